"""What a deal of Preferans holds, and the small questions that every phase asks of it."""

from __future__ import annotations

from collections.abc import Sequence

from stih.engine.cards import Card, Cards, mask_of
from stih.engine.game import Standing
from stih.engine.state import OVER, Action, Entry, Seat, State
from stih.games.preferans.actions import AUCTION
from stih.games.preferans.rules import BETTEL, PLAYERS, SPADES, TRUMPS, UNLIMITED, Rules, after, others
from stih.games.preferans.score import Hand

FRESH, IN, HANDED, OUT = range(4)           # in the auction: not spoken, bid a number, igra and higher, passed
UNASKED, CAME, STAYS, CALLED, DRAGGED = range(5)   # a defender; CAME also where there was no choice
NUMBER, IGRA = -1, 0                        # the auction's mode: numbers, else the place of a word of HAND_BIDS

PUBLIC = (
    "phase", "turn", "dealer", "bule", "supe", "refe", "refe_written",
    "mode", "level", "holder", "status", "sayers", "named",
    "declarer", "contract", "igra", "shown", "laid",
    "coming", "caller", "kontra", "chain",
    "active", "trick", "leader", "played", "lacks", "won", "tricks",
    "claimer", "claim", "refused_at",
    "ending", "bule_change", "supe_change", "refa_used", "asker", "stopped", "off",
)

FIELDS = (*PUBLIC, "rules", "log", "hands", "talon", "discards")


class Table(State):
    """One deal: the truth, with every hand. The phases are in modules of their own; Deal joins them."""

    __slots__ = State.__slots__              # none: they are Deal's

    def __init__(self, rules: Rules, standing: Standing, pack: Sequence[Card]) -> None:
        self.rules = rules
        self.bule: list[int] = list(standing["bule"])
        self.supe: list[int] = list(standing["supe"])    # by PLAYERS * writer + declarer
        self.refe: list[int] = list(standing["refe"])    # open ones by seat
        self.refe_written = int(standing["refe_written"])   # how often in the match, [12]
        self.dealer: Seat = standing["dealer"]
        self.phase, self.turn = AUCTION, after(self.dealer)
        self.log: list[Entry] = []
        self._deal(pack)
        self._open_auction()
        self._open_play()
        self.ending = ""                     # "refa", "redeal", "unplayed", "played" or "claimed"
        self.bule_change, self.supe_change = [0] * PLAYERS, [0] * PLAYERS ** 2
        self.refa_used = -1                  # whose refa this hand has used up [33]
        self.asker, self.stopped = -1, 0     # [36] who asked to stop after this hand, and whether all agreed
        self.off = [0] * PLAYERS             # bule written off for it

    def _deal(self, pack: Sequence[Card]) -> None:
        """[4] Five to each from forehand, two to the talon, five to each."""
        self.hands: list[Cards] = [0] * PLAYERS
        for place, seat in enumerate((*others(self.dealer), self.dealer)):
            first, second = 5 * place, 17 + 5 * place
            self.hands[seat] = mask_of(pack[first:first + 5]) | mask_of(pack[second:second + 5])
        self.talon: Cards = mask_of(pack[15:17])
        self.discards: Cards = 0

    def _open_auction(self) -> None:
        self.mode, self.level, self.holder = NUMBER, 0, -1
        self.status = [FRESH] * PLAYERS
        self.sayers: list[Seat] = []         # who said igra or more, in order of speech
        self.named = 0                       # [9] the highest contract named
        self.declarer, self.contract, self.igra = -1, 0, 0
        self.shown = 0                       # the talon, once it has been turned up [13]
        self.laid = 0                        # cards the declarer has laid away

    def _open_play(self) -> None:
        self.coming = [UNASKED] * PLAYERS
        self.caller = -1
        self.kontra = [0] * PLAYERS          # [19] by the seat that said it: 1 kontra to 4 mortkontra
        self.chain = -1                      # whose kontra is being answered
        self.active = 0                      # seats in the play, a bit mask
        self.trick: list[Card] = []
        self.leader = -1
        self.played: Cards = 0
        self.lacks: list[Cards] = [0] * PLAYERS     # cards a seat has shown that it does not hold
        self.won = [0] * PLAYERS
        self.tricks: list[Entry] = []        # (leader, winner, card, card, ...)
        self.claimer, self.claim = -1, 0     # [27]
        self.refused_at = -1                 # the cards each held when a claim was refused

    # questions

    @property
    def forehand(self) -> Seat:
        """[4] Who speaks first, and leads first."""
        return after(self.dealer)

    @property
    def trump(self) -> int:
        """The suit of trumps, -1 for none."""
        return TRUMPS[self.contract]

    def is_senior(self, seat: Seat, other: Seat) -> bool:
        """[6] Whether *seat* sits before *other* in the order of bidding."""
        return (seat - self.forehand) % PLAYERS < (other - self.forehand) % PLAYERS

    def defenders(self) -> tuple[Seat, Seat]:
        """[15] Both opponents of the declarer, the one who decides first before the other."""
        return others(self.declarer)

    def is_later(self, seat: Seat, other: Seat) -> bool:
        """Whether defender *seat* decides after defender *other*."""
        return (seat - self.declarer) % PLAYERS > (other - self.declarer) % PLAYERS

    def who_came(self) -> list[Seat]:
        """The defenders who play of their own will."""
        return [seat for seat in self.defenders() if self.coming[seat] == CAME]

    def playing(self) -> list[Seat]:
        """The defenders in the play."""
        return [seat for seat in self.defenders() if self.active >> seat & 1]

    def defence(self) -> int:
        """The tricks the defenders have taken together."""
        return sum(self.won) - self.won[self.declarer]

    def open_refa(self, seat: Seat) -> bool:
        """[33] Whether a hand that *seat* declares counts twice."""
        frozen = self.rules.hat_freezes_refa and self.bule[seat] < 0
        return self.refe[seat] > 0 and not frozen

    def doubled(self) -> bool:
        """[33] Whether this hand counts twice, or has."""
        if self.phase == OVER or self.declarer < 0:
            return self.refa_used >= 0
        return self.open_refa(self.declarer)

    def refa_allowed(self) -> bool:
        """[12] Whether a refa may still be written."""
        rules = self.rules
        if rules.hat_blocks_refa and min(self.bule) < 0:
            return False
        return rules.max_refa == UNLIMITED or self.refe_written < rules.max_refa

    def plain_spades(self) -> bool:
        """[21] Whether the hand is played under kontra only."""
        if self.contract != SPADES or self.igra or self.rules.spades_without_kontra == "play":
            return False
        return not (self.rules.refa_exempts_spades and self.open_refa(self.declarer))

    def heading(self) -> tuple[bool, bool]:
        """[24] Whether tricks must be headed, and trumps beaten: customs, and never in Bettel."""
        rules = self.rules
        return (rules.must_head, rules.must_overtrump) if self.contract != BETTEL else (False, False)

    def is_open(self) -> bool:
        """[25] Whether the declarer's hand lies open."""
        return self.rules.open_bettel and self.contract == BETTEL and self.active != 0

    def as_hand(self) -> Hand:
        """What is to be scored, as the deal stands."""
        return Hand(self.declarer, self.contract, bool(self.igra), self.open_refa(self.declarer), tuple(self.won),
                    tuple(self.playing()), tuple(self.who_came()), self.caller, tuple(self.kontra))


Actions = tuple[Action, ...]
