"""The auction, the naming of igra contracts, the talon and the contract: clauses [5] to [14]."""

from __future__ import annotations

from stih.engine.cards import cards_in
from stih.engine.state import Action, Seat
from stih.games.preferans.actions import (
    BID,
    DECLARE,
    DECLARING,
    DISCARD,
    HAND_BIDS,
    HOLD,
    LAY,
    NAME,
    NAMING,
    PASS,
    YIELD,
)
from stih.games.preferans.defence import start_defence
from stih.games.preferans.ending import pass_out
from stih.games.preferans.rules import BETTEL, SPADES, others
from stih.games.preferans.table import FRESH, HANDED, IGRA, IN, NUMBER, OUT, Actions, Table

_LOG = ("preferans-igra", "preferans-bettel", "preferans-sanac", "preferans-whole")


# bidding

def bids(table: Table) -> Actions:
    """[5] to [8] What the seat in turn may say. A pass alone is taken for it."""
    seat = table.turn
    if table.status[seat] == FRESH:
        return (PASS, *_numbers(table), *_hand_bids(table))
    if table.is_senior(seat, table.holder):
        return PASS, HOLD
    return (PASS, *_numbers(table))


def _numbers(table: Table) -> Actions:
    """[5] The one number that may be bid: no jumps, none over igra."""
    number = max(SPADES, table.level + 1)
    return (BID + number,) if table.mode == NUMBER and number <= table.rules.highest() else ()


def _hand_bids(table: Table) -> Actions:
    """[7] [8] Igra beats numbers and stands beside igra; the higher ones beat all below them."""
    lowest = table.mode + (table.mode > IGRA) if table.mode != NUMBER else IGRA
    return HAND_BIDS[lowest:table.rules.highest() - BETTEL + 2]


def bid(table: Table, action: Action) -> None:
    """Say one of bids()."""
    seat = table.turn
    if action == PASS:
        only = bids(table) == (PASS,)
        table.status[seat] = OUT
        table.log.append(("preferans-out" if only else "preferans-pass", seat))
    elif action == HOLD:
        table.holder = seat
        table.log.append(("preferans-hold", seat, table.level))
    elif action in HAND_BIDS:
        _say_hand(table, seat, HAND_BIDS.index(action))
    else:
        table.level, table.holder, table.status[seat] = action - BID, seat, IN
        table.log.append(("preferans-bid", seat, table.level))
    _next_bidder(table)


def _say_hand(table: Table, seat: Seat, mode: int) -> None:
    """[7] [8] Out of hand: who bid a number, or said less, is out."""
    table.log.append((_LOG[mode], seat))
    for other in others(seat):
        beaten = table.status[other] == IN or (table.status[other] == HANDED and mode > table.mode)
        if beaten:
            table.status[other] = OUT
            table.log.append(("preferans-out", other))
    table.sayers = [*table.sayers, seat] if mode == table.mode else [seat]
    table.mode, table.holder, table.status[seat] = mode, seat, HANDED


def _next_bidder(table: Table) -> None:
    asked = (FRESH, IN) if table.mode == NUMBER else (FRESH,)
    for seat in others(table.turn):
        if table.status[seat] in asked and seat != table.holder:
            table.turn = seat
            return
    if table.status[table.turn] in asked and table.turn != table.holder:
        return
    _end_auction(table)


def _end_auction(table: Table) -> None:
    """[10] [11]"""
    if table.holder < 0:
        pass_out(table)
    elif table.mode == NUMBER:
        _take_talon(table)
    elif table.mode > IGRA:
        _fix(table, BETTEL + table.mode - 1)
    elif len(table.sayers) > 1:
        table.phase, table.turn = NAMING, table.sayers[0]
    else:
        table.igra, table.declarer, table.turn = 1, table.holder, table.holder
        table.phase = DECLARING


# naming [9]

def names(table: Table) -> Actions:
    """The first has to name a contract; each later one names a higher one or yields."""
    lowest = max(SPADES, table.named + 1)
    higher = tuple(NAME + number for number in range(lowest, table.rules.highest_name() + 1))
    return (*higher, YIELD) if table.named else higher


def name(table: Table, action: Action) -> None:
    """Say one of names()."""
    seat = table.turn
    if action == YIELD:
        table.log.append(("preferans-yield", seat))
    else:
        table.named, table.holder = action - NAME, seat
        table.log.append(("preferans-names", seat, table.named))
    place = table.sayers.index(seat) + 1
    if place < len(table.sayers):
        table.turn = table.sayers[place]
    else:
        _fix(table, table.named)


def _fix(table: Table, contract: int) -> None:
    """[10] The contract was said in the auction."""
    table.igra, table.declarer, table.contract = 1, table.holder, contract
    table.log.append(("preferans-declare-igra", table.declarer, contract))
    start_defence(table)


# the talon [13]

def _take_talon(table: Table) -> None:
    seat = table.holder
    table.declarer, table.shown = seat, table.talon
    table.log.append(("preferans-takes", seat))
    table.log.append(("preferans-talon", *cards_in(table.talon)))
    table.hands[seat] |= table.talon
    table.talon = 0
    table.phase, table.turn = DISCARD, seat


def discardable(table: Table) -> Actions:
    """[13] Any card of the twelve."""
    return tuple(LAY + card for card in cards_in(table.hands[table.turn]))


def discard(table: Table, action: Action) -> None:
    """Lay one card away, unseen."""
    card = 1 << action - LAY
    table.hands[table.turn] ^= card
    table.discards |= card
    table.laid += 1
    if table.laid == 2:
        table.log.append(("preferans-laid", table.turn))
        table.phase = DECLARING


# the contract [14]

def contracts(table: Table) -> Actions:
    """[10] The number bid or a higher one; any when the only igra won."""
    return tuple(DECLARE + number for number in range(max(SPADES, 0 if table.igra else table.level),
                                                      table.rules.highest() + 1))


def declare(table: Table, action: Action) -> None:
    """Say one of contracts()."""
    table.contract = action - DECLARE
    key = "preferans-declare-igra" if table.igra else "preferans-declare"
    table.log.append((key, table.declarer, table.contract))
    start_defence(table)
