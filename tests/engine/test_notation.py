"""Deals as text: the grammar, what texts mean, errors with their place, what is left open."""

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from notations import a_match, a_middle
from stih.engine.notation import parser, printer, reader, show, writer
from stih.engine.notation.errors import BadNotation
from stih.engine.notation.model import Move, Section, Tag
from stih.games import GAMES, game_of

DOCS = Path(__file__).parents[2] / "docs" / "notation.md"
EXAMPLES = re.findall(r"^```stih\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
FEW, MANY = 40, 10_000


def read(text, seed="x"):
    return reader.read(parser.parse(text), game_of, seed)


def error(text):
    with pytest.raises(BadNotation) as caught:
        read(text)
    return caught.value.message


# there and back

LANGUAGES = st.sampled_from(["", "en", "sr", "sr-Cyrl", "hu"])
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=30)
SENTENCES = TEXTS.map(lambda text: " ".join(text.split())).filter(bool)
COMMENTS = st.dictionaries(LANGUAGES, SENTENCES, max_size=3)
TAGS = st.builds(Tag, st.from_regex(r"[A-Z][A-Za-z0-9]{0,8}", fullmatch=True),
                 st.dictionaries(LANGUAGES, TEXTS, min_size=1, max_size=3))
MOVES = st.builds(Move, st.from_regex(r"[-A-Za-z0-9:?_]{1,8}", fullmatch=True), COMMENTS)
SECTIONS = st.builds(Section, st.lists(TAGS, min_size=1, max_size=4).map(tuple), COMMENTS,
                     st.lists(MOVES, max_size=8).map(tuple))


@given(st.lists(SECTIONS, min_size=1, max_size=3).map(tuple))
def test_what_is_printed_is_read_again(text):
    """Any tags, comments in any languages, any words."""
    assert text == parser.parse(printer.write(text))


def round_trips(game, numbers):
    for number in numbers:
        for match in (a_match(game, number), a_middle(game, number)):
            text = writer.whole(match)
            assert text == parser.parse(printer.write(text))
            assert [match.record()] == [chapter.match.record() for chapter in read(printer.write(text))]


@every_game
def test_records_and_positions_go_there_and_back(game):
    """A match as text gives the same record again, whether it was dealt or set up in the middle."""
    round_trips(game, range(FEW))


@pytest.mark.slow
@every_game
def test_many_records_and_positions_go_there_and_back(game):
    round_trips(game, range(FEW, MANY))


# bad texts

CHARACTERS = '[]{}"/|;:?-\\\n \t\u00a0éž0123456789ACDHKQJST' + "abcdefghij"


def spoiled(text, rng):
    """A text with some characters taken out, put in or moved."""
    for _ in range(rng.randrange(1, 4)):
        at, how = rng.randrange(len(text) + 1), rng.randrange(4)
        piece = text[at:at + rng.randrange(1, 12)]
        if how == 0:
            text = text[:at] + text[at + len(piece):]
        elif how == 1:
            text = text[:at] + "".join(rng.choices(CHARACTERS, k=rng.randrange(1, 4))) + text[at:]
        elif how == 2:
            there = rng.randrange(len(text) + 1)
            text = text[:there] + piece + text[there:]
        else:
            words = text.split(" ")
            words[rng.randrange(len(words))] = rng.choice(words)
            text = " ".join(words)
    return text


def is_read_or_refused(text):
    """Gives the message of the error, None where there is none; anything else fails the test."""
    try:
        chapters = read(text)
    except BadNotation as fault:
        return fault.message
    show.shown(chapters, None)
    return None


@pytest.mark.parametrize("example", range(len(EXAMPLES)))
def test_spoiled_texts_are_read_or_refused(example):
    """An error with a place in the text, or a deal; never anything else."""
    refused = 0
    for number in range(150):
        text = spoiled(EXAMPLES[example], Random(f"{example}/{number}"))
        message = is_read_or_refused(text)
        refused += message is not None
        assert message is None or 0 <= message["args"]["line"] <= text.count("\n") + 1
    assert refused


@pytest.mark.slow
@pytest.mark.parametrize("example", range(len(EXAMPLES)))
def test_many_spoiled_texts_are_read_or_refused(example):
    for number in range(150, 150 + 100_000 // len(EXAMPLES)):
        is_read_or_refused(spoiled(EXAMPLES[example], Random(f"{example}/{number}")))


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    is_read_or_refused(text)


@pytest.mark.parametrize(("text", "key", "line", "column"), [
    ("", "expected", 1, 1),
    ("deal", "missing", 1, 1),
    ('[Game "raub"]\n[Hnads "?"]', "tag", 2, 1),
    ('[Game "raub"]\n[ "x"]', "expected", 2, 3),
    ('[Game "raub"\n[Dealer "1"]', "expected", 2, 1),
    ('[Game "raub"] [Dealer 1]', "expected", 1, 23),
    ('[Game "raub"] [Dealer "1"] [Dealer "2"]', "twice", 1, 28),
    ('[Game "tarok"]', "game", 1, 1),
    ('[Game "raub"] [Rules "9"]', "newer", 1, 15),
    ('[Game "raub"] [Options "jokers=on"]', "option", 1, 15),
    ('[Game "raub"] [Seats "you"]', "seats", 1, 15),
    ('[Game "raub"] [Dealer "5"]', "value", 1, 15),
    ('[Game "raub"] [Dealer en:"1"]', "language", 1, 15),
    ('[Game "raub"] [Hands "AS AS ? ? / ? ? ? ?"]', "cards", 1, 15),
    ('[Game "raub"] [Hands "AS / ?"]', "hands", 1, 15),
    ('[Game "raub"] [Hands "AX ? ? ? / ? ? ? ?"]', "value", 1, 15),
    ('[Game "raub"] [Trump "H"]', "phase", 1, 15),
    ('[Game "raub"] [Phase "play"] [Pack "AS"]', "phase-pack", 1, 30),
    ('[Game "raub"] [Phase "lunch"]', "position", 1, 1),
    ('[Game "raub"]\ndeal {x', "expected", 2, 6),
    ('[Game "raub"]\ndeal [Dealer "1"]', "expected", 2, 6),
    ('[Game "raub"]\ndeal fold', "action", 2, 6),
    ('[Game "raub"]\ndeal\naccept', "illegal", 3, 1),
    ('[Game "raub"]\npass_deal AS', "over", 2, 11),
    ('[Game "raub"]\ndeal\n\n[Seed "1"]', "head", 4, 1),
])
def test_errors_have_their_place(text, key, line, column):
    """What is wrong, in which line and column."""
    message = error(text)
    assert (f"notation-{key}", line, column) == (message["key"], message["args"]["line"], message["args"]["column"])


def test_an_action_that_is_not_allowed_comes_with_its_clause():
    """The reason is the one the table gives."""
    message = error('[Game "raub"] [Phase "play"] [Hands "AS 8S / QH 7S"] [Trump "H"] [Turn "0"]\nAS QH')
    assert ("notation-illegal", "QH") == (message["key"], message["args"]["action"])
    assert ("raub-why-follow", "15") == (message["because"]["key"], message["because"]["clause"])


# what texts mean

@pytest.mark.parametrize("example", range(len(EXAMPLES)))
def test_examples_of_the_page_can_be_played(example):
    """Every example of docs/notation.md is a deal that can be drawn, and comes back from the printer."""
    text = parser.parse(EXAMPLES[example])
    assert text == parser.parse(printer.write(text))
    shown = show.shown(read(EXAMPLES[example]), None)
    assert len(shown["frames"]) == sum(len(section.moves) + 1 for section in text)


def test_every_game_has_examples():
    """From the beginning of a deal and from the middle."""
    games = {(chapter.match.game.id, "setup" in entry and "phase" in entry["setup"])
             for example in EXAMPLES for chapter in read(example) for entry in chapter.match.deals}
    assert {(game, middle) for game in GAMES for middle in (False, True)} == games


def test_comments_are_read_by_language():
    """A first word with a colon names a language; an escaped colon does not; spaces do not count."""
    assert {"en": "Marko drops. Really.", "sr": "Marko odustaje."} == parser.spoken(
        "en: Marko  drops. sr: Marko\nodustaje. en: Really.")
    assert {"": "Marko says en: no."} == parser.spoken("Marko says en: no.")
    assert {"": "en: this is no language"} == parser.spoken("en\\: this is no language")


def test_marks_for_the_eye_do_not_count():
    """Strokes, bars, line comments and line ends are as good as spaces."""
    plain = parser.parse('[Game "raub"]\ndeal face_up continue')
    assert plain == parser.parse('; first\n[Game "raub"] ; a game\n\ndeal/face_up | ; here\n continue //\n')


def test_the_seed_decides_what_is_left_open():
    """The same seed gives the same cards, another seed others; what is told stays."""
    text = EXAMPLES[0]
    packs = [read(text, seed)[0].match.deals[0]["pack"] for seed in ("a", "a", "b")]
    assert packs[0] == packs[1] != packs[2]
    assert all(pack.split()[:2] == ["AS", "8S"] for pack in packs)


def test_a_hand_that_is_not_told_is_no_face():
    """Only cards that the text tells are shown, until they are played."""
    text = '[Game "raub"] [Phase "play"] [Hands "? 8S / QH 7S"] [Trump "H"] [Turn "0"] 8S 7S'
    first = show.shown(read(text), None)["frames"][0]
    assert [["8S", ""], ["QH", "7S"]] == first["open"]
    assert ["", "8S"] == sorted(first["hand"])


def test_every_error_is_documented():
    """The keys that the code raises are those of docs/events.md."""
    root = DOCS.parents[1]
    sources = [*(root / "py/stih/engine/notation").glob("*.py"), root / "py/stih/texts.py"]
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    raised = re.findall(r'(?:BadNotation\(|_at\([a-z"]+, )"([a-z-]+)"', code)
    events = (root / "docs/events.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `notation-([a-z-]+)`", events, re.MULTILINE)
    assert {*raised, "expected", "over", "illegal", "ppn"} == {*listed}
