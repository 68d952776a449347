"""What is frozen of every game: playthroughs to be read by eye, and counts of ways to go on.

CONTRIBUTING tells how to write them anew after a rule was changed on purpose.
"""

import perft
import playthrough
import pytest
from stih.games import GAMES

PLAYTHROUGHS = sorted(playthrough.FOLDER.glob("*.txt"))
COUNTS = list(perft.lines())


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough_is_as_it_was(path):
    """State, every seat's observation, legal actions and result at every step of a few deals."""
    assert path.read_text(encoding="utf-8") == playthrough.text_of(playthrough.setup_in(path))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_playthroughs(game):
    """For every number of seats one, and in all of them together every event that can happen."""
    setups = [setup for setup in map(playthrough.setup_in, PLAYTHROUGHS) if setup["game"] == game.id]
    texts = [path.read_text(encoding="utf-8") for path in PLAYTHROUGHS]
    assert set(game.seats) == {setup["seats"] for setup in setups}
    assert [event for event in game.event_args if not any(f'["{event}"' in text for text in texts)] == []


@pytest.mark.parametrize(("game", "players", "seed", "numbers"), COUNTS, ids=lambda value: str(value)[:12])
def test_ways_to_go_on(game, players, seed, numbers):
    """The number of sequences of moves of each length from a fixed pack."""
    assert numbers == perft.counts(game, players, seed, len(numbers))


def test_every_game_is_counted():
    """Every game, with every number of seats."""
    assert {(game.id, players) for game in GAMES.values() for players in game.seats} == {
        (game, players) for game, players, _, _ in COUNTS}
