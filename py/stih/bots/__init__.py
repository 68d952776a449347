"""Bots see one seat's observation and nothing else.

`choose()` is the boundary: JSON text in, an action's name out. Neither seed nor pack of the deal
is in the message, so that a bot cannot cheat even by mistake. `hint()` tells a player what the level
`rules` would do in the same place, and why.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from stih.bots import chance
from stih.bots.advice import Advice, because
from stih.bots.cribbage import rules as cribbage_rules
from stih.bots.preferans import chance as preferans_chance
from stih.bots.preferans import rules as preferans_rules
from stih.bots.rablo import rules as rablo_rules
from stih.bots.raub import rules as raub_rules
from stih.engine.errors import Message
from stih.engine.game import Game
from stih.engine.match import Match, is_person
from stih.engine.state import Action, Observation, State

Think = Callable[[Observation, Random], Action]
Advise = Callable[[Observation, Random], Advice]
Call = Callable[[Observation], Action | None]

# A level of a game: from an observation and a random source to one of its legal actions.
LEVELS: dict[str, dict[str, Think]] = {
    "raub": {"random": chance.think, "rules": raub_rules.think},
    "cribbage": {"random": chance.think, "rules": cribbage_rules.think},
    "rablo": {"random": chance.think, "rules": rablo_rules.think},
    "preferans": {"random": preferans_chance.think, "rules": preferans_rules.think},
}

# The judgement behind the level `rules`: what it would do and why, from an observation and a random source.
ADVICE: dict[str, Advise] = {
    "raub": raub_rules.advise, "cribbage": cribbage_rules.advise, "rablo": rablo_rules.advise,
    "preferans": preferans_rules.advise,
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


def hint(match: Match) -> dict[str, Any]:
    """What the level `rules` would do in the seat in turn, and why (docs/protocol.md, Hint).

    Where it chooses by lot the lot is drawn from what the seat knows, so that the same position always has the
    same hint, and neither the match nor the chances of its bots change.
    """
    return hint_in(match.game, match.deal)


def hint_in(game: Game[Any], deal: State) -> dict[str, Any]:
    """The hint to the seat in turn in a deal that need not be the one on the table."""
    text = json.dumps(game.observe(deal, deal.turn), sort_keys=True)
    advice = advise(game.id, json.loads(text), Random(text))
    names = [game.actions[action] for action in advice.actions]
    return {"actions": names, "text": _on_button(game, deal, names[0]), "reason": advice.reason}


def _on_button(game: Game[Any], deal: State, name: str) -> Message | None:
    """What stands on the button of an action of the seat in turn; None for what has no button of its own."""
    view = game.view(game.observe(deal, deal.turn))
    if view.select and name == view.select.done:
        return view.select.none
    return next((choice.text for choice in view.choices if choice.action == name), None)


def advise(game: str, obs: Observation, rng: Random) -> Advice:
    """The gesture of the level `rules` in this place with its reason; where there is no choice, that."""
    if len(obs["legal"]) == 1:
        return because(obs["legal"][0], "hint-only")
    return ADVICE[game](obs, rng)


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
