"""How cribbage is written: the fields of a position, how a match stands, where a pack goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stih.engine.game import Standing
from stih.engine.notation.form import Form, Places, Spec
from stih.engine.state import Seat
from stih.games.cribbage.deal import LAY_AWAY, Deal
from stih.games.cribbage.match import by_seat
from stih.games.cribbage.position import position
from stih.games.cribbage.rules import DECK, HAND, sides_of, throws

FIELDS = {
    "phase": "word", "turn": "seat", "scores": "numbers", "backs": "numbers", "games": "numbers", "game": "number",
    "first": "seat", "crib": "cards", "starter": "card", "laid": "played", "pile": "played",
}
MATCH = ("scores", "backs", "games", "game", "first")


def tell(standing: Standing) -> Spec:
    """The fields `MATCH` before a deal."""
    fields = {"scores": standing["scores"][:sides_of(len(standing["scores"]))]}
    if any(fields["scores"]):
        fields["backs"] = standing["backs"]
    if standing["game"] > 1:
        fields |= {"games": standing["games"], "game": standing["game"]}
    return fields if standing["first"] == standing["dealer"] else fields | {"first": standing["first"]}


def standing(options: Mapping[str, Any], players: int, spec: Spec) -> Standing:
    """How the match stands before a deal, no cards cut for it. Raises BadPosition."""
    deal = position(spec | {"players": players, "options": options, "phase": LAY_AWAY})
    return {"scores": by_seat(deal, deal.totals), "backs": deal.backs, "dealer": deal.dealer, "first": deal.first,
            "games": deal.games, "game": deal.game, "cuts": [], "cutting": False}


def places(players: int, dealer: Seat) -> Places:
    """[5] One card at a time from the dealer's left, [20] one to the crib of three; the next is the starter."""
    dealt = players * (HAND + throws(players))
    hands: list[tuple[int, ...]] = [()] * players
    for place in range(players):
        hands[(dealer + 1 + place) % players] = tuple(range(place, dealt, players))
    blind = (dealt,) if players == 3 else ()
    return Places(tuple(hands), {"starter": (dealt + len(blind),)}, {"starter": ("starter",)}, blind)


def spread(deal: Deal) -> Spec:
    """Where the cards of a deal in the middle lie."""
    hands = {str(seat): DECK.faces(hand) for seat, hand in enumerate(deal.hands)}
    if deal.phase == LAY_AWAY:
        return {"hands": hands, "starter": DECK.names[deal.stock[-1]]}
    return {"hands": hands, "starter": DECK.names[deal.starter], "crib": DECK.faces(deal.crib())}


FORM = Form(FIELDS, MATCH, tell, standing, places, spread, aside="crib", turn_is_hidden=True)
