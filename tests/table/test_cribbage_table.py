"""Cribbage at the table: board, counts, show and sheet agree with the engine at every step of random matches."""

import json
from random import Random

import pytest
import samples
from reading import classed, having, text
from stih.session import Session
from table import cribbage, cribbage_count, cribbage_show, parts, result, table
from table.cribbage_board import OutAndBack, Serpentine
from table.cribbage_wood import hops
from table.game import opening

BY_HAND = {"counting": "manual", "muggins": "all", "overclaim": "excess", "target": 61}


class Words(samples.Words):
    """Sentences that also take the names of this game."""

    def __call__(self, said, **args):
        return super().__call__(said, **args) if isinstance(said, str) else super().__call__(
            {"key": said["key"], "args": said["args"]}, **args)


WORDS = Words()


class Seat:
    """A session played at random for the viewer; gives the replies in order."""

    def __init__(self, players, seed, **options):
        self.session, self.random = Session(), Random(seed)
        self.first = {"do": "start", "game": "cribbage", "options": options, "seed": str(seed),
                      "seats": ["you"] + ["random"] * (players - 1), "seat": 0}

    def ask(self, **request):
        reply = json.loads(self.session.handle(json.dumps({"id": 1} | request)))
        assert reply["error"] is None, reply["error"]
        return reply

    def replies(self, deals=99):
        reply = self.ask(**self.first)
        yield reply
        while reply["wait"] != "over" and not (reply["wait"] == "next" and reply["view"]["number"] >= deals):
            if reply["wait"] == "next":
                reply = self.ask(do="next")
            elif reply["wait"] == "bot":
                reply = self.ask(do="step")
            else:
                reply = self.ask(do="act", actions=self.choice(reply["view"]), turn=reply["view"]["turn"])
            yield reply

    def choice(self, view):
        if view["select"]:
            return ["-" + card for card in self.random.sample(view["hand"], view["select"]["min"])]
        if view["extra"]["ask"]:
            return [self.count(view["extra"]["ask"])]
        return [self.random.choice(list(view["play"].values()))]

    def count(self, ask):
        """The right number, one less or one more, as it comes."""
        right = sum(item["points"] for item in ask["items"]) - (ask["claim"] or 0)
        number = min(ask["max"], right + self.random.choice((0, 0, 0, -1, 1)))
        return f"{ask['prefix']}{number}" if number >= ask["min"] else "no_muggins" if ask["claim"] is not None else (
            f"{ask['prefix']}{ask['min']}")


MATCHES = [(2, 1, {}), (3, 2, {"target": 61}), (4, 3, {"target": 91}),
           (2, 4, BY_HAND), (3, 5, BY_HAND), (4, 6, BY_HAND)]


def pegs_of(tree):
    """Where each side's front pegs stand, by the drawing."""
    return [(node[1]["data-peg"], node[1]["transform"]) for node in having(tree, "data-peg")]


def place(board, side, points):
    x, y = board.hole(side, points)
    return f"translate({x:.1f} {y:.1f})".replace(".0 ", " ").replace(".0)", ")")


def board_for(view):
    sides, target = len(view["extra"]["sides"]), view["extra"]["target"]
    if sides == 2 and target <= 62:
        return [OutAndBack(360, target, 1)]
    return [Serpentine(sides, 4, 360, target), Serpentine(sides, 2, 860, target)]


def page(view, own, **state):
    return samples.page_state(own=own, **state)


@pytest.mark.parametrize(("players", "seed", "options"), MATCHES)
def test_board_and_score_agree_at_every_step(players, seed, options):
    own = {}
    for reply in Seat(players, seed, **options).replies():
        view = reply["view"]
        cribbage.arrived(view, own, False)
        while True:
            seen = cribbage.seen(view, own, False)
            tree = table.render(seen, page(seen, own), WORDS)
            scores = [int(seat["score"]) for seat in seen["seats"]]
            fronts = [pegs["front"] for pegs in seen["extra"]["board"]]
            for side, seats in enumerate(seen["extra"]["sides"]):
                assert {scores[seat] for seat in seats} == {fronts[side]}
            assert pegs_of(tree) == [(f"{side}f", place(board, side, front)) for board in board_for(seen)
                                     for side, front in enumerate(fronts)]
            if not seen["extra"].get("entry"):
                break
            assert cribbage.command(seen, own, "next", {})
        assert seen["extra"]["board"] == view["extra"]["board"]


@pytest.mark.parametrize(("players", "seed", "options"), MATCHES)
def test_the_show_is_looked_at_count_by_count(players, seed, options):
    own, looked = {}, []
    for reply in Seat(players, seed, **options).replies(deals=3):
        view = reply["view"]
        cribbage.arrived(view, own, False)
        while (seen := cribbage.seen(view, own, False))["extra"].get("entry"):
            entry = seen["extra"]["entry"]
            looked.append((view["number"], entry["seat"], entry["what"]))
            assert seen["result"] is None and seen["to_act"] is None
            tree = table.render(seen, page(seen, own), WORDS)
            assert len(having(classed(tree, "laid"), "data-table-card")) == 5
            assert having(tree, "data-command", "next")
            cribbage.command(seen, own, "next", {})
        if view["result"]:
            assert [(view["number"], entry["seat"], entry["what"]) for entry in view["extra"]["show"]] == [
                one for one in looked if one[0] == view["number"]]
            result.render(seen, page(seen, own), WORDS)


def test_pegs_never_go_back_within_a_game_and_end_where_the_engine_says():
    before, own = None, {}
    for reply in Seat(2, 11).replies():
        view = reply["view"]
        cribbage.arrived(view, own, True)
        for selector, way in hops(before, view) if before and before["number"] == view["number"] else []:
            side = int(selector[-4])
            board = board_for(view)[0 if ".block" in selector else 1]
            assert way[-1] == board.hole(side, view["extra"]["board"][side]["front"])
            assert len(way) <= 40
        before = view


def test_from_119_to_120_to_the_last_hole():
    board = Serpentine(2, 4, 360)
    holes = [board.hole(0, points) for points in range(-1, 122)]
    assert len(set(holes)) == 123
    assert board.hole(0, 121) == board.hole(1, 121) != board.hole(0, 120)


@pytest.mark.parametrize("tracks", [2, 3])
@pytest.mark.parametrize(("legs", "width"), [(4, 360), (2, 860)])
def test_no_two_holes_touch_and_all_lie_on_the_wood(tracks, legs, width):
    board = Serpentine(tracks, legs, width)
    holes = [board.hole(track, points) for track in range(tracks) for points in range(-1, 121)]
    for number, (x, y) in enumerate(holes):
        assert 4 < x < board.size[0] - 4 and 4 < y < board.size[1] - 4
        assert all(abs(x - a) + abs(y - b) > 4.3 for a, b in holes[:number])


def test_streets_end_in_the_crowns_of_the_bends():
    board = Serpentine(2, 4, 360)
    for points in (31, 61, 91):
        (_, one), (_, other) = board.across(points)
        assert abs(one - other) < 2


def test_a_longer_game_goes_round_again():
    board = Serpentine(2, 4, 360, 241)
    assert board.hole(0, 121) == board.hole(0, 1) and board.hole(0, 241) == Serpentine(2, 4, 360).hole(0, 121)


# ---- counting by hand


def asked():
    """A view in which the viewer counts a hand with several items; what is kept for it, and the session."""
    own, seat = {}, Seat(2, 4, counting="manual")
    for reply in seat.replies(deals=9):
        view = reply["view"]
        cribbage.arrived(view, own, True)
        if view["extra"]["ask"] and len(view["extra"]["ask"]["items"]) > 2:
            return view, own, seat
    raise AssertionError


def test_a_chosen_set_that_scores_is_taken_down_and_counted():
    view, own, _ = asked()
    ask = view["extra"]["ask"]
    for item in ask["items"]:
        cribbage.choose(view, own, item["cards"][:1])
        cribbage.choose(view, own, list(reversed(item["cards"])))
    total = sum(item["points"] for item in ask["items"])
    tree = table.render(cribbage.seen(view, own, False), page(view, own), WORDS)
    assert [node[1]["data-action"] for node in having(tree, "data-action")] == [f"count:{total}"]
    assert text(classed(tree, "count")[0]) == str(total)


def test_a_tapped_number_is_what_is_said():
    view, own, _ = asked()
    cribbage.change(view, own, "number", "12")
    tree = table.render(cribbage.seen(view, own, False), page(view, own), WORDS)
    assert [node[1]["data-action"] for node in having(tree, "data-action")] == ["count:12"]
    assert [node[1]["value"] for node in having(tree, "checked")] == ["12"]


def test_the_cards_to_be_counted_take_the_place_of_the_hand():
    view, own, _ = asked()
    tree = table.render(cribbage.seen(view, own, False), page(view, own), WORDS)
    cards = having(classed(tree, "hand"), "data-select")
    assert len(cards) == 5
    assert [card[1]["data-select"] for card in cards if classed(card, "named")] == [view["extra"]["starter"]]


def test_a_set_that_was_not_taken_down_is_marked_in_the_show():
    """Only the second item is taken down: it is told first, the others after it, as not counted."""
    view, own, seat = asked()
    items = view["extra"]["ask"]["items"]
    cribbage.choose(view, own, items[1]["cards"])
    view = seat.ask(do="act", actions=[f"count:{items[1]['points']}"], turn=view["turn"])["view"]
    cribbage.arrived(view, own, False)
    seen = cribbage.seen(view, own, False)
    tree = table.render(seen, page(seen, own), WORDS)
    told = classed(tree, "counted")[0]
    lit = [int(node[1]["data-item"]) for node in having(told, "data-command", "light")]
    assert lit == [1] + [place for place in range(len(items)) if place != 1]
    assert "item-missed" in text(classed(told, "left")[0])
    assert [node[0] for node in told[2][:2]] == ["li", "li"] and "item-missed" in text(told[2][1])


WORTH = [{"points": 2}, {"points": 2}, {"points": 3}, {"points": 1}]


@pytest.mark.parametrize(("points", "found", "missed"), [
    (8, None, []), (8, [0], []),                    # all of it, however it was found
    (4, None, [2, 3]), (3, None, [1, 2]), (0, None, [0, 1, 2, 3]),
    (3, [2], [0, 1, 3]), (0, [], [0, 1, 2, 3]),
    (2, [2], [1, 2, 3]),                            # less was said than found
])
def test_what_was_missed_is_told_from_what_was_counted(points, found, missed):
    counted, left = cribbage_count.split(WORTH, points, found)
    assert left == missed
    assert sorted(counted + left) == [0, 1, 2, 3]


def test_where_no_items_come_to_the_number_nothing_is_marked():
    assert cribbage_count.split([{"points": 2}, {"points": 2}], 3) == ([0, 1], [])


# ---- the result


def test_a_cut_for_the_next_deal_is_announced():
    view = finished()
    words = [text(having(result.render(seen, page(seen, {}), WORDS), "data-command", "next")[0]) for seen in (
        view, dict(view, result=dict(view["result"], next_dealer=None)))]
    assert "table-next-deal" in words[0] and words[1] == "cribbage-cuts"


def test_a_pairs_hands_are_told_apart_by_their_owners():
    view = finished(4)
    heads = [text(part[2][0]) for part in classed(result.render(view, page(view, {}), WORDS), "counted-hand")]
    assert len([head for head in heads if "label-hand" in head]) == 4


def finished(players=2, **options):
    for reply in Seat(players, 8, **options).replies(deals=1):
        view = reply["view"]
    return view


def test_an_item_of_the_result_lights_up_its_cards():
    view = finished()
    buttons = having(result.render(view, page(view, {}), WORDS), "data-command", "item")
    name = next(node[1]["data-item"] for node in buttons if "item-fifteen" in text(node))
    tree = result.render(view, page(view, {"item": name}), WORDS)
    assert len(classed(classed(tree, "counted-cards"), "lit")) >= 2


@pytest.mark.parametrize(("players", "ways", "tables"), [(2, 15, "E1 / E2"), (3, 5, "E"), (4, 5, "E")])
def test_the_discard_helper_lists_every_way_marks_the_viewers_and_names_its_tables(players, ways, tables):
    view = finished(players)
    tree = result.render(view, page(view, {}), WORDS)
    rows = classed(tree, "throws")[0][2][2][2]
    assert len(rows) == ways and len(classed(tree, "yours")) == 1
    assert f"{tables}" in text(classed(tree, "cap")[0]).split("table=")[-1]


def test_what_lies_in_the_crib_is_not_told_before_it_is_counted():
    own = {}
    for reply in Seat(2, 9).replies(deals=2):
        view = reply["view"]
        cribbage.arrived(view, own, False)
        for place in range(-1, len(view["extra"]["show"])):
            seen = cribbage_show.stage(view, own, place)
            if not seen["extra"]["entry"] or seen["extra"]["entry"]["what"] == "hand":
                assert seen["extra"]["crib"]["cards"] == []


def test_other_games_have_no_part_in_it():
    view = samples.playing(3)
    assert parts.of(view, "board") is None and not classed(table.render(view, samples.page_state(), WORDS), "board")


def test_the_table_is_there_before_the_first_card():
    view = opening({"game": "cribbage", "seats": ["you", "rules"], "options": {}, "seat": 0, "seed": "1"}, "left")
    own = {}
    cribbage.arrived(view, own, False)
    tree = table.render(cribbage.seen(view, own, False), page(view, own), WORDS)
    assert classed(tree, "board") and not cribbage.holds(view, view) and not hops(view, view)
