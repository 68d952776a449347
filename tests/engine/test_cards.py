"""Cards as ints, sets of cards as bit masks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stih.engine.cards import Deck, cards_in, mask_of
from stih.engine.errors import BadCard

DECK = Deck(suits="CDHS", ranks="789TJQKA")


def test_names_run_suit_by_suit_from_low_to_high():
    """The order in which a pack lies before the shuffle: links depend on it."""
    assert DECK.names[:9] == ("7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC", "7D")
    assert len(DECK.names) == 32


def test_every_name_is_read_in_either_case():
    for card, name in enumerate(DECK.names):
        assert card == DECK.parse(name) == DECK.parse(name.lower())


@pytest.mark.parametrize("name", ["", "A", "1S", "ASS", "SA", "10H", "?", None, 7, ["AS"]])
def test_what_is_no_card_is_refused(name):
    with pytest.raises(BadCard) as caught:
        DECK.parse(name)
    assert caught.value.message == {"key": "error-card", "args": {"card": str(name)}}


@given(st.sets(st.integers(0, 55)))
def test_a_mask_holds_its_cards(cards):
    """cards_in() is the inverse of mask_of(), lowest first, for packs of up to 56."""
    assert tuple(sorted(cards)) == cards_in(mask_of(cards))


def test_suit_and_rank_of_a_card():
    card = DECK.parse("QH")
    assert (2, 5) == (DECK.suit_of[card], DECK.rank_of[card])
    assert DECK.suit_mask[2] >> card & 1
    assert "H" == DECK.suit(2)
    assert DECK.suit(-1) is None


def strongest(trick, trump, led):
    power = DECK.power["CDHS".find(trump) if trump else -1]["CDHS".index(led)]
    return max(trick.split(), key=lambda name: power[DECK.index[name]])


@pytest.mark.parametrize(("trick", "trump", "expected"), [
    ("7S AS KS 9S", "H", "AS"), ("JS TS AD", "H", "JS"), ("AS 7H", "H", "7H"), ("7H TH AS", "H", "TH"),
    ("7S AH AD AC", "", "7S"), ("7S 8S AH", "", "8S"),
])
def test_power_of_cards(trick, trump, expected):
    """The highest trump, or else the highest card of the suit led; without a trump suit the suit led alone."""
    assert expected == strongest(trick, trump, trick[1])


def test_a_card_of_another_suit_has_no_power():
    assert 0 == DECK.power[2][3][DECK.parse("AC")]
