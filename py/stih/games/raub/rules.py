"""Raub: the pack, the options and the arithmetic. A number [n] is a clause of the rules page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stih.engine.cards import Card, Deck
from stih.engine.options import Option, Options
from stih.engine.state import Seat

RULES_VERSION = 1
SEATS = (2, 3, 4)                                                   # [1]
DECK = Deck(suits="CDHS", ranks="789TJQKA")                         # [2] the ten stands below the jack
SEVEN = 0                                                           # rank number of a seven
HAND = 4                                                            # [5] cards to a hand, tricks to a deal

OPTIONS = (                                                         # [31]
    Option("direction", "right", ("right", "left"), "1"),
    Option("start", 21, (11, 41), "3"),
    Option("mandatory_raub", "off", ("off", "seven", "ak7"), "26"),
    Option("blind_raub", True, clause="27"),
    Option("voluntary_pass", True, clause="22"),
    Option("maus", True, clause="28"),
    Option("maus_below", 9, (1, 20), "28"),
    Option("maus_around", False, clause="29"),
    Option("max_drops", 0, (0, 9), "30"),
)
PRESETS: dict[str, Options] = {
    "seed": {},
    "house": {"mandatory_raub": "seven"},
    "strict": {"mandatory_raub": "ak7", "max_drops": 2},
    "sailors": {"maus_around": True, "mandatory_raub": "ak7"},
}
MUST_RAUB = {"off": "", "seven": "7", "ak7": "AK7"}                 # [26] the ranks, as names write them


class Rules(NamedTuple):
    """The options of a match, in the order of OPTIONS."""

    direction: str
    start: int
    mandatory_raub: str
    blind_raub: bool
    voluntary_pass: bool
    maus: bool
    maus_below: int
    maus_around: bool
    max_drops: int

    def must_raub(self, card: Card) -> bool:
        """[26] The dealer has to raub this turn-up."""
        return DECK.names[card][0] in MUST_RAUB[self.mandatory_raub]


def obligation(kind: str, card: Card) -> int:
    """[9] [25] Tricks the solo player owes: two, or one when a Seven was raubed."""
    return 1 if kind != "accept" and DECK.rank_of[card] == SEVEN else 2


def score_deal(solo: Seat, followers: Iterable[Seat], tricks: Sequence[int], duty: int,
               doubled: bool) -> list[int]:
    """[11] [17] [18] [20] The change of every seat's score; a minus is good."""
    deltas, factor, followers = [0] * len(tricks), 2 if doubled else 1, list(followers)
    for seat in followers:
        deltas[seat] = -tricks[seat] if tricks[seat] else 2
    deltas[solo] = (-tricks[solo] if tricks[solo] >= duty else 4) if followers else -4
    return [delta * factor for delta in deltas]


def match_winner(scores: Sequence[int], dealer: Seat, solo: Seat) -> Seat | None:
    """[19] Who has won, None while nobody stands at zero or below.

    The lowest score wins; then the solo player of the deal (-1: none), then the earlier seat
    from the dealer's right.
    """
    lowest, players = min(scores), len(scores)
    if lowest > 0:
        return None
    best = [seat for seat in range(players) if scores[seat] == lowest]
    return solo if solo in best else min(best, key=lambda seat: (seat - dealer - 1) % players)


class Refe(NamedTuple):
    """[20] [21] [22] The refe that wait, and whether the last deal was handed on."""

    waiting: int = 0
    handed_on: bool = False

    def refused(self) -> Refe:
        """[8] A deal nobody wanted: one more waits."""
        return Refe(self.waiting + 1, False)

    def passed_on(self) -> Refe:
        """[22] The dealer handed the deal on. The caller has asked may_pass_on()."""
        return Refe(self.waiting + 1, True)

    def may_pass_on(self) -> bool:
        """[22] Never in two deals running, whoever does it."""
        return not self.handed_on

    def played(self) -> Refe:
        """[20] A deal that was played uses one up."""
        return Refe(max(0, self.waiting - 1), False)
