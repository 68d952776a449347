"""Rabló, snapszer for four with a secret partner: seed document 001, specified by its rules page.

Left out: a revoke, which software never makes, and a misdeal.
"""

from __future__ import annotations

from stih.engine.game import Game
from stih.games.rablo.deal import ACTIONS, EVENT_ARGS, Deal
from stih.games.rablo.explain import explain, trace
from stih.games.rablo.match import new_deal, opening, result, sheet, standing, win_text, winner
from stih.games.rablo.notation import FORM
from stih.games.rablo.position import position
from stih.games.rablo.rules import DECK, OPTIONS, PLAYERS, PRESETS, RULES_VERSION
from stih.games.rablo.sight import observe, sample
from stih.games.rablo.view import view
from stih.games.rablo.why import why_not

RABLO: Game[Deal] = Game(
    id="rablo", rules=RULES_VERSION, seats=(PLAYERS,), usual=PLAYERS, deck=DECK, actions=ACTIONS, options=OPTIONS,
    presets=PRESETS, event_args=EVENT_ARGS, open=opening, deal=new_deal, standing=standing, winner=winner,
    result=result, explain=explain, sheet=sheet, observe=observe, sample=sample, view=view,
    why_not=why_not, position=position, trace=trace, win_text=win_text, form=FORM,
    unseen=("rablo-snapszer", "rablo-durchmarsch"),
)
