"""What home can draw of a stored view, and what it must not try."""

import pytest
import samples
from stih.engine.match import Match
from stih.games import GAMES
from table import shape
from table.game import opening

WRONG = [
    None, [], "view", {}, {"match": None}, {name: fact for name, fact in samples.view().items() if name != "result"},
    *[samples.view(**change) for change in (
        {"names": "you"}, {"names": ["you", 1, "rules"]}, {"names": []}, {"seats": []}, {"seats": [1, 2, 3]},
        {"seats": [{"score": 1}] * 3}, {"seat": 9}, {"seat": "0"}, {"hand": None}, {"hand": ["A"]}, {"hand": ["<b"]},
        {"hand": [7]}, {"game": 5}, {"number": "1"}, {"turn": None}, {"names": ["you"]})],
]


@pytest.mark.parametrize("view", WRONG, ids=lambda view: str(view)[:40])
def test_a_view_of_another_shape_does_not_fit(view):
    assert not shape.fits(view)


@pytest.mark.parametrize("game", GAMES)
def test_every_view_of_the_engine_fits_and_so_does_the_curtain(game):
    for seats in GAMES[game].seats:
        match = Match(GAMES[game], ["you", *["person:Ana"] * (seats - 1)], "1")
        assert shape.fits(match.view(0)) and shape.fits(match.curtain())


def test_a_table_before_the_first_card_fits():
    asked = {"game": "raub", "seats": ["you", "rules"], "seat": 0, "options": {}, "seed": "1"}
    assert shape.fits(opening(asked, "right"))
