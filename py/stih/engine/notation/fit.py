"""Dealing out by lot what a text leaves open, so that all it tells can have happened.

A deal is a row of cards in slots; a text tells some of them and what was played. The others are shuffled, the
actions replayed, and where one cannot be taken two open cards change places, until all go through.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from stih.engine.errors import BadPosition, IllegalAction, Message, message
from stih.engine.game import Game
from stih.engine.notation.errors import BadNotation, Where
from stih.engine.notation.model import Move
from stih.engine.rng import shuffled
from stih.engine.state import OVER, State, take

HIDDEN = "-?"   # a card laid away unseen
TRIES = 400     # replays before a text is given up
Lay = Callable[[Sequence[str]], State]   # from the names in all slots to the deal


@dataclass(slots=True)
class Replay:
    """How far the actions went: their words, the deal they led to, the seat and the reason against the next one."""

    words: list[str]
    deal: State | None
    seat: int = -1
    why: Message | None = None
    key: str = "illegal"


class Fit:
    """The search for one deal."""

    def __init__(self, game: Game[Any], lay: Lay, names: Sequence[str], free: Sequence[int],
                 moves: Sequence[Move], rng: Random) -> None:
        """*names* in all slots, those at *free* open; *lay* makes the deal of them."""
        self.game, self.lay, self.rng = game, lay, rng
        self.names, self.free, self.moves = list(names), set(free), moves
        self.cards = [card_in(game, move.name) for move in moves]

    def solve(self) -> tuple[list[str], list[str]]:
        """The names in all slots and the words of all actions. Raises BadNotation for the action that went furthest."""
        best = Replay([], None)
        self.shuffle()
        for _ in range(TRIES if self.free else 1):
            done = self.replay()
            if len(done.words) == len(self.moves) and done.deal is not None:
                return self.names, done.words
            if len(done.words) >= len(best.words):
                best = done
            if not self.repair(done):
                break
        raise self.fault(best)

    def fault(self, best: Replay) -> BadNotation:
        move = self.moves[len(best.words)] if self.moves else None
        where: Where = move.where if move else (0, 0)
        if best.deal is None or move is None:
            return BadNotation("no-deal", where)
        return BadNotation(best.key, where, best.why, action=move.name[:40])

    # one replay

    def replay(self) -> Replay:
        try:
            deal = self.lay(self.names)
        except BadPosition:
            return Replay([], None)
        done = Replay([], deal)
        for place, move in enumerate(self.moves):
            word = self.word(deal, move.name, place)
            seat, action = self.spoken(deal, word, move)
            in_turn = seat == deal.turn
            if action not in (deal.legal_actions() if in_turn else self.calls(deal, seat)):
                done.seat, done.key = seat, "over" if deal.phase == OVER else "illegal"
                done.why = self.reason(deal, seat, action)
                return done
            take(deal, seat, action)
            done.words.append(self.game.actions[action] if in_turn else f"{seat}:{self.game.actions[action]}")
        return done

    def spoken(self, deal: State, word: str, move: Move) -> tuple[int, int]:
        try:
            return self.game.spoken(word, deal.turn)
        except IllegalAction:
            if move.name == HIDDEN:
                return deal.turn, -1
            raise BadNotation("action", move.where, action=move.name[:40]) from None

    def calls(self, deal: State, seat: int) -> Sequence[int]:
        players = len(self.game.trace(deal)["hands"])
        return deal.calls(seat) if 0 <= seat < players else ()

    def reason(self, deal: State, seat: int, action: int) -> Message | None:
        players = len(self.game.trace(deal)["hands"])
        if deal.phase == OVER or not 0 <= seat < players:
            return None
        if action < 0:
            return message("why-not-now", action=HIDDEN)
        return self.game.why_not(self.game.observe(deal, seat), self.game.actions[action])

    def word(self, deal: State, name: str, place: int) -> str:
        """The action that is taken; of a card laid away unseen one by lot, none that is named later if it can be."""
        if name != HIDDEN:
            return name
        could = [self.game.actions[action] for action in deal.legal_actions()]
        could = [word for word in could if word.startswith("-")]
        later = set(self.cards[place:])
        quiet = [word for word in could if word[1:] not in later and self.names.index(word[1:]) in self.free]
        could = quiet or could
        return could[int(self.rng.random() * len(could))] if could else name

    # repairs

    def repair(self, done: Replay) -> bool:
        """Change two open cards about so that the replay may come further. False when nothing can be changed."""
        if done.deal is None or done.key == "over":
            self.shuffle()
            return bool(self.free) and done.deal is None
        place = len(done.words)
        hands = self.game.trace(done.deal)["hands"]
        held = set(hands[done.seat]) if 0 <= done.seat < len(hands) else set[str]()
        mine = [slot for slot in self.free if self.names[slot] in held]
        wanted = self.cards[place]
        if wanted is not None and wanted not in held:
            return self.fetch(wanted, mine, place)
        return self.exchange(mine, place)

    def fetch(self, wanted: str, mine: list[int], place: int) -> bool:
        """Give the seat the card it plays, for one of its own."""
        source = self.names.index(wanted)
        if source not in self.free or not mine:
            return False
        self.swap(self.pick(mine, place), source)
        return True

    def exchange(self, mine: list[int], place: int) -> bool:
        """Change some cards that stand in the way of the action: which, the lot decides."""
        others = [slot for slot in self.free if slot not in mine]
        if not mine or not others:
            self.shuffle()
            return len(self.free) > 1
        for _ in range(1 + int(self.rng.random() * 3)):
            self.swap(self.pick(mine, place), others[int(self.rng.random() * len(others))])
        return True

    def pick(self, slots: list[int], place: int) -> int:
        """A slot by lot, rather one whose card is not played later."""
        later = set(self.cards[place:])
        loose = [slot for slot in sorted(slots) if self.names[slot] not in later] or sorted(slots)
        return loose[int(self.rng.random() * len(loose))]

    def swap(self, one: int, other: int) -> None:
        self.names[one], self.names[other] = self.names[other], self.names[one]

    def shuffle(self) -> None:
        slots = sorted(self.free)
        for slot, name in zip(slots, shuffled([self.names[slot] for slot in slots], self.rng), strict=True):
            self.names[slot] = name


def card_in(game: Game[Any], word: str) -> str | None:
    """The card that an action plays, lays away or announces: `KS`, `-KS`, `announce:KB`."""
    if word[:-2] in ("", "-", "announce:") and word[-2:].upper() in game.deck.index:
        return word[-2:].upper()
    return None
