"""What an engine is measured at, in the page's worker and natively alike. Needs nothing but stih.

The page's worker runs this file as it is and calls measure().
"""

import json
from random import Random
from time import perf_counter

from stih.bots import levels
from stih.engine import options as options_of
from stih.engine.rng import shuffled
from stih.games import GAMES
from stih.session import Session

SEATS = {"raub": 3, "rablo": 4, "cribbage": 2, "preferans": 3}
"""Seats of the usual form of each game."""


def measure(text):
    """Do what is asked: `{"do": "deals" or "moves", ...}` as JSON. Returns numbers as JSON."""
    asked = json.loads(text)
    return json.dumps(WORK[asked.pop("do")](**asked))


def deals(game, count, seed):
    """Play so many deals by lot. Returns deals a second."""
    rules, rng = GAMES[game], Random(seed)
    options, players = options_of.complete(rules.options, {}), SEATS[game]
    start = perf_counter()
    for _ in range(count):
        standing = rules.open(options, players, rng.randrange(players))
        deal = rules.deal(options, standing, shuffled(range(len(rules.deck.names)), rng))
        while actions := deal.legal_actions():
            deal.apply(actions[int(rng.random() * len(actions))])
    return count / (perf_counter() - start)


def moves(game, count, seed):
    """Let bots of the highest level play with a person who plays by lot.

    Returns, for so many moves or until the match is over, the phase and the milliseconds of the reply.
    """
    session, rng, taken = Session(), Random(seed), []
    _ask(session, do="start", game=game, seed=seed, seats=["you"] + [levels(game)[-1]] * (SEATS[game] - 1))
    while len(taken) < count and (wait := session.wait()) != "over":
        deal = session.match.deal
        if wait == "bot":
            phase, start = deal.phase, perf_counter()
            _ask(session, do="step")
            taken.append([phase, (perf_counter() - start) * 1000])
        elif wait == "next":
            _ask(session, do="next")
        else:
            session.match.act(session.match.game.actions[rng.choice(deal.legal_actions())])
    return taken


def _ask(session, **request):
    session.handle(json.dumps(request))


WORK = {"deals": deals, "moves": moves}

__export__ = ["measure"]
