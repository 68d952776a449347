"""What can be wrong with a text. Keys begin with `notation-` (docs/events.md)."""

from __future__ import annotations

from typing import Any

from stih.engine.errors import Message, StihError, message

NOWHERE = (0, 0)
Where = tuple[int, int]   # line and column, from 1; NOWHERE where no place can be named


class BadNotation(StihError):
    """A text cannot be read. *because* is the reason against an action, where there is one."""

    key = "notation-expected"

    def __init__(self, what: str, where: Where = NOWHERE, because: Message | None = None, **args: Any) -> None:
        self.key = f"notation-{what}"
        self.because = because
        super().__init__(line=where[0], column=where[1], **args)

    @property
    def message(self) -> Message:
        said = message(self.key, **self.args_by_name)
        return said if self.because is None else said | {"because": self.because}


def expected(what: str, where: Where, found: str = "") -> BadNotation:
    """Something else should stand here: *what* is a word that the sentence spells out."""
    return BadNotation("expected", where, expected=what, found=found[:40])
