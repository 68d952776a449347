"""Our cribbage against OpenSpiel's, where that is installed (requirements/bench.txt; `build.py test --all` fetches it).

Two faults of OpenSpiel's are known: four cards of a suit in the crib are counted as a flush without the
starter, and the show is not stopped at the winning point. Any other difference fails.
"""

import re
from collections import Counter
from random import Random

import pytest
from stih.engine.options import complete
from stih.engine.state import OVER
from stih.games.cribbage import CRIBBAGE
from stih.games.cribbage.deal import LAY
from stih.games.cribbage.match import opening

pyspiel = pytest.importorskip("pyspiel")

GAMES = 20_000
TARGET = 121
PASS = 2756                       # their number for go, and for having no cards
PAIR = 52                         # from here on: two cards laid away, 52 + 52 * one + other
OPTIONS = complete(CRIBBAGE.options, {})


@pytest.mark.slow
def test_every_difference_is_a_known_fault():
    """Random games for two, deal by deal: the same seats in turn, and the same scores but for the two faults."""
    game, rng, found = pyspiel.load_game("cribbage"), Random("openspiel"), Counter()
    for _ in range(GAMES):
        theirs, dealer, scores = game.new_initial_state(), 0, [0, 0]
        while not theirs.is_terminal():
            ours = one_deal(theirs, dealer, scores, rng)
            after = scores_of(theirs)
            if after != ours.totals:
                found[fault(ours, after)] += 1
            dealer, scores = 1 - dealer, after
            assert theirs.is_terminal() == (max(after) >= TARGET)
    assert set(found) == {"flush of four in the crib", "show not stopped"}


def one_deal(theirs, dealer, scores, rng):
    """Play a deal of theirs by lot, and the same in ours. Gives ours as it stands at the end."""
    hands = [[chance(theirs, rng) for _ in range(6)] for _ in range(2)]
    laid = [lay_away(theirs, rng) for _ in range(2)]
    ours = same_deal(hands, dealer, scores, starter=chance(theirs, rng))
    for seat in (1 - dealer, dealer):
        for card in laid[seat]:
            ours.apply(LAY + card)
    while not theirs.is_terminal() and not theirs.is_chance_node():
        seat = theirs.current_player()
        action = rng.choice(theirs.legal_actions())
        if action != PASS and ours.phase != OVER:
            assert (seat, action) in [(ours.turn, card) for card in ours.legal_actions()]
            ours.apply(action)
        theirs.apply_action(action)
    assert ours.phase == OVER
    return ours


def chance(theirs, rng):
    """A card dealt by lot."""
    card = rng.choice(theirs.legal_actions())
    theirs.apply_action(card)
    return card


def lay_away(theirs, rng):
    """The two cards that the seat in turn lays in the crib, by lot."""
    action = rng.choice(theirs.legal_actions())
    theirs.apply_action(action)
    return divmod(action - PAIR, 52)


def same_deal(hands, dealer, scores, starter):
    """Our deal from the same cards, in our order of dealing."""
    first = [card for cards in zip(hands[1 - dealer], hands[dealer], strict=True) for card in cards]
    pack = [*first, starter]
    standing = opening(OPTIONS, 2, dealer) | {"scores": list(scores)}
    return CRIBBAGE.deal(OPTIONS, standing, pack + [card for card in range(52) if card not in pack])


def scores_of(theirs):
    """The scores, as they are printed."""
    return [int(score) for score in re.search(r"Scores: (\d+) (\d+)", str(theirs)).groups()]


def fault(ours, theirs):
    """The name of the fault behind a difference; fails when it is none of the two."""
    if ours.winner >= 0:
        assert ours.totals[ours.winner] == TARGET
        assert all(score >= total for score, total in zip(theirs, ours.totals, strict=True))
        return "show not stopped"
    crib = [card for card in range(52) if ours.crib() >> card & 1]
    assert len({card // 13 for card in crib}) == 1 and ours.starter // 13 != crib[0] // 13
    assert theirs[ours.dealer] == ours.totals[ours.dealer] + 4
    assert theirs[1 - ours.dealer] == ours.totals[1 - ours.dealer]
    return "flush of four in the crib"
