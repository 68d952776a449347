"""One deal of cribbage, from the cut to the crib's count. A number [n] is a clause of the rules page.

Actions: 0..51 a card to play, 52..103 the same card to lay away, 104.. the words below.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stih.engine.cards import Card, Cards, cards_in, mask_of
from stih.engine.game import Standing
from stih.engine.state import OVER, Action, Entry, Seat, State
from stih.games.cribbage.rules import (
    DECK,
    HAND,
    JACK,
    LIMIT,
    MOST,
    MOST_IN_PLAY,
    VALUE,
    Rules,
    pegged,
    settle,
    sides_of,
    throws,
)
from stih.games.cribbage.scoring import Find, peg_finds, show_points

WORDS = (*(f"count:{points}" for points in range(MOST + 1)),
         *(f"muggins:{points}" for points in range(1, MOST + 1)), "no_muggins")
ACTIONS = (*DECK.names, *("-" + name for name in DECK.names), *WORDS)
LAY = len(DECK.names)                       # LAY + card lays that card away
COUNT = LAY * 2                             # COUNT + points counts so many
MUGGINS = COUNT + MOST                      # MUGGINS + points takes so many
NO_MUGGINS = len(ACTIONS) - 1

LAY_AWAY, PLAY, PEG, SHOW, TAKE = "lay_away", "play", "peg", "show", "muggins"

WORTH = tuple(VALUE[rank] for rank in DECK.rank_of)                 # by card
FITS = tuple(mask_of(card for card, worth in enumerate(WORTH) if worth <= room) for room in range(LIMIT + 1))
CLAIMS = tuple(range(COUNT, COUNT + MOST + 1))
CLAIMS_IN_PLAY = CLAIMS[:MOST_IN_PLAY + 1]
TAKINGS = (*range(MUGGINS + 1, NO_MUGGINS), NO_MUGGINS)

PUBLIC = ("phase", "turn", "dealer", "players", "sides", "opening", "totals", "backs", "games", "game", "first",
          "starter", "pile", "count", "gone", "last", "laid", "breaks", "played", "lacks", "counting", "claim",
          "missed", "events", "winner")

PEG_KEYS = {what: "cribbage-peg-" + what for what in (
    "heels", "fifteen", "thirtyone", "pair", "run", "go", "last", "count", "hand", "crib", "muggins", "excess")}
EVENT_ARGS = {
    "cribbage-cut": ("seat", "card"), "cribbage-cut-tie": (), "cribbage-cut-dealer": ("seat",),
    "cribbage-dealing": ("seat",), "cribbage-lay": ("seat", "count"), "cribbage-starter": ("seat", "card"),
    "cribbage-play": ("seat", "card", "count"), "cribbage-go": ("seat", "count"), "cribbage-lead": ("seat",),
    "cribbage-overclaim": ("seat", "claim", "points"), "cribbage-missed": ("seat", "points"),
    "cribbage-no-muggins": ("seat",), "cribbage-muggins-wrong": ("seat", "claim", "points"),
    "cribbage-out": ("seat", "score"),
} | dict.fromkeys(PEG_KEYS.values(), ("seat", "points", "score"))   # score: the side's, after these points


class Deal(State):
    """One deal: the truth, with every hand."""

    __slots__ = (*PUBLIC, "rules", "log", "hands", "thrown", "blind", "stock")

    def __init__(self, rules: Rules, standing: Standing, pack: Sequence[Card]) -> None:
        self.rules = rules
        self._take_over(standing)
        n = self.players
        self.phase = LAY_AWAY
        self.turn = self.first_to_act()
        self.hands: list[Cards] = [0] * n
        self.thrown: list[Cards] = [0] * n   # what each seat has laid in the crib
        self.blind: Cards = 0                # [20] the card dealt to the crib
        self.starter: Card = -1
        self.pile: list[Card] = []           # the cards of this count, in order
        self.count = 0
        self.gone = 0                        # who has said go in this count, a bit mask
        self.last = -1                       # who laid the last card
        self.laid: list[tuple[Seat, Card]] = []
        self.breaks: list[int] = []          # how many cards lay when each new count began
        self.played: list[Cards] = [0] * n
        self.lacks: list[Cards] = [0] * n    # cards a seat has shown that it does not hold
        self.counting = -1                   # whose cards are counted: a place in the order of the show, -1 before
        self.claim = -1                      # what has been counted by hand, -1 before
        self.missed = 0                      # ... and how much less that was than there is
        self.events: list[Entry] = []        # (seat, what for, points, card, card, ...)
        self.winner = -1                     # the side that is out
        self.log: list[Entry] = []
        self.stock = list(reversed(pack))    # cards to come, the next one last

    def _take_over(self, standing: Standing) -> None:
        self.players = len(standing["scores"])
        self.sides = sides_of(self.players)
        self.opening: list[int] = list(standing["scores"][:self.sides])
        self.totals, self.backs = self.opening[:], list(standing["backs"])
        self.games: list[int] = list(standing["games"])
        self.game: int = standing["game"]
        self.first: Seat = standing["first"]
        self.dealer: Seat = standing["dealer"]

    def scores(self) -> list[int]:
        return [self.totals[seat % self.sides] - self.opening[seat % self.sides] for seat in range(self.players)]

    def legal_actions(self) -> tuple[Action, ...]:
        if self.phase == PLAY:                                      # first: search lives here
            return cards_in(self.hands[self.turn] & FITS[LIMIT - self.count])
        return _LEGAL[self.phase](self)

    def apply(self, action: Action) -> None:
        if self.phase == PLAY:
            self._play(action)
        else:
            _APPLY[self.phase](self, action)

    def first_to_act(self) -> Seat:
        """[8] The seat on the dealer's left."""
        return (self.dealer + 1) % self.players

    # dealing and the crib [5] [6]

    def deal_out(self) -> None:
        """[5] One card at a time from the dealer's left; [20] one to the crib when three play."""
        n = self.players
        dealt = n * (HAND + throws(n))
        cards = self.stock[:-dealt - 1:-1]
        del self.stock[-dealt:]
        for step in range(n):
            self.hands[(self.dealer + 1 + step) % n] = mask_of(cards[step::n])
        if n == 3:
            self.blind = 1 << self.stock.pop()

    def _lay_legal(self) -> tuple[Action, ...]:
        return tuple([LAY + card for card in cards_in(self.hands[self.turn])])

    def _lay(self, action: Action) -> None:
        seat, bit = self.turn, 1 << action - LAY
        self.hands[seat] ^= bit
        self.thrown[seat] |= bit
        if self.hands[seat].bit_count() > HAND:
            return
        self.log.append(("cribbage-lay", seat, throws(self.players)))
        if seat == self.dealer:
            self.turn_starter()
        else:
            self.turn = (seat + 1) % self.players

    def crib(self) -> Cards:
        """[6] The crib, face down until the dealer counts it."""
        return sum(self.thrown) | self.blind

    def turn_starter(self) -> None:
        """[7] The dealer turns the starter; his heels count at once and may win."""
        self.starter = self.stock.pop()
        self.log.append(("cribbage-starter", self.dealer, self.starter))
        self.phase, self.turn = PLAY, self.first_to_act()
        if DECK.rank_of[self.starter] == JACK:
            self.peg(self.dealer, [Find("heels", 2, (self.starter,))])

    # the play [8] to [12]

    def _play(self, card: Card) -> None:
        seat = self.turn
        self.hands[seat] ^= 1 << card
        self.played[seat] |= 1 << card
        self.pile.append(card)
        self.laid.append((seat, card))
        self.count += WORTH[card]
        self.last = seat
        self.log.append(("cribbage-play", seat, card, self.count))
        found = peg_finds(self.pile, self.count)
        if self.rules.by_hand_in_play():
            self._ask_for_points(seat, found)
            return
        if found:
            self.peg(seat, found)
        if self.winner < 0:
            self._go_on()

    def _ask_for_points(self, seat: Seat, found: list[Find]) -> None:
        """[23] Thirty-one counts by itself; for all else the player has to speak, when there can be points."""
        if self.count == LIMIT:
            self.peg(seat, found[:1])
        if self.winner < 0:
            if len(self.pile) > 1:
                self.phase = PEG
            else:
                self._go_on()

    def _go_on(self) -> None:
        """[9] The next seat that can lay a card; who holds cards and cannot says go."""
        fits, n = FITS[LIMIT - self.count], self.players
        if self.count < LIMIT:
            for step in range(1, n + 1):
                seat = (self.last + step) % n
                if self.hands[seat] & fits:
                    self.turn = seat
                    return
                if self._says_go(seat, fits) and not self.rules.play_on:
                    break
        self._end_count()

    def _says_go(self, seat: Seat, fits: Cards) -> bool:
        """[9] An opponent or partner of the last player holds cards, and none of them fits."""
        if not self.hands[seat]:
            return False
        self.lacks[seat] |= fits
        if seat == self.last or self.gone >> seat & 1:
            return False
        self.gone |= 1 << seat
        self.log.append(("cribbage-go", seat, self.count))
        return True

    def _end_count(self) -> None:
        """[10] A point for the last card, but not on top of thirty-one; [11] then from nothing again."""
        going = any(self.hands)
        if self.count != LIMIT:
            self.peg(self.last, (Find("go" if going else "last", 1, (self.pile[-1],)),))
            if self.winner >= 0:
                return
        if not going or not self.rules.resets:
            self.show()
            return
        self.pile, self.count, self.gone = [], 0, 0
        self.breaks.append(len(self.laid))
        self.turn = self._next_holder()
        self.log.append(("cribbage-lead", self.turn))

    def _next_holder(self) -> Seat:
        """[11] [20] The next seat after the last card that still has cards."""
        seat = self.last
        while True:
            seat = (seat + 1) % self.players
            if self.hands[seat]:
                return seat

    # the show [13]

    def show(self) -> None:
        """[13] Every hand and the crib in order, until somebody is out."""
        self.phase, self.counting = SHOW, 0
        self._show_on()

    def _show_on(self) -> None:
        while self.counting <= self.players:
            self.phase, self.turn = SHOW, self.owner(self.counting)
            if self.rules.by_hand():                                # [22]
                return
            self.peg(self.turn, (self._shown_find(),))
            if self.winner >= 0:
                return
            self.counting += 1
        self.counting -= 1
        self._end()

    def owner(self, place: int) -> Seat:
        """[13] Who counts at a place in the order of the show."""
        return self.dealer if place == self.players else (self.dealer + 1 + place) % self.players

    def shown_cards(self, place: int) -> Cards:
        """[13] The four cards that are counted at a place in the order of the show."""
        if place == self.players:
            return self.crib()
        seat = self.owner(place)
        return self.hands[seat] | self.played[seat]

    def _shown_find(self) -> Find:
        """[13] What the cards that are counted now are worth."""
        cards, crib = cards_in(self.shown_cards(self.counting)), self.counting == self.players
        return Find("crib" if crib else "hand", show_points(cards, self.starter, crib), cards)

    # counting by hand [22] to [24]

    def _count(self, action: Action) -> None:
        """[22] The seat in turn says what the hand, the crib or the card it laid is worth."""
        seat, claim, found = self.turn, action - COUNT, self.uncounted()
        actual = sum(find.points for find in found)
        settled = settle(actual, claim, self.rules.overclaim)
        self.claim, self.missed = claim, settled.missed
        if claim > actual:
            self.log.append(("cribbage-overclaim", seat, claim, actual))
        self.peg(seat, _as_claimed(found, settled.pegged))
        if self.winner < 0 and settled.excess:                      # [24]
            self.peg(self._opponent_after(seat), [Find("excess", settled.excess, ())])
        if self.winner < 0:
            self._offer_missed(claim > actual)

    def uncounted(self) -> list[Find]:
        """[22] [23] What the seat in turn can count: a shown hand, or its last card in the play."""
        if self.counting >= 0:
            return [self._shown_find()]
        return [find for find in peg_finds(self.pile, self.count) if find.kind != "thirtyone"]

    def _offer_missed(self, too_much: bool) -> None:
        """[23] The opponents may take what was missed; after an over-claim nothing can be."""
        if self.rules.may_take() and not too_much:
            self.phase, self.turn = TAKE, self._opponent_after(self.counter())
        else:
            self._counted()

    def counter(self) -> Seat:
        """[22] Whose count it is, while the opponents are asked too."""
        return self.last if self.counting < 0 else self.owner(self.counting)

    def _opponent_after(self, seat: Seat) -> Seat:
        """[23] The next opponent of the counter after *seat*, -1 once the turn is back at the counter."""
        counter = self.counter()
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if other == counter:
                break
            if (other - counter) % self.sides:
                return other
        return -1

    def _take(self, action: Action) -> None:
        """[23] Muggins: never more than what was missed."""
        seat, asked = self.turn, action - MUGGINS
        if action == NO_MUGGINS:
            self.log.append(("cribbage-no-muggins", seat))
        else:
            self._take_points(seat, asked)
        following = self._opponent_after(seat)
        if self.winner >= 0:
            return
        if following < 0 or (action != NO_MUGGINS and not self.missed):
            self._counted()
        else:
            self.turn = following

    def _take_points(self, seat: Seat, asked: int) -> None:
        if asked > self.missed:
            self.log.append(("cribbage-muggins-wrong", seat, asked, self.missed))
        taken = min(asked, self.missed)
        self.missed -= taken
        if taken:
            self.peg(seat, [Find("muggins", taken, ())])

    def _counted(self) -> None:
        """[22] A count is settled: on with the play or the show."""
        if self.missed:
            self.log.append(("cribbage-missed", self.counter(), self.missed))
        self.claim, self.missed = -1, 0
        if self.counting < 0:
            self.phase = PLAY
            self._go_on()
        else:
            self.counting += 1
            self._show_on()

    # the board [17]

    def peg(self, seat: Seat, found: Iterable[Find]) -> None:
        """[3] [17] Move the pegs of a side by some points at once. The first to reach the target has won."""
        side, target = seat % self.sides, self.rules.target
        before = score = self.totals[side]
        for what, points, cards in found:
            score = pegged(score, points, target)
            self.log.append((PEG_KEYS[what], seat, points, score))
            if points:
                self.events.append((seat, what, points, *cards))
        if score > before:
            self.backs[side], self.totals[side] = before, score
        if score == target:
            self.winner = side
            self.log.append(("cribbage-out", seat, score))
            self._end()

    def _end(self) -> None:
        self.phase, self.turn = OVER, -1

    # what may be done

    def _claims(self) -> tuple[Action, ...]:
        return CLAIMS

    def _claims_in_play(self) -> tuple[Action, ...]:
        return CLAIMS_IN_PLAY

    def _takings(self) -> tuple[Action, ...]:
        return TAKINGS

    def _over_legal(self) -> tuple[Action, ...]:
        return ()


def _as_claimed(found: list[Find], points: int) -> list[Find]:
    """[22] What is pegged of *found*: all of it as it stands, or less of it as one count."""
    if points == sum(find.points for find in found):
        return found
    if found[0].kind in ("hand", "crib"):
        return [found[0]._replace(points=points)]
    return [Find("count", points, found[0].cards)]


_LEGAL = {
    LAY_AWAY: Deal._lay_legal, PEG: Deal._claims_in_play, SHOW: Deal._claims, TAKE: Deal._takings,
    OVER: Deal._over_legal,
}
_APPLY = {LAY_AWAY: Deal._lay, PEG: Deal._count, SHOW: Deal._count, TAKE: Deal._take}
