"""What a game brings so that its deals can be written: the fields of a position, and where a pack goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Spec = dict[str, Any]   # a position or how a match stands, as position() of the game reads it

EVERYWHERE: Mapping[str, str] = {"dealer": "seat", "hands": "hands"}
"""Fields that all games have, with their kinds (kinds.py)."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the cards of a pack go, as places in dealing order from 0: hands by seat, and other zones by field.

    A zone may be longer than a text tells: its first cards are told. *piles* names, for zones that are turned up,
    the table's piles where their cards are seen. A place may be in such a zone and in another one.
    """

    hands: tuple[tuple[int, ...], ...]
    zones: Mapping[str, tuple[int, ...]]
    piles: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    aside: tuple[int, ...] = ()
    """Places whose cards go straight to those laid away (Form.aside)."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a game is written."""

    fields: Mapping[str, str]
    """The other fields of its positions, each with its kind."""
    match: tuple[str, ...]
    """Those among them that tell how the match stands; a deal from its beginning has no others."""
    tell: Callable[[dict[str, Any]], Spec]
    """The same fields of a match that stands so before a deal; those that are as always are left out."""
    standing: Callable[[Mapping[str, Any], int, Spec], dict[str, Any]]
    """How the match stands before a deal: options, players, the fields `match` and `dealer`. Raises BadPosition."""
    places: Callable[[int, int], Places]
    """Where the pack goes: players, dealer."""
    spread: Callable[[Any], Spec]
    """Where the cards of a deal in the middle lie, as the fields of a position that name cards."""
    aside: str = ""
    """The field of the cards laid away by all, where they come to be seen; also the pile where they are."""
    held: Callable[[dict[str, Any]], Mapping[int, int]] = lambda obs: {}
    """From an observation: sets of cards that others are known to have been dealt, by seat."""
    secret: tuple[str, ...] = ()
    """Fields that tell of hidden cards without naming them."""
    turn_is_hidden: bool = False
    """Whether it depends on hidden cards who plays next, so that a text that leaves cards open must name the seats."""
