"""Sections to text, in lines of a width that can be read."""

from __future__ import annotations

from stih.engine.notation.model import Move, Section, Tag, Text, Words
from stih.engine.notation.parser import SPOKEN

WIDTH = 100


def write(text: Text) -> str:
    """The text of some sections: parse() gives them back."""
    return "\n".join(_section(section) for section in text)


def _section(section: Section) -> str:
    lines = [_tag(tag) for tag in section.tags]
    lines += _wrapped([*_comment(section.comment), *(word for move in section.moves for word in _move(move))])
    return "\n".join(lines) + "\n"


def _tag(tag: Tag) -> str:
    values = [f'{language}:"{_quoted(text)}"' if language else f'"{_quoted(text)}"'
              for language, text in tag.words.items()]
    return f"[{tag.name} {' '.join(values)}]"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _move(move: Move) -> list[str]:
    return [move.name, *_comment(move.comment)]


def _comment(words: Words) -> list[str]:
    """A comment for each language, so that a text without one can stand beside the others."""
    return ["{" + (f"{language}: " if language else "") + _braced(text) + "}" for language, text in words.items()]


def _braced(text: str) -> str:
    text = text.replace("\\", "\\\\").replace("}", "\\}")
    return SPOKEN.sub(r"\1\\:", text)


def _wrapped(words: list[str]) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
