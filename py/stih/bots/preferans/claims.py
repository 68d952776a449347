"""Answers to a claim and to the question whether to stop."""

from __future__ import annotations

from random import Random

from stih.bots.preferans.solver import Solver, TooDeep
from stih.engine.state import Action, Observation
from stih.games.preferans.actions import AGREE, REFUSE
from stih.games.preferans.rules import BETTEL
from stih.games.preferans.score import settle
from stih.games.preferans.sight import sample

LAYOUTS = 24                 # layouts imagined for a claim
POSITIONS = 1500             # positions looked at in each; what is not seen by then is not agreed to
SMALL = 0.25                 # the part of the bule in play below which a loser agrees to stop


def answer_claim(obs: Observation, rng: Random) -> Action:
    """Agree only when every layout imagined bears the claim out: the claimer takes so many whatever is played."""
    try:
        return AGREE if all(_borne_out(obs, rng) for _ in range(LAYOUTS)) else REFUSE
    except TooDeep:
        return REFUSE


def _borne_out(obs: Observation, rng: Random) -> bool:
    deal = sample(obs, rng)
    solver, hands, claimer = Solver(deal, POSITIONS), tuple(deal.hands), obs["claimer"]
    if claimer != obs["declarer"]:                                  # a lone defender: the declarer gets the rest
        left = obs["sizes"][claimer]
        return not solver.takes(hands, claimer, left - obs["claim"] + 1)
    if obs["contract"] == BETTEL:
        return obs["claim"] > 0 or not solver.takes(hands, claimer, 1)
    return solver.takes(hands, claimer, obs["claim"])


def answer_stop(obs: Observation, rng: Random) -> Action:
    """Who is not losing agrees, and who has little left to win it back with."""
    won, left = settle(obs["bule"], obs["supe"]), sum(obs["bule"])
    start = 3 * obs["rules"][1]
    return AGREE if won[obs["seat"]] >= 0 or left <= SMALL * start else REFUSE
