"""The core of the page in every engine: it starts, plays, goes on after a reload, without a network, in a frame."""

import random

import pytest
from support import serving
from tools import author

ACTIONS = "[data-action]:not([aria-disabled='true'])"
CHOOSE = "[data-select][aria-pressed='false']"
IN_TRICK = ".trick.run .last"

READY = "() => document.documentElement.dataset.engine === 'ready'"
SETTLED = """() => document.documentElement.dataset.turn === "you"
    || Boolean(document.querySelector("[data-screen='deal-result'], [data-screen='match-result']"))"""
SCREEN = "() => document.querySelector('[data-screen]').dataset.screen"
DRAWN = "() => document.querySelector('#app').innerText"
KEPT = "async () => (await caches.keys()).length > 0 && window.stihUpdate.offline"

LINKS = {
    "raub": "g=raub&n=9&seats=you,rules,rules&o=start:41",
    "cribbage": "g=cribbage&n=5&seats=you,rules",
    "rablo": "g=rablo&n=5&seats=you,rules,rules,rules",
    "preferans": "g=preferans&n=5&seats=you,rules,rules",
}

OVERFLOWS = """() => [...document.querySelectorAll("body, #app, #app *")].filter((node) =>
    node.checkVisibility() && !node.closest("svg") && node.getBoundingClientRect().right > innerWidth + 1
    && getComputedStyle(node).position !== "fixed").map((node) => node.className)"""
UNSIGHTLY = """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    return width < 30 || Math.abs(height / width - 1.4) > 0.05 || card.getBoundingClientRect().top > innerHeight;
}).map((card) => card.dataset.card)"""
DRAWN_WHOLE = """() => [...document.querySelectorAll("#app use")].every((use) => {
    const box = use.getBoundingClientRect();
    return !use.checkVisibility() || box.width || box.height;
})"""
"""The drawings of cards come after the rest."""

SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"

HOST = """<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title>
<script>
  const heard = [];
  for (const name of ["ready", "action"]) addEventListener("stih:" + name, (event) => heard.push(event.detail));
</script>
<script src="{site}web/embed.js" defer></script>
<stih-table mode="play" step="11"><script type="text/stih">{deal}</script></stih-table>"""
SHOWN = "() => document.querySelector('stih-table').shadowRoot.querySelector('iframe')?.className === 'running'"


def start(window, address):
    """Open the site and wait until its engine is ready."""
    window.open(address)
    window.wait(READY)


def table(site, game):
    """The address of a match that is always the same."""
    return f"{site}?speed=instant&lang=en#{LINKS[game]}"


def act(window, rng):
    """Take one decision by tapping: cards to be laid away, then a card or a button."""
    if cards := window.count(CHOOSE):
        window.press(CHOOSE, rng.randrange(cards))
    while not (wanted := window.count(ACTIONS)):
        window.press(CHOOSE, rng.randrange(window.count(CHOOSE)))
    window.press(ACTIONS, rng.randrange(wanted))


def settle(window):
    """Wait until it is the player's turn or the deal is over; gives the screen's name."""
    window.wait(SETTLED)
    return window.run(SCREEN)


def play(window, until="[data-screen='deal-result']"):
    """Play until something is there at the player's turn, at the latest to the end of the deal; gives the screen."""
    rng = random.Random(1)
    while (screen := settle(window)) == "table" and not window.count(until):
        act(window, rng)
    return screen


def test_the_page_starts(window, site, picture):
    start(window, f"{site}?lang=en")
    assert window.run("() => document.querySelectorAll('.tile[data-game]').length") == 4
    assert window.run(OVERFLOWS) == []
    window.wait(DRAWN_WHOLE)
    picture("home")


@pytest.mark.parametrize("game", LINKS)
def test_a_deal_is_played_to_its_end(window, site, picture, game):
    start(window, table(site, game))
    settle(window)
    assert not window.run(SCROLLS)
    assert window.run(OVERFLOWS) == []
    assert window.run(UNSIGHTLY) == []
    window.wait(DRAWN_WHOLE)
    picture(game)
    assert play(window) == "deal-result"
    picture(f"{game}-result")


def test_panels_open_and_close(window, site, picture):
    start(window, table(site, "raub"))
    settle(window)
    for panel in ("score", "log", "menu"):
        window.press(f"[data-command='{panel}']")
        window.wait("(panel) => Boolean(document.querySelector(`[data-panel='${panel}']`))", panel)
        picture(f"panel-{panel}")
        window.press("[data-panel] [data-command='close']")
        window.wait("() => !document.querySelector('[data-panel]')")
    if not window.run("() => Boolean(window.CloseWatcher)"):
        window.press("[data-command='menu']")
        window.back()
        window.wait("() => !document.querySelector('[data-panel]')")
    window.back()
    window.wait("() => Boolean(document.querySelector('[data-screen=home]'))")


def test_a_reload_goes_on_in_mid_trick(window, site):
    start(window, table(site, "cribbage"))
    assert play(window, until=IN_TRICK) == "table"
    before = window.run(DRAWN)
    window.reload()
    window.wait(READY)
    window.wait(f"(before) => ({DRAWN})() === before", before)
    assert play(window) == "deal-result"


def test_it_opens_without_a_network(window, folder):
    with serving(folder) as address:
        start(window, address)
        window.wait(KEPT)
    window.open("about:blank")
    start(window, table(address, "cribbage"))
    assert play(window) == "deal-result"


def test_a_table_in_a_page_of_another_site(window, site, picture, tmp_path):
    (tmp_path / "index.html").write_text(HOST.format(site=site, deal=author.DEAL))
    with serving(tmp_path, prefix="/") as address:
        window.open(address.replace("127.0.0.1", "localhost"))
        window.run("() => document.querySelector('stih-table').start()")
        window.wait(SHOWN)
        with window.inside("stih-table"):
            window.wait("() => Boolean(document.querySelector(\".hand [data-card='AS'].lit\"))")
            window.run("() => document.querySelector(\".hand [data-card='AS']\").click()")  # BiDi has no finger here
            window.wait("() => !document.querySelector(\".hand [data-card='AS']\")")
        picture("embedded")
        assert window.run("() => heard.map((each) => each.type)") == ["stih:ready", "stih:action"]
