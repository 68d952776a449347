"""What stands under a question of cribbage: what the phase is for and what it can bring."""

from __future__ import annotations

from stih.engine.errors import Message, message
from stih.engine.state import Observation
from stih.games.cribbage.deal import LAY_AWAY, PEG, PLAY, SHOW, TAKE
from stih.games.cribbage.rules import LIMIT


def due(obs: Observation) -> Message | None:
    """What the seat in turn should know before it answers, or None."""
    asked = _DUE.get(obs["phase"])
    return asked(obs) if asked else None


def _lay(obs: Observation) -> Message:
    own = (obs["dealer"] - obs["seat"]) % obs["sides"] == 0
    return message("cribbage-help-lay", "6", own=int(own))


def _play(obs: Observation) -> Message:
    if not obs["pile"]:
        return message("cribbage-help-lead", "8")
    return message("cribbage-help-play", "12", room=LIMIT - obs["count"])


def _peg(_obs: Observation) -> Message:
    return message("cribbage-help-card", "12")


def _show(_obs: Observation) -> Message:
    return message("cribbage-help-show", "14")


def _take(_obs: Observation) -> Message:
    return message("cribbage-help-muggins", "23")


_DUE = {LAY_AWAY: _lay, PLAY: _play, PEG: _peg, SHOW: _show, TAKE: _take}
