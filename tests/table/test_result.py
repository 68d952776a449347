"""The result of a deal and of a match, and the score sheet."""

import samples
from reading import classed, having, text
from table import result, sheets

WORDS = samples.Words()


def drawn(view):
    return result.render(view, samples.page_state(), WORDS)


def test_each_seat_has_its_line_with_the_change_and_the_scores():
    tree = drawn(samples.finished())
    assert [text(node) for node in classed(tree, "d")] == ["+8", "−4", "−2"]
    assert [text(node) for node in classed(tree, "ab")] == ["9  →  17", "15  →  11", "12  →  10"]


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


def test_the_sheet_is_a_table_of_changes_and_totals():
    tree = sheets.render(samples.view(), WORDS)
    rows = [text(row) for row in classed(tree, "ledger")[0][2][2][2]]
    assert rows[1].split() == ["1", "−2", "19", "−1", "20", "−1", "20"]
    assert rows[3].split()[:2] == ["3", "×2"]


def test_a_used_refe_is_struck_out_and_a_waiting_one_is_not():
    tree = sheets.render(samples.view(), WORDS)
    assert [node[1]["class"] for node in classed(tree, "refe")] == ["refe used", "refe"]
    assert "count=1" in text(classed(tree, "waiting"))


def test_points_carry_their_sign():
    assert [sheets.signed(points) for points in (4, -2, 0, None)] == ["+4", "−2", "·", "·"]
