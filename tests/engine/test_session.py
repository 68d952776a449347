"""The session: the protocol of docs/protocol.md, from the page's end."""

import json
import re

import pytest
from stih.engine import record as records
from stih.engine.match import Match
from stih.games import GAMES
from stih.session import Session

START = {"do": "start", "game": "raub", "options": {}, "seats": ["you", "rules", "rules"], "seed": "1", "seat": 0}
FIELDS = {"game", "players", "seat", "number", "turn", "phase", "to_act", "direction", "names", "seats", "hand",
          "trick", "last_trick", "piles", "trump", "tags", "prompt", "help", "play", "illegal", "select", "choices",
          "calls", "log", "extra", "sheet", "result", "seed", "options", "undo", "match", "seal"}


class Page:
    """The page's end: asks and remembers the last reply."""

    def __init__(self, **start):
        self.session, self.reply, self.number = Session(), {}, 0
        self.ask(**{**START, **start})

    def ask(self, do, **fields):
        self.number += 1
        self.reply = json.loads(self.session.handle(json.dumps({"id": self.number, "do": do, **fields})))
        assert self.number == self.reply["id"]
        return self.reply

    @property
    def view(self):
        return self.reply["view"]

    @property
    def error(self):
        return self.reply["error"] and self.reply["error"]["key"]

    def act(self, *names, turn=None):
        return self.ask("act", actions=list(names), turn=self.view["turn"] if turn is None else turn)

    def settle(self):
        """Let the bots move until somebody else is asked."""
        while self.reply["wait"] == "bot":
            self.ask("step")

    def play(self, names=()):
        """A whole deal: the first choice, no card laid away, the first card that may be played."""
        self.settle()
        while self.reply["wait"] is None:
            self.act(*gesture(self.view))
            assert self.error is None
            self.settle()


def gesture(view):
    """The least that answers a view's question."""
    if view["select"]:
        cards = [view["select"]["prefix"] + card for card in view["hand"][:view["select"]["min"]]]
        return cards + [view["select"]["done"]] * (len(cards) < view["select"]["max"])
    choices = [choice["action"] for choice in view["choices"] if not choice["why"]]
    return [choices[-1] if choices else next(iter(view["play"].values()))]


# a match, request by request

def test_start_shows_the_first_deal():
    """Every field that docs/protocol.md has, and no other."""
    page = Page()
    assert FIELDS == set(page.view)
    assert (1, 0, "raub", 3, 0) == tuple(page.view[key] for key in ("number", "turn", "game", "players", "seat"))
    assert page.error is None


def test_a_match_is_played_to_its_end():
    """Step, act and next in turn, with a record of the whole at every point."""
    page = Page(options={"start": 11})
    while page.reply["wait"] != "over":
        page.play()
        assert page.reply["wait"] in ("next", "over")
        assert page.view["result"]
        if page.reply["wait"] == "next":
            page.ask("next")
    assert page.view["match"]["winner"] in range(3)
    record = records.unseal(page.reply["sealed"])
    assert page.view["match"]["winner"] == records.replay(GAMES["raub"], record).winner


def test_events_tell_what_is_new():
    """The events of all replies of a deal, put together, are its log."""
    page = Page()
    told = list(page.reply["events"])
    for _ in range(60):
        if page.reply["wait"] == "bot":
            told += page.ask("step")["events"]
        elif page.reply["wait"] is None:
            told += page.act(*gesture(page.view))["events"]
    assert "next" == page.reply["wait"]
    assert [{"what": event["key"], **event["args"]} for event in page.view["log"]] == told


def test_a_step_takes_one_action():
    page = Page(seats=["rules", "rules", "you"], seat=2)
    turns = [page.view["turn"]]
    while page.reply["wait"] == "bot":
        turns.append(page.ask("step")["view"]["turn"])
    assert list(range(turns[0], turns[-1] + 1)) == turns


def test_a_step_with_no_bot_to_move_does_nothing():
    page = Page(seats=["you", "you"])
    before = page.view
    assert before == page.ask("step")["view"]
    assert page.error is None


def test_resume_goes_on_where_it_was():
    page = Page()
    page.settle()
    page.act(*gesture(page.view))
    page.settle()
    other = Page()
    reply = other.ask("resume", sealed=page.reply["sealed"], seat=0)
    assert page.view == reply["view"]
    assert page.reply["wait"] == reply["wait"]
    assert [] == reply["events"]


def test_close_forgets_the_match():
    page = Page()
    assert {"id": 2, "error": None} == page.ask("close")
    page.ask("step")
    assert "error-no-match" == page.error


def test_options_may_be_written_as_in_links():
    assert {"start": 15, "maus_around": True} == Page(options={"start": "15", "maus_around": "on"}).view["options"]


# gestures

def page_at_exchange():
    """Two persons, seat 1 solo, seat 0 dealer; seat 1 looks and is to exchange."""
    match = Match(GAMES["raub"], ["person:Ana", "you"], "1", {}, first_dealer=0)
    for name in ("deal", "face_up", "continue", "accept", "follow"):
        match.act(name)
    page = Page()
    page.ask("resume", sealed=records.seal(match.record()), seat=1)
    return page


def test_a_stale_gesture_is_refused():
    page = Page(seats=["you", "you"])
    view = page.view
    for turn in (-1, 1, "0", None, 0.5):
        page.ask("act", actions=["deal"], turn=turn)
        assert ("error-stale", view) == (page.error, page.view)


def test_a_gesture_is_taken_whole_or_not_at_all():
    """Two cards held and one not: nothing is laid away, and the reason names the third."""
    page = page_at_exchange()
    view, hand = page.view, page.view["hand"]
    other = next(name for name in GAMES["raub"].deck.names if name not in hand)
    page.act("-" + hand[0], "-" + hand[1], "-" + other, "done")
    assert ("why-not-held", {"card": other}) == (page.error, page.reply["error"]["args"])
    assert view == page.view
    page.act("-" + hand[0], "-" + hand[0])
    assert ("why-not-held", view) == (page.error, page.view)


def test_a_gesture_ends_with_its_question():
    """What would follow is refused unread: the reason could tell of a card not drawn yet."""
    page = page_at_exchange()
    view = page.view
    for name in GAMES["raub"].deck.names:
        page.act("done", "-" + name)
        assert ("error-stale", view) == (page.error, page.view)


@pytest.mark.parametrize("count", range(5))
def test_cards_are_changed_in_one_gesture(count):
    """None to four; after the fourth nothing is asked."""
    page = page_at_exchange()
    page.act(*("-" + card for card in page.view["hand"][:count]), *["done"] * (count < 4))
    assert page.error is None
    assert {"what": "raub-exchanged", "seat": 1, "count": count} in page.reply["events"]


def test_a_gesture_out_of_turn_is_refused():
    page = Page(seats=["you", "rules", "rules"])
    while page.reply["wait"] != "bot":
        page.act(*gesture(page.view))
    for name in ("deal", "accept", "pass", "AS", "nonsense"):
        page.act(name)
        assert page.error in ("why-not-turn", "why-unknown")


def test_undo_goes_back_to_the_viewers_decision():
    page = Page(seats=["you", "rules"], seed="4")
    page.settle()
    before = page.view
    assert not before["undo"]
    page.ask("undo")
    assert ("error-undo", before) == (page.error, page.view)
    page.act(*gesture(page.view))
    assert page.view["undo"]
    page.settle()
    page.ask("undo")
    assert page.error is None
    assert (before["hand"], before["turn"], before["phase"]) == tuple(page.view[k] for k in ("hand", "turn", "phase"))


# several persons at one device

def test_between_two_people_is_a_curtain():
    """It holds nothing of any hand, and says whose turn it is."""
    page = page_at_exchange()
    own = page.view["hand"]
    page.act("done")
    assert ("person", "curtain", None, 0) == (page.reply["wait"], *(page.view[k] for k in ("phase", "seat", "to_act")))
    assert [] == page.view["hand"] == page.view["log"]
    text = json.dumps({**page.reply, "sealed": ""})
    assert [card for card in own if f'"{card}"' in text] == []
    assert 0 == page.ask("view", seat=0)["view"]["seat"]
    assert page.reply["wait"] is None


def test_the_curtain_stays_shut_when_a_game_is_opened_again():
    """A curtain was stored, so nobody is known to sit there: the page shows one until somebody says who he is."""
    page = page_at_exchange()
    page.act("done")
    page.ask("resume", sealed=page.reply["sealed"], seat=page.view["seat"])
    assert ("person", "curtain") == (page.reply["wait"], page.view["phase"])
    page.act("done")
    assert "why-not-turn" == page.error
    page.ask("undo")
    assert "error-undo" == page.error


def test_null_is_the_only_person_or_the_curtain():
    assert 1 == Page(seats=["rules", "you", "rules"], seat=None).view["seat"]
    assert "curtain" == Page(seats=["rules", "you", "person:Ana"], seat=None).view["phase"]


@pytest.mark.parametrize("seat", [1, 3, -1, "0", True, 0.0, [0], {"a": 1}])
def test_only_a_persons_seat_may_be_viewed(seat):
    page = Page()
    before = page.view
    page.ask("view", seat=seat)
    assert ("error-seats", before) == (page.error, page.view)


# hostile requests

@pytest.mark.parametrize("text", [
    "", "{", "null", "[]", '"start"', "7", "{}", '{"do": "jump"}', '{"do": ["start"]}', '{"do": null}',
    "[" * 100_000, '{"id": ' + "9" * 5000 + "}", b"\xff", None, 5,
])
def test_what_is_no_request_is_refused(text):
    reply = json.loads(Session().handle(text))
    assert {"key": "error-request", "args": {}} == reply["error"]


@pytest.mark.parametrize("do", ["act", "step", "next", "undo", "view"])
def test_without_a_match_there_is_nothing_to_do(do):
    reply = json.loads(Session().handle(json.dumps({"id": 3, "do": do, "actions": ["deal"], "turn": 0})))
    assert {"id": 3, "error": {"key": "error-no-match", "args": {}}} == reply


@pytest.mark.parametrize(("fields", "key"), [
    ({"game": "tarok"}, "error-game"), ({"game": None}, "error-request"), ({"game": ["raub"]}, "error-request"),
    ({"seed": 1}, "error-request"), ({"seed": None}, "error-request"), ({"options": []}, "error-request"),
    ({"options": {"start": 99}}, "error-option"), ({"options": {"start": "--5"}}, "error-option"),
    ({"options": {"start": [1]}}, "error-option"), ({"options": {"jokers": 1}}, "error-option"),
    ({"seats": "you"}, "error-request"), ({"seats": ["you"]}, "error-seats"), ({"seats": ["you"] * 5}, "error-seats"),
    ({"seats": ["you", 1]}, "error-seats"), ({"seats": ["you", ["rules"]]}, "error-seats"),
    ({"seats": ["you", "expert!"]}, "error-seats"), ({"seats": ["rules", "rules"]}, "error-seats"),
    ({"seat": 1}, "error-seats"), ({"seat": 7}, "error-seats"), ({"seat": "you"}, "error-seats"),
])
def test_a_bad_start_leaves_the_match_alone(fields, key):
    """The answer says what is wrong, with the view and the seal of the match that was open."""
    page = Page()
    before = dict(page.reply)
    page.ask(**{**START, **fields})
    assert key == page.error
    assert {**before, "events": [], "id": 2, "error": page.reply["error"]} == page.reply


@pytest.mark.parametrize(("change", "key"), [
    ({"format": 99}, "error-format"), ({"rules": 99}, "error-rules"), ({"game": "tarok"}, "error-game"),
    ({"deals": []}, "error-record"), ({"seats": ["you", "grandmaster", "rules"]}, "error-record"),
    ({"seats": ["rules"] * 3}, "error-seats"), ({"options": {"start": 12, "jokers": 1}}, "error-record"),
    ({"seats": ["grandmaster"] * 3, "rules": 99}, "error-rules"),
])
def test_a_save_that_cannot_be_read_leaves_the_match_alone(change, key):
    page = Page()
    before = dict(page.reply)
    page.ask("resume", sealed=records.seal({**records.unseal(before["sealed"]), **change}), seat=None)
    assert key == page.error
    assert before["view"] == page.view


@pytest.mark.parametrize("actions", [None, [], "deal", [1], [None], [["deal"]], {"deal": 1}, ["deal", 2]])
def test_what_is_no_gesture_is_refused(actions):
    page = Page(seats=["you", "you"])
    page.ask("act", actions=actions, turn=0)
    assert "error-request" == page.error


@pytest.mark.parametrize("name", ["", "nonsense", "raub", "AS", "-AS", "1:deal", "0:deal", "9" * 5000 + ":deal",
                                  "²:deal", "deal ", "\0", "🂡", "__class__"])
def test_an_action_that_is_not_legal_is_refused_with_a_reason(name):
    page = Page(seats=["you", "you"])
    before = page.view
    page.act(name)
    assert page.error.startswith(("why-", "raub-why-"))
    assert before == page.view


def test_what_breaks_inside_is_told_and_not_thrown(monkeypatch):
    page = Page()
    monkeypatch.setattr(Match, "next_deal", lambda self: 1 // 0)
    page.session._match.deal.phase = "over"
    page.ask("next")
    assert "error-internal" == page.error


# what a reply may hold

@pytest.mark.parametrize("seats", [["you", "rules", "rules"], ["person:Ana", "person:Ivo", "rules"]])
def test_a_sheet_that_the_page_has_is_not_sent_again(seats):
    page = Page(seats=seats, seat=None)
    whole, name = page.view["sheet"], page.reply["sheet"]
    page.ask("undo", sheet=name)
    assert page.error and page.view["sheet"] is None and page.reply["sheet"] == name
    assert not page.reply["stored"] or page.reply["stored"]["sheet"] is None
    page.ask("undo", sheet="another")
    assert page.view["sheet"] == whole


def test_a_sheet_has_another_name_after_a_deal():
    page = Page()
    name = page.reply["sheet"]
    page.play()
    assert page.ask("view", seat=0, sheet=name)["view"]["sheet"]["rows"]
    assert page.reply["sheet"] != name


# hints

def hinted():
    """A page at which the viewer is asked for the first time."""
    page = Page(seed="9")
    page.settle()
    return page


def test_a_hint_changes_nothing():
    """Neither the view, nor the record, nor what can be taken back, nor what the bots do afterwards."""
    page, other = hinted(), hinted()
    before = {name: page.reply[name] for name in ("view", "wait", "sheet")}, page.session._match.record()["deals"]
    hint = page.ask("hint", turn=page.view["turn"])["hint"]
    assert page.error is None and page.reply["events"] == []
    assert ({name: page.reply[name] for name in ("view", "wait", "sheet")},
            page.session._match.record()["deals"]) == before
    assert page.ask("hint", turn=page.view["turn"])["hint"] == hint
    for each in (page, other):
        each.act(*hint["actions"])
        assert each.error is None
        each.settle()
    assert page.session._match.record()["deals"] == other.session._match.record()["deals"]


def test_hints_can_be_followed_through_a_deal():
    """Each is a gesture that the table takes as it is."""
    page = hinted()
    while page.reply["wait"] is None:
        hint = page.ask("hint", turn=page.view["turn"])["hint"]
        page.act(*hint["actions"])
        assert page.error is None, hint
        page.settle()
    assert page.view["result"]


def test_a_hint_is_for_the_one_in_turn():
    page = hinted()
    turn = page.view["turn"]
    assert page.ask("hint", turn=turn - 1)["error"]["key"] == "error-stale"
    page.act(*gesture(page.view))
    assert page.reply["wait"] == "bot"
    assert page.ask("hint", turn=page.view["turn"])["error"]["key"] == "why-not-turn"
    assert "hint" not in page.reply


def test_the_curtain_holds_no_hint():
    page = Page(seats=["person:Ana", "person:Marko", "rules"], seat=None)
    page.settle()
    assert page.ask("hint", turn=page.view["turn"])["error"]["key"] == "why-not-turn"
    assert "hint" not in page.reply


def test_a_reply_holds_no_hidden_card_but_under_the_seal():
    """Every card named in any reply of a deal is held by the viewer, or lies or lay open on the table."""
    page = Page(seats=["you", "rules", "rules"], seed="9")
    for _ in range(110):
        deal = page.session._match.deal
        open_cards = deal.hands[0] | deal.dead[0] | deal.played | sum(1 << card for card in deal.turned)
        text = json.dumps({**page.reply, "sealed": ""})
        hidden = [name for card, name in enumerate(GAMES["raub"].deck.names) if not open_cards >> card & 1]
        assert [name for name in hidden if re.search(rf"\b{name}\b", text)] == []
        if page.reply["wait"] == "bot":
            page.ask("step")
        elif page.reply["wait"] is None and "hint" not in page.reply:
            page.ask("hint", turn=page.view["turn"])
        elif page.reply["wait"] is None:
            page.act(*gesture(page.view))
        elif page.reply["wait"] == "next":
            page.ask("next")
