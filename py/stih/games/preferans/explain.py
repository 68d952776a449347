"""The result of a hand told line by line. The points of a seat's lines add up to its change."""

from __future__ import annotations

from typing import Any

from stih.engine.cards import cards_in
from stih.engine.errors import Message, message
from stih.engine.state import Seat
from stih.games.preferans import play
from stih.games.preferans.account import bule_line, supe_line
from stih.games.preferans.deal import Deal
from stih.games.preferans.ending import UNWRITTEN, match_over
from stih.games.preferans.rules import DECK, PLAYERS, SPADES, after, others
from stih.games.preferans.score import write_off
from stih.games.preferans.table import CALLED, CAME, DRAGGED

Line = dict[str, Any]
ROLES = {CAME: "preferans-role-comes", CALLED: "preferans-role-called", DRAGGED: "preferans-role-called"}


def explain(deal: Deal) -> dict[str, Any]:
    """What the result page shows; see docs/protocol.md. Points are those of the settlement, ten to a bula."""
    won = deal.settlement()
    return {
        "title": _title(deal),
        "text": None,
        "now": None if match_over(deal) else message("preferans-result-left", "34", seat=won.index(max(won)),
                                                     points=max(won), total=sum(deal.bule)),
        "doubled": deal.refa_used >= 0,
        "next_dealer": after(deal.dealer),
        "rows": [] if deal.ending in UNWRITTEN else [_row(deal, seat) for seat in _order(deal)],
    }


def _title(deal: Deal) -> Message:
    if deal.ending in UNWRITTEN:
        key = "spades" if deal.contract == SPADES else "passed"
        written = "refa" if deal.ending == "refa" else "no-refa"
        return message(f"preferans-result-{key}-{written}", "21" if key == "spades" else "11")
    hand = deal.as_hand()
    facts = {"seat": deal.declarer, "contract": deal.contract, "igra": deal.igra}
    if not hand.active:
        return message("preferans-result-unplayed", "15", **facts)
    key = "preferans-result-made" if hand.made else "preferans-result-down"
    return message(key, "14", tricks=deal.won[deal.declarer], **facts)


def _order(deal: Deal) -> list[Seat]:
    """The declarer first, then the defenders as they decide."""
    return [deal.declarer, *deal.defenders()]


def _row(deal: Deal, seat: Seat) -> dict[str, Any]:
    change, after_it = deal.scores()[seat], deal.settlement()[seat]
    return {"seat": seat, "role": _role(deal, seat), "change": change, "before": after_it - change,
            "after": after_it, "items": _items(deal, seat), "sheet": _sheet(deal, seat),
            "tricks": [[DECK.names[card] for card in cards] for _, winner, *cards in deal.tricks
                       if winner == seat]}


def _sheet(deal: Deal, seat: Seat) -> dict[str, list[int]]:
    """[28] What the sheet said before this hand and says now: the seat's bule as they are written, and its supe."""
    sign, written = 1 if deal.rules.sheet_sign == "debt_positive" else -1, slice(PLAYERS * seat, PLAYERS * (seat + 1))
    bule, supe = deal.bule[seat] + deal.off[seat], sum(deal.supe[written])
    return {"bule": [sign * (bule - deal.bule_change[seat]), sign * bule],
            "supe": [supe - sum(deal.supe_change[written]), supe]}


def _role(deal: Deal, seat: Seat) -> Message:
    if seat == deal.declarer:
        return message("preferans-role-declarer")
    return message(ROLES.get(deal.coming[seat], "preferans-role-stays"))


def _items(deal: Deal, seat: Seat) -> list[Line]:
    hand, bule, items = deal.as_hand()._replace(refa=deal.refa_used >= 0), deal.bule_change[seat], []
    if bule:
        items.append(_line("bule", bule_line("item", hand, seat, bule), -10 * bule))
    for other in others(seat):
        written, against = deal.supe_change[PLAYERS * seat + other], deal.supe_change[PLAYERS * other + seat]
        if written:
            items.append(_line("supe-for", supe_line("item", deal.rules, hand, seat, written), written))
        if against:
            said = message("preferans-item-against", "31", seat=other, supe=against)
            items.append(_line("supe-against", said, -against))
    return [*items, *_share(deal, seat)]


def _share(deal: Deal, seat: Seat) -> list[Line]:
    """[36] [37] What is left to play for has changed, and a third of that is everyone's."""
    now = [bule + off for bule, off in zip(deal.bule, deal.off, strict=True)]
    before = [bule - change for bule, change in zip(now, deal.bule_change, strict=True)]
    points = 10 * (_written_off(now, seat) - _written_off(before, seat))
    if not points:
        return []
    key = "preferans-item-less-left" if points < 0 else "preferans-item-more-left"
    return [_line("share", message(key, "37", bule=abs(sum(now) - sum(before))), points)]


def _written_off(bule: list[int], seat: Seat) -> int:
    return write_off(bule)[seat] if sum(bule) > 0 else 0


def _line(part: str, said: Message, points: int) -> Line:
    return said | {"part": part, "points": points}


def trace(deal: Deal) -> dict[str, Any]:
    """The true hands, the cards on the table and the trump, for a trace line."""
    trick = [[seat, DECK.names[card]]
             for seat, card in zip(play.seats_of_trick(deal), deal.trick, strict=False)] if deal.trick else []
    return {"hands": [[DECK.names[card] for card in cards_in(hand)] for hand in deal.hands],
            "trick": trick, "trump": DECK.suit(deal.trump)}
