"""Texts for the page: shown, judged, played on, written (docs/protocol.md, Notation)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stih import bots, guide
from stih.engine import record as records
from stih.engine.errors import StihError
from stih.engine.match import Match
from stih.engine.notation import links, parser, printer, reader, show, writer
from stih.engine.notation.errors import BadNotation
from stih.engine.notation.fit import card_in
from stih.engine.notation.kinds import UNKNOWN
from stih.engine.notation.links import Link
from stih.engine.notation.model import Move, Section, Tag
from stih.engine.notation.show import Step
from stih.engine.state import OVER, Observation, Seat
from stih.games import game_of
from stih.guide import Guide

Request = Mapping[str, Any]
LONGEST = 200_000   # characters of a text to be drawn: each deal is many frames; a match of a hundred has some 20,000
LOT = "text"   # the seed of what a text leaves open, where none is given
UNSEEN = f"-{UNKNOWN}"   # a card laid away that the text does not tell
THOUGHTLESS = ("why-not-now", "why-not-turn", "why-not-held", "why-unknown")
"""Reasons against actions that nobody would think of now."""


class BadRequest(StihError):
    """The request is not one of the protocol."""

    key = "error-request"


def link_of(request: Request) -> Link:
    """The text that a request brings in one of its three forms. Raises BadRequest, BadNotation."""
    given = [form for form in ("text", "packed", "link") if request.get(form) is not None]
    if len(given) != 1 or not isinstance(request[given[0]], str):
        raise BadRequest()
    value: str = request[given[0]]
    link = links.read(value) if given == ["link"] else Link(links.unpack(value) if given == ["packed"] else value)
    step, seat = _number(request, "step"), _number(request, "seat")
    return Link(link.text, link.step if step is None else step, link.seat if seat is None else seat)


def _number(request: Request, field: str) -> int | None:
    value = request.get(field)
    if value is not None and (type(value) is not int or value < 0):
        raise BadRequest()
    return value


def _chapters(text: str, seed: str = LOT) -> list[reader.Chapter]:
    if len(text) > LONGEST:
        raise BadNotation("long", count=LONGEST)
    return reader.read(parser.parse(text), game_of, seed)


def _step(chapters: list[reader.Chapter], number: int | None) -> Step:
    """The frame of a number, the last one beyond the end and where there is none."""
    steps = show.steps(chapters)
    return steps[-1] if number is None else steps[min(number, len(steps) - 1)]


# shown

def shown(request: Request) -> dict[str, Any]:
    """What `read` answers."""
    link = link_of(request)
    chapters = _chapters(link.text)
    seats = min(len(chapter.match.seats) for chapter in chapters)
    seat = link.seat if link.seat is None or link.seat < seats else None
    step = min(link.step or 0, len(show.steps(chapters)) - 1)
    return show.shown(chapters, seat) | {"step": step, "seat": seat, "text": link.text,
                                         "packed": links.pack(link.text)}


# in parts

def parsed(request: Request) -> list[dict[str, Any]]:
    """What `parse` answers: the sections of a text, whether its deals can be or not. Raises BadNotation."""
    return [{"tags": [{"name": tag.name, "words": dict(tag.words)} for tag in section.tags],
             "comment": dict(section.comment),
             "moves": [{"name": move.name, "comment": dict(move.comment)} for move in section.moves]}
            for section in parser.parse(link_of(request).text)]


def composed(request: Request) -> str:
    """What `compose` answers: the text of such sections. Raises BadRequest."""
    try:
        return printer.write(tuple(_section(section) for section in request["sections"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadRequest() from None


def _section(parts: Mapping[str, Any]) -> Section:
    tags = tuple(Tag(str(tag["name"]), dict(tag["words"])) for tag in parts["tags"])
    moves = tuple(Move(str(move["name"]), dict(move["comment"])) for move in parts["moves"])
    return Section(tags, dict(parts["comment"]), moves)


# judged

def judged(request: Request) -> dict[str, Any]:
    """What `judge` answers."""
    link, action = link_of(request), request.get("action")
    if action is not None and not isinstance(action, str):
        raise BadRequest()
    step = _step(_chapters(link.text), link.step)
    game, told = step.chapter.match.game, step.chapter.deals[step.deal]
    match = show.at(step, ["rules"] * len(step.chapter.match.seats))
    if match.deal.phase == OVER:
        return {"seat": None, "action": action, "legal": None, "why": None, "text": None, "bot": None, "choices": []}
    obs = match.observe(match.deal.turn)
    why = None if action is None else game.why_not(obs, action)
    moves = told.section.moves
    return {"seat": match.deal.turn, "action": action, "legal": None if action is None else why is None, "why": why,
            "text": moves[step.taken].name if step.taken < len(moves) else None, "bot": bots.act(match),
            "choices": _choices(match, obs, told.cards)}


def _choices(match: Match, obs: Observation, told: frozenset[str] | None) -> list[dict[str, Any]]:
    """What the seat in turn could think of, with the reasons against."""
    choices: list[dict[str, Any]] = []
    unseen = False
    for name in match.game.actions:
        card, why = card_in(match.game, name), match.game.why_not(obs, name)
        known = card is None or told is None or card in told
        unseen = unseen or (not known and why is None and name.startswith("-"))
        if known and (why is None or why["key"] not in THOUGHTLESS):
            choices.append({"action": name, "why": why})
    return choices + ([{"action": UNSEEN, "why": None}] if unseen else [])


# played on

def match_of(request: Request) -> tuple[Match, Seat]:
    """The match that goes on from a step of a text, and who looks at it. Raises BadNotation, BadRequest."""
    link, seed = link_of(request), request.get("seed", LOT)
    if not isinstance(seed, str):
        raise BadRequest()
    step = _step(_chapters(link.text, seed), link.step)
    told = step.chapter.match.seats
    viewer = link.seat if link.seat is not None and link.seat < len(told) else 0
    seats = request.get("seats")
    if seats is None:
        seats = ["you" if seat == viewer else "rules" for seat in range(len(told))]
    if not isinstance(seats, list) or not all(isinstance(word, str) for word in seats):
        raise BadRequest()
    if len(seats) != len(told):
        raise BadNotation("seats", count=len(seats))
    return show.at(step, seats), viewer


def guide_of(request: Request) -> Guide | None:
    """Who leads the match of the same request, if it asks for that: the deal of its step. Raises BadRequest."""
    if not request.get("guide"):
        return None
    link = link_of(request)
    steps = show.steps(_chapters(link.text, request.get("seed", LOT)))
    return guide.along(steps, min(link.step or 0, len(steps) - 1))


# written

def written(match: Match, seat: Seat | None, request: Request) -> str:
    """What `write` answers: the match on the table as *seat* may know it. Raises BadRequest, BadNotation."""
    form, step = request.get("to"), _number(request, "step")
    if form == "seed":
        return links.of_seed(match)
    if form == "record":
        if not match.over:
            raise BadNotation("not-yet")
        return records.dump(match.record())
    if form not in ("notation", "link") or (seat is None and not match.over):
        raise BadRequest()
    text = printer.write(writer.whole(match) if match.over or seat is None else writer.known(match, seat))
    if form == "notation":
        return text
    return links.of_text(text, _step_shared(match) if step is None else step, seat)


def _step_shared(match: Match) -> int:
    """Where a link opens that names no step: how a running deal stands, the beginning of what is over."""
    return 0 if match.deal.phase == OVER else len(match.deals[-1]["actions"])

