"""The level `rules` of Raub: what it never does, what it may see, and that it beats chance."""

import json
from random import Random

import pytest
from playing import random_deals, states
from secrecy import swapped
from stih import bots, cli
from stih.bots.duel import duel
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games.raub import RAUB
from stih.games.raub.deal import trick_winner
from stih.games.raub.rules import DECK, PRESETS


def decisions(matches, deals=6):
    """Every decision of `rules` at tables with `random` too: (deal, action's name) before it is taken."""
    for number in range(matches):
        players, options = 2 + number % 3, list(PRESETS.values())[number % 4]
        seats = ["rules" if Random(f"{number}/{seat}").random() < 0.7 else "random" for seat in range(players)]
        match = Match(RAUB, seats, f"never {number}", options)
        for _ in range(deals):
            while match.deal.phase != OVER:
                name = bots.move(match)
                if match.seats[match.deal.turn] == "rules":
                    yield match.deal, name
                match.act(name)
            if match.over:
                break
            match.next_deal()


@pytest.fixture(scope="module")
def decided():
    """Decisions of some hundred deals: clones, for the deals go on."""
    return [(deal.clone(), name) for deal, name in decisions(60)]


def ace_of_trumps(deal):
    return "A" + DECK.suit(deal.trump) if deal.trump >= 0 else None


def holds(deal, name):
    return name is not None and bool(deal.hands[deal.turn] >> DECK.index[name] & 1)


def as_last(decided):
    """The decisions of the last to play to a trick, with the legal cards that would win it."""
    for deal, name in decided:
        if deal.phase == "play" and len(deal.trick) + 1 == deal.active.bit_count():
            winners = [card for card in deal.legal_actions()
                       if trick_winner([*deal.trick, card], deal.trump) == len(deal.trick)]
            yield deal, DECK.index[name], winners


def test_the_ace_of_trumps_never_drops_out(decided):
    """Asked whether to follow with the ace of trumps in hand, it follows. A blind trump nobody knows."""
    asked = [name for deal, name in decided if deal.phase == "follow" and holds(deal, ace_of_trumps(deal))]
    assert {"follow"} == set(asked)
    assert len(asked) > 20


def test_the_ace_of_trumps_is_never_laid_away(decided):
    """Neither in the exchange nor as the fifth card."""
    asked = [(name, ace_of_trumps(deal)) for deal, name in decided
             if deal.phase in ("exchange", "fifth_card") and holds(deal, ace_of_trumps(deal))]
    assert [] == [name for name, ace in asked if name == f"-{ace}"]
    assert len(asked) > 50


def test_the_last_to_play_takes_a_trick_it_needs(decided):
    """With a legal card that wins, and fewer tricks than it owes."""
    needed = [(card, winners) for deal, card, winners in as_last(decided)
              if winners and deal.won[deal.turn] < (deal.duty if deal.turn == deal.solo else 1)]
    assert [] == [card for card, winners in needed if card not in winners]
    assert len(needed) > 100


def test_the_last_to_play_wins_with_no_dearer_card_than_needed(decided):
    """Among the winning cards of one suit it takes the lowest."""
    won = [(card, winners) for _, card, winners in as_last(decided) if card in winners]
    assert [] == [card for card, winners in won
                  if any(other < card and DECK.suit_of[other] == DECK.suit_of[card] for other in winners)]
    assert len(won) > 100


def test_every_kind_of_decision_was_looked_at(decided):
    assert {"dealer_choice", "turn_up", "raub_choice", "speak", "follow", "exchange", "fifth_card", "play"} == {
        deal.phase for deal, _ in decided}


def test_it_uses_every_means_of_the_game():
    """It comes, folds, raubs, raubs blind, hands on and announces Maus, in a circle too: every word is taken."""
    unused, matches = set(RAUB.actions[64:]), (f"means {number}" for number in range(60))
    while unused:
        match = Match(RAUB, ["rules"] * 3, next(matches), {"maus_around": True, "start": 15})
        cli.play_out(match, 40)
        unused -= {name for entry in match.deals for name in entry["actions"]}


# what it sees

@pytest.fixture
def messages(monkeypatch):
    """Every text that a bot was given."""
    texts, choose = [], bots.choose
    monkeypatch.setattr(bots, "choose", lambda text: texts.append(text) or choose(text))
    return texts


@pytest.mark.parametrize("level", bots.levels("raub"))
def test_a_bot_is_given_neither_seed_nor_pack(level, messages):
    """The message is JSON of the game, the level, a number and the observation, and of no other thing."""
    match = Match(RAUB, [level] * 3, "seed-of-this-match")
    cli.play_out(match, 8)
    assert len(messages) == match.turn_number
    for text in messages:
        asked = json.loads(text)
        assert {"game", "level", "seed", "obs"} == set(asked)
        assert not {"pack", "hands", "dead"} & set(asked["obs"])
        assert int is type(asked["obs"]["stock"])
        assert "seed-of-this-match" not in text
        assert [entry["pack"] for entry in match.deals if entry["pack"][:30] in text] == []


@pytest.mark.parametrize("level", bots.levels("raub"))
def test_a_bot_decides_the_same_whatever_lies_unseen(level):
    """The same message and so the same move when all cards it cannot know are swapped."""
    for deal, players, rng in random_deals(RAUB, 60, f"blind {level}"):
        for state in states(deal, players, rng):
            if state.phase == OVER:
                continue
            twin, _ = swapped(RAUB, state, state.turn, rng)
            asked = [json.dumps({"game": "raub", "level": level, "seed": 5, "obs": RAUB.observe(one, state.turn)})
                     for one in (state, twin)]
            assert asked[0] == asked[1]
            assert bots.choose(asked[0]) in state.legal_actions()


# strength

@pytest.mark.parametrize("players", RAUB.seats)
@pytest.mark.parametrize("deals", [300, pytest.param(2000, marks=pytest.mark.slow)])
def test_rules_beat_chance(players, deals):
    """Duplicate deals, seats rotated: the interval of the points gained is clear of zero."""
    outcome = duel(RAUB, players, "rules", "random", deals, "strength", {})
    assert outcome["interval"][0] > 0


def test_a_duel_of_equals_is_even():
    """A level against itself gains nothing, to the last digit: the deals and the chances are the same."""
    outcome = duel(RAUB, 3, "random", "random", 20, "even", {})
    assert (0, [0, 0]) == (outcome["gain"], outcome["interval"])
