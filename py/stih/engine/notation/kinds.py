"""The kinds of values that tags hold, and how each is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from stih.engine.cards import Deck
from stih.engine.options import WORDS

UNKNOWN = "?"
RENAMED = {"game": "GameNumber"}   # [Game ...] is which game it is
NUMBER = re.compile(r"-?[0-9]{1,9}")
SUPE = re.compile(r"([0-9])>([0-9]):(-?[0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Table:
    """What values are read against: the deck and the number of seats."""

    deck: Deck
    players: int


@dataclass(frozen=True, slots=True)
class Kind:
    """How a value is read (ValueError, or BadCard, when it cannot be) and written."""

    read: Callable[[str, Table], Any]
    write: Callable[[Any], str]


def _number(text: str, table: Table) -> int:
    if not NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _seat(text: str, table: Table) -> int:
    seat = _number(text, table)
    if not 0 <= seat < table.players:
        raise ValueError(text)
    return seat


def _flag(text: str, table: Table) -> bool:
    if text.lower() not in WORDS:
        raise ValueError(text)
    return WORDS[text.lower()]


def _numbers(text: str, table: Table) -> list[int]:
    return [_number(word, table) for word in text.split()]


def _seats(text: str, table: Table) -> list[int]:
    return [_seat(word, table) for word in text.split()]


def _word(text: str, table: Table) -> str:
    if len(text.split()) != 1:
        raise ValueError(text)
    return text.strip()


def _suit(text: str, table: Table) -> str:
    letter = text.strip().upper()
    if len(letter) != 1 or letter not in table.deck.suits:
        raise ValueError(text)
    return letter


def _card(text: str, table: Table) -> str:
    return table.deck.names[table.deck.parse(text.strip())]


def _cards(text: str, table: Table) -> list[str]:
    return [UNKNOWN if word == UNKNOWN else _card(word, table) for word in text.split()]


def _hands(text: str, table: Table) -> dict[str, list[str]]:
    """By seat; nothing between two strokes is a hand that is not told, `-` one without cards."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) > table.players:
        raise ValueError(text)
    return {str(seat): _cards(part.replace("-", ""), table) for seat, part in enumerate(parts) if part}


def _write_hands(hands: Mapping[str, list[str]]) -> str:
    seats = range(max(map(int, hands), default=-1) + 1)
    return " / ".join(" ".join(hands[str(seat)]) or "-" if str(seat) in hands else "" for seat in seats).strip(" ")


def _played(text: str, table: Table) -> list[list[Any]]:
    """`1:KS 2:AS`: seats and the cards they played."""
    pairs = [word.partition(":") for word in text.split()]
    return [[_seat(seat, table), _card(card, table)] for seat, _, card in pairs]


def _tricks(text: str, table: Table) -> list[list[Any]]:
    """`0 AS KS 7S 8S / 2 ...`: who led, and the cards in order."""
    tricks = [part.split() for part in text.split("/") if part.strip()]
    return [[_seat(first, table), *(_card(card, table) for card in cards)] for first, *cards in tricks]


def _supe(text: str, table: Table) -> list[list[int]]:
    """`1>0:20`: seat 1 has written 20 against seat 0."""
    found = [SUPE.fullmatch(word) for word in text.split()]
    if not all(found):
        raise ValueError(text)
    return [[_seat(each[1], table), _seat(each[2], table), int(each[3])] for each in found if each]


def _spaced(values: Any) -> str:
    return " ".join(map(str, values))


KINDS: dict[str, Kind] = {
    "seat": Kind(_seat, str),
    "number": Kind(_number, str),
    "numbers": Kind(_numbers, _spaced),
    "seats": Kind(_seats, _spaced),
    "flag": Kind(_flag, lambda value: "on" if value else "off"),
    "word": Kind(_word, str),
    "words": Kind(lambda text, table: text.split(), _spaced),
    "suit": Kind(_suit, str),
    "card": Kind(_card, str),
    "cards": Kind(_cards, _spaced),
    "hands": Kind(_hands, _write_hands),
    "played": Kind(_played, lambda pairs: _spaced(f"{seat}:{card}" for seat, card in pairs)),
    "tricks": Kind(_tricks, lambda tricks: " / ".join(map(_spaced, tricks))),
    "supe": Kind(_supe, lambda entries: _spaced(f"{one}>{other}:{points}" for one, other, points in entries)),
}


def read(kind: str, text: str, table: Table) -> Any:
    """The value of a tag. Raises ValueError, BadCard."""
    return KINDS[kind].read(text, table)


def write(kind: str, value: Any) -> str:
    """How a value is written."""
    return KINDS[kind].write(value)


def tag_of(field: str) -> str:
    """The tag of a position's field: `maus_around_used` is written `[MausAroundUsed ...]`."""
    return RENAMED.get(field) or "".join(part.capitalize() for part in field.split("_"))

