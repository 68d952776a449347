"""A finished deal once more, step by step, with the hands open as far as anyone has seen them."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from stih.engine.errors import IllegalAction, Message, message
from stih.engine.match import Match
from stih.engine.state import Seat, State

NOTHING_TO_DO: dict[str, Any] = {"play": {}, "illegal": {}, "select": None, "choices": [], "calls": []}
NOTHING_ASKED: dict[str, Any] = {"panel": None, "ask": None, "claims": [], "claim": None}
"""What games ask for beside the table's own questions."""


def frames(match: Match, number: int, seat: Seat) -> list[dict[str, Any]]:
    """The views of deal *number* (from 1) for *seat*: before its first action, then after each.

    `open` holds the hands by seat: cards that came to be seen by all are named, the others stay
    backs for ever, so that what nobody may look at is not seen afterwards either.
    Raises IllegalAction while the deal is not over.
    """
    if not 1 <= number <= len(match.results()):
        raise IllegalAction(action="replay")
    shown, deal = seen(match, number), match.redeal(number - 1)
    views = [frame(match, deal, number, seat, shown)]
    for name in match.deals[number - 1]["actions"]:
        match.game.take(deal, name)
        views.append(frame(match, deal, number, seat, shown))
    return views


def seen(match: Match, number: int) -> set[str]:
    """The names of the cards that all had seen by the end of the deal."""
    deal = match.redeal(number - 1)
    for name in match.deals[number - 1]["actions"]:
        match.game.take(deal, name)
    return {event["args"]["card"] for event in match.game.events(deal.log) if "card" in event["args"]}


def frame(match: Match, deal: State, number: int, seat: Seat, shown: Container[str]) -> dict[str, Any]:
    """The view of one step for *seat*, in `open` the faces of the cards *shown*."""
    game = match.game
    view, log = game.view(game.observe(deal, seat)).as_json(), game.events(deal.log)
    return view | NOTHING_TO_DO | {
        "game": game.id, "names": list(match.seats), "number": number, "turn": len(log), "log": log,
        "prompt": _last(log), "to_act": None, "result": None, "match": None, "undo": False,
        "sheet": game.sheet(match.options, match.results()[:number - 1]),
        "extra": {key: NOTHING_ASKED.get(key, value) for key, value in view["extra"].items()},
        "open": [_hand(cards, shown) for cards in game.trace(deal)["hands"]],
    }


def _last(log: list[Message]) -> Message:
    return log[-1] if log else message("replay-start")


def _hand(cards: list[str], shown: Container[str]) -> list[str]:
    """Faces first, then the backs."""
    return sorted((card if card in shown else "" for card in cards), key=lambda card: card == "")
