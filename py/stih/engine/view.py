"""What the table draws, as one value made from an Observation. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from stih.engine.errors import Message


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as others see it. *need* is how many tricks it must take, None if none."""

    score: str
    cards: int
    role: Message | None = None
    tricks: int = 0
    need: int | None = None
    dealer: bool = False
    out: bool = False
    said: Message | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A card on the table; *winning* marks the one that takes the trick so far."""

    seat: int
    card: str
    winning: bool = False


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The trick before: its cards in order and the seat that took it."""

    cards: tuple[Played, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that are in no hand and no trick: "" is a back. A stack may give its size alone."""

    zone: str
    cards: tuple[str, ...] = ()
    layout: str = "row"
    label: Message | None = None
    backs: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A button. With *why* it is shown, but cannot be pressed."""

    action: str
    text: Message
    primary: bool = False
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Select:
    """Cards are to be chosen and laid away together, *min* to *max* of them."""

    min: int
    max: int
    none: Message | None
    some: Message
    done: str | None = None
    prefix: str = "-"


@dataclass(frozen=True, slots=True)
class TableView:
    """All there is to draw for one seat. A Match adds what it alone knows (docs/protocol.md)."""

    phase: str
    seat: int | None
    players: int
    to_act: int | None
    seats: tuple[SeatView, ...]
    prompt: Message
    help: Message | None = None    # under the viewer's question: what it costs, what it brings
    direction: str = "right"
    hand: tuple[str, ...] = ()
    trick: tuple[Played, ...] = ()
    last_trick: LastTrick | None = None
    piles: tuple[Pile, ...] = ()
    trump: str | None = None
    tags: tuple[Message, ...] = ()
    play: Mapping[str, str] = field(default_factory=dict)
    illegal: Mapping[str, Message] = field(default_factory=dict)
    select: Select | None = None
    choices: tuple[Choice, ...] = ()
    calls: tuple[Choice, ...] = ()   # what this seat alone may say out of turn
    log: tuple[Message, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)   # what only this game's table draws

    def as_json(self) -> dict[str, Any]:
        """The view in JSON values."""
        return {entry.name: _plain(getattr(self, entry.name)) for entry in fields(self)}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {entry.name: _plain(getattr(value, entry.name)) for entry in fields(value)}
    return value
