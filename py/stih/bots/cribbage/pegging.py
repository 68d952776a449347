"""The value of a card in the play: what it scores, less what the next player will score on it."""

from __future__ import annotations

from typing import NamedTuple

from stih.bots.advice import Advice, because
from stih.engine.cards import Card, Cards, cards_in
from stih.engine.state import Observation, Seat
from stih.games.cribbage.deal import FITS, WORTH
from stih.games.cribbage.rules import DECK, LIMIT, RANKS
from stih.games.cribbage.scoring import peg_finds, peg_points

TRAP = 0.4     # leading from a pair: who pairs the card is paired again
HIGH = 0.01    # a card's count, to lay the high one of two equals
LIKELY = 0.5   # from which chance a go is what a card is laid for


class Outlook(NamedTuple):
    """What a card promises: *points* at once, *reply* to the next player, and *silent*, the chance of a go."""

    points: int
    reply: float
    silent: float
    trap: bool
    high: float

    @property
    def value(self) -> float:
        """Points expected, the observer's and the next player's answer taken together."""
        return self.points + self.high + TRAP * self.trap + self.silent - self.reply


def best_card(obs: Observation) -> Advice:
    """The legal card with the greatest value."""
    looks = {card: outlook(obs, card) for card in obs["legal"]}
    card = max(looks, key=lambda card: looks[card].value)
    look = looks[card]
    if look.points:
        return _scores([*obs["pile"], card], obs["count"] + WORTH[card], look.points)
    if look.trap:
        return because(card, "cribbage-hint-trap")
    if look.silent > LIKELY:
        return because(card, "cribbage-hint-go", count=obs["count"] + WORTH[card])
    if not look.reply:
        return because(card, "cribbage-hint-safe")
    least = min(other.reply for other in looks.values())
    return because(card, "cribbage-hint-least" if look.reply - least < HIGH else "cribbage-hint-balance")


def _scores(pile: list[Card], count: int, points: int) -> Advice:
    """The last card of *pile* scores: by one thing, or by several."""
    found = peg_finds(pile, count)
    kind = found[0].kind if len(found) == 1 else "several"
    return because(pile[-1], f"cribbage-hint-{kind}", points=points)


def outlook(obs: Observation, card: Card) -> Outlook:
    """What *card* promises, laid to the count on the table."""
    pile, count = [*obs["pile"], card], obs["count"] + WORTH[card]
    points, high = peg_points(pile, count), HIGH * WORTH[card]
    trap = not obs["pile"] and _rank_held(obs, card) > 1
    if count == LIMIT:
        return Outlook(points, 0, 0, trap, high)
    reply, silent = answer(pile, count, _unseen(obs), obs["sizes"][next_holder(obs)])
    return Outlook(points, reply, silent, trap, high)


def answer(pile: list[Card], count: int, unseen: Cards, size: int) -> tuple[float, float]:
    """The points that *size* cards out of *unseen* will score at best on average; the chance that none fits."""
    total, gains = unseen.bit_count(), list[tuple[int, int]]()
    for card, many in _one_of_each_rank(unseen & FITS[LIMIT - count]):
        after = count + WORTH[card]
        gains.append((peg_points([*pile, card], after), many))
    gains.sort(reverse=True)
    expected, better, chance = 0.0, 0, 0.0
    for points, many in gains:
        better += many
        reached = 1 - _none(better, total, size)
        expected += points * (reached - chance)
        chance = reached
    return expected, 1 - chance


def _none(wanted: int, total: int, size: int) -> float:
    """The chance that *size* cards out of *total* hold none of *wanted* ones."""
    chance = 1.0
    for drawn in range(min(size, total)):
        chance *= max(0, total - wanted - drawn) / (total - drawn)
    return chance


def _one_of_each_rank(cards: Cards) -> list[tuple[Card, int]]:
    """A card of each rank among *cards*, and how many of that rank there are."""
    many = [0] * RANKS
    for card in cards_in(cards):
        many[DECK.rank_of[card]] += 1
    return [(rank, count) for rank, count in enumerate(many) if count]


def next_holder(obs: Observation) -> Seat:
    """The next seat that still has cards; the observer itself when no other has."""
    seat: Seat = obs["seat"]
    players: int = obs["players"]
    for step in range(1, players):
        other = (seat + step) % players
        if obs["sizes"][other]:
            return other
    return seat


def _unseen(obs: Observation) -> Cards:
    """Cards that the next player may hold, as far as the observer knows."""
    known = obs["hand"] | obs["thrown"] | (1 << obs["starter"] if obs["starter"] >= 0 else 0)
    for played in obs["played"]:
        known |= played
    unseen: Cards = DECK.all & ~known & ~obs["lacks"][next_holder(obs)]
    return unseen


def _rank_held(obs: Observation, card: Card) -> int:
    held: Cards = obs["hand"]
    return sum(DECK.rank_of[other] == DECK.rank_of[card] for other in cards_in(held))
