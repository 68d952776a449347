"""Deals step by step: what lies on the table at a step, and what is said where the engine says nothing."""

import json
from types import SimpleNamespace
from urllib.parse import quote

import pytest
from stih.session import Session
from table import cribbage
from table.walk import Walk, laid_away

GO = """[Game "cribbage"]
[Seats "you rules"]
[Dealer "1"]
[Hands "KC KD 2H 2S QH TS / 9C 8D 7H 6S 3C JD"]
[Starter "4S"]
-QH -TS -3C -JD KC 6S KD 2H 2S 8D
"""


@pytest.fixture(scope="module")
def walk():
    """The steps of a deal whose first count ends with the ninth action, at thirty."""
    reply = json.loads(Session().handle(json.dumps({"id": 1, "do": "read", "link": "t=" + quote(GO)})))
    return Walk(SimpleNamespace(), reply["shown"]["frames"])


def pile(walk, step):
    """The cards of the count as they are drawn at a step."""
    walk.at = step
    return [played["card"] for played in cribbage.run_shown(walk.frame, {"hold": walk.holds()})]


def test_a_finished_count_lies_on_the_table_until_the_next_card(walk):
    assert pile(walk, 8) == ["KC", "6S", "KD", "2H"]
    assert pile(walk, 9) == ["KC", "6S", "KD", "2H", "2S"]
    assert pile(walk, 10) == ["8D"]


def test_what_was_pegged_in_one_count_is_not_told_in_the_next(walk):
    fresh = [[peg["what"] for peg in cribbage._fresh(walk.frames[step])] for step in (8, 9, 10)]
    assert fresh == [[], ["pair", "go"], []]


def test_a_card_laid_away_without_a_word_is_told(walk):
    assert laid_away(walk.frames[0], walk.frames[1]) == [{"key": "replay-away", "args": {"seat": 0, "card": "QH"}}]


def test_a_card_laid_away_face_down_is_not_named():
    def frame(seat_open):
        return {"players": 2, "seat": 0, "names": ["you", "rules"], "hand": ["AS"],
                "seats": [{"open": ["AS"]}, {"open": seat_open}]}

    closed = laid_away(frame(["KH", "", ""]), frame(["KH", ""]))
    assert closed == [{"key": "replay-away-closed", "args": {"seat": 1}}]
