"""What a contract asks of the declarer, and of a defender: two short sentences. [n] is a clause of the rules page."""

from __future__ import annotations

from stih.engine.errors import Message, message
from stih.engine.state import Observation
from stih.games.preferans.rules import ALL_OR_NOTHING, BETTEL, WHOLE
from stih.games.preferans.table import CAME, STAYS, UNASKED

DECLARERS = {BETTEL: ("none", "14"), WHOLE: ("all", "38")}


def aims(obs: Observation, due: int | None) -> list[Message]:
    """What the declarer must take; then what the observing defender owes, *due* being what a pair owes together."""
    name, clause = DECLARERS.get(obs["contract"], ("six", "14"))
    owed = _owed(obs, due)
    return [message(f"preferans-aim-{name}", clause, seat=obs["declarer"])] + ([owed] if owed else [])


def _owed(obs: Observation, due: int | None) -> Message | None:
    """[16] [17] [18] None for the declarer, for who stays out, and where nothing but the contract counts."""
    came = obs["coming"][obs["seat"]]
    if obs["seat"] == obs["declarer"] or obs["contract"] in ALL_OR_NOTHING:
        return None
    if max(obs["kontra"]):
        return message("preferans-aim-beat", "18")
    if came == STAYS:
        return None
    if came == UNASKED:
        return message("preferans-aim-come", "17")
    if obs["caller"] >= 0:
        return message("preferans-aim-together", "16")
    return message("preferans-aim-pair" if due else "preferans-aim-owe", "17") if came == CAME else None
