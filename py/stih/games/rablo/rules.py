"""Rabló: the pack, the options and the arithmetic. A number [n] is a clause of the rules page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stih.engine.cards import Card, Cards, Deck, cards_in
from stih.engine.options import Option, Options
from stih.engine.state import Seat

RULES_VERSION = 1
PLAYERS = 4                                                         # [1]
DECK = Deck(suits="HBLA", ranks="9JQKTA")                           # [2] hearts, bells, leaves, acorns
VALUES = (0, 2, 3, 4, 10, 11)                                       # [2] by rank, 120 in all
HAND = 6                                                            # [4] cards to a hand, tricks to a deal
HEARTS = 0
GOAL = 66                                                           # [18]
STAKE_OUT = 50                                                      # [9] what each pays when all pass
WORDS = ("kontra", "rekontra", "subkontra")                         # [10] each doubles

OPTIONS = (                                                         # [28]
    Option("start", 3000, (500, 10000), "3", step=50),
    Option("pass_final", False, clause="5"),
    Option("enough_always", False, clause="20"),
    Option("rounds", 0, (4, 40), "27", none=0),
    Option("direction", "left", ("left", "right"), "1"),
)
PRESETS: dict[str, Options] = {"seed": {}, "short": {"rounds": 12}}


class Rules(NamedTuple):
    """The options of a match, in the order of OPTIONS."""

    start: int
    pass_final: bool
    enough_always: bool
    rounds: int
    direction: str


class Level(NamedTuple):
    """[6] One step of the ladder of calls."""

    kind: str
    hearts: bool
    stake: int


SNAPSZER, DURCHMARSCH = "snapszer", "durchmarsch"
LEVELS = (Level(SNAPSZER, False, 50), Level(SNAPSZER, True, 100),
          Level(DURCHMARSCH, False, 150), Level(DURCHMARSCH, True, 300))


def level_of(kind: str, card: Card) -> int:
    """[6] The place of a call in LEVELS: its kind and the suit of its card make it."""
    return 2 * (kind == DURCHMARSCH) + (DECK.suit_of[card] == HEARTS)


KING, QUEEN = DECK.ranks.index("K"), DECK.ranks.index("Q")
# The other card of the pair that a king or a queen is announced with.
MATE = {card: card - 1 if DECK.rank_of[card] == KING else card + 1
        for card in range(len(DECK.names)) if DECK.rank_of[card] in (KING, QUEEN)}
# For each card the higher ones of its suit.
ABOVE = tuple(DECK.suit_mask[DECK.suit_of[card]] & -(2 << card) for card in range(len(DECK.names)))


def points(cards: Iterable[Card]) -> int:
    """[2] What cards count."""
    return sum(VALUES[DECK.rank_of[card]] for card in cards)


def trick_winner(trick: Sequence[Card], trump: int) -> int:
    """[15] The place in the trick, from 0, of the card that takes it."""
    power = DECK.power[trump][DECK.suit_of[trick[0]]]
    powers = [power[card] for card in trick]
    return powers.index(max(powers))


def playable(hand: Cards, trick: Sequence[Card], trump: int) -> Cards:
    """[13] [14] The cards of *hand* that may be played: follow and beat, else trump and beat, else any."""
    if not trick:
        return hand
    higher = ABOVE[trick[trick_winner(trick, trump)]]
    suit = hand & DECK.suit_mask[DECK.suit_of[trick[0]]]
    trumps = hand & DECK.suit_mask[trump]
    return suit & higher or suit or trumps & higher or trumps or hand


def shown_lack(card: Card, trick: Sequence[Card], trump: int) -> Cards:
    """[13] [14] Cards that a seat cannot hold which plays *card* to a *trick* in progress."""
    suit, led = DECK.suit_of[card], DECK.suit_of[trick[0]]
    best, lack = trick[trick_winner(trick, trump)], 0
    if suit != led:
        lack |= DECK.suit_mask[led]
        if suit != trump:
            lack |= DECK.suit_mask[trump]
    if suit == DECK.suit_of[best] and card < best:
        lack |= ABOVE[best]
    return lack


def announcement(card: Card, hand: Cards, trump: int) -> int:
    """[16] What leading *card* from *hand* may announce: 40, 20, or 0 without the pair."""
    if card not in MATE or not hand >> card & hand >> MATE[card] & 1:
        return 0
    return 40 if DECK.suit_of[card] == trump else 20


def certain(hand: Cards, unseen: Cards, trump: int) -> bool:
    """[22] The leader's *hand* takes all the tricks that are left, however the *unseen* cards lie."""
    trumps = DECK.suit_mask[trump]
    if hand & ~trumps and (unseen & trumps).bit_count() > (hand & trumps).bit_count():
        return False
    return all(_suit_is_high(hand & suit, unseen & suit) for suit in DECK.suit_mask)


def _suit_is_high(own: Cards, unseen: Cards) -> bool:
    """Each card is above all unseen ones, or those have been drawn by the time it is led."""
    return all(card > unseen.bit_length() - 1 or unseen.bit_count() <= place
               for place, card in enumerate(reversed(cards_in(own))))


def side_of(caller: Seat, holder: Seat) -> list[Seat]:
    """[7] [8] The caller's side: with the holder of the called card, or alone."""
    return sorted({caller, holder})


def settle(side: Sequence[Seat], unit: int, won: bool, pot: int) -> tuple[list[int], int]:
    """[24] [25] Everybody's change, and the pot that stays. *unit* is the stake with its doublings."""
    gain = unit if won else -unit
    changes = [-gain] * PLAYERS
    for seat in side:
        changes[seat] = gain if len(side) == 2 else 3 * gain
    winners = [seat for seat in range(PLAYERS) if changes[seat] > 0]
    if len(winners) > 2:
        return changes, pot
    for seat in winners:
        changes[seat] += pot // len(winners)
    return changes, 0


def over(balances: Sequence[int], played: int, rounds: int) -> bool:
    """[26] [27] Somebody is out of money, or the rounds agreed on have been *played*."""
    return min(balances) <= 0 or (bool(rounds) and played >= rounds)
