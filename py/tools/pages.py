"""Rules pages: Markdown with numbered clauses into plain HTML, each clause with a permanent address; and the page about
fairness, which has no clauses, but figures (fairness.py).

`## 15. Following suit and trumping` is clause 15 and gets the address `#c15`; `[15]` in the text leads there.
`![[raub-maus]]` on a line of its own is a live diagram (diagrams.py), `![[terms]]` the game's glossary (terms.py).
Run as `python -m tools.pages ASSETS WEB OUT NODE CATALOGUES`, in an environment with markdown-it-py.
"""

import html
import json
import re
import sys
import textwrap
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from string import Template

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tools import cyrillic, diagrams, fairness, terms
from tools.poster import sentences
from tools.sentences import Sentences, Speaker
from tools.steps import ROOT

LANGUAGES = {
    "en": "English",
    "sr": "Srpski",
    "sr-Cyrl": "Српски",
    "hr": "Hrvatski",
    "sl": "Slovenščina",
    "hu": "Magyar",
    "ru": "Русский",
}
CATALOGUES = ROOT / "assets/locales"
SUMMARY = 155
"""How many characters of a page's description a search engine shows."""

TAGS = {language: language for language in LANGUAGES} | {"sr": "sr-Latn"}

QUOTES = {"en": "“”‘’", "sr": "„”‚’", "hr": "„”‚’", "sl": "„“‚‘", "hu": "„”’’", "ru": "«»„“"}

WIDE = 4
"""Columns of a table that may be wider than a phone."""

SCRIPT = '<script src="../web/embed.js" defer></script>'
"""What makes diagrams live."""

CLAUSE = re.compile(r"(\d+)\. +(.+)")
LOST = re.compile(r"\[(\d+)\]")
PLACED = re.compile(r"!\[\[([a-z0-9@-]+)\]\]")
REFERENCE = re.compile(r'<a href="#c(\d+)">\1</a>')


class PageError(Exception):
    """What is wrong with a rules page, and where."""


@dataclass
class Heading:
    """A heading of the second level: its address on the page, its clause's number if it is one, its words."""

    address: str
    number: int | None
    words: str


@dataclass
class Page:
    """One rules page: the game, the language, the page's own heading and the parts made from Markdown."""

    game: str
    language: str
    title: str
    headings: list[Heading]
    body: str

    @property
    def summary(self) -> str:
        """The first paragraph as plain text, cut at the end of a word."""
        found = re.search(r'<p class="lead">(.*?)</p>', self.body, re.DOTALL)
        words = html.unescape(re.sub(r"<[^>]*>", "", found[1])) if found else self.title
        return textwrap.shorten(words, SUMMARY, placeholder=" …")

    @property
    def name(self) -> str:
        """The file's name."""
        return f"{self.game}.{self.language}.html"

    @property
    def clauses(self) -> list[int]:
        """The numbers of the page's clauses, in order."""
        return [heading.number for heading in self.headings if heading.number is not None]


def read(path: Path) -> Page:
    """A page from its Markdown file, `raub.en.md`. Raises PageError for a clause missing, repeated or unknown."""
    game, language = path.name.split(".")[:2]
    markdown = MarkdownIt("commonmark", {"typographer": True, "quotes": QUOTES[language]})
    markdown.enable(["table", "smartquotes"])
    text = with_figures(path)
    numbers = [int(number) for number in re.findall(r"^## (\d+)\. ", text, re.MULTILINE)]
    check(path.name, numbers)
    references = {str(number): {"href": f"#c{number}", "title": ""} for number in numbers}
    tokens = markdown.parse(text, {"references": references})
    headings = number_headings(tokens)
    align_by_class(tokens)
    title = mark_opening(tokens, path.name)
    leave_places(tokens)
    ease_tables(tokens)
    body = markdown.renderer.render(tokens, markdown.options, {})
    if lost := LOST.search(re.sub(r"<code>.*?</code>", "", body)):
        raise PageError(f"{path.name}: there is no clause {lost[1]}.")
    body = REFERENCE.sub(r'<a href="#c\1">[\1]</a>', body)
    return Page(game, language, title, headings, body)


def with_figures(path: Path) -> str:
    """The Markdown of a file; marks such as `@@raub@@` stand for the figures of the folder's fairness.json."""
    text, figures = path.read_text(encoding="utf-8"), path.with_name("fairness.json")
    marks = fairness.tables(json.loads(figures.read_text())) if figures.is_file() else {}
    for mark, value in marks.items():
        text = text.replace(mark, value)
    return text


def check(name: str, numbers: list[int]) -> None:
    """Refuse clauses that are not numbered 1, 2, 3 and so on."""
    if repeated := sorted({number for number in numbers if numbers.count(number) > 1}):
        raise PageError(f"{name}: clause {repeated[0]} is there twice.")
    if missing := sorted(set(range(1, max(numbers, default=0) + 1)) - set(numbers)):
        raise PageError(f"{name}: clause {missing[0]} is missing.")
    if numbers != sorted(numbers):
        raise PageError(f"{name}: the clauses are not in order.")


def number_headings(tokens: list[Token]) -> list[Heading]:
    """Give each heading of the second level its address, and a clause's number an element of its own."""
    headings = []
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open" and opening.tag == "h2":
            words = "".join(child.content for child in inline.children or [])
            heading = heading_of(words, len(headings) + 1)
            headings.append(heading)
            opening.attrSet("id", heading.address)
            if heading.number is not None and inline.children:
                inline.children[0].content = inline.children[0].content.removeprefix(f"{heading.number}. ")
                inline.children.insert(0, raw(f'<span class="num">{heading.number}</span> '))
    return headings


def heading_of(words: str, place: int) -> Heading:
    """The heading with these words, at this place among its page's headings."""
    if found := CLAUSE.fullmatch(words):
        return Heading(f"c{found[1]}", int(found[1]), found[2])
    return Heading(f"s{place}", None, words)


def align_by_class(tokens: list[Token]) -> None:
    """Let columns of figures stand at the right by a class: the pages' policy allows no inline style."""
    for token in tokens:
        if token.attrGet("style") == "text-align:right":
            del token.attrs["style"]
            token.attrSet("class", "right")


def raw(text: str) -> Token:
    """A piece of HTML within a line."""
    return Token("html_inline", "", 0, content=text)


def mark_opening(tokens: list[Token], name: str) -> str:
    """Mark the first paragraph and the notes for the style sheet. Returns the words of the first heading."""
    if len(tokens) < 2 or tokens[0].tag != "h1":
        raise PageError(f"{name}: the page begins with no heading.")
    for token in tokens:
        if token.type == "blockquote_open":
            token.attrSet("class", "aside")
    if len(tokens) > 3 and tokens[3].type == "paragraph_open":
        tokens[3].attrSet("class", "lead")
    return tokens[1].content


def leave_places(tokens: list[Token]) -> None:
    """Put a comment in the place of each paragraph that names what belongs there; it is filled in for each language."""
    for number, token in enumerate(tokens):
        if token.type == "inline" and (found := PLACED.fullmatch(token.content)):
            tokens[number - 1].hidden = tokens[number + 1].hidden = True
            token.children = [raw(f"<!-- {found[1]} -->\n")]


def ease_tables(tokens: list[Token]) -> None:
    """Let keys reach wide tables, which scroll on a phone; a corner without a word is no heading."""
    table, columns = Token("", "", 0), 0
    for opening, inside, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "table_open":
            table, columns = opening, 0
        columns += opening.type == "th_open"
        if columns == WIDE:
            table.attrSet("tabindex", "0")
        if opening.type == "th_open" and not inside.content:
            opening.tag = closing.tag = "td"


def in_cyrillic(page: Page) -> Page:
    """The Serbian page in its other script."""
    headings = [Heading(each.address, each.number, cyrillic.text(each.words)) for each in page.headings]
    return Page(page.game, "sr-Cyrl", cyrillic.text(page.title), headings, cyrillic.markup(page.body))


def without_marks(page: Page) -> Page:
    """A page in Latin letters without the marks around what Cyrillic leaves alone."""
    headings = [Heading(each.address, each.number, cyrillic.unmarked(each.words)) for each in page.headings]
    return Page(page.game, page.language, cyrillic.unmarked(page.title), headings, cyrillic.unmarked(page.body))


@cache
def labels(language: str) -> dict[str, str]:
    """The page's own few words, from the catalogues."""
    text = (CATALOGUES / language.removesuffix("-Cyrl") / "pages.ftl").read_text(encoding="utf-8")
    words = sentences(text, "page")
    return {name: cyrillic.text(said) for name, said in words.items()} if language == "sr-Cyrl" else words


def fill(template: Template, page: Page, languages: list[str]) -> str:
    """The whole page."""
    words = labels(page.language)
    fields = words | {
        "rules": words["rules"] if page.clauses else "Štih",
        "title": " · ".join([html.escape(page.title), *([words["rules"]] if page.clauses else []), "Štih"]),
        "first": first_deal(page.game, words["first"]) if page.clauses else "",
        "lang": TAGS[page.language],
        "summary": html.escape(page.summary),
        "alternates": "\n".join(alternate(page.game, language) for language in [*languages, "x-default"]),
        "languages": "\n".join(language_link(page, language) for language in languages),
        "toc": "\n".join(contents_line(heading) for heading in page.headings),
        "body": page.body.strip(),
        "script": SCRIPT if "<stih-table" in page.body else "",
    }
    return template.substitute(fields)


def first_deal(game: str, words: str) -> str:
    """The way to the deal that leads a newcomer through the game; out of the panel where the page lies over a table."""
    return f'<p class="first"><a href="../#lesson={game}" target="_top">{words}</a></p>'


def alternate(game: str, language: str) -> str:
    """Tells a search engine of the same page in a language; who speaks none of them gets the English one."""
    tag = TAGS.get(language, language)
    target = f"{game}.{'en' if language == 'x-default' else language}.html"
    return f'<link rel="alternate" hreflang="{tag}" href="{target}">'


def language_link(page: Page, language: str) -> str:
    """A link to the same page in a language."""
    here = ' aria-current="page"' if language == page.language else ""
    target = f"{page.game}.{language}.html"
    tag = TAGS[language]
    return f'<a href="{target}" hreflang="{tag}" lang="{tag}"{here}>{LANGUAGES[language]}</a>'


def contents_line(heading: Heading) -> str:
    """A line of the list of contents."""
    number = f'<span class="num">{heading.number or ""}</span>'
    return f'<li><a href="#{heading.address}">{number}{html.escape(heading.words)}</a></li>'


def make(assets: Path, web: Path, out: Path, speaker: Speaker | None = None) -> None:
    """Write every page of `assets/rules` and `assets/pages`, and the index of them, into the folder `out`.

    `web` has the templates; the `speaker` says the sentences of diagrams, and may be absent where there are none.
    """
    frame = Template((web / "rules.html").read_text(encoding="utf-8"))
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.html"):
        old.unlink()
    made = []
    sources = sorted([*(assets / "rules").glob("*.md"), *(assets / "pages").glob("*.md")])
    for game in sorted({path.name.split(".")[0] for path in sources}):
        pages = pages_of([read(path) for path in sources if path.name.startswith(f"{game}.")])
        for page in pages:
            page.body = finished(page, assets, speaker)
            text = fill(frame, page, [each.language for each in pages])
            (out / page.name).write_text(text, encoding="utf-8")
        made += pages
    around = (web / "rules-index.html").read_text(encoding="utf-8")
    (out / "index.html").write_text(index(around, made), encoding="utf-8")


def finished(page: Page, assets: Path, speaker: Speaker | None) -> str:
    """A page's body with its glossary and its diagrams."""
    body = terms.fill(page.body, page.language, assets / f"rules/{page.game}.terms.tsv", LANGUAGES)
    return diagrams.fill(body, page.language, assets / "diagrams", Sentences(speaker, page.language))


def index(template: str, pages: list[Page]) -> str:
    """The page that leads to all others, language by language."""
    parts = [index_part(language, [page for page in pages if page.language == language]) for language in LANGUAGES]
    return Template(template).substitute({"parts": "\n".join(filter(None, parts))})


def index_part(language: str, pages: list[Page]) -> str:
    """The games in one language, each with its first sentences."""
    if not pages:
        return ""
    lines = [f'<li><a href="{page.name}">{html.escape(page.title)}</a> <p>{html.escape(page.summary)}</p></li>'
             for page in pages]
    head = f'<h2 id="{language}">{LANGUAGES[language]} <small>{labels(language)["rules"]}</small></h2>'
    return f'<section lang="{TAGS[language]}">\n{head}\n<ul>\n' + "\n".join(lines) + "\n</ul>\n</section>"


def pages_of(pages: list[Page]) -> list[Page]:
    """One game's pages with the Cyrillic one added. Raises PageError if their clauses differ."""
    for page in pages[1:]:
        if page.clauses != pages[0].clauses:
            odd = sorted(set(page.clauses) ^ set(pages[0].clauses))[0]
            raise PageError(f"{page.game}: clause {odd} is not in every language.")
    added = [in_cyrillic(page) for page in pages if page.language == "sr"]
    return [without_marks(page) for page in pages] + added


def main(assets: Path, web: Path, out: Path, node: Path, catalogues: Path) -> None:
    """Make the pages with the sentences of the catalogues."""
    with Speaker(node, catalogues) as speaker:
        make(assets, web, out, speaker)


if __name__ == "__main__":
    try:
        main(*map(Path, sys.argv[1:6]))
    except (PageError, diagrams.DiagramError, terms.TermsError) as error:
        sys.exit(str(error))
