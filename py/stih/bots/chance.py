"""The level `random`: any legal action, each as likely as the next."""

from __future__ import annotations

from random import Random

from stih.engine.state import Action, Observation


def think(obs: Observation, rng: Random) -> Action:
    """One of the legal actions."""
    legal: list[Action] = obs["legal"]
    return legal[int(rng.random() * len(legal))]
