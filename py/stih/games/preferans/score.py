"""The arithmetic of Preferans: what a hand writes, and what the sheet pays. No deal, no cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stih.engine.state import Seat
from stih.games.preferans.rules import ALL_OR_NOTHING, BEATEN, BETTEL, JOINT, PLAYERS, QUOTA, Rules

FULL = 5   # [32] tricks that each defender writes for a Bettel that fell


class Hand(NamedTuple):
    """What is to be scored of one hand. *active* are the defenders in play, none when it was not played."""

    declarer: Seat
    contract: int
    igra: bool = False
    refa: bool = False                   # the declarer had an open refa
    tricks: Sequence[int] = (0, 0, 0)    # by seat
    active: Sequence[Seat] = ()
    came: Sequence[Seat] = ()            # those of them who play of their own will
    caller: Seat = -1                    # who called the partner
    kontra: Sequence[int] = (0, 0, 0)    # by seat: 1 kontra, 2 rekontra, 3 subkontra, 4 mortkontra

    @property
    def unit(self) -> int:
        """[29] [33] What one trick is worth, and the declarer's gain or loss before kontra."""
        return 2 * (self.contract + self.igra) * (2 if self.refa else 1)

    @property
    def factor(self) -> int:
        """[19] [20] What kontra multiplies the declarer's figure by."""
        return 1 << max(self.kontra)

    @property
    def defence(self) -> int:
        """The tricks of the defenders together."""
        return sum(self.tricks[seat] for seat in self.active)

    @property
    def made(self) -> bool:
        """[14] [15] Whether the declarer made it; he did when nobody played against him."""
        if self.contract == BETTEL:
            return not self.active or self.tricks[self.declarer] == 0
        return self.defence == 0 if self.contract in ALL_OR_NOTHING else self.defence < BEATEN


class Written(NamedTuple):
    """What a hand writes: changes of bule by seat, and supe as `PLAYERS * writer + declarer`."""

    bule: list[int]
    supe: list[int]


def score_hand(rules: Rules, hand: Hand, remaining: int) -> Written:
    """[28] to [35] What *hand* writes; *remaining* is the sum of all bule before it."""
    written = _write(rules, hand, hand.unit, remaining)
    excess = -(remaining + sum(written.bule))
    if excess <= 0 or rules.end_rule == "stop_at_or_below":
        return written
    if rules.end_rule == "cap_supe":
        return _write(rules, hand, hand.unit - excess, remaining)
    written.bule[hand.declarer] += excess                           # [34]
    return written


def _write(rules: Rules, hand: Hand, unit: int, remaining: int) -> Written:
    bule, supe, declarer = [0] * PLAYERS, [0] * PLAYERS ** 2, hand.declarer
    for seat in fined(rules, hand):
        bule[seat] += unit << hand.kontra[seat]
    bule[declarer] += _declarer_bule(rules, hand, unit, remaining)
    for seat in range(PLAYERS):
        supe[PLAYERS * seat + declarer] = tricks_of(rules, hand, seat) * _multiplier(rules, hand, seat) * unit
    return Written(bule, supe)


def _declarer_bule(rules: Rules, hand: Hand, unit: int, remaining: int) -> int:
    """[30] [35]"""
    stake = unit * hand.factor
    if hand.made:
        return -stake
    return stake * 2 if rules.last_hand_double_fall and stake > remaining else stake


def fined(rules: Rules, hand: Hand) -> list[Seat]:
    """[17] [18] The defenders who missed what they owed."""
    return [seat for seat in hand.active if _misses(rules, hand, seat)]


def _misses(rules: Rules, hand: Hand, seat: Seat) -> bool:
    if hand.kontra[seat]:
        return hand.made
    if max(hand.kontra) and rules.kontra_model == "single_responsible":
        return False
    if hand.caller >= 0:
        return seat == hand.caller and hand.defence < JOINT
    if hand.contract in ALL_OR_NOTHING or seat not in hand.came or hand.tricks[seat] >= QUOTA:
        return False
    if not hand.made and not rules.fine_when_declarer_down:
        return False
    return rules.defender_quota == "individual_two" or hand.defence < JOINT


def tricks_of(rules: Rules, hand: Hand, writer: Seat) -> int:
    """[31] [32] The tricks for which *writer* writes supe against the declarer."""
    if hand.contract in ALL_OR_NOTHING:
        return 0 if hand.made else _full_tricks(rules, hand, writer)
    return sum(hand.tricks[seat] for seat in hand.active if _writer(rules, hand, seat) == writer)


def _multiplier(rules: Rules, hand: Hand, writer: Seat) -> int:
    """[18] [20] Kontra multiplies every supa of the hand, or those of its sayer alone."""
    return 1 << hand.kontra[writer] if rules.kontra_model == "bilateral" else hand.factor


def _writer(rules: Rules, hand: Hand, seat: Seat) -> Seat:
    """[16] [18] [20] Who writes the tricks of a defender."""
    if rules.kontra_model == "single_responsible" and max(hand.kontra):
        return hand.kontra.index(max(hand.kontra))
    if hand.caller >= 0:
        return hand.caller
    return seat if seat in hand.came else next(iter(hand.came), seat)


def _full_tricks(rules: Rules, hand: Hand, writer: Seat) -> int:
    """[32] A contract that one trick beats: five tricks each, under kontra as the table has it."""
    if writer not in hand.active:
        return 0
    if rules.kontra_model == "bilateral" or not max(hand.kontra) or rules.bettel_kontra_supe == "both_5U":
        return FULL
    share = 2 if rules.bettel_kontra_supe == "kontra_10U" else 1
    return FULL * share if hand.kontra[writer] else 0


# the end

def write_off(bule: Sequence[int]) -> list[int]:
    """[36] What each writes off so that nothing is left: a third, the odd ones for those with most bule."""
    third, odd = divmod(sum(bule), PLAYERS)
    most = sorted(range(PLAYERS), key=lambda seat: -bule[seat])[:odd]
    return [third + (seat in most) for seat in range(PLAYERS)]


def settle(bule: Sequence[int], supe: Sequence[int]) -> list[int]:
    """[37] What each has won if the match ended now, bule that are left being written off evenly."""
    off = write_off(bule) if sum(bule) > 0 else [0] * PLAYERS
    return [balance(supe, seat) - 10 * (bule[seat] - off[seat]) for seat in range(PLAYERS)]


def balance(supe: Sequence[int], seat: Seat) -> int:
    """The supe a seat has written less those written against it."""
    return sum(supe[PLAYERS * seat + other] - supe[PLAYERS * other + seat] for other in range(PLAYERS))


def payments(won: Sequence[int]) -> list[tuple[Seat, Seat, int]]:
    """[37] The fewest payments that settle: who pays, whom, how much."""
    left, due = list(won), []
    while min(left) < 0 < max(left):
        payer, receiver = left.index(min(left)), left.index(max(left))
        amount = min(-left[payer], left[receiver])
        due.append((payer, receiver, amount))
        left[payer] += amount
        left[receiver] -= amount
    return due
