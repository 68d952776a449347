"""The words of scripts that have no Fluent: the poster of an embedded table, the plain page for one's games."""

import json
import re
from collections.abc import Callable

PLACE = '"@@WORDS@@"'
"""In web/embed.js and web/rescue.js: where the words are written, as a JSON object by language."""

SENTENCE = r"^{}-([a-z]+) = (.+)$"
MARKED = re.compile(r'(data-words="([a-z]+)"[^>]*>)')
GAME = re.compile(r"^([a-z]+)-name = (.+)$", re.MULTILINE)
INDEX = {"french": "card-index", "german": "german-card-index"}
LETTER = re.compile(r"\[([AKQJT])\] (\S+)")


def script(source: bytes, catalogues: dict[str, bytes], games: list[str]) -> bytes:
    """The element's script with the words of all catalogues, by language, in it."""
    return filled(source, catalogues, lambda text: speak(text, games))


def plain(source: bytes, catalogues: dict[str, bytes], games: list[str]) -> bytes:
    """The script of the plain page with its words; those that a language lacks are English."""
    english = sentences(catalogues["en"].decode(), "rescue")

    def words(text: str) -> dict[str, object]:
        return english | sentences(text, "rescue") | {"names": names(text, games)}

    return filled(source, catalogues, words)


def filled(source: bytes, catalogues: dict[str, bytes], words: Callable[[str], dict[str, object]]) -> bytes:
    """A script with what `words` takes from each catalogue."""
    spoken = {language: words(text.decode()) for language, text in sorted(catalogues.items())}
    return source.decode().replace(PLACE, json.dumps(spoken, ensure_ascii=False)).encode()


def worded(source: bytes, catalogue: bytes) -> bytes:
    """The plain page with a catalogue's sentences `rescue-...` where they are marked, for those without scripts."""
    words = sentences(catalogue.decode(), "rescue")
    return MARKED.sub(lambda mark: mark[1] + words[mark[2]], source.decode()).encode()


def sentences(text: str, prefix: str) -> dict[str, str]:
    """The messages `PREFIX-word` of a catalogue, by the word."""
    return dict(re.findall(SENTENCE.format(prefix), text, re.MULTILINE))


def names(text: str, games: list[str]) -> dict[str, str]:
    """What the games are called."""
    return {game: name for game, name in GAME.findall(text) if game in games}


def speak(text: str, games: list[str]) -> dict[str, object]:
    """What the poster says in one language, the letters in the corners of cards among it."""
    corners = {deck: letters(text, key) for deck, key in INDEX.items()}
    return {**sentences(text, "poster"), "names": names(text, games), **corners}


def letters(text: str, key: str) -> dict[str, str]:
    """The letters of a message that chooses by rank: `{"A": "A", "T": "10"}`."""
    block = re.search(rf"^{key} =\n(?: .*\n)+", text, re.MULTILINE)
    return dict(LETTER.findall(block[0])) if block else {}
