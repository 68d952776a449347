"""Many random deals of Rabló: money, cards, points and duties hold in all of them. A number [n] is a clause."""

from random import Random

import pytest
from knows import rablo as kit
from playing import moves
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games.rablo import RABLO

MONEY = 12_000


def word(match, seat, action):
    """An action as records write it."""
    name = RABLO.actions[action]
    return name if seat == match.deal.turn else f"{seat}:{name}"


def play(match, rng):
    """Play the deal on the table and check it move by move."""
    while match.deal.phase != OVER:
        deal = match.deal
        choices = moves(deal, 4)
        assert choices, "nobody may do anything"
        assert kit_is_whole(deal)
        match.act(word(match, *kit.pick(deal, choices, rng)))
    assert match.deal.legal_actions() == ()


def kit_is_whole(deal):
    """Every card is in one place."""
    return sorted(card for cards in kit.zones(deal).values() for card in cards) == list(range(24))


def check_money(match):
    """[24] [25] Nothing is lost, and changes come to nothing but for the pot."""
    deal = match.deal
    before = match.standings[-1]
    assert MONEY == sum(deal.totals) + deal.pot
    assert sum(deal.scores()) == before["pot"] - deal.pot
    assert deal.pot % 200 == 0
    assert all(change % 50 == 0 for change in deal.scores())


def check_duties(deal):
    """[13] [14] Nobody plays a card that he has shown he does not hold."""
    lacks = [set() for _ in range(4)]
    for trick, seat, card in kit.plays(deal):
        assert card not in lacks[seat]
        if trick:
            lacks[seat] |= kit.shown(trick, card, deal.card() // kit.RANKS)


def check_points(deal):
    """[17] [18] The side's cards and announcements, those void which an opponent overtook."""
    values = (0, 2, 3, 4, 10, 11)
    total, announced = 0, 0
    side, trick = {deal.caller, deal.holder}, []
    for event in deal.log:
        if event[0] == "rablo-announce":
            announced = event[3]
        elif event[0] == "play":
            trick.append(event[2])
        elif event[0] == "trick":
            if event[1] in side:
                total += sum(values[card % 6] for card in trick) + announced
            trick, announced = [], 0
    left = sum(values[card % 6] for hand in deal.hands for card in range(24) if hand >> card & 1)
    assert deal.points == total + (left if deal.ending == "show" else 0)
    voided = [event for event in deal.log if event[0] == "rablo-void"]
    assert not voided or deal.ending == "opponent_trick"
    assert deal.points >= 66 or deal.scores()[deal.caller] < 0 or deal.kind() == "durchmarsch"


def many(count, seed):
    """So many random deals in matches as they come; gives the endings met."""
    met, match, rng = set(), None, None
    for number in range(count):
        if match is None or match.over:
            rng = Random(f"{seed}/{number}")
            options = {"enough_always": rng.random() < 0.3, "pass_final": rng.random() < 0.3}
            match = Match(RABLO, ["random"] * 4, f"{seed}/{number}", options)
        else:
            match.next_deal()
        play(match, rng)
        check_money(match)
        if match.deal.ending != "passed":
            check_duties(match.deal)
            check_points(match.deal)
        met.add(match.deal.ending)
    return met


ENDINGS = {"passed", "opponent_trick", "enough", "show", "six_tricks"}


def test_random_deals():
    """A sample of the deals below."""
    assert {"passed", "opponent_trick", "show", "six_tricks"} <= many(400, "some")


@pytest.mark.slow
def test_twenty_thousand_random_deals():
    """Balances and pot, cards, points, duties, and always somebody who may do something."""
    assert many(20_000, "many") == ENDINGS
