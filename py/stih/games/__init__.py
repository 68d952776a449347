"""The games, by their permanent ids."""

from __future__ import annotations

from typing import Any

from stih.engine.errors import UnknownGame
from stih.engine.game import Game
from stih.games.cribbage import CRIBBAGE
from stih.games.preferans import PREFERANS
from stih.games.rablo import RABLO
from stih.games.raub import RAUB

GAMES: dict[str, Game[Any]] = {game.id: game for game in (RAUB, RABLO, CRIBBAGE, PREFERANS)}


def game_of(name: str) -> Game[Any]:
    """The game of an id. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(game=str(name))
    return GAMES[name]
