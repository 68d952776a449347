"""Measure how fast cribbage is counted and played, against packages of PyPI. Needs requirements/bench.txt.

Times are seconds of the processor, so that what else the machine does weighs less; all of it runs in one thread.
"""

from collections import defaultdict
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from time import process_time

import pyspiel
from cribbage.cards import Card as TheirCard
from cribbage.cards import score_hand
from cribbage_scorer.cribbage_scorer import show_calc_score
from stih.engine.options import complete
from stih.games.cribbage import CRIBBAGE
from stih.games.cribbage.match import opening
from stih.games.cribbage.rules import DECK
from stih.games.cribbage.scoring import show_points

from tools.ratios import Part, Row, machine, python, raw, table
from tools.steps import say

HANDS = 20_000
GAMES = 150
DEALT = 13   # cards seen in a deal for two: six each and the starter

OPTIONS = complete(CRIBBAGE.options, {})
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}

Work = Callable[[], object]


# hands

def counters() -> dict[str, Work]:
    """Each way of counting the same hands, the cards of each in its own form beforehand."""
    rng = Random("hands")
    hands = [rng.sample(range(len(DECK.names)), 5) for _ in range(HANDS)]
    ours = [(hand[:4], hand[4]) for hand in hands]
    named = [[name_card(card) for card in hand] for hand in hands]
    paired = [[pair_card(card) for card in hand] for hand in hands]
    return {
        "ours": lambda: [show_points(cards, starter) for cards, starter in ours],
        "magmacrunch-cribbage": lambda: [score_hand(hand[:4], hand[4], False).total for hand in named],
        "cribbage-scorer": lambda: [show_calc_score(hand[4], hand[:4])[0] for hand in paired],
    }


def name_card(card: int) -> TheirCard:
    """A card as magmacrunch-cribbage has it."""
    rank, suit = DECK.names[card]
    return TheirCard(SUITS[suit], "10" if rank == "T" else rank)


def pair_card(card: int) -> tuple[int, str]:
    """A card as cribbage-scorer has it."""
    return DECK.rank_of[card] + 1, DECK.names[card][1]


# games

def play_ours(rng: Random) -> None:
    """A game for two, from the first deal to the winning point, every choice by lot."""
    standing = opening(OPTIONS, 2, 0) | {"cutting": False}
    while True:
        deal = CRIBBAGE.deal(OPTIONS, standing, rng.sample(range(len(DECK.names)), DEALT))
        while actions := deal.legal_actions():
            deal.apply(rng.choice(actions))
        if CRIBBAGE.winner(deal) is not None:
            return
        standing = CRIBBAGE.standing(deal)


def play_leanest(rng: Random) -> None:
    """The same on OpenSpiel's C++ with the fewest calls: of the 13 cards of a deal each is as likely."""
    state = SPIEL.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def play_as_documented(rng: Random) -> None:
    """The same with the calls of OpenSpiel's own example.py, its printing left out."""
    state = SPIEL.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(actions, chances)[0]
        else:
            action = rng.choice(state.legal_actions(state.current_player()))
        state.action_to_string(state.current_player(), action)
        state.apply_action(action)


SPIEL = pyspiel.load_game("cribbage")
PLAYERS = {"ours": play_ours, "leanest": play_leanest, "documented": play_as_documented}


def players() -> dict[str, Work]:
    """Each way of playing so many games."""
    return {name: lambda play=play: play_many(play) for name, play in PLAYERS.items()}


def play_many(play: Callable[[Random], None]) -> None:
    """Games by the same lot every time."""
    rng = Random("games")
    for _ in range(GAMES):
        play(rng)


# in turns

def rates(what: str, works: dict[str, Work], count: int, times: int) -> dict[str, list[float]]:
    """How much of `count` each work does in a second, so many times, in turns; tables are filled before."""
    samples: dict[str, list[float]] = defaultdict(list)
    for turn in range(times + 1):
        say(f"Measuring {what}, {turn} of {times} ...")
        for name, work in works.items():
            start = process_time()
            work()
            samples[name].append(count / (process_time() - start))
    return {name: values[1:] for name, values in samples.items()}


def measure(times: int) -> Part:
    """Count and play so many times."""
    hands, games = rates("hands", counters(), HANDS, times), rates("games", players(), GAMES, times)
    rows = [Row(f"hands counted, {name} {version(name)}", "≥ 5", hands["ours"], hands[name])
            for name in hands if name != "ours"]
    rows += [Row("random games, OpenSpiel as its example plays", "≥ 1", games["ours"], games["documented"]),
             Row("random games, OpenSpiel by the leanest loop", "≥ 1", games["ours"], games["leanest"])]
    text = f"""{times} runs in turns of {HANDS} hands and of {GAMES} games for two to 121, medians with the least and \
the most, {python()} and OpenSpiel {version("open-spiel")}, in seconds of one of {machine()}.

{table(rows, "ours, a second", "theirs, a second")}

Hands: four cards and a starter, the total alone; each scorer gets its own kind of cards, made beforehand.

Games: every choice by lot with the same generator, only the thirteen cards of a deal drawn. OpenSpiel's game is C++ \
that Python drives. The loop of its `example.py` asks for the chance outcomes with their weights and for the name of \
each action; the leanest loop asks for nothing but `is_terminal`, `legal_actions` and `apply_action`, and there an \
engine in plain Python is the slower one. What is left is spread evenly: about a fifth is the drawing of lots, and no \
function has more than a tenth of the time. Each deal of ours also keeps what OpenSpiel's does not: the public log, \
what every peg was moved for and what each seat has shown that it lacks."""
    return Part(text, raw(rows))
