"""What a sentence is given, and which language is spoken."""

import pytest
from table.text import choose, expand, tag


def who(seat):
    return ("you", "You") if seat == 0 else ("other", f"Bot {seat}")


def card(name, case):
    return f"{name}.{case}"


def given(args):
    return expand(args, who, card, card)


def test_a_seat_becomes_who_and_name():
    assert given({"seat": 0, "other": 2}) == {"who": "you", "name": "You", "otherWho": "other", "otherName": "Bot 2"}


def test_a_card_comes_in_three_cases():
    assert given({"card": "QH"}) == {"card": "QH.nom", "cardAcc": "QH.acc", "cardGen": "QH.gen"}


@pytest.mark.parametrize("name", ["suit", "trump"])
def test_a_suit_comes_in_five_cases(name):
    words = {"": "nom", "Acc": "acc", "Gen": "gen", "Ins": "ins", "Loc": "loc"}
    assert given({name: "H"}) == {name + ending: f"H.{case}" for ending, case in words.items()}


def test_numbers_and_words_stay_as_they_are():
    assert given({"points": -4, "reason": "pack"}) == {"points": -4, "reason": "pack"}


def test_what_is_not_there_stays_away():
    assert given({"seat": None, "card": None, "suit": None}) == {"seat": None, "card": None, "suit": None}


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["sr-Latn-RS"], "sr"),
        (["sr-Cyrl-BA", "en"], "sr-Cyrl"),
        (["sr-Cyrl"], "sr-Cyrl"),
        (["hr-HR"], "hr"),
        (["de-DE", "sr"], "sr"),
        (["en-GB"], "en"),
        (["", "fr"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_we_speak_is_spoken(wanted, spoken):
    assert choose(wanted) == spoken


def test_serbian_says_its_script():
    assert [tag("sr"), tag("sr-Cyrl"), tag("en")] == ["sr-Latn", "sr-Cyrl", "en"]
