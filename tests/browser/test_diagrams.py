"""The diagrams of the rules pages come alive: one frame, started by a tap, is given all of them in turn."""

import re

import pytest
from stih import texts
from tools import diagrams
from tools.steps import ROOT

PATIENCE = 120_000
TEXTS = {path.stem: diagrams.spoken(path.read_text(encoding="utf-8"), "en")
         for path in sorted((ROOT / "assets/diagrams").glob("*.stih"))}
BY_GAME = [[name for name in TEXTS if name.startswith(game)] for game in ("raub", "rablo", "cribbage", "preferans")]
LAST_WORD = re.compile(r"\{([^}]*)\}\s*$")


def words(text):
    """A comment as it is shown."""
    return " ".join(text.replace("\\", "").split())


def stands_at(frame, number, last):
    """Wait until the frame shows this step of so many."""
    frame.locator(".strip .at", has_text=re.compile(rf"^{number}\b\D+{last}$")).wait_for(timeout=PATIENCE)


def step_through(frame, name):
    """Press next up to the end; what is said last is the text's last comment."""
    last = len(texts.shown({"text": TEXTS[name]})["frames"]) - 1
    stands_at(frame, 0, last)
    for number in range(1, last + 1):
        frame.locator("[data-command='next']").click()
        stands_at(frame, number, last)
    assert frame.locator(".seat.me").get_attribute("aria-label") == "A"
    assert frame.locator(".remark").inner_text() == words(LAST_WORD.search(TEXTS[name])[1])


@pytest.fixture
def started(new_page, site):
    """The first diagram of a rules page, started by a tap."""
    page = new_page(reduced_motion="reduce", viewport={"width": 390, "height": 1200})
    page.goto(f"{site}rules/raub.en.html")
    page.evaluate("document.querySelector('stih-table').step = 0")
    page.locator("stih-table >> nth=0 >> button").click()
    page.locator("stih-table >> nth=0 >> iframe.running").wait_for(timeout=PATIENCE)
    return page


def test_posters_are_there_without_scripts(new_page, site):
    page = new_page(java_script_enabled=False)
    page.goto(f"{site}rules/preferans.ru.html")
    assert page.locator("stih-table figure").count() == len(BY_GAME[3])
    said = page.locator("stih-table >> nth=0 >> :is(th, td)").all_text_contents()
    assert said == ["A", "B", "C", "2", "3", "4", "Пас", "Пас", ""]


def test_a_diagram_of_each_game_is_stepped_through(started):
    walk(started, [names[0] for names in BY_GAME])


@pytest.mark.slow
def test_every_diagram_is_stepped_through(started):
    walk(started, TEXTS)


def walk(page, names):
    """Step through these diagrams in the one frame."""
    frame = page.frame_locator("stih-table >> nth=0 >> iframe")
    for name in names:
        page.evaluate("text => { document.querySelector('stih-table').deal = text; }", TEXTS[name])
        step_through(frame, name)
