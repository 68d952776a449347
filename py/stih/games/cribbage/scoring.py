"""What cards are worth: in the show by a table over their ranks, in the play card by card.

A number [n] is a clause of the rules page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from stih.engine.cards import Card, mask_of
from stih.games.cribbage.rules import DECK, HAND, JACK, LIMIT, RANKS, VALUE

RANK = DECK.rank_of
SUIT = DECK.suit_of
KEY = tuple(5 ** rank for rank in RANK)        # of a card; a hand's keys add up to its ranks in base five
PAIRS = (0, 0, 2, 6, 12)                       # [12] [14] by the number of equal ranks
NOBS = tuple(suit * RANKS + JACK for suit in SUIT)   # [16] the jack of a card's suit


class Parts(NamedTuple):
    """[13] The points of one hand or crib by what they are for."""

    fifteens: int
    pairs: int
    runs: int
    flush: int
    nobs: int


class Find(NamedTuple):
    """One thing that scores in a hand: its kind, its points and the cards that make it."""

    kind: str
    points: int
    cards: tuple[Card, ...]


# the show [13] to [16]

class _RankPoints(dict[int, int]):
    """The points that the ranks of any five cards make, by their key; filled when first asked."""

    def __missing__(self, key: int) -> int:
        self.update(_every_five_ranks())
        return self[key]


def _every_five_ranks() -> Iterator[tuple[int, int]]:
    """Key and points of all 6,175 choices of five ranks: four and what a fifth, no lower, adds to them."""
    for four in combinations_with_replacement(range(RANKS), 4):
        sums, key, mask = _sums(four), sum([5 ** rank for rank in four]), mask_of(four)
        base = 2 * sums.count(15) + _pairs(four)
        for rank in range(four[-1], RANKS):
            equal, ranks = four.count(rank), mask | 1 << rank
            if equal < 4:
                points = base + 2 * sums.count(15 - VALUE[rank]) + 2 * equal
                in_row = ranks & ranks >> 1 & ranks >> 2
                yield key + 5 ** rank, points + (_runs((*four, rank)) if in_row else 0)


def rank_points(ranks: Sequence[int]) -> tuple[int, int, int]:
    """[14] The points of fifteens, of pairs and of runs among some ranks."""
    return 2 * _sums(ranks).count(15), _pairs(ranks), _runs(ranks)


def _pairs(ranks: Sequence[int]) -> int:
    return sum([PAIRS[ranks.count(rank)] for rank in set(ranks)])


def _sums(ranks: Sequence[int]) -> list[int]:
    """What every choice of the cards counts together."""
    sums = [0]
    for rank in ranks:
        sums += [total + VALUE[rank] for total in sums]
    return sums


def _runs(ranks: Sequence[int]) -> int:
    """[14] The longest stretch of neighbours, as often as it can be made with the ranks held twice."""
    points, length, ways = 0, 0, 1
    for rank in range(min(ranks), max(ranks) + 2):
        if many := ranks.count(rank):
            length, ways = length + 1, ways * many
        else:
            points += length * ways if length >= 3 else 0
            length, ways = 0, 1
    return points


RANK_POINTS = _RankPoints()


def show_points(hand: Sequence[Card], starter: Card, crib: bool = False) -> int:
    """[13] The points of four cards with the starter. In an exercise there may be fewer: no flush is theirs."""
    if len(hand) < HAND:
        return sum(rank_points([RANK[card] for card in (*hand, starter)])) + (NOBS[starter] in hand)
    a, b, c, d = hand
    points = RANK_POINTS[KEY[a] + KEY[b] + KEY[c] + KEY[d] + KEY[starter]]
    if SUIT[a] == SUIT[b] == SUIT[c] == SUIT[d]:                     # [15]
        if SUIT[a] == SUIT[starter]:
            points += 5
        elif not crib:
            points += 4
    return points + (NOBS[starter] in hand)                          # [16]


def show_parts(hand: Sequence[Card], starter: Card, crib: bool = False) -> Parts:
    """[13] The same points by what they are for."""
    fifteens, pairs, runs = rank_points([RANK[card] for card in (*hand, starter)])
    nobs = int(NOBS[starter] in hand)
    flush = show_points(hand, starter, crib) - fifteens - pairs - runs - nobs
    return Parts(fifteens, pairs, runs, flush, nobs)


def finds(hand: Sequence[Card], starter: Card, crib: bool = False) -> list[Find]:
    """[13] All that scores in four cards with the starter, in the order in which players count it."""
    cards = sorted((*hand, starter), key=lambda card: (-RANK[card], card))
    found = [*_find_fifteens(cards), *_find_pairs(cards), *_find_runs(cards)]
    parts = show_parts(hand, starter, crib)
    if parts.flush:
        suited = hand if parts.flush == 4 else (*hand, starter)
        found.append(Find("flush", parts.flush, tuple(suited)))
    if parts.nobs:
        found.append(Find("nobs", 1, (NOBS[starter], starter)))
    return found


def _find_fifteens(cards: Sequence[Card]) -> Iterator[Find]:
    for size in range(2, 6):
        for chosen in combinations(cards, size):
            if sum(VALUE[RANK[card]] for card in chosen) == 15:
                yield Find("fifteen", 2, chosen)


def _find_pairs(cards: Sequence[Card]) -> Iterator[Find]:
    for rank in sorted({RANK[card] for card in cards}, reverse=True):
        equal = tuple(card for card in cards if RANK[card] == rank)
        if len(equal) > 1:
            yield Find("pair", PAIRS[len(equal)], equal)


def _find_runs(cards: Sequence[Card]) -> Iterator[Find]:
    """[14] Five cards hold runs of one length only, and each run is named."""
    for size in (5, 4, 3):
        runs = [chosen for chosen in combinations(reversed(cards), size) if _is_run(chosen)]
        if runs:
            yield from (Find("run", size, run) for run in runs)
            return


def _is_run(cards: Sequence[Card]) -> bool:
    """Cards from the lowest, each a rank above the one before."""
    return all(RANK[card] == RANK[cards[0]] + place for place, card in enumerate(cards))


# the play [12]

def peg_finds(pile: Sequence[Card], count: int) -> list[Find]:
    """[10] [12] What the last card of *pile* scores, *count* being the sum; go and last card left out."""
    found: list[Find] = []
    if len(pile) == 1:
        return found
    if count == 15:
        found.append(Find("fifteen", 2, tuple(pile)))
    elif count == LIMIT:
        found.append(Find("thirtyone", 2, tuple(pile)))
    equal = equal_at_end(pile)
    if equal > 1:
        found.append(Find("pair", PAIRS[equal], tuple(pile[-equal:])))
    elif len(pile) > 2:
        run = run_at_end(pile)
        if run:
            found.append(Find("run", run, tuple(pile[-run:])))
    return found


def peg_points(pile: Sequence[Card], count: int) -> int:
    """[10] [12] The points of peg_finds(), for search."""
    points = 2 if count in (15, LIMIT) else 0
    equal = equal_at_end(pile)
    return points + (PAIRS[equal] or (run_at_end(pile) if len(pile) > 2 else 0))


def equal_at_end(pile: Sequence[Card]) -> int:
    """[12] How many cards of the last one's rank lie together at the end."""
    rank, equal = RANK[pile[-1]], 1
    while equal < len(pile) and RANK[pile[-equal - 1]] == rank:
        equal += 1
    return equal


def run_at_end(pile: Sequence[Card]) -> int:
    """[12] The length of the longest run, in any order, that the last card completes; 0 without one."""
    seen = longest = 0
    for length, card in enumerate(reversed(pile), 1):
        bit = 1 << RANK[card]
        if seen & bit:
            break
        seen |= bit
        if length > 2 and seen + (seen & -seen) & seen == 0:        # one block of neighbours
            longest = length
    return longest
