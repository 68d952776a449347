"""Preferans as played in Croatia and Serbia, for three: seed document 003, specified by its rules page.

Left out: a fourth player at the table, bargaining for tricks but for claims [27], partnership manners.
"""

from __future__ import annotations

from stih.engine.game import Game
from stih.games.preferans.actions import ACTIONS, EVENT_ARGS
from stih.games.preferans.deal import Deal
from stih.games.preferans.explain import explain, trace
from stih.games.preferans.match import new_deal, opening, result, standing, win_text, winner
from stih.games.preferans.notation import FORM
from stih.games.preferans.position import position
from stih.games.preferans.rules import DECK, OPTIONS, PRESETS, RULES_VERSION, SEATS
from stih.games.preferans.sheet import sheet
from stih.games.preferans.sight import observe, sample
from stih.games.preferans.view import view
from stih.games.preferans.why import why_not

PREFERANS: Game[Deal] = Game(
    id="preferans", rules=RULES_VERSION, seats=SEATS, usual=3, deck=DECK, actions=ACTIONS, options=OPTIONS,
    presets=PRESETS, event_args=EVENT_ARGS, open=opening, deal=new_deal, standing=standing, winner=winner,
    result=result, explain=explain, sheet=sheet, observe=observe, sample=sample, view=view,
    why_not=why_not, position=position, trace=trace, win_text=win_text, form=FORM,
)
