"""The result of a Rabló deal told line by line. The points of a seat's lines add up to its change."""

from __future__ import annotations

from typing import Any

from stih.engine.cards import cards_in
from stih.engine.errors import Message, message
from stih.engine.state import Seat
from stih.games.rablo.deal import Deal, stake_of
from stih.games.rablo.match import PASSED, places, standing, won
from stih.games.rablo.rules import DECK, DURCHMARSCH, PLAYERS, STAKE_OUT, WORDS, over

Line = dict[str, Any]


def explain(deal: Deal) -> dict[str, Any]:
    """What the result page shows; see docs/protocol.md."""
    ended = over(deal.totals, deal.number, deal.rules.rounds)
    return {
        "title": _title(deal),
        "text": _text(deal),
        "doubled": deal.doubled > 0,
        "next_dealer": standing(deal)["dealer"],
        "rows": [_row(deal, seat) for seat in _order(deal)],
        "payments": _payments(deal),
        "pot": deal.pot,
        "places": places(deal.totals) if ended else None,
    }


def alone(deal: Deal) -> bool:
    """[8] The caller held the called card himself."""
    return deal.holder == deal.caller


def _title(deal: Deal) -> Message:
    if deal.ending == PASSED:
        return message("rablo-result-passed", "9", amount=STAKE_OUT)
    what = deal.kind() + ("-made" if won(deal) else "-failed") + ("-alone" if alone(deal) else "")
    clause = "19" if deal.kind() == DURCHMARSCH else "18"
    args = {} if alone(deal) else {"other": deal.holder}
    return message("rablo-result-" + what, clause, seat=deal.caller, suit=DECK.suit(deal.trump()), **args)


def _text(deal: Deal) -> Message:
    """How the deal came to its end."""
    if deal.ending == PASSED:
        return message("rablo-end-passed", "25", pot=deal.pot)
    if deal.ending == "opponent_trick":
        taker = deal.tricks[-1][1]
        if deal.kind() == DURCHMARSCH:
            return message("rablo-end-stopped", "19", seat=taker, tricks=len(deal.tricks) - 1)
        return message("rablo-end-trick", "18", seat=taker, points=deal.points)
    if deal.ending == "enough":
        return message("rablo-end-enough", "20", points=deal.points)
    if deal.ending == "show":
        return message("rablo-end-show", "21", points=deal.points)
    return message("rablo-end-six", "19" if deal.kind() == DURCHMARSCH else "18", points=deal.points)


def _order(deal: Deal) -> list[Seat]:
    """The caller's side first, then the others in the order of play."""
    if deal.ending == PASSED:
        return list(range(PLAYERS))
    seats = [(deal.caller + step) % PLAYERS for step in range(PLAYERS)]
    return sorted(seats, key=lambda seat: (seat != deal.caller, not deal.on_side(seat)))


def _row(deal: Deal, seat: Seat) -> dict[str, Any]:
    change = deal.deltas[seat]
    return {"seat": seat, "role": _role(deal, seat), "change": change, "before": deal.totals[seat] - change,
            "after": deal.totals[seat], "items": _items(deal, seat),
            "tricks": [[DECK.names[card] for card in cards] for _, winner, _, *cards in deal.tricks
                       if winner == seat]}


def _role(deal: Deal, seat: Seat) -> Message | None:
    if deal.ending == PASSED:
        return None
    if seat == deal.caller:
        return message("rablo-role-solo" if alone(deal) else "rablo-role-caller")
    return message("rablo-role-partner" if deal.on_side(seat) else "rablo-role-opponent")


def _items(deal: Deal, seat: Seat) -> list[Line]:
    """The stake, then what each doubling, the solo and the pot add to it."""
    if deal.ending == PASSED:
        return [_line("rablo-item-passed", "9", -STAKE_OUT)]
    stake = stake_of(deal.bid)
    won_here = deal.on_side(seat) == won(deal)
    sign = 1 if won_here else -1
    items = [_line("rablo-item-won" if won_here else "rablo-item-lost", "24", sign * stake)]
    for place in range(deal.doubled):
        items.append(_line("rablo-item-" + WORDS[place], "10", sign * (stake << place)))
    if alone(deal) and seat == deal.caller:
        items.append(_line("rablo-item-alone", "8", sign * 2 * deal.unit()))
    share = deal.deltas[seat] - sum(item["points"] for item in items)
    if share:
        items.append(_line("rablo-item-pot", "25", share))
    return items


def _line(key: str, clause: str, points: int) -> Line:
    return message(key, clause, points=abs(points)) | {"points": points}


def _payments(deal: Deal) -> list[dict[str, Any]]:
    """[24] [25] Who pays whom: `from` or `to` is None for the pot."""
    if deal.ending == PASSED:
        return [_payment(seat, None, STAKE_OUT) for seat in range(PLAYERS)]
    unit = deal.unit()
    side = [seat for seat in _order(deal) if deal.on_side(seat)]
    others = [seat for seat in _order(deal) if not deal.on_side(seat)]
    pairs = zip(side * (len(others) // len(side)), others, strict=True)
    paid = [_payment(other, one, unit) if won(deal) else _payment(one, other, unit) for one, other in pairs]
    for seat in _order(deal):
        share = deal.deltas[seat] - sum(each["amount"] * (1 if each["to"] == seat else -1) for each in paid
                                        if seat in (each["from"], each["to"]))
        if share:
            paid.append(_payment(None, seat, share))
    return paid


def _payment(payer: Seat | None, payee: Seat | None, amount: int) -> dict[str, Any]:
    return {"from": payer, "to": payee, "amount": amount}


def trace(deal: Deal) -> dict[str, Any]:
    """The true hands, the cards on the table and the trump, for a trace line."""
    trick = [[(deal.leader + place) % PLAYERS, DECK.names[card]] for place, card in enumerate(deal.trick)]
    return {"hands": [[DECK.names[card] for card in cards_in(hand)] for hand in deal.hands],
            "trick": trick, "trump": DECK.suit(deal.trump())}
