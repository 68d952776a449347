"""What cards of cribbage are worth, against independent counts and the exact figures known of the game."""

from collections import Counter
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from stih.games.cribbage.deal import WORTH
from stih.games.cribbage.discard import crib_mean, throws_of
from stih.games.cribbage.rules import DECK, RANKS
from stih.games.cribbage.scoring import RANK_POINTS, finds, peg_points, rank_points, show_parts, show_points

HANDS = {
    0: 1009008, 1: 99792, 2: 2813796, 3: 505008, 4: 2855676, 5: 697508, 6: 1800268, 7: 751324, 8: 1137236, 9: 361224,
    10: 388740, 11: 51680, 12: 317340, 13: 19656, 14: 90100, 15: 9168, 16: 58248, 17: 11196, 18: 2708, 20: 8068,
    21: 2496, 22: 444, 23: 356, 24: 3680, 28: 76, 29: 4}
CRIBS = {
    0: 1022208, 1: 99792, 2: 2839800, 3: 508908, 4: 2868960, 5: 703496, 6: 1787176, 7: 755320, 8: 1118336, 9: 358368,
    10: 378240, 11: 43880, 12: 310956, 13: 16548, 14: 88132, 15: 9072, 16: 57288, 17: 11196, 18: 2264, 20: 7828,
    21: 2472, 22: 444, 23: 356, 24: 3680, 28: 76, 29: 4}
"""How many of the 12,994,800 hands with a starter are worth so much; the same for cribs."""
ALL = 12_994_800
MEANS = Path(__file__).with_name("cribbage_means.txt")


def cards(words):
    return DECK.parse_all(words.split())


def rank(card):
    return card % RANKS


def counted_plainly(hand, starter, crib):
    """The points of a hand by trying every choice of its cards: slow, and nothing like the engine's way."""
    five = [*hand, starter]
    choices = [set(chosen) for size in range(2, 6) for chosen in combinations(range(5), size)]
    fifteens = sum(2 for chosen in choices if sum(WORTH[five[place]] for place in chosen) == 15)
    pairs = sum(2 for a, b in combinations(five, 2) if rank(a) == rank(b))
    runs = [chosen for chosen in choices if len(chosen) > 2 and is_run([five[place] for place in chosen])]
    longest = max((len(run) for run in runs), default=0)
    suits = {card // RANKS for card in hand}
    flush = 0 if len(suits) > 1 else 5 if starter // RANKS in suits else 0 if crib else 4
    nobs = sum(rank(card) == 10 and card // RANKS == starter // RANKS for card in hand)
    return fifteens + pairs + sum(len(run) for run in runs if len(run) == longest) + flush + nobs


def is_run(some):
    ranks = sorted(rank(card) for card in some)
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def random_hands(count, seed):
    rng = Random(seed)
    for _ in range(count):
        hand = rng.sample(range(52), 5)
        yield hand[:4], hand[4]


# the show [13] to [16]

@pytest.mark.parametrize("crib", [False, True])
def test_points_are_those_of_a_plain_count(crib):
    """The table, the parts and the list of finds all agree with every choice of cards tried out."""
    for hand, starter in random_hands(3000, "plain"):
        expected = counted_plainly(hand, starter, crib)
        assert expected == show_points(hand, starter, crib)
        assert expected == sum(show_parts(hand, starter, crib))
        assert expected == sum(find.points for find in finds(hand, starter, crib))


def test_cards_found_are_those_that_score():
    """Fifteens add up, runs run, pairs are of a rank, a flush of a suit: what is lit up on the table."""
    for hand, starter in random_hands(3000, "finds"):
        for kind, points, found in finds(hand, starter):
            assert set(found) <= {*hand, starter}
            if kind == "fifteen":
                assert sum(WORTH[card] for card in found) == 15
            elif kind == "run":
                assert is_run(found) and points == len(found)
            elif kind == "pair":
                assert len({rank(card) for card in found}) == 1 and points == len(found) * (len(found) - 1)
            else:
                assert len({card // RANKS for card in found}) == 1


def test_the_table_holds_all_choices_of_five_ranks():
    """6,175 of them, each as rank_points() has it."""
    assert show_points(cards("AC 2C 3C 4D"), cards("5C")[0]) == 7
    assert len(RANK_POINTS) == 6175
    for key in Random(1).sample(sorted(RANK_POINTS), 500):
        ranks = [place for place in range(RANKS) for _ in range(key // 5 ** place % 5)]
        assert RANK_POINTS[key] == sum(rank_points(ranks))


@pytest.mark.parametrize(("known", "crib"), [(HANDS, False), (CRIBS, True)], ids=["hand", "crib"])
def test_a_sample_is_spread_as_all_hands_are(known, crib):
    """40,000 hands by lot: no score is seen more or less often than chance allows, the impossible never."""
    size = 40_000
    seen = Counter(show_points(hand, starter, crib) for hand, starter in random_hands(size, "spread"))
    assert set(seen) <= set(known)
    for points, ways in known.items():
        share = ways / ALL
        assert abs(seen[points] - size * share) < 4.5 * (size * share * (1 - share)) ** 0.5 + 1, points


@pytest.mark.slow
@pytest.mark.parametrize(("known", "crib"), [(HANDS, False), (CRIBS, True)], ids=["hand", "crib"])
def test_all_hands_are_worth_what_is_known(known, crib):
    """Every one of the 12,994,800 hands with a starter."""
    seen = Counter()
    for five in combinations(range(52), 5):
        for place in range(5):
            seen[show_points(five[:place] + five[place + 1:], five[place], crib)] += 1
    assert known == dict(seen)


# the play [12]

def test_pegging_is_that_of_a_plain_count():
    """Pairs by looking back, runs by trying the longest first, on counts laid by lot."""
    rng = Random("pegging")
    for _ in range(3000):
        pile, pack = [], rng.sample(range(52), 12)
        while pack and sum(WORTH[card] for card in pile) + WORTH[pack[-1]] <= 31:
            pile.append(pack.pop())
            assert pegged_plainly(pile) == peg_points(pile, sum(WORTH[card] for card in pile))


def pegged_plainly(pile):
    points = 2 * (sum(WORTH[card] for card in pile) in (15, 31))
    sizes = [size for size in (2, 3, 4) if len(pile) >= size and len({rank(card) for card in pile[-size:]}) == 1]
    equal = max(sizes, default=1)
    run = next((size for size in range(len(pile), 2, -1) if is_run(pile[-size:])), 0)
    return points + equal * (equal - 1) + run


def test_a_run_may_be_laid_in_any_order():
    """[12] Five ranks in a row, however they come: the last one always makes a run of five."""
    for order in permutations(cards("2C 3D 4H 5S 6C")):
        points = 5 + (2 if sum(WORTH[card] for card in order) in (15, 31) else 0)
        assert points == peg_points(order, 20)


# the discard helper [6]

def means():
    """The tables of exact means: name and ranks to text."""
    name, low = "", 0
    for line in MEANS.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            name, low = line.strip("[]"), 0
        elif not line.startswith("#"):
            first = low + (name == "E2")
            yield from (((name, low, first + place), value) for place, value in enumerate(line.split()))
            low += 1


def test_crib_means_are_exact():
    """The mean crib of every pair of ranks, in two suits and in one, to four decimals."""
    known = dict(means())
    assert len(known) == 91 + 78
    assert known == {(name, low, high): f"{crib_mean([low, high + (RANKS if name == 'E1' else 0)]):.4f}"
                     for name, low, high in known}


def test_crib_means_have_the_mean_of_all_cribs():
    """Over all 1,326 throws, and over all 52 single cards."""
    pairs = [crib_mean(throw) for throw in combinations(range(52), 2)]
    assert f"{sum(pairs) / len(pairs):.10f}" == "4.7348185428"
    assert f"{sum(crib_mean([card]) for card in range(52)) / 52:.10f}" == "4.7348185428"


@pytest.mark.parametrize(("held", "kept", "total", "low", "high"), [
    ("4C 5D 6H TS TD JC", "5D TS TD JC", 491, 8, 17),
    ("4C 5D 6H TS TD JC", "4C 5D 6H JC", 458, None, None),
    ("5C 5D 5H JS 6C 7D", "5C 5D 5H JS", 766, 14, 29),
    ("AC 2D 3H 4S QC KD", "AC 2D 3H 4S", 372, None, None),
    ("7C 8D 8H 9S AD KC", "7C 8D 8H 9S", 654, 12, 24),
])
def test_the_hand_kept_is_exact_over_all_starters(held, kept, total, low, high):
    """46 times the mean, the worst and the best starter."""
    throw = next(throw for throw in throws_of(cards(held), True) if set(throw.kept) == set(cards(kept)))
    assert total == round(throw.hand * 46, 6)
    assert low is None or (low, high) == (throw.low, throw.high)


def test_all_throws_are_there_the_best_first():
    """15 ways for six cards and 5 for five; into an opponent's crib what it is worth there is lost."""
    for held, ways in (("5C 5D 5H JS 6C 7D", 15), ("5C 5D 5H JS 6C", 5)):
        for own in (True, False):
            throws = throws_of(cards(held), own)
            assert ways == len({frozenset(throw.cards) for throw in throws})
            assert [throw.total for throw in throws] == sorted((throw.total for throw in throws), reverse=True)
            for throw in throws:
                assert throw.total == pytest.approx(throw.hand + (throw.crib if own else -throw.crib))


def test_a_two_three_belongs_in_ones_own_crib():
    """Ace to four is the best hand to keep, but not the best throw for the dealer."""
    best = throws_of(cards("AC 2D 3H 4S QC KD"), own_crib=True)[0]
    assert set(best.cards) == set(cards("2D 3H"))
    best = throws_of(cards("AC 2D 3H 4S QC KD"), own_crib=False)[0]
    assert not set(best.cards) & set(cards("2D 3H"))


def test_the_helper_is_quick():
    """Fifty milliseconds at most for all fifteen throws, the best of three tries on fresh hands."""
    times = []
    for number in range(3):
        held = Random(number).sample(range(52), 6)
        start = perf_counter()
        throws_of(held, True)
        times.append(perf_counter() - start)
    assert min(times) < 0.05
