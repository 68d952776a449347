"""The setup of a deal that does not follow from the one before: how the match stands, or a deal in the middle.

A setup is what a game's position() reads, less `players` and `options`, which are the match's. With `phase` the
deal begins in the middle; without, it is dealt from a pack and the setup holds how the match stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stih.engine.errors import BadPosition
from stih.engine.game import Game, Standing
from stih.engine.notation import kinds
from stih.engine.notation.form import EVERYWHERE, Spec
from stih.engine.state import State

MIDDLE = "phase"   # the field that says so


def kind_of(game: Game[Any], field: str) -> str | None:
    """The kind of a position's field, None for one that the game does not have."""
    return EVERYWHERE.get(field) or game.form.fields.get(field)


def begins_in_the_middle(setup: Any) -> bool:
    """Whether the deal of a setup has no pack."""
    return isinstance(setup, dict) and MIDDLE in setup


def check(game: Game[Any], options: Mapping[str, Any], players: int, setup: Any) -> Spec:
    """*setup* in the values that notation reads, with what stands so at first and every card where it lies.

    Raises BadPosition, BadCard.
    """
    if not isinstance(setup, dict):
        raise BadPosition(reason="setup")
    table = kinds.Table(game.deck, players)
    checked = {field: _value(game, field, value, table) for field, value in setup.items()}
    if MIDDLE not in checked and not {*checked} <= {"dealer", *game.form.match}:
        raise BadPosition(reason="setup")
    if MIDDLE in checked:
        return checked | game.form.spread(position(game, options, players, checked))
    return opening(game, options, players) | checked


def opening(game: Game[Any], options: Mapping[str, Any], players: int) -> Spec:
    """The setup of a first deal that seat 0 deals."""
    return {"dealer": 0} | game.form.tell(game.open(dict(options), players, 0))


def _value(game: Game[Any], field: str, value: Any, table: kinds.Table) -> Any:
    kind = kind_of(game, field)
    try:
        if kind is not None:
            return kinds.read(kind, kinds.write(kind, value), table)
    except (ValueError, TypeError, KeyError, AttributeError):
        pass
    raise BadPosition(reason=str(field)) from None


def standing(game: Game[Any], options: Mapping[str, Any], players: int, setup: Spec) -> Standing:
    """How the match stands before the deal of a setup. Raises BadPosition."""
    told = {field: setup[field] for field in ("dealer", *game.form.match) if field in setup}
    return game.form.standing(options, players, told)


def position(game: Game[Any], options: Mapping[str, Any], players: int, setup: Spec) -> State:
    """The deal in the middle that a setup tells. Raises BadPosition, BadCard."""
    deal: State = game.position(setup | {"players": players, "options": dict(options)})
    return deal
