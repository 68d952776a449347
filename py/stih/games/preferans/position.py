"""A Preferans deal in the middle, from JSON: for cases, notation and the author's desk.

Fields, all with a default: `dealer`, `options`, `bule` and `refe` by seat, `supe` as `[[writer, declarer,
points], ...]`, `refe_written`; `hands` by seat (a list, or a mapping with some seats; cards or "?"),
`talon`, `discards`. Then either `actions`, what has been said and played since the cards were dealt, or
phase `play` with `declarer`, `contract`, `igra`, `came` (defenders who play), `caller`, `kontra` by
seat, `won` (tricks by seat), `turn` and `trick` as `[[seat, card], ...]`. Cards that are nowhere named
are filled in, lowest first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stih.engine.cards import Card, Cards, cards_in, mask_of
from stih.engine.errors import BadPosition
from stih.engine.options import complete
from stih.engine.state import Seat
from stih.games.preferans import play
from stih.games.preferans.actions import ACTIONS, AUCTION, PLAY
from stih.games.preferans.deal import Deal
from stih.games.preferans.match import new_deal, opening
from stih.games.preferans.rules import DECK, HAND, OPTIONS, PLAYERS, others
from stih.games.preferans.table import CALLED, CAME, DRAGGED, STAYS

FIELDS: dict[str, type | tuple[type, ...]] = {
    "players": int, "dealer": int, "options": dict, "bule": list, "refe": list, "supe": list, "refe_written": int,
    "phase": str, "hands": (list, dict), "talon": list, "discards": list, "actions": list, "declarer": int,
    "contract": int, "igra": bool, "came": list, "caller": int, "kontra": list, "won": list, "turn": int, "trick": list,
}
_INDEX = {name.upper(): action for action, name in enumerate(ACTIONS)}
_SEATS = range(PLAYERS)


def position(spec: Mapping[str, Any]) -> Deal:
    """The deal of *spec*. Raises BadPosition, BadCard, BadOption."""
    _form(spec)
    middle = spec.get("phase", AUCTION if "actions" in spec else PLAY) == PLAY and "actions" not in spec
    _refuse_if(not middle and spec.get("phase", AUCTION) != AUCTION, "phase")
    deal = _standing(spec, range(len(DECK.names)) if middle else _pack(spec))
    if middle:
        _roles(deal, spec)
        _cards(deal, spec)
    else:
        _act(deal, spec.get("actions", ()))
    return deal


def _refuse_if(wrong: object, reason: str) -> None:
    if wrong:
        raise BadPosition(reason=reason)


def _form(spec: Mapping[str, Any]) -> None:
    for field, value in spec.items():
        kind = FIELDS.get(field, ())
        _refuse_if(not isinstance(value, kind) or (kind is int and isinstance(value, bool)), field)


# how the match stands

def _standing(spec: Mapping[str, Any], pack: Sequence[Card]) -> Deal:
    _refuse_if(spec.get("players", PLAYERS) != PLAYERS, "players")
    _refuse_if(spec.get("dealer", 0) not in _SEATS, "dealer")
    options = complete(OPTIONS, spec.get("options", {}))
    standing = opening(options, PLAYERS, spec.get("dealer", 0))
    standing["bule"] = _by_seat(spec, "bule", standing["bule"])
    standing["refe"] = _by_seat(spec, "refe", standing["refe"])
    standing["refe_written"] = spec.get("refe_written", max(standing["refe"]))
    for entry in spec.get("supe", ()):
        right = isinstance(entry, list) and len(entry) == 3 and all(type(part) is int for part in entry)
        _refuse_if(not right or not {*entry[:2]} <= {*_SEATS} or entry[0] == entry[1], "supe")
        standing["supe"][PLAYERS * entry[0] + entry[1]] = entry[2]
    _refuse_if(sum(standing["bule"]) <= 0, "bule")
    _refuse_if(min(standing["refe"]) < 0 or standing["refe_written"] < 0, "refe")
    return new_deal(options, standing, pack)


def _by_seat(spec: Mapping[str, Any], field: str, default: Sequence[int]) -> list[int]:
    numbers = spec.get(field, default)
    _refuse_if(len(numbers) != PLAYERS or any(type(number) is not int for number in numbers), field)
    return list(numbers)


# from the first bid on

def _pack(spec: Mapping[str, Any]) -> list[Card]:
    """The pack that deals these hands and this talon."""
    dealer, hands = spec.get("dealer", 0), _hands(spec)
    _refuse_if(dealer not in _SEATS, "dealer")
    talon = list(spec.get("talon", ("?", "?")))
    _refuse_if(len(talon) != 2, "talon")
    free = _free([*hands.values(), talon])
    held = [_fill(hands.get(seat, ["?"] * HAND), free) for seat in (*others(dealer), dealer)]
    _refuse_if(any(len(hand) != HAND for hand in held), "hands")
    rounds = [[card for hand in held for card in hand[:5]], [card for hand in held for card in hand[5:]]]
    return [*rounds[0], *_fill(talon, free), *rounds[1]]


def _act(deal: Deal, names: Sequence[Any]) -> None:
    deal.run_automatic()
    for name in names:
        action = _INDEX.get(str(name).upper())
        _refuse_if(action is None or action not in deal.legal_actions(), f"action {name}")
        deal.apply(_INDEX[str(name).upper()])


# in the play

def _roles(deal: Deal, spec: Mapping[str, Any]) -> None:
    declarer, contract = spec.get("declarer", 0), spec.get("contract", 2)
    _refuse_if(declarer not in _SEATS, "declarer")
    _refuse_if(not 2 <= contract <= deal.rules.highest(), "contract")
    deal.declarer = deal.holder = declarer
    deal.contract = deal.level = contract
    deal.igra = int(spec.get("igra", False))
    _defenders(deal, spec)
    play.start_play(deal)
    deal.won = _by_seat(spec, "won", deal.won)
    _trick(deal, spec)


def _defenders(deal: Deal, spec: Mapping[str, Any]) -> None:
    came, caller = spec.get("came", deal.defenders()), spec.get("caller", -1)
    _refuse_if(not came or not {*came} <= {*deal.defenders()} or caller not in (-1, *came), "came")
    deal.kontra = _by_seat(spec, "kontra", deal.kontra)
    _refuse_if(not {*deal.kontra} <= {*range(deal.rules.max_kontra + 1)}, "kontra")
    _refuse_if(any(level and seat not in came for seat, level in enumerate(deal.kontra)), "kontra")
    deal.caller = caller
    for seat in deal.defenders():
        deal.coming[seat] = CAME if seat in came else STAYS
        if seat not in came and (caller >= 0 or max(deal.kontra)):
            deal.coming[seat] = CALLED if caller >= 0 else DRAGGED


def _trick(deal: Deal, spec: Mapping[str, Any]) -> None:
    played = spec.get("trick", ())
    _refuse_if(not all(isinstance(pair, list) and len(pair) == 2 for pair in played), "trick")
    if played or "turn" in spec:
        deal.leader = played[0][0] if played else spec["turn"]
    _refuse_if(deal.leader not in _SEATS or not deal.active >> deal.leader & 1, "turn")
    seats = play.seats_of_trick(deal)
    _refuse_if([seat for seat, _ in played] != seats[:len(played)] or len(played) >= len(seats), "trick")
    deal.trick = DECK.parse_all(card for _, card in played)
    deal.turn = seats[len(played)]
    _refuse_if(spec.get("turn", deal.turn) != deal.turn, "turn")


def _cards(deal: Deal, spec: Mapping[str, Any]) -> None:
    """Hands of one size, less those who have played to the trick; a defender who stays holds ten."""
    hands, aside = _hands(spec), list(spec.get("talon" if deal.igra else "discards", ("?", "?")))
    _refuse_if(len(aside) != 2, "discards")
    free = _free([*hands.values(), aside, [DECK.names[card] for card in deal.trick]])
    played = play.seats_of_trick(deal)[:len(deal.trick)]
    whole = HAND - sum(deal.won)
    for seat in _SEATS:
        size = whole - (seat in played) if deal.active >> seat & 1 else HAND
        cards = _fill(hands.get(seat, ["?"] * size), free)
        _refuse_if(len(cards) != size, "hands")
        deal.hands[seat] = mask_of(cards)
    deal.talon = mask_of(_fill(aside, free))
    if not deal.igra:
        deal.discards, deal.talon, deal.laid = deal.talon, 0, 2
        deal.shown = deal.discards
    deal.played = mask_of([*free, *deal.trick])


# cards

def _hands(spec: Mapping[str, Any]) -> dict[Seat, list[str]]:
    hands = spec.get("hands", {})
    pairs = hands.items() if isinstance(hands, Mapping) else enumerate(hands)
    try:
        by_seat = {int(seat): list(hand) for seat, hand in pairs if hand}
    except (TypeError, ValueError):
        raise BadPosition(reason="hands") from None
    _refuse_if(not {*by_seat} <= {*_SEATS}, "hands")
    return by_seat


def _free(named: Sequence[Sequence[str]]) -> Iterator[Card]:
    """The cards that are not named, lowest first."""
    cards = DECK.parse_all(name for names in named for name in names if name != "?")
    _refuse_if(len({*cards}) != len(cards), "card-twice")
    free: Cards = DECK.all & ~mask_of(cards)
    return iter(cards_in(free))


def _fill(names: Sequence[str], free: Iterator[Card]) -> list[Card]:
    cards = [next(free, -1) if name == "?" else DECK.parse(name) for name in names]
    _refuse_if(-1 in cards, "too-many-cards")
    return cards
