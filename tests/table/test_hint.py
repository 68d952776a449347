"""The lamp: what is marked, what is said, and when it is gone."""

import asyncio
import json

import pytest
import samples
from reading import classed, having, text
from stih import bots
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games import GAMES
from table import hint, parts, table
from table.hint import Lamp
from table.lesson import Lesson
from table.play import Play
from table.pointing import missing, point
from table.quiz import Quiz
from table.vnode import h

RULES = {"cribbage": {"counting": "manual", "muggins": "all"}}


class Words(samples.Words):
    """The words of every deck."""

    def has(self, _key):
        return True


WORDS = Words()
HINT = {"actions": ["KS"], "reason": {"key": "hint-last", "args": {}}}


def hinted(game, matches=4):
    """Every place of some matches that follow their hints, as (view, hint) of the seat in turn."""
    for number in range(matches):
        match = Match(GAMES[game], ["you"] * max(GAMES[game].seats), f"lamp {number}", RULES.get(game))
        while match.deal.phase != OVER:
            given = json.loads(json.dumps(bots.hint(match)))
            yield match.view(match.deal.turn), given
            for name in given["actions"]:
                match.act(name)


def drawn(view, given, own, **state):
    """The table with its hint, as the page would draw it."""
    instant = parts.of(view, "arrived")
    if instant and not own:
        instant(view, own, True)
    seen = parts.of(view, "seen")
    view = seen(view, own, False) if seen else view
    ui = samples.page_state(own=own, advice="open", hint=given, **state)
    return hint.drawn(table.render(view, ui, WORDS), given, view, ui, WORDS)


@pytest.mark.parametrize("game", GAMES)
def test_wherever_there_is_a_hint_something_is_marked(game):
    """As many cards as are to be laid away, else one control and whatever leads to it; each with a lamp."""
    count = 0
    for view, given in hinted(game):
        tree = drawn(view, given, {})
        advised = classed(tree, "advised")
        away = [name for name in given["actions"] if name.startswith("-")]
        assert len(advised) == (len(away) or 1), (view["phase"], given)
        assert len(classed(tree, "lampmark")) == len(advised)
        count += 1
    assert count > 30


@pytest.mark.parametrize("game", GAMES)
def test_the_sentence_stands_in_the_place_of_reasons(game):
    for view, given in hinted(game, 1):
        line, = having(drawn(view, given, {}), "id", "why")
        said = text(line)
        assert "hint-says what=" in said and given["reason"]["key"] in said


@pytest.mark.parametrize(("word", "said"), [("bid:", "preferans-say-bid"), ("declare:", "preferans-do-name")])
def test_a_bid_is_told_as_a_number_and_a_contract_by_its_name(word, said):
    view, given = next((view, given) for view, given in hinted("preferans", 20) if given["actions"][0].startswith(word))
    number = given["actions"][0].removeprefix(word)
    assert f"what={said} contract={number} why=" in hint.sentence(given, view, samples.Words())


def test_the_marks_lead_through_a_call_of_rablo():
    """First the level, if another one is looked at, then the card, then the button."""
    view, given = next((view, given) for view, given in hinted("rablo", 20) if ":" in given["actions"][0])
    own, action = {"level": 3}, given["actions"][0]
    level, = classed(drawn(view, given, own), "advised")
    assert level[1]["data-field"] == "level"
    parts.of(view, "change")(view, own, "level", level[1]["value"])
    card, = classed(drawn(view, given, own), "advised")
    assert (card[1]["data-field"], card[1]["value"]) == ("call", action)
    parts.of(view, "change")(view, own, "call", action)
    button, = classed(drawn(view, given, own), "advised")
    assert button[1]["data-action"] == action


def test_the_marks_lead_through_a_count_of_cribbage():
    """First the number, then the button that says it."""
    view, given = next((view, given) for view, given in hinted("cribbage", 9)
                       if given["actions"][0].startswith("count:") and given["actions"][0] != "count:0")
    own, action = {}, given["actions"][0]
    number, = classed(drawn(view, given, own), "advised")
    assert f"count:{number[1]['value']}" == action
    parts.of(view, "change")(view, own, "number", number[1]["value"])
    button, = classed(drawn(view, given, own), "advised")
    assert button[1]["data-action"] == action


def test_a_word_of_the_auction_is_marked_until_it_is_picked_then_its_button():
    view, given = next((view, given) for view, given in hinted("preferans", 20) if "bid:" in given["actions"][0])
    own, action = {}, given["actions"][0]
    parts.of(view, "command")(view, own, "word", {"word": "pass"})
    word, = classed(drawn(view, given, own), "advised")
    assert word[1]["data-word"] == action
    parts.of(view, "command")(view, own, "word", {"word": action})
    button, = classed(drawn(view, given, own), "advised")
    assert button[1]["data-action"] == action


def test_of_cards_to_be_laid_away_those_still_to_be_chosen_are_marked_then_the_button():
    actions = ["-7C", "-8D", "done"]
    assert missing(actions, []) == ["7C", "8D"]
    assert missing(actions, ["8D", "AS"]) == ["7C"]
    assert missing(actions, ["8D", "7C"]) == ["done"]
    assert missing(["KS"], []) == ["KS"]


def test_the_lamp_of_a_field_lies_beside_it():
    """An input holds nothing."""
    field = h("label", None, h("input", {"data-field": "number", "value": 12}), h("span", None, 12))
    _, _, children = point(field, ["12"], "advised", h("i", None))
    assert [child[0] for child in children] == ["input", "span", "i"]


@pytest.mark.parametrize(("advice", "shut"), [("open", None), ("shut", "true")])
def test_the_lamp_is_in_the_shade_out_of_turn_and_says_why(advice, shut):
    tree = table.render(samples.playing(3), samples.page_state(advice=advice), WORDS)
    button, = having(tree, "data-command", "hint")
    assert button[1].get("aria-disabled") == shut
    notes = having(tree, "id", "why-hint")
    assert [text(note) for note in notes] == (["why-not-turn"] if shut else [])


def test_without_advice_there_is_no_lamp():
    assert not having(table.render(samples.playing(3), samples.page_state(), WORDS), "data-command", "hint")


def test_first_deals_and_questions_have_no_lamp():
    """The one says itself what to do, of the other it would be the answer."""
    assert Play.advises and not Lesson.advises and not Quiz.advises


# when it is gone


class Engine:
    """Answers with a hint, or with what is wrong; while it thinks, `meanwhile()` happens."""

    def __init__(self, error=None, meanwhile=None):
        self.asked, self._error, self._meanwhile = [], error, meanwhile

    async def ask(self, do, **fields):
        self.asked.append((do, fields))
        if self._meanwhile:
            self._meanwhile()
        return {"error": self._error, "hint": HINT}


class Game:
    """A match that shows a view."""

    def __init__(self):
        self.view = {"turn": 7}


def test_a_hint_is_asked_for_once_and_belongs_to_one_view():
    lamp, game, engine = Lamp(), Game(), Engine()
    assert lamp.given(game.view) is None
    for _ in range(2):
        assert asyncio.run(lamp.light(game, engine)) is None
        assert lamp.given(game.view) == HINT
    assert engine.asked == [("hint", {"turn": 7})]
    assert lamp.given({"turn": 7}) is None, "another view of the same turn, as after a take-back"
    lamp.forget()
    assert lamp.given(game.view) is None


def test_a_hint_that_comes_too_late_is_not_shown():
    lamp, game = Lamp(), Game()
    before = game.view
    assert asyncio.run(lamp.light(game, Engine(meanwhile=lambda: setattr(game, "view", {"turn": 8})))) is None
    assert lamp.given(game.view) is None and lamp.given(before) is None


def test_what_is_wrong_is_told():
    wrong = {"key": "error-stale", "args": {}}
    lamp, game = Lamp(), Game()
    assert asyncio.run(lamp.light(game, Engine(error=wrong))) == wrong
    assert lamp.given(game.view) is None
