"""A text in memory: sections of tags, comments and moves. Places in the text do not count when two are compared."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from stih.engine.notation.errors import NOWHERE, Where

Words = Mapping[str, str]   # a sentence by language; "" for one without
NO_WORDS: Words = {}
LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*")


@dataclass(frozen=True, slots=True)
class Tag:
    """`[Name "value"]`, or by language `[Title en:"..." sr:"..."]`."""

    name: str
    words: Words
    where: Where = field(default=NOWHERE, compare=False)

    @property
    def value(self) -> str:
        """The value without a language."""
        return self.words.get("", "")


@dataclass(frozen=True, slots=True)
class Move:
    """The name of an action, with the comment after it."""

    name: str
    comment: Words = field(default_factory=dict)
    where: Where = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Section:
    """One deal: its tags, what is said before its first action, and its actions."""

    tags: tuple[Tag, ...] = ()
    comment: Words = field(default_factory=dict)
    moves: tuple[Move, ...] = ()
    where: Where = field(default=NOWHERE, compare=False)

    def tag(self, name: str) -> Tag | None:
        """The tag of a name."""
        return next((tag for tag in self.tags if tag.name == name), None)


Text = tuple[Section, ...]
