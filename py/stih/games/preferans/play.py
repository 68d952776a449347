"""The ten tricks, and claims: clauses [22] to [27]."""

from __future__ import annotations

from collections.abc import Sequence

from stih.engine.cards import Card, Cards, cards_in
from stih.engine.state import Action, Seat
from stih.games.preferans.actions import AGREE, CLAIM, CLAIMED, PLAY
from stih.games.preferans.ending import finish
from stih.games.preferans.rules import (
    BEATEN,
    BETTEL,
    DECK,
    HAND,
    PLAYERS,
    SANAC,
    WHOLE,
    after,
    others,
    trump_mask,
)
from stih.games.preferans.table import STAYS, Actions, Table

# who plays, who leads [22] [23]

def start_play(table: Table) -> None:
    """The declarer and the defenders in play; the first lead."""
    for seat in range(PLAYERS):
        if table.coming[seat] != STAYS:
            table.active |= 1 << seat
    table.phase, table.leader = PLAY, first_leader(table)
    table.turn = table.leader


def first_leader(table: Table) -> Seat:
    """[22] Forehand, or the next in play; [23] never the declarer in Sanac."""
    declarer = table.declarer
    if table.contract in (SANAC, WHOLE) and table.rules.sanac_lead == "through_declarer":
        second, first = others(declarer)
        return first if table.active >> first & 1 else second
    leader = table.forehand if table.active >> table.forehand & 1 else next_in_play(table, table.forehand)
    if leader == declarer and table.contract in (SANAC, WHOLE):
        return next_in_play(table, declarer)
    return leader


def next_in_play(table: Table, seat: Seat) -> Seat:
    """The next seat in rotation that is in the play."""
    seat = after(seat)
    return seat if table.active >> seat & 1 else after(seat)


def seats_of_trick(table: Table) -> list[Seat]:
    """The seats in the order they play to the trick on the table."""
    seats = [table.leader]
    while len(seats) < table.active.bit_count():
        seats.append(next_in_play(table, seats[-1]))
    return seats


# what may be played [24]

def moves(table: Table) -> Actions:
    """The cards that may be played; who is to lead may claim as well."""
    hand = table.hands[table.turn]
    if not table.trick:
        return cards_in(hand) + claims(table)
    return cards_in(playable(hand, duties(table.trick, table.trump, *table.heading())))


def playable(hand: Cards, owed: Sequence[Cards]) -> Cards:
    """The cards of *hand* that may be played: those that do the first duty it can do."""
    for duty in owed:
        if hand & duty:
            return hand & duty
    return hand


def duties(trick: Sequence[Card], trump: int, head: bool, overtrump: bool) -> tuple[Cards, ...]:
    """What must be played to *trick*, the first duty first: follow suit, else trump [24]."""
    led, trumps = DECK.suit_mask[DECK.suit_of[trick[0]]], trump_mask(trump)
    if not (head or overtrump):
        return led, trumps
    best = trick[trick_winner(trick, trump)]
    higher = -1 << best + 1 & DECK.suit_mask[DECK.suit_of[best]]
    return (higher & led if head else 0), led, (higher & trumps if overtrump else 0), trumps


def trick_winner(trick: Sequence[Card], trump: int) -> int:
    """[25] The place in the trick, from 0, of the card that takes it."""
    power = DECK.power[trump][DECK.suit_of[trick[0]]]
    powers = [power[card] for card in trick]
    return powers.index(max(powers))


# playing a card

def play(table: Table, card: Card) -> None:
    """Play a card; the last one of a trick ends it."""
    seat = table.turn
    table.hands[seat] ^= 1 << card
    table.played |= 1 << card
    if table.trick:
        _show_lacks(table, seat, card)
    table.trick.append(card)
    table.log.append(("play", seat, card))
    if len(table.trick) < table.active.bit_count():
        table.turn = next_in_play(table, seat)
    else:
        _take_trick(table)


def _show_lacks(table: Table, seat: Seat, card: Card) -> None:
    """A card that does not do a duty tells that the seat could not do it."""
    for duty in duties(table.trick, table.trump, *table.heading()):
        if duty >> card & 1:
            return
        table.lacks[seat] |= duty


def _take_trick(table: Table) -> None:
    winner = seats_of_trick(table)[trick_winner(table.trick, table.trump)]
    table.tricks.append((table.leader, winner, *table.trick))
    table.won[winner] += 1
    table.log.append(("trick", winner))
    table.trick, table.leader, table.turn = [], winner, winner
    if _decided(table) or not table.hands[winner]:
        finish(table, "played")


def _decided(table: Table) -> bool:
    """[26] Whether the play ends at once."""
    if table.contract == BETTEL:
        return table.won[table.declarer] > 0
    return table.defence() >= most_for_defence(table)


def most_for_defence(table: Table) -> int:
    """[26] The tricks with which the defence ends the play."""
    if table.contract == WHOLE:
        return 1
    return BEATEN if table.rules.stop_at_five else HAND + 1


# claims [27]

def claims(table: Table) -> Actions:
    """The tricks that the declarer or a lone defender may claim on his lead, once in a trick."""
    seat, left = table.turn, table.hands[table.turn].bit_count()
    if table.refused_at == left or (seat != table.declarer and len(table.playing()) > 1):
        return ()
    low, high = 0, left
    if seat != table.declarer:
        high = min(left, most_for_defence(table) - table.defence())
    elif table.contract == BETTEL:
        high = 1
    else:
        low = max(0, left - most_for_defence(table) + table.defence())
    return tuple(range(CLAIM + low, CLAIM + high + 1))


def claim(table: Table, action: Action) -> None:
    """Say how many more tricks one takes; the opponents answer in turn."""
    table.claimer, table.claim = table.turn, action - CLAIM
    table.log.append(("preferans-claims", table.claimer, table.claim))
    table.phase, table.turn = CLAIMED, next_in_play(table, table.claimer)


def answer_claim(table: Table, action: Action) -> None:
    """One refusal and the play goes on."""
    table.log.append(("preferans-agree" if action == AGREE else "preferans-refuse", table.turn))
    if action != AGREE:
        table.phase, table.turn, table.refused_at = PLAY, table.claimer, table.hands[table.claimer].bit_count()
        table.claimer, table.claim = -1, 0
        return
    table.turn = next_in_play(table, table.turn)
    if table.turn == table.claimer:
        table.log.append(("preferans-claimed", table.claimer, table.claim))
        _share(table)
        finish(table, "claimed")


def _share(table: Table) -> None:
    """The claimed tricks, and the rest one by one to the opponent with fewer, the earlier first."""
    rest = table.hands[table.claimer].bit_count() - table.claim
    table.won[table.claimer] += table.claim
    rivals = [table.declarer] if table.claimer != table.declarer else table.playing()
    for _ in range(rest):
        poorest = min(rivals, key=lambda seat: table.won[seat])
        table.won[poorest] += 1
