"""Card play in Bettel: the declarer ducks, the defenders make him take a trick."""

from __future__ import annotations

from stih.bots.advice import Advice, because
from stih.bots.preferans.look import Look, rank, suits
from stih.engine.cards import Card, Cards, cards_in
from stih.games.preferans.rules import DECK


def choose(table: Look) -> Advice:
    """A card for the trick on the table."""
    if len(table.legal) == 1:
        return because(table.legal[0], "hint-only")
    if table.seat == table.declarer:
        return _declarer(table)
    return _defender_leads(table) if not table.trick else _defender_follows(table)


def danger(cards: Cards, about: Cards) -> float:
    """How likely it is that a suit of the declarer's must take a trick, from nothing to one.

    His k-th lowest card is safe while more cards about are higher than it than lower cards can be led.
    """
    worst = 0.0
    for place, card in enumerate(cards_in(cards)):
        lower = (about & (1 << card) - 1).bit_count()
        if lower > place:
            worst = max(worst, _DANGER[min(lower - place, 4)] * (1.0 if about >> card else 1.5))
    return min(worst, 1.0)


_DANGER = (0.0, 0.12, 0.3, 0.55, 0.8)


def _declarer(table: Look) -> Advice:
    about = suits(table.unseen)
    if not table.trick:
        return because(min(table.legal, key=lambda card: (_led(table, card), rank(card))), "preferans-hint-duck-lead")
    under = [card for card in table.legal if not table.takes(card)]
    if not under and table.is_last:
        return because(max(table.legal, key=rank), "preferans-hint-caught")
    if not under:
        return because(min(table.legal, key=rank), "preferans-hint-lowest")
    if DECK.suit_of[under[0]] == DECK.suit_of[table.trick[0]]:
        return because(max(under, key=rank), "preferans-hint-under")
    return because(max(under, key=lambda card: (_risk_gone(table, card, about), rank(card))),
                   "preferans-hint-danger")


def _led(table: Look, card: Card) -> float:
    """The chance that a led card takes the trick: nothing about is higher, or nobody can go over it."""
    higher = table.higher(card).bit_count()
    return 1.0 if not higher else 1.0 / (1 + higher)


def _risk_gone(table: Look, card: Card, about: list[Cards]) -> float:
    """How much safer a suit is without this card."""
    suit, held = DECK.suit_of[card], table.suit(card)
    return danger(held, about[suit]) - danger(held & ~(1 << card), about[suit])


def _defender_leads(table: Look) -> Advice:
    """Low, in a suit the declarer may still hold, and few of which are about."""
    def value(card: Card) -> tuple[float, int]:
        may_hold = table.held_by(table.declarer) & DECK.suit_mask[DECK.suit_of[card]]
        lower = (may_hold & (1 << card) - 1).bit_count()
        higher = (may_hold & -1 << card + 1).bit_count()
        return (lower - higher * 0.6 + (20 if not may_hold else 0), rank(card))
    return because(min(table.legal, key=value), "preferans-hint-hunt-lead", seat=table.declarer)


def _defender_follows(table: Look) -> Advice:
    """Under the declarer if he has it; low before him; else rid of high cards."""
    winners = [card for card in table.legal if table.takes(card)]
    under = [card for card in table.legal if card not in winners]
    if table.declarer in table.to_come():
        return because(min(table.legal, key=lambda card: (rank(card), card)), "preferans-hint-hunt-low",
                       seat=table.declarer)
    if table.winning_seat() == table.declarer and under:
        return because(max(under, key=rank), "preferans-hint-hunt-under", seat=table.declarer)
    if table.is_last and table.winning_seat() == table.partner and under:
        return because(max(under, key=rank), "preferans-hint-hunt-partner")   # the partner's trick stays his
    return because(max(table.legal, key=lambda card: (rank(card), -card)), "preferans-hint-hunt-high")
