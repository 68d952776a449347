"""One deal of Rabló, from the auction to the settlement. A number [n] is a clause of the rules page.

Actions: 0..23 a card to play, then the same cards to call a snapszer with, to call a durchmarsch
with and to announce with, then the words below.
"""

from __future__ import annotations

from collections.abc import Sequence

from stih.engine.cards import Card, Cards, cards_in
from stih.engine.game import Standing
from stih.engine.state import OVER, Action, Entry, Seat, State
from stih.games.rablo.rules import (
    DECK,
    DURCHMARSCH,
    GOAL,
    LEVELS,
    MATE,
    PLAYERS,
    SNAPSZER,
    STAKE_OUT,
    WORDS,
    Rules,
    announcement,
    certain,
    level_of,
    playable,
    points,
    settle,
    shown_lack,
    side_of,
    trick_winner,
)

CARDS = len(DECK.names)
SNAPSZER_OF, DURCHMARSCH_OF, ANNOUNCE, FIRST_WORD = CARDS, 2 * CARDS, 3 * CARDS, 4 * CARDS
ACTIONS = (*DECK.names, *(f"{verb}:{name}" for verb in (SNAPSZER, DURCHMARSCH, "announce") for name in DECK.names),
           "pass", *WORDS, "enough", "show")
PASS, KONTRA, REKONTRA, SUBKONTRA, ENOUGH, SHOW = range(FIRST_WORD, len(ACTIONS))

AUCTION, DOUBLING, PLAY = "auction", "kontra", "play"


def kind_of(bid: Action) -> str:
    """[6] What a call promises."""
    return DURCHMARSCH if bid >= DURCHMARSCH_OF else SNAPSZER


def card_of(bid: Action) -> Card:
    """[7] The card of a call."""
    return bid % CARDS


def stake_of(bid: Action) -> int:
    """[6] What a call is worth."""
    return LEVELS[level_of(kind_of(bid), card_of(bid))].stake


PUBLIC = ("phase", "turn", "dealer", "totals", "pot", "number", "bids", "caller", "bid", "words", "stage",
          "doubled", "known", "lacks", "holds", "trick", "leader", "announced", "played", "won", "points",
          "tricks", "shown", "deltas", "ending")

EVENT_ARGS = {
    "play": ("seat", "card"), "trick": ("seat",),
    "rablo-dealing": ("seat",), "rablo-pass": ("seat",), "rablo-snapszer": ("seat", "card", "suit", "stake"),
    "rablo-durchmarsch": ("seat", "card", "suit", "stake"),
    "rablo-contract": ("seat", "card", "suit", "stake"), "rablo-passed-out": ("stake", "pot"),
    "rablo-no-kontra": ("seat",), "rablo-no-rekontra": ("seat",), "rablo-no-subkontra": ("seat",),
    "rablo-kontra": ("seat", "factor"), "rablo-rekontra": ("seat", "factor"),
    "rablo-subkontra": ("seat", "factor"),
    "rablo-announce": ("seat", "suit", "points"), "rablo-counts": ("seat", "suit", "points"),
    "rablo-void": ("seat", "suit", "points"),
    "rablo-partner": ("seat", "card"), "rablo-solo": ("seat", "card"),
    "rablo-enough": ("seat", "points"), "rablo-show": ("seat", "count"),
    "rablo-made": ("seat", "points"), "rablo-failed": ("seat", "points"),
    "rablo-marched": ("seat",), "rablo-stopped": ("seat", "tricks"),
}


class Deal(State):
    """One deal: the truth, with every hand and the holder of the called card."""

    __slots__ = (*PUBLIC, "rules", "log", "hands", "holder")

    def __init__(self, rules: Rules, standing: Standing, pack: Sequence[Card]) -> None:
        self.rules = rules
        self.totals: list[int] = list(standing["scores"])
        self.dealer: Seat = standing["dealer"]
        self.pot: int = standing["pot"]      # [25] what lies there now
        self.number: int = standing["played"] + 1
        self.hands: list[Cards] = [0] * PLAYERS
        self.phase, self.turn = AUCTION, (self.dealer + 1) % PLAYERS
        self.bids: list[Entry] = []          # (seat, action) as spoken
        self.caller, self.bid = -1, -1       # the highest call so far: its seat and its action
        self.words: list[Entry] = []         # (seat, action) as asked before the first card
        self.stage, self.doubled = 0, 0      # [10] the word asked for, the words said
        self.holder = -1                     # [7] who was dealt the called card: nobody else may know
        self.known = -1                      # [23] the same, once everybody may know
        self.lacks: list[Cards] = [0] * PLAYERS  # cards a seat has shown that it does not hold
        self.holds: list[Cards] = [0] * PLAYERS  # cards a seat has shown that it holds
        self.trick: list[Card] = []
        self.leader = -1
        self.announced = 0                   # [16] points announced with the card led
        self.played: Cards = 0
        self.won = [0] * PLAYERS             # tricks by seat
        self.points = 0                      # [18] of the caller's side, announcements with them
        self.tricks: list[Entry] = []        # (leader, winner, announced, card, card, card, card)
        self.shown: Cards = 0                # [21] cards laid open
        self.deltas = [0] * PLAYERS
        self.ending = ""                     # "passed", "opponent_trick", "enough", "show" or "six_tricks"
        self.log: list[Entry] = [("rablo-dealing", self.dealer)]
        self._deal(pack)

    def _deal(self, pack: Sequence[Card]) -> None:
        """[4] Three cards to each from the dealer's next on, then three more."""
        for place, card in enumerate(pack):
            self.hands[(self.dealer + 1 + place // 3) % PLAYERS] |= 1 << card

    def scores(self) -> list[int]:
        return self.deltas

    def legal_actions(self) -> tuple[Action, ...]:
        if self.phase == PLAY:
            return self._play_legal()
        if self.phase == DOUBLING:
            return self._word_legal()
        return _HIGHER[self.level()] if self.phase == AUCTION else ()

    def apply(self, action: Action) -> None:
        if self.phase == PLAY:
            self._play(action)
        elif self.phase == DOUBLING:
            self._say(action)
        else:
            self._bid(action)

    # the contract: the highest call

    def level(self) -> int:
        """[6] The place of the highest call in LEVELS, -1 before there is one."""
        return level_of(self.kind(), self.card()) if self.bid >= 0 else -1

    def kind(self) -> str:
        return kind_of(self.bid)

    def card(self) -> Card:
        """[7] The called card."""
        return card_of(self.bid)

    def trump(self) -> int:
        """[7] The suit of the called card, -1 before the contract stands."""
        return DECK.suit_of[self.card()] if self.holder >= 0 else -1

    def unit(self) -> int:
        """[10] The stake with its doublings."""
        return stake_of(self.bid) << self.doubled

    def on_side(self, seat: Seat) -> bool:
        return seat in (self.caller, self.holder)

    # the auction [5] [6] [9]

    def _bid(self, action: Action) -> None:
        seat = self.turn
        self.bids.append((seat, action))
        if action == PASS:
            self.log.append(("rablo-pass", seat))
        else:
            self.caller, self.bid = seat, action
            card, stake = self.card(), stake_of(action)
            self.log.append(("rablo-" + self.kind(), seat, card, DECK.suit_of[card], stake))
        following = self._next_to_bid(seat)
        if following >= 0:
            self.turn = following
        elif self.bid < 0:
            self._pass_out()
        else:
            self._fix_contract()

    def _next_to_bid(self, seat: Seat) -> Seat:
        """Who speaks after *seat*, -1 when the auction is over."""
        if self.level() == len(LEVELS) - 1:                         # [6] nothing is higher
            return -1
        silent = self._silent()
        order = ((seat + step) % PLAYERS for step in range(1, PLAYERS + 1))
        return next((other for other in order if other not in silent and other != self.caller), -1)

    def _silent(self) -> set[Seat]:
        """[5] Who has passed: since the last call, which asks everybody again, or with `pass_final` ever."""
        silent: set[Seat] = set()
        for seat, action in self.bids:
            if action == PASS:
                silent.add(seat)
            elif not self.rules.pass_final:
                silent.clear()
        return silent

    def _pass_out(self) -> None:
        """[9] Everybody pays into the pot."""
        self.deltas = [-STAKE_OUT] * PLAYERS
        self.pot += PLAYERS * STAKE_OUT
        self.log.append(("rablo-passed-out", STAKE_OUT, self.pot))
        self._close("passed")

    def _fix_contract(self) -> None:
        card = self.card()
        self.holder = next(seat for seat in range(PLAYERS) if self.hands[seat] >> card & 1)
        self.log.append(("rablo-contract", self.caller, card, DECK.suit_of[card], self.unit()))
        self.phase, self.turn = DOUBLING, (self.caller + 1) % PLAYERS

    # kontra, rekontra, subkontra [10] [11]

    def asked(self) -> list[Seat]:
        """[11] The seats asked for the word of this stage, in order. Nobody is left out by what he holds."""
        others = [(self.caller + step) % PLAYERS for step in range(1, PLAYERS)]
        return [self.caller, *others] if self.stage else others

    def may_say(self, seat: Seat) -> bool:
        """[10] The word belongs to the side of *seat*: rekontra to the caller's, the others to the opponents'."""
        return self.on_side(seat) == (self.stage == 1)

    def _word_legal(self) -> tuple[Action, ...]:
        return (PASS, KONTRA + self.stage) if self.may_say(self.turn) else (PASS,)

    def _say(self, action: Action) -> None:
        seat, word = self.turn, WORDS[self.stage]
        self.words.append((seat, action))
        if action == PASS:
            self.log.append(("rablo-no-" + word, seat))
            order = self.asked()
            place = order.index(seat) + 1
            if place < len(order):
                self.turn = order[place]
            else:
                self._start_play()
            return
        self.doubled += 1
        self.log.append(("rablo-" + word, seat, 2 ** self.doubled))
        self._betray(seat)
        self.stage += 1
        if self.stage == len(WORDS):
            self._start_play()
        else:
            self.turn = self.asked()[0]

    def _betray(self, seat: Seat) -> None:
        """[23] What the word of *seat* tells about the called card."""
        if self.stage != 1:
            self.lacks[seat] |= 1 << self.card()
        elif seat != self.caller:
            self._reveal()

    def _start_play(self) -> None:
        self.phase, self.turn, self.leader = PLAY, self.caller, self.caller    # [12]

    # the tricks [12] to [17]

    def _play_legal(self) -> tuple[Action, ...]:
        hand, trump = self.hands[self.turn], self.trump()
        cards = cards_in(playable(hand, self.trick, trump))
        if self.trick:
            return cards
        return (*cards, *self._announcements(hand, trump), *self._words_on_lead(hand, trump))

    def _announcements(self, hand: Cards, trump: int) -> list[Action]:
        if self.kind() == DURCHMARSCH or not self.on_side(self.turn):           # [16]
            return []
        return [ANNOUNCE + card for card in cards_in(hand) if announcement(card, hand, trump)]

    def _words_on_lead(self, hand: Cards, trump: int) -> list[Action]:
        words = [ENOUGH] if self.may_stop(self.turn) else []
        if self.on_side(self.turn) and certain(hand, DECK.all & ~hand & ~self.played, trump):
            words.append(SHOW)                                      # [21] [22]
        return words

    def may_stop(self, seat: Seat) -> bool:
        """[20] Whether *seat* may say that it is enough."""
        if self.phase != PLAY or self.trick or not self.tricks or self.kind() == DURCHMARSCH:
            return False
        return self.on_side(seat) and (self.points >= GOAL or self.rules.enough_always)

    def calls(self, seat: Seat) -> tuple[Action, ...]:
        return (ENOUGH,) if seat != self.turn and self.may_stop(seat) else ()

    def call(self, seat: Seat, action: Action) -> None:
        self._enough(seat)

    def _enough(self, seat: Seat) -> None:
        """[20] The side of *seat* has enough, or thinks so."""
        self.log.append(("rablo-enough", seat, self.points))
        self.finish("enough", self.points >= GOAL)

    def _play(self, action: Action) -> None:
        if action == ENOUGH:
            self._enough(self.turn)
        elif action == SHOW:
            self._show()
        elif action >= ANNOUNCE:
            self._announce(action - ANNOUNCE)
        else:
            self.put(action)

    def _announce(self, card: Card) -> None:
        seat, suit = self.turn, DECK.suit_of[card]
        self.announced = announcement(card, self.hands[seat], self.trump())
        self.log.append(("rablo-announce", seat, suit, self.announced))
        self.holds[seat] |= 1 << MATE[card]
        if MATE[card] == self.card():
            self._reveal()
        self.put(card)

    def put(self, card: Card) -> None:
        """[13] [14] The seat in turn plays a card it holds."""
        seat = self.turn
        if self.trick:
            self.lacks[seat] |= shown_lack(card, self.trick, self.trump())
        self.hands[seat] ^= 1 << card
        self.holds[seat] &= ~(1 << card)
        self.played |= 1 << card
        self.trick.append(card)
        self.log.append(("play", seat, card))
        if card == self.card():
            self._reveal()
        self.turn = (seat + 1) % PLAYERS
        if len(self.trick) == PLAYERS:
            self._take_trick()

    def _reveal(self) -> None:
        """[23] Everybody knows who was dealt the called card."""
        if self.known >= 0:
            return
        self.known, card = self.holder, self.card()
        if self.hands[self.holder] >> card & 1:
            self.holds[self.holder] |= 1 << card
        if self.holder == self.caller:
            self.log.append(("rablo-solo", self.caller, card))
        else:
            self.log.append(("rablo-partner", self.holder, card))

    def _take_trick(self) -> None:
        winner = (self.leader + trick_winner(self.trick, self.trump())) % PLAYERS
        self.tricks.append((self.leader, winner, self.announced, *self.trick))
        self.won[winner] += 1
        self.log.append(("trick", winner))
        ours = self.on_side(winner)
        if self.announced:                                          # [17]
            suit, what = DECK.suit_of[self.trick[0]], "rablo-counts" if ours else "rablo-void"
            self.log.append((what, self.leader, suit, self.announced))
        if ours:
            self.points += points(self.trick) + self.announced
        self.trick, self.announced, self.leader, self.turn = [], 0, winner, winner
        if not ours:                                                # [18] [19]
            self.finish("opponent_trick", self.kind() == SNAPSZER and self.points >= GOAL)
        elif not self.hands[winner]:
            self.finish("six_tricks", True)
        elif winner != self.caller:
            self._reveal()

    def _show(self) -> None:
        """[21] The leader takes all that is left, so it is counted at once."""
        seat, hand = self.turn, self.hands[self.turn]
        self.shown = hand
        self.holds[seat] |= hand
        self.log.append(("rablo-show", seat, hand.bit_count()))
        self.won[seat] += hand.bit_count()
        self.points += points(cards_in(DECK.all & ~self.played))
        self.finish("show", self.kind() == DURCHMARSCH or self.points >= GOAL)

    # the settlement [24] to [26]

    def finish(self, ending: str, won: bool) -> None:
        """[24] The deal ends: everybody learns the sides, and pays."""
        self._reveal()
        self._tell(won)
        self.deltas, self.pot = settle(side_of(self.caller, self.holder), self.unit(), won, self.pot)
        self._close(ending)

    def _tell(self, won: bool) -> None:
        if self.kind() == SNAPSZER:
            self.log.append(("rablo-made" if won else "rablo-failed", self.caller, self.points))
        elif won:
            self.log.append(("rablo-marched", self.caller))
        else:
            self.log.append(("rablo-stopped", self.caller, len(self.tricks) - 1))

    def _close(self, ending: str) -> None:
        self.totals = [total + delta for total, delta in zip(self.totals, self.deltas, strict=True)]
        self.ending, self.phase, self.turn = ending, OVER, -1


def _higher(level: int) -> tuple[Action, ...]:
    """[6] The calls above a level, and the pass."""
    calls = [first + card for first, kind in ((SNAPSZER_OF, SNAPSZER), (DURCHMARSCH_OF, DURCHMARSCH))
             for card in range(CARDS) if level_of(kind, card) > level]
    return (*calls, PASS)


# What may be said above each level; the last is for the beginning, level -1.
_HIGHER = tuple(_higher(level) for level in (*range(len(LEVELS)), -1))
