"""How Raub is written: the fields of a position, how a match stands, where a pack goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stih.engine.game import Standing
from stih.engine.notation.form import Form, Places, Spec
from stih.engine.state import Seat
from stih.games.raub.deal import DEALER_CHOICE, Deal
from stih.games.raub.position import position
from stih.games.raub.rules import DECK

FIELDS = {
    "phase": "word", "turn": "seat", "scores": "numbers", "refe": "number", "handed_on": "flag",
    "maus_around_used": "flag", "around_left": "number", "drops": "numbers", "turned": "cards", "stock": "cards",
    "kind": "word", "solo": "seat", "trump": "suit", "duty": "number", "active": "seats", "won": "numbers",
    "trick": "played",
}
MATCH = ("scores", "refe", "handed_on", "maus_around_used", "around_left", "drops")


def tell(standing: Standing) -> Spec:
    """The fields `MATCH` before a deal."""
    more = {"refe": standing["refe"], "handed_on": standing["handed_on"], "around_left": standing["around_left"],
            "maus_around_used": standing["around_used"], "drops": any(standing["drops"]) and standing["drops"]}
    return {"scores": standing["scores"]} | {field: value for field, value in more.items() if value}


def standing(options: Mapping[str, Any], players: int, spec: Spec) -> Standing:
    """How the match stands before a deal. Raises BadPosition."""
    deal = position(spec | {"players": players, "options": options, "phase": DEALER_CHOICE})
    return {"scores": deal.totals, "dealer": deal.dealer, "refe": deal.refe, "handed_on": bool(deal.handed_on),
            "around_used": bool(deal.around_used), "around_left": deal.around_left, "drops": deal.drops}


def places(players: int, dealer: Seat) -> Places:
    """[5] Two to each from the dealer's right, the card turned up, two more; then the rest lies there."""
    second = 2 * players + 1
    hands: list[tuple[int, ...]] = [()] * players
    for place in range(players):
        first = 2 * place
        hands[(dealer + 1 + place) % players] = (first, first + 1, second + first, second + first + 1)
    rest = tuple(range(4 * players + 1, len(DECK.names)))
    zones = {"turned": (2 * players, *rest[:2]), "stock": rest}
    return Places(tuple(hands), zones, {"turned": ("turned", "refused")})


def spread(deal: Deal) -> Spec:
    """Where the cards of a deal in the middle lie."""
    hands = {str(seat): DECK.faces(hand) for seat, hand in enumerate(deal.hands) if hand}
    return {"hands": hands, "stock": [DECK.names[card] for card in reversed(deal.stock)]}


FORM = Form(FIELDS, MATCH, tell, standing, places, spread)
