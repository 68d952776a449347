"""How Rabló is written: the fields of a position, how a match stands, where a pack goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stih.engine.cards import Cards
from stih.engine.game import Standing
from stih.engine.notation.form import Form, Places, Spec
from stih.engine.state import Observation, Seat
from stih.games.rablo.deal import Deal, card_of
from stih.games.rablo.position import position
from stih.games.rablo.rules import DECK, PLAYERS

FIELDS = {
    "phase": "word", "turn": "seat", "scores": "numbers", "pot": "number", "number": "number", "bids": "words",
    "caller": "seat", "call": "word", "trump": "suit", "words": "words", "doubled": "number", "partner": "seat",
    "tricks": "tricks", "trick": "played", "points": "number",
}
MATCH = ("scores", "pot", "number")


def tell(standing: Standing) -> Spec:
    """The fields `MATCH` before a deal."""
    more = {"pot": standing["pot"], "number": standing["played"] + 1}
    return {"scores": standing["scores"]} | ({} if more == {"pot": 0, "number": 1} else more)


def standing(options: Mapping[str, Any], players: int, spec: Spec) -> Standing:
    """How the match stands before a deal. Raises BadPosition."""
    deal = position(spec | {"options": options})
    return {"scores": deal.totals, "dealer": deal.dealer, "pot": deal.pot, "played": deal.number - 1}


def places(players: int, dealer: Seat) -> Places:
    """[4] Three cards to each from the dealer's next on, then three more."""
    hands: list[tuple[int, ...]] = [()] * PLAYERS
    for place in range(PLAYERS):
        first, second = 3 * place, 3 * (PLAYERS + place)
        hands[(dealer + 1 + place) % PLAYERS] = (*range(first, first + 3), *range(second, second + 3))
    return Places(tuple(hands), {})


def spread(deal: Deal) -> Spec:
    """Where the cards of a deal in the middle lie."""
    return {"hands": {str(seat): DECK.faces(hand) for seat, hand in enumerate(deal.hands)}}


def held(obs: Observation) -> dict[Seat, Cards]:
    """[16] [21] [23] The mate of a card announced, a hand laid open, the called card once all know who has it."""
    cards = dict(enumerate(obs["holds"]))
    if obs["shown"]:
        cards[obs["leader"]] |= obs["shown"]
    if obs["known"] >= 0:
        cards[obs["known"]] |= 1 << card_of(obs["bid"])
    return cards


FORM = Form(FIELDS, MATCH, tell, standing, places, spread, held=held, secret=("partner",))
