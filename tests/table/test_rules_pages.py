"""The rules pages: the same clauses in every language, and every clause cited is there."""

import re
import tokenize
from pathlib import Path

import pytest
from stih.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "assets/rules").glob("*.md"))
LAST = {"raub": 31, "rablo": 28, "cribbage": 27, "preferans": 39}
CLAUSES = {game: [str(number) for number in range(1, last + 1)] for game, last in LAST.items()}
"""Clause numbers are permanent: records, links and code name them."""


def clauses(page):
    """The numbers of a page's headings, in order."""
    return re.findall(r"^## (\d+)\. \S", page.read_text(), re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_has_all_clauses(page):
    assert clauses(page) == CLAUSES[page.name.split(".")[0]]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_clauses_a_page_refers_to_exist(page):
    assert set(re.findall(r"\[(\d+)\]", page.read_text())) <= set(clauses(page))


@pytest.mark.parametrize("game", GAMES)
def test_clauses_the_engine_cites_exist(game):
    """In comments as [15], in messages and options as "15"; what is written in another's notation cites none."""
    for path in set((ROOT / "py/stih/games" / game).rglob("*.py")) - {ROOT / "py/stih/games/preferans/ppn.py"}:
        assert cited(path) <= set(CLAUSES[game]), path.name


def cited(path):
    """The clause numbers in a module's comments, docstrings and strings."""
    with path.open("rb") as file:
        words = [token.string for token in tokenize.tokenize(file.readline)
                 if token.type in (tokenize.COMMENT, tokenize.STRING)]
    return {number for word in words for number in re.findall(r"(?<=\[)\d+(?=\])|(?<=^\")\d\d?(?=\"$)", word)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_list_every_option(page):
    for option in GAMES[page.name.split(".")[0]].options:
        assert f"| `{option.key}` |" in page.read_text()
