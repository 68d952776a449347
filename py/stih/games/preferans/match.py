"""A match of Preferans: how it opens, how it stands between hands, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stih.engine.cards import Card
from stih.engine.errors import Message, message
from stih.engine.game import Standing
from stih.engine.options import Options
from stih.engine.state import Seat
from stih.games.preferans.deal import Deal
from stih.games.preferans.ending import UNWRITTEN, match_over
from stih.games.preferans.rules import PLAYERS, Rules, after
from stih.games.preferans.table import CAME


def new_deal(options: Options, standing: Standing, pack: Sequence[Card]) -> Deal:
    """A new deal; *pack* is in dealing order."""
    new = Deal(rules_of(options), standing, pack)
    new.log.append(("preferans-dealing", new.dealer))
    return new


def rules_of(options: Options) -> Rules:
    """The options as the deal keeps them."""
    return Rules(**options)  # type: ignore[arg-type]  # each value was checked by options.complete()


def opening(options: Options, players: int, dealer: Seat) -> Standing:
    """[28] Everyone starts with the same bule."""
    return {"scores": [0] * PLAYERS, "dealer": dealer, "bule": [options["start_bule"]] * PLAYERS,
            "supe": [0] * PLAYERS ** 2, "refe": [0] * PLAYERS, "refe_written": 0}


def standing(deal: Deal) -> Standing:
    """[4] How the match stands after a hand. `scores` is the settlement as it would be now [37]."""
    return {"scores": deal.settlement(), "dealer": after(deal.dealer), "bule": list(deal.bule),
            "supe": list(deal.supe), "refe": list(deal.refe), "refe_written": deal.refe_written}


def winner(deal: Deal) -> Seat | None:
    """[34] [37] Who has won most once the bule are gone; of several the senior [4]."""
    if not match_over(deal):
        return None
    won = deal.settlement()
    return max(range(PLAYERS), key=lambda seat: (won[seat], -((seat - deal.forehand) % PLAYERS)))


def result(deal: Deal) -> dict[str, Any]:
    """The facts of a hand that is over, as records and traces carry them.

    `bule` are changes by seat, `supe` lists `[writer, declarer, points]`; `refa` tells that the
    declarer has used one up.
    """
    facts: dict[str, Any] = {
        "deltas": deal.scores(), "scores": deal.settlement(), "tricks": list(deal.won), "dealer": deal.dealer,
        "ending": deal.ending, "refa_to": list(range(PLAYERS)) if deal.ending == "refa" else [],
        "stopped": bool(deal.stopped), "written_off": list(deal.off),
    }
    if deal.ending in UNWRITTEN:
        return facts
    hand = deal.as_hand()
    return facts | {
        "declarer": deal.declarer, "contract": deal.contract, "igra": bool(deal.igra),
        "came": [seat for seat in deal.defenders() if deal.coming[seat] == CAME], "active": list(hand.active),
        "caller": deal.caller if deal.caller >= 0 else None, "kontra": list(deal.kontra),
        "refa": deal.refa_used >= 0, "bule": list(deal.bule_change),
        "supe": [[place // PLAYERS, place % PLAYERS, points]
                 for place, points in enumerate(deal.supe_change) if points],
    }


def win_text(deal: Deal, seat: Seat, deals: int) -> Message:
    """[37] The sentence that ends a match of *deals* hands."""
    key = "preferans-match-stopped" if deal.stopped else "preferans-match-won"
    return message(key, "36" if deal.stopped else "37", seat=seat, score=deal.settlement()[seat], deals=deals)
