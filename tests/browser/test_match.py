"""A match in the page, from the first deal to the last, and what comes between."""

import json
import re

import pytest
from player import Player, drawn, saves
from support import until, wait_for_engine

LINK = "?speed=instant#g=raub&n=4711&seats=you,rules,rules"
IN_TRICK = ".trick li.card[data-table-card]"
LEFT_AT_ONCE = """(link) => {
    new MutationObserver((_, watch) => {
        if (!document.querySelector("[data-screen='table']")) return;
        watch.disconnect();
        location.hash = "home=1";
    }).observe(document.querySelector("#app"), { childList: true, subtree: true });
    location.hash = link;
}"""
"""Opens a link and leaves its table as soon as that is drawn."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_match_against_bots(open_table, players):
    seats = ",".join(["you"] + ["rules"] * (players - 1))
    page = open_table(f"?speed=instant#g=raub&n=7&seats={seats}&o=start:11")
    player = Player(page)
    assert player.play_match() > 1
    assert player.screen() == "match-result"
    assert page.locator(".verdict h2").inner_text()
    scores = [text.replace("−", "-") for text in page.locator(".ab b").all_inner_texts()]
    assert min(map(int, scores)) <= 0


def test_a_game_from_the_menu(open_table):
    page = open_table("?speed=instant")
    page.click("[data-command='new'][data-game='raub']")
    page.locator("label", has=page.locator("[name='players'][value='2']")).click()
    page.click("[data-command='unfold']")
    page.click("[data-command='switch'][data-key='maus']")
    page.click("[data-command='start']")
    page.wait_for_selector("[data-players='2']")
    assert Player(page).play_deal() == "deal-result"


def test_the_same_number_deals_the_same_cards(open_table):
    hands = [open_table(LINK).locator(".hand [data-card]") for _ in range(2)]
    first, second = ([card.get_attribute("data-card") for card in hand.all()] for hand in hands)
    assert first == second


def test_a_reload_in_mid_trick_goes_on_there(open_table):
    page = open_table(LINK)
    Player(page).until(IN_TRICK)
    before = drawn(page)
    page.reload()
    wait_for_engine(page)
    until(page, lambda: drawn(page) == before)
    assert Player(page).play_deal() == "deal-result"


def test_a_stored_table_is_drawn_without_the_engine_and_keeps_the_first_card(open_table):
    page = open_table(LINK)
    Player(page).until(IN_TRICK)
    held = []
    page.route("**/stih.zip", lambda route: held.append(route))
    page.reload()
    page.wait_for_selector("html[data-page='ready']", state="attached")
    until(page, lambda: held)
    assert page.get_attribute("html", "data-engine") == "starting"
    lit = page.locator(".hand .card.lit").first
    name = lit.get_attribute("data-card")
    lit.click()
    page.unroute("**/stih.zip")
    page.reload()
    wait_for_engine(page)
    page.locator(f".hand [data-card='{name}']").wait_for()


def test_the_next_deal_is_dealt_when_the_engine_is_there(open_table):
    page = open_table(LINK)
    Player(page).play_deal()
    held = []
    page.route("**/stih.zip", lambda route: held.append(route))
    page.reload()
    page.click("[data-command='next']")
    page.wait_for_selector("[data-screen='deal-result'] .go [role='status']")
    until(page, lambda: held)
    held[0].continue_()
    page.wait_for_selector("[data-screen='table'] [data-action]")


def test_the_first_card_is_sent_when_the_engine_is_there(open_table):
    page = open_table(LINK)
    Player(page).until(IN_TRICK)
    page.reload()
    page.wait_for_selector("html[data-page='ready']", state="attached")
    lit = page.locator(".hand .card.lit").first
    name = lit.get_attribute("data-card")
    lit.click()
    wait_for_engine(page)
    page.locator(f".hand [data-card='{name}']").wait_for(state="detached")


def test_a_decision_is_taken_back(open_table):
    page = open_table(LINK)
    player = Player(page)
    player.until(IN_TRICK)
    before = drawn(page)
    player.act()
    player.settle()
    assert drawn(page) != before
    page.click("[data-command='undo']")
    page.wait_for_function("text => document.querySelector('#app').innerText === text", arg=before)


def test_an_illegal_card_says_why_and_where_it_is_written(open_table):
    page = open_table("?speed=instant#g=raub&n=9&seats=you,rules,rules&o=start:41")
    player = Player(page)
    player.until(".hand [aria-disabled='true']")
    card = page.locator(".hand [aria-disabled='true']").first
    count = page.locator(".hand [data-card]").count()
    card.click(force=True)
    why = page.locator("#why")
    assert "must wait" in why.inner_text()
    assert re.search(r"rules/raub\.en\.html#c15$", why.locator("a").get_attribute("href"))
    assert page.locator(".hand [data-card]").count() == count


def test_a_reason_given_before_the_engine_is_there_stays(open_table):
    page = open_table("?speed=instant#g=raub&n=9&seats=you,rules,rules&o=start:41")
    Player(page).until(".hand [aria-disabled='true']")
    page.reload()
    page.locator(".hand [aria-disabled='true']").first.click(force=True)
    page.wait_for_selector("[data-command='hint']:not([aria-disabled])")
    assert "must wait" in page.inner_text("#why")


def test_the_browsers_back_leads_home_and_loses_nothing(open_table):
    page = open_table(LINK)
    Player(page).until(IN_TRICK)
    before = drawn(page)
    page.go_back()
    page.wait_for_selector("[data-screen='home']")
    page.click("[data-command='continue']")
    until(page, lambda: drawn(page) == before)  # once the engine has opened it again


def test_the_address_of_a_game_that_is_not_kept_here_says_so(open_table):
    page = open_table("#s=gone")
    assert "not kept in this browser" in page.inner_text("[data-screen='problem']")
    page.click("[data-command='home']")
    page.wait_for_selector("[data-screen='home']")


def test_a_game_that_is_reloaded_before_the_first_answer_begins_again(new_page, site):
    page, held = new_page(), []
    page.route("**/stih.zip", lambda route: held.append(route))
    page.goto(site + LINK)
    page.wait_for_selector("[data-screen='table']")
    until(page, lambda: held)
    page.reload()
    held[0].abort()
    until(page, lambda: held[1:])
    held[1].continue_()
    page.wait_for_selector("[data-action]")
    page.click("[data-command='menu']")
    page.click("[data-command='share']")
    page.wait_for_selector("#share-seed", state="attached")
    assert page.input_value("#share-seed").endswith(LINK[LINK.index("#") :])


@pytest.mark.parametrize("again", [False, True])
def test_a_game_that_was_kept_and_is_gone_is_not_begun_again(open_table, again):
    page = open_table(LINK)
    Player(page).play_deal()
    if again:
        page.click("[data-command='again']")
        page.wait_for_selector("[data-screen='table'] [data-action]")
    until(page, lambda: saves(page))
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_selector("[data-screen='problem'] >> text=not kept in this browser")
    assert page.evaluate("localStorage.length") == 0


def test_a_game_that_is_left_at_once_is_kept(open_table):
    page = open_table()
    page.evaluate(LEFT_AT_ONCE, LINK[LINK.index("#") :])
    page.wait_for_selector("[data-screen='home'] [data-command='continue']")


def test_games_stand_side_by_side_and_are_deleted_on_request_only(open_table):
    page = open_table(LINK)
    Player(page).settle()
    page.go_back()
    page.click("[data-command='new']")
    page.click("[data-command='start']")
    Player(page).settle()
    page.click("[data-command='leave']")
    rows = page.locator("[data-command='continue']")
    assert rows.count() == 2
    page.locator("[data-command='delete']").first.click()
    page.click("[data-command='keep']")
    assert rows.count() == 2
    page.locator("[data-command='delete']").first.click()
    page.click("[data-command='lose']")
    page.wait_for_function("() => document.querySelectorAll(\"[data-command='continue']\").length === 1")


def test_the_language_is_switched_at_the_table(open_table):
    page = open_table(LINK)
    Player(page).until(IN_TRICK)
    cards = page.locator(".hand [data-card]").count()
    for language, tag, word in (("sr", "sr-Latn", "karta"), ("sr-Cyrl", "sr-Cyrl", "карта"), ("en", "en", "card")):
        page.click("[data-command='menu']")
        page.select_option("[data-field='lang']", language)
        page.wait_for_selector(f"html[lang='{tag}']", state="attached")
        page.click("[data-panel] [data-command='close']")
        assert word in page.get_attribute(".hand", "aria-label").lower() + page.locator(".prompt").inner_text().lower()
        assert page.locator(".hand [data-card]").count() == cards
    page.reload()
    assert page.get_attribute("html", "lang") == "en"


def test_a_damaged_save_is_refused_in_words_and_kept(open_table):
    page = open_table(LINK)
    Player(page).settle()
    page.go_back()
    page.evaluate("""() => {
        for (const key of Object.keys(localStorage).filter(key => key.startsWith("stih/1/game/")))
            localStorage.setItem(key, localStorage.getItem(key).slice(0, -40));
    }""")
    kept = saves(page)
    page.reload()
    notice = page.locator("[data-problem='damaged']")
    assert "damaged" in notice.inner_text()
    with page.expect_download() as download:
        notice.locator("[data-command='file']").click()
    assert json.loads(download.value.path().read_text())["saves"][0] in kept.values()
    assert saves(page) == kept


def test_the_copy_before_a_damaged_save_goes_on(open_table):
    page = open_table(LINK)
    player = Player(page)
    player.until(IN_TRICK)
    page.go_back()
    page.evaluate("""() => {
        const games = JSON.parse(localStorage.getItem("stih/1/index")).games;
        for (const [game, slot] of Object.entries(games)) localStorage.setItem(`stih/1/game/${game}/${slot}`, "torn");
    }""")
    page.reload()
    page.click("[data-command='copy']")
    assert Player(page).play_deal() == "deal-result"
    assert "torn" in saves(page).values()


def test_a_newer_save_is_refused_in_words_and_kept(open_table):
    page = open_table(LINK)
    Player(page).settle()
    page.go_back()
    page.evaluate("""() => {
        const [key] = Object.keys(localStorage).filter(key => key.startsWith("stih/1/game/") && key.endsWith("/b"));
        for (const slot of ["a", "b"]) localStorage.setItem(key.slice(0, -1) + slot, '{"schema": 2, "new": true}');
    }""")
    kept = saves(page)
    page.reload()
    assert "newer" in page.locator("[data-problem='newer']").inner_text()
    assert saves(page) == kept


def test_a_record_the_engine_refuses_is_told_and_kept(open_table):
    page = open_table(LINK)
    Player(page).settle()
    page.evaluate("""() => {
        const crc = text => {
            let c = -1;
            for (const byte of new TextEncoder().encode(text)) {
                c ^= byte;
                for (let bit = 0; bit < 8; bit++) c = (c >>> 1) ^ (0xedb88320 & -(c & 1));
            }
            return ((c ^ -1) >>> 0).toString(16).padStart(8, "0");
        };
        for (const key of Object.keys(localStorage).filter(key => key.startsWith("stih/1/game/"))) {
            const {checksum, ...body} = JSON.parse(localStorage.getItem(key));
            const rest = JSON.stringify({...body, sealed: "bm90IGEgcmVjb3Jk"}).slice(1);
            localStorage.setItem(key, `{"checksum": "${crc(rest)}", ${rest}`);
        }
    }""")
    kept = saves(page)
    page.reload()
    page.wait_for_selector("[data-screen='problem']")
    assert "cannot be read" in page.locator("[data-screen='problem']").inner_text()
    assert saves(page) == kept
    page.click("[data-command='home']")
    page.wait_for_selector("[data-screen='home']")


def test_a_link_that_starts_no_game_says_why(open_table):
    page = open_table("#g=raub&seats=you,grandmaster")
    assert "grandmaster" in page.locator("[data-screen='problem']").inner_text()


def test_without_storage_the_game_goes_on_and_the_page_says_so(new_page, site):
    page = new_page()
    page.add_init_script("""
        Object.defineProperty(window, "localStorage", {
            get() { throw new DOMException("no", "SecurityError"); }, configurable: true,
        });
    """)
    page.goto(site + "?speed=instant")
    wait_for_engine(page)
    assert "keeps nothing" in page.locator("[data-problem='forbidden']").inner_text()
    page.click("[data-command='new']")
    page.click("[data-command='start']")
    assert Player(page).play_deal() == "deal-result"
    page.click("[data-command='leave']")
    assert page.locator("[data-command='continue']").count() == 1


def test_a_full_storage_is_told_once_and_the_game_goes_on(open_table):
    page = open_table(LINK)
    player = Player(page)
    player.settle()
    page.evaluate("""() => {
        Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    }""")
    player.act()
    notice = page.locator("[data-panel='fault']")
    assert "no room" in notice.inner_text()
    page.click("[data-panel='fault'] [data-command='close']")
    assert player.play_deal() == "deal-result"
    assert notice.count() == 0
