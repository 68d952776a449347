"""Nothing on the table covers, cuts or squeezes anything else, in any size, number of players or language."""

from pathlib import Path

import pytest
import samples
from table import table
from table.text import LANGUAGES, expand, tag
from table.vnode import to_html

OVERLAPS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
SIZES = [(390, 844), (393, 727), (360, 560), (320, 640), (844, 390), (667, 375), (568, 320), (1280, 800), (1024, 768),
         (768, 1024), (480, 360)]
REFUSAL = samples.playing(3)["illegal"]["JH"]
PRICE = {"help": samples.message("raub-help-speak", "17", each=2, points=8)}
DOUBLE = samples.message("raub-tag-double") | {"help": samples.message("raub-tag-double-help", "20")}
TAGS = [samples.message("raub-tag-refe", count=2), DOUBLE,
        samples.message("raub-tag-duty", duty=1)]
HINT = {"actions": ["KS"], "text": None, "reason": samples.message("preferans-hint-partner-has")}
ASKED = {"actions": ["pass"], "text": samples.message("raub-do-pass"),
         "reason": samples.message("raub-hint-pass", tricks=1.4, least=1.85, trump="H")}
TABLES = {
    "two": (samples.playing(2), {}),
    "three": (samples.playing(3), {"why": REFUSAL, "can_undo": True}),
    "four": (samples.playing(4), {"why": REFUSAL, "can_undo": True}),
    "hint": (samples.playing(3), {"advice": "open", "hint": HINT, "can_undo": True}),
    "four asked with a hint": (samples.speaking(4) | PRICE, {"advice": "open", "hint": ASKED}),
    "four speak": (samples.speaking(4) | PRICE, {}),
    "two speak": (samples.speaking(2) | PRICE, {}),
    "exchange": (samples.exchanging(), {"chosen": ["9D", "8S"]}),
    "deal": (samples.dealing(), {}),
    "taken": (samples.taken(tags=TAGS), {"explains": True}),
    "bot": (samples.playing(3, to_act=2, play={}, illegal={}, prompt=samples.message("thinking", seat=2)),
            {"thinking": True}),
}
LONGEST = ("hr", "ru")
"""In Latin and in Cyrillic letters the language with the longest words at the table."""
SPEAK = """async ([tag, path]) => {
  const {fluent} = await import(new URL("web/page.mjs", document.baseURI));
  const bundle = new fluent.FluentBundle(tag, {useIsolating: false});
  bundle.addResource(new fluent.FluentResource(await (await fetch(path)).text()));
  window.say = ([key, args]) => bundle.formatPattern(bundle.getMessage(key).value, args);
}"""


class Spoken(samples.Words):
    """Real sentences, made by the page."""

    def __init__(self, page):
        self._page = page
        self._known = {}

    def __call__(self, said, **args):
        if not isinstance(said, str):
            said, args = said["key"], expand({**said["args"], **args}, self._who, self.card, self._suit)
        known = (said, *sorted(args.items()))
        if known not in self._known:
            self._known[known] = self._page.evaluate("say", [said, args])
        return self._known[known]

    def card(self, name, case="nom"):
        return self("card-name", rank=name[0], suit=name[1], case=case)

    def _suit(self, letter, case="nom"):
        return self("suit-name", suit=letter, case=case)

    def _who(self, seat):
        return ("other" if seat else "you", self.name(seat))


@pytest.fixture
def empty(site, new_page):
    """A page with the style sheet and an empty main part."""
    link = '<link rel="stylesheet" href="web/styles/index.css">'
    still = "<style>* { transition: none !important; animation: none !important; }</style>"
    body = f'<!doctype html><html lang="en"><head>{link}{still}</head><body><main id="app"></main></body></html>'
    page = new_page()
    page.route(f"{site}empty.html", lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto(f"{site}empty.html")
    return page


@pytest.mark.parametrize("language", [
    pytest.param(code, marks=() if code in LONGEST else pytest.mark.slow) for code, _ in LANGUAGES])
def test_everything_has_its_place(empty, language):
    empty.evaluate(SPEAK, [tag(language), f"locales/{language}.ftl"])
    words = Spoken(empty)
    faults = []
    for name, (view, state) in TABLES.items():
        drawn = to_html(table.render(view, samples.page_state(**state), words))
        empty.evaluate("text => { document.querySelector('#app').innerHTML = text }", drawn)
        for width, height in SIZES:
            empty.set_viewport_size({"width": width, "height": height})
            faults += [f"{name} {width} x {height}: {fault}" for fault in empty.evaluate(OVERLAPS)]
    assert not faults, "\n".join(faults)
