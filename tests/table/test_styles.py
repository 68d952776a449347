"""The themes of the style sheets."""

import re
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[2] / "web" / "styles"

BESIDE_THE_TABLE = {"desk", "pages", "preferans-print", "preferans-sheet", "rescue", "screens", "steps"}
"""Style sheets of pages that are not drawn anew at every move."""


def declarations(text, selector):
    """The custom properties of the first rule with a selector."""
    body = text[text.index(selector) :].split("{", 1)[1].split("}", 1)[0]
    return dict(re.findall(r"(--[\w-]+|color-scheme):\s*([^;]+);", body))


@pytest.mark.parametrize(("theme", "query"), [
    ("dark", "@media (prefers-color-scheme: dark)"), ("contrast", "@media (prefers-contrast: more)"),
])
def test_the_systems_theme_is_the_chosen_one(theme, query):
    text = (STYLES / "tokens.css").read_text(encoding="utf-8")
    by_system = text[text.index(query) :].split("{", 1)[1]
    assert declarations(by_system, ":root") == declarations(text, f'\n[data-theme="{theme}"] {{')


@pytest.mark.parametrize("path", sorted(STYLES.glob("*.css")), ids=lambda path: path.name)
def test_every_property_that_is_read_is_set_somewhere(path):
    everything = "".join(sheet.read_text(encoding="utf-8") for sheet in STYLES.glob("*.css"))
    python = "".join(file.read_text(encoding="utf-8") for file in (STYLES.parents[1] / "py/table").glob("*.py"))
    known = set(re.findall(r"(--[\w-]+)\s*:", everything + python))
    read = set(re.findall(r"var\((--[\w-]+)\)", path.read_text(encoding="utf-8")))
    assert read - known == set()


@pytest.mark.parametrize("path", sorted(STYLES.glob("*.css")), ids=lambda path: path.name)
def test_the_table_is_styled_by_what_it_says_of_itself(path):
    """At every change a browser looks for whatever a `:has()` may mean, through the whole element that has it."""
    assert path.stem in BESIDE_THE_TABLE or ":has(" not in path.read_text(encoding="utf-8")
