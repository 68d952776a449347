"""The result of a deal and of a match, and the score sheet."""

import pytest
import samples
from playing import random_match
from reading import classed, having, text
from stih.games import GAMES
from table import chart, parts, raub, result, sheets

WORDS = samples.Words()


def drawn(view):
    return result.render(view, samples.page_state(), WORDS)


def test_each_seat_has_its_line_with_the_change_and_the_scores():
    tree = drawn(samples.finished())
    assert [text(node) for node in classed(tree, "d")] == ["+8", "−4", "−2"]
    assert [text(node) for node in classed(tree, "ab")] == ["9  →  17", "15  →  11", "12  →  10"]


def test_the_bar_counts_as_the_table_of_that_game_does():
    paid = samples.RESULT | {"payments": [], "pot": 0, "places": None}
    rablo = drawn(samples.finished(game="rablo", extra={"rounds": 12}, result=paid))
    assert "rablo-round number=7 rounds=12" in text(classed(rablo, "top"))
    assert "table-deal number=7" in text(classed(drawn(samples.finished()), "top"))


def test_counting_down_is_good():
    lines = classed(drawn(samples.finished()), "lines")[0][2]
    assert [line[1]["class"] for line in lines] == ["bad", "good", "good"]


def test_each_item_leads_to_its_rule_and_shows_its_points():
    tree = drawn(samples.finished())
    assert [text(node) for node in classed(tree, "calc")] == ["+4", "+4", "−2", "−2", "−1", "−1"]
    assert having(classed(tree, "items"), "href")[0][1]["href"] == "rules/raub.en.html#c17"


def test_after_a_deal_the_next_is_offered_and_after_a_match_a_new_one():
    deal, match = drawn(samples.finished()), drawn(samples.won())
    assert deal[1]["data-screen"] == "deal-result" and having(deal, "data-command", "next")
    assert match[1]["data-screen"] == "match-result" and having(match, "data-command", "new")
    assert not having(match, "data-command", "next")


def test_a_refused_deal_has_no_lines_to_show():
    refused = dict(samples.RESULT, rows=[], title=samples.message("raub-result-refe", "8"), doubled=False)
    tree = drawn(samples.finished(result=refused, trump=None))
    assert "raub-result-refe" in text(tree) and having(tree, "data-command", "next")


def ledger_rows(sheet):
    """The rows of the ledgers of a sheet, the folded ones first."""
    return [row for table in classed(raub.sheet(samples.view(sheet=sheet), WORDS), "raubsheet")
            for body in table[2] if body[0] == "tbody" for row in body[2]]


def test_the_sheet_is_a_table_of_totals_and_changes():
    rows = ledger_rows(samples.SHEET)
    assert text(rows[1]).split() == ["1", "raub-role-solo", "19", "−2", "20", "−1", "20", "−1"]
    assert text(rows[3]).split()[:2] == ["3", "×2"]


def test_the_sheet_marks_who_failed_and_who_dropped_out():
    row = ledger_rows(samples.SHEET)[3]
    assert [text(cell).split()[-2:] for cell in classed(row, "failed")] == [["23", "+4"]]
    assert [text(cell).split() for cell in classed(row, "dropped")] == [["20", "·"]]


def test_a_used_refe_is_struck_out_and_a_waiting_one_is_not():
    rows = ledger_rows(samples.SHEET)
    assert [row[1]["class"] for row in rows if row[1].get("class", "").startswith("refe")] == ["refe used", "refe"]
    assert "count=1" in text(classed(raub.sheet(samples.view(), WORDS), "waiting"))


def long_sheet():
    """Twenty deals; the third was refused and its refe still waits."""
    rows = [{"number": number, "cells": samples.cells((-1, 21 - number), (0, 21), (2, 21 + number)), "doubled": False,
             "refe": 0, "note": None} for number in range(1, 21)]
    rows[2] |= {"refe": 1, "cells": samples.cells((None, 19), (None, 21), (None, 23))}
    return {"start": 21, "waiting": 1, "rows": rows}


def test_a_long_sheet_is_folded_but_for_a_refe_that_waits():
    tree = raub.sheet(samples.view(sheet=long_sheet()), WORDS)
    summary = classed(tree, "fold")[0][2][0]
    assert text(summary).split() == ["1–12", "sheet-unfold", "9", "21", "33"]
    assert [text(row[2][0]) for row in ledger_rows(long_sheet())][-9:] == ["3", *map(str, range(13, 21))]


def test_a_match_ends_with_its_chart_and_its_sheet():
    tree = drawn(samples.won(sheet=long_sheet()))
    chart, = classed(tree, "chart")
    told = having(chart, "role", "img")[0][1]["aria-label"]
    assert told.startswith("You: 21, 20, 19") and "Ana: 21, 22, 23, 23, 25" in told
    assert len(classed(chart, "line")) == 3 and classed(tree, "raubsheet")
    assert not classed(drawn(samples.finished()), "chart")


@pytest.mark.parametrize("name", GAMES)
def test_the_chart_of_a_match_begins_at_the_start_and_ends_at_the_scores(name):
    match = random_match(GAMES[name], GAMES[name].seats[-1], "course", deals=3)
    view = match.view(0)
    columns, rows, _ = parts.draw("course", view)
    shown = [view["seats"][column[0]]["score"] for column in columns]
    assert [str(score) for score in rows[-1]] == shown and len(set(rows[0])) == 1
    assert len(rows) == len(match.deals) + 1


def test_a_chart_of_one_score_for_all_can_be_drawn():
    flat = {"start": 21, "waiting": 0, "rows": [long_sheet()["rows"][0]]}
    assert classed(drawn(samples.won(sheet=flat)), "chart")


def test_names_at_the_ends_of_lines_keep_apart():
    assert chart.spread([50, 52, 10], 15, 0, 60) == [45, 60, 10]
    assert chart.ticks(-1, 29) == [0, 10, 20]
    assert chart.ticks(0, 0) == [0]


def test_points_carry_their_sign():
    assert [sheets.signed(points) for points in (4, -2, 0, None)] == ["+4", "−2", "·", "·"]
