"""Card play in trump contracts and in Sanac, on both sides, like a casual player."""

from __future__ import annotations

from collections.abc import Sequence

from stih.bots.advice import Advice, because
from stih.bots.preferans.look import JACK, TOP, Look, rank
from stih.engine.cards import Card, cards_in
from stih.games.preferans.rules import DECK, trump_mask

KING = TOP - 1
LONG = 3   # cards of a suit from which it can be called long


Worth = tuple[float, str]
"""What speaks for leading a card, and the key of the reason."""


def choose(table: Look) -> Advice:
    """A card for the trick on the table."""
    if len(table.legal) == 1:
        return because(table.legal[0], "hint-only")
    if not table.trick:
        return _lead(table)
    if table.seat == table.declarer:
        return _declarer_follows(table)
    return _defender_follows(table)


# leading: the card with the most to say for it

def _lead(table: Look) -> Advice:
    value = _declarer_lead if table.seat == table.declarer else _defender_lead
    worth = {card: value(table, card) for card in table.legal}
    card = max(table.legal, key=lambda card: (worth[card][0], -rank(card), -card))
    return because(card, worth[card][1])


def _declarer_lead(table: Look, card: Card) -> Worth:
    """Draw trumps, then cash what is sure, then work on the longest suit."""
    length = table.suit(card).bit_count()
    if DECK.suit_of[card] == table.trump:
        return _declarer_leads_trump(table, card, length)
    if table.is_boss(card):
        if not table.trumps_out:
            return 10 + length / 10, "hint-unbeatable"
        return 10 + rank(card) / 10 - length / 20, "hint-highest"
    if _is_sequence(table, card):
        return 5 + length / 2, "preferans-hint-sequence"
    safe = table.trumps and not table.trumps_out
    return length - rank(card) / 10, "preferans-hint-trumps-safe" if safe else _little(card, length)


def _little(card: Card, length: int) -> str:
    """What can be said for a card that is neither sure nor backed."""
    return "preferans-hint-long" if length >= LONG else _plain(card)


def _plain(card: Card) -> str:
    """What can be said for a card of which nothing else can."""
    return "hint-low" if rank(card) < JACK else "hint-nothing-better"


def _declarer_leads_trump(table: Look, card: Card, length: int) -> Worth:
    out = table.trumps_out.bit_count()
    if not out:
        return -5, "hint-nothing-better"                     # the last trumps take tricks by themselves
    if table.is_boss(card):
        return 20, "hint-highest-draws"
    mine = cards_in(table.trumps)
    drives = card == mine[-1] if _is_sequence(table, mine[-1]) else card == mine[0]
    if length < 2 or not drives:
        return -6, "hint-nothing-better"
    return 14 if length > out else 9 if length * 2 >= out else -6, "hint-draw"


def _is_sequence(table: Look, card: Card) -> bool:
    """The card below it in rank, of those still about, is held too."""
    below = [other for other in cards_in(table.suit(card) | table.unseen & DECK.suit_mask[DECK.suit_of[card]])
             if other < card]
    return rank(card) >= JACK - 1 and bool(below) and bool(table.hand >> below[-1] & 1)


def _defender_lead(table: Look, card: Card) -> Worth:
    """Sure tricks, sequences, ruffs for the partner, long suits; a trump only for want of anything else."""
    suit = table.suit(card)
    length, about = suit.bit_count(), (table.unseen & DECK.suit_mask[DECK.suit_of[card]]).bit_count()
    if DECK.suit_of[card] == table.trump:
        lone_king = length == 1 and rank(card) == KING
        worth = -50 if lone_king else (-3 if table.is_boss(card) and length > 1 else -12)
        return worth, "hint-nothing-better"
    if _partner_ruffs(table, card):
        return 9 - rank(card) / 10, "preferans-hint-partner-ruffs"
    if table.is_boss(card):
        return 8 - length / 2 if table.trump >= 0 else 6 + length - about / 4, "hint-highest"
    if _is_sequence(table, card):
        return 5 + length / 4, "preferans-hint-sequence"
    if table.trump < 0:
        return length - rank(card) / 10, _little(card, length)
    if length == 1 and table.trumps and rank(card) < JACK:
        return 2, "preferans-hint-single"
    if length == 1:
        return 0, _plain(card)
    guarded = rank(cards_in(suit)[-1]) >= JACK and card == cards_in(suit)[0]
    return (-1 if guarded else 1) + length / 4 - rank(card) / 10, _plain(card)


def _partner_ruffs(table: Look, card: Card) -> bool:
    """The partner is known to lack the suit, and may hold trumps."""
    suit = DECK.suit_mask[DECK.suit_of[card]]
    if table.partner < 0 or table.trump < 0 or table.held_by(table.partner) & suit:
        return False
    return bool(table.held_by(table.partner) & DECK.suit_mask[table.trump])


# following

def _winners(table: Look) -> list[Card]:
    return [card for card in table.legal if table.takes(card)]


def _cheapest(table: Look, cards: list[Card]) -> Card:
    """A side card before a trump, a low one before a high one."""
    return min(cards, key=lambda card: (DECK.suit_of[card] == table.trump, rank(card), card))


def _declarer_follows(table: Look) -> Advice:
    winners = _winners(table)
    if not winners:
        return _throw(table, table.legal, "hint-cannot")
    if table.is_last:
        return because(_cheapest(table, winners), "hint-last")
    if DECK.suit_of[winners[0]] != DECK.suit_of[table.trick[0]]:    # a ruff: high where it may be overruffed
        if _may_overruff(table):
            return because(max(winners, key=rank), "preferans-hint-ruff-high")
        return because(_cheapest(table, winners), "preferans-hint-ruff")
    sure = [card for card in winners if table.is_boss(card)]
    if sure:
        return _sure(table, sure)
    high = [card for card in winners if _is_sequence(table, card)]
    if high:
        return because(min(high, key=rank), "preferans-hint-sequence")
    return _throw(table, table.legal, "hint-save")


def _sure(table: Look, sure: list[Card]) -> Advice:
    """The cheapest of cards that have none above them in their suit."""
    card = _cheapest(table, sure)
    return because(card, "hint-highest-trump" if DECK.suit_of[card] == table.trump else "hint-highest")


def _may_overruff(table: Look) -> bool:
    """The next rival has shown that he lacks the suit led, and may hold trumps."""
    led, following = DECK.suit_mask[DECK.suit_of[table.trick[0]]], table.held_by(table.to_come()[0])
    return not following & led and bool(following & trump_mask(table.trump))


def _defender_follows(table: Look) -> Advice:
    winners = _winners(table)
    if table.winning_seat() == table.partner:
        return _partner_has_it(table, winners)
    if not winners:
        return _throw(table, table.legal, "hint-cannot")
    if table.is_last:
        return because(_cheapest(table, winners), "hint-last")
    return _before_last(table, winners)


def _partner_has_it(table: Look, winners: list[Card]) -> Advice:
    """Never overtake at the end; before the declarer only a card he would beat, with one he cannot."""
    losers = [card for card in table.legal if card not in winners]
    best = table.trick[table.trick_seats.index(table.partner)]
    sure = [card for card in winners if table.is_boss(card)]
    if table.is_last or not sure or rank(best) >= JACK or DECK.suit_of[sure[0]] != DECK.suit_of[table.trick[0]]:
        if losers:
            return _throw(table, losers, "preferans-hint-partner-has")
        return because(_cheapest(table, winners), "preferans-hint-all-take")
    return because(_cheapest(table, sure), "preferans-hint-over")


def _before_last(table: Look, winners: list[Card]) -> Advice:
    """The declarer has the trick, or is still to play; second hand low, but cover an honour."""
    sure = [card for card in winners if table.is_boss(card)]
    covers = rank(table.trick[0]) >= JACK - 1 or table.declarer in table.to_come()
    ruffs = DECK.suit_of[winners[0]] != DECK.suit_of[table.trick[0]]
    if ruffs:
        return because(_cheapest(table, winners), "preferans-hint-ruff")
    if sure and (covers or len(sure) > 1 or table.suit(sure[0]).bit_count() <= 2):
        return _sure(table, sure)
    if covers and table.declarer not in table.to_come():
        return because(_cheapest(table, winners), "preferans-hint-cover")
    return _throw(table, table.legal, "preferans-hint-wait" if sure else "hint-save")


def _throw(table: Look, cards: Sequence[Card], key: str) -> Advice:
    """The card that is missed least: low, no trump, no guard of a high card."""
    return because(min(cards, key=lambda card: (_worth(table, card), card)), key)


def _worth(table: Look, card: Card) -> float:
    suit = table.suit(card)
    if DECK.suit_of[card] == table.trump:
        return 20 + rank(card)
    top, length = cards_in(suit)[-1], suit.bit_count()
    higher = table.higher(top).bit_count()
    guards = card != top and higher and length <= higher + 1        # it would lay a high card bare
    boss = 8 if table.is_boss(card) else 0
    return rank(card) + boss + (3 if guards and rank(top) >= JACK else 0) - length / 4
