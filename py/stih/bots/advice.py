"""What a level would do, and the ground on which it would: one judgement, for its own moves and for hints."""

from __future__ import annotations

from typing import Any, NamedTuple

from stih.engine.errors import Message, message
from stih.engine.state import Action


class Advice(NamedTuple):
    """A gesture: one action, or cards laid away together with the word that ends them; and why (docs/events.md)."""

    actions: tuple[Action, ...]
    reason: Message


def because(action: Action, key: str, **args: Any) -> Advice:
    """One action with its reason."""
    return Advice((action,), message(key, **args))


def tenths(value: float) -> float:
    """A judged number of tricks or points as it is told: to one digit."""
    return round(value, 1) + 0.0


def percent(chance: float) -> int:
    """A judged chance as it is told: in steps of five of a hundred, never quite nothing or all."""
    return min(95, max(5, 5 * round(20 * chance)))
