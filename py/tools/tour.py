"""A walk through every screen of the site, for pictures; the same walk every time."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import quote

from playwright.sync_api import Page, Route

from tools import author

PATIENCE = 90_000
"""Milliseconds until the walk gives up waiting for the page."""

LONGEST = 400
"""Decisions until the walk gives up waiting for a screen."""

FREE = ":not([aria-disabled='true'])"
TAGS = {"sr": "sr-Latn"}
"""The page's own language tags, where they differ from the names of languages here."""

FACES = {"usual": {"faces": "german", "suits": "two", "index": "normal"},
         "other": {"faces": "french", "suits": "four", "index": "large"}}
"""What cards look like: as they come, and with everything changed that can be."""

CHANGE = """([field, value]) => {
    const control = document.createElement("input");
    control.dataset.field = field;
    control.value = value;
    document.querySelector("#app").append(control);
    control.dispatchEvent(new Event("change", { bubbles: true }));
    control.remove();
}"""
"""Change a setting as the player would, on a screen that may not have a field for it."""

OFFER = "() => { stihInstall.ready = true; stihInstall.onchange(); }"
FULL = "() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }"
SPOIL = """() => Object.keys(localStorage).filter(key => key.startsWith("stih/1/game/"))
    .forEach(key => localStorage.setItem(key, localStorage.getItem(key).replace('"checksum":"', '"checksum":"x')))"""

OFFLINE = """() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
    dispatchEvent(new Event("offline"));
}"""
ENGINE = "**/stih.zip"
"""What the worker fetches before it can answer."""

RESULTS = "[data-screen='deal-result'], [data-screen='match-result']"
SETTLED = f"""() => document.documentElement.dataset.turn === "you"
    || document.querySelector("{RESULTS}, [data-screen='problem']")"""

GONE = f"""before => !document.querySelector("{RESULTS}")
    || document.querySelector("h1").innerText !== before"""

PRESS = """selector => {
    const control = [...document.querySelectorAll(selector)].find(each => each.checkVisibility());
    control?.click();
    return Boolean(control);
}"""

EAGER = ("accept", "follow", "raub", "face_up", "deal", "snapszer:AA", "bid:2", "come", "ok")
"""Decisions that keep the player in the deal, the most wanted first."""


@dataclass(frozen=True)
class Table:
    """A match with a fixed number: its link, and for each stop what has to be on the table by then."""

    link: str
    stops: dict[str, str]
    panels: tuple[str, ...] = ("score", "log")
    speed: str = "instant"
    eager: tuple[str, ...] = EAGER


TABLES = {
    "raub": Table(
        "g=raub&n=9&seats=you,rules,rules&o=start:41",
        {
            "speak": "[data-action='accept']",
            "exchange": "[data-action='done']",
            "play": ".trick [data-table-card]",
            "refused": ".hand [aria-disabled='true']",
        },
        ("score", "log", "rules", "menu", "keys"),
    ),
    "raub-four": Table("g=raub&n=12&seats=you,rules,rules,rules&o=start:41", {"play": ".trick [data-table-card]"}, ()),
    "raub-two": Table("g=raub&n=3&seats=you,rules&o=start:41", {"play": ".trick [data-table-card]"}, ()),
    "cribbage": Table("g=cribbage&n=5&seats=you,rules", {"lay": "[data-select]", "play": ".hand [data-action]"}),
    "cribbage-three": Table(
        "g=cribbage&n=5&seats=you,rules,rules&o=counting:manual,muggins:show",
        {"play": ".trick.run .last", "count": ".numbers", "muggins": "[data-action='no_muggins']"},
        (),
    ),
    "cribbage-four": Table("g=cribbage&n=5&seats=you,rules,rules,rules", {"play": ".trick.run .last"}, ()),
    "cribbage-show": Table("g=cribbage&n=5&seats=you,rules", {"told": ".say [data-command='next']"}, (), "slow"),
    "rablo": Table(
        "g=rablo&n=5&seats=you,rules,rules,rules",
        {"call": "[data-action]", "kontra": "[data-action='kontra']", "play": ".trick [data-table-card]"},
    ),
    "preferans": Table(
        "g=preferans&n=5&seats=you,rules,rules",
        {"bid": "[data-action]", "talon": "[data-select]", "declare": "[data-action^='declare']",
         "play": ".trick [data-table-card]"},
    ),
    "preferans-defence": Table(
        "g=preferans&n=5&seats=you,rules,rules",
        {"come": "[data-action='come']", "kontra": "[data-action='kontra']", "play": ".trick [data-table-card]"},
        (),
        eager=("pass", "come", "ok"),
    ),
}
MATCHES = {
    "raub": "g=raub&n=7&seats=you,rules,rules&o=start:11",
    "cribbage": "g=cribbage&n=7&seats=you,rules&o=target:61",
    "rablo": "g=rablo&n=7&seats=you,rules,rules,rules&o=rounds:4",
    "preferans": "g=preferans&n=7&seats=you,rules,rules&o=start_bule:10",
}
"""Matches that are soon over."""
CERTAIN = """[Game "rablo"] [Seats "you rules rules rules"] [Dealer "3"]
[Hands "AH TH KH QH AL AB / 9H KL QL KB JA 9A / JH TL JL TB QA KA / 9L QB JB 9B AA TA"]
durchmarsch:AH / pass pass pass
AH 9H JH 9B"""
"""A deal in which the player may lay the hand open next."""

PEOPLE = "g=raub&n=4&seats=you,person:Ana,rules"


def wanted(name: str, names: list[str] | None) -> bool:
    """Whether a screen is among those whose names begin with one of `names`; all are when there is none."""
    return names is None or any(name.startswith(each) for each in names)


class Tour:
    """A walk on a page of Playwright's that has been opened at `site`, in `language`."""

    def __init__(self, page: Page, site: str, language: str) -> None:
        page.set_default_timeout(PATIENCE)
        self._page = page
        self._site = site
        self._language = language
        self._eager = EAGER

    def stops(self, names: list[str] | None = None) -> Iterator[str]:
        """Go where the screens called `names` are; yields the name of each screen while it is shown."""
        for part, walk in self._parts().items():
            if names is None or any(part.startswith(name) or name.startswith(part) for name in names):
                yield from (name for name in walk() if wanted(name, names))

    def _parts(self) -> dict[str, Callable[[], Iterator[str]]]:
        tables = {name: lambda name=name, table=table: self._table(name, table) for name, table in TABLES.items()}
        first = {"home": self._home, "new": self._new, "settings": self._settings, "rules": self._rules}
        rest = {"open": self._open_hand, "people": self._people, "match": self._match, "again": self._again,
                "problem": self._problem, "fault": self._fault, "offline": self._offline, "start": self._start}
        return first | tables | {"steps": self._steps, "lesson": self._lesson, "desk": self._desk} | rest

    # ---- away from the table

    def dress(self, language: str, faces: str) -> None:
        """Show the same screen in another language and with other cards, without loading the page anew."""
        if not self._page.locator("#app").count():
            self._page.goto(f"{self._site}rules/raub.{language}.html")
            return
        self._page.evaluate(CHANGE, ["lang", language])
        self._page.wait_for_function("tag => document.documentElement.lang === tag", arg=TAGS.get(language, language))
        for field, value in FACES[faces].items():
            self._page.evaluate(CHANGE, [field, value])

    def _open(self, fragment: str, speed: str = "instant") -> None:
        """Load the page anew at an address and wait until it can be used."""
        self._load(fragment, speed)
        self._page.wait_for_selector("html[data-engine='ready']", state="attached")

    def _load(self, fragment: str, speed: str = "instant") -> None:
        self._page.goto("about:blank")
        self._page.goto(f"{self._site}?speed={speed}&lang={self._language}#{fragment}")

    def _home(self) -> Iterator[str]:
        self._open("")
        yield "home"

    def _new(self) -> Iterator[str]:
        self._open("")
        for game in self._page.evaluate("fetch('games.json').then(a => a.json()).then(all => all.map(g => g.id))"):
            self._open(f"new={game}")
            yield f"new-{game}"
        self._page.click("[data-command='unfold']")
        yield "new-unfolded"

    def _settings(self) -> Iterator[str]:
        self._open("settings=1")
        yield "settings"
        self._tap("[data-command='delete']")
        yield "settings-delete"

    def _rules(self) -> Iterator[str]:
        self._page.goto(f"{self._site}rules/raub.{self._language}.html")
        yield "rules"

    def _again(self) -> Iterator[str]:
        """Home, once there is something to carry on with."""
        self._open("")
        yield "again-home"
        if self._tap("[data-command='delete']"):
            yield "again-delete"
            self._page.keyboard.press("Escape")
        self._page.evaluate(OFFER)
        yield "again-install"
        self._page.evaluate(SPOIL)
        self._open("")
        yield "again-damaged"

    def _problem(self) -> Iterator[str]:
        self._open("g=nothing")
        yield "problem"

    def _fault(self) -> Iterator[str]:
        """A storage that takes no more."""
        self._open("")
        self._page.evaluate(FULL)
        self._page.evaluate("location.hash = 'g=raub&n=1'")
        self._page.wait_for_selector("[data-panel='fault']")
        yield "fault"

    def _offline(self) -> Iterator[str]:
        """A network that goes while one plays."""
        self._open("g=raub&n=9&seats=you,rules,rules")
        self._page.wait_for_function(SETTLED)
        self._page.evaluate(OFFLINE)
        yield "offline-table"
        self._tap("[data-command='menu']")
        yield "offline-menu"
        self._page.keyboard.press("Escape")
        self._tap("[data-command='leave']")
        self._page.wait_for_selector("[data-screen='home']")
        yield "offline-home"

    def _start(self) -> Iterator[str]:
        """An engine that is late, and then does not start."""
        held: list[Route] = []
        self._page.route(ENGINE, lambda route: held.append(route))
        self._load("")
        self._page.wait_for_selector("[data-screen='home'] .statusline")
        yield "start-late"
        for route in held:
            route.abort()
        self._page.wait_for_selector("html[data-engine='failed']", state="attached")
        yield "start-failed"
        self._page.evaluate("location.hash = 'g=raub&n=1'")
        self._page.wait_for_selector("[data-screen='problem']")
        yield "start-problem"
        self._page.unroute(ENGINE)

    # ---- at the table

    def _table(self, game: str, table: Table) -> Iterator[str]:
        self._eager = table.eager
        self._open(table.link, table.speed)
        for stop, selector in table.stops.items():
            if not self._until(selector):
                return
            self._tap("[data-command='pause']")
            yield f"{game}-{stop}"
            if stop == "refused":
                self._page.locator(selector).first.click(force=True)
                yield f"{game}-why"
            elif stop == next(iter(table.stops)) and self._tap(".lamp:not([aria-disabled])"):
                self._page.wait_for_selector(".say .hint")
                yield f"{game}-hint"
        if table.speed != "instant":
            return
        for panel in table.panels:
            if self._tap(f"[data-command='{panel}']"):
                yield f"{game}-{panel}"
            if panel != "menu":  # the keys are opened from it
                self._page.keyboard.press("Escape")
        if self._until(RESULTS):
            yield f"{game}-result"
            yield from self._replay(game)

    def _replay(self, game: str) -> Iterator[str]:
        """The deal once more, pictured in its middle."""
        self._tap("[data-command='replay']")
        self._page.wait_for_selector("[data-screen='replay']")
        for _ in range(15):
            self._tap("[data-command='next']:not([aria-disabled])")
        yield f"{game}-replay"

    def _open_hand(self) -> Iterator[str]:
        """Rabló's hand laid open, which lies there only while the table is not at its quickest."""
        self._open(f"t={quote(CERTAIN)}&step=8", "slow")
        for control in ("[data-command='play']", "[data-action='show']"):
            self._page.locator(control).click()
        self._page.wait_for_selector(".openhand")
        self._tap("[data-command='pause']")
        yield "open-hand"

    def _people(self) -> Iterator[str]:
        """Several people at one device."""
        self._open(PEOPLE)
        self._page.wait_for_selector("[data-command='show']")
        yield "people-curtain"

    def _steps(self) -> Iterator[str]:
        """A deal that was written down, and the panels that lie over it."""
        self._open(f"t={quote(author.DEAL)}&step=11")
        self._page.wait_for_selector("[data-screen='steps']")
        yield "steps"
        for panel in ("why", "share"):
            self._tap(f"[data-command='{panel}']")
            self._page.wait_for_selector(f"[data-panel='{panel}'] :is(li, .code)")
            yield f"steps-{panel}"
            self._page.keyboard.press("Escape")

    def _lesson(self) -> Iterator[str]:
        """A first deal: what is told of another one's move, and the player's own."""
        for game in ("raub", "cribbage", "rablo", "preferans"):
            self._open(f"lesson={game}")
            self._page.wait_for_selector(".remark")
            yield f"lesson-{game}"

    def _desk(self) -> Iterator[str]:
        """The author's desk with a deal on it, sheet by sheet."""
        self._open(f"desk=1&t={quote(author.DEAL)}&step=11")
        self._page.wait_for_selector(".beside stih-table", state="attached")
        for tab in ("cards", "moves", "text", "embed"):
            self._page.locator(f"label:has(> [data-field='tab'][value='{tab}'])").click()
            self._page.wait_for_selector(f"[data-tab='{tab}']")
            yield f"desk-{tab}"

    def _match(self) -> Iterator[str]:
        for game, link in MATCHES.items():
            self._open(link)
            if self._until("[data-screen='match-result']"):
                yield f"match-{game}"
                self._tap("[data-command='score']")
                yield f"match-{game}-score"

    def _until(self, selector: str) -> bool:
        """Play, deal after deal, until something is in sight; False if the game is not to be had."""
        for _ in range(LONGEST):
            self._page.wait_for_function(f"({SETTLED})() || document.querySelector(\"{selector}\")")
            if self._page.locator(selector).count():
                return True
            if self._page.locator("[data-screen='problem'], [data-screen='match-result']").count():
                break
            self._act()
        return False

    def _act(self) -> None:
        """Take one decision, or have the next deal dealt."""
        self._page.wait_for_function(SETTLED)
        before = self._page.locator("h1").inner_text()
        if self._tap("[data-command='next']"):  # the next deal may be over at once, without a word of the player's
            self._page.wait_for_function(GONE, arg=before)
            return
        eager = [f"[data-action='{action}']{FREE}" for action in self._eager]
        if not any(self._tap(selector) for selector in eager):
            self._choose()
            self._tap(f"[data-action]{FREE}")

    def _choose(self) -> None:
        """Choose cards to be laid away: two of a large hand, one of a small one."""
        cards = self._page.locator(f"[data-select][aria-pressed='false']{FREE}")
        for _ in range(min(cards.count(), 2 if cards.count() > 5 else 1)):
            cards.first.click()

    def _tap(self, selector: str) -> bool:
        """Press the first such control in sight, at once: bots may take it away. False without one."""
        return self._page.evaluate(PRESS, selector)
