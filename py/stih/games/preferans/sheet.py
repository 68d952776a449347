"""The sheet as kept on paper: a panel a player, bule in the middle, supe on both sides [28]. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stih.engine.errors import Message, message
from stih.engine.options import Options
from stih.engine.state import Seat
from stih.games.preferans.account import Facts, bule_line, hand_of, supe_line
from stih.games.preferans.rules import PLAYERS, Rules, others
from stih.games.preferans.score import payments, settle, write_off

Entry = dict[str, Any]
Column = list[Entry]


class Book:
    """The columns while hands are entered one by one."""

    def __init__(self, rules: Rules) -> None:
        start = rules.start_bule
        self.rules = rules
        self.sign = 1 if rules.sheet_sign == "debt_positive" else -1
        self.bule = [start] * PLAYERS
        self.supe = [0] * PLAYERS ** 2
        self.middle: list[Column] = [[_value(start * self.sign, 0, message("preferans-note-start", "28", bule=start))]
                                     for _ in range(PLAYERS)]
        self.sides: list[Column] = [[] for _ in range(PLAYERS ** 2)]

    def enter(self, number: int, facts: Facts) -> None:
        """Enter hand *number*."""
        for seat in facts["refa_to"]:
            self.middle[seat].append(_mark("refa", number, message("preferans-note-refa", "11", number=number)))
        if "declarer" in facts:
            self._enter_hand(number, facts)
        if facts["stopped"]:
            for seat, off in enumerate(facts["written_off"]):
                self._write(seat, number, -off, message("preferans-note-written-off", "36", bule=off))

    def _enter_hand(self, number: int, facts: Facts) -> None:
        hand = hand_of(facts)
        if hand.refa:
            _strike(self.middle[hand.declarer], "refa",
                    message("preferans-note-refa-used", "33", number=number))
        for seat, change in enumerate(facts["bule"]):
            if change:
                self._write(seat, number, change, bule_line("note", hand, seat, change, number=number))
        for writer, declarer, points in facts["supe"]:
            place = PLAYERS * writer + declarer
            self.supe[place] += points
            note = supe_line("note", self.rules, hand, writer, points, number=number, seat=writer, other=declarer)
            self.sides[place].append(_value(self.supe[place], number, note))

    def _write(self, seat: Seat, number: int, change: int, note: Message) -> None:
        """A new figure in the middle column, and the hat when it crosses zero."""
        before, column = self.bule[seat], self.middle[seat]
        self.bule[seat] += change
        if before >= 0 > self.bule[seat]:
            column.append(_mark("hat", number, message("preferans-note-hat", "28", number=number, seat=seat)))
        elif before < 0 <= self.bule[seat]:
            _strike(column, "hat", message("preferans-note-hat-off", "28", number=number, seat=seat))
        column.append(_value(self.bule[seat] * self.sign, number, note))


def _value(value: int, number: int, note: Message) -> Entry:
    return {"kind": "value", "value": value, "hand": number, "struck": False, "note": note}


def _mark(kind: str, number: int, note: Message) -> Entry:
    return {"kind": kind, "value": None, "hand": number, "struck": False, "note": note}


def _strike(column: Column, kind: str, note: Message) -> None:
    """Strike the oldest mark of its kind that is still open."""
    for entry in column:
        if entry["kind"] == kind and not entry["struck"]:
            entry["struck"], entry["note"] = True, note
            return


def sheet(options: Options, results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The whole sheet from the results so far."""
    book = Book(Rules(**options))  # type: ignore[arg-type]  # checked by options.complete()
    for number, facts in enumerate(results, 1):
        book.enter(number, facts)
    for column in (*book.middle, *book.sides):
        _strike_old(column)
    total, won = sum(book.bule), settle(book.bule, book.supe)
    over = bool(results) and (total <= 0 or results[-1]["stopped"])
    return {
        "start": options["start_bule"], "hands": len(results), "total": total, "over": over,
        "panels": [_panel(book, seat, won[seat]) for seat in range(PLAYERS)],
        "payments": [{"from": payer, "to": receiver, "amount": amount,
                      "text": message("preferans-pays", "37", seat=payer, other=receiver, points=amount)}
                     for payer, receiver, amount in payments(won)],
    }


def _strike_old(column: Column) -> None:
    """Only the last figure of a column is alive."""
    figures = [entry for entry in column if entry["kind"] == "value"]
    for entry in figures[:-1]:
        entry["struck"] = True


def _panel(book: Book, seat: Seat, won: int) -> dict[str, Any]:
    """[28] The neighbours' columns lie where they sit: the next one on the left when play goes clockwise."""
    left, right = others(seat) if book.rules.direction == "cw" else others(seat)[::-1]
    off = write_off(book.bule)[seat] if sum(book.bule) > 0 else 0
    return {
        "seat": seat, "left": left, "right": right, "bule": book.middle[seat],
        "left_supe": book.sides[PLAYERS * seat + left], "right_supe": book.sides[PLAYERS * seat + right],
        "refe": sum(entry["kind"] == "refa" and not entry["struck"] for entry in book.middle[seat]),
        "totals": {"bule": book.bule[seat] * book.sign, "written_off": off * book.sign,
                   "supe_for": sum(book.supe[PLAYERS * seat + other] for other in others(seat)),
                   "supe_against": sum(book.supe[PLAYERS * other + seat] for other in others(seat)),
                   "result": won},
    }
