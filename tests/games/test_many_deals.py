"""A great many random deals of each game against what holds in every position."""

import pytest
from load import share
from playing import random_deals, states
from secrecy import KNOWS
from stih.engine.state import OVER
from stih.games import GAMES

DEALS = 100_000


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_many_random_deals_keep_to_the_rules(game):
    """No card is lost, no seat is left without a choice, the log can be told, and the result adds up."""
    pack, zones = list(range(len(game.deck.names))), KNOWS[game.id].zones
    for deal, players, rng in random_deals(game, share(DEALS), "many"):
        for state in states(deal, players, rng):
            assert pack == sorted(card for cards in zones(state).values() for card in cards)
            assert (state.phase == OVER) == (state.legal_actions() == ())
        assert len(deal.log) == len(game.events(deal.log))
        for row in game.explain(deal)["rows"]:
            assert row["change"] == sum(item["points"] for item in row["items"])
            assert row["after"] - row["before"] == row["change"] == deal.scores()[row["seat"]]
