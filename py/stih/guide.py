"""A match that is led by a text: as long as it goes as the text tells, the others do what the text has them do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stih.engine.match import Match
from stih.engine.notation.show import Step
from stih.engine.state import Seat


@dataclass(frozen=True, slots=True)
class Guide:
    """One deal of a text."""

    words: tuple[str, ...]
    """Its actions, as in a record."""
    deal: int
    """Its number in the match, from 1."""
    first: int
    """The step of its first frame (docs/protocol.md)."""

    def step(self, match: Match) -> int | None:
        """The step of the text at which *match* stands, or None once it has gone another way."""
        done = match.deals[-1]["actions"]
        if len(match.deals) != self.deal or list(self.words[:len(done)]) != done:
            return None
        return self.first + len(done)

    def word(self, match: Match) -> str | None:
        """The action with which the text goes on, None at its end or beside it."""
        step = self.step(match)
        place = len(self.words) if step is None else step - self.first
        return self.words[place] if place < len(self.words) else None

    def turn(self, match: Match) -> Seat | None:
        """Who takes that action, None without one."""
        word = self.word(match)
        return None if word is None else match.game.spoken(word, match.deal.turn)[0]


def along(steps: Sequence[Step], number: int) -> Guide:
    """The guide through the deal of a step, of all *steps* of a text."""
    at = steps[number]
    first = next(place for place, step in enumerate(steps) if step.chapter is at.chapter and step.deal == at.deal)
    return Guide(tuple(at.chapter.match.deals[at.deal]["actions"]), at.deal + 1, first)
