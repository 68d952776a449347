"""Strength, measured: the same deals played by two levels in turn, seats rotated."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any

from stih import bots
from stih.engine import rng
from stih.engine.game import Game
from stih.engine.match import Match
from stih.engine.state import OVER


def duel(game: Game[Any], players: int, a: str, b: str, deals: int, seed: str,
         options: Mapping[str, Any]) -> dict[str, Any]:
    """*a* in one seat against *b* in the others, then *b* in that seat too: points a deal gained by *a*.

    The unit is the deal: the mean over all seats of the paired difference. Points are the game's
    own; where the smaller score is better, so is the smaller one here.
    """
    gains = [_gain(game, players, a, b, f"{seed}/{number}", options) for number in range(deals)]
    mean = sum(gains) / deals
    variance = sum((gain - mean) ** 2 for gain in gains) / max(1, deals - 1)
    half = 1.96 * sqrt(variance / deals)
    return {"game": game.id, "players": players, "a": a, "b": b, "deals": deals,
            "gain": round(mean, 4), "interval": [round(mean - half, 4), round(mean + half, 4)]}


def _gain(game: Game[Any], players: int, a: str, b: str, seed: str, options: Mapping[str, Any]) -> float:
    dealer = rng.first_dealer(seed, players)
    total = -sum(_score(game, [b] * players, seed, options, dealer))
    for seat in range(players):
        seats = [a if other == seat else b for other in range(players)]
        total += _score(game, seats, seed, options, dealer)[seat]
    return -total / players if game.low_wins else total / players


def _score(game: Game[Any], seats: list[str], seed: str, options: Mapping[str, Any],
           dealer: int) -> list[int]:
    """The scores of the first deal that is played, from a seed."""
    match = Match(game, seats, seed, options, dealer)
    while True:
        while match.deal.phase != OVER:
            match.act(bots.move(match))
        if any(match.deal.scores()) or len(match.deals) == 20:
            return match.deal.scores()
        match.next_deal()
