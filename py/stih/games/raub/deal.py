"""One deal of Raub, from the dealer's choice to the score. A number [n] is a clause of the rules page.

Actions: 0..31 a card to play, 32..63 the same card to lay away, 64.. the words below.
"""

from __future__ import annotations

from collections.abc import Sequence

from stih.engine.cards import Card, Cards, cards_in
from stih.engine.game import Standing
from stih.engine.state import OVER, Action, Entry, Seat, State
from stih.games.raub.rules import DECK, HAND, Refe, Rules, obligation, score_deal

WORDS = ("done", "deal", "pass_deal", "maus", "maus_around", "face_up", "face_down", "raub", "continue",
         "accept", "pass", "follow", "drop")
ACTIONS = (*DECK.names, *("-" + name for name in DECK.names), *WORDS)
LAY = len(DECK.names)                       # LAY + card lays that card away
FIRST_WORD = LAY * 2
(DONE, DEAL, PASS_DEAL, MAUS, MAUS_AROUND, FACE_UP, FACE_DOWN, RAUB, CONTINUE,
 ACCEPT, PASS, FOLLOW, DROP) = range(FIRST_WORD, len(ACTIONS))

DEALER_CHOICE, TURN_UP, RAUB_CHOICE, SPEAK = "dealer_choice", "turn_up", "raub_choice", "speak"
FOLLOWING, EXCHANGE, FIFTH_CARD, PLAY = "follow", "exchange", "fifth_card", "play"

PUBLIC = ("phase", "turn", "dealer", "players", "totals", "refe", "handed_on", "around_used",
          "around_left", "drops", "kind", "solo", "trump", "duty", "active", "spoken", "laid", "changed",
          "taken", "trick", "leader", "played", "voids", "won", "tricks", "deltas", "ending")

EVENT_ARGS = {
    "play": ("seat", "card"), "trick": ("seat",),
    "raub-dealing": ("seat",), "raub-pass-deal": ("seat",), "raub-maus": ("seat",),
    "raub-maus-around": ("seat",), "raub-maus-forced": ("seat",), "raub-turned": ("seat", "card"),
    "raub-turned-again": ("seat", "card", "round"), "raub-same-suit": ("suit",),
    "raub-face-down": ("seat",),
    "raub-raub": ("seat", "card", "duty"), "raub-raub-forced": ("seat", "card", "duty"),
    "raub-continue": ("seat",), "raub-accept": ("seat", "suit", "duty"), "raub-pass": ("seat",), "raub-refe": (),
    "raub-follow": ("seat",), "raub-follow-forced": ("seat", "drops"), "raub-all-follow": (),
    "raub-drop": ("seat",), "raub-alone": ("seat",), "raub-revealed": ("seat", "card", "duty"),
    "raub-exchanged": ("seat", "count"), "raub-fifth": ("seat", "card"),
    "raub-passed": ("seat", "tricks"), "raub-failed": ("seat", "tricks", "duty"),
}


class Deal(State):
    """One deal: the truth, with every hand."""

    __slots__ = (*PUBLIC, "rules", "log", "hands", "dead", "stock", "turned")

    def __init__(self, rules: Rules, standing: Standing, pack: Sequence[Card]) -> None:
        self.rules = rules
        self._take_over(standing)
        n = self.players
        self.phase, self.turn = DEALER_CHOICE, self.dealer
        self.stock = list(reversed(pack))    # cards to come, the next one last
        self.hands: list[Cards] = [0] * n
        self.dead: list[Cards] = [0] * n     # what each seat has laid away, faces hidden for ever
        self.turned: list[Card] = []         # turned up in order; a blind one lies face down
        self.kind = ""                       # "accept", "raub", "blind", "maus" once the trump is taken
        self.solo, self.trump, self.duty = -1, -1, 2
        self.active = (1 << n) - 1           # seats still in the deal, a bit mask
        self.spoken = 0                      # how many have spoken on this turn-up
        self.laid = 0                        # cards the exchanging seat has laid away so far
        self.changed = [-1] * n              # cards each seat exchanged, -1 before
        self.taken = 0                       # 1 when the dealer has taken the raubed card
        self.trick: list[Card] = []
        self.leader = -1
        self.played: Cards = 0
        self.voids: list[Cards] = [0] * n    # cards a seat has shown that it lacks
        self.won = [0] * n                   # tricks by seat
        self.tricks: list[Entry] = []        # (leader, winner, card, card, ...)
        self.deltas = [0] * n
        self.ending = ""                     # "refe", "pass_deal", "alone" or "played"
        self.log: list[Entry] = []

    def _take_over(self, standing: Standing) -> None:
        self.totals: list[int] = list(standing["scores"])
        self.players = len(self.totals)
        self.dealer: Seat = standing["dealer"]
        self.refe, self.handed_on = int(standing["refe"]), int(standing["handed_on"])
        self.around_used, self.around_left = int(standing["around_used"]), int(standing["around_left"])
        self.drops: list[int] = list(standing["drops"])

    def scores(self) -> list[int]:
        return self.deltas

    def legal_actions(self) -> tuple[Action, ...]:
        if self.phase == PLAY:                                      # first: search lives here
            return cards_in(self.playable(self.turn))
        return _LEGAL[self.phase](self)

    def apply(self, action: Action) -> None:
        if self.phase == PLAY:
            self._play(action)
        else:
            _APPLY[self.phase](self, action)
            self.run_automatic()

    def run_automatic(self) -> None:
        """Take single choices that are no card: events, never actions of the record."""
        while self.phase != PLAY:
            legal = self.legal_actions()
            if len(legal) != 1 or legal[0] < FIRST_WORD:
                return
            _APPLY[self.phase](self, legal[0])

    # the dealer's choice [4]

    def _dealer_legal(self) -> tuple[Action, ...]:
        if self.around_left:                                        # [29] inside a circle
            return (MAUS,)
        legal = [DEAL]
        if self.rules.voluntary_pass and self.waiting().may_pass_on():  # [22]
            legal.append(PASS_DEAL)
        if self.rules.maus and self.lowest_rival() < self.rules.maus_below:      # [28]
            legal.append(MAUS)
        if self.rules.maus_around and not self.around_used and self.is_worst():  # [29]
            legal.append(MAUS_AROUND)
        return tuple(legal)

    def lowest_rival(self) -> int:
        """The lowest score among the dealer's opponents."""
        return min(total for seat, total in enumerate(self.totals) if seat != self.dealer)

    def is_worst(self) -> bool:
        """[29] Nobody stands worse than the dealer, and somebody better."""
        return self.lowest_rival() < self.totals[self.dealer] == max(self.totals)

    def _dealer_choice(self, action: Action) -> None:
        if action == PASS_DEAL:
            self.log.append(("raub-pass-deal", self.dealer))
            self._end("pass_deal")
            return
        if action != DEAL:
            self._announce_maus(action)
        self.log.append(("raub-dealing", self.dealer))
        self._deal_two()                                            # [5]
        self.phase = TURN_UP

    def _announce_maus(self, action: Action) -> None:
        what = "raub-maus-forced" if self.around_left else "raub-maus"
        if action == MAUS_AROUND:                                   # [29] this deal and the next n - 1
            what, self.around_used, self.around_left = "raub-maus-around", 1, self.players
        self.kind = "maus"
        self.log.append((what, self.dealer))

    def _deal_two(self) -> None:
        for seat in self.from_right():
            self._draw(seat, 2)

    def _draw(self, seat: Seat, count: int) -> None:
        for _ in range(count):
            self.hands[seat] |= 1 << self.stock.pop()

    def from_right(self) -> list[Seat]:
        """The seats still in the deal from the dealer's right round to the dealer. [1]"""
        n, dealer = self.players, self.dealer
        return [(dealer + i) % n for i in range(1, n + 1) if self.active >> (dealer + i) % n & 1]

    # turning up, raub [5] [23] [27]

    def _turn_up_legal(self) -> tuple[Action, ...]:
        if self.kind == "maus" or not self.rules.blind_raub:        # [28] [27]
            return (FACE_UP,)
        return FACE_UP, FACE_DOWN

    def _turn_up(self, action: Action) -> None:
        self.turned.append(self.stock.pop())
        if action == FACE_DOWN:                                     # [27] before anyone knows the suit
            self.log.append(("raub-face-down", self.dealer))
            self._take_trump("blind", self.dealer)
            return
        self.log.append(("raub-turned", self.dealer, self.turned[0]))
        self.phase = RAUB_CHOICE

    def _raub_legal(self) -> tuple[Action, ...]:
        if self.kind == "maus" or self.rules.must_raub(self.turned[0]):     # [28] [26]
            return (RAUB,)
        return RAUB, CONTINUE

    def _raub_choice(self, action: Action) -> None:
        if action == RAUB:
            self._raub()
            return
        self.log.append(("raub-continue", self.dealer))
        self._deal_two()
        self.phase, self.turn = SPEAK, self.next_seat(self.dealer)

    def _raub(self) -> None:
        card, kind = self.turned[0], self.kind or "raub"
        forced = kind != "maus" and self.rules.must_raub(card)
        what = "raub-raub-forced" if forced else "raub-raub"
        self.log.append((what, self.dealer, card, obligation(kind, card)))
        self._take_trump(kind, self.dealer)

    def _take_trump(self, kind: str, seat: Seat) -> None:
        """[6] [23] Somebody is the solo player; the others say whether they follow."""
        self.kind, self.solo = kind, seat
        if kind != "blind":
            self._fix_trump(self.turned[-1])
        if kind != "accept":
            self._deal_two()
        self.drops[seat] = 0
        self.phase, self.turn = FOLLOWING, self.next_seat(self.dealer)
        if self.turn == seat:
            self.turn = self.next_seat(seat)
        if kind == "maus":                                          # [28] nobody is asked
            self.log.append(("raub-all-follow",))
            self.drops = [0] * self.players
            self._start_exchange()

    def _fix_trump(self, card: Card) -> None:
        self.trump, self.duty = DECK.suit_of[card], obligation(self.kind, card)

    def next_seat(self, seat: Seat) -> Seat:
        """The next seat to the right that is still in the deal."""
        seat = (seat + 1) % self.players
        while not self.active >> seat & 1:
            seat = (seat + 1) % self.players
        return seat

    # speaking [6] [7] [8]

    def _speak_legal(self) -> tuple[Action, ...]:
        return ACCEPT, PASS

    def _speak(self, action: Action) -> None:
        seat = self.turn
        if action == ACCEPT:
            self.log.append(("raub-accept", seat, DECK.suit_of[self.turned[-1]], 2))
            self._take_trump("accept", seat)
            return
        self.log.append(("raub-pass", seat))
        self.spoken, self.turn = self.spoken + 1, self.next_seat(seat)
        if self.spoken == self.players:
            self._turn_again()

    def _turn_again(self) -> None:
        """[7] The next card; a suit that was offered before is not offered again."""
        while len(self.turned) < 3:
            card, offered = self.stock.pop(), {DECK.suit_of[card] for card in self.turned}
            self.turned.append(card)
            self.log.append(("raub-turned-again", self.dealer, card, len(self.turned)))
            if DECK.suit_of[card] not in offered:
                self.spoken, self.turn = 0, self.next_seat(self.dealer)
                return
            self.log.append(("raub-same-suit", DECK.suit_of[card]))
        self.log.append(("raub-refe",))                             # [8]
        self._end("refe")

    # following or dropping [10]

    def _follow_legal(self) -> tuple[Action, ...]:
        limit = self.rules.max_drops
        return (FOLLOW,) if limit and self.drops[self.turn] >= limit else (FOLLOW, DROP)   # [30]

    def _follow(self, action: Action) -> None:
        seat = self.turn
        if action == DROP:
            self._drop(seat)
        else:
            self._come(seat)
        following = self._next_to_follow(seat)
        if following >= 0:
            self.turn = following
        elif self.active == 1 << self.solo:                         # [11]
            self.log.append(("raub-alone", self.solo))
            self._end("alone")
        else:
            self._reveal()

    def _come(self, seat: Seat) -> None:
        drops, forced = self.drops[seat], len(self._follow_legal()) == 1
        self.log.append(("raub-follow-forced", seat, drops) if forced else ("raub-follow", seat))
        self.drops[seat] = 0

    def _drop(self, seat: Seat) -> None:
        self.log.append(("raub-drop", seat))
        self.drops[seat] += 1
        self.dead[seat], self.hands[seat] = self.hands[seat], 0
        self.active ^= 1 << seat

    def _next_to_follow(self, seat: Seat) -> Seat:
        """Who is asked after *seat*, -1 for nobody. The dealer is the last."""
        while seat != self.dealer:
            seat = (seat + 1) % self.players
            if seat != self.solo:
                return seat
        return -1

    def _reveal(self) -> None:
        if self.kind == "blind":                                    # [27]
            self._fix_trump(self.turned[0])
            self.log.append(("raub-revealed", self.dealer, self.turned[0], self.duty))
        self._start_exchange()

    # exchange and the fifth card [12] [13] [24]

    def _start_exchange(self) -> None:
        self.phase, self.turn = EXCHANGE, self.next_seat(self.dealer)

    def exchange_limit(self) -> int:
        """[12] [13] How many cards the seat in turn may exchange."""
        return min(HAND, len(self.stock))

    def _exchange_legal(self) -> tuple[Action, ...]:
        if self.laid >= self.exchange_limit():
            return (DONE,)
        return (*(LAY + card for card in cards_in(self.hands[self.turn])), DONE)

    def _exchange(self, action: Action) -> None:
        if action == DONE:
            self._draw_exchanged()
            return
        self._lay_away(action - LAY)
        self.laid += 1

    def _lay_away(self, card: Card) -> None:
        self.hands[self.turn] ^= 1 << card
        self.dead[self.turn] |= 1 << card

    def _draw_exchanged(self) -> None:
        seat = self.turn
        self._draw(seat, self.laid)
        self.log.append(("raub-exchanged", seat, self.laid))
        self.changed[seat], self.laid = self.laid, 0
        self.turn = self.next_seat(seat)
        if self.changed[self.turn] < 0:
            return
        if self.kind == "accept":
            self._start_play()
            return
        self.phase, self.turn, self.taken = FIFTH_CARD, self.dealer, 1      # [24]
        self.hands[self.dealer] |= 1 << self.turned[0]

    def _fifth_legal(self) -> tuple[Action, ...]:
        return tuple(LAY + card for card in cards_in(self.hands[self.turn]))

    def _fifth(self, action: Action) -> None:
        self._lay_away(action - LAY)
        self.log.append(("raub-fifth", self.dealer, self.turned[0]))
        self._start_play()

    # the four tricks [14] [15] [16]

    def _start_play(self) -> None:
        self.phase, self.turn = PLAY, self.next_seat(self.dealer)
        self.leader = self.turn

    def playable(self, seat: Seat) -> Cards:
        """[15] The cards *seat* may play: suit led, else trump, else any."""
        hand = self.hands[seat]
        if not self.trick:
            return hand
        led = DECK.suit_mask[DECK.suit_of[self.trick[0]]]
        return hand & led or hand & DECK.suit_mask[self.trump] or hand

    def _play(self, card: Card) -> None:
        seat = self.turn
        self.hands[seat] ^= 1 << card
        self.played |= 1 << card
        if self.trick:
            self.show_voids(seat, DECK.suit_of[card])
        self.trick.append(card)
        self.log.append(("play", seat, card))
        if len(self.trick) < self.active.bit_count():
            self.turn = self.next_seat(seat)
        else:
            self._take_trick()

    def show_voids(self, seat: Seat, suit: int) -> None:
        led = DECK.suit_of[self.trick[0]]
        if suit != led:
            self.voids[seat] |= DECK.suit_mask[led]
            if suit != self.trump:
                self.voids[seat] |= DECK.suit_mask[self.trump]

    def seats_of_trick(self) -> list[Seat]:
        """The seats in the order they play to the trick on the table."""
        seats = [self.leader]
        while len(seats) < self.active.bit_count():
            seats.append(self.next_seat(seats[-1]))
        return seats

    def _take_trick(self) -> None:
        winner = self.seats_of_trick()[trick_winner(self.trick, self.trump)]
        self.tricks.append((self.leader, winner, *self.trick))
        self.won[winner] += 1
        self.log.append(("trick", winner))
        self.trick, self.leader, self.turn = [], winner, winner
        if not self.hands[winner]:
            self._end_play()

    def _end_play(self) -> None:
        solo, tricks = self.solo, self.won[self.solo]
        passed = tricks >= self.duty
        self.log.append(("raub-passed", solo, tricks) if passed else ("raub-failed", solo, tricks, self.duty))
        self._end("played")

    # the score [17] to [22]

    def followers(self) -> list[Seat]:
        """Who plays against the solo player, from the dealer's right."""
        return [seat for seat in self.from_right() if seat != self.solo]

    def _end(self, ending: str) -> None:
        self.ending = ending
        if ending in ("alone", "played"):
            self.deltas = score_deal(self.solo, self.followers(), self.won, self.duty, self.refe > 0)
            self.totals = [total + delta for total, delta in zip(self.totals, self.deltas, strict=True)]
        self.phase, self.turn = OVER, -1

    def waiting(self) -> Refe:
        """The refe that waited when this deal began."""
        return Refe(self.refe, bool(self.handed_on))

    def _over_legal(self) -> tuple[Action, ...]:
        return ()

    def doubled(self) -> bool:
        """[20] This deal counts twice."""
        return self.refe > 0 and self.ending in ("", "alone", "played")


_LEGAL = {
    DEALER_CHOICE: Deal._dealer_legal, TURN_UP: Deal._turn_up_legal, RAUB_CHOICE: Deal._raub_legal,
    SPEAK: Deal._speak_legal, FOLLOWING: Deal._follow_legal, EXCHANGE: Deal._exchange_legal,
    FIFTH_CARD: Deal._fifth_legal, OVER: Deal._over_legal,
}
_APPLY = {
    DEALER_CHOICE: Deal._dealer_choice, TURN_UP: Deal._turn_up, RAUB_CHOICE: Deal._raub_choice,
    SPEAK: Deal._speak, FOLLOWING: Deal._follow, EXCHANGE: Deal._exchange, FIFTH_CARD: Deal._fifth,
}


def trick_winner(trick: Sequence[Card], trump: int) -> int:
    """[16] The place in the trick, from 0, of the card that takes it."""
    power = DECK.power[trump][DECK.suit_of[trick[0]]]
    powers = [power[card] for card in trick]
    return powers.index(max(powers))
