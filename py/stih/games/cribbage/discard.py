"""What every way of laying away would have been worth: exact for the hand, exact on average for the crib.

A number [n] is a clause of the rules page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import NamedTuple

from stih.engine.cards import Card
from stih.games.cribbage.rules import DECK, HAND, JACK, RANKS
from stih.games.cribbage.scoring import RANK_POINTS, show_points

RANK, SUIT = DECK.rank_of, DECK.suit_of
PACK = len(DECK.names)
SUIT_SIZE = RANKS
WAYS = [[comb(left, count) for count in range(5)] for left in range(5)]   # to take some of the cards left of a rank
TABLES = {True: "E2", False: "E1"}   # the exact means of a crib: two cards of one suit, of two suits


class Throw(NamedTuple):
    """One way of laying away: the cards, what is kept, and what both are worth on average."""

    cards: tuple[Card, ...]
    kept: tuple[Card, ...]
    hand: float        # [13] mean over all starters that can be turned
    low: int           # the worst of them
    high: int          # and the best
    crib: float        # mean of the crib, the other cards being any that are not thrown
    total: float       # hand and crib together; against an opponent's crib its mean is lost

    def table(self) -> str:
        """The name of the table of means the crib is taken from; E for a single card."""
        return "E" if len(self.cards) == 1 else TABLES[SUIT[self.cards[0]] == SUIT[self.cards[1]]]


def throws_of(held: Sequence[Card], own_crib: bool) -> list[Throw]:
    """[6] All ways of laying away from the cards dealt, the best first."""
    unseen = [card for card in range(PACK) if card not in held]
    throws = [_throw(kept, held, unseen, own_crib) for kept in combinations(held, HAND)]
    return sorted(throws, key=lambda throw: -throw.total)


def _throw(kept: tuple[Card, ...], held: Sequence[Card], unseen: Sequence[Card], own_crib: bool) -> Throw:
    cards = tuple(card for card in held if card not in kept)
    points = [show_points(kept, starter) for starter in unseen]
    hand, crib = sum(points) / len(points), crib_mean(cards)
    return Throw(cards, kept, hand, min(points), max(points), crib, hand + crib if own_crib else hand - crib)


def crib_mean(thrown: Sequence[Card]) -> float:
    """[13] The mean of a crib with one or two cards in it, all else being any of the cards not thrown."""
    suited = len({SUIT[card] for card in thrown}) == 1
    return _crib_mean(tuple(sorted(RANK[card] for card in thrown)), suited)


@cache
def _crib_mean(ranks: tuple[int, ...], suited: bool) -> float:
    unseen = PACK - len(ranks)
    free = HAND + 1 - len(ranks)
    return _mean_of_ranks(ranks, free, unseen) + _mean_flush(ranks, free, suited) + _mean_nobs(ranks, free, suited)


def _mean_of_ranks(ranks: tuple[int, ...], free: int, unseen: int) -> float:
    """Fifteens, pairs and runs: every choice of ranks for the free cards, as often as it can be dealt."""
    known = sum(5 ** rank for rank in ranks)
    left = [WAYS[4 - ranks.count(rank)] for rank in range(RANKS)]
    total = 0
    for key, counts in _choices(free):
        ways = 1
        for rank, count in counts:
            ways *= left[rank][count]
        if ways:
            total += ways * RANK_POINTS[known + key]
    return total / comb(unseen, free)


@cache
def _choices(free: int) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    """Every choice of that many ranks: its key, and how often it holds each rank."""
    return [(sum(5 ** rank for rank in ranks), tuple((rank, ranks.count(rank)) for rank in sorted(set(ranks))))
            for ranks in combinations_with_replacement(range(RANKS), free)]


def _mean_flush(ranks: tuple[int, ...], free: int, suited: bool) -> float:
    """[15] Five, if all the free cards follow suit."""
    if not suited:
        return 0.0
    return 5 * comb(SUIT_SIZE - len(ranks), free) / comb(PACK - len(ranks), free)


def _mean_nobs(ranks: tuple[int, ...], free: int, suited: bool) -> float:
    """[16] The chance of the jack of the starter's suit among the four."""
    unseen = PACK - len(ranks)
    return sum(_jack_chance(jack_thrown, in_suit, free, unseen)
               for in_suit, jack_thrown in _suits(ranks, suited))


def _suits(ranks: tuple[int, ...], suited: bool) -> Iterator[tuple[int, bool]]:
    """For each suit how many of its cards were thrown, and whether its jack was."""
    if suited:
        yield len(ranks), JACK in ranks
    else:
        yield from ((1, rank == JACK) for rank in ranks)
    for _ in range(4 - (1 if suited else len(ranks))):
        yield 0, False


def _jack_chance(jack_thrown: bool, in_suit: int, free: int, unseen: int) -> float:
    """The chance that a suit's jack lies in the crib and the starter is of that suit."""
    if jack_thrown:
        return (SUIT_SIZE - in_suit) / unseen
    return (free - 1) / unseen * (SUIT_SIZE - in_suit - 1) / (unseen - 1)
