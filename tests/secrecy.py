"""Deals that a seat cannot tell apart, by what tests/knows/GAME.py says from the rules."""

from importlib import import_module

from stih.engine.rng import shuffled
from stih.games import GAMES

KNOWS = {name: import_module(f"knows.{name}") for name in GAMES}


def swapped(game, deal, seat, rng):
    """The same deal with cards that *seat* cannot tell apart changed about, and how many moved."""
    kit = KNOWS[game.id]
    laid, known = kit.zones(deal), kit.knows(deal, seat)
    cells = [(zone, place) for zone, cards in laid.items() for place in range(len(cards))
             if not known >> cards[place] & 1]
    moved = 0
    for (here, i), (there, j) in zip(shuffled(cells, rng), shuffled(cells, rng), strict=True):
        one, other = laid[here][i], laid[there][j]
        if one != other and kit.fits(deal, here, other) and kit.fits(deal, there, one):
            laid[here][i], laid[there][j] = other, one
            moved += 1
    twin = deal.clone()
    kit.put(twin, laid)
    return twin, moved
