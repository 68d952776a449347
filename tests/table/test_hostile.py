"""Nothing that comes from outside becomes markup: the page's code cannot, and what it draws does not.

What a browser makes of the same strings is in tests/browser/test_hostile.py.
"""

import json
import re
import subprocess
from html.parser import HTMLParser
from urllib.parse import quote

import pytest
import samples
from stih.games import GAMES
from table import browser, home, menu, panels, problem, result, settings_screen, share, table
from table.dom import to_html
from table.settings import Settings
from table.store import Store
from tools import fetch
from tools.steps import ROOT

HOSTILE = "\"'><img src=x onerror=alert(1)><script>alert(2)</script>{ $x }javascript:alert(3)"
MARKUP = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|DOMParser|setHTML|srcdoc"
                    r"|document\.write|\beval\(|\bFunction\(|setAttribute\(.?.?on|javascript:")
FROM_CODE = {"web/embed.js": ["innerHTML", "innerHTML"], "web/draw.mjs": ["DOMParser"]}
"""Where markup is made of the site's own text: posters, and drawings from its own files. What is put into it is looked
at below."""

def sources():
    """Our own code that runs in a browser."""
    return sorted([*(ROOT / "py/table").glob("*.py"), *(ROOT / "web").glob("*.*js"), *(ROOT / "web").glob("*.html")])


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.name)
def test_no_code_of_ours_makes_markup_or_code_of_text(path):
    found = MARKUP.findall(path.read_text(encoding="utf-8"))
    assert found == FROM_CODE.get(path.relative_to(ROOT).as_posix(), [])


def test_no_drawing_is_brought_from_elsewhere():
    """What is not under `assets/` is asked for by nobody: without a page that would throw."""
    hrefs = ["https://else.example/a.svg#x", "//else.example/a.svg#x", "data:,a.svg#x", "../a.svg#x",
             "rules/raub.en.html#c4"]
    code = f"""import {{ drawing }} from "{(ROOT / "web/draw.mjs").as_uri()}";
        console.log(JSON.stringify({json.dumps(hrefs)}.map(drawing)));"""
    said = subprocess.run([fetch.node(), "--input-type=module", "-e", code], capture_output=True, text=True, check=True)
    assert json.loads(said.stdout) == hrefs


def test_the_poster_puts_nothing_of_a_text_into_its_markup():
    """But cards whose names have been looked at."""
    text = (ROOT / "web/embed.js").read_text(encoding="utf-8")
    put = {each for markup in re.findall(r"innerHTML = `(.*?)`;", text, re.DOTALL)
           for each in re.findall(r"\$\{(.*?)\}", markup)}
    assert put == {'shown.map(card).join("")', "extra"}
    assert "const CARD = /^[AKQJT2-9][CDHSBLA]$/i;" in text
    assert len(re.findall(r"CARD\.test\(", text)) == 2


class Plain(samples.Words):
    """A translation that makes do with keys."""

    def at(self, *_):
        pass

    def rules(self, game):
        return f"rules/{game}.en.html"


class Hostile(Plain):
    """A translation in which every sentence, name and card is hostile."""

    def __call__(self, said, **args):
        return HOSTILE

    def name(self, number):
        return HOSTILE

    def card(self, name, case="nom"):
        return HOSTILE


class Reader(HTMLParser):
    """What a browser would make of a text: its elements with the names of their attributes, and addresses."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.addresses = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, sorted(name for name, _ in attrs)))
        self.addresses |= {value for name, value in attrs if name in ("href", "src")}


def shop():
    saves = [{"id": HOSTILE, "saved": 1, "view": samples.playing(3), "problem": None, "copy": False},
             {"id": HOSTILE, "saved": 1, "view": None, "problem": "damaged", "copy": True}]
    return {"games": [], "saves": saves, "fault": "full", "doomed": saves[0], "engine": "late", "faces": "french",
            "when": lambda seconds: {"day": "today", "at": 1}}


def ui(**fields):
    return samples.page_state(**fields)


SCREENS = {
    "home": lambda t: home.render(shop(), t),
    "settings": lambda t: settings_screen.render(Settings(Store({}), {}), t, 2),
    "problem": lambda t: problem.render(
        {"title": HOSTILE, "text": HOSTILE, "detail": HOSTILE, "count": 1, "again": True}, t),
    "table": lambda t: table.render(samples.playing(4), ui(), t),
    "log": lambda t: panels.render(samples.playing(4), ui(panel="log"), t),
    "score": lambda t: panels.render(samples.playing(3), ui(panel="score"), t),
    "result": lambda t: result.render(samples.finished(), ui(), t),
    "menu": lambda t: menu.render(samples.playing(3), t, Settings(Store({}), {})),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_hostile_words_make_no_other_elements_than_plain_ones(screen):
    plain, hostile = (to_html(SCREENS[screen](words())) for words in (Plain, Hostile))
    assert "&lt;img src=x" in hostile
    assert Reader(hostile).elements == Reader(plain).elements
    assert [each for each in Reader(hostile).addresses if ":" in each and each[0] != "#"] == []


def test_the_code_for_a_page_of_ones_own_lets_no_text_out_of_its_place(monkeypatch):
    monkeypatch.setattr(browser, "site", lambda: "https://stih.example/")
    for text in (HOSTILE, "</script><img>", "<!-- <script"):
        show = {"mode": "quiz", "answer": text}
        monkeypatch.setattr(browser, "encoded", quote)
        made = Reader(share.element(text, "v=1&d=abc&step=3", show) + share.frame("v=1&d=abc", text, show)).elements
        assert [tag for tag, _ in made] == ["script", "stih-table", "iframe"]
        assert made[2:] == Reader(share.frame("v=1&d=abc", "plain", {"mode": "steps"})).elements


def test_every_game_is_met_here_or_draws_by_the_same_nodes():
    """Games draw with `h` alone: the one function that makes nodes takes a constant tag."""
    for path in (ROOT / "py/table").glob("*.py"):
        calls = re.findall(r"\bh\(\s*([^,)]+)", path.read_text(encoding="utf-8"))
        named = [each for each in calls if not each.startswith('"')]
        assert [each for each in named if each not in ("tag", "kind", "element")] == [], path.name
    assert set(GAMES) == {"raub", "rablo", "cribbage", "preferans"}
