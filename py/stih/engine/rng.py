"""Every chance in the program, but for the seals from a seed that is any text.

Links and saves depend on these functions for ever: a change deals other cards.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Iterable[T], rng: Random) -> list[T]:
    """Fisher–Yates from the end on rng.random(), the one method Python keeps stable."""
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return items


def pack_of(seed: str, deal: int, cards: int) -> list[int]:
    """The shuffled pack of *cards* cards for deal number *deal* (from 0)."""
    return shuffled(range(cards), Random(f"{seed}/{deal}"))


def first_dealer(seed: str, players: int) -> int:
    """The seat that deals first where no cards are cut for it."""
    return int(Random(f"{seed}/dealer").random() * players)


def cutting(seed: str, deal: int) -> Random:
    """The chance behind the cards cut for deal number *deal* (from 0). The pack cannot be told from it."""
    return Random(f"{seed}/{deal}/cut")


def secret() -> str:
    """128 bits of the machine's own chance in hex, from no seed: what packs are sealed with (fair.py)."""
    return os.urandom(16).hex()


def bot_seed(seed: str, deal: int, seat: int, move: int) -> int:
    """A number for one bot's move. The pack cannot be worked out from it."""
    digest = hashlib.sha256(f"{seed}/{deal}/{seat}/{move}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
