"""A match as plain text for a terminal: the facts, in no particular language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stih.engine.errors import Message
from stih.engine.match import Match


def describe(match: Match) -> Iterator[str]:
    """The lines of a match: its table, then every deal with its pack, events and scores."""
    game = match.game
    yield f"{game.id}, seed {match.seed}, seats {' '.join(match.seats)}, options {match.options}"
    for number, entry in enumerate(match.deals):
        yield f"deal {number + 1}, dealer {entry['dealer']}: {entry['pack']}"
        deal = match.redeal(number)
        for name in entry["actions"]:
            game.take(deal, name)
        yield from (f"  {line(event)}" for event in game.events(deal.log))
        if "result" in entry:
            yield f"  scores {entry['result']['scores']}"
    if match.over:
        yield f"won by seat {match.winner}"


def line(event: Message) -> str:
    """One event as `key name=value ...`."""
    args: dict[str, Any] = event["args"]
    return " ".join((event["key"], *(f"{name}={value}" for name, value in args.items())))
