"""What Hypothesis draws: options, packs, dealers and the choices of a deal."""

from hypothesis import strategies as st
from playing import moves
from stih.engine import options as options_of
from stih.engine.state import take


def value_of(option):
    """A value of an option."""
    if option.kind != "int":
        return st.sampled_from(option.values)
    low, high = option.values
    numbers = st.integers(0, (high - low) // option.step).map(lambda steps: low + steps * option.step)
    return numbers if option.none is None else st.one_of(st.just(option.none), numbers)


def options_for(game):
    """Every option of a game with a value."""
    return st.fixed_dictionaries({option.key: value_of(option) for option in game.options})


@st.composite
def openings(draw, game):
    """A deal at its beginning, and its number of seats."""
    players, options = draw(st.sampled_from(game.seats)), draw(options_for(game))
    standing = game.open(options_of.complete(game.options, options), players, draw(st.integers(0, players - 1)))
    pack = draw(st.permutations(range(len(game.deck.names))))
    return game.deal(options, standing, pack), players


PICKS = st.lists(st.integers(0, 255), min_size=1, max_size=80)


@st.composite
def playthroughs(draw, game):
    """A deal at its beginning, its number of seats and the moves that bring it to its end."""
    deal, players = draw(openings(game))
    picks, trial, taken = draw(PICKS), deal.clone(), []
    while choices := moves(trial, players):
        taken.append(choices[picks[len(taken) % len(picks)] % len(choices)])
        take(trial, *taken[-1])
    return deal, players, taken
