"""The words of an embedded table's poster, taken from the catalogues."""

import json

from tools import poster

CATALOGUE = """poster-play = Play this deal
poster-question = What would you play?
raub-name = Raub
raub-option-start-name = Start
card-index =
    { $rank ->
        [A] A
        [T] 10
       *[other] { $rank }
    }

german-card-index =
    { $rank ->
        [Q] O
       *[9] 9
    }
"""


def test_words_are_written_by_language():
    script = poster.script(b'const WORDS = "@@WORDS@@";', {"en": CATALOGUE.encode()}, ["raub"])
    words = json.loads(script.decode().removeprefix("const WORDS = ").removesuffix(";"))
    assert words["en"]["play"] == "Play this deal"
    assert words["en"]["names"] == {"raub": "Raub"}


def test_letters_are_those_of_the_cards():
    assert poster.letters(CATALOGUE, "card-index") == {"A": "A", "T": "10"}
    assert poster.letters(CATALOGUE, "german-card-index") == {"Q": "O"}
