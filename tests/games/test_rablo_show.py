"""Rabló's certainty [22] against brute force with the same information: own cards, and those played."""

from functools import cache
from random import Random

import pytest
from stih.engine.cards import cards_in, mask_of
from stih.engine.rng import shuffled
from stih.games.rablo import RABLO
from stih.games.rablo.rules import DECK, certain

SUITS, SUIT = DECK.suit_mask, DECK.suit_of


def takes_all(hand, unseen, trump):
    """Whether the leader can lead so that no deal of the unseen cards and no defence takes a trick.

    The three others hold the unseen cards, as many each as the leader. While his leads hold, all that
    their cards tell him is what each of them lacks: so a state is his hand, the cards out and what the
    seats lack, in any order of the seats.
    """
    return _wins(hand, unseen, (0, 0, 0), trump)


@cache
def _wins(hand, unseen, lacks, trump):
    return not hand or any(_holds(card, hand, unseen, lacks, trump) for card in cards_in(hand))


def _holds(card, hand, unseen, lacks, trump):
    """Leading *card* takes the trick in every deal, and the rest is won after every answer."""
    size, suit = hand.bit_count(), SUITS[SUIT[card]]
    if unseen & suit & -(2 << card):
        return False                                                # somebody holds it and has to beat
    if SUIT[card] != trump and _can_cut(unseen, lacks, size, suit, SUITS[trump]):
        return False
    return all(_wins(hand ^ 1 << card, left, after, trump)
               for left, after in _answers(card, unseen, lacks, size, trump))


def _can_cut(unseen, lacks, size, suit, trumps):
    """In some deal a seat without the suit led holds a trump."""
    return any(_deals_exist(unseen & ~(1 << trump), _with(lacks, seat, suit), [size - (s == seat) for s in range(3)])
               for trump in cards_in(unseen & trumps) for seat in range(3) if not lacks[seat] >> trump & 1)


def _with(lacks, seat, cards):
    return tuple(lack | cards if other == seat else lack for other, lack in enumerate(lacks))


def _answers(card, unseen, lacks, size, trump):
    """Every way the three may answer in some deal: the cards left and what each is known to lack, sorted."""
    found = set()
    for one in cards_in(unseen & ~lacks[0]):
        for two in cards_in(unseen & ~lacks[1] & ~(1 << one)):
            for three in cards_in(unseen & ~lacks[2] & ~(1 << one | 1 << two)):
                played = (one, two, three)
                left = unseen & ~mask_of(played)
                after = tuple((lack | _told(card, answer, trump)) & left
                              for lack, answer in zip(lacks, played, strict=True))
                if _deals_exist(left, after, [size - 1] * 3):
                    found.add((left, tuple(sorted(after))))
    return found


def _told(card, answer, trump):
    """What a seat lacks that answers so, since the leader's card was not to be beaten."""
    if SUIT[answer] == SUIT[card]:
        return 0
    return SUITS[SUIT[card]] | (0 if SUIT[answer] == trump else SUITS[trump])


@cache
def _exists(cards, lacks, room):
    if not cards:
        return True
    first = (cards & -cards).bit_length() - 1
    return any(room[seat] and not lacks[seat] >> first & 1
               and _exists(cards & cards - 1, lacks, tuple(free - (other == seat) for other, free in enumerate(room)))
               for seat in range(3))


def _deals_exist(cards, lacks, room):
    seats = sorted((lack & cards, free) for lack, free in zip(lacks, room, strict=True))
    return _exists(cards, *zip(*seats, strict=True))


def endings(count, seed):
    """Positions of one to four cards: hand, unseen cards, trump. Every other one with a strong hand."""
    rng = Random(seed)
    for number in range(count):
        size, pack = 1 + number % 4, shuffled(range(24), rng)
        cards, trump = pack[:4 * size], rng.randrange(4)
        if number % 8 >= 4:                                         # the strongest of them, trumps above all
            cards.sort(key=lambda card: (SUIT[card] == trump and rng.random() < 0.7, DECK.rank_of[card]), reverse=True)
        yield mask_of(cards[:size]), mask_of(cards[size:]), trump


def compare(count, seed):
    """Compare all positions of a seed; gives how many are certain."""
    found = 0
    for hand, unseen, trump in endings(count, seed):
        truth = takes_all(hand, unseen, trump)
        assert truth == certain(hand, unseen, trump), (DECK.faces(hand), DECK.faces(unseen), DECK.suits[trump])
        found += truth
    _wins.cache_clear()
    _exists.cache_clear()
    return found


def test_certainty_is_sound_and_complete():
    """[22] A sample of the positions below."""
    assert compare(32, "show") > 8


@pytest.mark.slow
def test_certainty_is_sound_and_complete_in_a_thousand_positions():
    """[22] No unsound verdict and none missed."""
    assert compare(1000, "show of a thousand") > 200


def test_show_is_offered_to_the_leader_of_the_side_when_it_is_certain():
    """[21] By the position on the table: what is neither held nor played is unseen, the called card too."""
    for count, (hand, unseen, trump) in enumerate(endings(200, "offered")):
        size, rest = hand.bit_count(), list(cards_in(unseen))
        if size < 2:
            continue
        hands = {0: DECK.faces(hand)} | {seat: [DECK.names[card] for card in rest[(seat - 1) * size:seat * size]]
                                         for seat in (1, 2, 3)}
        call = f"durchmarsch:9{DECK.suits[trump]}"
        for caller in (0, 1):
            deal = RABLO.position({"caller": caller, "call": call, "turn": 0, "hands": hands, "partner": 0})
            offered = RABLO.parse("show") in deal.legal_actions()
            assert offered == (deal.on_side(0) and certain(hand, unseen, trump)), count
