"""The level `rules` of Preferans: bids, lays away, comes, doubles and plays like a casual player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

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
    return _PHASES[obs["phase"]](obs, rng)


def _play(obs: Observation, rng: Random) -> Action:
    table = look(obs)
    return bettel.choose(table) if obs["contract"] == BETTEL else play.choose(table)


_PHASES: dict[str, Callable[[Observation, Random], Action]] = {
    AUCTION: auction.bid, NAMING: auction.name, DISCARD: auction.discard, DECLARING: auction.declare,
    DEFENCE: defence.come, PARTNER: defence.choose_way, KONTRAS: defence.kontra, PLAY: _play,
    CLAIMED: claims.answer_claim, STOPPING: claims.answer_stop,
}
