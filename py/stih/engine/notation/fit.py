"""Dealing out by lot what a text leaves open, so that all it tells can have happened.

A deal is a row of cards in slots; a text tells some of them and what was played. The others are shuffled, the
actions replayed, and where one cannot be taken open cards change places, until all go through. What a failure
has taught is kept: who plays a card, and which cards a seat cannot have held.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from stih.engine.errors import BadPosition, IllegalAction, Message, message
from stih.engine.game import Game
from stih.engine.notation.errors import NOWHERE, BadNotation, Where
from stih.engine.notation.model import Move
from stih.engine.rng import shuffled
from stih.engine.state import OVER, State, take

HIDDEN = "-?"   # a card laid away unseen
TRIES = 1000    # replays before a text is given up
STUCK = 4       # how often nothing can be repaired before that
RESTART = 250   # ... and before all is shuffled again
BEFORE_A_CARD = re.compile("([0-9]:)?(-|announce:)?")
DOUBTED = 6     # how many cards before a failure may have been played by another
T = TypeVar("T")
Lay = Callable[[Sequence[str]], State]   # from the names in all slots to the deal


@dataclass(slots=True)
class Replay:
    """How far the actions went: their words, the deal they led to, the seat and the reason against the next one."""

    words: list[str]
    deal: State | None
    seat: int = -1
    why: Message | None = None
    key: str = "illegal"

    def whole(self, moves: Sequence[Move]) -> bool:
        """Whether all actions were taken."""
        return self.deal is not None and len(self.words) == len(moves)


class Fit:
    """The search for one deal."""

    def __init__(self, game: Game[Any], lay: Lay, names: Sequence[str], free: Sequence[int],
                 moves: Sequence[Move], rng: Random) -> None:
        """*names* in all slots, those at *free* open; *lay* makes the deal of them."""
        self.game, self.lay, self.rng = game, lay, rng
        self.names, self.free, self.moves = list(names), sorted(free), moves
        self.cards = [card_in(game, move.name) for move in moves]
        self.named = {card for card in self.cards if card is not None}
        self.owner: dict[str, int] = {}                  # who plays a card
        self.never: dict[int, set[str]] = {}             # cards that a seat cannot hold

    def solve(self) -> tuple[list[str], list[str]]:
        """The names in all slots and the words of all actions. Raises BadNotation for the action that went furthest."""
        self.shuffle()
        best, stuck = (done := self.replay()), 0
        for attempt in range(TRIES if self.free else 0):
            if done.whole(self.moves) or stuck == STUCK:
                break
            if attempt % RESTART == RESTART - 1 or not self.repair(done):
                stuck += attempt % RESTART != RESTART - 1
                self.shuffle()
                self.never.clear()
            done = self.replay()
            best = done if len(done.words) >= len(best.words) else best
        if not done.whole(self.moves):
            raise self.fault(best)
        return self.names, done.words

    def fault(self, best: Replay) -> BadNotation:
        move = self.moves[len(best.words)] if self.moves else None
        where: Where = move.where if move else NOWHERE
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
            word = self.word(deal, move.name)
            seat, action = self.spoken(deal, word, move)
            card, in_turn = self.cards[place], seat == deal.turn
            if action not in (deal.legal_actions() if in_turn else self.calls(deal, seat)):
                done.seat, done.key = seat, "over" if deal.phase == OVER else "illegal"
                done.why = self.reason(deal, seat, action)
                return done
            if card is not None:
                self.owner[card] = seat
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

    def hands(self, deal: State) -> list[list[str]]:
        hands: list[list[str]] = self.game.trace(deal)["hands"]
        return hands

    def calls(self, deal: State, seat: int) -> Sequence[int]:
        return deal.calls(seat) if 0 <= seat < len(self.hands(deal)) else ()

    def reason(self, deal: State, seat: int, action: int) -> Message | None:
        if deal.phase == OVER or not 0 <= seat < len(self.hands(deal)):
            return None
        if action < 0:
            return message("why-not-now", action=HIDDEN)
        return self.game.why_not(self.game.observe(deal, seat), self.game.actions[action])

    def word(self, deal: State, name: str) -> str:
        """The action that is taken; of a card laid away unseen one by lot, none that is named if it can be."""
        if name != HIDDEN:
            return name
        could = [self.game.actions[action] for action in deal.legal_actions()]
        could = [word for word in could if word.startswith("-")]
        quiet = [word for word in could if word[1:] not in self.named]
        return self.choose(quiet or could) if could else name

    # repairs

    def repair(self, done: Replay) -> bool:
        """Change open cards about so that the replay may come further. False when nothing can be changed."""
        if done.key == "over" or len(self.free) < 2:
            return False
        if done.deal is None:
            self.shuffle()
            return True
        hands = self.hands(done.deal)
        if not 0 <= done.seat < len(hands):
            return False
        wanted, held = self.cards[len(done.words)], set(hands[done.seat])
        mine = [slot for slot in self.free if self.names[slot] in held]
        lacking, aside = wanted is not None and wanted not in held, done.seat != done.deal.turn
        if aside:
            self.never.get(done.seat, set()).discard(str(wanted))
        if lacking and (aside or self.rng.random() < 0.8) and self.fetch(str(wanted), done.seat, mine, hands):
            return True
        if aside:
            return self.pass_on(done.deal, hands)
        if lacking and self.slot(str(wanted)) not in self.free and self.rng.random() < 0.5:
            return self.doubt(len(done.words))
        in_the_way = self.playable(done.deal, mine) if wanted is not None else []
        if in_the_way and ":" not in self.moves[len(done.words)].name:
            return self.clear(done.seat, in_the_way, mine, hands)
        return (not lacking or self.slot(str(wanted)) in self.free or self.doubt(len(done.words))) and self.stir(mine)

    def pass_on(self, deal: State, hands: list[list[str]]) -> bool:
        """Another seat is to act: the one in turn cannot have had a card to play."""
        if deal.turn < 0:
            return False
        mine = [slot for slot in self.free if self.names[slot] in hands[deal.turn]]
        in_the_way = self.playable(deal, mine)
        return bool(in_the_way) and self.clear(deal.turn, in_the_way, mine, hands)

    def playable(self, deal: State, mine: list[int]) -> list[int]:
        """Where the cards are that the seat in turn may play."""
        legal = {card_in(self.game, self.game.actions[action]) for action in deal.legal_actions()}
        return [slot for slot in mine if self.names[slot] in legal]

    def fetch(self, wanted: str, seat: int, mine: list[int], hands: list[list[str]]) -> bool:
        """Give the seat the card it plays, for one of its own that the other may hold."""
        source = self.slot(wanted)
        if source not in self.free or not mine or wanted in self.never.get(seat, ()):
            return False
        never = self.never.get(self.holder(wanted, hands), set())
        loose = [slot for slot in mine if self.names[slot] not in self.owner]
        self.swap(self.choose([slot for slot in loose if self.names[slot] not in never] or loose or mine), source)
        return True

    def clear(self, seat: int, slots: list[int], mine: list[int], hands: list[list[str]]) -> bool:
        """Take away the cards that the seat would have had to play instead."""
        never = self.never.setdefault(seat, set())
        never |= {self.names[slot] for slot in slots}
        for slot in slots:
            others = [other for other in self.free if other not in mine and self.names[other] not in self.owner]
            fit = [other for other in others if self.names[other] not in never and self.names[slot]
                   not in self.never.get(self.holder(self.names[other], hands), ())]
            if not others:
                return self.stir(mine)
            self.swap(slot, self.choose(fit or others))
        return True

    def doubt(self, place: int) -> bool:
        """It should be somebody else's turn: one of the last cards was played by another."""
        before = [card for card in self.cards[max(0, place - DOUBTED):place] if card and self.slot(card) in self.free]
        if not before or len(self.free) < 2:
            return False
        card = self.choose(before)
        self.never.setdefault(self.owner[card], set()).add(card)
        self.swap(self.slot(card), self.choose([slot for slot in self.free if slot != self.slot(card)]))
        return True

    def stir(self, mine: list[int]) -> bool:
        """A word cannot be said: change one card of the seat, by lot."""
        others = [slot for slot in self.free if slot not in mine]
        if mine and others:
            loose = [slot for slot in mine if self.names[slot] not in self.owner] or mine
            self.swap(self.choose(loose), self.choose(others))
        else:
            self.shuffle()
        return True

    def slot(self, card: str) -> int:
        """Where a card is, -1 where the text has put it somewhere else."""
        return self.names.index(card) if card in self.names else -1

    def holder(self, card: str, hands: list[list[str]]) -> int:
        """Who holds a card, or has played it; -1 for nobody."""
        return next((seat for seat, hand in enumerate(hands) if card in hand), self.owner.get(card, -1))

    def choose(self, things: Sequence[T]) -> T:
        return things[int(self.rng.random() * len(things))]

    def swap(self, one: int, other: int) -> None:
        self.names[one], self.names[other] = self.names[other], self.names[one]

    def shuffle(self) -> None:
        for slot, name in zip(self.free, shuffled([self.names[slot] for slot in self.free], self.rng), strict=True):
            self.names[slot] = name


def card_in(game: Game[Any], word: str) -> str | None:
    """The card that an action plays, lays away or announces: `KS`, `2:KS`, `-KS`, `announce:KB`."""
    if BEFORE_A_CARD.fullmatch(word[:-2]) and word[-2:].upper() in game.deck.index:
        return word[-2:].upper()
    return None
