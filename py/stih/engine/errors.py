"""What can go wrong with input, each with a message key for the player (docs/events.md)."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]  # {"key": ..., "args": {...}} and maybe "clause"; see docs/protocol.md


def message(key: str, clause: str | None = None, **args: Any) -> Message:
    """A sentence for the page to say: a Fluent id, its arguments, the rules clause behind it."""
    said: Message = {"key": key, "args": args}
    if clause is not None:
        said["clause"] = clause
    return said


class StihError(ValueError):
    """Bad input. `message` is what the player is told; str() is for a terminal."""

    key = "error-internal"

    def __init__(self, **args: Any) -> None:
        self.args_by_name = args
        words = ", ".join(f"{name} {value!r}" for name, value in args.items())
        super().__init__(f"{self.key}: {words}" if words else self.key)

    @property
    def message(self) -> Message:
        return message(self.key, **self.args_by_name)


class BadCard(StihError):
    """*card* is not a card of this deck."""

    key = "error-card"


class BadOption(StihError):
    """*option* is not an option of the game, or *value* not a value of it."""

    key = "error-option"


class BadSeats(StihError):
    """The game is not played by *count*, or a seat's word is unknown."""

    key = "error-seats"


class BadPosition(StihError):
    """No such position can arise; *reason* says why."""

    key = "error-position"


class BadRecord(StihError):
    """The record cannot be read or replayed; *reason* says where."""

    key = "error-record"


class NewerFormat(StihError):
    """The record's envelope has *format*, newer than this program."""

    key = "error-format"


class NewerRules(StihError):
    """The record was played under *rules*, newer than this program's."""

    key = "error-rules"


class UnknownGame(StihError):
    """There is no game of this name."""

    key = "error-game"


class IllegalAction(StihError):
    """*action* is not among the legal actions now."""

    key = "why-not-now"
