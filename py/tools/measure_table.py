"""Measure how smoothly the table plays, on a slow processor too: gestures, tasks, panels. Needs Playwright."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from playwright.sync_api import BrowserType, Page
from stih.bots import move
from stih.engine.match import Match
from stih.engine.record import seal
from stih.engine.state import OVER
from stih.games import GAMES
from table.store import Store

from tools import browsing
from tools.ratios import Limit, Part, limits, machine, raw
from tools.steps import say
from tools.workload import SEATS

FRAME = 1000 / 60
QUICK = 100
"""Milliseconds that a hand does not feel: the limit on a slow processor."""

SLOW = 6
GESTURES = 10
"""How many gestures of each game make one measurement."""

LONG = 40
"""Deals of the match whose sheet and log are looked at."""

LATE = 18
"""Actions after which a deal of Rabló has a long log."""

LASTING = {"raub": "&o=start:41", "cribbage": "&o=target:241", "preferans": "&o=start_bule:100"}
"""Options with which a match does not end too soon."""

NO_PAUSES = "addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--m-hold', '0ms'));"
"""Bots act as soon as they can; cards travel all the same."""

WATCH = """
window.gestures = [];
(() => {
  let began = null, what, answered;
  addEventListener("click", (event) => {
    const control = event.target.closest("[data-action], [data-command]");
    began = control && event.timeStamp;
    what = control?.hasAttribute("data-action") ? "action" : "command";
    answered = what === "command";
  }, true);
  const message = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  const heard = function () {
    answered = true;
    return message.get.call(this);
  };
  Object.defineProperty(MessageEvent.prototype, "data", { ...message, get: heard });
  new MutationObserver(() => {
    if (began === null || !answered) return;
    window.gestures.push([what, performance.now() - began]);
    began = null;
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
})();
"""
"""Notes how long each gesture took until what it changed was drawn. An action may be drawn in part at
once; what counts is the first drawing after the engine's message was read, whether it is stored before or later."""

SPOTS = """(selector) => [...document.querySelectorAll(selector)].map((control) => {
  const box = control.getBoundingClientRect();
  return [box.left + Math.min(box.width / 2, 12), box.top + box.height / 2, control];
}).filter(([x, y, control]) => control.contains(document.elementFromPoint(x, y))).map(([x, y]) => [x, y])"""
"""Where the controls can be tapped that lie open."""

NEXT = ("[data-screen$='-result'] .go :is([data-command='next'], [data-command='new']), "
        "[data-screen='new'] [data-command='start'], .say [data-command='next']")
SETTLED = f"""() => document.documentElement.dataset.turn === "you" || document.querySelector("{NEXT}")"""

FREE = ":not([aria-disabled='true'])"


class Player:
    """Plays on a page by taps, by lot."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._rng = Random("player")

    def tap(self, selector: str) -> bool:
        """Tap one of the controls; False if there is none in sight."""
        spots = self._page.evaluate(SPOTS, selector)
        if spots:
            self._page.mouse.click(*self._rng.choice(spots))
        return bool(spots)

    def act(self) -> None:
        """Take one decision, or go on to what is told next."""
        self._page.wait_for_function(SETTLED)
        if not self.tap(f"{NEXT}, [data-action]{FREE}"):
            self.tap("[data-select][aria-pressed='false']")


@contextmanager
def table(kind: BrowserType, address: str, fragment: str, script: str = "") -> Iterator[Page]:
    """A page with a game on it, the engine ready."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        browsing.visit(kind, profile, f"{address}?speed=fast#{fragment}", NO_PAUSES + WATCH + script) as page,
    ):
        browsing.wait_for(page, "engine", "turn")
        browsing.settle(page)
        yield page


def slow_down(page: Page, rate: int) -> None:
    """Let the page's thread have so small a part of the processor."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def played(page: Page, count: int) -> tuple[list[float], list[float]]:
    """Play so many gestures. Returns their milliseconds and those of the long tasks meanwhile."""
    page.evaluate("window.gestures.length = window.tasks.length = 0")
    player = Player(page)
    while len(gestures := noted(page, "action")) < count:
        player.act()
    return gestures, page.evaluate("window.tasks.map((task) => task[1])")


def noted(page: Page, kind: str) -> list[float]:
    """The milliseconds of the gestures of a kind, "action" or "command"."""
    return [value for what, value in page.evaluate("window.gestures") if what == kind]


def opened(page: Page, panel: str, times: int) -> list[float]:
    """Open and close a panel so many times. Returns the milliseconds of each opening."""
    page.evaluate("window.gestures.length = 0")
    for _ in range(times):
        page.locator(f"[data-command='{panel}']").first.click()
        page.wait_for_selector("[data-panel]")
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-panel]", state="detached")
    return noted(page, "command")


def long_match() -> str:
    """A script that puts a match of LONG deals, and one more played almost to its end, into the browser's storage."""
    match = Match(GAMES["rablo"], ["rules"] * SEATS["rablo"], "7", {"rounds": 0})
    while len(match.deals) <= LONG or match.deal.turn != 0 or len(match.deals[-1]["actions"]) < LATE:
        if match.deal.phase == OVER:
            match.next_deal()
        match.act(move(match))
    match.seats[0] = "you"
    storage: dict[str, str] = {}
    Store(storage).save("long", seal(match.record()), json.loads(json.dumps(match.view(0))))
    return f"localStorage.length || Object.assign(localStorage, {json.dumps(storage)});"


# the parts

def at_full_speed(kind: BrowserType, address: str, times: int) -> list[Limit]:
    """Gestures of all games together, long tasks of each."""
    gestures, rows = [], []
    for game in SEATS:
        say(f"Measuring {game}: gestures ...")
        with table(kind, address, link(game)) as page:
            spent, tasks = played(page, GESTURES * times)
        gestures += spent
        rows.append(Limit(f"longest task while bots think, {game}", 50, 1, tasks or [0]))
    return [Limit("gesture to finished patch: median within 2 frames", 2 * FRAME, 0.5, gestures),
            Limit("gesture to finished patch: 95 % within 4 frames", 4 * FRAME, 0.95, gestures), *rows]


def at_a_sixth(kind: BrowserType, address: str, times: int) -> list[Limit]:
    """A hand of ten, a long sheet and a long log on a slow processor."""
    say(f"Measuring at 1/{SLOW} of the processor ...")
    with table(kind, address, link("preferans")) as page:
        slow_down(page, SLOW)
        hand, tasks = played(page, GESTURES * times)
    with table(kind, address, "s=long", long_match()) as page:
        slow_down(page, SLOW)
        sheet, log = opened(page, "score", 2 * times), opened(page, "log", 2 * times)
    return [Limit("gesture to finished patch, a hand of ten", QUICK, 0.95, hand),
            Limit("longest task while bots think, a hand of ten", QUICK, 1, tasks or [0]),
            Limit(f"opening a sheet of {LONG} rows", QUICK, 0.95, sheet),
            Limit("opening the log of a whole deal of that match", QUICK, 0.95, log)]


def link(game: str) -> str:
    """A fragment that starts a game against the best bots."""
    others = ",rules" * (SEATS[game] - 1)
    return f"g={game}&n=5&seats=you{others}{LASTING.get(game, '')}"


def measure(times: int) -> Part:
    """Play GESTURES times so many gestures of each game."""
    address = browsing.served()
    with browsing.browsers() as kind:
        version = browsing.version(kind)
        full, slow = at_full_speed(kind, address, times), at_a_sixth(kind, address, times)
    text = f"""Decisions drawn by lot and taken by taps, bots without pauses, cards travelling, in {version} on \
{machine()}. A gesture lasts from the tap to the drawing of the engine's answer, before a bot moves.

{limits(full)}

The same with the page's thread at a {SLOW}th of its speed, as on a cheap phone:

{limits(slow)}

A task is noted from 50 ms on; where there was none, 0 stands."""
    return Part(text, raw([*full, *slow]))
