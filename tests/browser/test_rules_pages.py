"""The rules pages: every clause has its address, every link a target, and anyone can read them."""

import pytest
from tools.steps import DIST, ROOT

PAGES = ["raub.en", "raub.sr", "raub.sr-Cyrl"]
LOOKED_AT = ["raub.sr-Cyrl", "rablo.hu", "cribbage.ru", "preferans.sl", "index"]
"""Pages with every kind of diagram, in the languages with the longest words."""

DEAD_LINKS = """
[...document.querySelectorAll('a[href^="#"]')].map((a) => a.hash).filter((hash) => !document.querySelector(hash))
"""

RIGHT_EDGE = """
Math.max(...[...document.querySelectorAll(':is(article, main) > *, figure *')]
  .map((each) => each.getBoundingClientRect().right))
"""


@pytest.fixture
def open_rules(new_page, site):
    def open_(name, **options):
        page = new_page(**options)
        page.goto(f"{site}rules/{name}.html")
        return page

    return open_


@pytest.mark.parametrize("name", PAGES)
def test_clauses_are_numbered_without_a_gap_and_no_link_is_dead(open_rules, name):
    page = open_rules(name)
    numbers = page.eval_on_selector_all("h2[id^=c]", "all => all.map((h2) => Number(h2.id.slice(1)))")
    assert numbers == list(range(1, 32))
    assert page.evaluate(DEAD_LINKS) == []


def test_same_page_in_another_language_and_back_at_the_table(open_rules, site):
    page = open_rules("raub.en", java_script_enabled=False)
    page.get_by_role("link", name="Српски").click()
    assert page.url == f"{site}rules/raub.sr-Cyrl.html"
    assert page.locator("html").get_attribute("lang") == "sr-Cyrl"
    page.get_by_role("link", name="Назад за сто").click()
    assert page.url == site


def test_cyrillic_page_has_no_serbian_left_in_latin_letters(open_rules):
    page = open_rules("raub.sr-Cyrl")
    page.evaluate("document.querySelectorAll('.terms td[lang]').forEach((word) => word.remove())")
    text = page.inner_text("article")
    assert "штих" in text.lower()
    assert [word for word in text.split() if set(word.lower()) & set("čćđšž")] == []


@pytest.mark.parametrize("name", LOOKED_AT)
def test_nothing_is_wider_than_the_screen(open_rules, name):
    page = open_rules(name)
    for width in (320, 390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.evaluate(RIGHT_EDGE) <= width - 12


@pytest.mark.parametrize(("name", "scheme"), [*((name, "light") for name in LOOKED_AT), ("preferans.sl", "dark")])
def test_no_fault_that_axe_knows(open_rules, name, scheme):
    page = open_rules(name, color_scheme=scheme, bypass_csp=True)
    page.add_script_tag(path=ROOT / "node_modules/axe-core/axe.min.js")
    faults = page.evaluate("axe.run().then((found) => found.violations.map((each) => [each.id, each.nodes[0].html]))")
    assert faults == []


def test_on_paper_a_diagram_is_its_poster(open_rules):
    page = open_rules("cribbage.en")
    page.emulate_media(media="print")
    seen = "[...document.querySelectorAll(':is(.top, .toc, figure, table)')].filter((each) => each.checkVisibility())"
    assert set(page.evaluate(f"{seen}.map((each) => each.localName)")) == {"figure", "table"}
    assert not page.locator("stih-table >> nth=0 >> button").is_visible()


def test_every_page_is_found_from_the_index(open_rules):
    page = open_rules("index", java_script_enabled=False)
    listed = page.eval_on_selector_all("main li a", "all => all.map((link) => link.getAttribute('href'))")
    assert sorted([*listed, "index.html"]) == sorted(path.name for path in (DIST / "rules").glob("*.html"))
    page.locator("main").get_by_role("link", name="Преферанс").last.click()
    assert page.locator("h1").inner_text() == "Преферанс"
    page.get_by_role("link", name="Štih", exact=True).click()
    assert page.locator("h1").inner_text() == "Rules of the games"


def test_rules_have_the_look_that_was_chosen_and_lead_back_to_the_table(open_table, site):
    page = open_table("?speed=instant#g=raub&n=3&seats=you,rules")
    page.wait_for_selector("[data-screen='table']")
    page.evaluate("localStorage.setItem('stih/1/settings', JSON.stringify({ settings: { theme: 'dark' } }))")
    page.evaluate("location.href = 'rules/raub.en.html'")
    page.wait_for_url(f"{site}rules/raub.en.html")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector("[data-screen='table']")


def test_a_rule_opens_over_the_table_and_one_key_leads_back(open_table):
    page = open_table("?speed=instant&lang=en#g=raub&n=9&seats=you,rules,rules&o=start:41")
    page.locator(".say [data-command='rule']").click()
    frame = page.frame_locator("[data-panel='rule'] iframe")
    frame.locator("html[data-over='table'] #c18").wait_for()
    assert not frame.locator("[data-back]").is_visible()
    assert page.locator(".cloth").get_attribute("inert") is not None
    frame.locator("h2#c18, #c18 h2").first.press("Escape")
    page.wait_for_selector("[data-panel]", state="detached")
    assert page.evaluate("document.activeElement.matches(\"[data-command='rule']\")")
    assert len(page.context.pages) == 1
