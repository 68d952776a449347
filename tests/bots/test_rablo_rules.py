"""The level `rules` of Rabló: what it never does, what it always says, and that it wins money."""

from random import Random

from rablo_deals import lively, states_of
from stih.bots.duel import duel
from stih.bots.rablo import rules as bot
from stih.engine.rng import shuffled
from stih.engine.state import OVER
from stih.games import GAMES
from stih.games.rablo import RABLO
from stih.games.rablo.deal import ANNOUNCE, CARDS, ENOUGH, PASS
from stih.games.rablo.rules import DECK, certain, trick_winner

OURS = ("caller", "solo", "partner")


def decisions(count, seed, phase, **options):
    """So many deals: what the bot sees at each decision of a phase, and what it would do."""
    for deal, rng in lively(count, seed, **options):
        for state in states_of(deal, rng, doubling=0.5):
            if state.phase == phase:
                obs = RABLO.observe(state, state.turn)
                yield state, obs, bot.think(obs, Random(0))


def test_what_it_does_is_legal():
    """In every phase, in the play of both sides."""
    for phase in ("auction", "kontra", "play"):
        for _, obs, action in decisions(40, "legal", phase):
            assert action in obs["legal"]


def test_it_leaves_its_known_partner_a_sure_trick():
    """It never overtakes by choice: only where every legal card does, by the duty to beat."""
    left = 0
    for state, obs, action in decisions(150, "leave", "play"):
        if not state.trick or action >= CARDS:
            continue
        best = trick_winner(state.trick, state.trump())
        taker = obs["sides"][(state.leader + best) % 4]
        if taker and (taker in OURS) == (obs["sides"][obs["seat"]] in OURS):
            power = DECK.power[state.trump()][DECK.suit_of[state.trick[0]]]
            over = [card for card in obs["legal"] if power[card] > power[state.trick[best]]]
            assert action not in over or over == obs["legal"]
            left += action not in over
    assert left > 50


def test_it_never_doubles_against_its_own_side():
    """With the called card in hand there is no kontra and no subkontra from it."""
    asked = 0
    for state, obs, action in decisions(150, "double", "kontra"):
        if obs["hand"] >> state.card() & 1 and state.stage != 1:
            assert action == PASS
            asked += 1
    assert asked > 50


def layout(caller, hand, rng):
    """A pack that gives *caller*, the first to speak, this hand, and the rest as it comes."""
    rest = shuffled([card for card in range(24) if not hand >> card & 1], rng)
    own = [card for card in range(24) if hand >> card & 1]
    pack = []
    for place in range(24):
        pack.append((own if place // 3 % 4 == caller else rest).pop())
    return pack


def makes(pack, action):
    """Whether the call of the first to speak is made when all play by the rules level."""
    deal = RABLO.deal(OPTIONS, RABLO.open(OPTIONS, 4, 3), pack)
    deal.apply(action)
    while deal.phase != OVER:
        deal.apply(PASS if deal.phase != "play" else bot.think(RABLO.observe(deal, deal.turn), Random(0)))
    return deal.scores()[0] > 0


OPTIONS = {option.key: option.default for option in RABLO.options}


def test_it_calls_only_what_can_be_made():
    """For each of its calls there is a way the other cards may lie in which the call is made."""
    called = 0
    for number in range(60):
        rng = Random(f"call/{number}")
        deal = RABLO.deal(OPTIONS, RABLO.open(OPTIONS, 4, 3), shuffled(range(24), rng))
        action = bot.think(RABLO.observe(deal, 0), rng)
        if action != PASS:
            called += 1
            assert any(makes(layout(0, deal.hands[0], rng), action) for _ in range(25)), DECK.faces(deal.hands[0])
    assert called > 20


def test_it_says_enough_at_once():
    """With 66 and more, in turn or out of it; never sooner, though the option would let it."""
    said = 0
    for deal, rng in lively(60, "enough", enough_always=True):
        for state in states_of(deal, rng):
            for seat in range(4):
                obs = RABLO.observe(state, seat)
                if obs["calls"]:
                    assert bot.call(obs) == (ENOUGH if state.points >= 66 else None)
                elif ENOUGH in obs["legal"]:
                    assert (bot.think(obs, rng) == ENOUGH) == (state.points >= 66)
                    said += state.points >= 66
    assert said > 10


def test_it_shows_what_is_certain():
    """The deal is not played out for nothing, unless it is enough already."""
    for state, obs, action in decisions(80, "show", "play"):
        unseen = DECK.all & ~obs["hand"] & ~obs["played"]
        if RABLO.parse("show") in obs["legal"]:
            assert certain(obs["hand"], unseen, state.trump())
            assert RABLO.actions[action] in ("show", "enough")


def test_it_announces_forty_under_the_called_ace():
    """The partner's ace takes whatever trump is led, so the pair is announced at once."""
    deal = RABLO.position({"caller": 0, "call": "snapszer:AB", "hands": {0: "TB KB QB AL TL 9H".split()}})
    assert ANNOUNCE <= bot.think(RABLO.observe(deal, 0), Random(0)) < ANNOUNCE + CARDS


def test_it_wins_money_from_chance():
    """By an interval clear of zero."""
    outcome = duel(GAMES["rablo"], 4, "rules", "random", 100, "money", {})
    assert outcome["interval"][0] > 0
