"""Matches stopped where something is to be seen: as a browser would have stored them."""

import json
from random import Random

from player import SETTLED
from stih import bots
from stih.engine import record as records
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.session import Session
from table.store import Store

WHIM = 0.15
"""How often the viewer acts by lot, so that rare words are said too."""


def find(game, wanted, deals=1, **options):
    """For each name in *wanted* the storage of a match at the first view of which its test holds.

    Seat 0 is the player's. Matches of so many deals are played by bots until all moments are found.
    """
    found, seed = {}, 0
    while len(found) < len(wanted):
        match, rng = Match(game, ["you", *["rules"] * (max(game.seats) - 1)], str(seed), options), Random(seed)
        for view in views(match, rng, deals):
            for name in wanted.keys() - found.keys():
                if wanted[name](view):
                    found[name] = stored(match)
        seed += 1
    return found


def views(match, rng, deals):
    """The player's views of a match, before every action and after every deal."""
    while True:
        while match.deal.phase != OVER:
            yield match.view(0)
            match.act(_choice(match, rng) if match.deal.turn == 0 else bots.move(match))
        yield match.view(0)
        if match.over or len(match.deals) == deals:
            return
        match.next_deal()


def _choice(match, rng):
    """What the player does: mostly what a bot would do."""
    obs = match.observe(0)
    think = bots.LEVELS[match.game.id]["random" if rng.random() < WHIM else "rules"]
    return match.game.actions[think(obs, rng)]


def stored(match):
    """The browser's storage with this one match in it."""
    asked = {"id": 1, "do": "resume", "sealed": records.seal(match.record()), "seat": 0}
    reply, storage = json.loads(Session().handle(json.dumps(asked))), {}
    Store(storage, clock=lambda: 1_000_000_000).save("1", reply["sealed"], reply["view"])
    return storage


def show(page, storage):
    """Open the match of that storage in a page whose engine is ready."""
    page.evaluate("location.hash = ''")
    page.wait_for_selector("[data-screen='home']")
    page.evaluate("kept => { localStorage.clear(); Object.assign(localStorage, kept) }", storage)
    page.evaluate("location.hash = 's=1'")
    page.wait_for_function(SETTLED)
