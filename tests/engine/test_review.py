"""A finished deal can be gone through again, and shows no more than all had seen by its end."""

import json
from functools import reduce
from operator import and_

import pytest
from playing import random_match
from secrecy import KNOWS
from stih.engine import review
from stih.engine.cards import cards_in, mask_of
from stih.engine.errors import IllegalAction
from stih.engine.game import CARDS
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


def test_a_frame_has_all_that_a_view_has_but_the_seed(match):
    """Tables draw both, so the options of the match are in each frame."""
    view, frames = match.view(0), review.frames(match, 1, 0)
    assert all(set(view) - {"seed"} <= set(frame) for frame in frames)
    assert all(frame["options"] == view["options"] for frame in frames)


def seen_by_all(match, number):
    """The cards that every seat saw at some moment of a deal, by tests/knows."""
    game, deal = match.game, match.redeal(number - 1)
    known = known_to_all(game, deal)
    for name in match.deals[number - 1]["actions"]:
        game.take(deal, name)
        known |= known_to_all(game, deal)
    return {game.deck.names[card] for card in cards_in(known)}


def known_to_all(game, deal):
    """The cards whose place every seat knows now, and a talon once turned up for all, as a mask."""
    kit, seats = KNOWS[game.id], range(len(deal.hands))
    turned_up = kit.turned_up(deal) if game.id == "preferans" else ()
    return reduce(and_, [kit.knows(deal, seat) for seat in seats]) | mask_of(turned_up)


def test_hands_are_open_as_far_as_the_rules_have_shown_them_to_all(match):
    for number in range(1, len(match.deals) + 1):
        seen = seen_by_all(match, number)
        for frame in review.frames(match, number, 0):
            assert {card for hand in frame["open"] for card in hand if card} <= seen


def test_people_at_one_device_see_no_card_that_only_one_of_them_knew(match):
    people = ["person:Ana", "you", "person:Eva", "you"][:len(match.seats)]
    shared = Match.replay(match.game, match.record() | {"seats": people})
    for number in range(1, len(match.deals) + 1):
        public = seen_by_all(shared, number) | named_aloud(shared, number)
        for seat in range(len(shared.seats)):
            for frame in review.frames(shared, number, seat):
                assert set(match.game.deck.names) & set(words(frame)) <= public, (number, frame["turn"])
                assert frame["hand"] == frame["open"][seat]


def named_aloud(match, number):
    """The cards in the log of a deal."""
    return {event["args"].get(name) for event in review.frames(match, number, 0)[-1]["log"] for name in CARDS}


def words(value):
    """Every text in a JSON value, keys too."""
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    return [word for item in value for word in words(item)] if isinstance(value, list) else [value]


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
