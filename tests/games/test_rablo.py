"""Rabló by its rules page: auction, doubling, announcements, the ends of a deal, money. A number [n] is a clause."""

import pytest
from case_types.rablo import act, contract_of, legal
from playing import moves, new_deal
from stih.engine.errors import BadOption, BadPosition, IllegalAction
from stih.engine.match import Match
from stih.engine.options import complete
from stih.engine.state import OVER, take
from stih.games.rablo import RABLO
from stih.games.rablo.match import places, standing
from stih.games.rablo.rules import DECK, OPTIONS

HANDS = {0: "TB KB QB AL TL 9H".split(), 1: "JB KL AH TH AA 9A".split(),
         2: "AB QL KH QH TA KA".split(), 3: "9B JL 9L JH QA JA".split()}


def auction(*bids, dealer=3, **options):
    """A deal after these words of the auction."""
    return RABLO.position({"phase": "auction", "dealer": dealer, "bids": bids, "options": options})


def played(*tricks, call="snapszer:AB", options=None):
    """The deal of HANDS after these tricks, each written as on the table."""
    deal = RABLO.position({"caller": 0, "call": call, "hands": HANDS, "options": options or {}})
    for trick in tricks:
        for name in trick.split():
            act(deal, name)
    return deal


FORTY, TWENTY = "announce:KB JB AB 9B", "QL JL AL KL"


# dealing [4], the auction [5] [6] [9]

def test_three_cards_then_three_more():
    """[4] From the dealer's next on."""
    deal = RABLO.deal(complete(OPTIONS, {}), RABLO.open(complete(OPTIONS, {}), 4, 1), range(24))
    assert ["9H JH QH 9L JL QL".split(), "KH TH AH KL TL AL".split(), "9B JB QB 9A JA QA".split(),
            "KB TB AB KA TA AA".split()] == [DECK.faces(deal.hands[seat]) for seat in (2, 3, 0, 1)]


@pytest.mark.parametrize(("bids", "higher"), [
    ((), 48), (("snapszer:9A",), 30), (("snapszer:9H",), 24), (("durchmarsch:9A",), 6),
])
def test_only_higher_levels_may_be_called(bids, higher):
    """[6] Four levels; within one nothing is higher. Any of the 24 cards may be called."""
    names = legal(auction(*bids))
    assert names[-1] == "pass"
    assert higher == len(names) - 1


def test_a_pass_is_not_final():
    """[5] A new call asks everybody again, earlier passers and the one who was outbid."""
    deal = auction("pass", "snapszer:AB", "pass", "snapszer:TH")
    assert [0, 1, 2] == turns(deal, 3)
    assert (deal.phase, deal.caller) == ("kontra", 3)


def test_a_pass_is_final_by_option():
    """[5] Only those still in are asked; a caller alone among passers has the contract."""
    deal = auction("pass", "snapszer:AB", "pass", "snapszer:TH", pass_final=True)
    assert [1] == turns(deal, 1)
    assert (deal.phase, deal.caller) == ("kontra", 3)
    assert auction("pass", "pass", "pass", "snapszer:AB", pass_final=True).phase == "kontra"


def turns(deal, passes):
    """Who passes so many times running."""
    seats = []
    for _ in range(passes):
        seats.append(deal.turn)
        act(deal, "pass")
    return seats


def test_nobody_raises_himself():
    """[5] When the others have passed, the auction is over."""
    assert auction("snapszer:AB", "pass", "pass", "pass").phase == "kontra"


def test_all_pass_and_pay():
    """[9] Fifty each into the pot, and the next seat deals."""
    deal = auction("pass", "pass", "pass", "pass", dealer=1)
    assert ([-50] * 4, 200, "passed") == (deal.scores(), deal.pot, deal.ending)
    assert {"scores": [2950] * 4, "dealer": 2, "pot": 200, "played": 1} == standing(deal)


# kontra [10] [11]

def asked(deal):
    """Who is asked, and what may be answered, while everybody passes."""
    rounds = []
    while deal.phase == "kontra":
        rounds.append((deal.turn, legal(deal)))
        act(deal, "pass")
    return rounds


def test_everybody_is_asked_for_a_kontra_whatever_he_holds():
    """[11] In fixed order from the caller's next on; the partner too, who can only pass."""
    deal = RABLO.position({"phase": "kontra", "caller": 0, "call": "snapszer:AB", "hands": HANDS})
    assert [(1, ["pass", "kontra"]), (2, ["pass"]), (3, ["pass", "kontra"])] == asked(deal)
    assert (deal.phase, deal.turn) == ("play", 0)


def test_everybody_is_asked_for_a_rekontra_the_caller_first():
    """[11] All four are asked, also those who can only pass."""
    deal = RABLO.position({"phase": "kontra", "caller": 0, "call": "snapszer:AB", "hands": HANDS, "words": ["kontra"]})
    assert [(0, ["pass", "rekontra"]), (1, ["pass"]), (2, ["pass", "rekontra"]), (3, ["pass"])] == asked(deal)


def test_either_opponent_may_say_subkontra():
    """[10] It need not be the one who said kontra."""
    deal = RABLO.position({"phase": "kontra", "caller": 0, "call": "snapszer:AB", "hands": HANDS,
                           "words": ["kontra", "rekontra", "pass", "pass", "pass", "subkontra"]})
    assert (deal.phase, deal.doubled, deal.unit()) == ("play", 3, 400)
    assert [event[:2] for event in deal.log if "kontra" in event[0] and "no" not in event[0]] == [
        ("rablo-kontra", 1), ("rablo-rekontra", 0), ("rablo-subkontra", 3)]


def test_three_may_double_a_solo():
    """[8] [10] All others are opponents, and the caller alone may say rekontra."""
    deal = contract_of([0], 0, phase="kontra")
    assert [["pass", "kontra"]] * 3 == [choices for _, choices in asked(deal.clone())]
    act(deal, "kontra")
    assert [["pass", "rekontra"], ["pass"], ["pass"], ["pass"]] == [choices for _, choices in asked(deal)]


# announcements [16] [17]

def test_an_announcement_counts_with_the_trick():
    """[17] Not before the trick is complete; taken by the partner it counts."""
    deal = played()
    for name in "announce:KB JB AB".split():
        act(deal, name)
    assert (0, 40) == (deal.points, deal.announced)
    act(deal, "9B")
    assert (57, 0, 2) == (deal.points, deal.announced, deal.turn)


def test_an_overtaken_announcement_is_void():
    """[17] The opponent's trick ends the deal and the twenty are gone."""
    deal = played(FORTY, "announce:KH JH 9H TH")
    assert (57, "opponent_trick") == (deal.points, deal.ending)
    assert ("rablo-void", 2, 0, 20) in deal.log
    assert RABLO.result(deal)["won"] is False


def test_the_partner_announces_too():
    """[16] Whoever of the side leads; one announcement a lead, and one of the two cards is led."""
    assert {"announce:KH", "announce:QH"} == {name for name in legal(played(FORTY)) if ":" in name}


def test_a_durchmarsch_knows_no_announcements():
    """[16] The cards may be led, the words may not be said."""
    assert {"TB", "KB", "QB", "AL", "TL", "9H"} == set(legal(played(call="durchmarsch:AB")))


# enough [20], showing [21]

def test_enough_is_offered_to_the_side_alone():
    """[20] To the leader among his actions, to the other out of turn; to nobody else."""
    deal = played(FORTY, TWENTY)
    assert (77, 0) == (deal.points, deal.turn)
    assert "enough" in legal(deal)
    assert [(), (), (RABLO.parse("enough"),), ()] == [deal.calls(seat) for seat in range(4)]


def test_enough_ends_the_deal():
    """[20] Said by the partner, out of turn."""
    deal = played(FORTY, TWENTY)
    act(deal, "enough", 2)
    assert (OVER, "enough", [50, -50, 50, -50]) == (deal.phase, deal.ending, deal.scores())
    assert ("rablo-enough", 2, 77) in deal.log


def test_enough_is_not_said_too_early():
    """[20] Not below 66, not within a trick, not in a durchmarsch."""
    deal = played(FORTY)
    assert "enough" not in legal(deal)
    assert [()] * 4 == [deal.calls(seat) for seat in range(4)]
    deal = played(FORTY, TWENTY)
    act(deal, "TL")
    assert [()] * 4 == [deal.calls(seat) for seat in range(4)]
    assert [()] * 4 == [played("TB JB AB 9B", call="durchmarsch:AB").calls(seat) for seat in range(4)]


def test_enough_may_be_rash_by_option():
    """[20] With enough_always it may be said below 66, and loses."""
    deal = played(FORTY, options={"enough_always": True})
    act(deal, "enough", 0)
    assert (57, [-50, 50, -50, 50]) == (deal.points, deal.scores())
    with pytest.raises(IllegalAction):
        act(played(options={"enough_always": True}), "enough")


def test_a_call_out_of_turn_is_kept_in_the_record():
    """A record names the seat that spoke, and replays."""
    match = Match(RABLO, ["you"] * 4, "1", first_dealer=3)
    match.deal = played(FORTY, TWENTY)
    match.act("2:enough")
    assert ["2:enough"] == match.deals[-1]["actions"]
    for word in ("1:enough", "9:enough", "2:enough"):
        with pytest.raises(IllegalAction):
            match.act(word)


def test_shown_cards_are_counted_at_once():
    """[21] All that is left goes to the side, and everybody sees the hand."""
    rows = [f"{rank}{suit}" for suit in "HBLA" for rank in "ATKQJ9"]
    deal = RABLO.position({"caller": 0, "call": "durchmarsch:9H", "hands": {seat: rows[seat * 6:seat * 6 + 6]
                                                                            for seat in range(4)}})
    act(deal, "show")
    assert (OVER, 120, [6, 0, 0, 0]) == (deal.phase, deal.points, deal.won)
    assert [900, -300, -300, -300] == deal.scores()
    view = RABLO.view(RABLO.observe(deal, 2))
    assert {"seat": 0, "cards": sorted(rows[:6], key=DECK.parse)} == view.extra["shown"]
    assert ("shown", tuple(view.extra["shown"]["cards"])) == (view.piles[0].zone, view.piles[0].cards)


def test_six_tricks_make_everything():
    """[18] [19] Nobody stopped the side, and all 120 points are there."""
    for seed in range(400):
        deal = random_end(seed, "six_tricks")
        if deal:
            assert sum(deal.won) == 6
            assert deal.points >= 120
            assert deal.scores()[deal.caller] > 0
            return
    raise AssertionError("no such deal among the seeds")


def random_end(seed, ending):
    """A deal of random cards that came to this end, None if it did not."""
    from random import Random
    rng = Random(seed)
    deal = new_deal(RABLO, 4, rng)
    deal.apply(RABLO.parse("snapszer:" + rng.choice(DECK.names)))
    while choices := moves(deal, 4):
        words = [move for move in choices if move[1] >= 97]             # nobody doubles, stops or shows
        take(deal, *rng.choice([move for move in choices if move not in words]))
    return deal if deal.ending == ending else None


# money [24] to [27]

def test_the_pot_waits_for_one_or_two_winners():
    """[25] Three winners leave it, two halve it, one takes it all; it is part of the change."""
    for side, won, shares in (([0, 2], True, [100, 0, 100, 0]), ([0, 2], False, [0, 100, 0, 100]),
                              ([0], True, [200, 0, 0, 0]), ([0], False, [0, 0, 0, 0])):
        deal = contract_of(side, 0, pot=200)
        deal.finish("six_tricks", won)
        rows = {row["seat"]: row for row in RABLO.explain(deal)["rows"]}
        got = [sum(item["points"] for item in rows[seat]["items"] if item["key"] == "rablo-item-pot")
               for seat in range(4)]
        assert shares == got
        assert (200 - sum(shares)) == deal.pot


def test_every_amount_is_explained():
    """[8] [10] [24] Stake, each doubling, alone, pot."""
    deal = contract_of([0], 0, stake=100, doubled=2, pot=400)
    deal.finish("six_tricks", True)
    explained = RABLO.explain(deal)
    caller = explained["rows"][0]
    assert [("rablo-item-won", 100), ("rablo-item-kontra", 100), ("rablo-item-rekontra", 200),
            ("rablo-item-alone", 800), ("rablo-item-pot", 400)] == [
        (item["key"], item["points"]) for item in caller["items"]]
    assert [(1, 0, 400), (2, 0, 400), (3, 0, 400), (None, 0, 400)] == [
        (paid["from"], paid["to"], paid["amount"]) for paid in explained["payments"]]


@pytest.mark.parametrize("side", [[0, 2], [0]])
@pytest.mark.parametrize("won", [True, False])
def test_payments_are_the_changes(side, won):
    """[24] What everybody pays and gets adds up to his change, the pot's to the pot's."""
    deal = contract_of(side, 0, stake=150, doubled=1, pot=200)
    deal.finish("six_tricks", won)
    changes = [0] * 4
    for paid in RABLO.explain(deal)["payments"]:
        for seat, sign in ((paid["from"], -1), (paid["to"], 1)):
            if seat is not None:
                changes[seat] += sign * paid["amount"]
    assert deal.scores() == changes


def test_bankruptcy_ends_the_match():
    """[26] At zero or below; debts are paid in full."""
    deal = contract_of([0], 0, stake=300, doubled=3)
    deal.finish("enough", False)
    assert [-4200, 5400, 5400, 5400] == deal.totals
    assert RABLO.winner(deal) == 1
    text = RABLO.win_text(deal, 1, 1)
    assert ("rablo-match-shared", 3) == (text["key"], text["args"]["count"])
    assert [4, 1, 1, 1] == RABLO.explain(deal)["places"]


def test_a_limit_of_rounds():
    """[27] The last round ends the match, and money decides; equals share a place."""
    short = {"rounds": 4}
    deal = contract_of([0, 2], 0, number=3, options=short)
    deal.finish("six_tricks", True)
    assert RABLO.winner(deal) is None
    deal = contract_of([0, 2], 2, number=4, options=short, scores=[3000, 3000, 3050, 2950])
    deal.finish("six_tricks", True)
    assert RABLO.winner(deal) == 2
    assert [3, 1, 4, 1] == places([3000, 3100, 2800, 3100])


def test_values_of_options():
    """[28] Money goes by fifties; no limit of rounds, or four to forty."""
    by_key = {option.key: option for option in OPTIONS}
    assert (500, 2550) == (by_key["start"].check(500), by_key["start"].check(2550))
    assert (0, 4, 40) == tuple(by_key["rounds"].check(value) for value in (0, 4, 40))
    for key, value in (("start", 2570), ("start", 450), ("rounds", 3), ("rounds", 41)):
        with pytest.raises(BadOption):
            by_key[key].check(value)


# positions

@pytest.mark.parametrize("spec", [
    {"phase": "nowhere"}, {"dealer": 4}, {"scores": [3000]},
    {"phase": "auction", "bids": ["snapszer:AB", "snapszer:9L"]}, {"trump": "X"},
    {"call": "announce:KB"}, {"call": "snapszer:AB", "caller": 7}, {"call": "snapszer:AB", "turn": 9},
    {"call": "snapszer:AB", "hands": {0: ["AH"] * 2}}, {"call": "snapszer:AB", "hands": {5: ["AH"]}},
    {"call": "snapszer:AB", "trick": [[0, "AL"], [2, "KL"]]}, {"call": "snapszer:AB", "tricks": [[0, "AL"]]},
    {"call": "snapszer:AB", "tricks": [[1, "9L", "AL", "KL", "TL"]], "partner": 3},
    {"call": "snapszer:AB", "tricks": [[0, "9L", "AL", "KL", "TL"]]},
    {"phase": "kontra", "call": "snapszer:AB", "words": ["subkontra"]},
    {"phase": "kontra", "call": "snapszer:AB", "hands": {seat: [f"{rank}{suit}" for rank in "TKQJ9"]
                                                         for seat, suit in enumerate("HBLA")}},
])
def test_impossible_positions_are_refused(spec):
    """With the reason, never with a crash."""
    with pytest.raises(BadPosition):
        RABLO.position(spec)


def test_a_position_in_the_middle():
    """What was played is counted, the rest dealt out to fit it."""
    deal = RABLO.position({"caller": 1, "call": "snapszer:AB", "partner": 3, "tricks": [[1, "TB", "9B", "AB", "9L"]],
                           "trick": [[3, "KA"]], "hands": {2: ["9A", "JA", "AH", "TH"]}, "doubled": 1})
    assert (0, 3, 21, [3, 1]) == (deal.turn, deal.known, deal.points, [deal.leader, deal.doubled])
    assert not deal.hands[0] & DECK.suit_mask[1]                         # it did not follow bells
    assert sum(hand.bit_count() for hand in deal.hands) + deal.played.bit_count() == 24
