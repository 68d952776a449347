"""Rabló's secret: nobody learns who holds the called card before the rules tell him. A number [n] is a clause."""

from itertools import combinations
from random import Random

import pytest
from knows import rablo as kit
from rablo_deals import lively, states_of
from stih.engine.cards import cards_in, mask_of
from stih.engine.match import Match
from stih.engine.rng import shuffled
from stih.engine.state import OVER
from stih.games.rablo import RABLO
from stih.games.rablo.deal import PASS
from stih.games.rablo.sides import fits, holders

SEATS = range(4)


# the same transcript, whoever holds the called card

def contract(number, words):
    """A match whose caller calls a card at random, with these words after the auction, and the random source."""
    rng = Random(f"secret/{number}")
    match = Match(RABLO, ["you"] * 4, f"secret {number}")
    match.act(RABLO.actions[rng.choice(range(24, 72))])
    while match.deal.phase == "auction":
        match.act("pass")
    for word in words:
        if match.deal.phase == "kontra":
            match.act(word if RABLO.parse(word) in match.deal.legal_actions() else "pass")
    return match, rng


def swapped(match, other, rng):
    """The same match, but *other* was dealt the called card, for a card of its own. None where it would have shown."""
    deal, names = match.deal, RABLO.deck.names
    if deal.lacks[other] >> deal.card() & 1 or deal.known >= 0:
        return None
    card, mine = names[deal.card()], names[rng.choice(cards_in(deal.hands[other]))]
    record = match.record()
    trade = {card: mine, mine: card}
    record["deals"][0]["pack"] = " ".join(trade.get(name, name) for name in record["deals"][0]["pack"].split())
    return Match.replay(RABLO, record)


def seen(match, viewer):
    """All that reaches the viewer: the view with prompt, buttons and log, what it observes, who is waited for."""
    return match.view(viewer), match.observe(viewer), match.deal.turn


def same_until_it_tells(match, twin, viewer, rng):
    """Play both alike and compare what the viewer sees; the number of steps until something tells the holder."""
    steps = 0
    while match.deal.phase != OVER and match.deal.known == twin.deal.known == -1:
        assert seen(match, viewer) == seen(twin, viewer), (viewer, match.deal.phase)
        both = set(match.deal.legal_actions()) & set(twin.deal.legal_actions())
        if not both - {match.deal.card()}:
            break
        name = RABLO.actions[rng.choice(sorted(both - {match.deal.card()}))]
        match.act(name)
        twin.act(name)
        if (match.deal.phase, match.deal.turn) != (twin.deal.phase, twin.deal.turn):
            break                                                   # a trick taken: partner or opponent, all see it
        steps += 1
    return steps


@pytest.mark.parametrize("words", [(), ("pass",), ("kontra", "kontra"), ("pass", "pass", "pass")],
                         ids=["kontra", "second", "rekontra", "play"])
def test_the_transcript_is_the_same_whoever_holds_the_called_card(words):
    """[11] Prompts, events and turns, for every viewer who does not hold it; the caller may hold it himself."""
    steps = 0
    for number in range(120):
        match, rng = contract(number, words)
        holder = match.deal.holder
        viewer, other = rng.sample([seat for seat in SEATS if seat != holder], 2)
        twin = swapped(match, other, rng)
        if twin is not None:
            steps += same_until_it_tells(match, twin, viewer, rng)
    assert steps > 300


def test_the_question_is_the_same_for_every_seat():
    """[11] One phase name, one prompt, the same buttons; only a reason may stand at one of them."""
    for number in range(20):
        match, _ = contract(number, ())
        asked = []
        while match.deal.phase == "kontra" and not match.deal.doubled:
            view = match.view(match.deal.turn)
            asked.append((view["phase"], view["prompt"], [(each["action"], each["text"]) for each in view["choices"]]))
            match.act("pass")
        assert len(asked) == 3
        assert all(each == asked[0] for each in asked)


# badges

def worlds(deal, seat):
    """Every way the cards may lie, as far as *seat* knows by the rules: the hands of all seats."""
    known = kit.knows(deal, seat)
    fixed = [deal.hands[other] & known for other in SEATS]
    loose = [card for card in range(24) if not known >> card & 1]
    lacks = [kit.lacks(deal, other) for other in SEATS]
    yield from _deal(deal, fixed, loose, lacks, [other for other in SEATS if other != seat])


def _deal(deal, hands, loose, lacks, seats):
    if not seats:
        yield hands
        return
    seat, *rest = seats
    room = deal.hands[seat].bit_count() - hands[seat].bit_count()
    for cards in combinations([card for card in loose if card not in lacks[seat]], room):
        here = [*hands[:seat], hands[seat] | mask_of(cards), *hands[seat + 1:]]
        yield from _deal(deal, here, [card for card in loose if card not in cards], lacks, rest)


def test_a_side_is_known_exactly_when_all_worlds_agree():
    """[23] A badge stands when every deal that fits gives the same side, and never before: against all deals."""
    compared = 0
    for deal, rng in lively(400, "worlds"):
        for state in states_of(deal, rng):
            if state.phase != "play" or sum(hand.bit_count() for hand in state.hands) > 12 or kit.is_public(state):
                continue
            for seat in SEATS:
                possible = {other for hands in worlds(state, seat) for other in SEATS
                            if hands[other] >> state.card() & 1}
                assert sorted(possible) == holders(RABLO.observe(state, seat))
                compared += 1
    assert compared > 150


def test_before_the_play_a_seat_knows_its_own_side_alone():
    """[7] The caller whether he is alone, the partner all, an opponent nothing but himself."""
    for number in range(60):
        match, _ = contract(number, ())
        deal = match.deal
        for seat in SEATS:
            sides = match.observe(seat)["sides"]
            if seat == deal.holder:
                alone = seat == deal.caller
                rest = "solo" if alone else "caller"
                assert rest == sides[deal.caller]
                assert all(sides[other] == "opponent" for other in SEATS if other not in (deal.caller, deal.holder))
            elif seat == deal.caller:
                assert ["", "", ""] == [sides[other] for other in SEATS if other != seat]
            else:
                assert "opponent" == sides[seat]
                assert ["caller", "", ""] == [sides[deal.caller]] + [
                    sides[other] for other in SEATS if other not in (seat, deal.caller)]


def test_kontra_shows_an_opponent_and_two_show_the_partner():
    """[10] Nobody else's word tells anything: the caller's rekontra least of all."""
    deal = RABLO.position({"phase": "kontra", "caller": 0, "call": "snapszer:AB", "partner": 2, "words": ["kontra"]})
    assert ["caller", "opponent", "", ""] == RABLO.observe(deal, 0)["sides"]
    assert ["caller", "opponent", "", "opponent"] == RABLO.observe(deal, 3)["sides"]
    for word in ("rekontra", "pass", "pass", "pass", "subkontra"):
        assert ["caller", "opponent", "", ""] == RABLO.observe(deal, 0)["sides"] or deal.phase == "play"
        deal.apply(RABLO.parse(word) if word != "pass" else PASS)
    assert ["caller", "opponent", "partner", "opponent"] == RABLO.observe(deal, 0)["sides"]


def test_hall_agrees_with_dealing_out():
    """The test that a deal exists, against trying all deals of a few cards."""
    rng = Random(5)
    for _ in range(400):
        cards = shuffled(range(24), rng)[:rng.randrange(3, 7)]
        room = [0, 0, 0, 0]
        for _ in cards:
            room[rng.randrange(4)] += 1
        lacks = [mask_of(card for card in cards if rng.random() < 0.5) for _ in SEATS]
        assert _exists(cards, room, lacks) == fits(mask_of(cards), room, lacks)


def _exists(cards, room, lacks):
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    return any(room[seat] and not lacks[seat] >> first & 1
               and _exists(rest, [free - (other == seat) for other, free in enumerate(room)], lacks) for seat in SEATS)


# words out of turn

def test_only_the_side_is_offered_a_word_out_of_turn():
    """[20] Nobody else's view or observation has it, and nothing else differs for them."""
    offered = 0
    for deal, rng in lively(60, "calls", enough_always=True):
        for state in states_of(deal, rng):
            for seat in SEATS:
                obs = RABLO.observe(state, seat)
                assert not obs["calls"] or state.on_side(seat)
                assert len(RABLO.view(obs).calls) == len(obs["calls"])
                offered += len(obs["calls"])
    assert offered > 20
