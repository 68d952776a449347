"""Answers to a claim and to the question whether to stop."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stih.bots.advice import Advice, because
from stih.bots.preferans.solver import Hands, Solver, TooDeep
from stih.engine.state import Observation
from stih.games.preferans.actions import AGREE, REFUSE
from stih.games.preferans.rules import BETTEL
from stih.games.preferans.score import settle
from stih.games.preferans.sight import layouts, sample

GLANCES = 24                 # layouts drawn by lot first: a doubtful claim seldom outlives them
LAYOUTS = 20_000             # all there may be; a claim that leaves more open is refused
POSITIONS = 30_000           # positions looked at in all of them; what is not seen by then is not agreed to
SMALL = 0.25                 # the part of the bule in play below which a loser agrees to stop


def answer_claim(obs: Observation, rng: Random) -> Advice:
    """Agree only when every layout there may be bears the claim out: so many tricks, played as well as can be."""
    if _gives_all(obs):
        return because(AGREE, "preferans-hint-agree-all")
    solver = Solver(sample(obs, rng), POSITIONS)
    try:
        if all(_borne_out(obs, solver, hands) for hands in _imagined(obs, rng)):
            return because(AGREE, "preferans-hint-agree")
        return because(REFUSE, "preferans-hint-refuse")
    except TooDeep:
        return because(REFUSE, "preferans-hint-refuse-open")


def _gives_all(obs: Observation) -> bool:
    """Whether the claimer leaves everything to the others: no tricks, or one in Bettel."""
    return bool(obs["claim"] > 0 if obs["contract"] == BETTEL else obs["claim"] == 0)


def _imagined(obs: Observation, rng: Random) -> Iterator[Hands]:
    """Some layouts by lot, then every one. Raises TooDeep when there are too many."""
    for _ in range(GLANCES):
        yield tuple(sample(obs, rng).hands)
    for number, hands in enumerate(layouts(obs)):
        if number == LAYOUTS:
            raise TooDeep
        yield hands


def _borne_out(obs: Observation, solver: Solver, hands: Hands) -> bool:
    claimer = obs["claimer"]
    if claimer != obs["declarer"]:                                  # a lone defender: the declarer gets the rest
        left = obs["sizes"][claimer]
        return not solver.takes(hands, claimer, left - obs["claim"] + 1)
    if obs["contract"] == BETTEL:
        return not solver.takes(hands, claimer, 1)
    return solver.takes(hands, claimer, obs["claim"])


def answer_stop(obs: Observation, rng: Random) -> Advice:
    """Who is not losing agrees, and who has little left to win it back with."""
    won, left = settle(obs["bule"], obs["supe"]), sum(obs["bule"])
    start = 3 * obs["rules"][1]
    if won[obs["seat"]] >= 0:
        return because(AGREE, "preferans-hint-stop-ahead")
    if left <= SMALL * start:
        return because(AGREE, "preferans-hint-stop-little", bule=left)
    return because(REFUSE, "preferans-hint-stop-behind", bule=left)
