"""The defenders' decisions and kontra: clauses [15] to [21]."""

from __future__ import annotations

from stih.engine.state import Action, Seat
from stih.games.preferans.actions import ALONE, CALL, COME, DEFENCE, KONTRA, KONTRAS, OK, PARTNER, STAY
from stih.games.preferans.ending import finish, spades_without_kontra
from stih.games.preferans.play import start_play
from stih.games.preferans.rules import ALL_OR_NOTHING
from stih.games.preferans.table import CALLED, CAME, DRAGGED, STAYS, Actions, Table

_LOG = ("preferans-ok", "preferans-kontra", "preferans-rekontra", "preferans-subkontra", "preferans-mortkontra")


def start_defence(table: Table) -> None:
    """[15] The next after the declarer decides first; where one trick decides, nobody is asked."""
    first, second = table.defenders()
    if table.contract in ALL_OR_NOTHING:
        table.coming[first] = table.coming[second] = CAME
        _start_kontra(table)
    else:
        table.phase, table.turn = DEFENCE, first


# coming and staying [15]

def comings(table: Table) -> Actions:
    """Each defender comes or stays."""
    return COME, STAY


def decide(table: Table, action: Action) -> None:
    """Come or stay."""
    seat, (first, second) = table.turn, table.defenders()
    table.coming[seat] = CAME if action == COME else STAYS
    table.log.append(("preferans-come" if action == COME else "preferans-stay", seat))
    if seat == first:
        table.turn = second
        return
    came = table.who_came()
    if not came:
        _nobody(table)
    elif len(came) == 1 and not table.plain_spades():
        table.phase, table.turn = PARTNER, came[0]
    else:
        _start_kontra(table)


def _nobody(table: Table) -> None:
    if table.plain_spades():
        spades_without_kontra(table)
        return
    table.log.append(("preferans-nobody", table.declarer))
    finish(table, "unplayed")


# one came [16]

def ways(table: Table) -> Actions:
    """The only defender plays alone, calls the partner, or says kontra."""
    return (ALONE, CALL, KONTRA + 1) if table.rules.max_kontra else (ALONE, CALL)


def choose_way(table: Table, action: Action) -> None:
    """Alone, together or kontra."""
    seat, other = table.turn, _partner(table, table.turn)
    if action == KONTRA + 1:
        _say_kontra(table, seat)
        _answer_next(table)
        return
    if action == CALL:
        table.caller, table.coming[other] = seat, CALLED
        table.log.append(("preferans-call", seat, other))
    else:
        table.log.append(("preferans-alone", seat))
    start_play(table)


def _partner(table: Table, seat: Seat) -> Seat:
    first, second = table.defenders()
    return second if seat == first else first


# kontra [18] [19] [20]

def _start_kontra(table: Table) -> None:
    table.phase, table.turn = KONTRAS, table.who_came()[0]


def kontras(table: Table) -> Actions:
    """Let it be or double it. Where no more is allowed, silence is taken for granted."""
    level = 0 if table.chain < 0 else table.kontra[table.chain]
    return (OK, KONTRA + level + 1) if level < table.rules.max_kontra else (OK,)


def say_kontra(table: Table, action: Action) -> None:
    """Say one of kontras()."""
    if table.chain >= 0:
        _answer(table, action)
        return
    seat = table.turn
    if action == OK:
        _log_ok(table)
    else:
        _say_kontra(table, seat)
    waiting = [other for other in table.who_came() if table.is_later(other, seat)]
    if waiting and (action == OK or table.rules.kontra_model == "bilateral"):
        table.turn = waiting[0]
    else:
        _answer_next(table)


def _say_kontra(table: Table, seat: Seat) -> None:
    """[18] Kontra brings in a partner who stayed."""
    table.kontra[seat] = 1
    table.log.append((_LOG[1], seat))
    other = _partner(table, seat)
    if table.coming[other] == STAYS:
        table.coming[other] = DRAGGED
        table.log.append(("preferans-dragged", other))


def _log_ok(table: Table) -> None:
    if table.rules.max_kontra:
        table.log.append((_LOG[0], table.turn))


def _answer_next(table: Table) -> None:
    """The declarer answers the next kontra; when all are answered the play begins."""
    said = [seat for seat in table.defenders() if table.kontra[seat]]
    later = said if table.chain < 0 else [seat for seat in said if table.is_later(seat, table.chain)]
    if later:
        table.phase, table.chain, table.turn = KONTRAS, later[0], table.declarer
    elif table.plain_spades() and not said:
        spades_without_kontra(table)
    else:
        start_play(table)


def _answer(table: Table, action: Action) -> None:
    """[19] The declarer and the one who said kontra double in turn."""
    seat = table.chain
    if action == OK:
        if len(kontras(table)) > 1:
            _log_ok(table)
        _answer_next(table)
        return
    table.kontra[seat] += 1
    table.log.append((_LOG[table.kontra[seat]], table.turn))
    table.turn = seat if table.turn == table.declarer else table.declarer
