"""How a hand ends, what it writes, and the agreed end of a match: clauses [11], [12], [21], [28] to [36]."""

from __future__ import annotations

from stih.engine.state import OVER, Action, Seat
from stih.games.preferans.actions import AGREE, REFUSE, STOPPING
from stih.games.preferans.rules import PLAYERS, after
from stih.games.preferans.score import score_hand, write_off
from stih.games.preferans.table import Actions, Table

UNWRITTEN = ("refa", "redeal")   # endings without a declarer's account


# hands that are not played

def pass_out(table: Table) -> None:
    """[11] Nobody wants to play."""
    table.log.append(("preferans-refa",) if table.refa_allowed() else ("preferans-no-refa",))
    _write_refa(table)


def spades_without_kontra(table: Table) -> None:
    """[21] Plain spades and no kontra: as the table's custom has it."""
    declarer, custom = table.declarer, table.rules.spades_without_kontra
    if custom == "declarer_wins" or (custom == "refa_then_win" and not table.refa_allowed()):
        table.log.append(("preferans-spades-won", declarer))
        finish(table, "unplayed")
        return
    key = "preferans-spades-refa" if table.refa_allowed() else "preferans-spades-no-refa"
    table.log.append((key, declarer))
    _write_refa(table)


def _write_refa(table: Table) -> None:
    """[11] [12] A refa for everyone; where none is allowed, nothing is written."""
    table.ending = "refa" if table.refa_allowed() else "redeal"
    if table.ending == "refa":
        table.refe = [refe + 1 for refe in table.refe]
        table.refe_written += 1
    table.phase, table.turn = OVER, -1


# hands that are scored

def finish(table: Table, ending: str) -> None:
    """Write what the hand is worth."""
    hand = table.as_hand()
    if hand.active:
        key = "preferans-made" if hand.made else "preferans-down"
        table.log.append((key, table.declarer, table.won[table.declarer]))
    if hand.refa:                                                   # [33] used up, made or not, played or not
        table.refa_used = table.declarer
        table.refe[table.declarer] -= 1
    table.bule_change, table.supe_change = score_hand(table.rules, hand, sum(table.bule))
    before = table.bule
    table.bule = [bule + change for bule, change in zip(before, table.bule_change, strict=True)]
    table.supe = [supe + change for supe, change in zip(table.supe, table.supe_change, strict=True)]
    for seat in range(PLAYERS):
        if (before[seat] < 0) != (table.bule[seat] < 0):            # [28] the hat
            table.log.append(("preferans-hat" if table.bule[seat] < 0 else "preferans-hat-off", seat))
    table.ending, table.phase, table.turn = ending, OVER, -1


def match_over(table: Table) -> bool:
    """[34] [36] Whether the match ended with this hand."""
    return bool(table.stopped) or (table.phase == OVER and sum(table.bule) <= 0)


# the agreed end [36]

def may_stop(table: Table) -> bool:
    """Whether a seat may ask now to end the match: once between two hands."""
    return table.phase == OVER and table.asker < 0 and not match_over(table)


def ask_to_stop(table: Table, seat: Seat) -> None:
    """*seat* asks; the others answer in turn."""
    table.asker, table.phase, table.turn = seat, STOPPING, after(seat)
    table.log.append(("preferans-stop", seat))


def stop_answers(table: Table) -> Actions:
    """What the seat in turn may answer."""
    return AGREE, REFUSE


def answer_stop(table: Table, action: Action) -> None:
    """One refusal and the match goes on."""
    table.log.append(("preferans-agree" if action == AGREE else "preferans-refuse", table.turn))
    if action == REFUSE:
        table.phase, table.turn = OVER, -1
        return
    table.turn = after(table.turn)
    if table.turn == table.asker:
        table.off = write_off(table.bule)
        table.bule = [bule - off for bule, off in zip(table.bule, table.off, strict=True)]
        table.stopped = 1
        table.log.append(("preferans-stopped",))
        table.phase, table.turn = OVER, -1


