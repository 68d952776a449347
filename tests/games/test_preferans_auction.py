"""The auction of Preferans, the naming of igra contracts, the talon: clauses [5] to [14]."""

from collections import Counter

import pytest
from stih.engine.state import step
from stih.games.preferans import PREFERANS

DEALER = 2   # so that seat 0 is forehand


def auction(*words, **options):
    """The deal after these words."""
    return PREFERANS.position({"dealer": DEALER, "actions": list(words), "options": options})


def legal(deal):
    """The names of what the seat in turn may do."""
    return [PREFERANS.actions[action] for action in deal.legal_actions()]


def endings(deal):
    """Every complete auction from here, by how it ends."""
    if deal.phase not in ("auction", "naming"):
        return Counter([{"over": "refa", "discard": "talon"}.get(deal.phase, "hand")])
    found = Counter()
    for action in deal.legal_actions():
        after = deal.clone()
        step(after, action)
        found += endings(after)
    return found


def test_there_are_160_auctions():
    """[5] to [11]: one that all pass, 63 for the talon, 96 out of hand; passes that are forced are no moves."""
    assert {"refa": 1, "talon": 63, "hand": 96} == endings(auction())


def test_the_eighth_contract_adds_auctions():
    """[38] Where it is played, one more number and one more word out of hand."""
    assert sum(endings(auction(contract_8=True)).values()) > 160
    assert legal(auction("sanac", contract_8=True)) == ["pass", "preferans"]


@pytest.mark.parametrize(("words", "expected"), [
    ((), ["pass", "bid:2", "igra", "bettel", "sanac"]),
    (("bid:2",), ["pass", "bid:3", "igra", "bettel", "sanac"]),
    (("bid:2", "bid:3", "bid:4"), ["pass", "hold"]),
    (("bid:2", "bid:3", "bid:4", "pass"), ["pass", "hold"]),
    (("bid:2", "bid:3", "bid:4", "hold"), ["pass", "bid:5"]),
    (("pass", "pass"), ["pass", "bid:2", "igra", "bettel", "sanac"]),
    (("igra",), ["pass", "igra", "bettel", "sanac"]),
    (("igra", "bettel"), ["pass", "sanac"]),
])
def test_what_may_be_said(words, expected):
    """[5] to [8] No jumps; the senior holds, the junior raises; igra only at once, and no number over it."""
    assert expected == legal(auction(*words))


def test_after_seven_the_junior_is_out():
    """[6] The senior holds 7: nothing is higher, so the junior's pass is taken for him."""
    climb = ["bid:2", "pass", *(word for level in range(3, 8) for word in (f"bid:{level}", "hold"))]
    deal = auction(*climb)
    assert (deal.phase, deal.declarer, deal.level) == ("discard", 0, 7)
    assert ("preferans-out", 2) in deal.log


def test_a_number_bidder_is_out_when_igra_is_said():
    """[7] His pass is taken for him, at once."""
    deal = auction("bid:2", "igra")
    assert ("preferans-out", 0) in deal.log
    assert deal.turn == 2


def test_naming_goes_once_round_and_upwards():
    """[9] The first names, the next names higher or yields; equal never beats."""
    deal = auction("igra", "igra", "igra")
    assert legal(deal) == ["name:2", "name:3", "name:4", "name:5"]
    step(deal, PREFERANS.parse("name:3"))
    assert legal(deal) == ["name:4", "name:5", "yield"]
    step(deal, PREFERANS.parse("yield"))
    step(deal, PREFERANS.parse("yield"))
    assert (deal.declarer, deal.contract, deal.igra, deal.phase) == (0, 3, 1, "defence")


def test_when_clubs_are_named_the_rest_yield():
    """[9] Nothing is higher, so nobody is asked."""
    deal = auction("igra", "igra", "igra", "name:5")
    assert (deal.declarer, deal.contract) == (0, 5)
    assert deal.log[-3:] == [("preferans-yield", 1), ("preferans-yield", 2), ("preferans-declare-igra", 0, 5)]


def test_naming_may_go_to_sanac():
    """[9] A custom: Bettel and Sanac may be named too."""
    assert legal(auction("igra", "igra", "pass", naming_allows_6_7=True))[-1] == "name:7"


@pytest.mark.parametrize(("words", "contract"), [(("bettel", "pass", "pass"), 6), (("bid:2", "bettel", "sanac"), 7)])
def test_bettel_and_sanac_out_of_hand_are_fixed(words, contract):
    """[8] [10] They were said, so there is nothing to declare; in Bettel all defend."""
    deal = auction(*words)
    assert (deal.contract, deal.igra) == (contract, 1)
    assert deal.phase == ("kontra" if contract == 6 else "defence")


def test_one_igra_may_declare_anything():
    """[10] Whatever number had been bid before."""
    assert legal(auction("bid:2", "bid:3", "igra")) == [f"declare:{number}" for number in range(2, 8)]


def test_the_talon_is_shown_taken_and_two_cards_laid_away():
    """[13] Then [14] a contract not below the bid, asked even when there is but one."""
    deal = PREFERANS.position({"dealer": DEALER, "talon": ["AS", "KS"], "actions": ["bid:2", "bid:3", "pass", "pass"]})
    talon = PREFERANS.deck.parse_all(["AS", "KS"])
    assert deal.hands[1].bit_count() == 12
    assert ("preferans-talon", *sorted(talon)) in deal.log
    assert len(legal(deal)) == 12
    for name in ("-AS", "-KS"):
        step(deal, PREFERANS.parse(name))
    assert deal.discards == sum(1 << card for card in talon)
    assert legal(deal) == [f"declare:{number}" for number in range(3, 8)]


def test_five_two_five():
    """[4] Five cards each from forehand, two for the talon, five each."""
    deal = PREFERANS.deal(auction().rules._asdict(), PREFERANS.open({"start_bule": 60}, 3, 0), range(32))
    first, second = range(5), range(17, 22)
    assert deal.hands[1] == sum(1 << card for card in (*first, *second))
    assert deal.talon == 1 << 15 | 1 << 16
