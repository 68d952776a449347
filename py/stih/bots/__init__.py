"""Bots see one seat's observation and nothing else.

`choose()` is the boundary: JSON text in, an action's name out. Neither seed nor pack of the deal
is in the message, so that a bot cannot cheat even by mistake.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from stih.bots import chance
from stih.bots.cribbage import rules as cribbage_rules
from stih.bots.preferans import chance as preferans_chance
from stih.bots.preferans import rules as preferans_rules
from stih.bots.rablo import rules as rablo_rules
from stih.bots.raub import rules as raub_rules
from stih.engine.match import Match, is_person
from stih.engine.state import Action, Observation

Think = Callable[[Observation, Random], Action]
Call = Callable[[Observation], Action | None]

# A level of a game: from an observation and a random source to one of its legal actions.
LEVELS: dict[str, dict[str, Think]] = {
    "raub": {"random": chance.think, "rules": raub_rules.think},
    "cribbage": {"random": chance.think, "rules": cribbage_rules.think},
    "rablo": {"random": chance.think, "rules": rablo_rules.think},
    "preferans": {"random": preferans_chance.think, "rules": preferans_rules.think},
}

# What a level of a game says out of turn, one of obs["calls"] or None; a level not named here says nothing.
CALLS: dict[str, dict[str, Call]] = {"rablo": {"rules": rablo_rules.call}}


def levels(game: str) -> list[str]:
    """The levels of a game, the weakest first."""
    return list(LEVELS[game])


def choose(text: str) -> int:
    """A bot's move: `{"game", "level", "seed", "obs"}` as JSON to the number of a legal action."""
    asked = json.loads(text)
    obs: Observation = asked["obs"]
    if len(obs["legal"]) == 1:
        return int(obs["legal"][0])
    return LEVELS[asked["game"]][asked["level"]](obs, Random(asked["seed"]))


def call(match: Match) -> str | None:
    """What a bot says out of turn in *match* now, as a word of the record; None when all are silent."""
    speaking = CALLS.get(match.game.id, {})
    for seat, level in enumerate(match.seats):
        if level in speaking and match.calls(seat):
            action = speaking[level](json.loads(json.dumps(match.observe(seat))))
            if action is not None:
                return f"{seat}:{match.game.actions[action]}"
    return None


def move(match: Match) -> str:
    """What a bot does next in *match*: its call out of turn, or the action of the one in turn."""
    return call(match) or act(match)


def act(match: Match) -> str:
    """The action of the bot in turn."""
    seat = match.deal.turn
    asked = {"game": match.game.id, "level": match.seats[seat], "seed": match.bot_seed(),
             "obs": match.observe(seat)}
    return match.game.actions[choose(json.dumps(asked))]


def is_bot(game: str, word: str) -> bool:
    """Whether a seat's word is a level of this game."""
    return not is_person(word) and word in LEVELS[game]
