"""Counts of the ways a deal can go on, as plain numbers: a change of a rule changes them.

    PYTHONPATH=py:tests python3 tests/perft.py        counts the lines of tests/perft.txt anew

A line is: game, seats, seed of the pack, sequences of moves of length 1, 2, 3 ... from the first deal.
"""

from pathlib import Path

from playing import moves
from stih.engine.match import Match
from stih.engine.state import take
from stih.games import GAMES

FILE = Path(__file__).with_suffix(".txt")


def count(deal, players, depth):
    """How many sequences of *depth* moves there are; a deal that ends sooner counts for none."""
    choices = moves(deal, players)
    if depth <= 1:
        return len(choices) if depth else 1
    total = 0
    for move in choices:
        after = deal.clone()
        take(after, *move)
        total += count(after, players, depth - 1)
    return total


def counts(game, players, seed, depth):
    """The counts for every length to *depth*."""
    deal = Match(GAMES[game], ["random"] * players, seed, first_dealer=0).deal
    return [count(deal, players, length) for length in range(1, depth + 1)]


def lines():
    """What the file holds: (game, seats, seed, counts)."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        game, players, seed, *numbers = line.split()
        yield game, int(players), seed, [int(number) for number in numbers]


def main():
    """Count again, each line as deep as before."""
    anew = [(game, players, seed, *counts(game, players, seed, len(old))) for game, players, seed, old in lines()]
    FILE.write_text("".join(" ".join(map(str, line)) + "\n" for line in anew), encoding="utf-8")


if __name__ == "__main__":
    main()
