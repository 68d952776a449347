"""One deal of Preferans, from the first bid to the score: the phases joined. [n] is a clause of the rules page."""

from __future__ import annotations

from collections.abc import Callable

from stih.engine.state import OVER, Action, Seat
from stih.games.preferans import auction, defence, ending, play
from stih.games.preferans.actions import (
    AUCTION,
    CLAIM,
    CLAIMED,
    DECLARING,
    DEFENCE,
    DISCARD,
    KONTRAS,
    NAMING,
    OK,
    PARTNER,
    PASS,
    PLAY,
    STOP,
    STOPPING,
    YIELD,
)
from stih.games.preferans.rules import PLAYERS
from stih.games.preferans.score import settle
from stih.games.preferans.table import FIELDS, Actions, Table

FORCED = (PASS, YIELD, OK)       # taken when nothing else may be said [9] [10] [19]; all else is asked


class Deal(Table):
    """One deal: the truth, with every hand."""

    __slots__ = FIELDS

    def legal_actions(self) -> Actions:
        if self.phase == PLAY:                                      # first: search lives here
            return play.moves(self)
        return _LEGAL[self.phase](self)

    def apply(self, action: Action) -> None:
        if self.phase == PLAY and action < CLAIM:
            play.play(self, action)
            return
        _APPLY[self.phase](self, action)
        self.run_automatic()

    def run_automatic(self) -> None:
        """Take the words that are the only ones allowed: events, never actions of the record."""
        while self.phase in (AUCTION, NAMING, KONTRAS):
            legal = self.legal_actions()
            if len(legal) != 1 or legal[0] not in FORCED:
                return
            _APPLY[self.phase](self, legal[0])

    def calls(self, seat: Seat) -> Actions:
        return (STOP,) if ending.may_stop(self) else ()

    def call(self, seat: Seat, action: Action) -> None:
        ending.ask_to_stop(self, seat)

    def scores(self) -> list[int]:
        """What the hand has moved in the settlement as it would be now [37]."""
        after, before = self.settlement(), self.settlement_before()
        return [now - then for now, then in zip(after, before, strict=True)]

    def settlement(self) -> list[int]:
        """[37] What each has won if the match ended now."""
        return settle(self.bule, self.supe)

    def settlement_before(self) -> list[int]:
        """The same before this hand was scored."""
        bule = [self.bule[seat] + self.off[seat] - self.bule_change[seat] for seat in range(PLAYERS)]
        return settle(bule, [now - new for now, new in zip(self.supe, self.supe_change, strict=True)])


def _nothing(table: Table) -> Actions:
    return ()


_LEGAL: dict[str, Callable[[Table], Actions]] = {
    AUCTION: auction.bids, NAMING: auction.names, DISCARD: auction.discardable, DECLARING: auction.contracts,
    DEFENCE: defence.comings, PARTNER: defence.ways, KONTRAS: defence.kontras,
    CLAIMED: ending.stop_answers, STOPPING: ending.stop_answers, OVER: _nothing,
}
_APPLY: dict[str, Callable[[Table, Action], None]] = {
    AUCTION: auction.bid, NAMING: auction.name, DISCARD: auction.discard, DECLARING: auction.declare,
    DEFENCE: defence.decide, PARTNER: defence.choose_way, KONTRAS: defence.say_kontra, PLAY: play.claim,
    CLAIMED: play.answer_claim, STOPPING: ending.answer_stop,
}
