"""A match: deals in turn, decisions taken back, records."""

import json
from random import Random

import pytest
from playing import random_match
from stih import bots
from stih.engine.errors import BadOption, BadSeats, IllegalAction
from stih.engine.match import Match, is_person
from stih.engine.state import OVER
from stih.games import GAMES

RAUB = GAMES["raub"]


def start(*seats, seed="1", **options):
    return Match(RAUB, seats, seed, options, first_dealer=0)


def act(match, *names):
    for name in names:
        match.act(name)


def to_exchange(*seats):
    """Seat 1 is solo, the dealer follows, and seat 1 is to exchange."""
    match = start(*seats)
    act(match, "deal", "face_up", "continue", "accept", "follow")
    return match


@pytest.mark.parametrize(("word", "expected"), [
    ("you", True), ("person", True), ("person:Ana", True), ("rules", False), ("random", False), ("yours", False),
])
def test_who_is_a_person(word, expected):
    assert expected == is_person(word)


def test_a_match_needs_seats_and_options_of_its_game():
    for seats in ([], ["you"], ["you"] * 5):
        with pytest.raises(BadSeats):
            Match(RAUB, seats, "1")
    with pytest.raises(BadOption):
        start("you", "you", jokers=2)


def test_the_seed_gives_the_match():
    """The same seed, seats and options: the same first dealer, packs and moves of bots."""
    games = [random_match(RAUB, 3, "77").record() for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != random_match(RAUB, 3, "78").record()


def test_an_illegal_action_changes_nothing():
    match = start("you", "you")
    before = json.dumps(match.record())
    words = ["raub", "AS", "-AS", "next", "", "nonsense", "deal:"]
    for name in [*words, "1:deal", "9:deal", "-1:deal", "0:nonsense", "9" * 5000 + ":deal"]:
        with pytest.raises(IllegalAction):
            match.act(name)
    assert before == json.dumps(match.record())


def test_no_deal_before_the_last_is_over():
    with pytest.raises(IllegalAction):
        start("you", "you").next_deal()


def test_no_deal_after_the_match_is_over():
    match = random_match(RAUB, 2, "3", deals=999)
    assert match.over
    with pytest.raises(IllegalAction):
        match.next_deal()


def test_scores_and_sheet_agree_with_the_results():
    match = random_match(RAUB, 4, "12", deals=999)
    assert match.scores() == match.results()[-1]["scores"]
    rows = match.view(0)["sheet"]["rows"]
    assert match.scores() == [cell["total"] for cell in rows[-1]["cells"]]
    assert len(match.deals) == len(rows)


def test_a_record_shares_nothing_with_the_match():
    match = start("you", "you")
    match.record()["deals"][0]["actions"].append("nonsense")
    assert [] == match.record()["deals"][0]["actions"]


# undo

def test_undo_takes_back_the_last_decision():
    match = start("you", "random")
    match.act("deal")
    assert match.undo(0)
    assert "dealer_choice" == match.deal.phase
    assert match.deals[-1]["undone"]
    assert not match.undo(0)


def test_undo_goes_through_the_moves_of_bots():
    """They move again the same way when the player does."""
    match = start("you", "random")
    while match.deal.phase != OVER and len(match.deals[-1]["actions"]) < 9:
        match.act(bots.move(match) if match.deal.turn else RAUB.actions[match.deal.legal_actions()[0]])
    while match.deal.turn == 0:
        match.act(RAUB.actions[match.deal.legal_actions()[0]])
    match.act(bots.move(match))
    before = list(match.deals[-1]["actions"])
    assert match.undo(0)
    kept = len(match.deals[-1]["actions"])
    assert 0 == match.deal.turn
    act(match, *before[kept:kept + 1])
    while len(match.deals[-1]["actions"]) < len(before):
        match.act(bots.move(match))
    assert before == match.deals[-1]["actions"]


def test_cards_laid_away_together_come_back_together():
    """A gesture of several single actions is one decision; the one before it is another."""
    match = to_exchange("person:Ana", "you")
    hand = match.observe(1)["hand"]
    names = ["-" + name for name in RAUB.deck.faces(hand)[:2]]
    act(match, *names, "done")
    assert match.undo(1)
    assert ("exchange", 1, 0, hand) == (match.deal.phase, match.deal.turn, match.deal.laid, match.observe(1)["hand"])


def test_four_cards_laid_away_come_back_too():
    """After the fourth nothing is asked, and yet it is one gesture."""
    match = to_exchange("person:Ana", "you")
    hand = match.observe(1)["hand"]
    act(match, *("-" + name for name in RAUB.deck.faces(hand)))
    assert 0 == match.deal.turn
    assert match.undo(1)
    assert (1, hand) == (match.deal.turn, match.observe(1)["hand"])


def test_the_fifth_card_is_another_decision_than_the_exchange():
    match = start("you", "random")
    act(match, "deal", "face_up", "raub", "follow", "done")
    act(match, "-" + RAUB.deck.faces(match.observe(0)["hand"])[0], "done")
    assert "fifth_card" == match.deal.phase
    held = match.observe(0)["hand"]
    act(match, "-" + RAUB.deck.faces(held)[0])
    assert match.undo(0)
    assert ("fifth_card", held) == (match.deal.phase, match.observe(0)["hand"])
    assert match.undo(0)
    assert ("exchange", 0) == (match.deal.phase, match.deal.laid)


def test_another_persons_decision_is_never_taken_back():
    match = start("you", "person:Ana", "random")
    act(match, "deal", "face_up", "continue", "pass")
    assert not match.undo(0)
    assert match.undo(1)
    assert match.undo(0)
    assert "raub_choice" == match.deal.phase


def test_undo_at_the_end_takes_the_score_back():
    """The last card of a match is taken back: nobody has won, and the sheet is a deal shorter."""
    for seed in range(40):
        match = play_to_the_end(str(seed))
        if match.undo(0):
            break
    assert match.winner is None
    assert min(match.scores()) > 0
    assert "result" not in match.deals[-1]
    assert len(match.deals) - 1 == len(match.view(0)["sheet"]["rows"])


def play_to_the_end(seed):
    match, rng = Match(RAUB, ["you", "random"], seed, {"start": 11}), Random(seed)
    while not match.over:
        if match.deal.phase == OVER:
            match.next_deal()
        match.act(RAUB.actions[rng.choice(match.deal.legal_actions())])
    return match


def test_no_decision_of_an_earlier_deal_is_taken_back():
    match = start("you", "random")
    act(match, "pass_deal")
    match.next_deal()
    assert not match.undo(0)


def test_a_match_taken_back_replays():
    match = to_exchange("person:Ana", "you")
    match.undo(0)
    match.act("drop")
    again = Match.replay(RAUB, json.loads(json.dumps(match.record())))
    assert match.record() == again.record()
