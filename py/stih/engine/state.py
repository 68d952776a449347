"""The contract of a deal: legal_actions(), apply(action), clone(), scores()."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from stih.engine.cards import Card, Cards, cards_in, mask_of
from stih.engine.errors import IllegalAction
from stih.engine.rng import shuffled

Action = int                   # an index into the game's table of action names
Seat = int                     # 0, 1, 2 ... in the order of play
Observation = dict[str, Any]   # JSON values only: all that one seat may know
Entry = tuple[Any, ...]        # one line of the public log: its message key, then the arguments

OVER = "over"


class State:
    """The base of a deal.

    Slots hold only ints, strings, None, tuples and flat lists, so that clone() copies no deeper.
    `phase` is the game's word or "over"; `turn` the seat in turn; `log` what all have seen.
    """

    __slots__: tuple[str, ...] = ()

    phase: str
    turn: Seat
    log: list[Entry]

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat in turn may do, empty exactly when the deal is over."""
        raise NotImplementedError

    def apply(self, action: Action) -> None:
        """Change the deal in place. The action is trusted: step() is the checked way in."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of this deal by seat, final when it is over."""
        raise NotImplementedError

    def calls(self, seat: Seat) -> tuple[Action, ...]:
        """What *seat* may say out of turn now; empty for the seat in turn."""
        return ()

    def call(self, seat: Seat, action: Action) -> None:
        """Let *seat* say one of its calls(). Trusted, as apply() is."""
        raise NotImplementedError

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(new, name, value[:] if type(value) is list else value)
        return new


def step(state: State, action: Action) -> None:
    """The checked way to apply(). Raises IllegalAction and leaves the state as it was."""
    if action not in state.legal_actions():
        raise IllegalAction(action=str(action))
    state.apply(action)


def take(state: State, seat: Seat, action: Action) -> None:
    """An action of *seat*, in turn or out of it. Trusted."""
    if seat == state.turn:
        state.apply(action)
    else:
        state.call(seat, action)


def deal_hidden(unknown: Cards, sizes: Sequence[int], forbidden: Sequence[Cards], rng: Random,
                tries: int = 60) -> list[Cards]:
    """Split *unknown* over zones of *sizes*, none holding a card of its *forbidden* set.

    The sizes add up to the cards of *unknown*. Plain redealing first, which makes every split
    equally likely; when none of *tries* fits, greedily from the most constrained zone.
    Raises ValueError when no split fits.
    """
    cards = list(cards_in(unknown))
    for _ in range(tries):
        pool, zones, start = shuffled(cards, rng), [], 0
        for size, never in zip(sizes, forbidden, strict=True):
            zone = mask_of(pool[start:start + size])
            if zone & never:
                break
            zones.append(zone)
            start += size
        else:
            return zones
    return _deal_greedily(cards, sizes, forbidden, rng)


def _deal_greedily(cards: list[Card], sizes: Sequence[int], forbidden: Sequence[Cards],
                   rng: Random) -> list[Cards]:
    order = sorted(range(len(sizes)), key=lambda zone: -forbidden[zone].bit_count())
    for _ in range(200):
        pool, zones = shuffled(cards, rng), [0] * len(sizes)
        for zone in order:
            take = [card for card in pool if not forbidden[zone] >> card & 1][:sizes[zone]]
            zones[zone] = mask_of(take)
            pool = [card for card in pool if not zones[zone] >> card & 1]
        if not pool:
            return zones
    raise ValueError("no deal fits the observation")
