"""Raub: every refusal has a reason with a clause, every result adds up, every impossible position is refused."""

import re
from pathlib import Path
from random import Random

import pytest
from knows.raub import zones
from playing import option_sets, random_deals, states
from stih.engine.cards import cards_in
from stih.engine.errors import BadPosition, StihError
from stih.games.raub import RAUB
from stih.games.raub.rules import DECK

PAGE = Path(__file__).parents[2] / "assets" / "rules" / "raub.en.md"
CLAUSES = set(re.findall(r"^## (\d+)\. ", PAGE.read_text(encoding="utf-8"), re.MULTILINE))


def clauses_in(value):
    """Every clause named anywhere in a message or a result."""
    if isinstance(value, dict):
        return {value["clause"]} - {None} if "clause" in value else set().union(*map(clauses_in, value.values()))
    return set().union(*map(clauses_in, value)) if isinstance(value, list) else set()


def test_the_rules_page_has_its_clauses():
    assert {str(number) for number in range(1, 32)} == CLAUSES


def test_every_illegal_card_has_a_reason_with_a_clause():
    """In 1,000 random deals: each card held by the seat to play is legal, or refused by clause 15."""
    refused = 0
    for deal, players, rng in random_deals(RAUB, 1000, "illegal", voluntary_pass=False):
        for state in states(deal, players, rng):
            if state.phase != "play":
                continue
            obs = RAUB.observe(state, state.turn)
            view = RAUB.view(obs)
            held = [DECK.names[card] for card in cards_in(state.hands[state.turn])]
            assert set(held) == {*view.play, *view.illegal}
            for card, why in view.illegal.items():
                assert why == RAUB.why_not(obs, card)
                assert ("15", card) == (why["clause"], why["args"]["card"])
                refused += 1
    assert refused > 1000


def test_the_reason_is_the_true_one():
    """The suit led while the hand has one, else the trump."""
    deal = RAUB.position({"players": 3, "trump": "H", "dealer": 2, "trick": [[0, "KS"]],
                          "hands": {"1": ["AS", "7H", "7C"]}})
    obs = RAUB.observe(deal, 1)
    assert {"7H", "7C"} == set(RAUB.view(obs).illegal)
    assert ("raub-why-follow", {"card": "7H", "suit": "S"}) == told(RAUB.why_not(obs, "7H"))
    deal = RAUB.position({"players": 3, "trump": "H", "dealer": 2, "trick": [[0, "KS"]],
                          "hands": {"1": ["AD", "7H", "7C"]}})
    obs = RAUB.observe(deal, 1)
    assert ("raub-why-trump", {"card": "AD", "suit": "S", "trump": "H"}) == told(RAUB.why_not(obs, "AD"))
    assert ("why-not-held", {"card": "KH"}) == told(RAUB.why_not(obs, "KH"))


def told(message):
    return message["key"], message["args"]


@pytest.mark.parametrize(("fields", "action", "key"), [
    ({"handed_on": True}, "pass_deal", "raub-why-pass-twice"), ({}, "maus", "raub-why-maus-score"),
    ({"options": {"voluntary_pass": False}}, "pass_deal", "raub-why-pass-off"),
    ({"options": {"maus": False}}, "maus", "raub-why-maus-off"), ({}, "maus_around", "raub-why-around-off"),
    ({"options": {"maus_around": True}}, "maus_around", "raub-why-around-worst"),
    ({"options": {"maus_around": True}, "maus_around_used": True}, "maus_around", "raub-why-around-used"),
    ({"around_left": 2}, "deal", "raub-why-circle"), ({"around_left": 2}, "pass_deal", "raub-why-circle"),
    ({"phase": "turn_up", "options": {"blind_raub": False}}, "face_down", "raub-why-blind-off"),
    ({"phase": "turn_up", "kind": "maus"}, "face_down", "raub-why-blind-maus"),
    ({"phase": "raub_choice", "turned": ["7H"], "options": {"mandatory_raub": "seven"}}, "continue",
     "raub-why-must-raub"),
    ({"phase": "follow", "turned": ["7H"], "solo": 0, "options": {"max_drops": 2}, "drops": [0, 2, 0]}, "drop",
     "raub-why-must-follow"),
    ({"phase": "exchange", "turned": ["7H"], "kind": "maus", "turn": 1}, "drop", "raub-why-maus-follow"),
    ({"phase": "follow", "turned": ["7H"], "solo": 0}, "pass", "why-not-now"),
    ({"phase": "raub_choice", "turned": ["7H"]}, "accept", "why-not-now"), ({}, "AS", "why-not-held"),
    ({}, "jump", "why-unknown"),
])
def test_reasons_against_words(fields, action, key):
    """Each option and limit has its own sentence; what is merely not asked now is not blamed on a rule."""
    deal = RAUB.position({"players": 3, "phase": "dealer_choice", **fields})
    why = RAUB.why_not(RAUB.observe(deal, deal.turn), action)
    assert key == why["key"]
    assert clauses_in(why) <= CLAUSES
    assert key.startswith("why-") or clauses_in(why)


@pytest.mark.parametrize("refe", [0, 2])
@pytest.mark.parametrize("options", list(option_sets(RAUB)), ids=str)
def test_every_result_adds_up_and_cites_clauses_that_exist(options, refe):
    """For every option on and off: lines, changes and totals agree, and every clause is on the rules page."""
    for deal, players, rng in random_deals(RAUB, 45, "explain", standing={"refe": refe}, **options):
        for state in states(deal, players, rng):
            if state.phase != "over":
                view = RAUB.view(RAUB.observe(state, state.turn)).as_json()
                assert clauses_in(view) <= CLAUSES
        told = RAUB.explain(deal)
        assert clauses_in(told) <= CLAUSES
        assert deal.scores() == [sum(item["points"] for row in told["rows"] if row["seat"] == seat
                                     for item in row["items"]) for seat in range(players)]
        assert all(row["after"] == deal.totals[row["seat"]] for row in told["rows"])


# positions

@pytest.mark.parametrize(("fields", "reason"), [
    ({"players": 5}, "players"), ({"players": True}, "players"), ({"players": "3"}, "players"),
    ({"colour": 1}, "colour"),
    ({"dealer": 3}, "dealer"), ({"dealer": -1}, "dealer"), ({"phase": "over"}, "phase"), ({"phase": 7}, "phase"),
    ({"scores": [21, 21]}, "scores"), ({"scores": [21, 0, 5]}, "scores"), ({"scores": [21, "1", 5]}, "scores"),
    ({"refe": -1}, "refe"), ({"drops": [0]}, "drops"), ({"around_left": 4}, "around_left"),
    ({"trump": "X"}, "trump"), ({"trump": ""}, "trump"), ({"trump": "CD"}, "trump"), ({"trump": None}, "trump"),
    ({"turned": ["QS"]}, "trump"), ({"turned": ["QH"] * 4}, "turned"), ({"duty": 3}, "duty"),
    ({"turned": ["7H"], "kind": "raub", "solo": 0, "duty": 2}, "duty"),
    ({"solo": 5}, "solo"), ({"kind": "raub", "solo": 1}, "solo"), ({"kind": "maybe"}, "kind"),
    ({"active": [1]}, "active"), ({"active": [0, 2]}, "active"), ({"active": [1, 7]}, "active"),
    ({"kind": "maus", "solo": 0, "active": [0, 1]}, "active"), ({"turn": 3}, "turn"),
    ({"turn": 2, "active": [0, 1]}, "turn"),
    ({"trick": [[1, "AS"]], "turn": 0}, "turn"), ({"trick": [[0, "AS"], [2, "KS"]]}, "trick"),
    ({"trick": [[0, "AS"], [1, "KS"], [2, "QS"]]}, "trick"), ({"trick": ["AS"]}, "trick"),
    ({"trick": [[9, "AS"]]}, "trick"),
    ({"trick": [[1, "AS"], [2, "KD"]], "hands": {"2": ["7S", "8S", "9S"]}}, "trick"),
    ({"hands": {"0": ["AS"] * 4}}, "card-twice"), ({"hands": {"0": ["AS"], "1": ["KS", "QS"]}}, "hands"),
    ({"hands": {"0": ["?"] * 5}}, "hands"), ({"hands": {"3": ["AS"]}}, "hands"), ({"hands": {"x": ["AS"]}}, "hands"),
    ({"hands": {"2": ["AS"] + ["?"] * 3}, "active": [0, 1]}, "hands"), ({"hands": [5]}, "hands"),
    ({"hands": 5}, "hands"),
    ({"hands": {"0": ["?"] * 2}, "won": [1, 0, 0]}, "won"), ({"won": [1, 0, 0]}, "won"), ({"won": [1, 1]}, "won"),
    ({"phase": "speak"}, "turned"), ({"phase": "dealer_choice", "turned": ["AS"]}, "turned"),
    ({"phase": "follow", "turned": ["9H"], "kind": "blind", "solo": 0}, "trump"),
    ({"phase": "follow", "turned": ["9H"], "active": [0, 1], "solo": 0}, "active"),
    ({"phase": "fifth_card", "kind": "raub", "turned": ["9H"], "hands": [["AS", "KS", "QS", "JS", "TS"]]}, "hands"),
    ({"phase": "exchange", "turned": ["9H"], "trick": [[1, "AS"]]}, "trick"),
])
def test_a_position_that_cannot_arise_is_refused(fields, reason):
    """With the field that is wrong; never with an error of Python's own."""
    with pytest.raises(BadPosition) as caught:
        RAUB.position({"players": 3, "trump": "H", **fields})
    assert {"key": "error-position", "args": {"reason": reason}} == caught.value.message


@pytest.mark.parametrize("fields", [{"hands": [["1S"]]}, {"turned": [7]}, {"stock": ["?"]}, {"options": {"start": 1}}])
def test_a_position_with_bad_cards_or_options_is_refused(fields):
    with pytest.raises(StihError):
        RAUB.position({"players": 3, "trump": "H", **fields})


@pytest.mark.parametrize("fields", [
    {"phase": "dealer_choice"}, {"phase": "turn_up", "kind": "maus"}, {"phase": "raub_choice", "turned": ["7H"]},
    {"phase": "speak", "turned": ["7H", "9S"], "turn": 2}, {"phase": "follow", "turned": ["7H"], "turn": 2, "solo": 1},
    {"phase": "follow", "turned": ["7H"], "kind": "blind", "turn": 2, "active": [0, 2]},
    {"phase": "exchange", "turned": ["7H"], "turn": 2},
    {"phase": "exchange", "turned": ["7H"], "active": [0, 2], "solo": 0},
    {"phase": "fifth_card", "kind": "raub", "turned": ["7H"]}, {"phase": "play", "turned": ["7H"], "kind": "maus"},
    {"phase": "fifth_card", "kind": "blind", "turned": ["7H"], "hands": [["AS", "?", "7H", "?", "?"]]},
    {"phase": "play", "kind": "raub", "turned": ["7H"], "hands": [["7H", "AS"]]},
    {"phase": "play", "trump": "S", "trick": [[2, "AH"], [0, "KH"]], "dealer": 1, "won": [2, 0, 0],
     "hands": {"1": ["7H", "AS"]}},
])
def test_a_position_can_be_observed_sampled_and_played_out(fields):
    """Every card lies somewhere, every seat has a view, and the deal goes on to its end."""
    deal, rng = RAUB.position({"players": 3, **fields}), Random(1)
    assert list(range(32)) == sorted(card for laid in zones(deal).values() for card in laid)
    for state in states(deal, 3, rng):
        for seat in range(3):
            obs = RAUB.observe(state, seat)
            assert RAUB.view(obs)
            assert obs == RAUB.observe(RAUB.sample(obs, rng), seat)


def test_a_position_knows_who_has_spoken():
    """With seat 2 in turn, seat 1 has passed: two more passes and the next card is turned."""
    deal = RAUB.position({"players": 3, "phase": "speak", "turned": ["7H"], "stock": ["9S"], "turn": 2})
    for word in ("pass", "pass"):
        deal.apply(RAUB.parse(word))
    assert (2, 1) == (len(deal.turned), deal.turn)


def test_a_position_knows_who_has_exchanged():
    """With seat 2 in turn, seat 1 is done: after two more the play begins."""
    deal = RAUB.position({"players": 3, "phase": "exchange", "turned": ["7H"], "turn": 2})
    for _ in range(2):
        deal.apply(RAUB.parse("done"))
    assert ("play", 1) == (deal.phase, deal.turn)


def test_dropped_hands_are_not_in_the_stock():
    """[13] Three of four are in: the stock is as large as if all were."""
    deal = RAUB.position({"players": 4, "phase": "exchange", "turned": ["7H", "8S", "9D"], "active": [0, 1, 2]})
    assert 32 - 16 - 3 == len(deal.stock)


def test_the_price_under_a_question_is_what_falling_short_adds():
    """In 300 random deals: 4 to a solo player, 2 to a follower, twice as much under a refe; told to the asked alone."""
    told = set()
    for deal, players, rng in random_deals(RAUB, 300, "price"):
        for state in states(deal, players, rng):
            others = [seat for seat in range(players) if seat != state.turn or state.phase == "over"]
            assert not any(RAUB.view(RAUB.observe(state, seat)).help for seat in others)
            for refe in (0, 1):
                said = RAUB.view(RAUB.observe(state, state.turn) | {"refe": refe}).help
                if said and "points" in said["args"]:
                    told.add((said["key"], refe, said["args"]["each"], said["args"]["points"]))
    assert told == {(f"raub-help-{name}", refe, 1 + refe, short * (1 + refe))
                    for name, short in (("speak", 4), ("raub", 4), ("follow", 2)) for refe in (0, 1)}
