"""A Raub deal in the middle, from JSON: for cases, notation and the author's desk.

Fields, all but `players` with a default: `players`, `dealer`, `turn`, `phase`, `options`, `scores`,
`refe`, `handed_on`, `maus_around_used`, `around_left`, `drops` as a match stands; `hands` by seat
(a list, or a mapping with some seats; cards or "?"), `trick` as `[[seat, card], ...]`, `turned` in
order, `stock` (the next cards, first one first), `kind`, `solo`, `trump`, `duty`, `active` (seats
still in), `won` (tricks by seat). Cards that are nowhere named are filled in, lowest first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stih.engine.cards import Card, Cards, cards_in, mask_of
from stih.engine.errors import BadPosition
from stih.engine.options import complete
from stih.engine.state import Seat
from stih.games.raub.deal import (
    DEALER_CHOICE,
    EXCHANGE,
    FIFTH_CARD,
    FOLLOWING,
    PLAY,
    RAUB_CHOICE,
    SPEAK,
    TURN_UP,
    Deal,
)
from stih.games.raub.match import opening, rules_of
from stih.games.raub.rules import DECK, HAND, OPTIONS, SEATS, obligation

CARDS_HELD = {DEALER_CHOICE: 0, TURN_UP: 2, RAUB_CHOICE: 2, SPEAK: HAND, FOLLOWING: HAND, EXCHANGE: HAND,
              FIFTH_CARD: HAND, PLAY: HAND}
MATCH_FIELDS = {"scores": "totals", "refe": "refe", "handed_on": "handed_on",
                "maus_around_used": "around_used", "around_left": "around_left", "drops": "drops",
                "won": "won"}


def position(spec: Mapping[str, Any]) -> Deal:
    """The deal of *spec*. No automatic choice is taken. Raises BadPosition, BadCard, BadOption."""
    deal = _standing(spec)
    _roles(deal, spec)
    _trick(deal, spec)
    deal.turn = spec.get("turn", _turn(deal))
    if not 0 <= deal.turn < deal.players:
        raise BadPosition(reason="turn")
    _cards(deal, spec)
    return deal


def _standing(spec: Mapping[str, Any]) -> Deal:
    players, options = spec.get("players"), complete(OPTIONS, spec.get("options", {}))
    if players not in SEATS or spec.get("dealer", 0) not in range(players):
        raise BadPosition(reason="players")
    deal = Deal(rules_of(options), opening(options, players, spec.get("dealer", 0)), ())
    for field, name in MATCH_FIELDS.items():
        if field in spec:
            value = spec[field]
            if isinstance(getattr(deal, name), list) and len(value) != players:
                raise BadPosition(reason=field)
            setattr(deal, name, list(value) if isinstance(value, (list, tuple)) else int(value))
    deal.phase = spec.get("phase", PLAY)
    if deal.phase not in CARDS_HELD:
        raise BadPosition(reason="phase")
    return deal


def _roles(deal: Deal, spec: Mapping[str, Any]) -> None:
    deal.turned = DECK.parse_all(spec.get("turned", ()))
    if deal.phase in (DEALER_CHOICE, TURN_UP, RAUB_CHOICE, SPEAK):
        deal.kind = spec.get("kind", "")
        return
    deal.kind, deal.solo = spec.get("kind", "accept"), spec.get("solo", (deal.dealer + 1) % deal.players)
    deal.active = mask_of(spec.get("active", range(deal.players))) | 1 << deal.solo
    if "trump" in spec:
        deal.trump = DECK.suits.index(spec["trump"].upper())
    elif deal.turned:
        deal.trump, deal.duty = DECK.suit_of[deal.turned[-1]], obligation(deal.kind, deal.turned[-1])
    elif deal.phase == PLAY:
        raise BadPosition(reason="trump")
    deal.duty = spec.get("duty", deal.duty)
    deal.taken = int(deal.phase in (FIFTH_CARD, PLAY) and deal.kind != "accept")


def _trick(deal: Deal, spec: Mapping[str, Any]) -> None:
    played = spec.get("trick", ())
    deal.leader = played[0][0] if played else spec.get("turn", deal.next_seat(deal.dealer))
    deal.trick = DECK.parse_all(card for _, card in played)
    seats = deal.seats_of_trick()
    if [seat for seat, _ in played] != seats[:len(played)] or len(played) >= len(seats):
        raise BadPosition(reason="trick")
    deal.played = mask_of(deal.trick)


def _turn(deal: Deal) -> Seat:
    if deal.phase in (DEALER_CHOICE, TURN_UP, RAUB_CHOICE, FIFTH_CARD):
        return deal.dealer
    if deal.phase == PLAY:
        return deal.seats_of_trick()[len(deal.trick)]
    first = deal.next_seat(deal.dealer)
    return deal.next_seat(first) if deal.phase == FOLLOWING and first == deal.solo else first


def _cards(deal: Deal, spec: Mapping[str, Any]) -> None:
    hands, stock = _hands(spec), DECK.parse_all(spec.get("stock", ()))
    named = [card for hand in hands.values() for card in DECK.parse_all(c for c in hand if c != "?")]
    named += [*deal.trick, *deal.turned, *stock]
    if len(set(named)) != len(named):
        raise BadPosition(reason="card-twice")
    free = iter(cards_in(DECK.all & ~mask_of(named)))
    for seat in range(deal.players):
        if deal.active >> seat & 1:
            deal.hands[seat] = _hand(hands.get(seat, ["?"] * _size(deal, seat, hands)), free)
    deal.stock = [*reversed(list(free)), *reversed(stock)]


def _hands(spec: Mapping[str, Any]) -> dict[Seat, list[str]]:
    hands = spec.get("hands", {})
    pairs = hands.items() if isinstance(hands, Mapping) else enumerate(hands)
    return {int(seat): list(hand) for seat, hand in pairs if hand}


def _size(deal: Deal, seat: Seat, hands: Mapping[Seat, list[str]]) -> int:
    """The size of a hand that is not given: as the rest of the table stands."""
    if deal.phase != PLAY:
        return CARDS_HELD[deal.phase] + int(deal.phase == FIFTH_CARD and seat == deal.dealer)
    in_trick = deal.seats_of_trick()[:len(deal.trick)]
    whole = max((len(hand) + (other in in_trick) for other, hand in hands.items()), default=HAND)
    return whole - (seat in in_trick)


def _hand(names: list[str], free: Iterator[Card]) -> Cards:
    try:
        return mask_of(next(free) if name == "?" else DECK.parse(name) for name in names)
    except (StopIteration, RuntimeError):
        raise BadPosition(reason="too-many-cards") from None
