"""The forms in which matches are kept: records, notation, PPN. Told apart by their beginning."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from stih.engine import record as records
from stih.engine.match import Match
from stih.engine.notation import parser, printer, reader, writer
from stih.engine.notation.model import Section, Text
from stih.games import game_of
from stih.games.preferans import ppn

FORMS = ("record", "notation", "ppn")
LOT = "1"   # the seed of the cards that a text leaves open
_PPN = re.compile(r"\s*(\[Bula\b|1\. [0-9] )")


@dataclass(slots=True)
class Kept:
    """Matches that were read; `text` is the notation they came from, if they did; `lost` what the form did not tell."""

    matches: list[Match]
    text: Text = ()
    lost: list[str] = field(default_factory=list)


def read(source: str) -> Kept:
    """The matches of a text in any form. Raises StihError."""
    if _PPN.match(source):
        return Kept(*ppn.read(source))
    return _notation(source) if source.lstrip().startswith(("[", ";")) else _records(source)


def _records(source: str) -> Kept:
    lines = [records.parse(line) for line in source.splitlines() if line.strip()]
    return Kept([records.replay(game_of(record["game"]), record) for record in lines])


def _notation(source: str) -> Kept:
    text = parser.parse(source)
    chapters = reader.read(text, game_of, LOT)
    return Kept([chapter.match for chapter in chapters], text)


def write(kept: Kept, form: str) -> tuple[str, list[str]]:
    """Matches in a form, and what it cannot carry, a line for each. Raises BadPpn."""
    if form == "notation":
        if kept.text:
            return printer.write(kept.text), kept.lost
        return "\n".join(printer.write(writer.whole(match)) for match in kept.matches), kept.lost
    lost = kept.lost + _for_people(kept.text)
    if form == "record":
        return "".join(records.dump(match.record()) + "\n" for match in kept.matches), lost
    parts = [ppn.write(match) for match in kept.matches]
    return "\n".join(text for text, _ in parts), lost + _once(line for _, lines in parts for line in lines)


def _for_people(text: Text) -> list[str]:
    """What only notation can say."""
    comments = sum(bool(words) for section in text for words in _comments(section))
    tags = [tag.name for section in text for tag in section.tags if tag.name in ("Title", *reader.ABOUT)]
    dealt = sum("?" in tag.value for section in text for tag in section.tags)
    told = [f"comments: {comments}"] * bool(comments) + [f"tags: {' '.join(tags)}"] * bool(tags)
    return told + ["open cards: dealt by lot"] * bool(dealt)


def _comments(section: Section) -> Iterable[object]:
    return (section.comment, *(move.comment for move in section.moves))


def _once(lines: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(lines))
