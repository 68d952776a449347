"""Records as text: reading, checking, migrating, sealing.

The envelope's version is `format`; the game's is `rules`. A record is read in three steps:
JSON to dict, old envelopes to the present one (MIGRATIONS), then Match.replay().
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Callable, Mapping
from typing import Any

from stih.engine.errors import BadCard, BadOption, BadRecord, BadSeats, NewerFormat, NewerRules
from stih.engine.game import Game
from stih.engine.match import FORMAT, Match

Record = dict[str, Any]
MIGRATIONS: dict[int, Callable[[Record], Record]] = {}   # format n -> format n + 1

FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": int, "game": str, "rules": int, "options": dict, "seats": list, "seed": str,
    "first_dealer": int, "deals": list,
}
SECRET = re.compile("[0-9a-f]{32}")
LONGEST = 20_000_000   # bytes of a record's JSON that a seal may hold; a match has some ten thousand
DEAL_FIELDS: dict[str, type] = {"dealer": int, "pack": str, "actions": list}


def parse(text: str) -> Record:
    """A record in the present format. Raises BadRecord, NewerFormat."""
    try:
        record = json.loads(text)
        json.dumps(record, ensure_ascii=False).encode()   # half a pair of UTF-16, written as \\ud800, is no text
    except (ValueError, RecursionError):
        raise BadRecord(reason="not JSON") from None
    return check(record)


def check(record: Any) -> Record:
    """*record* brought to the present format, its form checked. Raises BadRecord, NewerFormat."""
    if not isinstance(record, dict) or type(record.get("format")) is not int:
        raise BadRecord(reason="format")
    if record["format"] > FORMAT:
        raise NewerFormat(format=record["format"])
    while record["format"] < FORMAT:
        if record["format"] not in MIGRATIONS:
            raise BadRecord(reason="format")
        record = MIGRATIONS[record["format"]](record)
    checked: Record = record
    _check_fields(record, FIELDS, "")
    if not SECRET.fullmatch(str(record.get("secret", "0" * 32))):
        raise BadRecord(reason="secret")
    for number, entry in enumerate(record["deals"], 1):
        _check_fields(entry, DEAL_FIELDS, f"deal {number}: ")
        if not all(isinstance(name, str) for name in entry["actions"]):
            raise BadRecord(reason=f"deal {number}: actions")
    return checked


def _check_fields(value: Any, table: Mapping[str, Any], where: str) -> None:
    for field, kind in table.items():
        if not isinstance(value, dict) or not isinstance(value.get(field), kind) or isinstance(value[field], bool):
            raise BadRecord(reason=where + field)


def replay(game: Game[Any], record: Record) -> Match:
    """The match of a checked record. Raises NewerRules, BadRecord."""
    if record["rules"] > game.rules:
        raise NewerRules(rules=record["rules"])
    players = len(record["seats"])
    if not all(isinstance(word, str) for word in record["seats"]):
        raise BadRecord(reason="seats")
    if not 0 <= record["first_dealer"] < max(players, 1):
        raise BadRecord(reason="first_dealer")
    try:
        return Match.replay(game, record)
    except (BadCard, BadOption, BadSeats) as error:
        raise BadRecord(reason=str(error)) from None


def dump(record: Record) -> str:
    """The record as JSON in one line."""
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False)


def seal(record: Record) -> str:
    """The record as one word of text: base64url(zlib(JSON))."""
    packed = zlib.compress(json.dumps(record, separators=(",", ":")).encode(), 6)
    return base64.urlsafe_b64encode(packed).decode()


def unseal(sealed: str) -> Record:
    """The record of seal(). Raises BadRecord, NewerFormat."""
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(base64.urlsafe_b64decode(sealed), LONGEST).decode()
    except (ValueError, TypeError, zlib.error, binascii.Error):
        raise BadRecord(reason="seal") from None
    if not unpacker.eof:
        raise BadRecord(reason="seal")
    return parse(text)
