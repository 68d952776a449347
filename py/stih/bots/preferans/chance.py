"""The level `random` of Preferans: any legal action, each as likely as the next, but it claims nothing."""

from __future__ import annotations

from random import Random

from stih.engine.state import Action, Observation
from stih.games.preferans.actions import AGREE, CLAIM


def think(obs: Observation, rng: Random) -> Action:
    """One of the legal actions."""
    legal: list[Action] = [action for action in obs["legal"] if not CLAIM <= action < AGREE]
    return legal[int(rng.random() * len(legal))]
