"""Rabló through the worker's door: words out of turn are offered to one seat alone. A number [n] is a clause."""

import json

import pytest
from stih.engine import record as records
from stih.engine.match import Match
from stih.games.rablo import RABLO
from stih.session import Session

HANDS = ("TB KB QB AL TL 9H", "JB KL AH TH AA 9A", "AB QL KH QH TA KA", "9B JL 9L JH QA JA")
PACK = " ".join(" ".join(hand.split()[half:half + 3]) for half in (0, 3) for hand in HANDS)
CONTRACT = ["snapszer:AB", *["pass"] * 6]
TRICKS = ["announce:KB", "JB", "AB", "9B", "QL", "JL", "AL", "KL"]   # 77 points, and seat 0 leads


def session(seats, actions, viewer):
    """A session of a match that stands after these actions, seen by *viewer*."""
    record = Match(RABLO, seats, "1", first_dealer=3).record()
    record["deals"][0] |= {"pack": PACK, "actions": actions}
    open_session = Session()
    ask(open_session, do="resume", sealed=records.seal(Match.replay(RABLO, record).record()), seat=viewer)
    return open_session


def ask(open_session, **request):
    """The reply to a request."""
    return json.loads(open_session.handle(json.dumps({"id": 1} | request)))


def test_the_partner_says_enough_while_another_is_asked():
    """[20] The view offers it as a call, and the table sends it like any action."""
    here = session(["random", "random", "you", "random"], CONTRACT + TRICKS, 2)
    view = ask(here, do="view", seat=2)["view"]
    assert ([], ["enough"], 0) == (view["choices"], [call["action"] for call in view["calls"]], view["to_act"])
    reply = ask(here, do="act", actions=["enough"], turn=view["turn"])
    assert (None, "next") == (reply["error"], reply["wait"])
    assert {"what": "rablo-enough", "seat": 2, "points": 77} in reply["events"]
    assert records.unseal(reply["sealed"])["deals"][0]["actions"][-1] == "2:enough"


@pytest.mark.parametrize("seat", [1, 3])
def test_an_opponent_is_offered_nothing(seat):
    """[20] And is told why when it tries."""
    seats = ["random"] * 4
    seats[seat] = "you"
    here = session(seats, CONTRACT + TRICKS, seat)
    view = ask(here, do="view", seat=seat)["view"]
    assert [] == view["calls"]
    assert "rablo-why-enough-side" == ask(here, do="act", actions=["enough"], turn=view["turn"])["error"]["key"]


def test_a_bot_says_enough_while_a_person_leads():
    """[20] The page is asked to step, as for any move of a bot; before that the bot's side shows nowhere."""
    here = session(["you", "rules", "rules", "rules"], CONTRACT + TRICKS[:-1], 0)
    reply = ask(here, do="step")                                     # seat 1 plays the last card of the trick
    assert "bot" == reply["wait"]
    reply = ask(here, do="step")
    assert {"what": "rablo-enough", "seat": 2, "points": 77} in reply["events"]


def test_taking_back_a_word_out_of_turn():
    """The match stands as before the word."""
    here = session(["random", "random", "you", "random"], CONTRACT + TRICKS, 2)
    turn = ask(here, do="view", seat=2)["view"]["turn"]
    ask(here, do="act", actions=["enough"], turn=turn)
    view = ask(here, do="undo")["view"]
    assert ("play", turn) == (view["phase"], view["turn"])


def test_nothing_else_is_taken_out_of_turn():
    """No card, no other word, and no seat speaks for another."""
    here = session(["random", "random", "you", "random"], CONTRACT, 2)
    turn = ask(here, do="view", seat=2)["view"]["turn"]
    for word in ("AB", "2:enough", "0:KB", "kontra"):
        assert ask(here, do="act", actions=[word], turn=turn)["error"] is not None
