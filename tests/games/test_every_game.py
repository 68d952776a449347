"""What holds for every game in GAMES: the contract between a game and the rest of the program.

A new game brings tests/knows/GAME.py (who may know which card), tests/case_types/GAME.py and its
playthroughs, and is then tested here without another line.
"""

import json
import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import moves, option_sets, random_deals, random_match, states
from secrecy import KNOWS, swapped
from stih.engine import record as records
from stih.engine.errors import IllegalAction
from stih.engine.state import OVER, step, take
from stih.games import GAMES
from strategies import openings, playthroughs

PLAIN = (int, str, bool, type(None))

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def snapshot(deal):
    """The whole truth of a deal as text."""
    return {name: repr(getattr(deal, name)) for name in deal.__slots__}


def is_flat(value):
    """Whether clone() may copy a slot without looking inside it."""
    items = value if isinstance(value, (list, tuple)) else [value]
    return all(isinstance(item, (*PLAIN, tuple)) for item in items)


# 1. a deal ends

@every_game
@given(data=st.data())
def test_a_playthrough_ends_and_only_then_is_nothing_legal(game, data):
    """A deal of random moves ends; legal_actions() is empty exactly when it is over."""
    deal, _, taken = data.draw(playthroughs(game))
    for move in taken:
        assert (deal.phase == OVER) == (deal.legal_actions() == ())
        take(deal, *move)
    assert deal.phase == OVER
    assert deal.legal_actions() == ()


@every_game
@given(data=st.data())
def test_the_same_pack_and_moves_give_the_same_deal(game, data):
    """A deal has no chance of its own: everything follows from the pack and the moves."""
    deal, _, taken = data.draw(playthroughs(game))
    twin = deal.clone()
    for move in taken:
        take(deal, *move)
        take(twin, *move)
    assert snapshot(deal) == snapshot(twin)


# 2. no card is lost

@every_game
@given(data=st.data())
def test_every_card_lies_in_one_place(game, data):
    """After every move the zones are disjoint and together the pack."""
    deal, _, taken = data.draw(playthroughs(game))
    for move in [None, *taken]:
        if move:
            take(deal, *move)
        laid = KNOWS[game.id].zones(deal)
        assert list(range(len(game.deck.names))) == sorted(card for cards in laid.values() for card in cards)


# 3. a clone shares nothing

@every_game
@given(data=st.data())
def test_a_move_on_a_clone_leaves_the_original_alone(game, data):
    """clone() copies all that apply() changes, and slots hold nothing deeper than it copies."""
    deal, _, taken = data.draw(playthroughs(game))
    for move in taken:
        before, clone = snapshot(deal), deal.clone()
        take(clone, *move)
        assert before == snapshot(deal)
        assert [name for name in deal.__slots__ if not is_flat(getattr(deal, name))] == []
        deal = clone


@every_game
def test_the_checked_way_in_refuses_what_is_not_legal(game):
    """step() raises on every action that is not legal and leaves the deal as it was."""
    for deal, players, rng in random_deals(game, 4, "refused"):
        for state in states(deal, players, rng):
            before, legal = snapshot(state), state.legal_actions()
            for action in range(len(game.actions)):
                if action not in legal:
                    with pytest.raises(IllegalAction):
                        step(state, action)
            assert before == snapshot(state)


# 4. secrecy

@every_game
def test_an_observation_is_the_same_whatever_lies_unseen(game):
    """Swap all cards that a seat cannot know by the rules: what it observes does not change."""
    moved = 0
    for deal, players, rng in random_deals(game, 120, "secret"):
        for state in states(deal, players, rng):
            for seat in range(players):
                twin, count = swapped(game, state, seat, rng)
                moved += count
                assert game.observe(state, seat) == game.observe(twin, seat), (state.phase, seat)
    assert moved > 10_000


@every_game
@given(data=st.data())
def test_an_observation_is_the_same_under_any_options(game, data):
    """The same for options, packs and moves that Hypothesis draws."""
    deal, players, taken = data.draw(playthroughs(game))
    rng = Random(0)
    for move in taken:
        take(deal, *move)
        for seat in range(players):
            twin, _ = swapped(game, deal, seat, rng)
            assert game.observe(deal, seat) == game.observe(twin, seat), (deal.phase, seat)


@every_game
def test_a_view_names_only_cards_the_seat_may_know(game):
    """No card's name is anywhere in a view, as a value or as a key, unless the rules let the seat know it."""
    kit, names = KNOWS[game.id], set(game.deck.names)
    for deal, players, rng in random_deals(game, 60, "view"):
        for state in states(deal, players, rng):
            for seat in range(players):
                view = game.view(game.observe(state, seat)).as_json() | {"log": game.events(state.log)}
                known = {game.deck.names[card] for card in range(len(game.deck.names))
                         if kit.knows(state, seat) >> card & 1}
                shown = names & set(words(view))
                assert shown - known - public(game, state) == set(), (state.phase, seat)


def public(game, deal):
    """Cards that were named aloud in the log: all know them, though not always where they are now."""
    return names_in(game, game.events(deal.log))


def names_in(game, value):
    return set(game.deck.names) & set(words(value))


def words(value):
    """Every string in a JSON value."""
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, list):
        return [word for item in value for word in words(item)]
    return [value] if isinstance(value, str) else []


# 5. samples

@every_game
def test_a_sample_cannot_be_told_from_the_true_deal(game):
    """observe(sample(obs)) is obs again, legal actions included, with no card lost; a sample can be played out."""
    kit = KNOWS[game.id]
    for deal, players, rng in random_deals(game, 60, "sample"):
        for state in states(deal, players, rng):
            for seat in range(players):
                obs = game.observe(state, seat)
                guess = game.sample(obs, rng)
                assert obs == game.observe(guess, seat)
                laid = kit.zones(guess)
                assert list(range(len(game.deck.names))) == sorted(c for cards in laid.values() for c in cards)
        *_, end = states(guess.clone(), players, rng)
        assert end.phase == OVER


@every_game
def test_a_sample_respects_what_is_public(game):
    """No sampled card lies where the public part of the deal forbids it."""
    kit = KNOWS[game.id]
    for deal, players, rng in random_deals(game, 60, "public"):
        for state in states(deal, players, rng):
            for seat in range(players):
                guess = game.sample(game.observe(state, seat), rng)
                assert [(zone, card) for zone, cards in kit.zones(guess).items() for card in cards
                        if not kit.knows(state, seat) >> card & 1 and not kit.fits(state, zone, card)] == []


@every_game
def test_an_observation_is_json(game):
    """An observation survives JSON as it is: no tuple, no number for a key."""
    for deal, players, rng in random_deals(game, 9, "json"):
        for state in states(deal, players, rng):
            for seat in range(players):
                obs = game.observe(state, seat)
                assert obs == json.loads(json.dumps(obs))


@every_game
def test_legal_actions_are_told_to_the_seat_in_turn_alone(game):
    """What another may do is not in a seat's observation: it would show the other's cards."""
    for deal, players, rng in random_deals(game, 9, "legal"):
        for state in states(deal, players, rng):
            for seat in range(players):
                expected = list(state.legal_actions()) if seat == state.turn else []
                assert expected == game.observe(state, seat)["legal"]


# 6. names and records

@every_game
def test_action_names_go_there_and_back(game):
    """No two actions have one name, in either case of letters."""
    assert len(game.actions) == len({name.upper() for name in game.actions})
    for action, name in enumerate(game.actions):
        assert action == game.parse(name) == game.parse(name.lower())


@every_game
def test_ids_and_option_keys_are_plain_words(game):
    """Ids stand in links, records and message keys."""
    keys = [option.key for option in game.options]
    assert len(keys) == len(set(keys))
    assert [word for word in (game.id, *keys, *game.presets) if not re.fullmatch("[a-z0-9_-]+", word)] == []


@every_game
def test_presets_hold_values_of_the_game(game):
    """A preset names only options of its game, with values they take and that differ from the default."""
    for preset in game.presets.values():
        for option in game.options:
            if option.key in preset:
                assert option.check(preset[option.key]) != option.default
        assert set(preset) <= {option.key for option in game.options}


@every_game
def test_a_record_replays(game):
    """A record that went through JSON, or through the seal, gives the same match."""
    for number, options in enumerate(option_sets(game)):
        match = random_match(game, game.seats[number % len(game.seats)], f"record {number}", **options)
        record = match.record()
        assert record == json.loads(json.dumps(record))
        again = records.replay(game, records.parse(json.dumps(record)))
        assert match.scores() == again.scores()
        assert record == again.record()
        assert record == records.replay(game, records.unseal(records.seal(record))).record()


@every_game
def test_the_log_has_arguments_for_every_event(game):
    """Every line of the log is an event of the game's table, and has all its arguments."""
    for deal, players, rng in random_deals(game, 15, "log"):
        *_, end = states(deal, players, rng)
        assert len(end.log) == len(game.events(end.log))


@every_game
def test_a_result_adds_up(game):
    """Under each option: the lines of an explained result add up, and the totals with them."""
    for options in option_sets(game):
        for deal, players, rng in random_deals(game, 12, "sum", **options):
            *_, end = states(deal, players, rng)
            for row in game.explain(end)["rows"]:
                assert row["change"] == sum(item["points"] for item in row["items"])
                assert row["after"] - row["before"] == row["change"] == end.scores()[row["seat"]]


@every_game
@given(data=st.data())
def test_reasons_agree_with_the_legal_actions(game, data):
    """why_not() is None for the legal actions of the seat in turn and for them alone."""
    deal, players = data.draw(openings(game))
    rng = Random(1)
    for state in states(deal, players, rng):
        for seat in range(players):
            obs = game.observe(state, seat)
            allowed = {game.actions[action] for mover, action in moves(state, players) if mover == seat}
            assert allowed == {name for name in game.actions if game.why_not(obs, name) is None}
