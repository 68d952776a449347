"""Cribbage for two, three and four: seed document 002 and the world's game, specified by its rules page.

Left out: what software never does wrong, misdeals and reneges; and counting below a go by courtesy [26].
"""

from __future__ import annotations

from stih.engine.game import Game
from stih.games.cribbage.deal import ACTIONS, EVENT_ARGS, Deal
from stih.games.cribbage.explain import explain, trace
from stih.games.cribbage.match import cut, new_deal, opening, result, sheet, standing, win_text, winner
from stih.games.cribbage.notation import FORM
from stih.games.cribbage.position import position
from stih.games.cribbage.rules import DECK, OPTIONS, PRESETS, RULES_VERSION, SEATS
from stih.games.cribbage.sight import observe, sample
from stih.games.cribbage.view import view
from stih.games.cribbage.why import why_not

CRIBBAGE: Game[Deal] = Game(
    id="cribbage", rules=RULES_VERSION, seats=SEATS, usual=2, deck=DECK, actions=ACTIONS, options=OPTIONS,
    presets=PRESETS, event_args=EVENT_ARGS, open=opening, deal=new_deal, standing=standing, winner=winner,
    result=result, explain=explain, sheet=sheet, observe=observe, sample=sample, view=view,
    why_not=why_not, position=position, trace=trace, win_text=win_text, form=FORM, cut=cut,
    unseen=("cribbage-cut",),
)
