"""The words in the poster of an embedded table, for `web/embed.js`, which has no Fluent."""

import json
import re

PLACE = '"@@WORDS@@"'
"""In web/embed.js: where the words are written, as a JSON object by language."""

SENTENCE = re.compile(r"^poster-([a-z]+) = (.+)$", re.MULTILINE)
GAME = re.compile(r"^([a-z]+)-name = (.+)$", re.MULTILINE)
INDEX = {"french": "card-index", "german": "german-card-index"}
LETTER = re.compile(r"\[([AKQJT])\] (\S+)")


def script(source: bytes, catalogues: dict[str, bytes], games: list[str]) -> bytes:
    """The element's script with the words of all catalogues, by language, in it."""
    words = {language: speak(text.decode(), games) for language, text in sorted(catalogues.items())}
    return source.decode().replace(PLACE, json.dumps(words, ensure_ascii=False)).encode()


def speak(text: str, games: list[str]) -> dict[str, object]:
    """What the poster says in one language, the letters in the corners of cards among it."""
    names = {game: name for game, name in GAME.findall(text) if game in games}
    return {**dict(SENTENCE.findall(text)), "names": names} | {deck: letters(text, key) for deck, key in INDEX.items()}


def letters(text: str, key: str) -> dict[str, str]:
    """The letters of a message that chooses by rank: `{"A": "A", "T": "10"}`."""
    block = re.search(rf"^{key} =\n(?: .*\n)+", text, re.MULTILINE)
    return dict(LETTER.findall(block[0])) if block else {}
