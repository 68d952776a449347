"""The result of a Raub deal told line by line. The points of a seat's lines add up to its change."""

from __future__ import annotations

from typing import Any

from stih.engine.cards import cards_in
from stih.engine.errors import Message, message
from stih.engine.state import Seat
from stih.games.raub.deal import Deal
from stih.games.raub.match import REFUSED, standing, winner
from stih.games.raub.rules import DECK

Line = dict[str, Any]


def explain(deal: Deal) -> dict[str, Any]:
    """What the result page shows; see docs/protocol.md."""
    best = min(deal.totals)
    return {
        "title": _title(deal),
        "text": None if winner(deal) is not None else message(
            "raub-result-scores", "19", seat=deal.totals.index(best), score=best, count=deal.totals.count(best)),
        "doubled": deal.doubled(),
        "next_dealer": standing(deal)["dealer"],
        "rows": [] if deal.ending in REFUSED else [_row(deal, seat) for seat in _order(deal)],
    }


def _title(deal: Deal) -> Message:
    if deal.ending == "pass_deal":
        return message("raub-result-pass-deal", "22", seat=deal.dealer)
    if deal.ending == "refe":
        return message("raub-result-refe", "8")
    if deal.ending == "alone":
        suit = DECK.suit(deal.trump)
        if suit is None:
            return message("raub-result-alone-blind", "11", seat=deal.solo)
        return message("raub-result-alone", "11", seat=deal.solo, suit=suit)
    passed = deal.won[deal.solo] >= deal.duty
    return message("raub-result-passed" if passed else "raub-result-failed", "17", seat=deal.solo,
                   suit=DECK.suit(deal.trump), tricks=deal.won[deal.solo], duty=deal.duty)


def _order(deal: Deal) -> list[Seat]:
    """The solo player first, then the others in the order of play."""
    return [(deal.solo + i) % deal.players for i in range(deal.players)]


def _row(deal: Deal, seat: Seat) -> dict[str, Any]:
    change = deal.deltas[seat]
    return {"seat": seat, "role": _role(deal, seat), "change": change, "before": deal.totals[seat] - change,
            "after": deal.totals[seat], "items": _items(deal, seat),
            "tricks": [[DECK.names[card] for card in cards] for _, winner, *cards in deal.tricks
                       if winner == seat]}


def _role(deal: Deal, seat: Seat) -> Message:
    if seat == deal.solo:
        return message("raub-role-solo")
    return message("raub-role-follows" if deal.active >> seat & 1 else "raub-role-dropped")


def _items(deal: Deal, seat: Seat) -> list[Line]:
    plain = deal.deltas[seat] // 2 if deal.doubled() else deal.deltas[seat]
    items = [_plain_item(deal, seat, plain)]
    if deal.doubled() and plain:
        items.append(_line("raub-item-doubled", "20", plain))
    return items


def _plain_item(deal: Deal, seat: Seat, points: int) -> Line:
    tricks = deal.won[seat]
    if not deal.active >> seat & 1:
        return _line("raub-item-dropped", "18", 0)
    if deal.ending == "alone":
        return _line("raub-item-alone", "11", points)
    if seat != deal.solo:
        key = "raub-item-follower" if tricks else "raub-item-follower-failed"
        return _line(key, "18", points, tricks=tricks)
    key = "raub-item-solo" if tricks >= deal.duty else "raub-item-solo-failed"
    return _line(key, "25" if deal.duty == 1 else "17", points, tricks=tricks, duty=deal.duty)


def _line(key: str, clause: str, points: int, **args: Any) -> Line:
    return message(key, clause, points=abs(points), **args) | {"points": points}


def trace(deal: Deal) -> dict[str, Any]:
    """The cards on the table and the trump, for a trace line."""
    trick = [[seat, DECK.names[card]]
             for seat, card in zip(deal.seats_of_trick(), deal.trick, strict=False)] if deal.trick else []
    return {"hands": [[DECK.names[card] for card in cards_in(hand)] for hand in deal.hands],
            "trick": trick, "trump": DECK.suit(deal.trump)}
