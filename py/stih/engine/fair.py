"""A pack that is committed to before it is dealt, and shown card by card afterwards.

Each card of a pack lies in an envelope: the SHA-256 of its place, its name and a salt of its own. The deal's seal is
the SHA-256 of all envelopes in order. Whoever knows the seal can test no guess without the salts, 128 bits each; an
opened envelope tells nothing of the others. docs/fairness.md has the formats.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Any


def salt_of(secret: str, deal: int, place: int) -> str:
    """The salt of the card at a place (from 0) of deal number *deal* (from 0); *secret* is the match's own."""
    return hashlib.sha256(f"{secret}/{deal}/{place}".encode()).hexdigest()[:32]


def envelope(place: int, card: str, salt: str) -> str:
    """The hash that a card is committed to with."""
    return hashlib.sha256(f"{place} {card} {salt}".encode()).hexdigest()


def envelopes(secret: str, deal: int, pack: Sequence[str]) -> list[str]:
    """The envelopes of a pack in dealing order."""
    return [envelope(place, card, salt_of(secret, deal, place)) for place, card in enumerate(pack)]


@lru_cache(maxsize=8)
def seal(secret: str, deal: int, pack: str) -> str:
    """The seal of a deal's pack, names in dealing order: the hash of all envelopes. Every view has it."""
    return hashlib.sha256("\n".join(envelopes(secret, deal, pack.split())).encode()).hexdigest()


def opened(secret: str, deal: int, pack: Sequence[str], shown: Container[str]) -> list[dict[str, Any]]:
    """The pack in dealing order: the cards *shown* with their salts, of the others the envelope alone."""
    return [{"card": card, "salt": salt_of(secret, deal, place)} if card in shown else {"envelope": closed}
            for place, (card, closed) in enumerate(zip(pack, envelopes(secret, deal, pack), strict=True))]
