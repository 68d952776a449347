"""A finished deal once more, step by step, with the hands open as far as anyone has seen them."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from stih.engine import fair
from stih.engine import options as options_of
from stih.engine.errors import IllegalAction, Message, message
from stih.engine.game import CARDS
from stih.engine.match import Match, is_person
from stih.engine.state import Seat, State

NOTHING_TO_DO: dict[str, Any] = {"play": {}, "illegal": {}, "select": None, "choices": [], "calls": [], "help": None}
NOTHING_ASKED: dict[str, Any] = {"panel": None, "ask": None, "claims": [], "claim": None, "throws": None}
"""What games ask and tell the viewer beside the table's own questions."""


def frames(match: Match, number: int, seat: Seat) -> list[dict[str, Any]]:
    """The views of deal *number* (from 1) for *seat*: before its first action, then after each.

    `open` holds the hands by seat: cards that came to be seen by all are named, the others stay
    backs for ever, so that what nobody may look at is not seen afterwards either. Where several people
    share the device, what *seat* alone knew stays hidden too, in its hand and everywhere else.
    Raises IllegalAction while the deal is not over.
    """
    if not 1 <= number <= len(match.results()):
        raise IllegalAction(action="replay")
    shown, deal, sheet = seen(match, number), match.redeal(number - 1), sheet_before(match, number)
    views = [frame(match, deal, number, seat, shown, sheet)]
    for name in match.deals[number - 1]["actions"]:
        match.game.take(deal, name)
        views.append(frame(match, deal, number, seat, shown, sheet))
    if sum(map(is_person, match.seats)) > 1:
        secret = set(match.game.deck.names) - shown - _named(match, deal)
        views = [_blank(view, secret) | {"hand": view["open"][seat]} for view in views]
    return views


def revealed(match: Match, number: int, seat: Seat) -> dict[str, Any]:
    """The sealed pack of deal number *number* (from 1) with every card opened that *seat* has been shown.

    Once the match is over all are open. Raises IllegalAction while the deal is not over or where it has no seal.
    """
    shown = _card_names(frames(match, number, seat)) | (set(match.game.deck.names) if match.over else set())
    if not match.secret or not (seal := match.seal(number - 1)):
        raise IllegalAction(action="reveal")
    pack = match.deals[number - 1]["pack"].split()
    return {"number": number, "seal": seal, "cards": fair.opened(match.secret, number - 1, pack, shown)}


def _card_names(value: Any) -> set[str]:
    """The texts of two letters anywhere in a JSON value; card names are among them."""
    if isinstance(value, str):
        return {value} if len(value) == 2 else set()
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*map(_card_names, items))


def seen(match: Match, number: int) -> set[str]:
    """The names of the cards that all had seen by the end of the deal."""
    game, deal = match.game, match.redeal(number - 1)
    for name in match.deals[number - 1]["actions"]:
        game.take(deal, name)
    piles = [{card for pile in game.view(game.observe(deal, seat)).piles for card in pile.cards if card}
             for seat in range(len(match.seats))]
    return _named(match, deal, game.unseen) | set.intersection(*piles)


def _named(match: Match, deal: State, but: Container[str] = ()) -> set[str]:
    """The cards that the log of the deal names, *but* for those in events with these keys."""
    return {event["args"][name] for event in match.game.events(deal.log) if event["key"] not in but
            for name in CARDS if name in event["args"]}


def _blank(value: Any, secret: Container[str]) -> Any:
    """A JSON value without the names of *secret* cards. Among cards the backs come last: their places tell nothing."""
    if isinstance(value, dict):
        return {key: _blank(item, secret) for key, item in value.items()}
    if isinstance(value, list):
        items = [_blank(item, secret) for item in value]
        return items if items == value else sorted(items, key=lambda item: item == "")
    return "" if isinstance(value, str) and value in secret else value


def sheet_before(match: Match, number: int) -> dict[str, Any]:
    """The score sheet as it stands during deal *number* (from 1): made once for all its frames."""
    return match.game.sheet(match.options, match.results()[:number - 1])


def once(views: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The frames, a sheet only where it is another than that of the frame before: in a long match it is nearly all."""
    sheets = [None, *(view["sheet"] for view in views)]
    return [view | {"sheet": None} if view["sheet"] == before else view
            for view, before in zip(views, sheets[:-1], strict=True)]


def frame(match: Match, deal: State, number: int, seat: Seat, shown: Container[str],
          sheet: dict[str, Any]) -> dict[str, Any]:
    """The view of one step for *seat*, in `open` the faces of the cards *shown*."""
    game = match.game
    view, log = game.view(game.observe(deal, seat)).as_json(), game.events(deal.log)
    return view | NOTHING_TO_DO | {
        "game": game.id, "names": list(match.seats), "number": number, "turn": len(log), "log": log,
        "prompt": _last(log), "to_act": None, "result": None, "match": None, "undo": False, "seal": None,
        "options": options_of.changed(game.options, match.options),
        "sheet": sheet,
        "extra": {key: NOTHING_ASKED.get(key, value) for key, value in view["extra"].items()},
        "open": [_hand(cards, shown) for cards in game.trace(deal)["hands"]],
    }


def _last(log: list[Message]) -> Message:
    return log[-1] if log else message("replay-start")


def _hand(cards: list[str], shown: Container[str]) -> list[str]:
    """Faces first, then the backs."""
    return sorted((card if card in shown else "" for card in cards), key=lambda card: card == "")
