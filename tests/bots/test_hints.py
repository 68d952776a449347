"""Hints: the judgement of the level `rules` itself, with its true reason, from what the seat may know."""

import json
import re
from random import Random

import pytest
from playing import moves
from rablo_deals import lively, states_of
from secrecy import swapped
from stih import bots
from stih.bots.advice import percent
from stih.engine.match import Match
from stih.engine.state import OVER, take
from stih.games import GAMES

WHIM = 0.2
"""How often a seat acts by lot, so that rare places are come to."""
HOUSE_RULES = {
    "raub": {"maus_around": True, "start": 15}, "rablo": {},
    "cribbage": {"counting": "manual", "muggins": "all"}, "preferans": {"open_bettel": True, "start_bule": 10},
}
MATCHES = {"raub": 20, "rablo": 16, "cribbage": 8, "preferans": 16}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def places(game, count, options=None):
    """Every place of some matches in which somebody is asked, as (match, its hint); the match goes on in between."""
    for number in range(count):
        seats = ["you"] * game.seats[number % len(game.seats)]
        match, rng = Match(game, seats, f"hints {number}", options or {}), Random(number)
        for _ in range(4):
            while match.deal.phase != OVER:
                hint = bots.hint(match)
                yield match, hint
                match.act(hint["actions"][0] if rng.random() >= WHIM else _any(match, rng))
            if match.over:
                break
            match.next_deal()


def _any(match, rng):
    """Something that may be done, calls out of turn too."""
    seat, action = rng.choice(moves(match.deal, len(match.seats)))
    name = match.game.actions[action]
    return name if seat == match.deal.turn else f"{seat}:{name}"


@pytest.fixture(scope="module")
def asked():
    """By game: every hint of some matches, as (deal, hint, what the level `rules` does in that place)."""
    return {game.id: [(match.deal.clone(), hint, _by_rules(match))
                      for options in ({}, HOUSE_RULES[game.id])
                      for match, hint in places(game, MATCHES[game.id], options)] for game in GAMES.values()}


def _by_rules(match):
    """The action of a bot `rules` in turn, its chances drawn as those of a hint."""
    obs = json.loads(json.dumps(match.observe(match.deal.turn), sort_keys=True))
    if len(obs["legal"]) == 1:
        return match.game.actions[obs["legal"][0]]
    think = bots.LEVELS[match.game.id]["rules"]
    return match.game.actions[think(obs, Random(json.dumps(obs, sort_keys=True)))]


@every_game
def test_a_hint_is_what_the_bot_does(game, asked):
    """But for what a bot overlooks now and then in counting, where the hint counts all."""
    others = [(deal.phase, hint, done) for deal, hint, done in asked[game.id] if hint["actions"][0] != done]
    assert len(asked[game.id]) > 500
    assert {phase for phase, _, _ in others} <= {"show"}
    assert len(others) < len(asked[game.id]) / 50


@every_game
def test_a_hint_is_allowed_to_its_end(game, asked):
    """Each action of a gesture is legal after the one before, and answers the same question."""
    for deal, hint, _ in asked[game.id]:
        trial, question = deal.clone(), (deal.turn, deal.phase)
        for name in hint["actions"]:
            assert (trial.turn, trial.phase) == question
            action = game.parse(name)
            assert action in trial.legal_actions(), (deal.phase, hint)
            take(trial, trial.turn, action)
        if len(hint["actions"]) > 1:
            assert (trial.turn, trial.phase) != question, hint


@every_game
def test_a_gesture_is_what_the_bot_does_step_by_step(game, asked):
    for deal, hint, _ in [each for each in asked[game.id] if len(each[1]["actions"]) > 1]:
        trial, done = deal.clone(), []
        while (trial.turn, trial.phase) == (deal.turn, deal.phase):
            obs = json.loads(json.dumps(game.observe(trial, trial.turn)))
            done.append(bots.advise(game.id, obs, Random(0)).actions[0])
            trial.apply(done[-1])
        assert hint["actions"] == [game.actions[action] for action in done]


@every_game
def test_a_reason_names_only_cards_the_seat_may_know(game, asked):
    """Its cards lie in the view of that seat; what it says of others is a seat."""
    for deal, hint, _ in asked[game.id]:
        card = hint["reason"]["args"].get("card")
        if card:
            view = json.dumps(game.view(game.observe(deal, deal.turn)).as_json())
            assert re.search(rf"\b{card}\b", view), (deal.phase, hint)


@every_game
def test_a_hint_is_the_same_whatever_lies_unseen(game):
    """And the same when it is asked for again; the match and its bots' chances stay as they were."""
    for number, (match, hint) in enumerate(places(game, 6)):
        if number % 4:
            continue
        record, chances = match.record(), match.bot_seed()
        assert bots.hint(match) == hint
        true, (match.deal, _) = match.deal, swapped(game, match.deal, match.deal.turn, Random(number))
        assert bots.hint(match) == hint, match.deal.phase
        match.deal = true
        assert (match.record(), match.bot_seed()) == (record, chances)


EXPECTED = {
    "raub": 24, "rablo": 17, "cribbage": 15, "preferans": 42,
}
"""So many different reasons at least come up."""


@every_game
def test_most_reasons_come_up(game, asked):
    """A reason that no position brings up would be a dead branch."""
    keys = {hint["reason"]["key"] for _, hint, _ in asked[game.id]}
    assert len(keys) >= EXPECTED[game.id], sorted(keys)


# what single reasons say is so


def reasons(asked, game, key):
    """The places in which that reason was given: (deal, actions, arguments)."""
    found = [(deal, hint["actions"], hint["reason"]["args"]) for deal, hint, _ in asked[game]
             if hint["reason"]["key"] == key]
    assert found, key
    return found


@pytest.mark.parametrize(("game", "keys"), [
    ("raub", ["hint-highest", "hint-highest-trump"]), ("rablo", ["hint-highest-draws", "hint-unbeatable"]),
    ("preferans", ["hint-highest", "hint-highest-draws", "hint-unbeatable"]),
])
def test_nobody_else_holds_a_higher_card_where_a_hint_says_so(asked, game, keys):
    deck = GAMES[game].deck
    for key in keys:
        for deal, actions, _ in reasons(asked, game, key):
            card = deck.parse(actions[0])
            above = deck.suit_mask[deck.suit_of[card]] & -1 << card + 1
            assert not any(hand & above for seat, hand in enumerate(deal.hands) if seat != deal.turn), (key, actions)


def test_a_lead_of_preferans_is_long_or_low_or_safe_where_a_hint_says_so(asked):
    deck = GAMES["preferans"].deck
    for deal, actions, _ in reasons(asked, "preferans", "preferans-hint-long"):
        suit = deck.suit_mask[deck.suit_of[deck.parse(actions[0])]]
        assert (deal.hands[deal.turn] & suit).bit_count() >= 3, actions
    for _, actions, _ in reasons(asked, "preferans", "hint-low"):
        assert actions[0][0] in "789T", actions
    for deal, actions, _ in reasons(asked, "preferans", "preferans-hint-trumps-safe"):
        trumps = deck.suit_mask[deal.trump]
        holders = [seat for seat, hand in enumerate(deal.hands) if hand & trumps and deal.active >> seat & 1]
        assert holders == [deal.turn], actions


def test_the_cheapest_last_card_takes_the_trick(asked):
    """Who plays last to a trick with that reason takes it."""
    for game in ("raub", "rablo", "preferans"):
        for deal, actions, _ in reasons(asked, game, "hint-last"):
            trial, seat = deal.clone(), deal.turn
            trial.apply(GAMES[game].parse(actions[0]))
            taken = [entry for entry in trial.log[len(deal.log):] if entry[0] == "trick"]
            assert taken and taken[0][1] == seat, (game, actions)


def test_points_in_the_play_of_cribbage_are_those_it_brings(asked):
    for key in ("fifteen", "thirtyone", "pair", "run"):
        for deal, actions, args in reasons(asked, "cribbage", f"cribbage-hint-{key}"):
            if not deal.rules.by_hand():
                trial, seat = deal.clone(), deal.turn
                trial.apply(GAMES["cribbage"].parse(actions[0]))
                gained = [entry for entry in trial.log[len(deal.log):] if entry[0] == f"cribbage-peg-{key}"]
                assert [(seat, args["points"])] == [entry[1:3] for entry in gained]


def test_a_hint_counts_all_there_is(asked):
    for deal, actions, args in reasons(asked, "cribbage", "cribbage-hint-count"):
        assert args["points"] == sum(find.points for find in deal.uncounted())
        assert actions == [f"count:{args['points']}"]


def test_enough_is_enough():
    """The caller's side has what the reason says."""
    seen = 0
    for deal, rng in lively(60, "enough"):
        for state in states_of(deal, rng):
            if state.phase != OVER:
                advice = bots.advise("rablo", json.loads(json.dumps(GAMES["rablo"].observe(state, state.turn))), rng)
                if advice.reason["key"] == "rablo-hint-enough":
                    seen += 1
                    assert advice.reason["args"]["points"] == state.points >= 66
    assert seen


def test_a_chance_is_told_in_round_figures():
    assert [percent(chance) for chance in (0, 0.02, 0.31, 0.5, 0.88, 1)] == [5, 5, 30, 50, 90, 95]
