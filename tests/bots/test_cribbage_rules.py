"""The level `rules` of cribbage: what it sees, how it lays away, plays and counts, and how strong it is."""

import json
from random import Random

import pytest
from playing import new_deal, random_deals, states
from secrecy import swapped
from stih import bots
from stih.bots.cribbage import pegging
from stih.bots.duel import duel
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games.cribbage import CRIBBAGE
from stih.games.cribbage.rules import DECK
from stih.games.cribbage.sight import observe


def decide(deal, level="rules", seed=5):
    """The name of what a level does in the seat in turn."""
    return CRIBBAGE.actions[bots.choose(asked(deal, level, seed))]


def asked(deal, level="rules", seed=5):
    return json.dumps({"game": "cribbage", "level": level, "seed": seed, "obs": observe(deal, deal.turn)})


def lays(held, own):
    """What two cards it lays from six, for its own crib or an opponent's."""
    deal = CRIBBAGE.position({"players": 2, "dealer": 0 if own else 1, "turn": 0, "phase": "lay_away",
                              "hands": {0: held.split()}})
    laid = []
    for _ in range(2):
        laid.append(decide(deal))
        deal.apply(CRIBBAGE.parse(laid[-1]))
    return {name[1:] for name in laid}


def plays(hand, pile, other=None, **more):
    """What it plays to a count; *pile* begins with the opponent unless it is even."""
    cards = pile.split()
    seats = [(len(cards) - place) % 2 for place in range(len(cards))]
    other = ["?"] * (4 - seats.count(1)) if other is None else list(other)
    deal = CRIBBAGE.position({"hands": [hand.split(), other], "dealer": 1, "turn": 0,
                              "pile": [list(pair) for pair in zip(seats, cards, strict=True)]} | more)
    return decide(deal)


# what it sees

@pytest.mark.parametrize("level", bots.levels("cribbage"))
def test_a_bot_decides_the_same_whatever_lies_unseen(level):
    """The same message and so the same legal move when all cards it cannot know are swapped."""
    for options in ({}, {"counting": "manual", "muggins": "all", "overclaim": "excess"}):
        for deal, players, rng in random_deals(CRIBBAGE, 30, f"blind {level}", **options):
            for state in states(deal, players, rng):
                if state.phase != OVER:
                    twin, _ = swapped(CRIBBAGE, state, state.turn, rng)
                    assert asked(state, level) == asked(twin, level)
                    assert CRIBBAGE.parse(decide(state, level)) in state.legal_actions()


# what it does

@pytest.mark.parametrize(("held", "own", "laid"), [
    ("AC 2D 3H 4S QC KD", True, "2D 3H"), ("5C 5D 6H 7S QC KD", False, "QC KD"), ("5C 5D 9H TS JC QD", False, "9H QD"),
    ("7C 8D 2H 4S JC KD", True, "7C 8D"), ("2C 3D TH JS QC KD", False, "TH KD"),
])
def test_it_lays_away_with_the_crib_in_mind(held, own, laid):
    """Good cards together into its own crib, cards that fit nothing into an opponent's."""
    assert set(laid.split()) == lays(held, own)


@pytest.mark.parametrize(("hand", "pile", "card"), [
    ("7C 2D KH", "8S", "7C"), ("6C KD 9H", "KS JC", "KD"), ("TC 2D", "KS TD AH", "TC"), ("4C 9D", "2H 3S", "4C"),
])
def test_it_takes_points_it_sees(hand, pile, card):
    """Fifteen, a pair, thirty-one, a run."""
    assert card == plays(hand, pile)


def test_it_does_not_lead_a_five():
    """Sixteen cards of ten would answer it with fifteen."""
    assert plays("5C 4D 9H KS", "") != "5C"
    assert plays("5C QD", "") == "QD"


def test_it_leaves_no_easy_thirty_one():
    """At 21 any card of ten makes it."""
    assert plays("6C 7D", "KS 5C", other=["?", "?"]) == "7D"


def test_the_chances_of_an_answer_are_those_of_the_pack():
    """One card of the opponent's out of all unseen ones: the share of those that score; that none fits, of the rest."""
    unseen = sum(1 << card for card in range(52))
    pile = [DECK.parse("KC"), DECK.parse("KD")]
    reply, silent = pegging.answer(pile, 20, unseen, 1)
    assert reply == pytest.approx((4 * 6) / 52)
    assert silent == pytest.approx(0)
    assert pegging.answer(pile, 29, unseen, 1)[1] == pytest.approx(44 / 52)


@pytest.mark.parametrize("options", [{"counting": "manual"}, {"counting": "manual", "muggins": "all"}])
def test_it_counts_like_a_casual_player(options):
    """By hand it never counts too much, and now and then too little; others' misses it sees."""
    missed = counted = 0
    for number in range(120):
        match = Match(CRIBBAGE, ["rules"] * 2, f"counts {number}", options)
        while match.deal.phase != OVER:
            match.act(bots.move(match))
        events = [event[0] for event in match.deal.log]
        assert "cribbage-overclaim" not in events and "cribbage-muggins-wrong" not in events
        missed += events.count("cribbage-missed") + events.count("cribbage-peg-muggins")
        counted += events.count("cribbage-peg-hand")
        if options.get("muggins"):
            assert "cribbage-missed" not in events
    assert 0 < missed < counted / 5


# how strong it is

@pytest.mark.parametrize(("players", "least"), [(2, 2.5), (3, 1.5), (4, 1.5)])
def test_it_beats_chance(players, least):
    """Points a deal, the same deals both ways, at every number of seats."""
    assert duel(CRIBBAGE, players, "rules", "random", 30, "strength", {})["gain"] > least


def game(seats, seed, dealer):
    """A game of levels, from an explicit first dealer: the winner and the margin of seat 0."""
    match = Match(CRIBBAGE, seats, seed, first_dealer=dealer)
    while True:
        while match.deal.phase != OVER:
            match.act(bots.move(match))
        if match.over:
            return match.winner, match.scores()[0] - match.scores()[1]
        match.next_deal()


@pytest.mark.slow
def test_it_beats_chance_by_forty_points_a_game():
    """200 games, the first deal in turn."""
    margins = [game(["rules", "random"], f"chance {number}", number % 2)[1] for number in range(200)]
    assert sum(margins) / len(margins) >= 40


@pytest.mark.slow
def test_two_of_them_score_as_good_players_do():
    """16.2 points a deal for the dealer and 10.2 for the other, both within 0.3, over 6,000 deals to their end."""
    deals, points = 6000, [0, 0]
    for number in range(deals):
        deal = new_deal(CRIBBAGE, 2, Random(f"bounds {number}"), target=241)
        while deal.phase != OVER:
            deal.apply(bots.choose(asked(deal)))
        points[0] += deal.scores()[deal.dealer]
        points[1] += deal.scores()[1 - deal.dealer]
    assert points[0] / deals == pytest.approx(16.2, abs=0.3)
    assert points[1] / deals == pytest.approx(10.2, abs=0.3)


@pytest.mark.slow
def test_the_first_dealer_wins_as_often_as_is_known():
    """54 to 58 games of a hundred, over 5,000."""
    games = 5000
    won = sum(game(["rules", "rules"], f"first {number}", number % 2)[0] == number % 2 for number in range(games))
    assert 0.54 <= won / games <= 0.58


@pytest.mark.slow
def test_it_beats_a_published_bot():
    """The bot of magmacrunch-cribbage (requirements/bench.txt): more than 80 of 100 games, over 1,000."""
    pytest.importorskip("cribbage.ai")
    games = 1000
    won = sum(game_against_theirs(f"peer {number}", number % 2, number // 2 % 2) for number in range(games))
    assert won / games > 0.8


def game_against_theirs(seed, dealer, seat):
    """Whether `rules` in *seat* wins a game against the published bot."""
    match = Match(CRIBBAGE, ["rules", "rules"], seed, first_dealer=dealer)
    while True:
        while match.deal.phase != OVER:
            match.act(bots.move(match) if match.deal.turn == seat else theirs(match.deal))
        if match.over:
            return match.winner == seat
        match.next_deal()


def theirs(deal):
    """What the published bot does in the seat in turn."""
    from cribbage import ai

    seat = deal.turn
    hand = {their_card(card): card for card in range(52) if deal.hands[seat] >> card & 1}
    if deal.phase == "lay_away":
        held = hand | {their_card(card): card for card in range(52) if deal.thrown[seat] >> card & 1}
        chosen = ai.select_crib_cards(sorted(held, key=held.get), deal.dealer != seat)
        return "-" + DECK.names[next(held[card] for card in chosen if card in hand)]
    card = ai.select_pegging_card(sorted(hand, key=hand.get), deal.count, [their_card(card) for card in deal.pile])
    return DECK.names[hand[card]]


def their_card(card):
    from cribbage.cards import Card

    rank, suit = DECK.names[card]
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    return Card(suits[suit], "10" if rank == "T" else rank)


def test_moves_follow_from_the_seed():
    """What is overlooked in a count is chance, and the number in the message decides it."""
    matches = [Match(CRIBBAGE, ["rules"] * 3, "same", {"counting": "manual", "muggins": "show"}) for _ in range(2)]
    for match in matches:
        while match.deal.phase != OVER:
            match.act(bots.move(match))
    assert matches[0].record() == matches[1].record()
