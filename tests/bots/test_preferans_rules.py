"""The level `rules` of Preferans: plausible, strong enough, and never foolish in the ways a player would notice."""

from itertools import combinations
from math import sqrt
from random import Random

import pytest
from stih.bots.preferans import auction, rules
from stih.bots.preferans import chance as random_level
from stih.bots.preferans.solver import Solver
from stih.engine.cards import mask_of
from stih.engine.options import complete
from stih.engine.rng import shuffled
from stih.engine.state import OVER
from stih.games import GAMES
from stih.games.preferans.actions import ACTIONS
from stih.games.preferans.play import seats_of_trick, trick_winner

GAME = GAMES["preferans"]
PRESETS = list(GAME.presets)
TRUMP_BIDS = ("bid", "hold", "igra", "sanac")


def suit(card):
    return card // 8


def hands(seed, count, thinks=(rules.think,) * 3, preset="croatian", watch=None):
    """So many hands, each the first of a match, played to the end; *watch* sees every decision."""
    options = complete(GAME.options, GAME.presets[preset])
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        deal = GAME.deal(options, GAME.open(options, 3, number % 3), shuffled(range(32), rng))
        while deal.phase != OVER:
            obs = GAME.observe(deal, deal.turn)
            action = thinks[deal.turn](obs, rng)
            if watch:
                watch(deal, obs, action)
            deal.apply(action)
        yield deal


def match(seed, think, preset, most=None):
    """The last hand of a match of three of a kind, and how many hands it took."""
    options, rng = complete(GAME.options, GAME.presets[preset]), Random(seed)
    standing, number = GAME.open(options, 3, int(rng.random() * 3)), 0
    while True:
        deal = GAME.deal(options, standing, shuffled(range(32), rng))
        while deal.phase != OVER:
            deal.apply(think(GAME.observe(deal, deal.turn), rng))
        number += 1
        assert refe_add_up(standing, deal)
        if GAME.winner(deal) is not None or number == most:
            return deal, number
        standing = GAME.standing(deal)


def refe_add_up(standing, deal):
    """[11] [33] A hand writes a refa to all, or its declarer uses one if he has any, or nothing."""
    changes = [now - before for now, before in zip(deal.refe, standing["refe"], strict=True)]
    if deal.ending == "refa":
        return changes == [1, 1, 1]
    if deal.ending == "redeal":
        return changes == [0, 0, 0]
    return changes == [-(seat == deal.declarer and standing["refe"][seat] > 0) for seat in range(3)]


# what it never does

def test_every_choice_is_legal():
    """In hundreds of hands, of every preset."""
    for preset in PRESETS:
        for _ in hands("legal", 60, preset=preset, watch=lambda deal, obs, action: legal(obs, action)):
            pass


def legal(obs, action):
    assert action in obs["legal"], obs["phase"]


def test_it_never_bids_with_fewer_than_four_likely_tricks():
    """Bettel aside, which is bid for want of tricks."""
    bids = []

    def watch(deal, obs, action):
        if deal.phase == "auction" and ACTIONS[action].partition(":")[0] in TRUMP_BIDS:
            bids.append((auction.likely_tricks(obs["hand"]), tops(obs["hand"])))

    list(hands("bids", 400, watch=watch))
    assert len(bids) > 200
    assert min(likely for likely, _ in bids) >= 4
    assert min(count for _, count in bids) >= 4


def tops(hand):
    """Tricks counted on the fingers: high cards with a guard, and every trump but two, in the best suit."""
    ranks = [hand >> 8 * number & 255 for number in range(4)]
    high = [bool(held & 128) + (held & 64 > 0) * (held.bit_count() > 1) + (held & 32 > 0) * (held.bit_count() > 2)
            for held in ranks]
    return max(sum(high) + max(0, held.bit_count() - 2) for held in ranks)


def test_it_never_lays_away_a_trump():
    """Of the contract it then declares, while it holds anything else."""
    for deal in hands("away", 400):
        trumps = {2: 3, 3: 1, 4: 2, 5: 0}
        if deal.laid == 2 and deal.contract in trumps:
            assert not deal.discards & 255 << 8 * trumps[deal.contract]


def test_it_never_overtakes_its_partner_at_the_end_of_a_trick():
    """As long as a lower card may be played."""
    seen = []

    def watch(deal, obs, action):
        order = seats_of_trick(deal) if deal.phase == "play" and len(deal.trick) == 2 else []
        if len(order) < 3 or deal.turn == deal.declarer:
            return
        best = trick_winner(deal.trick, deal.trump)
        if order[best] != deal.declarer:
            under = [card for card in obs["legal"] if trick_winner([*deal.trick, card], deal.trump) == best]
            seen.append(not under or action in under)

    list(hands("overtake", 300, watch=watch))
    assert len(seen) > 100
    assert all(seen)


def test_it_never_leads_trumps_from_a_lone_king():
    """As a defender with any other card."""
    leads = []

    def watch(deal, obs, action):
        if deal.phase != "play" or deal.trick or deal.turn == deal.declarer or deal.trump < 0:
            return
        trumps = obs["hand"] & 255 << 8 * deal.trump
        if trumps == 1 << 8 * deal.trump + 6 and obs["hand"] != trumps:
            leads.append(suit(action) != deal.trump)

    list(hands("king", 500, watch=watch))
    assert len(leads) > 10
    assert all(leads)


# how good it is

def test_it_makes_more_than_seventy_in_a_hundred():
    """Of the contracts it bids, played against two of its kind; hands that nobody plays against not counted."""
    made = [deal.as_hand().made for deal in hands("made", 500) if deal.ending == "played"]
    assert len(made) > 200
    assert sum(made) > 0.7 * len(made)


def test_it_bids_often_enough():
    """A casual player lets pass hardly a third of the hands."""
    passed = [deal.ending == "refa" for deal in hands("passed", 300)]
    assert sum(passed) < 100


def test_it_beats_chance():
    """One against two random players wins points, by an interval clear of zero."""
    gains = [deal.scores()[seat] for seat in range(3) for deal in hands("chance", 60, seats(seat))]
    mean = sum(gains) / len(gains)
    half = 1.96 * sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    assert mean - half > 0


def seats(seat):
    """A bot of rules in one seat, chance in the others."""
    return tuple(rules.think if other == seat else random_level.think for other in range(3))


# claims and stopping

LEADS = {"dealer": 2, "declarer": 0, "contract": 5, "came": [1], "won": [4, 1, 0], "turn": 0}
LOW = "7D 7H 8H 7S 8S".split()


def answer(seat, position, *words):
    """What the bot in a seat answers."""
    deal = GAME.position(position)
    for word in words:
        deal.apply(GAME.parse(word))
    assert deal.turn == seat
    return ACTIONS[rules.think(GAME.observe(deal, seat), Random(1))]


def test_it_agrees_to_a_claim_that_every_layout_bears_out():
    """Whatever the declarer leads, it is higher; one low trump is enough to doubt it."""
    assert answer(1, LEADS | {"hands": {1: LOW}}, "claim:5") == "agree"
    assert answer(1, LEADS | {"hands": {1: ["7C", *LOW[1:]]}}, "claim:5") == "refuse"


def test_it_refuses_what_it_can_beat():
    """It holds the ace of trumps."""
    assert answer(1, LEADS | {"hands": {1: ["AC", *LOW[1:]]}}, "claim:5") == "refuse"


def test_a_claim_is_judged_without_looking():
    """The declarer could show five trumps from the top, but the bot cannot know it."""
    hands = {0: "AC KC QC JC TC".split(), 1: ["7C", *LOW[1:]]}
    assert answer(1, LEADS | {"hands": hands}, "claim:5") == "refuse"


def test_whoever_gives_everything_up_is_agreed_with():
    """However many cards are out; in Bettel a trick is the end."""
    whole = {"dealer": 2, "declarer": 0, "turn": 0}
    assert answer(1, whole | {"contract": 5, "came": [1]}, "claim:0") == "agree"
    assert answer(1, whole | {"contract": 6, "came": [1, 2]}, "claim:1") == "agree"


def test_it_agrees_to_nothing_that_any_layout_refutes():
    """Against every way the cards that the bot has not seen may lie, at the end of hands as they come."""
    agreed = []

    def watch(deal, obs, action):
        if deal.phase == "play" and not deal.trick and 2 <= obs["hand"].bit_count() <= 3:
            agreed.extend(asked for asked in claimed(deal) if says(asked, asked.turn) == "agree")

    list(hands("claims", 120, watch=watch))
    assert len(agreed) > 40
    for deal in agreed:
        assert all(borne_out(deal, split) for split in splits(GAME.observe(deal, deal.turn)))


def claimed(deal):
    """The deal after each claim but that of nothing, waiting for the answer."""
    for claim in [action for action in deal.legal_actions() if action > GAME.parse("claim:0")]:
        asked = deal.clone()
        asked.apply(claim)
        yield asked


def says(deal, seat):
    return ACTIONS[rules.think(GAME.observe(deal, seat), Random(1))]


def splits(obs):
    """All that the three may hold in the play, by what *obs* has seen."""
    seen, active = obs["hand"] | obs["played"] | obs["discards"], obs["active"]
    unseen = {card for card in range(32) if not seen >> card & 1}
    others = [seat for seat in range(3) if active >> seat & 1 and seat != obs["seat"]]
    may = {seat: {card for card in unseen if not obs["lacks"][seat] >> card & 1
                  and (seat == obs["declarer"] or not obs["shown"] >> card & 1)} for seat in others}
    for first in combinations(sorted(may[others[0]]), obs["sizes"][others[0]]):
        rest = may[others[-1]] - set(first)
        for second in combinations(sorted(rest), obs["sizes"][others[-1]]) if len(others) > 1 else [()]:
            held = {others[-1]: mask_of(second), others[0]: mask_of(first), obs["seat"]: obs["hand"]}
            yield tuple(held.get(seat, 0) for seat in range(3))


def borne_out(deal, held):
    """Whether the claimer can take so many of the tricks left."""
    if deal.contract == 6:
        return deal.claim > 0 or not Solver(deal).takes(held, deal.claimer, 1)
    if deal.claimer == deal.declarer:
        return Solver(deal).takes(held, deal.claimer, deal.claim)
    left = held[deal.claimer].bit_count()
    return not Solver(deal).takes(held, deal.claimer, left - deal.claim + 1)


def test_the_loser_does_not_stop():
    """Whoever is behind plays on while there is much to play for; the others are content."""
    deal = GAME.position({"dealer": 2, "actions": ["igra", "pass", "pass", "declare:5", "stay", "stay"]})
    deal.call(0, GAME.parse("stop"))
    assert ACTIONS[rules.think(GAME.observe(deal, 1), Random(1))] == "refuse"
    deal = GAME.position({"dealer": 2, "actions": ["igra", "pass", "pass", "declare:5", "stay", "stay"]})
    deal.call(1, GAME.parse("stop"))
    deal.apply(GAME.parse("agree"))
    assert ACTIONS[rules.think(GAME.observe(deal, 0), Random(1))] == "agree"


def test_the_solver_agrees_with_trying_everything():
    """On small endings of every kind of contract."""
    for number in range(120):
        deal = ending(number)
        solver = Solver(deal)
        most = 1 if deal.contract == 6 else 3                       # a trick in Bettel is the last one
        reached = max(need for need in range(most + 1) if solver.takes(tuple(deal.hands), deal.leader, need))
        assert brute(deal) == reached, number


def ending(number):
    """Three tricks before the end, three in play."""
    rng = Random(f"ending/{number}")
    cards = [ACTIONS[card] for card in shuffled(range(32), rng)]
    contract = 2 + number % 6
    return GAME.position({
        "dealer": number % 3, "declarer": 0, "contract": contract, "won": [0, 3, 4] if contract == 6 else [3, 2, 2],
        "turn": int(rng.random() * 3), "hands": {seat: cards[3 * seat:3 * seat + 3] for seat in range(3)},
        "options": {"stop_at_five": False}})


def brute(deal):
    """The tricks the declarer still takes, by trying every card."""
    if not any(deal.hands[seat] for seat in range(3)) or deal.phase == OVER:
        return 0
    taken = []
    for action in [action for action in deal.legal_actions() if action < 32]:
        after = deal.clone()
        before = after.won[0]
        after.apply(action)
        taken.append(after.won[0] - before + brute(after))
    return max(taken) if (deal.turn == 0) == (deal.contract != 6) else min(taken)


# whole matches

@pytest.mark.parametrize("preset", PRESETS)
def test_matches_end_and_settle_to_zero(preset):
    """A sample of what the long test plays; refe are used one a hand."""
    for number in range(12):
        deal, _ = match(f"{preset}/{number}", rules.think, preset)
        assert sum(deal.bule) == 0
        assert sum(deal.settlement()) == 0


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_five_thousand_matches_end_and_settle_to_zero(preset):
    """Each within 400 hands."""
    longest = 0
    for number in range(5000):
        deal, count = match(f"long/{preset}/{number}", rules.think, preset)
        assert sum(deal.bule) == 0
        assert sum(deal.settlement()) == 0
        longest = max(longest, count)
    assert longest < 400


@pytest.mark.parametrize("preset", PRESETS)
def test_random_matches_settle_at_any_time(preset):
    """Chance need not come to an end; what would be paid sums to zero all the same."""
    for number in range(10):
        deal, _ = match(f"random/{preset}/{number}", random_level.think, preset, most=15)
        assert sum(deal.settlement()) == 0
