"""Texts inside links: packed into one word, and the fragments that carry them (docs/protocol.md)."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import parse_qsl, quote

from stih.engine.match import Match
from stih.engine.notation.errors import BadNotation
from stih.engine.notation.model import Section, Text
from stih.engine.notation.parser import LONGEST
from stih.engine.notation.printer import write
from stih.engine.notation.writer import settings, tag
from stih.engine.options import changed

VERSION = 1
PLAIN = "-._~:,/*"   # characters that stand in a fragment as they are
_NUMBER = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Link:
    """What a fragment opens: a text, the step, who looks."""

    text: str
    step: int | None = None
    seat: int | None = None


def pack(text: str) -> str:
    """A text as one word: base64url(zlib(text)) without padding."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(packed: str) -> str:
    """The text of pack(). Raises BadNotation."""
    try:
        data = base64.urlsafe_b64decode(packed.encode("ascii") + b"=" * (-len(packed) % 4))
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(data, LONGEST * 4).decode()
    except (ValueError, zlib.error, binascii.Error):
        raise BadNotation("link") from None
    if not unpacker.eof:
        raise BadNotation("link")
    return text


def read(fragment: str) -> Link:
    """What a fragment opens; keys that are not known are passed over. Raises BadNotation."""
    keys = dict(parse_qsl(fragment.removeprefix("#"), keep_blank_values=True, max_num_fields=100))
    version = _number(keys.get("v", "1"))
    if version is None or version > VERSION:
        raise BadNotation("link-newer", version=keys["v"][:20])
    return Link(_text(keys), _number(keys.get("step", "")), _number(keys.get("seat", "")))


def _number(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text) else None


def _text(keys: dict[str, str]) -> str:
    if "d" in keys:
        return unpack(keys["d"])
    if "t" in keys:
        return keys["t"]
    if "g" not in keys:
        raise BadNotation("link")
    return write(_seeded(keys))


def _seeded(keys: dict[str, str]) -> Text:
    """A match from a seed that has not begun."""
    options = [pair.replace(":", "=", 1) for pair in keys.get("o", "").split(",") if pair]
    tags = [tag("Game", keys["g"])]
    if options:
        tags.append(tag("Options", " ".join(options)))
    if keys.get("seats"):
        words = [word.replace("%", "%25").replace(" ", "%20") for word in keys["seats"].split(",")]
        tags.append(tag("Seats", " ".join(words)))
    return (Section((*tags, tag("Seed", keys.get("n", "")))),)


def of_text(text: str, step: int | None = None, seat: int | None = None) -> str:
    """The fragment that opens a text."""
    pairs = [("v", str(VERSION)), ("d", pack(text))]
    pairs += [(key, str(number)) for key, number in (("seat", seat), ("step", step)) if number is not None]
    return _joined(pairs)


def of_seed(match: Match) -> str:
    """The fragment that starts a match anew. Raises BadNotation for one that did not begin with its number alone."""
    if any("setup" in entry for entry in match.deals):
        raise BadNotation("link")
    options = settings(changed(match.game.options, match.options)).replace("=", ":").replace(" ", ",")
    pairs = [("g", match.game.id), ("n", match.seed), ("seats", ",".join(match.seats))]
    return _joined([*pairs, ("o", options)] if options else pairs)


def _joined(pairs: Sequence[tuple[str, str]]) -> str:
    return "&".join(f"{key}={quote(value, safe=PLAIN)}" for key, value in pairs)
