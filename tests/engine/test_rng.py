"""Chance: links and saves depend on every number here, for ever."""

from collections import Counter
from random import Random

import pytest
from stih.engine import rng
from stih.games.raub.rules import DECK

PACKS = {
    ("1", 0):
        "QH 9D 9H KH 8S KS AC 9C AD AS 9S 8C KC QC TS 7C 7S JH TH AH 8H 7H JC 8D JS 7D TC KD JD QD TD QS",
    ("4711", 0):
        "7H TS KS TH TC QD 9D QC TD 9H 8D 7S AC 7C 9C 7D 8H KC KH AD AH KD JD JC JH JS QS 8S 8C AS 9S QH",
    ("4711", 1):
        "TS 9C AC 8C KS QD TH JD KH AD TC TD 9D KC 8H QH QC KD 9S JH 7D AS 7C JS QS 8S 9H 7S 7H AH JC 8D",
    ("štih ♠", 0):
        "9H QD JH JS 9S AH 8D 8C KD JD 7C AS KS QC 8H KH 8S KC AC TS QH TC 7S TH QS TD 7H 9C AD 7D 9D JC",
}
FIRST_DEALERS = [2, 3, 3, 0, 1, 3, 0, 3, 3, 1, 2, 3]
BOT_SEED = 18302399082444847486


@pytest.mark.parametrize(("seed", "deal"), PACKS)
def test_packs_of_given_seeds_never_change(seed, deal):
    """`Random(f"{seed}/{deal}")`, Fisher–Yates from the end."""
    assert PACKS[seed, deal] == " ".join(DECK.names[card] for card in rng.pack_of(seed, deal, 32))


def test_first_dealers_of_given_seeds_never_change():
    assert FIRST_DEALERS == [rng.first_dealer(str(seed), 4) for seed in range(12)]


def test_seeds_of_bots_never_change():
    """The first 8 bytes of SHA-256 of seed, deal, seat and move."""
    assert BOT_SEED == rng.bot_seed("4711", 2, 1, 13)


def test_bots_seeds_differ_by_seat_move_and_deal():
    seeds = {rng.bot_seed("s", deal, seat, move) for deal in range(5) for seat in range(4) for move in range(9)}
    assert 180 == len(seeds)


def test_a_shuffle_keeps_every_card():
    assert list(range(52)) == sorted(rng.shuffled(range(52), Random(3)))


def test_every_order_is_about_as_likely():
    """All six orders of three cards, within five standard deviations."""
    source = Random(5)
    orders = Counter(tuple(rng.shuffled("abc", source)) for _ in range(6000))
    assert 6 == len(orders)
    assert max(abs(count - 1000) for count in orders.values()) < 150


def test_first_dealers_are_spread():
    counts = Counter(rng.first_dealer(str(seed), 3) for seed in range(3000))
    assert max(abs(count - 1000) for count in counts.values()) < 150
