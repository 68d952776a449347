"""Who plays with whom, as far as one seat can know: worked out from its observation alone. [7] [23]

A side is known when it is the same in every deal that fits what the seat has seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from stih.engine.cards import Cards
from stih.engine.state import Observation, Seat
from stih.games.rablo.deal import AUCTION, card_of
from stih.games.rablo.rules import DECK, PLAYERS

CALLER, SOLO, PARTNER, OPPONENT, UNKNOWN = "caller", "solo", "partner", "opponent", ""


def holders(obs: Observation) -> list[Seat]:
    """The seats that may have been dealt the called card; empty before there is a contract."""
    if obs["phase"] == AUCTION or obs["bid"] < 0:
        return []
    if obs["known"] >= 0:
        return [obs["known"]]
    called = 1 << card_of(obs["bid"])
    if obs["hand"] & called:
        return [obs["seat"]]
    return [seat for seat in range(PLAYERS) if seat != obs["seat"] and _may_hold(obs, seat, called)]


def unseen(obs: Observation) -> Cards:
    """The cards that lie in other hands, those included which are known to."""
    known: Cards = obs["hand"] | obs["played"]
    return DECK.all & ~known


def rooms(obs: Observation) -> list[int]:
    """How many cards of each seat are unknown to the observer."""
    return [0 if seat == obs["seat"] else obs["sizes"][seat] - obs["holds"][seat].bit_count()
            for seat in range(PLAYERS)]


def loose(obs: Observation) -> Cards:
    """The unseen cards that nobody is known to hold."""
    cards = unseen(obs)
    for seat in range(PLAYERS):
        if seat != obs["seat"]:
            cards &= ~obs["holds"][seat]
    return cards


def _may_hold(obs: Observation, seat: Seat, card: Cards) -> bool:
    """Some deal of the loose cards gives *card* to *seat*."""
    room = rooms(obs)
    if obs["lacks"][seat] & card or not room[seat]:
        return False
    room[seat] -= 1
    return fits(loose(obs) & ~card, room, obs["lacks"])


def fits(cards: Cards, room: Sequence[int], lacks: Sequence[Cards]) -> bool:
    """The *cards* can be dealt out, *room* of them to each seat, so that none gets a card it *lacks*.

    By Hall's theorem it is enough that, for every group of seats, the cards which only they may
    hold find room with them.
    """
    for group in range(1 << PLAYERS):
        only, space = cards, 0
        for seat in range(PLAYERS):
            if group >> seat & 1:
                space += room[seat]
            elif room[seat]:
                only &= lacks[seat]
        if only.bit_count() > space:
            return False
    return True


def sides(obs: Observation) -> list[str]:
    """For each seat "caller", "solo", "partner" or "opponent", "" where the observer cannot know."""
    may = holders(obs)
    if not may:
        return [UNKNOWN] * PLAYERS
    return [_side(seat, obs["caller"], may) for seat in range(PLAYERS)]


def _side(seat: Seat, caller: Seat, may: Sequence[Seat]) -> str:
    if seat == caller:
        return SOLO if may == [caller] else CALLER
    if seat not in may:
        return OPPONENT
    return PARTNER if len(may) == 1 else UNKNOWN
