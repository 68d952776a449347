"""Cribbage, clause by clause [n] of its rules page: the deal, the play and the show."""

import pytest
from playing import random_deals, states
from stih.engine.errors import BadPosition
from stih.engine.state import OVER, step
from stih.games.cribbage import CRIBBAGE
from stih.games.cribbage.rules import DECK

BY_HAND = {"counting": "manual"}


def act(deal, *names):
    for name in names:
        step(deal, CRIBBAGE.parse(name))


def legal(deal):
    return {CRIBBAGE.actions[action] for action in deal.legal_actions()}


def played(hands, order, dealer=-1, **options):
    """A deal after some cards have been laid; the play alone, the show not begun by itself."""
    deal = CRIBBAGE.position({"hands": [hand.split() for hand in hands], "dealer": dealer % len(hands),
                              "options": options | BY_HAND})
    act(deal, *order.split())
    return deal


def pegged(deal):
    """What was pegged: seat, what for, points."""
    return [event[:3] for event in deal.events]


def fresh(players, dealer=0, pack="", **options):
    """A deal at its beginning, from a pack whose first cards are given."""
    standing = CRIBBAGE.open({"target": 121} | options, players, dealer)
    first = DECK.parse_all(pack.split())
    return CRIBBAGE.deal(full(options), standing, first + [card for card in range(52) if card not in first])


def full(options):
    return {option.key: options.get(option.key, option.default) for option in CRIBBAGE.options}


# dealing and the crib [5] [6] [7] [20] [21]

@pytest.mark.parametrize(("players", "cards", "crib"), [(2, 6, 0), (3, 5, 1), (4, 5, 0)])
def test_cards_are_dealt_singly_from_the_left(players, cards, crib):
    """[5] The pack lies in dealing order: a card each, round and round; three leave one for the crib."""
    deal = fresh(players, dealer=0)
    for step_, seat in enumerate((*range(1, players), 0)):
        assert deal.hands[seat] == sum(1 << step_ + round_ * players for round_ in range(cards))
    assert crib == deal.blind.bit_count()
    assert len(deal.stock) == 52 - cards * players - crib


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_each_lays_away_until_the_crib_has_four(players, each):
    """[6] From the dealer's left, the dealer last; then the starter is turned and the left leads."""
    deal = fresh(players, dealer=1)
    for step_ in range(players):
        for _ in range(each):
            assert (2 + step_) % players == deal.turn and deal.phase == "lay_away"
            deal.apply(deal.legal_actions()[0])
    assert deal.crib().bit_count() == 4
    assert {hand.bit_count() for hand in deal.hands} == {4}
    assert deal.phase == "play" and deal.turn == 2 % players and deal.starter >= 0


def test_a_jack_turned_is_two_for_the_dealer():
    """[7] At once, before a card is played."""
    deal = CRIBBAGE.position({"players": 2, "dealer": 1, "phase": "starter", "starter": "JC"})
    assert [(1, "heels", 2)] == pegged(deal)
    assert (deal.phase, deal.totals) == ("play", [0, 2])


def test_his_heels_can_win():
    """[17] Nothing is played or counted after it."""
    deal = CRIBBAGE.position({"players": 3, "dealer": 1, "phase": "starter", "starter": "JC",
                              "scores": [120, 119, 120]})
    assert (deal.phase, deal.winner, deal.totals) == (OVER, 1, [120, 121, 120])


# the play [8] to [11]

def test_who_holds_a_card_that_fits_must_lay_it():
    """[8] At 25 only cards up to six may be laid."""
    deal = played(["KC 5C AC", "JD 7D 6D 5D"], "KC JD 5C")
    assert legal(deal) == {"6D", "5D"}


def test_a_player_left_alone_goes_on_alone():
    """[9] All of these cards score."""
    deal = played(["TC 4C 4D", "TD TS"], "TC TD 4C 4D")
    assert pegged(deal) == [(1, "pair", 2), (0, "pair", 2), (0, "go", 1)]


def test_thirty_one_is_two_and_never_three():
    """[10] The player of the last card gets nothing on top."""
    deal = played(["KC AC", "KD TH"], "KC KD AC TH")
    assert pegged(deal) == [(1, "pair", 2), (1, "thirtyone", 2)]
    assert deal.phase == "show"


@pytest.mark.parametrize(("hands", "order", "what"), [
    (["KC", "9D"], "KC 9D", "last"),
    (["KC 2C", "KD QD"], "KC KD 2C", "go"),
])
def test_the_last_card_of_a_count_is_one(hands, order, what):
    """[10] It is called the go while there are cards, and the last card when there are none."""
    assert pegged(played(hands, order))[-1][1:] == (what, 1)


def test_nothing_is_carried_into_the_next_count():
    """[11] A king after a reset makes no pair with the king before it."""
    deal = played(["KC KH", "KD KS"], "KC KD KH")
    assert pegged(deal) == [(1, "pair", 2), (0, "pair", 6), (0, "go", 1)]
    act(deal, "KS")
    assert pegged(deal)[3:] == [(1, "last", 1)]


def test_the_next_holder_leads_to_the_next_count():
    """[11] [20] The left of the one who laid last; if that seat has no cards, the one after it."""
    deal = played(["KC 8C", "KD", "TH 7H"], "KC KD TH")
    assert (deal.turn, deal.count) == (0, 0)
    deal = played(["KC", "KD 8D", "TH 7H"], "KC KD TH")
    assert (deal.turn, deal.count) == (1, 0)


def test_goes_are_said_by_those_who_hold_cards():
    """[9] [20] Who has no cards left is passed over in silence."""
    deal = played(["KC", "KD", "TH AH", "9S 8S"], "KC KD TH")
    assert [event for event in deal.log if event[0] == "cribbage-go"] == [("cribbage-go", 3, 30)]
    assert deal.turn == 2


def test_a_go_is_said_once_in_a_count():
    """[9] The other lays two more cards, and it is not said again."""
    deal = played(["KC JC 9C", "KD 3D 2D AD"], "KC 3D 9C 2D AD")
    assert [event for event in deal.log if event[0] == "cribbage-go"] == [("cribbage-go", 0, 24)]
    assert pegged(deal) == [(1, "go", 1)]


# one count only [25]

@pytest.mark.parametrize(("options", "turn", "over"), [
    ({"play_on": True, "resets": True}, 0, False),
    ({"play_on": False, "resets": True}, 1, False),
    ({"play_on": True, "resets": False}, 0, False),
    ({"play_on": False, "resets": False}, 0, True),
])
def test_what_a_go_does(options, turn, over):
    """[9] [11] Played on, counted anew, or the end of the play: each option by itself."""
    deal = played(["KC KD 2C", "9S 8S"], "KC 9S KD", **options)
    assert (deal.turn, deal.phase == "show") == (turn if not over else deal.turn, over)
    assert pegged(deal) == ([] if options["play_on"] else [(0, "go", 1)])


def test_with_one_count_only_all_is_over_after_the_go():
    """[11] Played on to the end of the count, and no further."""
    deal = played(["KC KD 2C 7C", "9S 8S"], "KC 9S KD 2C", resets=False)
    assert deal.phase == "show"
    assert pegged(deal) == [(0, "thirtyone", 2)]


def test_cards_that_were_not_laid_count_in_the_show():
    """[25] The hand is the four cards kept."""
    deal = CRIBBAGE.position({"hands": [["KC", "KD", "2C", "2D"], ["9S", "8S", "7S", "6S"]], "dealer": 1,
                              "starter": "AH", "options": {"play_on": False, "resets": False}})
    act(deal, "KC", "6S", "KD")
    assert (1, "hand", 4 + 4 + 6) in pegged(deal)


# the show [13] and the end [17]

def test_the_show_goes_round_from_the_left_and_ends_with_the_crib():
    """[13] [21] By seats, the dealer's hand and crib last."""
    deal = CRIBBAGE.position({"players": 4, "dealer": 2, "phase": "show", "options": BY_HAND})
    turns = []
    while deal.phase != OVER:
        turns.append(deal.turn)
        act(deal, "count:29")
    assert turns == [3, 0, 1, 2, 2]


def test_nothing_counts_after_the_winning_point():
    """[17] The crib of 20 is not even opened."""
    deal = CRIBBAGE.position({"hands": [["5C", "5D", "5H", "JS"], ["KC", "KD", "KH", "KS"]], "dealer": 1,
                              "phase": "show", "starter": "5S", "scores": [100, 120]})
    assert (deal.phase, deal.winner, deal.totals) == (OVER, 0, [121, 120])
    assert pegged(deal) == [(0, "hand", 29)]
    assert CRIBBAGE.observe(deal, 0)["shown"][1] == 0 and CRIBBAGE.observe(deal, 0)["crib"] == 0


def test_partners_share_a_score():
    """[21] Whoever scores, the side moves; the first side to reach the target wins."""
    deal = played(["5C KC", "TD 9D", "TH 8H", "5S 7S"], "5C TD TH 5S", dealer=3)
    assert pegged(deal)[:2] == [(1, "fifteen", 2), (2, "pair", 2)]
    assert deal.totals == [2, 3]


def test_every_count_ends_with_one_point_or_two():
    """[10] Over random deals: the ends of counts are worth 1, or 2 at 31; the dealer of two pegs something [11]."""
    for deal, players, rng in random_deals(CRIBBAGE, 150, "ends", target=241):
        *_, end = states(deal, players, rng)
        ends = [event for event in end.events if event[1] in ("go", "last", "thirtyone")]
        assert len(ends) == len(end.breaks) + 1
        assert {event[2] for event in ends} <= {1, 2}
        if players == 2:
            assert any(event[0] == end.dealer for event in ends)


def test_the_pegs_stand_where_the_score_is():
    """[3] After every move front peg and score agree, and the back peg stands where the front one was."""
    for deal, players, rng in random_deals(CRIBBAGE, 60, "pegs", target=61, counting="manual", muggins="all"):
        fronts, backs = [0] * deal.sides, [-1] * deal.sides
        for state in states(deal, players, rng):
            board = CRIBBAGE.view(CRIBBAGE.observe(state, 0)).extra["board"]
            for side, pegs in enumerate(board):
                assert pegs == {"front": state.totals[side], "back": state.backs[side]}
                if pegs["front"] != fronts[side]:
                    assert backs[side] < fronts[side] <= pegs["back"] < pegs["front"] <= 61
                fronts[side], backs[side] = pegs["front"], pegs["back"]


# positions

@pytest.mark.parametrize("spec", [
    {}, {"players": 5}, {"players": 2, "dealer": 2}, {"players": 2, "phase": "cut"}, {"players": 2, "scores": [1]},
    {"players": 2, "scores": [121, 3]}, {"hands": [["KC"], ["KC"]]}, {"hands": [["KC"], ["KD"]], "starter": "KC"},
    {"hands": [["KC"], ["KD"]], "pile": [[0, "QC"], [1, "QD"], [0, "JC"], [1, "2C"]]},
    {"hands": [["KC"], []], "turn": 1}, {"players": 2, "phase": "lay_away", "turn": 2},
    {"hands": [["KC"], ["KD"]], "pile": [[2, "QC"]]}, {"players": 2, "crib": ["AC", "2C", "3C", "4C", "5C"]},
    {"hands": [["?"] * 30, ["?"] * 30]},
])
def test_positions_that_cannot_be_are_refused(spec):
    """With a reason, never with a traceback."""
    with pytest.raises(BadPosition):
        CRIBBAGE.position(spec)


def test_a_position_takes_up_earlier_counts():
    """The next seat after the last card is in turn, and only this count's cards make points."""
    deal = CRIBBAGE.position({"hands": [["4C"], ["4D"]], "laid": [[0, "4H"]], "pile": [[1, "4S"]]})
    assert (deal.turn, deal.count, deal.breaks) == (0, 4, [1])
    act(deal, "4C")
    assert pegged(deal)[0] == (0, "pair", 2)


def test_a_position_may_stand_in_the_middle_of_laying_away():
    """Those before the seat in turn have laid away, and the dealer's cards turn the starter."""
    deal = CRIBBAGE.position({"players": 3, "dealer": 0, "turn": 2, "phase": "lay_away"})
    assert [hand.bit_count() for hand in deal.hands] == [5, 4, 5]
    assert [thrown.bit_count() for thrown in deal.thrown] == [0, 1, 0] and deal.blind
    for _ in range(2):
        deal.apply(deal.legal_actions()[0])
    assert deal.phase == "play" and deal.crib().bit_count() == 4


def help_of(deal):
    return CRIBBAGE.view(CRIBBAGE.observe(deal, deal.turn)).help


@pytest.mark.parametrize(("players", "dealer", "own"), [(2, 0, 0), (2, 1, 1), (4, 3, 1), (4, 1, 1), (4, 2, 0)])
def test_whom_the_crib_scores_for_stands_under_the_question(players, dealer, own):
    """A partner's crib is one's own [21]."""
    deal = fresh(players, dealer)
    while deal.turn != 1:
        act(deal, CRIBBAGE.actions[deal.legal_actions()[0]])
    assert help_of(deal)["args"] == {"own": own}


def test_how_much_is_left_to_31_stands_under_the_question():
    deal = played(["9H", "KS 2D"], "9H KS")
    assert help_of(deal)["args"] == {"room": 12}
