"""The colours of every theme: 4.5 to 1 for text, 3 to 1 for marks."""

import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "web/styles/tokens.css").read_text(encoding="utf-8")
PAPER, FELT, FACE = ("paper", "paper-up", "paper-down"), ("felt-hi", "felt", "felt-lo"), ("face", "face-2")
WRITTEN = ("ink", "ink-2", "good", "bad", "brass-ink", "pencil", "red-pencil")
TEXT = [
    *((text, ground) for ground in PAPER for text in WRITTEN),
    *((text, ground) for ground in FELT for text in ("on-felt", "on-felt-2", "alert-felt", "lamp")),
    *((f"text-{suit}", ground) for ground in PAPER[:2] for suit in ("red", "black", "bells", "leaves", "acorns")),
    *((f"suit-{suit}", ground) for ground in FACE for suit in ("red", "black", "bells", "leaves", "acorns")),
    ("on-accent", "accent"), ("on-accent", "accent-up"), *(("on-p", f"p{seat}") for seat in range(4)),
]
MARKS = [
    ("rule-strong", "paper"), ("rule-strong", "paper-up"), ("accent", "paper"), ("accent", "paper-up"),
    ("face", "felt-hi"), ("back-edge", "felt-hi"), ("back-edge", "back"),
    *((f"p{seat}", "paper-up") for seat in range(4)),
]


def tokens(selector):
    """The tokens of one rule."""
    body = TOKENS[TOKENS.index(f"\n{selector} {{") :].split("}", 1)[0]
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))


LIGHT = tokens(":root")
THEMES = {"light": LIGHT} | {name: LIGHT | tokens(f'[data-theme="{name}"]') for name in ("dark", "contrast")}
FOUR = tokens('[data-suits="four"]')


def colour(theme, name):
    """Red, green and blue of a token, following what it refers to."""
    value = theme[name].strip()
    if reference := re.match(r"var\(--([\w-]+)\)", value):
        return colour(theme, reference[1])
    return [int(value[start : start + 2], 16) for start in (1, 3, 5)]


def luminance(rgb):
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
                        for part in (value / 255 for value in rgb))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(theme, one, other):
    darker, lighter = sorted(luminance(colour(theme, name)) for name in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("name", THEMES)
def test_text_can_be_read_and_marks_can_be_seen(name):
    theme = THEMES[name]
    limits = [*((4.5, pair) for pair in TEXT), *((3, pair) for pair in MARKS)]
    assert [(pair, round(contrast(theme, *pair), 2)) for limit, pair in limits if contrast(theme, *pair) < limit] == []


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("suit", ["suit-diamonds", "suit-clubs"])
def test_four_colours_can_be_read_on_cards(name, suit):
    theme = THEMES[name] | {suit: FOUR[suit]}
    assert all(contrast(theme, suit, ground) >= 4.5 for ground in FACE)
