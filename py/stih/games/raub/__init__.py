"""Raub, the Serbian trick game for two to four: seed document 000, specified by its rules page.

Left out: a misdeal, which software never makes [22].
"""

from __future__ import annotations

from stih.engine.game import Game
from stih.games.raub.deal import ACTIONS, EVENT_ARGS, Deal
from stih.games.raub.explain import explain, trace
from stih.games.raub.match import new_deal, opening, result, sheet, standing, win_text, winner
from stih.games.raub.notation import FORM
from stih.games.raub.position import position
from stih.games.raub.rules import DECK, OPTIONS, PRESETS, RULES_VERSION, SEATS
from stih.games.raub.sight import observe, sample
from stih.games.raub.view import view
from stih.games.raub.why import why_not

RAUB: Game[Deal] = Game(
    id="raub", rules=RULES_VERSION, seats=SEATS, usual=3, deck=DECK, actions=ACTIONS, options=OPTIONS,
    presets=PRESETS, event_args=EVENT_ARGS, open=opening, deal=new_deal, standing=standing, winner=winner,
    result=result, explain=explain, sheet=sheet, observe=observe, sample=sample, view=view,
    why_not=why_not, position=position, trace=trace, win_text=win_text, form=FORM, low_wins=True,
)
