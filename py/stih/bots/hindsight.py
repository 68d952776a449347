"""A finished deal looked at once more: where the level `rules` would have done otherwise than a player did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stih import bots
from stih.engine.game import Game
from stih.engine.match import Match, is_person
from stih.engine.state import Observation, Seat, State

Judgement = dict[str, Any]

POINTLESS = ("raub", "preferans")
"""Games whose cards count nothing but the trick."""


def judged(match: Match, number: int, seat: Seat) -> list[Judgement | None]:
    """For each frame of deal *number* (review.frames()) what the hint said of *seat*'s decision that led to it.

    A judgement is a hint with `same`, whether *seat* did the same or what comes to the same. It is made from what
    *seat* knew before it decided, so that nothing seen later is in it. None where others acted, nothing else was
    allowed, a word was said out of turn or a gesture went on; and everywhere when several people share the device, for
    a hint names cards that only one of them has seen.
    """
    deal, words = match.redeal(number - 1), match.deals[number - 1]["actions"]
    alone = sum(map(is_person, match.seats)) == 1
    told: list[Judgement | None] = [None]
    while len(told) <= len(words):
        rest = words[len(told) - 1:]
        asked = alone and _decides(match.game, deal, seat, rest[0])
        given = bots.hint_in(match.game, deal) if asked else None
        same = _alike(match.game, match.game.observe(deal, seat), given["actions"], rest[:1]) if given else False
        done = _gesture(match.game, deal, rest)
        told += [None] * (len(done) - 1)
        told.append(given and given | {"same": same or sorted(given["actions"]) == sorted(done)})
    return told


def _decides(game: Game[Any], deal: State, seat: Seat, word: str) -> bool:
    """Whether *word* is a choice of *seat* in its turn."""
    return game.spoken(word, deal.turn)[0] == deal.turn == seat and len(deal.legal_actions()) > 1


def _alike(game: Game[Any], obs: Observation, *gestures: Sequence[str]) -> bool:
    """Whether two plays come to the same: cards of one suit that count nothing, none between them with anybody else."""
    if game.id not in POINTLESS or any(len(words) != 1 or words[0] not in game.deck.index for words in gestures):
        return False
    low, high = sorted(game.deck.index[words[0]] for words in gestures)
    gone = obs["hand"] | obs["played"] & ~sum(1 << card for card in obs["trick"])
    between = (1 << high) - (1 << low)
    return game.deck.suit_of[low] == game.deck.suit_of[high] and not between & ~gone


def _gesture(game: Game[Any], deal: State, words: Sequence[str]) -> list[str]:
    """Take the first of *words* in *deal*, and with a card laid away all that answers the same question."""
    asked, done = (deal.turn, deal.phase), list[str]()
    for word in words:
        game.take(deal, word)
        done.append(word)
        if not word.startswith("-") or (deal.turn, deal.phase) != asked:
            break
    return done
