"""Serbian Latin into Serbian Cyrillic: words of text, of Fluent messages, of Markdown and HTML.

A word stays Latin when it stands between the marks ⟦ and ⟧ (which are taken out again, also from the Latin text),
when it has a letter that Serbian does not have (PyScript, Rabló), or when it is a Roman number of two letters or more.
"""

import re
import unicodedata

LETTERS = dict(zip("abcčćdđefghijklmnoprsštuvzž", "абцчћдђефгхијклмнопрсштувзж", strict=True))
LETTERS |= {"lj": "љ", "nj": "њ", "dž": "џ"}

MARKED = re.compile(r"⟦([^⟧]*)⟧")

WORD = re.compile(r"[^\W\d_]+")
LETTER = re.compile(r"lj|nj|dž|.", re.IGNORECASE | re.DOTALL)
ROMAN = re.compile(r"[IVX]{2,}")

TWO_SOUNDS = re.compile(
    r"^(?:ne|pre|re|dez|iz)?"
    r"(?:in(?=jek|jur)|kon(?=jug|junk)|tan(?=jug)|an(?=jon)|van(?=jez)"
    r"|nad(?=živ|žnj|žup)|od(?=živ|žal|žvać|žvak|žubor)|pod(?=žanr|žup)|pred(?=žet|živ))",
    re.IGNORECASE,
)
"""Where n and j, or d and ž, meet at the seam of a word and stay two letters: in-jekcija, nad-živeti."""

SAID = re.compile(r"(?<=[{\s])sr(-x-\w+)?: ((?:(?!\s[a-z]{2,3}(?:-\w+)*:\s)[^}])*)")
TITLED = re.compile(r'(?<=\s)sr:"((?:[^"\\]|\\.)*)"')
"""The Serbian text of a comment in a deal, up to the next language, and that of a title."""

SEAM = "\0"

KEPT = re.compile(
    r"""
      (?P<fence>```|~~~).*?(?P=fence)              # a block of code
    | (?P<ticks>`+)[^`].*?(?P=ticks)               # code in a line
    | <(?P<raw>code|pre|script|style)\b.*?</(?P=raw)>
    | <(?P<foreign>\w+)\b[^>]*\b(?:lang=|translate="?no)[^>]*>.*?</(?P=foreign)>
    | <!--.*?--> | <[^>]*>                         # comments, tags with their attributes, <addresses>
    | &\#?\w+;                                     # &nbsp;
    | (?<=\])\([^)]*\) | ^\[[^\]]+\]:\ .*?$        # where a link leads
    | \b(?:https?://|www\.)[^\s<>()]+ | [\w.+-]+@[\w-]+\.\w[\w.]*
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE | re.IGNORECASE,
)
"""What is not text in Markdown and HTML."""


def text(latin: str) -> str:
    """Plain text in Cyrillic."""
    parts = MARKED.split(unicodedata.normalize("NFC", latin))
    return "".join(part if odd % 2 else WORD.sub(lambda found: word(found[0]), part) for odd, part in enumerate(parts))


def notation(source: str) -> str:
    """Deals as text (docs/notation.md): what they say in Serbian is said in Cyrillic too."""
    source = SAID.sub(lambda found: f"{found[0]} sr-Cyrl{found[1] or ''}: {text(found[2])}", source)
    return TITLED.sub(lambda found: f'{found[0]} sr-Cyrl:"{text(found[1])}"', source)


def unmarked(latin: str) -> str:
    """The Latin text itself, without the marks around what stays Latin."""
    return MARKED.sub(r"\1", latin)


def word(latin: str) -> str:
    """One word in Cyrillic, or as it is if it is not Serbian."""
    letters = LETTER.findall(TWO_SOUNDS.sub(r"\g<0>" + SEAM, latin))
    if ROMAN.fullmatch(latin) or any(each.lower() not in LETTERS for each in letters if each != SEAM):
        return latin
    return "".join(letter(each) for each in letters if each != SEAM)


def letter(latin: str) -> str:
    """One letter; a digraph is as large as its first half."""
    cyrillic = LETTERS[latin.lower()]
    return cyrillic.upper() if latin[0].isupper() else cyrillic


def markup(latin: str) -> str:
    """Markdown or HTML: text changes; tags, addresses, code and what is marked with another language do not."""
    kept = list(KEPT.finditer(latin))
    starts = [0, *(found.end() for found in kept)]
    ends = [*(found.start() for found in kept), len(latin)]
    texts = [text(latin[start:end]) for start, end in zip(starts, ends, strict=True)]
    return "".join(part for pair in zip(texts, [*(found[0] for found in kept), ""], strict=True) for part in pair)


def fluent(latin: str) -> str:
    """A Fluent file: the text of messages changes; names, variables, keys of variants and quoted strings do not."""
    return _Fluent(latin).resource()


class _Fluent:
    """Walks through a Fluent file once, copying syntax and translating text."""

    HEAD = re.compile(r"#.*|-?[A-Za-z][\w-]* *=|[ \t]+\.[A-Za-z][\w-]* *=")
    TEXT = re.compile(r"[^{}\n]+")
    CODE = re.compile(r'"(?:\\.|[^"\\\n])*"|(?:(?!->)[^{}"])+')
    KEY = re.compile(r"\s*\*?\[\s*[\w.-]+\s*\]")
    NEXT = re.compile(r"\s*(?:\*?\[|\})")

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.out: list[str] = []

    def resource(self) -> str:
        """The whole file, line by line outside of braces."""
        while self.at < len(self.source):
            self.copy(self.HEAD)
            self.pattern()
            self.take(1)
        return "".join(self.out)

    def pattern(self, inside: bool = False) -> None:
        """Text with placeables: to the end of the line, or `inside` a variant to where the next begins."""
        while self.at < len(self.source):
            if inside and self.NEXT.match(self.source, self.at):
                return
            if found := self.TEXT.match(self.source, self.at):
                self.out.append(text(found[0]))
                self.at = found.end()
            elif self.source[self.at] == "{":
                self.placeable()
            elif self.source[self.at] == "\n" and not inside:
                return
            else:
                self.take(1)

    def placeable(self) -> None:
        """From a brace to the one that closes it."""
        self.take(1)
        while self.at < len(self.source) and self.source[self.at] != "}":
            if self.source[self.at] == "{":
                self.placeable()
            elif self.source.startswith("->", self.at):
                self.take(2)
                self.variants()
            elif not self.copy(self.CODE):
                self.take(1)
        self.take(1)

    def variants(self) -> None:
        """Each key with its pattern."""
        while self.copy(self.KEY):
            self.pattern(inside=True)

    def copy(self, syntax: re.Pattern[str]) -> bool:
        """Copy the syntax that stands here, if it does."""
        found = syntax.match(self.source, self.at)
        if found:
            self.out.append(found[0])
            self.at = found.end()
        return found is not None

    def take(self, count: int) -> None:
        """Copy so many characters."""
        self.out.append(self.source[self.at : self.at + count])
        self.at += count
