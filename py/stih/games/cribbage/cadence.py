"""Counts told as players tell them: fifteen two, fifteen four, and a run of three for seven.

Every item is a message with the points it adds and the cards that make it, for the table to light up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stih.engine.cards import Card
from stih.engine.errors import message
from stih.games.cribbage.rules import DECK
from stih.games.cribbage.scoring import Find, finds

Item = dict[str, Any]

CLAUSES = {"fifteen": "14", "pair": "14", "run": "14", "flush": "15", "nobs": "16"}
PEG_CLAUSES = {"heels": "7", "fifteen": "12", "pair": "12", "run": "12", "thirtyone": "10", "go": "10",
               "last": "10", "count": "22", "hand": "13", "crib": "13", "muggins": "23", "excess": "24"}


def rank_word(card: Card) -> str | int:
    """A card's rank as sentences choose by it: a letter, or the number 9 to 2."""
    letter = DECK.names[card][0]
    return int(letter) if letter.isdecimal() else letter


def names(cards: Sequence[Card]) -> list[str]:
    """The names of some cards, in their order."""
    return [DECK.names[card] for card in cards]


def count_aloud(cards: Sequence[Card], starter: Card, crib: bool) -> list[Item]:
    """[13] Four cards and the starter, item by item with the running total; one item when there is nothing."""
    items, total = [], 0
    for place, find in enumerate(finds(cards, starter, crib), 1):
        total += find.points
        items.append(_spoken(find, place, total))
    return items or [message("cribbage-item-nothing", "13") | {"points": 0, "cards": []}]


def _spoken(find: Find, place: int, total: int) -> Item:
    told: dict[str, Any] = {"place": place, "total": total}
    if find.kind == "pair":
        told |= {"count": len(find.cards), "rank": rank_word(find.cards[0])}
    elif find.kind in ("run", "flush"):
        told["count"] = len(find.cards)
    said = message(f"cribbage-item-{find.kind}", CLAUSES[find.kind], **told)
    return said | {"points": find.points, "cards": names(find.cards)}


def pegged_item(what: str, points: int, cards: Sequence[Card]) -> Item:
    """[12] What was pegged at once, and why: a pair, the go, his heels."""
    told: dict[str, Any] = {"points": points}
    if what == "pair":
        told |= {"count": len(cards), "rank": rank_word(cards[-1])}
    said = message(f"cribbage-point-{what}", PEG_CLAUSES[what], **told)
    return said | {"points": points, "cards": names(cards)}
