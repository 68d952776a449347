"""Coming, calling, kontra and its answers, like a casual player."""

from __future__ import annotations

from random import Random

from stih.bots.advice import Advice, because, tenths
from stih.bots.preferans.judge import AGAINST_SANAC, AS_DEFENDER, AS_LONE, AS_PAIR, promise
from stih.engine.state import Action, Observation
from stih.games.preferans.actions import ALONE, CALL, COME, KONTRA, OK, STAY
from stih.games.preferans.rules import ALL_OR_NOTHING, SANAC, TRUMPS
from stih.games.preferans.table import STAYS

COME_AT = 1.8                # own tricks promised from which a defender comes
LONE_AT = 2.7                # ... when the other has stayed
CALL_AT = 3.6                # ... from which a lone defender calls
LONE_KONTRA_AT = 4.3         # ... and from which he says kontra
KONTRA_AT = 5.4              # tricks of the pair from which one says kontra
SPADES_KONTRA_AT = 4.7       # ... where spades are not played without
AGAINST = 2.3                # what a partner who came brings against Sanac, about
REKONTRA_AT = 7.4            # the declarer's own tricks
MORTKONTRA_AT = 8.6
SUBKONTRA_AT = 6.2           # tricks of the pair


def _own(obs: Observation) -> float:
    """The tricks a defender's hand promises with a partner in play."""
    if obs["contract"] == SANAC:
        return AGAINST_SANAC.promise(obs["hand"], -1)
    return AS_DEFENDER.promise(obs["hand"], TRUMPS[obs["contract"]])


def _lone(obs: Observation) -> float:
    """The same without a partner."""
    if obs["contract"] == SANAC:
        return AGAINST_SANAC.promise(obs["hand"], -1)
    return AS_LONE.promise(obs["hand"], TRUMPS[obs["contract"]])


def _pair(obs: Observation) -> float:
    """The tricks of both defenders, the partner's hand being unknown."""
    if obs["contract"] == SANAC:
        return AGAINST_SANAC.promise(obs["hand"], -1) + AGAINST
    return AS_PAIR.promise(obs["hand"], TRUMPS[obs["contract"]])


def come(obs: Observation, rng: Random) -> Advice:
    """Come with two tricks in sight."""
    lone = STAYS in obs["coming"]
    tricks, least = (_lone(obs), LONE_AT) if lone else (_own(obs), COME_AT)
    word, key = (COME, "preferans-hint-come") if tricks >= least else (STAY, "preferans-hint-stay")
    return because(word, key, tricks=tenths(max(0, tricks)), least=least)


def _judged(word: Action, key: str, tricks: float) -> Advice:
    """A word with the tricks that speak for it or against it."""
    return because(word, key, tricks=tenths(max(0, tricks)))


def choose_way(obs: Observation, rng: Random) -> Advice:
    """Alone for two tricks, together for four, kontra to beat him."""
    own = _own(obs)
    if own >= LONE_KONTRA_AT and KONTRA + 1 in obs["legal"]:
        return _judged(KONTRA + 1, "preferans-hint-beat", own)
    if own >= CALL_AT:
        return _judged(CALL, "preferans-hint-call", own)
    return _judged(ALONE, "preferans-hint-alone", own)


def kontra(obs: Observation, rng: Random) -> Advice:
    """Kontra with five tricks in sight, rekontra with seven or more."""
    word = next((action for action in obs["legal"] if action != OK), None)
    if word is None:
        return because(OK, "hint-only")
    if obs["contract"] in ALL_OR_NOTHING:
        return because(OK, "preferans-hint-ok-blind")
    if obs["seat"] == obs["declarer"]:
        sure = promise(obs["hand"], obs["contract"])
        bold = sure >= (REKONTRA_AT if word == KONTRA + 2 else MORTKONTRA_AT)
        return _judged(word, "preferans-hint-rekontra", sure) if bold else _judged(OK, "preferans-hint-ok-own", sure)
    needed = SUBKONTRA_AT if word == KONTRA + 3 else SPADES_KONTRA_AT if obs["plain_spades"] else KONTRA_AT
    pair = _pair(obs)
    return _judged(word, "preferans-hint-kontra", pair) if pair >= needed else _judged(OK, "preferans-hint-ok", pair)
