"""Text to sections. The grammar is in docs/notation.md; what a tag or an action means is read elsewhere."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate

from stih.engine.notation.errors import BadNotation, Where, expected
from stih.engine.notation.model import LANGUAGE, NO_WORDS, Move, Section, Tag, Text, Words

LONGEST = 1_000_000   # characters of a text; a long match has some hundred thousand

SPACE = re.compile(r"(?:[\s/|]|;[^\n]*)*")                 # marks for the eye and line comments too
BLANK_LINE = re.compile(r"\n[ \t\r]*\n")
NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
STRING = re.compile(r'"((?:[^"\\\n]|\\[^\n])*)"')
COMMENT = re.compile(r"\{((?:[^}\\]|\\.)*)\}", re.DOTALL)
WORD = re.compile(r'[^\s\[\]{}"/|;]+')
SPOKEN = re.compile(rf"(?:^|(?<=\s))({LANGUAGE.pattern}):(?=\s|$)")
ESCAPED = re.compile(r"\\(.)", re.DOTALL)
ESCAPES = {"n": "\n"}


def parse(text: str) -> Text:
    """The sections of a text. Raises BadNotation."""
    if len(text) > LONGEST:
        raise BadNotation("long", count=LONGEST)
    return _Parser(text.removeprefix("\ufeff")).text()


class _Parser:
    """Where the reading stands in a text."""

    def __init__(self, text: str) -> None:
        self.source, self.at = text, 0
        self.lines = [0, *accumulate(len(line) + 1 for line in text.split("\n"))]   # where each begins
        self.blank = False   # an empty line has just been passed

    def text(self) -> Text:
        sections = []
        self.skip()
        while self.at < len(self.source):
            sections.append(self.section())
        if not sections:
            raise expected("tag", self.where())
        return tuple(sections)

    def section(self) -> Section:
        where, tags, comment, moves = self.where(), list[Tag](), dict(NO_WORDS), list[Move]()
        while self.ahead() == "[" and not (tags and self.blank):
            tags.append(self.tag())
        if self.ahead() != "[":
            comment = self.comments()
        while self.at < len(self.source) and self.ahead() != "[" and not (moves and self.blank):
            moves.append(self.move())
        if self.ahead() == "[" and not self.blank:
            raise expected("blank-line", self.where(), "[")
        return Section(tuple(tags), comment, tuple(moves), where)

    # tags

    def tag(self) -> Tag:
        where = self.where()
        self.at += 1
        self.skip()
        name = self.take(NAME, "tag-name")
        words: dict[str, str] = {}
        while self.ahead() != "]":
            language = self.language() if self.ahead() != '"' else ""
            here = self.where()
            if language in words:
                raise BadNotation("language", here, language=language or "-")
            words[language] = _unescaped(self.take(STRING, "string", 1))
        self.at += 1
        self.skip()
        if not words:
            raise expected("string", where, name)
        return Tag(name, words, where)

    def language(self) -> str:
        """The language before a string, `en:"..."`."""
        found = LANGUAGE.match(self.source, self.at)
        if not found or self.source[found.end():found.end() + 2] != ':"':
            raise expected("string", self.where(), self.found())
        self.at = found.end() + 1
        return found.group()

    # moves and comments

    def move(self) -> Move:
        where = self.where()
        name = self.take(WORD, "action")
        return Move(name, self.comments(), where)

    def comments(self) -> dict[str, str]:
        """What the comments that stand here say, by language; several are joined."""
        said: dict[str, str] = {}
        while self.ahead() == "{":
            for language, text in spoken(self.take(COMMENT, "comment-end", 1)).items():
                said[language] = f"{said[language]} {text}" if language in said else text
        return said

    # small steps

    def ahead(self) -> str:
        return self.source[self.at:self.at + 1]

    def take(self, pattern: re.Pattern[str], what: str, group: int = 0) -> str:
        found = pattern.match(self.source, self.at)
        if not found:
            raise expected(what, self.where(), self.found())
        self.at = found.end()
        self.skip()
        return str(found.group(group))

    def skip(self) -> None:
        """Over spaces and marks; notes whether there was an empty line among them."""
        start = self.at
        found = SPACE.match(self.source, start)
        self.at = found.end() if found else start
        self.blank = bool(BLANK_LINE.search(self.source, start, self.at))

    def found(self) -> str:
        """A piece of what stands here, for an error."""
        return self.source[self.at:self.at + 20].split("\n")[0]

    def where(self) -> Where:
        line = bisect_right(self.lines, self.at)
        return line, self.at - self.lines[line - 1] + 1


def spoken(comment: str) -> Words:
    """The text of a comment by language. Its first word tells whether languages are named in it."""
    marks = list(SPOKEN.finditer(comment))
    if not marks or comment[:marks[0].start()].strip():
        marks = []
    pieces = [("", comment[:marks[0].start()] if marks else comment)]
    for mark, after in zip(marks, [*marks[1:], None], strict=False):
        pieces.append((mark.group(1), comment[mark.end():after.start() if after else len(comment)]))
    said: dict[str, str] = {}
    for language, piece in pieces:
        text = " ".join(_unescaped(piece).split())
        if text:
            said[language] = f"{said[language]} {text}" if language in said else text
    return said


def _unescaped(text: str) -> str:
    return ESCAPED.sub(lambda found: ESCAPES.get(found.group(1), found.group(1)), text)
