"""Cribbage: the pack, the options and the arithmetic. A number [n] is a clause of the rules page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stih.engine.cards import Card, Deck
from stih.engine.options import Option, Options
from stih.engine.state import Seat

RULES_VERSION = 1
SEATS = (2, 3, 4)                                                   # [1]
DECK = Deck(suits="CDHS", ranks="A23456789TJQK")                    # [2] the ace is low
RANKS = len(DECK.ranks)
JACK = DECK.ranks.index("J")                                        # rank number of a jack
VALUE = tuple(min(rank + 1, 10) for rank in range(RANKS))           # [2] by rank: what a card counts
LIMIT = 31                                                          # [8] no count passes it
HAND = 4                                                            # [6] cards kept, and cards in the crib
MOST = 29                                                           # [13] no hand is worth more
MOST_IN_PLAY = 14                                                   # [12] nor is a card: a fifteen on four of a kind

OPTIONS = (                                                         # [27]
    Option("target", 121, (31, 241), "17"),
    Option("cut_deals", "low", ("low", "high"), "4"),
    Option("play_on", True, clause="9"),
    Option("resets", True, clause="11"),
    Option("counting", "automatic", ("automatic", "manual"), "22"),
    Option("muggins", "off", ("off", "show", "all"), "23"),
    Option("overclaim", "correct", ("correct", "excess"), "24"),
    Option("match", 1, (1, 9), "19"),
    Option("lurch", 0, (0, 120), "18"),
    Option("skunk", 91, (0, 240), "18"),
    Option("double_skunk", 61, (0, 240), "18"),
    Option("skunk_points", "none", ("none", "123", "124"), "18"),
    Option("first_deal_next", "loser", ("loser", "alternate", "recut3"), "19"),
)
PRESETS: dict[str, Options] = {
    "standard": {},
    "seed-english": {
        "target": 62, "cut_deals": "high", "play_on": False, "resets": False, "counting": "manual",
        "muggins": "show", "match": 2, "lurch": 31, "skunk": 0, "double_skunk": 0, "first_deal_next": "alternate"},
    "seed-international": {
        "cut_deals": "high", "counting": "manual", "muggins": "show", "skunk": 0, "double_skunk": 0,
        "first_deal_next": "alternate"},
    "short": {"target": 61, "lurch": 31, "skunk": 0, "double_skunk": 0},
}
SKUNK_POINTS = {"none": (1, 1, 1), "123": (1, 2, 3), "124": (1, 2, 4)}   # [18] plain, skunk, double skunk


class Rules(NamedTuple):
    """The options of a match, in the order of OPTIONS."""

    target: int
    cut_deals: str
    play_on: bool
    resets: bool
    counting: str
    muggins: str
    overclaim: str
    match: int
    lurch: int
    skunk: int
    double_skunk: int
    skunk_points: str
    first_deal_next: str

    def by_hand(self) -> bool:
        """[22] Players count their hands themselves."""
        return self.counting == "manual"

    def by_hand_in_play(self) -> bool:
        """[23] ... and the cards they lay in the play."""
        return self.by_hand() and self.muggins == "all"

    def may_take(self) -> bool:
        """[23] What is missed in a count can be taken by an opponent."""
        return self.by_hand() and self.muggins != "off"


# seats and sides

def sides_of(players: int) -> int:
    """[1] [21] How many sides play: four people are two pairs. Seat s belongs to side s % sides."""
    return 2 if players == 4 else players


def throws(players: int) -> int:
    """[6] [20] [21] How many cards each player lays away."""
    return 2 if players == 2 else 1


def cut_dealer(cards: Sequence[Card], cut_deals: str) -> Seat | None:
    """[4] Who deals when each seat has cut one of *cards*; None when they must cut again."""
    ranks = [DECK.rank_of[card] for card in cards]
    best = max(ranks) if cut_deals == "high" else min(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else None


# points

def pegged(score: int, points: int, target: int) -> int:
    """[17] Where the front peg stands after *points*: never past the last hole."""
    return min(score + points, target)


class Settled(NamedTuple):
    """[22] [23] [24] What comes of a count: for the counter, left to be taken, for an opponent at once."""

    pegged: int
    missed: int
    excess: int


def settle(actual: int, claimed: int, overclaim: str) -> Settled:
    """[22] [24] A count of *claimed* points where there are *actual* ones."""
    excess = claimed - actual if claimed > actual and overclaim == "excess" else 0
    return Settled(min(actual, claimed), max(0, actual - claimed), excess)


# games won

def below(loser: int, limit: int, target: int) -> bool:
    """[18] The loser stands below a limit. A limit that everybody stands below is none."""
    return loser < limit < target


def skunk_of(rules: Rules, loser: int) -> int:
    """[18] 0, 1 for a skunk, 2 for a double skunk: by the score of the loser who did best."""
    return (below(loser, rules.skunk, rules.target)
            + below(loser, min(rules.skunk, rules.double_skunk), rules.target))


def game_points(rules: Rules, loser: int) -> int:
    """[18] What a won game counts towards the match."""
    double = below(loser, rules.lurch, rules.target)
    return max(SKUNK_POINTS[rules.skunk_points][skunk_of(rules, loser)], 2 if double else 1)


def games_after(rules: Rules, games: Sequence[int], totals: Sequence[int], winner: int) -> list[int]:
    """[18] [19] Game points by side after a deal that side *winner* (-1: none) won; no more than win the match."""
    after = list(games)
    if winner >= 0:
        after[winner] = min(after[winner] + game_points(rules, best_loser(totals, winner)), rules.match)
    return after


def best_loser(totals: Sequence[int], winner: int) -> int:
    """[18] The score of the loser who did best."""
    return max(total for side, total in enumerate(totals) if side != winner)
