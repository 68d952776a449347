"""How good ten cards of Preferans are, in the eyes of a casual player.

The weights were fitted once to the tricks of hands that these bots played out; they are judgement,
not rules. A hand's promise is the sum over its suits, looked up by the ranks held.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from stih.bots.preferans.bettel import danger
from stih.engine.cards import Cards
from stih.games.preferans.rules import BETTEL, CLUBS, SANAC, TRUMPS, WHOLE

RANKS = 255                  # a whole suit as bits
ACE, KING, QUEEN, JACK = (1 << rank for rank in (7, 6, 5, 4))


class Weights(NamedTuple):
    """Tricks promised by what a hand holds."""

    base: float
    trump: float             # each trump
    more: float              # each trump beyond `many`, on top of that
    trump_high: tuple[float, float, float, float]   # ace, king, queen, jack of trumps, on top of that
    ace: float
    king: float              # with a guard
    king_queen: float
    queen: float             # with two guards
    short: float             # each card that a side suit is short of two
    long: float              # each card of a side suit beyond `length`
    many: int = 4
    length: int = 4


DECLARER = Weights(-2.22, 0.93, -0.35, (1.26, 0.76, 0.33, 0.11), 1.05, 0.71, 0.12, 0.22, 0.41, 0.38, many=5)
DEFENDER = Weights(-0.56, 0.56, 0.84, (0.9, 0.67, 0.25, 0.11), 0.69, 0.48, -0.09, 0.24, 0.1, -0.6)
LONE = Weights(0.81, 0.61, 1.17, (0.81, 0.49, 0.31, 0.19), 0.45, 0.44, -0.09, 0.23, -0.13, -0.08)
PAIR = Weights(3.27, 0.17, 0.97, (0.63, 0.33, 0.1, 0.05), 0.29, 0.2, -0.04, 0.14, 0.18, -0.4)
NO_TRUMP = Weights(-2.75, 0, 0, (0, 0, 0, 0), 1.6, 1.35, 0, 0.52, 0, 0.82, length=3)
NO_TRUMP_DEFENDER = Weights(0.14, 0, 0, (0, 0, 0, 0), 1.06, 0.74, 0, 0.35, 0, -0.18, length=3)


SUIT_EVEN = (5.5, 0.52)      # the fitness that gives an even chance, and how fast the chance grows about it
EVEN = {BETTEL: (-0.36, 0.1), SANAC: (5.6, 0.75), WHOLE: (9.5, 0.5)}


class Judge:
    """Weights as tables by the ranks held in a suit."""

    def __init__(self, weights: Weights) -> None:
        self.base = weights.base
        self.trump = [_trump(weights, held) for held in range(RANKS + 1)]
        self.side = [_side(weights, held) for held in range(RANKS + 1)]

    def promise(self, hand: Cards, trump: int) -> float:
        """The tricks that *hand* promises; trump -1 for none."""
        side = self.side                                            # written out: laying away asks hundreds of times
        total = self.base + side[hand & RANKS] + side[hand >> 8 & RANKS] + side[hand >> 16 & RANKS] + side[hand >> 24]
        if trump < 0:
            return total
        held = hand >> 8 * trump & RANKS
        return total + self.trump[held] - side[held]


def _trump(weights: Weights, held: int) -> float:
    high = sum(weight for weight, card in zip(weights.trump_high, (ACE, KING, QUEEN, JACK), strict=True) if held & card)
    return weights.trump * held.bit_count() + weights.more * max(0, held.bit_count() - weights.many) + high


def _side(weights: Weights, held: int) -> float:
    count, king = held.bit_count(), held & KING and held.bit_count() > 1
    value = weights.short * max(0, 2 - count) + weights.long * max(0, count - weights.length)
    value += weights.ace * bool(held & ACE) + weights.king * bool(king)
    value += weights.king_queen * bool(king and held & QUEEN)
    return value + weights.queen * (bool(held & QUEEN) and count > 2)


AS_DECLARER, AS_DEFENDER, AS_LONE, AS_PAIR = map(Judge, (DECLARER, DEFENDER, LONE, PAIR))
RISK = [danger(held, RANKS & ~held) for held in range(RANKS + 1)]
IN_SANAC, AGAINST_SANAC = Judge(NO_TRUMP), Judge(NO_TRUMP_DEFENDER)


def promise(hand: Cards, contract: int) -> float:
    """The tricks that a declarer's hand promises, in a contract with tricks to take."""
    return (AS_DECLARER if contract <= CLUBS else IN_SANAC).promise(hand, TRUMPS[contract])


def risk(hand: Cards) -> float:
    """How likely a hand is to be made to take a trick in Bettel, roughly."""
    return RISK[hand & RANKS] + RISK[hand >> 8 & RANKS] + RISK[hand >> 16 & RANKS] + RISK[hand >> 24]


def fitness(hand: Cards, contract: int) -> float:
    """What is to be great in a contract: tricks promised, or little risk."""
    return -risk(hand) if contract == BETTEL else promise(hand, contract)


def chance(hand: Cards, contract: int) -> float:
    """The chance that the contract is made."""
    even, spread = EVEN.get(contract, SUIT_EVEN)
    return 1 / (1 + exp((even - fitness(hand, contract)) / spread))


def gain(hand: Cards, contract: int) -> float:
    """What declaring a contract promises in points: a third of a bula is everyone's, supe count against it."""
    made, fell = (6.7, 16.7) if contract == BETTEL else (2.7, 11.7)
    odds = chance(hand, contract)
    return contract * (made * odds - fell * (1 - odds))
