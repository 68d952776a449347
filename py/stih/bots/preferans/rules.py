"""The level `rules` of Preferans: bids, lays away, comes, doubles and plays like a casual player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stih.bots.advice import Advice
from stih.bots.preferans import auction, bettel, claims, defence, play
from stih.bots.preferans.look import look
from stih.engine.state import Action, Observation
from stih.games.preferans.actions import (
    AUCTION,
    CLAIMED,
    DECLARING,
    DEFENCE,
    DISCARD,
    KONTRAS,
    NAMING,
    PARTNER,
    PLAY,
    STOPPING,
)
from stih.games.preferans.rules import BETTEL


def think(obs: Observation, rng: Random) -> Action:
    """The bot's action, one of obs["legal"]."""
    return advise(obs, rng).actions[0]


def advise(obs: Observation, rng: Random) -> Advice:
    """The same with its reason, and with the cards that follow in one gesture."""
    return _PHASES[obs["phase"]](obs, rng)


def _play(obs: Observation, rng: Random) -> Advice:
    table = look(obs)
    return bettel.choose(table) if obs["contract"] == BETTEL else play.choose(table)


_PHASES: dict[str, Callable[[Observation, Random], Advice]] = {
    AUCTION: auction.bid, NAMING: auction.name, DISCARD: auction.discard, DECLARING: auction.declare,
    DEFENCE: defence.come, PARTNER: defence.choose_way, KONTRAS: defence.kontra, PLAY: _play,
    CLAIMED: claims.answer_claim, STOPPING: claims.answer_stop,
}
