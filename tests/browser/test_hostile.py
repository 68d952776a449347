"""What comes from outside, put to a browser: no script of it runs, no element comes of it.

One string is tried everywhere: it would make an element, and run, wherever it were taken for markup.
"""

import json
from urllib.parse import quote

import pytest
from stih.engine import record as records
from stih.engine.match import Match
from stih.games import GAMES
from support import serving, until, wait_for_engine
from table.store import pack
from tools import author

HOSTILE = '"\'><img src=x data-let-in onerror="window.ran=1"><script>window.ran=2</script>'
SHORT = "<b data-let-in>"
LET_IN = """() => [window.ran ?? null, document.querySelectorAll("[data-let-in], iframe, object, embed").length,
  [...document.querySelectorAll("*")].filter((each) => [...each.attributes].some(({name, value}) =>
    /^on/.test(name) || /^(href|src)$/.test(name) && /^\\s*(javascript|data):/i.test(value))).length]"""
NOTHING = [None, 0, 0]
IN_SHADOW = """[...document.querySelectorAll("stih-table")].map(
  (each) => each.shadowRoot.querySelectorAll("[data-let-in], script").length)"""


def seen(page, text):
    """Wait until the text stands on the page, as text; nothing of it was let in."""
    until(page, lambda: text in page.inner_text("#app"))
    assert page.evaluate(LET_IN) == NOTHING


def open_fragment(page, fragment, screen):
    """Follow a link within the page until it shows a screen."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    page.wait_for_selector(f"[data-screen='{screen}']")


@pytest.fixture(scope="module")
def table(browser, site):
    """One page with the engine ready, for all that is put to it."""
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(f"{site}?speed=instant")
    wait_for_engine(page)
    yield page
    context.close()


LINKS = {
    "game": ("g={}", "problem"), "options": ("g=raub&o={}:1", "problem"), "option": ("g=raub&o=maus:{}", "problem"),
    "level": ("g=raub&seats=you,{}", "problem"), "text": ("t={}", "problem"), "packed": ("d={}", "problem"),
    "step": ("t=%5BGame%20%22raub%22%5D&step={}&seat={}", "steps"),
}


@pytest.mark.parametrize("name", LINKS)
def test_a_link(table, name):
    fragment, screen = LINKS[name]
    open_fragment(table, fragment.replace("{}", quote(HOSTILE)), screen)
    assert table.evaluate(LET_IN) == NOTHING


def test_a_name_and_a_number_in_a_link(table):
    open_fragment(table, f"g=raub&n={quote(HOSTILE)}&seats=you,person:{quote(SHORT)}", "curtain")
    assert table.evaluate(LET_IN) == NOTHING
    open_fragment(table, "home=1", "home")
    seen(table, SHORT)


@pytest.mark.parametrize(("start", "screen"), [("g=raub&n=", "problem"), ("t=", "problem"), ("new=", "problem")])
def test_a_link_of_megabytes_is_refused_at_once(table, start, screen):
    """MicroPython would take minutes to read it."""
    table.evaluate("start => { location.hash = start + 'A'.repeat(1_900_000); }", start)
    table.wait_for_selector(f"[data-screen='{screen}']", timeout=20_000)
    open_fragment(table, "home=1", "home")


def test_a_notation(table):
    said = HOSTILE.replace('"', '\\"')
    text = author.DEAL.replace("What would you play?", said).replace("The king takes so far.", "The " + SHORT)
    text = text.replace("[Dealer", f'[Author "{said}"]\n[Event "{said}"]\n[Dealer')
    open_fragment(table, f"t={quote(text)}&step=11", "steps")
    seen(table, SHORT)
    assert "data-let-in" in table.title()
    table.click("[data-command='share']")
    table.wait_for_selector("#share-text", state="attached")
    assert "data-let-in" in table.input_value("#share-text")
    assert table.evaluate(LET_IN) == NOTHING


def test_an_import_file(table):
    match = Match(GAMES["raub"], ["you", "person:" + SHORT], "another " + HOSTILE)
    saves = [pack({"saved": 1, "sealed": sealed, "view": {"names": [HOSTILE]}})
             for sealed in (records.seal(match.record()), HOSTILE, records.seal(match.record() | {"game": HOSTILE}))]
    file = {"stih": 1, "long": "A" * 8_000_000, "ids": [HOSTILE, "1", HOSTILE], "saves": saves,
            "settings": {"lang": HOSTILE, "theme": HOSTILE}}
    open_fragment(table, "import=1", "taking")
    with table.expect_file_chooser() as chooser:
        table.click("[data-command='choose']")
    chooser.value.set_files({"name": "a", "mimeType": "text/plain", "buffer": json.dumps(file).encode()})
    seen(table, SHORT)
    seen(table, "data-let-in onerror")
    table.click("[data-command='take']")
    table.wait_for_selector(".taken")
    assert table.evaluate(LET_IN) == NOTHING


def test_a_name_that_is_typed(table):
    open_fragment(table, "new=raub", "new")
    table.select_option("[name='level-1']", "person")
    table.fill("[name='name-1']", SHORT)
    table.fill("[name='seed']", HOSTILE)
    table.click("[data-command='start']")
    table.wait_for_selector("[data-screen='curtain']")
    open_fragment(table, "home=1", "home")
    seen(table, SHORT)


def test_a_stored_game_and_the_plain_page_for_games(new_page, site):
    """Storage belongs to the whole host: another page on it may have written anything."""
    page = new_page()
    page.goto(f"{site}rescue.html")
    view = {"game": HOSTILE, "names": [HOSTILE], "number": HOSTILE, "seats": HOSTILE}
    text = pack({"saved": 1, "sealed": HOSTILE, "view": view})
    textless = {"toString": 1}  # what JavaScript cannot make a text of
    other = pack({"saved": 1, "sealed": "", "view": {"game": textless, "number": textless}})
    undated = pack({"saved": 10**30, "sealed": HOSTILE, "view": view})
    settings, index = pack({"settings": {"theme": HOSTILE, "lang": [HOSTILE], "last": 5}}), pack({"games": 5})
    page.evaluate("kept => Object.assign(localStorage, kept)", {
        "stih/1/game/<b data-let-in>/a": text, "stih/1/game/2/a": other, "stih/1/game/3/a": undated,
        "stih/1/settings": settings, "stih/1/index": index})
    page.reload()
    assert page.locator("tbody tr").count() == 3
    assert page.locator("#save").is_visible()
    assert "data-let-in" in page.inner_text("tbody")
    assert page.evaluate(LET_IN) == NOTHING
    page.goto(site)
    page.wait_for_selector("[data-problem='damaged']")
    assert page.locator("[data-problem='damaged']").count() == 3
    assert page.evaluate(LET_IN) == NOTHING


def test_a_translation(new_page, site, watch):
    page = new_page(locale="en-GB")
    words = "".join(f"{key} = {HOSTILE}\n" for key in ("home-settings", "home-games", "raub-tagline", "app-title"))
    page.route("**/locales/en.ftl", lambda route: route.fulfill(body=words + route.fetch().text()))
    page.goto(site)
    seen(page, "data-let-in")
    assert page.title() == HOSTILE


def test_a_message_and_the_poster_of_an_embedded_table(new_page, site, watch, tmp_path):
    attributes = " ".join(f"{name}='{quote_attribute(HOSTILE)}'" for name in ("deal", "game", "mode", "seat", "lang"))
    deal = author.DEAL.replace("What would you play?", HOSTILE.replace('"', '\\"').replace("</", "<\\\\/"))
    (tmp_path / "index.html").write_text(
        f'<!doctype html><link rel="icon" href="data:,"><script src="{site}web/embed.js" defer></script>'
        f"<stih-table {attributes}></stih-table>"
        f'<stih-table deal=\'{quote_attribute(deal)}\' step="11" autoload></stih-table>')
    with serving(tmp_path, prefix="/") as host:
        host = host.replace("127.0.0.1", "localhost")
        watch.homes.append(host)
        page = new_page(viewport={"width": 390, "height": 1400})
        page.goto(host)
        assert page.evaluate(IN_SHADOW) == [0, 0]
        page.frame_locator("iframe").locator("[data-screen='steps']").wait_for(timeout=90_000)
        frame = page.frames[-1]
        for fields in ({"type": "stih:load", "t": HOSTILE}, {"type": "stih:lang", "lang": HOSTILE},
                       {"type": "stih:theme", "theme": HOSTILE}, {"type": "stih:load", "g": HOSTILE, "n": HOSTILE}):
            page.evaluate("([fields, site]) => document.querySelectorAll('stih-table')[1].shadowRoot"
                          ".querySelector('iframe').contentWindow.postMessage({v: 1, ...fields}, site)",
                          [fields, site.split("/some/")[0]])
        frame.wait_for_selector("[data-screen='problem']")
        assert frame.evaluate(LET_IN) == NOTHING
        assert page.evaluate("window.ran ?? null") is None and page.evaluate(IN_SHADOW) == [0, 0]


def quote_attribute(text):
    """A text as the value of an attribute in single quotes."""
    return text.replace("&", "&amp;").replace("'", "&#39;")


def test_the_policy_holds_where_everything_else_failed(new_page, site, watch):
    """Markup put into the page by force does not run: neither a script in it nor a handler, and nothing is fetched."""
    page = new_page()
    page.goto(f"{site}rescue.html")
    page.evaluate("""hostile => {
      document.body.insertAdjacentHTML("beforeend", hostile);
      const script = document.createElement("script");
      script.textContent = "window.ran = 3";
      document.body.append(script);
      const far = document.createElement("script");
      far.src = "https://stih.example/x.js";
      document.body.append(far);
    }""", HOSTILE)
    kinds = ("Content Security Policy", "404")  # the picture is asked of the site itself, which has none
    until(page, lambda: [sum(kind in fault for fault in watch.faults) for kind in kinds] == [3, 1])
    assert page.evaluate("window.ran ?? null") is None
    watch.faults.clear()
    watch.requests.clear()  # the one that was refused is among them
