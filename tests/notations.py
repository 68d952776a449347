"""Random matches and deals in the middle, for tests of notation."""

from random import Random

from knows import rablo as rablo_kit
from playing import moves, new_deal, option_sets, random_match
from stih.engine.match import Match
from stih.engine.state import OVER, take
from stih.games import GAMES
from stih.games.preferans import play


def a_match(game, number):
    """A match of one to three deals with an option changed, its last deal often broken off."""
    sets, rng = list(option_sets(game)), Random(f"match {number}")
    options = sets[number % len(sets)]
    match = random_match(game, game.seats[number % len(game.seats)], f"match {number}", deals=1 + number % 3, **options)
    if rng.random() < 0.5:
        match = cut_off(match, rng)
    return match


def cut_off(match, rng):
    """The match as it stood at some moment of its last deal."""
    record = match.record()
    last = record["deals"][-1]
    del last["actions"][rng.randrange(len(last["actions"]) + 1):]
    last.pop("result", None)
    return Match.replay(match.game, record)


def a_middle(game, number):
    """A match whose deal was set up in the middle of the play, and has gone on a little."""
    rng = Random(f"middle {number}")
    while True:
        players = game.seats[rng.randrange(len(game.seats))]
        deal = new_deal(game, players, rng)
        middles = [state.clone() for state in played(game, deal, players, rng) if state.phase == "play"]
        if middles:
            break
    state = rng.choice(middles)
    match = Match.blank(game, ["you", *["rules"] * (players - 1)], f"middle {number}", {}, state.dealer)
    match.next_deal((), SETUPS[game.id](game, state))
    for _ in range(rng.randrange(4)):
        if match.deal.phase == OVER:
            break
        match.act(game.actions[rng.choice(match.deal.legal_actions())])
    return match


def played(game, deal, players, rng):
    """The states of a random playout."""
    while choices := moves(deal, players):
        yield deal
        take(deal, *(rablo_kit.pick(deal, choices, rng) if game.id == "rablo" else rng.choice(choices)))


def named(game, cards):
    return [game.deck.names[card] for card in cards]


def hands_of(game, state):
    return {str(seat): game.deck.faces(hand) for seat, hand in enumerate(state.hands)}


def on_the_table(game, state, seats):
    return [[seat, game.deck.names[card]] for seat, card in zip(seats, state.trick, strict=False)]


def raub(game, state):
    active = [seat for seat in range(state.players) if state.active >> seat & 1]
    hands = {seat: hand for seat, hand in hands_of(game, state).items() if hand}
    return {"phase": "play", "dealer": state.dealer, "turn": state.turn, "scores": list(state.totals), "hands": hands,
            "turned": named(game, state.turned), "stock": named(game, reversed(state.stock)), "kind": state.kind,
            "solo": state.solo, "active": active, "won": list(state.won),
            "trick": on_the_table(game, state, state.seats_of_trick())}


def rablo(game, state):
    tricks = [[leader, *named(game, cards)] for leader, _, _, *cards in state.tricks]
    order = [(state.leader + place) % 4 for place in range(4)]
    return {"phase": "play", "dealer": state.dealer, "turn": state.turn, "scores": list(state.totals),
            "caller": state.caller, "call": game.actions[state.bid], "doubled": state.doubled,
            "hands": hands_of(game, state), "tricks": tricks, "trick": on_the_table(game, state, order),
            "points": state.points, "pot": state.pot}


def cribbage(game, state):
    start = state.breaks[-1] if state.breaks else 0
    laid = [[seat, game.deck.names[card]] for seat, card in state.laid]
    return {"phase": "play", "dealer": state.dealer, "turn": state.turn, "scores": list(state.totals),
            "backs": list(state.backs), "hands": hands_of(game, state), "crib": game.deck.faces(state.crib()),
            "starter": game.deck.names[state.starter], "laid": laid[:start], "pile": laid[start:]}


def preferans(game, state):
    aside = {"talon": game.deck.faces(state.talon)} if state.igra else {"discards": game.deck.faces(state.discards)}
    return aside | {
        "phase": "play", "dealer": state.dealer, "turn": state.turn, "bule": list(state.bule),
        "hands": hands_of(game, state), "declarer": state.declarer, "contract": state.contract,
        "igra": bool(state.igra), "came": [seat for seat in state.defenders() if state.active >> seat & 1],
        "won": list(state.won),
        "trick": on_the_table(game, state, play.seats_of_trick(state))}


SETUPS = {"raub": raub, "rablo": rablo, "cribbage": cribbage, "preferans": preferans}
assert SETUPS.keys() == GAMES.keys()
