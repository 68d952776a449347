"""The table's tree: marks, places, states, and that it tells nothing it should not."""

from types import SimpleNamespace

import pytest
import samples
from reading import classed, having, nodes, text
from table import hand, table
from table.play import Play
from table.vnode import to_html

WORDS = samples.Words()
VIEWS = {
    "playing 2": samples.playing(2), "playing 3": samples.playing(3), "playing 4": samples.playing(4),
    "exchanging": samples.exchanging(), "speaking": samples.speaking(), "dealing": samples.dealing(),
    "taken": samples.taken(), "finished": samples.finished(),
}


def drawn(view, **state):
    return table.render(view, samples.page_state(**state), WORDS)


@pytest.mark.parametrize("name", VIEWS)
def test_ids_are_unique_and_descriptions_are_there(name):
    tree = drawn(VIEWS[name])
    ids = [node[1]["id"] for node in having(tree, "id")]
    assert len(ids) == len(set(ids))
    for node in having(tree, "aria-describedby"):
        assert node[1]["aria-describedby"] in ids


@pytest.mark.parametrize("name", VIEWS)
def test_everything_that_cannot_be_done_says_why(name):
    for node in having(drawn(VIEWS[name]), "aria-disabled", "true"):
        assert "aria-describedby" in node[1]


@pytest.mark.parametrize("name", VIEWS)
def test_a_back_tells_nothing(name):
    backs = classed(drawn(VIEWS[name]), "back")
    for back in backs:
        data = [key for key in back[1] if key.startswith(("data-", "id"))]
        assert not data and "data-suit" not in to_html(back)
        assert not text(back)


def test_the_table_names_no_card_that_is_not_in_the_view():
    view = samples.playing(3)
    known = {*view["hand"], "TS", "KS", "QH"}
    named = {word for node in nodes(drawn(view)) for child in node[2] if isinstance(child, str)
             for word in child.replace("card=", "card ").split("card ")[1:]}
    assert {name[:2] for name in named} <= known


@pytest.mark.parametrize(("players", "direction", "places"), [
    (2, "right", "sn"), (3, "right", "sew"), (3, "left", "swe"), (4, "right", "senw"), (4, "left", "swne"),
])
def test_the_next_seat_sits_where_the_direction_says(players, direction, places):
    tree = drawn(samples.playing(players, direction=direction))
    where = {node[1]["aria-label"]: node[1]["data-at"] for node in classed(tree, "seat")}
    assert [where[name] for name in WORDS.names[:players]] == list(places)


def test_the_viewer_sits_at_the_foot():
    tree = drawn(samples.playing(3, seat=2, to_act=2))
    assert [node[1]["aria-label"] for node in classed(tree, "me")] == ["Ana"]


def test_cards_that_may_be_played_carry_their_action_and_the_others_their_reason():
    tree = drawn(samples.playing(3))
    cards = {node[1]["data-card"]: node[1] for node in having(tree, "data-card")}
    assert cards["AS"]["data-action"] == "AS" and "lit" in cards["AS"]["class"]
    assert cards["JH"]["aria-disabled"] == "true" and cards["JH"]["data-action"] == "JH"
    reason = having(tree, "id", "why-JH")[0]
    assert "hidden" in reason[1] and "raub-why-follow" in text(reason)


def test_no_card_acts_while_others_play():
    view = samples.playing(3, to_act=1, play={}, illegal={})
    assert not having(drawn(view), "data-action")


def test_a_reason_leads_to_its_rule():
    view = samples.playing(3)
    tree = drawn(view, why=view["illegal"]["JH"])
    links = having(classed(tree, "why"), "target")
    assert [link[1]["href"] for link in links] == ["rules/raub.en.html#c15"]


def test_choices_are_buttons_and_those_not_to_be_had_say_why():
    tree = drawn(samples.dealing())
    assert [node[1]["data-action"] for node in having(tree, "data-action")] == ["maus", "pass_deal", "deal"]
    assert having(tree, "data-action", "maus")[0][1]["aria-disabled"] == "true"


def test_cards_to_be_laid_away_are_pressed_and_counted():
    tree = drawn(samples.exchanging(), chosen=["9D", "8S"])
    pressed = {node[1]["data-select"]: node[1]["aria-pressed"] for node in having(tree, "data-select")}
    assert pressed == {"AS": "false", "8S": "true", "JH": "false", "9D": "true"}
    done = having(tree, "data-action", "done")
    assert len(done) == 1 and text(done[0]) == "raub-do-change count=2"


def test_a_choice_that_is_too_small_cannot_be_sent():
    select = {"prefix": "-", "min": 1, "max": 1, "done": None, "none": None, "some": samples.message("raub-do-lay")}
    tree = drawn(samples.exchanging(select=select))
    assert having(tree, "data-action", "done")[0][1]["aria-disabled"] == "true"


def test_the_last_trick_lies_on_the_table_while_it_is_held():
    held = drawn(samples.taken(), hold=True)
    cards = having(classed(held, "trick"), "data-table-card")
    assert [node[1]["data-table-card"] for node in cards] == ["TS", "KS", "AS"]
    assert not having(held, "data-command", "last-trick")
    assert text(classed(held, "prompt")) == "trick seat=0"
    after = drawn(samples.taken())
    assert not having(classed(after, "trick"), "data-table-card")
    assert having(after, "data-command", "last-trick")


def test_a_place_is_kept_for_the_viewers_card_only_when_it_is_due():
    assert classed(drawn(samples.playing(3)), "slot")
    assert not classed(drawn(samples.playing(3, play={}, illegal={})), "slot")


def test_the_stock_lies_in_the_middle_until_the_play():
    assert classed(drawn(samples.exchanging()), "pile")
    assert not classed(drawn(samples.playing(3)), "pile")


def test_a_panel_covers_the_cloth():
    tree = drawn(samples.playing(3), panel="score")
    assert "inert" in classed(tree, "cloth")[0][1]
    assert having(tree, "data-panel", "score")
    assert "inert" not in classed(drawn(samples.playing(3)), "cloth")[0][1]


def test_nobody_thinks_aloud_before_the_dots_are_asked_for():
    view = samples.playing(3, to_act=1, play={}, illegal={})
    assert not classed(drawn(view), "think")
    assert len(classed(drawn(view, thinking=True), "think")) == 1


# ---- the hand and the keyboard


def stops(tree):
    return [node[1]["data-card"] for node in having(tree, "data-card") if node[1]["tabindex"] == "0"]


def test_the_hand_is_one_stop_for_tab():
    assert stops(drawn(samples.playing(3))) == ["AS"]
    assert stops(drawn(samples.playing(3), focus="9D")) == ["9D"]
    assert stops(drawn(samples.playing(3), focus="KC")) == ["AS"]


@pytest.mark.parametrize(("held", "first"), [
    ("AS KS QS JS AH KH QH AD KD QD", 4), ("AS KS QS JS TS AH KH QH AD KD", 5), ("AS KS QS AH KH QH AD KD QD JD", 6),
    ("AS KS AH KH QH JH TH AD KD QD", 5), ("AS KS QS JS AH KH QH AD KD", None)])
def test_ten_cards_part_where_a_suit_ends(held, first):
    assert hand.first_row(held.split()) == first


def test_arrows_walk_round_the_hand():
    view = samples.playing(3)
    walk = [hand.move(view, "8S", key) for key in ("ArrowRight", "ArrowLeft", "Home", "End")]
    assert walk == ["JH", "AS", "AS", "9D"]
    assert hand.move(view, "9D", "ArrowRight") == "AS"
    assert hand.move(view, "AS", "Enter") is None
    assert hand.move(view, "KC", "Home") is None


def test_a_choice_of_one_changes_places_and_a_full_choice_takes_no_more():
    one, two = {"min": 1, "max": 1}, {"min": 0, "max": 2}
    assert hand.toggle(one, ["AS"], "JH") == ["JH"]
    assert hand.toggle(two, ["AS"], "AS") == []
    assert hand.toggle(two, ["AS", "8S"], "JH") == ["AS", "8S"]


def test_a_full_choice_says_so_on_the_other_cards():
    select = dict(samples.exchanging()["select"], max=2)
    tree = drawn(samples.exchanging(select=select), chosen=["AS", "8S"])
    assert [node[1]["data-select"] for node in having(tree, "aria-disabled", "true")] == ["JH", "9D"]


@pytest.mark.parametrize(("undo", "result", "offered"), [(True, None, True), (False, None, False),
                                                         (True, {"title": "over"}, False)])
def test_taking_back_is_offered_by_what_the_engine_has_not_by_what_is_drawn_yet(undo, result, offered):
    play = Play(None)
    play.game = SimpleNamespace(view={"undo": undo, "result": result}, waiting=False)
    assert bool(play._can_undo()) == offered


def test_a_finished_trick_is_one_line_of_the_log_and_names_its_plays_for_listeners():
    log = [{"key": "play", "args": {"seat": seat, "card": card}} for seat, card in enumerate(["AS", "KS", "7S"])]
    taken = {"key": "trick", "args": {"seat": 0}}
    tree = drawn(samples.view(log=[*log, taken, log[0]]), panel="log")
    panel, = having(tree, "data-panel", "log")
    line, = classed(panel, "took")
    assert len(classed(line, "card")) == 3
    assert having(line, "role", "img")[0][1]["aria-label"] == " ".join(WORDS(play) for play in log)
    assert len([node for node in nodes(classed(panel, "log")[0]) if node[0] == "li"]) == 2


def test_what_a_question_costs_stands_under_it_while_it_is_the_viewers():
    help_ = samples.message("raub-help-speak", "17", each=1, points=4)
    asked = drawn(dict(samples.speaking(), help=help_))
    assert "raub-help-speak" in text(classed(asked, "help")[0])
    assert not classed(drawn(dict(samples.speaking(), help=help_, to_act=1)), "help")
    assert not classed(drawn(dict(samples.speaking(), help=help_), why=samples.message("why-not-turn")), "help")


def test_what_the_page_asks_stands_in_the_place_of_the_question():
    assert text(classed(drawn(samples.playing(3, to_act=1)), "prompt")[0]) != "lesson-read"
    asked = drawn(samples.playing(3, to_act=1), asked=samples.message("lesson-read"))
    assert text(classed(asked, "prompt")[0]) == "lesson-read"


def test_a_tag_with_a_help_can_be_pressed_at_the_table_alone():
    tag = samples.message("raub-tag-double") | {"help": samples.message("raub-tag-double-help", "20")}
    view = dict(samples.playing(3), tags=[tag])
    assert having(drawn(view, explains=True), "data-command", "explain")
    assert classed(drawn(view), "tag") and not having(drawn(view), "data-command", "explain")


def test_cards_that_nobody_may_look_at_yet_lie_as_backs_in_ones_hand():
    view = samples.dealing()
    view = dict(view, hand=[], seats=[dict(seat, cards=2) for seat in view["seats"]])
    held = classed(drawn(view), "hand")[0]
    assert len(classed(held, "back")) == 2 and not having(held, "data-card")
