"""Deals of Rabló that last: good hands call, the side takes tricks, and nobody stops before the end."""

from random import Random

from playing import new_deal
from stih.bots.rablo import rules as bot
from stih.engine.state import OVER
from stih.games.rablo import RABLO
from stih.games.rablo.deal import ENOUGH, PASS, SHOW


def lively(count, seed, **options):
    """So many deals, each as (deal, rng); play them with states_of()."""
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        yield new_deal(RABLO, 4, rng, **options), rng


def states_of(deal, rng, doubling=0.1):
    """The deal itself before every move and at its end; it changes between two yields."""
    while deal.phase != OVER:
        yield deal
        deal.apply(_move(deal, rng, doubling))
    yield deal


def _move(deal, rng, doubling):
    legal = deal.legal_actions()
    if deal.phase == "kontra":
        return legal[-1] if rng.random() < doubling else PASS
    action = bot.think(RABLO.observe(deal, deal.turn), rng)
    if action in (ENOUGH, SHOW) or (deal.phase == "play" and rng.random() < 0.15):
        return rng.choice([other for other in legal if other not in (ENOUGH, SHOW)])
    return action
