"""A store with a clock of its own, and games kept in it."""

import json

from table.store import GAME, INDEX, Store

VIEW = {"game": "raub", "number": 3, "hand": ["AS", "TS"], "title": "Štih"}


class Clock:
    """A clock that goes on by a second whenever it is read."""

    def __init__(self):
        self.now = 1_700_000_000

    def __call__(self):
        self.now += 1
        return self.now


def store_with(storage):
    """A store as a page makes it on its start."""
    return Store(storage, Clock())


def saved(storage, *moves, game="one"):
    """A store in which a game was saved after each of the moves; the moves stand for the records."""
    store = store_with(storage)
    for move in moves:
        assert store.save(game, move, VIEW) is None
    return store


def current(storage, game="one"):
    """The key of a game's newest copy."""
    return GAME + game + "/" + json.loads(storage[INDEX])["games"][game]
