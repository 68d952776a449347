"""A finished deal looked at once more: where the level `rules` would have done otherwise than a player did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stih import bots
from stih.engine.game import Game
from stih.engine.match import Match, is_person
from stih.engine.state import Seat, State

Judgement = dict[str, Any]


def judged(match: Match, number: int, seat: Seat) -> list[Judgement | None]:
    """For each frame of deal *number* (review.frames()) what the hint said of *seat*'s decision that led to it.

    A judgement is a hint with `same`, whether *seat* did the same. It is made from what *seat* knew before it decided,
    so that nothing seen later is in it. None where others acted, nothing else was allowed, a word was said out of turn
    or a gesture went on; and everywhere when several people share the device, for a hint names cards that only one of
    them has seen.
    """
    deal, words = match.redeal(number - 1), match.deals[number - 1]["actions"]
    alone = sum(map(is_person, match.seats)) == 1
    told: list[Judgement | None] = [None]
    while len(told) <= len(words):
        rest = words[len(told) - 1:]
        given = bots.hint_in(match.game, deal) if alone and _decides(match.game, deal, seat, rest[0]) else None
        done = _gesture(match.game, deal, rest)
        told += [None] * (len(done) - 1)
        told.append(given and given | {"same": sorted(given["actions"]) == sorted(done)})
    return told


def _decides(game: Game[Any], deal: State, seat: Seat, word: str) -> bool:
    """Whether *word* is a choice of *seat* in its turn."""
    return game.spoken(word, deal.turn)[0] == deal.turn == seat and len(deal.legal_actions()) > 1


def _gesture(game: Game[Any], deal: State, words: Sequence[str]) -> list[str]:
    """Take the first of *words* in *deal*, and with a card laid away all that answers the same question."""
    asked, done = (deal.turn, deal.phase), list[str]()
    for word in words:
        game.take(deal, word)
        done.append(word)
        if not word.startswith("-") or (deal.turn, deal.phase) != asked:
            break
    return done
