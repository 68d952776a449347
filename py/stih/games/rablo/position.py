"""A Rabló deal in the middle, from JSON: for cases, notation and the author's desk.

Fields, all with a default: `dealer`, `options`, `scores`, `pot`, `number` as a match stands; `hands`
by seat (a list, or a mapping with some seats; cards or "?"); `phase` ("play" where there is a
contract, else "auction"). Before the contract `bids`, the words from the dealer's next on. Then
`caller` and `call` ("snapszer:TB"), or `trump` alone; `words`, what was answered before the first
card; `doubled` without them. In play `tricks`, all so far, as `[[leader, card, card, card, card],
...]`, `trick` as `[[seat, card], ...]`, `turn`, `points`. A called card that is nowhere named is in
the hand of `partner`, by default the seat opposite, or was played from there where that hand is
written out; other cards that are nowhere named are dealt out so that they fit what was played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from stih.engine.cards import Card, Cards, mask_of
from stih.engine.errors import BadPosition
from stih.engine.options import complete
from stih.engine.state import Seat, deal_hidden
from stih.games.rablo.deal import ACTIONS, AUCTION, CARDS, DOUBLING, FIRST_WORD, PLAY, SNAPSZER_OF, Deal
from stih.games.rablo.match import opening, rules_of
from stih.games.rablo.rules import DECK, HAND, OPTIONS, PLAYERS, SNAPSZER, WORDS, shown_lack

Spec = Mapping[str, Any]
Moves = list[tuple[Seat, Card]]
_INDEX = {name.upper(): action for action, name in enumerate(ACTIONS)}


def position(spec: Spec) -> Deal:
    """The deal of *spec*. Raises BadPosition, BadCard, BadOption."""
    deal = _opened(spec)
    phase = spec.get("phase", PLAY if "call" in spec or "trump" in spec else AUCTION)
    if phase not in (AUCTION, DOUBLING, PLAY):
        raise BadPosition(reason="phase")
    given, moves = _given(spec), _moves(deal, spec)
    sizes = _sizes(given, moves)
    if phase != PLAY and sizes != [HAND] * PLAYERS:
        raise BadPosition(reason="hands")
    if phase != AUCTION:
        _contract(deal, spec, given, moves)
    _fill(deal, given, moves, sizes)
    if phase == AUCTION:
        _speak(deal, spec.get("bids", ()))
    elif phase == DOUBLING or spec.get("words"):
        deal.phase, deal.turn = DOUBLING, (deal.caller + 1) % PLAYERS
    _speak(deal, spec.get("words", ()))
    if phase == PLAY:
        if spec.get("words") and deal.phase != PLAY:
            raise BadPosition(reason="words")
        _play(deal, spec, moves)
    return deal


def _opened(spec: Spec) -> Deal:
    """The deal before its first card is dealt, as the match stands."""
    options, dealer = complete(OPTIONS, spec.get("options", {})), spec.get("dealer", 0)
    if dealer not in range(PLAYERS):
        raise BadPosition(reason="dealer")
    standing = opening(options, PLAYERS, dealer) | {"pot": spec.get("pot", 0), "played": spec.get("number", 1) - 1}
    standing["scores"] = list(spec.get("scores", standing["scores"]))
    if len(standing["scores"]) != PLAYERS:
        raise BadPosition(reason="scores")
    return Deal(rules_of(options), standing, ())


def _given(spec: Spec) -> list[list[str]]:
    """The hands as written, empty where nothing is."""
    hands = spec.get("hands", {})
    pairs = hands.items() if isinstance(hands, Mapping) else enumerate(hands)
    given: list[list[str]] = [[] for _ in range(PLAYERS)]
    for seat, hand in pairs:
        if int(seat) not in range(PLAYERS):
            raise BadPosition(reason="hands")
        given[int(seat)] = list(hand)
    return given


def _moves(deal: Deal, spec: Spec) -> Moves:
    """Every card played so far with its seat, trick by trick."""
    moves: Moves = []
    for leader, *cards in spec.get("tricks", ()):
        moves += [((leader + place) % PLAYERS, card) for place, card in enumerate(DECK.parse_all(cards))]
        if len(cards) != PLAYERS:
            raise BadPosition(reason="tricks")
    trick = spec.get("trick", ())
    if len(trick) >= PLAYERS or any(seat != (trick[0][0] + place) % PLAYERS for place, (seat, _) in enumerate(trick)):
        raise BadPosition(reason="trick")
    return moves + [(seat, DECK.parse(card)) for seat, card in trick]


# the contract

def _contract(deal: Deal, spec: Spec, given: list[list[str]], moves: Moves) -> None:
    deal.caller, deal.bid = spec.get("caller", (deal.dealer + 1) % PLAYERS), _bid(spec)
    if deal.caller not in range(PLAYERS):
        raise BadPosition(reason="caller")
    deal.doubled = spec.get("doubled", 0)
    if not 0 <= deal.doubled <= len(WORDS):
        raise BadPosition(reason="doubled")
    deal.holder = _holder(deal, spec, given, moves)


def _bid(spec: Spec) -> int:
    """The action of the call; for a trump alone, a snapszer with its ace."""
    name = spec.get("call", f"{SNAPSZER}:A{spec.get('trump', '')}")
    bid = _INDEX.get(str(name).upper(), -1)
    if not SNAPSZER_OF <= bid < FIRST_WORD - CARDS:
        raise BadPosition(reason="call")
    return bid


def _holder(deal: Deal, spec: Spec, given: list[list[str]], moves: Moves) -> Seat:
    card = deal.card()
    holding = [seat for seat, hand in enumerate(given) if DECK.names[card] in map(str.upper, hand)]
    holding += [seat for seat, played in moves if played == card]
    if holding:
        return holding[0]
    seat: Seat = spec.get("partner", (deal.caller + 2) % PLAYERS)
    if given[seat] and "?" not in given[seat]:
        deal.known = seat                                           # it was played in a trick that is not told
        return seat
    if given[seat]:
        given[seat].remove("?")
    given[seat].append(DECK.names[card])
    return seat


# the cards

def _fill(deal: Deal, given: list[list[str]], moves: Moves, sizes: list[int]) -> None:
    """Give every seat its cards, those played included. What is left over counts as played before."""
    known = [mask_of(DECK.parse_all(name for name in hand if name != "?")) for hand in given]
    named = [card for hand in given for card in DECK.parse_all(name for name in hand if name != "?")]
    named += [card for _, card in moves]
    if len(set(named)) != len(named):
        raise BadPosition(reason="card-twice")
    room = [size - hand.bit_count() for size, hand in zip(sizes, known, strict=True)]
    rest = CARDS - len(named) - sum(room)
    if min(*room, rest) < 0:
        raise BadPosition(reason="hands")
    try:
        *zones, gone = deal_hidden(DECK.all & ~mask_of(named), [*room, rest], [*_lacks(deal, moves), 0],
                                   Random("position"))
    except ValueError:
        raise BadPosition(reason="hands") from None
    deal.hands = [hand | zone for hand, zone in zip(known, zones, strict=True)]
    deal.played = gone


def _sizes(given: list[list[str]], moves: Moves) -> list[int]:
    """How many cards each seat holds: as written, else so that all have had the same number."""
    put = [sum(seat == mover for mover, _ in moves) for seat in range(PLAYERS)]
    written = [len(hand) + count for hand, count in zip(given, put, strict=True) if hand]
    dealt = max(written, default=HAND)
    return [len(hand) or dealt - count for hand, count in zip(given, put, strict=True)]


def _lacks(deal: Deal, moves: Moves) -> list[Cards]:
    lacks, trump = [0] * PLAYERS, DECK.suit_of[deal.card()] if deal.bid >= 0 else -1
    for place, (seat, card) in enumerate(moves):
        trick = [played for _, played in moves[place - place % PLAYERS:place]]
        if trick:
            lacks[seat] |= shown_lack(card, trick, trump)
    return lacks


# what was said and played

def _speak(deal: Deal, names: Iterable[str]) -> None:
    for name in names:
        action = _INDEX.get(name.upper(), -1)
        if action not in deal.legal_actions():
            raise BadPosition(reason=name)
        deal.apply(action)


def _play(deal: Deal, spec: Spec, moves: Moves) -> None:
    deal.phase = PLAY
    deal.leader = deal.turn = moves[0][0] if moves else spec.get("turn", deal.caller)
    for seat, card in moves:
        deal.hands[seat] |= 1 << card
    for seat, card in moves:
        if seat != deal.turn or deal.phase != PLAY:
            raise BadPosition(reason="tricks")
        deal.put(card)
    if spec.get("tricks") and moves[0][0] != deal.caller:           # [12]
        raise BadPosition(reason="tricks")
    if deal.phase != PLAY or deal.turn != spec.get("turn", deal.turn) or deal.turn not in range(PLAYERS):
        raise BadPosition(reason="turn")
    deal.points = spec.get("points", deal.points)
