"""A finished deal can be gone through again, and shows no more than all had seen by its end."""

import json

import pytest
from playing import random_match
from stih.engine import review
from stih.engine.errors import IllegalAction
from stih.engine.match import Match
from stih.games import GAMES
from stih.session import Session


@pytest.fixture(params=GAMES, ids=list(GAMES))
def match(request):
    game = GAMES[request.param]
    return random_match(game, game.seats[-1], "review")


def test_a_frame_for_the_start_and_one_for_every_action(match):
    for number, entry in enumerate(match.deals, 1):
        frames = review.frames(match, number, 0)
        assert len(entry["actions"]) + 1 == len(frames)
        assert len(match.deals) >= number and not any(frame["choices"] or frame["play"] for frame in frames)


def test_what_lies_unseen_is_not_shown_afterwards_either(match):
    for number in range(1, len(match.deals) + 1):
        frames = review.frames(match, number, 0)
        said = {event["args"].get("card") for event in frames[-1]["log"]}
        assert {card for frame in frames for hand in frame["open"] for card in hand if card} <= said


def test_a_deal_that_is_not_over_is_not_replayed():
    match = Match(GAMES["raub"], ["you", "rules"], "1")
    with pytest.raises(IllegalAction):
        review.frames(match, 1, 0)


def test_the_same_deal_again_begins_anew_and_is_marked():
    session = Session()

    def ask(**request):
        return json.loads(session.handle(json.dumps({"id": 1} | request)))

    start = ask(do="start", game="raub", seats=["rules", "you"], seed="3")
    ask(do="step")
    again = ask(do="again")
    assert start["view"] | {"undo": False} == again["view"]
    assert session.match.record()["deals"][0]["undone"]
