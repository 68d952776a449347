"""First deals: the texts that lead, the move that is lit, what is said of another one."""

import re
from types import SimpleNamespace

import pytest
import samples
from lessons import LANGUAGES, Reader
from reading import having
from stih.games import GAMES
from table.lesson import Lesson
from table.play import Play
from table.pointing import point
from table.vnode import h

WORDS = samples.Words()
every_lesson = pytest.mark.parametrize("game", GAMES)


@every_lesson
def test_a_lesson_is_a_whole_deal_of_one_game(game):
    reader = Reader(game)
    assert reader.shown["game"] == game
    assert reader.frames[-1]["result"], "the deal is not played to its end"
    assert set(reader.shown["title"]) == set(LANGUAGES)


@every_lesson
def test_every_step_is_told_in_every_language(game):
    """Only between two parts of one gesture is nothing said; what is told in one language is told in all."""
    for step, frame in enumerate(Reader(game).frames):
        languages = {name for name in frame["comment"] if not name.endswith("-x-else")}
        assert languages == set(LANGUAGES) or (not languages and frame["action"].startswith("-")), step
        hints = {name.removesuffix("-x-else") for name in frame["comment"]} - languages
        reasons = {name.removesuffix("-x-else") for name in frame["comment"] if name.endswith("-x-else")}
        assert not hints and reasons in (set(), set(LANGUAGES)), step


@every_lesson
def test_where_there_is_a_choice_the_text_says_why_nothing_else_is_as_good(game):
    reader = Reader(game)
    for step in reader.own_gestures():
        legal = reader.legal(step)
        if len(legal) > 1:
            assert "en-x-else" in reader.frames[step]["comment"], (step, legal)


@every_lesson
def test_sentences_are_short_and_plain(game):
    for step, frame in enumerate(Reader(game).frames):
        for language, text in frame["comment"].items():
            longest = max(re.split(r"[.!?:;]", text), key=len)
            assert len(longest) <= 120, (step, language, longest)


def test_one_control_is_lit_and_the_rest_stays_as_it_was():
    quiet = h("p", None, "text")
    tree = h("div", None, quiet, h("button", {"data-action": "KS", "class": "card"}, "K"),
             h("button", {"data-action": "QS", "class": "card"}, "Q"))
    after = point(tree, ["KS"])
    assert [child[1].get("class") for child in after[2]] == [None, "card pointed", "card"]
    assert after[2][0] is quiet and after[2][2] is tree[2][2]
    assert point(tree, ["AH"]) is tree


def test_a_control_that_is_refused_is_not_lit():
    assert point(h("button", {"data-action": "done", "aria-disabled": "true"}), ["done"])[1].get("class") is None


def at_a_lesson(**game):
    """A first deal of Raub at its table, at the first step, where somebody else is to act."""
    lesson = Lesson.__new__(Lesson)
    Play.__init__(lesson, SimpleNamespace(text=WORDS, settings=dict.fromkeys(("rail", "faces"))))
    lesson._read, lesson._left = 0, False
    lesson._told_text = SimpleNamespace(frames=Reader("raub").frames)
    lesson.game = SimpleNamespace(view=samples.playing(3), guide=1, **game)
    return lesson


def test_rules_over_a_first_deal_are_called_by_the_game(monkeypatch):
    lesson, opened = at_a_lesson(), {}
    monkeypatch.setattr(lesson, "_open", opened.__setitem__)
    lesson._command("rules", {"page": "rules/raub.en.html"})
    frame, = having(opened["rules"].render(WORDS), "src", "rules/raub.en.html")
    assert frame[1]["title"] == "home-rules game=raub-name"
    assert lesson.title() == "lesson-title game=raub-name"


@pytest.mark.parametrize(("wait", "read", "waits"), [("bot", 1, True), ("bot", 2, False), (None, 1, False)])
def test_a_first_deal_says_that_it_waits_for_the_reader_and_not_that_a_bot_thinks(monkeypatch, wait, read, waits):
    lesson = at_a_lesson(wait=wait)
    lesson._read = read
    monkeypatch.setattr(Play, "_ui", lambda *_: {})
    assert lesson._ui(WORDS, lesson.game.view)["asked"] == (samples.message("lesson-read") if waits else None)
