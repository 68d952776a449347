"""A cribbage deal in the middle, from JSON: for cases, notation and the author's desk.

Fields, all but `players` (or `hands`) with a default: `players`, `dealer`, `turn`, `options`,
`scores`, `backs` and `games` by side, `game`, `first` as a match stands; `phase` (`lay_away`,
`starter`, `play`, `show`); `hands` by seat (a list, or a mapping with some seats; cards or "?": what
each still holds), `crib` (cards, in any order), `starter`, `laid` as `[[seat, card], ...]` for earlier
counts of this deal and `pile` likewise for the present one. Cards that are nowhere named are
filled in, lowest first. Hands need not be of one size; what a seat has laid and still holds may be less than four
cards. In the phase `lay_away` those before `turn` have laid away already. In `starter` all have, and the card is
turned; in `show` the play is over and the counting begins: both go on as in a deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stih.engine.cards import Card, Cards, cards_in, mask_of
from stih.engine.errors import BadPosition
from stih.engine.options import complete
from stih.engine.state import Seat
from stih.games.cribbage.deal import FITS, LAY_AWAY, PLAY, SHOW, WORTH, Deal
from stih.games.cribbage.match import opening, rules_of
from stih.games.cribbage.rules import DECK, HAND, LIMIT, OPTIONS, SEATS, sides_of, throws

STARTER = "starter"
PHASES = (LAY_AWAY, STARTER, PLAY, SHOW)


def position(spec: Mapping[str, Any]) -> Deal:
    """The deal of *spec*. Raises BadPosition, BadCard, BadOption."""
    deal = _standing(spec)
    phase = spec.get("phase", PLAY)
    if phase not in PHASES:
        raise BadPosition(reason="phase")
    _cards(deal, spec, phase)
    _play(deal, spec)
    if phase != LAY_AWAY and any(deal.shown_cards(place).bit_count() > HAND for place in range(deal.players)):
        raise BadPosition(reason="too-many-cards")
    if phase == STARTER:
        deal.turn_starter()
    elif phase == SHOW:
        deal.show()
    elif phase == PLAY:
        _turn(deal, spec)
    return deal


def _standing(spec: Mapping[str, Any]) -> Deal:
    players = spec.get("players", len(spec.get("hands", ())))
    if players not in SEATS or spec.get("dealer", 0) not in range(players):
        raise BadPosition(reason="players")
    options = complete(OPTIONS, spec.get("options", {}))
    match = opening(options, players, spec.get("dealer", 0))
    for field in ("scores", "backs", "games"):
        values = list(spec.get(field, match[field][:sides_of(players)]))
        if len(values) != sides_of(players):
            raise BadPosition(reason=field)
        match[field] = [values[seat % len(values)] for seat in range(players)] if field == "scores" else values
    deal = Deal(rules_of(options), match, ())
    if max(deal.totals) >= deal.rules.target:
        raise BadPosition(reason="scores")
    deal.game, deal.first = spec.get("game", 1), spec.get("first", deal.dealer)
    return deal


# cards

def _cards(deal: Deal, spec: Mapping[str, Any], phase: str) -> None:
    hands = _hands(spec)
    laid = [card for _, card in (*spec.get("laid", ()), *spec.get("pile", ()))]
    starter = [spec["starter"]] if "starter" in spec else []
    held = [name for hand in hands.values() for name in hand if name != "?"]
    named = DECK.parse_all([*held, *spec.get("crib", ()), *laid, *starter])
    if len(set(named)) != len(named):
        raise BadPosition(reason="card-twice")
    free = iter(cards_in(DECK.all & ~mask_of(named)))
    turned = _turned(starter, free) if phase != LAY_AWAY else []
    for seat in range(deal.players):
        deal.hands[seat] = _hand(hands.get(seat, ["?"] * _size(deal, spec, seat, phase)), free)
    if phase != LAY_AWAY:
        _crib(deal, DECK.parse_all(spec.get("crib", ())), free)
    else:
        _crib_so_far(deal, spec, free)
    if phase in (PLAY, SHOW):
        deal.starter, turned = turned[0], []
    deal.stock = [*reversed(list(free)), *turned]


def _turned(starter: Sequence[str], free: Iterator[Card]) -> list[Card]:
    return DECK.parse_all(starter) or [next(free)]


def _hands(spec: Mapping[str, Any]) -> dict[Seat, list[str]]:
    hands = spec.get("hands", {})
    pairs = hands.items() if isinstance(hands, Mapping) else enumerate(hands)
    return {int(seat): list(hand) for seat, hand in pairs if hand is not None}


def _size(deal: Deal, spec: Mapping[str, Any], seat: Seat, phase: str) -> int:
    """The size of a hand that is not given."""
    gone: int = sum(other == seat for other, _ in (*spec.get("laid", ()), *spec.get("pile", ())))
    to_lay = phase == LAY_AWAY and seat not in _before(deal, spec)
    return HAND + (throws(deal.players) if to_lay else 0) - gone


def _hand(names: Sequence[str], free: Iterator[Card]) -> Cards:
    try:
        return mask_of(next(free) if name == "?" else DECK.parse(name) for name in names)
    except (StopIteration, RuntimeError):
        raise BadPosition(reason="too-many-cards") from None


def _crib(deal: Deal, cards: list[Card], free: Iterator[Card]) -> None:
    """The crib's cards as if every seat had laid its share, in the order of the seats."""
    if len(cards) > HAND:
        raise BadPosition(reason="crib")
    cards += [next(free) for _ in range(HAND - len(cards))]
    for seat in range(deal.players):
        deal.thrown[seat] = mask_of(cards.pop(0) for _ in range(throws(deal.players)))
    deal.blind = mask_of(cards)


def _before(deal: Deal, spec: Mapping[str, Any]) -> list[Seat]:
    """The seats that lay away before the one in turn."""
    turn = spec.get("turn", deal.first_to_act())
    order = [deal.owner(place) for place in range(deal.players)]
    if turn not in order:
        raise BadPosition(reason="turn")
    return order[:order.index(turn)]


def _crib_so_far(deal: Deal, spec: Mapping[str, Any], free: Iterator[Card]) -> None:
    """What lies in the crib while the seat in turn lays away."""
    before = _before(deal, spec)
    deal.turn = deal.owner(len(before))
    for seat in before:
        deal.thrown[seat] = _hand(["?"] * throws(deal.players), free)
    if deal.players == 3:
        deal.blind = _hand(["?"], free)


# the play so far

def _play(deal: Deal, spec: Mapping[str, Any]) -> None:
    earlier, pile = _laid(deal, spec, "laid"), _laid(deal, spec, "pile")
    deal.laid = [*earlier, *pile]
    deal.breaks = [len(earlier)] if earlier else []
    for seat, card in deal.laid:
        deal.played[seat] |= 1 << card
    deal.pile = [card for _, card in pile]
    deal.count = sum(WORTH[card] for card in deal.pile)
    deal.last = deal.laid[-1][0] if deal.laid else -1
    if deal.count > LIMIT:
        raise BadPosition(reason="count")


def _laid(deal: Deal, spec: Mapping[str, Any], field: str) -> list[tuple[Seat, Card]]:
    laid = [(seat, DECK.parse(card)) for seat, card in spec.get(field, ())]
    if not all(seat in range(deal.players) for seat, _ in laid):
        raise BadPosition(reason=field)
    return laid


def _turn(deal: Deal, spec: Mapping[str, Any]) -> None:
    """The seat in turn: the next after the last card, or after the dealer, that can lay one."""
    deal.phase = PLAY
    after, n = deal.last if deal.last >= 0 else deal.dealer, deal.players
    able = [seat for step in range(1, n + 1)
            if deal.hands[seat := (after + step) % n] & FITS[LIMIT - deal.count]]
    deal.turn = spec.get("turn", able[0] if able else -1)
    if deal.turn not in able:
        raise BadPosition(reason="turn")
