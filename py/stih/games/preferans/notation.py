"""How Preferans is written: the fields of a position, how a match stands, where a pack goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stih.engine.cards import Cards
from stih.engine.game import Standing
from stih.engine.notation.form import Form, Places, Spec
from stih.engine.state import Observation, Seat
from stih.games.preferans.actions import AUCTION
from stih.games.preferans.deal import Deal
from stih.games.preferans.position import position
from stih.games.preferans.rules import DECK, PLAYERS, others

FIELDS = {
    "phase": "word", "turn": "seat", "bule": "numbers", "refe": "numbers", "supe": "supe", "refe_written": "number",
    "talon": "cards", "discards": "cards", "declarer": "seat", "contract": "number", "igra": "flag", "came": "seats",
    "caller": "seat", "kontra": "numbers", "won": "numbers", "trick": "played",
}
MATCH = ("bule", "refe", "supe", "refe_written")


def tell(standing: Standing) -> Spec:
    """The fields `MATCH` before a hand."""
    supe = [[place // PLAYERS, place % PLAYERS, points] for place, points in enumerate(standing["supe"]) if points]
    more = {"supe": supe, "refe": any(standing["refe"]) and standing["refe"], "refe_written": standing["refe_written"]}
    return {"bule": standing["bule"]} | {field: value for field, value in more.items() if value}


def standing(options: Mapping[str, Any], players: int, spec: Spec) -> Standing:
    """How the match stands before a hand. Raises BadPosition."""
    deal = position(spec | {"players": players, "options": options, "phase": AUCTION})
    return {"scores": deal.settlement(), "dealer": deal.dealer, "bule": deal.bule, "supe": deal.supe,
            "refe": deal.refe, "refe_written": deal.refe_written}


def places(players: int, dealer: Seat) -> Places:
    """[4] Five to each from forehand, two to the talon, five to each."""
    hands: list[tuple[int, ...]] = [()] * PLAYERS
    for place, seat in enumerate((*others(dealer), dealer)):
        first, second = 5 * place, 17 + 5 * place
        hands[seat] = (*range(first, first + 5), *range(second, second + 5))
    return Places(tuple(hands), {"talon": (15, 16)}, {"talon": ("talon",)})


def spread(deal: Deal) -> Spec:
    """Where the cards of a hand in the middle lie."""
    hands = {str(seat): DECK.faces(hand) for seat, hand in enumerate(deal.hands)}
    return {"hands": hands} | ({"talon": DECK.faces(deal.talon)} if deal.igra else
                               {"discards": DECK.faces(deal.discards)})


def held(obs: Observation) -> dict[Seat, Cards]:
    """[25] The declarer's hand where it lies open."""
    return {obs["declarer"]: obs["open"]} if obs["open"] else {}


FORM = Form(FIELDS, MATCH, tell, standing, places, spread, "discards", held)
