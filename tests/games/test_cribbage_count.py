"""Cribbage counted by hand, clause by clause [n] of its rules page: claims, muggins, counting too much; and reasons."""

import pytest
from stih.engine.state import OVER, step
from stih.games.cribbage import CRIBBAGE

MANUAL = {"counting": "manual"}
SHOW = {"counting": "manual", "muggins": "show"}
ALL = {"counting": "manual", "muggins": "all"}
TWO = {"hands": [["5C", "5D", "5H", "JS"], ["2C", "2D", "9H", "9S"]], "crib": ["AC", "3D", "QH", "KS"],
       "starter": "5S", "dealer": 1}
"""29 for the pone and 4 for the dealer; the crib counts 4 too."""


def act(deal, *names):
    for name in names:
        step(deal, CRIBBAGE.parse(name))


def show(options, **more):
    """A deal at the beginning of its show."""
    return CRIBBAGE.position(TWO | {"phase": "show", "options": options} | more)


def pegged(deal):
    return [event[:3] for event in deal.events]


def said(deal, what):
    return [event for event in deal.log if event[0] == what]


# claims [22]

def test_a_right_count_is_pegged():
    """[22] Each hand and the crib is one action of its owner."""
    deal = show(MANUAL)
    assert (deal.turn, len(deal.legal_actions())) == (0, 30)
    act(deal, "count:29", "count:4", "count:4")
    assert pegged(deal) == [(0, "hand", 29), (1, "hand", 4), (1, "crib", 4)]
    assert (deal.phase, deal.totals) == (OVER, [29, 8])
    assert said(deal, "cribbage-missed") == []


def test_what_is_missed_is_lost_and_told():
    """[22] Without muggins nobody gets it."""
    deal = show(MANUAL)
    act(deal, "count:21", "count:4", "count:0")
    assert deal.totals == [21, 4]
    assert said(deal, "cribbage-missed") == [("cribbage-missed", 0, 8), ("cribbage-missed", 1, 4)]


def test_a_hand_lies_open_before_it_is_counted():
    """[13] The others see it while its owner counts, and no other hand."""
    deal = show(MANUAL)
    shown = CRIBBAGE.observe(deal, 1)["shown"]
    assert shown[0] and not shown[1]
    assert CRIBBAGE.view(CRIBBAGE.observe(deal, 1)).extra["show"][0] == {
        "seat": 0, "what": "hand", "cards": ["5C", "5D", "5H", "JS"], "open": True, "points": None, "items": []}


def test_counting_by_hand_stops_at_the_winning_point():
    """[17] The peg stands in the last hole, and the dealer does not count."""
    deal = show(MANUAL, scores=[110, 120])
    act(deal, "count:12")
    assert (deal.phase, deal.winner, deal.totals) == (OVER, 0, [121, 120])


# counting too much [24]

@pytest.mark.parametrize(("overclaim", "totals"), [("correct", [29, 4]), ("excess", [32, 4])])
def test_too_high_a_count_is_corrected(overclaim, totals):
    """[24] The counter gets what there is; with `excess` the next opponent gets the rest."""
    deal = show(MANUAL | {"overclaim": overclaim})
    act(deal, "count:29", "count:7")
    assert totals == deal.totals
    assert said(deal, "cribbage-overclaim") == [("cribbage-overclaim", 1, 7, 4)]


def test_too_high_a_count_leaves_nothing_for_muggins():
    """[24] The opponents are not asked."""
    deal = show(SHOW)
    act(deal, "count:29", "no_muggins", "count:7")
    assert (deal.phase, deal.turn) == ("show", 1)


def test_the_excess_can_win():
    """[17] [24] The game is over with it."""
    deal = show(MANUAL | {"overclaim": "excess"}, scores=[90, 90])
    act(deal, "count:28", "count:7")
    assert (deal.phase, deal.winner, deal.totals) == (OVER, 0, [121, 94])


# muggins [23]

def test_what_is_missed_can_be_taken():
    """[23] After the count, by the opponent, who is asked whether or not there is anything."""
    deal = show(SHOW)
    act(deal, "count:21")
    assert (deal.phase, deal.turn) == ("muggins", 1)
    act(deal, "muggins:8", "count:4", "no_muggins", "count:4", "no_muggins")
    assert pegged(deal) == [(0, "hand", 21), (1, "muggins", 8), (1, "hand", 4), (1, "crib", 4)]
    assert deal.totals == [21, 16]


def test_no_more_is_taken_than_was_missed():
    """[23] Muggins for too much brings what there is, which may be nothing."""
    deal = show(SHOW)
    act(deal, "count:27", "muggins:5", "count:4", "muggins:1")
    assert deal.totals == [27, 6]
    assert said(deal, "cribbage-muggins-wrong") == [("cribbage-muggins-wrong", 1, 5, 2),
                                                     ("cribbage-muggins-wrong", 0, 1, 0)]


def test_the_rest_is_lost():
    """[22] What neither the counter nor the opponent sees."""
    deal = show(SHOW)
    act(deal, "count:20", "muggins:2")
    assert said(deal, "cribbage-missed") == [("cribbage-missed", 0, 7)]


@pytest.mark.parametrize(("players", "asked"), [(3, [2, 0]), (4, [2, 0])])
def test_opponents_are_asked_in_turn(players, asked):
    """[23] All of three, the other pair of four; until all that was missed is taken."""
    hands = [["2C", "4D", "6H", "8S"], ["5C", "5D", "5H", "JS"], ["AC", "3D", "7H", "9S"], ["2D", "4H", "6S", "8C"]]
    deal = CRIBBAGE.position({"hands": hands[:players], "starter": "5S", "dealer": 0, "phase": "show", "options": SHOW})
    act(deal, "count:0")
    turns = [deal.turn]
    act(deal, "no_muggins")
    turns.append(deal.turn)
    assert asked == turns
    act(deal, "muggins:29")
    assert (deal.phase, deal.turn) == ("show", 2)
    assert (0, "muggins", 29) in pegged(deal)


def test_muggins_in_the_play():
    """[23] After each card that may make points its player says how many; thirty-one pegs itself."""
    deal = CRIBBAGE.position({"hands": [["8C", "AC"], ["7D", "5D"]], "options": ALL, "dealer": 1})
    act(deal, "8C")
    assert (deal.phase, deal.turn) == ("play", 1)                   # the first card of a count makes nothing
    act(deal, "7D")
    assert (deal.phase, deal.turn, len(deal.legal_actions())) == ("peg", 1, 15)
    act(deal, "count:0", "muggins:2", "AC", "count:1", "5D", "count:0")
    assert pegged(deal) == [(0, "muggins", 2)]
    assert deal.phase == "muggins"
    act(deal, "no_muggins")
    assert pegged(deal)[1:] == [(1, "last", 1)]


def test_a_count_in_the_play_that_is_right_says_why():
    """[12] What was claimed rightly is pegged for what it is; a part of it as one count."""
    hands = [["4C", "6C"], ["5D", "9D"]]
    for claim, events in (("count:5", [(0, "fifteen", 2), (0, "run", 3)]), ("count:3", [(0, "count", 3)])):
        deal = CRIBBAGE.position({"hands": hands, "options": ALL, "dealer": 1})
        act(deal, "4C", "5D", "count:0", "no_muggins", "6C", claim)
        assert events == pegged(deal)


def test_thirty_one_is_pegged_by_itself():
    """[23] Only pairs and runs on it are to be counted."""
    deal = CRIBBAGE.position({"hands": [["KC", "AC"], ["KD", "TD"]], "options": ALL, "dealer": 1})
    act(deal, "KC", "KD", "count:2", "no_muggins", "AC", "count:0", "no_muggins", "TD")
    assert deal.phase == "peg"
    assert pegged(deal) == [(1, "pair", 2), (1, "thirtyone", 2)]


def test_muggins_can_win():
    """[17] In the middle of another's count."""
    deal = show(SHOW, scores=[0, 120])
    act(deal, "count:28", "muggins:1")
    assert (deal.phase, deal.winner) == (OVER, 1)


# what the table is given

def test_who_counts_is_shown_the_cards_and_all_that_scores():
    """The items to pick from add up to the count; nobody else is asked."""
    deal = show(SHOW)
    ask = CRIBBAGE.view(CRIBBAGE.observe(deal, 0)).extra["ask"]
    assert (ask["prefix"], ask["min"], ask["max"], ask["seat"]) == ("count:", 0, 29, 0)
    assert ask["cards"] == ["5C", "5D", "5H", "JS", "5S"]
    assert sum(item["points"] for item in ask["items"]) == 29
    assert CRIBBAGE.view(CRIBBAGE.observe(deal, 1)).extra["ask"] is None
    act(deal, "count:21")
    ask = CRIBBAGE.view(CRIBBAGE.observe(deal, 1)).extra["ask"]
    assert (ask["prefix"], ask["min"], ask["claim"], ask["seat"]) == ("muggins:", 1, 21, 0)


def test_a_count_is_told_as_players_tell_it():
    """[13] Fifteen two, fifteen four, and a run of three is seven: each item with its cards."""
    deal = CRIBBAGE.position({"hands": [["7C", "8D", "9H", "KS"], ["2C", "2D", "3H", "3S"]], "starter": "8S",
                              "dealer": 1, "phase": "show"})
    told = CRIBBAGE.view(CRIBBAGE.observe(deal, 0)).extra["show"][0]
    assert told["points"] == 12
    assert [(item["key"], item["args"]["total"], item["points"]) for item in told["items"]] == [
        ("cribbage-item-fifteen", 2, 2), ("cribbage-item-fifteen", 4, 2), ("cribbage-item-pair", 6, 2),
        ("cribbage-item-run", 9, 3), ("cribbage-item-run", 12, 3)]
    assert [item["cards"] for item in told["items"][:3]] == [["8D", "7C"], ["8S", "7C"], ["8D", "8S"]]


# reasons

@pytest.mark.parametrize(("spec", "moves", "seat", "action", "key", "clause"), [
    ({"players": 2, "dealer": 1, "phase": "lay_away"}, [], 0, "AC", "cribbage-why-crib-first", "6"),
    ({"players": 2, "dealer": 1, "phase": "lay_away"}, [], 0, "-KS", "why-not-held", None),
    ({"players": 2, "dealer": 1, "phase": "lay_away"}, [], 1, "-KS", "why-not-turn", None),
    ({"hands": [["KC", "9C"], ["QD", "9D"]], "dealer": 1}, ["KC"], 1, "-QD", "cribbage-why-laid", "6"),
    ({"hands": [["KC", "4C", "9C"], ["QD", "9D"]], "dealer": 1}, ["KC", "QD", "4C"], 0, "9C", "why-not-turn", None),
    ({"hands": [["KC", "9C", "2C"], ["QD", "2D"]], "dealer": 1}, ["KC", "QD", "9C"], 1, "QD", "why-not-held", None),
    ({"hands": [["KC", "9C", "2C"], ["QD", "2D", "3D"]], "dealer": 1}, ["KC", "QD", "9C"], 1, "3D",
     "cribbage-why-over", "8"),
    (TWO, [], 0, "count:4", "cribbage-why-automatic", "22"),
    (TWO, [], 0, "muggins:4", "cribbage-why-automatic", "22"),
    (TWO | {"options": MANUAL}, [], 0, "count:4", "cribbage-why-play-automatic", "22"),
    (TWO | {"options": MANUAL}, [], 0, "no_muggins", "cribbage-why-muggins-off", "23"),
    (TWO | {"options": ALL}, [], 0, "count:4", "why-not-now", None),
    (TWO | {"options": ALL}, ["5C", "2C"], 1, "count:29", "cribbage-why-no-card", "12"),
    (TWO | {"options": ALL}, ["5C", "2C"], 1, "2D", "cribbage-why-count-first", "22"),
    (TWO | {"options": ALL}, ["5C", "2C"], 1, "muggins:2", "cribbage-why-own-count", "23"),
    (TWO | {"options": ALL}, ["5C", "2C", "count:0"], 0, "5D", "cribbage-why-answer-first", "23"),
    (TWO | {"options": ALL}, ["5C", "2C", "count:0"], 0, "count:2", "cribbage-why-answer-first", "23"),
    (TWO | {"options": ALL}, ["5C", "2C", "count:0"], 1, "muggins:2", "why-not-turn", None),
    (TWO, [], 0, "go", "why-unknown", None),
])
def test_reasons(spec, moves, seat, action, key, clause):
    """For what a player could think of: the reason and the clause behind it."""
    deal = CRIBBAGE.position(spec)
    act(deal, *moves)
    why = CRIBBAGE.why_not(CRIBBAGE.observe(deal, seat), action)
    assert (key, clause) == (why["key"], why.get("clause"))
