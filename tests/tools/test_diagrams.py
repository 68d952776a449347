"""The diagrams of the rules pages: legal, in every language, and of them is true what the pages say."""

import json
import re
from pathlib import Path

import pytest
from stih import texts
from stih.engine.notation import parser
from table.cards import take_deck
from tools import diagrams, fetch
from tools.sentences import Sentences, Speaker
from tools.steps import ROOT

FOLDER = ROOT / "assets/diagrams"
NAMES = sorted(path.stem for path in FOLDER.glob("*.stih"))
WRITTEN = ["en", "sr", "hr", "sl", "hu", "ru"]
GAMES = ("cribbage", "preferans", "rablo", "raub")
FACTS = json.loads((Path(__file__).parent / "diagrams.json").read_text(encoding="utf-8"))
"""Of each diagram some events, as `[key, arguments]`: what the text around it tells."""


def text_of(name):
    return (FOLDER / f"{name}.stih").read_text(encoding="utf-8")


def named_in(page):
    """The diagrams of a rules page, in their order."""
    return re.findall(r"^!\[\[(\w+-[\w@-]+)\]\]$", page.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_diagram_has_its_facts():
    assert sorted(FACTS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_diagram_is_legal_and_tells_what_the_page_tells(name):
    frames = texts.shown({"text": text_of(name)})["frames"]
    happened = [event for frame in frames for event in frame["events"]]
    for key, args in FACTS[name]["events"]:
        assert {"what": key} | args in happened
    scores = [int(seat["score"]) for seat in frames[-1]["seats"]]
    assert scores == FACTS[name].get("scores", scores)


@pytest.mark.parametrize("name", [name for name in NAMES if "items" in FACTS[name]])
def test_hand_is_worth_what_the_page_tells_and_nothing_else(name):
    shown = texts.shown({"text": text_of(name)})["frames"][-1]["extra"]["show"][0]
    assert sorted(item["key"] for item in shown["items"]) == sorted(FACTS[name]["items"])


@pytest.mark.parametrize("name", NAMES)
def test_every_comment_is_there_in_every_language(name):
    for section in parser.parse(text_of(name)):
        titles = [tag.words for tag in section.tags if tag.name == "Title"]
        comments = [move.comment for move in section.moves if move.comment]
        assert all(list(words) == WRITTEN and all(words.values()) for words in titles + comments)
        assert comments


@pytest.mark.parametrize("game", GAMES)
def test_pages_of_every_language_show_the_same_diagrams(game):
    shown = [named_in(page) for page in (ROOT / "assets/rules").glob(f"{game}.*.md")]
    assert len(shown) == len(WRITTEN)
    assert all(names == shown[0] for names in shown)
    assert sorted(name.split("@")[0] for name in shown[0]) == [name for name in NAMES if name.startswith(game)]


@pytest.fixture(scope="module")
def speaker(tmp_path_factory):
    """Says the words that these diagrams need, in Serbian."""
    folder = tmp_path_factory.mktemp("words")
    for language in ("sr", "ru"):
        parts = sorted((ROOT / f"assets/locales/{language}").glob("*.ftl"))
        (folder / f"{language}.ftl").write_text("\n".join(part.read_text(encoding="utf-8") for part in parts))
    fetch.modules()
    with Speaker(fetch.node(), folder) as speaker:
        yield speaker
    take_deck("french")  # posters have set corners in the words of this speaker


def test_poster_of_an_auction_is_a_table_of_what_everyone_said(speaker):
    poster = diagrams.draw("preferans-auction-2", "", "ru", FOLDER, Sentences(speaker, "ru"))
    cells = re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", poster)
    assert cells == ["A", "B", "C", "Пас", "2", "3", "", "Здесь, 3", "4", "", "Здесь, 4", "Пас"]


def test_poster_has_the_cards_and_the_comments_of_one_language(speaker):
    poster = diagrams.draw("cribbage-eleven", "1", "sr", FOLDER, Sentences(speaker, "sr"))
    assert '<stih-table class="diagram" mode="steps" step="1">' in poster
    assert 'aria-label="A: osmica tref, osmica karo, devetka herc, žandar pik"' in poster
    assert "<p>Par osmica 2, dve serije od po četiri karte 8 i figura 1: 11 bodova." in poster
    assert "A pair of eights" not in poster


def test_in_cyrillic_the_letters_of_players_stay():
    assert diagrams.in_cyrillic("C kaže „raub“, a B prati.") == "C каже „рауб“, а B прати."
    assert '[Title "Тајни партнер"]' in diagrams.spoken(text_of("rablo-secret-partner"), "sr-Cyrl")


def test_diagram_without_a_file_is_named(speaker):
    with pytest.raises(diagrams.DiagramError, match="There is no diagram raub-nothing"):
        diagrams.draw("raub-nothing", "", "sr", FOLDER, Sentences(speaker, "sr"))
