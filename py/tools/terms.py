"""The glossary of a game: its terms across the languages, one table from one source for the pages of all of them.

`assets/rules/GAME.terms.tsv` has a language a column, named in its first line, and a term a line; the table on a page
begins with the page's own language. `![[terms]]` on a line of its own says where it stands.
"""

import csv
import html
from collections.abc import Mapping
from pathlib import Path

from tools import cyrillic

PLACE = "<!-- terms -->\n"
OTHER_SCRIPT = {"sr-Cyrl": "sr"}
"""The column that a language is made from."""


class TermsError(Exception):
    """What is wrong with a glossary."""


def fill(body: str, language: str, path: Path, names: Mapping[str, str]) -> str:
    """A page's body with the table where it wants one; `names` are those of the languages. Raises TermsError."""
    return body.replace(PLACE, table(path, language, names) + "\n") if PLACE in body else body


def read(path: Path) -> list[dict[str, str]]:
    """The terms of a file by language. Raises TermsError."""
    if not path.is_file():
        raise TermsError(f"{path.name} is missing.")
    with path.open(encoding="utf-8", newline="") as file:
        terms = list(csv.DictReader(file, delimiter="\t"))
    for number, term in enumerate(terms, 2):
        if None in term or not all(term.values()):
            raise TermsError(f"{path.name}: line {number} has not a word for every language.")
    return terms


def table(path: Path, language: str, names: Mapping[str, str]) -> str:
    """The terms as an HTML table, the reader's words first."""
    terms, own = read(path), OTHER_SCRIPT.get(language, language)
    columns = [own, *(name for name in terms[0] if name != own)]
    head = "".join(f'<th scope="col">{names[name]}</th>' for name in [language, *columns[1:]])
    rows = "\n".join(f"<tr>{row(term, columns, language)}</tr>" for term in terms)
    return f'<table class="terms">\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>'


def row(term: dict[str, str], columns: list[str], language: str) -> str:
    """A term: the reader's word as the row's head, the others after it."""
    own = cyrillic.text(term[columns[0]]) if language == "sr-Cyrl" else term[columns[0]]
    others = "".join(f'<td lang="{name}">{html.escape(term[name])}</td>' for name in columns[1:])
    return f'<th scope="row">{html.escape(own)}</th>{others}'
