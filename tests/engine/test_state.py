"""Dealing out what a seat cannot see."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stih.engine.cards import cards_in, mask_of
from stih.engine.state import deal_hidden


@st.composite
def splits(draw):
    """Zones with cards in them, and for each a set of cards that it cannot hold: a split that fits exists."""
    cards = draw(st.permutations(range(draw(st.integers(0, 32)))))
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), max_size=4)))
    zones = [mask_of(cards[a:b]) for a, b in zip([0, *cuts], [*cuts, len(cards)], strict=True)]
    never = [mask_of(draw(st.sets(st.integers(0, 31)))) & ~zone for zone in zones[:2]]
    return zones, never + [0] * (len(zones) - len(never))


@given(splits(), st.integers(0, 9))
def test_a_split_fits_whenever_one_exists(split, seed):
    """Sizes and forbidden sets are kept, and no card is lost, with two zones as constrained as may be."""
    zones, never = split
    unknown, sizes = sum(zones), [zone.bit_count() for zone in zones]
    dealt = deal_hidden(unknown, sizes, never, Random(seed))
    assert sizes == [zone.bit_count() for zone in dealt]
    assert unknown == sum(dealt)
    assert [0] * len(zones) == [zone & bad for zone, bad in zip(dealt, never, strict=True)]


def test_every_split_is_about_as_likely():
    """Five cards, two of them to a zone that cannot hold card 0: six splits, none favoured."""
    rng = Random(2)
    counts = Counter(deal_hidden(0b11111, [2, 3], [1, 0], rng)[0] for _ in range(6000))
    assert {mask_of(pair) for pair in combinations(range(1, 5), 2)} == set(counts)
    assert max(abs(count - 1000) for count in counts.values()) < 150


def test_a_split_that_cannot_be_is_refused():
    with pytest.raises(ValueError, match="no deal fits"):
        deal_hidden(0b111, [1, 2], [0b111, 0], Random(1))


def test_a_tight_split_is_found():
    """One zone may hold only its own four of 28 cards: redealing alone would not find it."""
    unknown, mine = mask_of(range(28)), mask_of(range(4))
    zones = deal_hidden(unknown, [4, 24], [unknown & ~mine, 0], Random(1))
    assert [tuple(range(4)), tuple(range(4, 28))] == [cards_in(zone) for zone in zones]
