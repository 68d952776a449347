"""A text to be looked at: frames of all its deals, and the match as it stands at one of them."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stih.engine import options as options_of
from stih.engine import review
from stih.engine.match import Match, is_person
from stih.engine.notation import reader
from stih.engine.notation.reader import Chapter, Told
from stih.engine.state import OVER, Seat, State

Frame = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """One frame of a text: its match, the deal in it from 0, and how many of its actions were taken."""

    chapter: Chapter
    deal: int
    taken: int


def steps(chapters: Sequence[Chapter]) -> list[Step]:
    """All frames of a text in their order."""
    return [Step(chapter, number, taken) for chapter in chapters for number, entry in enumerate(chapter.match.deals)
            for taken in range(len(entry["actions"]) + 1)]


def at(step: Step, seats: Sequence[str]) -> Match:
    """The match as it stood at a step, with other players in the seats."""
    record = copy.deepcopy(step.chapter.match.record())
    record["deals"] = record["deals"][:step.deal + 1]
    last = record["deals"][-1]
    del last["actions"][step.taken:]
    last.pop("result", None)
    return Match.replay(step.chapter.match.game, record | {"seats": list(seats)})


def shown(chapters: Sequence[Chapter], seat: Seat | None) -> dict[str, Any]:
    """All there is to draw of a text, for *seat* or for a reader who sees all that it tells."""
    first, frames, deals, titles = chapters[0], list[Frame](), [], []
    for chapter in chapters:
        for number, told in enumerate(chapter.deals):
            deals.append(len(frames))
            titles.append(dict(reader.title(told.section)))
            frames += _frames(chapter, number, told, len(deals) - 1, seat)
    match = first.match
    return {"game": match.game.id, "players": len(match.seats), "names": list(match.seats),
            "options": options_of.changed(match.game.options, match.options),
            "title": titles[0], "titles": titles, "about": first.about, "deals": deals, "frames": frames,
            "seed": match.seed if first.seeded else None}


def _frames(chapter: Chapter, number: int, told: Told, place: int, seat: Seat | None) -> list[Frame]:
    match, deal = chapter.match, chapter.match.redeal(number)
    faces, sheet = _Faces(match, number, told, seat), review.sheet_before(match, number + 1)
    start = {"action": None, "by": None, "comment": dict(told.section.comment)}
    frames = [_frame(match, deal, number, faces, sheet, 0) | start]
    for word, move in zip(match.deals[number]["actions"], told.section.moves, strict=True):
        before = len(deal.log)
        by, _ = match.game.spoken(word, deal.turn)
        match.game.take(deal, word)
        name = move.name if "?" in move.name else word
        frames.append(_frame(match, deal, number, faces, sheet, before)
                      | {"action": name, "by": by, "comment": dict(move.comment)})
    return [frame | {"deal": place} for frame in frames]


class _Faces:
    """Who looks at a deal of a text, and which cards may be named: `told` to the viewer, `open` in others' hands."""

    def __init__(self, match: Match, number: int, told: Told, seat: Seat | None) -> None:
        people = [place for place, word in enumerate(match.seats) if is_person(word)]
        self.seat = seat if seat is not None else people[0] if people else 0
        self.told = set(match.game.deck.names) if told.cards is None else set(told.cards)
        self.open = self.told if seat is None else review.seen(match, number + 1) & self.told


def _frame(match: Match, deal: State, number: int, faces: _Faces, sheet: Frame, before: int) -> Frame:
    """A frame of the replay with what happened in it."""
    frame = review.frame(match, deal, number + 1, faces.seat, faces.open, sheet)
    frame["hand"] = [card if card in faces.told else "" for card in frame["hand"]]
    events = [{"what": event["key"]} | event["args"] for event in match.game.events(deal.log[before:])]
    over = deal.phase == OVER
    return frame | {"events": events, "asked": None if over else deal.turn,
                    "result": match.game.explain(deal) if over else None}

