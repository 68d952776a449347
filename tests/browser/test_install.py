"""The page can be installed, and asks for it once, quietly, after a first deal."""

from player import Player
from support import wait_for_engine

OFFER = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => { window.asked = true; };
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
}"""


def test_a_browser_finds_nothing_that_keeps_it_from_installing(new_page, site):
    page = new_page(service_workers="allow")
    page.goto(site)
    wait_for_engine(page)
    page.wait_for_function("window.stihUpdate.offline", timeout=60_000)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == [] and told["url"] == f"{site}manifest.webmanifest"
    found = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(found) <= {"in-incognito"}


def test_home_offers_it_after_a_first_deal_and_never_again_once_sent_away(open_table):
    page = open_table("?speed=instant#g=raub&n=9&seats=you,rules,rules")
    assert page.evaluate(OFFER)
    Player(page).play_deal()
    page.click("[data-command='leave']")
    page.click("[data-command='install']")
    assert page.evaluate("window.asked")
    page.wait_for_selector(".install", state="detached")
    page.evaluate(OFFER)
    page.click("[data-command='no-install']")
    page.evaluate(OFFER)
    page.reload()
    wait_for_engine(page)
    page.evaluate(OFFER)
    assert page.locator("[data-screen='home']").count() and not page.locator(".install").count()
