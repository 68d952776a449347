"""The catalogue of games, against the engine it was made from."""

import json

import pytest
from stih.cli import catalogue
from stih.games import GAMES
from stih.session import Session
from table.catalogue import Game

KNOWN = {entry["id"]: Game(entry) for entry in catalogue()}
ROUND = [(game, {}) for game in GAMES] + [
    (game.id, {option.key: value}) for game in GAMES.values() for option in game.options if option.key == "direction"
    for value in option.values if value != option.default]


@pytest.mark.parametrize(("game", "options"), ROUND)
def test_a_table_without_cards_has_its_seats_where_the_engine_puts_them(game, options):
    seats = ["you", *["rules"] * (max(GAMES[game].seats) - 1)]
    asked = {"id": 1, "do": "start", "game": game, "options": options, "seats": seats, "seed": "1", "seat": 0}
    view = json.loads(Session().handle(json.dumps(asked)))["view"]
    assert KNOWN[game].direction(options) == view["direction"]
