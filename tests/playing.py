"""Deals and matches played at random, for tests of any game."""

from random import Random

from stih.engine import options as options_of
from stih.engine.match import Match
from stih.engine.rng import shuffled
from stih.engine.state import OVER, take


def moves(deal, players):
    """All that anyone may do now, as (seat, action): the seat in turn first, then calls out of turn."""
    mine = [(deal.turn, action) for action in deal.legal_actions()]
    others = [(seat, action) for seat in range(players) if seat != deal.turn for action in deal.calls(seat)]
    return mine + others


def new_deal(game, players, rng, standing=(), **options):
    """The first deal of a match from a shuffled pack and a drawn dealer; *standing* changes how the match stands."""
    chosen = options_of.complete(game.options, options)
    standing = {**game.open(chosen, players, rng.randrange(players)), **dict(standing)}
    return game.deal(chosen, standing, shuffled(range(len(game.deck.names)), rng))


def states(deal, players, rng):
    """The deal itself, before every move of a random playout and at its end; it changes between two yields."""
    while True:
        yield deal
        choices = moves(deal, players)
        if not choices:
            return
        take(deal, *choices[int(rng.random() * len(choices))])


def random_deals(game, count, seed, **options):
    """So many (deal, players, rng), with each number of seats in turn; play them with states()."""
    for number in range(count):
        rng, players = Random(f"{seed}/{number}"), game.seats[number % len(game.seats)]
        yield new_deal(game, players, rng, **options), players, rng


def random_match(game, players, seed, deals=3, **options):
    """A match of so many deals at most, every move drawn by lot."""
    match, rng = Match(game, ["random"] * players, seed, options), Random(f"{seed}/moves")
    while True:
        while match.deal.phase != OVER:
            seat, action = rng.choice(moves(match.deal, players))
            name = game.actions[action]
            match.act(name if seat == match.deal.turn else f"{seat}:{name}")
        if match.over or len(match.deals) == deals:
            return match
        match.next_deal()


def option_sets(game):
    """The defaults, then every other value of each option by itself; of a range its two ends."""
    yield {}
    for option in game.options:
        yield from ({option.key: value} for value in option.values if value != option.default)
