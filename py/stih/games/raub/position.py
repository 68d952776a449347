"""A Raub deal in the middle, from JSON: for cases, notation and the author's desk.

Fields, all but `players` with a default: `players`, `dealer`, `turn`, `phase`, `options`, `scores`,
`refe`, `handed_on`, `maus_around_used`, `around_left`, `drops` as a match stands; `hands` by seat
(a list, or a mapping with some seats; cards or "?"), `trick` as `[[seat, card], ...]`, `turned` in
order, `stock` (the next cards, first one first), `kind`, `solo`, `trump`, `duty`, `active` (seats
still in), `won` (tricks by seat). Cards that are nowhere named are filled in, lowest first.
"""

from __future__ import annotations

from collections.abc import Mapping
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

FIELDS: dict[str, type | tuple[type, ...]] = {
    "players": int, "dealer": int, "turn": int, "phase": str, "options": dict, "scores": list, "refe": int,
    "handed_on": bool, "maus_around_used": bool, "around_left": int, "drops": list, "hands": (list, dict),
    "trick": list, "turned": list, "stock": list, "kind": str, "solo": int, "trump": str, "duty": int,
    "active": list, "won": list,
}
CARDS_HELD = {DEALER_CHOICE: 0, TURN_UP: 2, RAUB_CHOICE: 2, SPEAK: HAND, FOLLOWING: HAND, EXCHANGE: HAND,
              FIFTH_CARD: HAND, PLAY: HAND}
CARDS_TURNED = {DEALER_CHOICE: (0,), TURN_UP: (0,), RAUB_CHOICE: (1,), SPEAK: (1, 2, 3), FOLLOWING: (1, 2, 3),
                EXCHANGE: (1, 2, 3), FIFTH_CARD: (1,), PLAY: (0, 1, 2, 3)}
KINDS = {DEALER_CHOICE: ("",), TURN_UP: ("", "maus"), RAUB_CHOICE: ("", "maus"), SPEAK: ("",),
         FOLLOWING: ("accept", "raub", "blind"), EXCHANGE: ("accept", "raub", "blind", "maus"),
         FIFTH_CARD: ("raub", "blind", "maus"), PLAY: ("accept", "raub", "blind", "maus")}
BY_SEAT = {"scores": "totals", "drops": "drops", "won": "won"}
NUMBERS = {"refe": "refe", "handed_on": "handed_on", "maus_around_used": "around_used",
           "around_left": "around_left"}


def position(spec: Mapping[str, Any]) -> Deal:
    """The deal of *spec*. No automatic choice is taken. Raises BadPosition, BadCard, BadOption."""
    _form(spec)
    deal = _standing(spec)
    _turned(deal, spec)
    if deal.phase not in (DEALER_CHOICE, TURN_UP, RAUB_CHOICE, SPEAK):
        _roles(deal, spec)
        _trump(deal, spec)
    _trick(deal, spec)
    _turn(deal, spec)
    _cards(deal, spec)
    return deal


def _refuse_if(wrong: object, reason: str) -> None:
    if wrong:
        raise BadPosition(reason=reason)


def _form(spec: Mapping[str, Any]) -> None:
    for field, value in spec.items():
        kind = FIELDS.get(field, ())
        _refuse_if(not isinstance(value, kind) or (kind is int and isinstance(value, bool)), field)


# how the match stands

def _standing(spec: Mapping[str, Any]) -> Deal:
    players, dealer = int(spec.get("players", 0)), int(spec.get("dealer", 0))
    _refuse_if(players not in SEATS, "players")
    _refuse_if(dealer not in range(players), "dealer")
    options = complete(OPTIONS, spec.get("options", {}))
    deal = Deal(rules_of(options), opening(options, players, dealer), ())
    for field, name in BY_SEAT.items():
        setattr(deal, name, _by_seat(deal, field, spec.get(field, getattr(deal, name))))
    for field, name in NUMBERS.items():
        setattr(deal, name, int(spec.get(field, 0)))
        _refuse_if(getattr(deal, name) < 0, field)
    _refuse_if(min(deal.totals) <= 0, "scores")
    _refuse_if(deal.around_left > players, "around_left")
    deal.phase = spec.get("phase", PLAY)
    _refuse_if(deal.phase not in CARDS_HELD, "phase")
    return deal


def _by_seat(deal: Deal, field: str, numbers: list[Any]) -> list[int]:
    whole = all(type(number) is int and number >= 0 for number in numbers)
    _refuse_if(len(numbers) != deal.players or not whole, field)
    return list(numbers)


# who plays what

def _turned(deal: Deal, spec: Mapping[str, Any]) -> None:
    deal.turned = DECK.parse_all(spec.get("turned", ()))
    _refuse_if(len(deal.turned) not in CARDS_TURNED[deal.phase], "turned")
    kinds = KINDS[deal.phase]
    deal.kind = spec.get("kind", kinds[0])
    _refuse_if(deal.kind not in kinds, "kind")
    _refuse_if(deal.kind not in ("", "accept") and len(deal.turned) > 1, "turned")


def _roles(deal: Deal, spec: Mapping[str, Any]) -> None:
    raubed = deal.kind != "accept"
    deal.solo = spec.get("solo", deal.dealer if raubed else (deal.dealer + 1) % deal.players)
    _refuse_if(deal.solo not in range(deal.players) or (raubed and deal.solo != deal.dealer), "solo")
    seats = spec.get("active", range(deal.players))
    whole = all(type(seat) is int and seat in range(deal.players) for seat in seats)
    _refuse_if(not whole or deal.solo not in seats, "active")
    deal.active = mask_of(seats)
    alone, all_in = deal.active == 1 << deal.solo, deal.active == (1 << deal.players) - 1
    _refuse_if(alone or (deal.kind == "maus" and not all_in), "active")


def _trump(deal: Deal, spec: Mapping[str, Any]) -> None:
    hidden = deal.kind == "blind" and deal.phase == FOLLOWING
    if "trump" in spec:
        deal.trump = DECK.suits.find(spec["trump"].upper()) if len(spec["trump"]) == 1 else -1
        _refuse_if(deal.trump < 0 or hidden, "trump")
    deal.duty = spec.get("duty", 2)
    _refuse_if(deal.duty not in (1, 2), "duty")
    if deal.turned and not hidden:
        suit, duty = DECK.suit_of[deal.turned[-1]], obligation(deal.kind, deal.turned[-1])
        _refuse_if(deal.trump not in (-1, suit), "trump")
        _refuse_if(spec.get("duty", duty) != duty, "duty")
        deal.trump, deal.duty = suit, duty
    _refuse_if(deal.trump < 0 and not hidden, "trump")
    deal.taken = int(deal.phase in (FIFTH_CARD, PLAY) and deal.kind != "accept" and bool(deal.turned))


# the table

def _trick(deal: Deal, spec: Mapping[str, Any]) -> None:
    played = spec.get("trick", [])
    _refuse_if(any(not isinstance(pair, (list, tuple)) or len(pair) != 2 for pair in played), "trick")
    first = played[0][0] if played else spec.get("turn", deal.next_seat(deal.dealer))
    _refuse_if(not _in_deal(deal, first), "trick" if played else "turn")
    deal.trick, deal.leader = DECK.parse_all(card for _, card in played), first
    seats = deal.seats_of_trick()
    _refuse_if([seat for seat, _ in played] != seats[:len(played)] or len(played) >= len(seats), "trick")
    _refuse_if(played and deal.phase != PLAY, "trick")
    deal.played = mask_of(deal.trick)
    for seat, card in zip(seats, deal.trick, strict=False):
        deal.show_voids(seat, DECK.suit_of[card])


def _in_deal(deal: Deal, seat: Any) -> bool:
    return type(seat) is int and seat in range(deal.players) and bool(deal.active >> seat & 1)


def _turn(deal: Deal, spec: Mapping[str, Any]) -> None:
    deal.turn = spec.get("turn", _first_turn(deal))
    fixed = deal.phase in (DEALER_CHOICE, TURN_UP, RAUB_CHOICE, FIFTH_CARD) or deal.trick
    _refuse_if(not _in_deal(deal, deal.turn) or (fixed and deal.turn != _first_turn(deal)), "turn")
    before = [seat for seat in range(deal.players) if _place(deal, seat) < _place(deal, deal.turn)]
    if deal.phase == SPEAK:
        deal.spoken = len(before)
    elif deal.phase == EXCHANGE:
        deal.changed = [0 if seat in before and deal.active >> seat & 1 else -1 for seat in range(deal.players)]
    elif deal.phase == FOLLOWING:
        _refuse_if(deal.turn == deal.solo, "turn")
        dropped = (1 << deal.players) - 1 & ~deal.active
        _refuse_if(dropped & ~mask_of(before), "active")


def _place(deal: Deal, seat: Seat) -> int:
    """A seat's place in the order from the dealer's right, from 0."""
    return (seat - deal.dealer - 1) % deal.players


def _first_turn(deal: Deal) -> Seat:
    if deal.phase in (DEALER_CHOICE, TURN_UP, RAUB_CHOICE, FIFTH_CARD):
        return deal.dealer
    if deal.phase == PLAY:
        return deal.seats_of_trick()[len(deal.trick)]
    first = deal.next_seat(deal.dealer)
    return deal.next_seat(first) if deal.phase == FOLLOWING and first == deal.solo else first


# where the cards lie

def _cards(deal: Deal, spec: Mapping[str, Any]) -> None:
    hands, stock = _hands(deal, spec), DECK.parse_all(spec.get("stock", ()))
    if deal.phase == FIFTH_CARD:
        _hold_raubed(deal, hands[deal.dealer])
    named = [DECK.parse(name) for hand in hands.values() for name in hand if name != "?"]
    raubed = deal.turned[0] if deal.taken else -1
    named += [*deal.trick, *stock, *(card for card in deal.turned if card != raubed)]
    _refuse_if(len(set(named)) != len(named), "card-twice")
    if raubed >= 0 and raubed not in named:                          # gone as the fifth card, or in a trick
        deal.dead[deal.dealer] = 1 << raubed
    free = list(cards_in(DECK.all & ~mask_of(named) & ~deal.dead[deal.dealer]))
    for seat in range(deal.players):
        if deal.active >> seat & 1:
            deal.hands[seat] = _hand(deal, seat, hands[seat], free)
        else:
            deal.dead[seat] = _hand(deal, seat, ["?"] * HAND, free)
    deal.stock = [*reversed(free), *reversed(stock)]


def _hands(deal: Deal, spec: Mapping[str, Any]) -> dict[Seat, list[str]]:
    """The hand of every seat in the deal, its size checked."""
    given = spec.get("hands", {})
    pairs = given.items() if isinstance(given, dict) else enumerate(given)
    known = {_seat(deal, seat): _names(hand) for seat, hand in pairs if hand}
    in_trick = deal.seats_of_trick()[:len(deal.trick)]
    whole = max((len(hand) + (seat in in_trick) for seat, hand in known.items()), default=HAND)
    size = whole if deal.phase == PLAY else CARDS_HELD[deal.phase]
    _refuse_if(size > HAND or ("won" in spec and sum(deal.won) != HAND - size), "won" if size <= HAND else "hands")
    hands = {}
    for seat in (seat for seat in range(deal.players) if deal.active >> seat & 1):
        count = size - (seat in in_trick) + (deal.phase == FIFTH_CARD and seat == deal.dealer)
        hands[seat] = known.get(seat, ["?"] * count)
        _refuse_if(len(hands[seat]) != count, "hands")
    return hands


def _seat(deal: Deal, seat: Any) -> Seat:
    number = int(seat) if str(seat).isdecimal() else -1
    _refuse_if(not _in_deal(deal, number), "hands")
    return number


def _names(hand: Any) -> list[str]:
    _refuse_if(not isinstance(hand, (list, tuple)), "hands")
    return list(hand)


def _hold_raubed(deal: Deal, hand: list[str]) -> None:
    """[24] Among the dealer's five is the raubed card: the first "?" is, unless it is named."""
    if deal.turned[0] not in [DECK.parse(name) for name in hand if name != "?"]:
        _refuse_if("?" not in hand, "hands")
        hand[hand.index("?")] = DECK.names[deal.turned[0]]


def _hand(deal: Deal, seat: Seat, names: list[str], free: list[Card]) -> Cards:
    """The cards of *names*; for each "?" one is taken out of *free*."""
    hand = mask_of(DECK.parse(name) for name in names if name != "?")
    _refuse_if(hand & deal.voids[seat], "trick")
    fitting = [card for card in free if not deal.voids[seat] >> card & 1][:names.count("?")]
    _refuse_if(len(fitting) != names.count("?"), "too-many-cards")
    for card in fitting:
        free.remove(card)
    return hand | mask_of(fitting)
