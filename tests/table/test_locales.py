"""The words of every language, read by the Fluent that the page uses, with every variant of every message."""

import json
import random
import re
import subprocess
from pathlib import Path

import pytest
from stih.engine.match import Match
from stih.games import GAMES
from table.cards import spelled
from table.text import LAST
from tools import dist, fetch

ROOT = Path(__file__).resolve().parents[2]
TAGS = {"sr": "sr-Latn"}
WORDS = {
    "en": {"name": "Jelena", "card": "queen of diamonds", "suit": "diamonds", "trump": "diamonds"},
    "hr": {"name": "Jelena", "card": "četvorku karo", "suit": "bundevom", "trump": "bundevom"},
    "sr": {"name": "Jelena", "card": "žandara herc", "suit": "hercom", "trump": "hercom"},
    "hu": {"name": "Jelena", "card": "treff kilencessel", "suit": "pirossal", "trump": "pirossal"},
    "sl": {"name": "Jelena", "card": "križevega kralja", "suit": "želodom", "trump": "želodom"},
    "sr-Cyrl": {"name": "Јелена", "card": "жандара херц", "suit": "херцом", "trump": "херцом"},
    "ru": {"name": "Ивана", "card": "десятку бубенцов", "suit": "бубенцами", "trump": "бубенцами"},
}
"""Long words to stand for a name, a card, a suit."""
ADDED = {"raub-do-change": ("count",), "cribbage-do-lay": ("count",)}
"""What the table adds to a message: how many cards are chosen."""
FORMS = {"who": "seat", "name": "seat", "otherWho": "other", "otherName": "other", "seat": "a seat's number"}
"""What a sentence says of a seat: never its number, which it is not given."""
FORM = re.compile(r"(card|suit|trump)(Acc|Gen|Ins|Loc)")
LINE = re.compile(r"^\| `([a-z-]+)` \| (?:`([a-z ]+)`)?", re.MULTILINE)
GAME = "(?:" + "|".join(GAMES) + ")"
RUN = re.compile(rf"`((?:{GAME}-[a-z-]+ ?)+)`(?: `([a-z ]+)`)?")


def said(message):
    """What a message speaks of: its variables as docs/events.md names them, less the case of a word
    and the cards that are played with."""
    return {FORMS.get(each) or FORM.sub(r"\1", each) for each in message["variables"]} - {"case", "deck"}


def documented():
    """The keys of docs/events.md, each with its arguments."""
    text = (ROOT / "docs/events.md").read_text()
    runs = [found for line in text.splitlines() if not line.startswith("|") for found in RUN.findall(line)]
    return {key: set(args.split()) for keys, args in LINE.findall(text) + runs for key in keys.split()}


@pytest.fixture(scope="module")
def catalogues():
    """Each language's text as the site carries it."""
    return {path[len("locales/") : -len(".ftl")]: text.decode() for path, text in dist.words().items()}


@pytest.fixture(scope="module")
def words(catalogues):
    """For each language its messages: variables, sentences and errors."""
    fetch.modules()
    given = {
        language: {"tag": TAGS.get(language, language), "text": text, "words": forms(WORDS[language])}
        for language, text in catalogues.items()
    }
    script = [fetch.node(), Path(__file__).with_name("locales.mjs")]
    done = subprocess.run(script, input=json.dumps(given), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def forms(given):
    """Words for all cases of a card and of a suit."""
    cases = ("Acc", "Gen", "Ins", "Loc")
    return given | {key + case: given[key] for key in ("card", "suit", "trump") for case in cases}


def test_every_catalogue_ends_with_the_message_that_shows_it_whole(catalogues):
    assert {re.findall(r"^([a-z-]+) =", text, re.MULTILINE)[-1] for text in catalogues.values()} == {LAST}


def test_every_message_can_be_read(catalogues, words):
    """Fluent leaves out what it cannot read, without a word."""
    for language, text in catalogues.items():
        first = [line for line in text.splitlines() if line[:1].strip() and not line.startswith("#")]
        assert [line.partition(" =")[0] for line in first] == list(words[language])


def test_no_message_fails(words):
    """No key is there twice, no variant breaks."""
    assert not [(language, key, each["errors"]) for language, all_ in words.items()
                for key, each in all_.items() if each["errors"]]


def test_languages_have_the_same_messages(words):
    for language, all_ in words.items():
        assert not set(words["en"]) ^ set(all_), language


def test_a_message_says_the_same_in_every_language(words):
    """A sentence may leave the case of a word to grammar, not the word."""
    for key, english in words["en"].items():
        for language, all_ in words.items():
            assert said(english) == said(all_[key]), (key, language)


def test_documented_messages_are_written(words):
    for key, args in documented().items():
        assert key in words["en"], key
        assert said(words["en"][key]) <= args, key


def test_events_are_documented():
    for game in GAMES.values():
        for key, args in game.event_args.items():
            assert documented()[key] == set(args), key


def test_options_and_presets_have_words(words):
    for game in GAMES.values():
        for key in option_keys(game):
            assert key in words["en"], key


def option_keys(game):
    """The keys of a game's options and presets."""
    for option in game.options:
        key = f"{game.id}-option-{option.key}".replace("_", "-")
        yield from (key, f"{key}-help")
        if option.kind == "choice":
            yield from (f"{key}-{value}" for value in option.values)
    for preset in game.presets:
        yield from (f"{game.id}-preset-{preset}", f"{game.id}-preset-{preset}-help")


@pytest.mark.parametrize(
    ("folder", "named"),
    [("py/stih/games", rf'"({GAME}-[a-z-]*[a-z])"'), ("py/stih/bots", rf'"((?:{GAME}-)?hint-[a-z-]*[a-z])"'),
     ("py/table", r'\bt\(\s*"([a-z-]*[a-z])"[,)]')],
    ids=["engine", "bots", "table"],
)
def test_messages_named_in_the_code_are_written(words, folder, named):
    for path in (ROOT / folder).rglob("*.py"):
        for key in re.findall(named, path.read_text()):
            assert key in words["en"], (key, path.name)


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_sends_what_sentences_need(words, game):
    """In matches of chance, with house rules that bring up rare sentences."""
    for seats in GAMES[game].seats:
        for message in messages(views(game, seats)):
            given = {*message["args"], *ADDED.get(message["key"], ())}
            assert said(words["en"][message["key"]]) <= given, message


HOUSE_RULES = {
    "raub": {"maus_around": True, "max_drops": 2},
    "cribbage": {"counting": "manual", "muggins": "all", "overclaim": "excess", "match": 2},
    "preferans": {"start_bule": 10, "contract_8": True, "open_bettel": True, "must_head": True, "max_refa": 1},
}


def views(game, seats):
    """What every seat is shown in a match of random moves, which in some games would have no end."""
    chance = random.Random(seats)
    match = Match(GAMES[game], ["you"] * seats, "words", HOUSE_RULES.get(game, {}))
    while not match.over and len(match.deals) < 40:
        yield from map(match.view, range(seats))
        if match.deal.phase == "over":
            match.next_deal()
        else:
            match.act(match.game.actions[chance.choice(match.deal.legal_actions())])


def messages(value):
    """The messages inside a view."""
    if isinstance(value, dict) and "key" in value:
        yield value
    parts = value.values() if isinstance(value, dict) else () if isinstance(value, str) else value
    for part in parts:
        if hasattr(part, "__iter__"):
            yield from messages(part)


def test_prompts_are_short(words):
    """They stand in one line of a phone."""
    long = [text for all_ in words.values() for key, each in all_.items() if "-ask-" in key
            for text in each["sentences"] if len(text) > 60]
    assert not long


def test_sentences_are_plain(words):
    """No markup, nothing left open, no straight quotes, no two spaces."""
    for all_ in words.values():
        for key, each in all_.items():
            for text in each["sentences"]:
                assert text and not re.search(r"[<>{}\"']|  |^\s|\s$|undefined|NaN", text), (key, text)


def test_card_names(words):
    """The cases a sentence needs, for a masculine and a feminine rank."""
    names = words["sr"]["card-name"]["sentences"]
    assert {"dama pik", "damu pik", "dame pik", "kec herc", "keca herc", "devetku karo"} <= set(names)
    assert len(names) == 13 * 4 * 3
    assert "queen of hearts" in words["en"]["card-name"]["sentences"]


@pytest.mark.parametrize(("key", "sprite"), [("card-index", "french.svg"), ("german-card-index", "german.svg")])
def test_letters_in_the_corners_are_drawn(words, key, sprite):
    """The deck's sprite has a symbol for every letter that a language has in the corners of cards."""
    drawn = re.findall(r'id="(?:fr|de)-ix-(\w+)"', (ROOT / "assets/deck" / sprite).read_text())
    for language, all_ in words.items():
        letters = set(all_[key]["sentences"]) - {"other"}
        assert {spelled(letter) for letter in letters} <= set(drawn), (language, letters)
