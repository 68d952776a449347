"""What a game gives the rest of the program: its tables, and plain functions on its Deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from stih.engine.cards import Card, Deck
from stih.engine.errors import IllegalAction, Message
from stih.engine.notation.form import Form
from stih.engine.options import Option, Options
from stih.engine.state import Action, Observation, Seat, State, take
from stih.engine.view import TableView

D = TypeVar("D", bound=State)
Standing = dict[str, Any]  # how a match stands between two deals: JSON values, the game's own keys

CARDS = ("card", "second")
"""The arguments of events that are cards."""


@dataclass(frozen=True)
class Game(Generic[D]):
    """One game. Ids are permanent; *rules* rises when a legal game could become illegal."""

    id: str
    rules: int
    seats: tuple[int, ...]
    usual: int
    """How many play where nobody says otherwise; one of *seats*."""
    deck: Deck
    actions: tuple[str, ...]
    options: tuple[Option, ...]
    presets: Mapping[str, Options]
    event_args: Mapping[str, tuple[str, ...]]
    """The arguments of each public event, in the order they stand in the log."""

    open: Callable[[Options, int, Seat], Standing]
    """How a match stands before its first deal: options, number of seats, first dealer."""
    deal: Callable[[Options, Standing, Sequence[Card]], D]
    """A new deal from a pack in dealing order."""
    standing: Callable[[D], Standing]
    """How the match stands after a deal that is over."""
    winner: Callable[[D], Seat | None]
    """The seat that has won the match with this deal, None while it goes on."""
    result: Callable[[D], dict[str, Any]]
    """The facts of a deal that is over, as they stand in records and traces."""
    explain: Callable[[D], dict[str, Any]]
    """The result told line by line; the points of the lines add up to the score."""
    sheet: Callable[[Options, Sequence[Mapping[str, Any]]], dict[str, Any]]
    """The score sheet as kept on paper, from the results so far."""
    observe: Callable[[D, Seat], Observation]
    """All that a seat may know: an allow-list."""
    sample: Callable[[Observation, Random], D]
    """A deal that the observer cannot tell from the true one."""
    view: Callable[[Observation], TableView]
    """What to draw, from an observation alone."""
    why_not: Callable[[Observation, str], Message | None]
    """Why a seat may not take an action now; None when it may."""
    position: Callable[[Mapping[str, Any]], D]
    """A deal in the middle, from JSON. Raises BadPosition."""
    trace: Callable[[D], dict[str, Any]]
    """What a trace line adds: true hands, cards on the table, trump."""
    win_text: Callable[[D, Seat, int], Message]
    """The sentence that ends a match: its last deal, the winner, the number of deals."""
    form: Form
    """How its deals are written (docs/notation.md)."""
    cut: Callable[[Options, Standing, Random], Standing] | None = None
    """How the match stands once cards are cut for the deal. Called before every deal of a game that cuts."""
    unseen: tuple[str, ...] = ()
    """Events that name a card which nobody need have seen where it lies: called, or cut before the cards were mixed."""
    low_wins: bool = False
    """Whether the smaller score is the better one."""

    def parse(self, name: str) -> Action:
        """The action of a name, in either case of letters. Raises IllegalAction."""
        action = self._index().get(name.upper())
        if action is None:
            raise IllegalAction(action=name)
        return action

    def spoken(self, word: str, turn: Seat) -> tuple[Seat, Action]:
        """Who takes the action of a record's word, and which: `KS` is the seat in turn's, `2:enough` a call of seat 2.

        Raises IllegalAction.
        """
        seat, mark, name = word.partition(":")
        if mark and seat.isdecimal() and len(seat) == 1:
            return int(seat), self.parse(name)
        return turn, self.parse(word)

    def take(self, deal: State, word: str) -> None:
        """Apply a word of a record. Trusted, but for its name: raises IllegalAction."""
        take(deal, *self.spoken(word, deal.turn))

    def events(self, entries: Sequence[Sequence[Any]]) -> list[Message]:
        """Lines of the public log as messages."""
        return [{"key": entry[0], "args": dict(zip(self.event_args[entry[0]], map(self._outside,
                self.event_args[entry[0]], entry[1:]), strict=True))} for entry in entries]

    def _outside(self, name: str, value: Any) -> Any:
        if name in CARDS:
            return self.deck.names[value]
        return self.deck.suit(value) if name in ("suit", "trump") else value

    def _index(self) -> dict[str, Action]:
        if self.id not in _INDEX:
            _INDEX[self.id] = {name.upper(): action for action, name in enumerate(self.actions)}
        return _INDEX[self.id]


_INDEX: dict[str, dict[str, Action]] = {}
