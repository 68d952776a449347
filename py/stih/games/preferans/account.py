"""The account of a hand in sentences: for the sheet's entries and for the result. [n] is a clause of the rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stih.engine.errors import Message, message
from stih.engine.state import Seat
from stih.games.preferans.rules import ALL_OR_NOTHING, BETTEL, JOINT, Rules
from stih.games.preferans.score import Hand, tricks_of

Facts = Mapping[str, Any]   # a result as records carry it


def hand_of(facts: Facts) -> Hand:
    """The hand of a result that was scored."""
    caller = -1 if facts["caller"] is None else facts["caller"]
    return Hand(facts["declarer"], facts["contract"], facts["igra"], facts["refa"], facts["tricks"],
                facts["active"], [seat for seat in facts["came"] if seat in facts["active"]], caller, facts["kontra"])


def stake(hand: Hand) -> dict[str, int]:
    """[29] [33] [19] What a figure is made of: 2 x value x refa x kontra."""
    return {"contract": hand.contract, "igra": int(hand.igra), "value": hand.contract + hand.igra,
            "refa": 2 if hand.refa else 1, "kontra": hand.factor}


def bule_line(kind: str, hand: Hand, seat: Seat, change: int, **args: Any) -> Message:
    """Why a seat's bule change; *kind* is `note` or `item`."""
    if seat == hand.declarer:
        return _declarer_line(kind, hand, change, seat=seat, **args)
    return _fine_line(kind, hand, seat, change, **args)


def _declarer_line(kind: str, hand: Hand, change: int, **args: Any) -> Message:
    full = hand.unit * hand.factor
    facts = stake(hand) | {"bule": abs(change)} | args
    if not hand.made:
        doubled = change > full
        return message(f"preferans-{kind}-down-double" if doubled else f"preferans-{kind}-down",
                       "35" if doubled else "30", **facts)
    if -change < full:
        return message(f"preferans-{kind}-capped", "34", **facts)
    key = "made" if hand.active else "unplayed"
    return message(f"preferans-{kind}-{key}", _clause(hand), **facts)


def _clause(hand: Hand) -> str:
    if not hand.active:
        return "21" if hand.contract == 2 and not hand.igra else "15"
    return "32" if hand.contract == BETTEL else "30"


def _fine_line(kind: str, hand: Hand, seat: Seat, change: int, **args: Any) -> Message:
    facts = {"bule": change, "seat": seat} | args
    if hand.kontra[seat]:
        return message(f"preferans-{kind}-fine-kontra", "18", **facts)
    if hand.caller == seat:
        return message(f"preferans-{kind}-fine-call", "16", tricks=hand.defence, due=JOINT, **facts)
    return message(f"preferans-{kind}-fine", "17", tricks=hand.tricks[seat], **facts)


def supe_line(kind: str, rules: Rules, hand: Hand, writer: Seat, supe: int, **args: Any) -> Message:
    """What a seat writes supe for: so many tricks at so much each."""
    clause, tricks = "32" if hand.contract in ALL_OR_NOTHING else "31", tricks_of(rules, hand, writer)
    return message(f"preferans-{kind}-supe", clause, tricks=tricks, each=supe // tricks, supe=supe, **args)
