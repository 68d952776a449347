"""A match of Raub: how it opens, how it stands between deals, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stih.engine.cards import Card
from stih.engine.errors import Message, message
from stih.engine.game import Standing
from stih.engine.options import Options
from stih.engine.state import Seat
from stih.games.raub.deal import Deal
from stih.games.raub.rules import Rules, match_winner

REFUSED = ("refe", "pass_deal")   # endings without a trump: nothing is scored, a refe is written


def new_deal(options: Options, standing: Standing, pack: Sequence[Card]) -> Deal:
    """A new deal; *pack* is in dealing order."""
    new = Deal(rules_of(options), standing, pack)
    new.run_automatic()
    return new


def rules_of(options: Options) -> Rules:
    """The options as the deal keeps them."""
    return Rules(**options)  # type: ignore[arg-type]  # each value was checked by options.complete()


def opening(options: Options, players: int, dealer: Seat) -> Standing:
    """[3] Everyone starts from the same score."""
    return {"scores": [options["start"]] * players, "dealer": dealer, "refe": 0, "handed_on": False,
            "around_used": False, "around_left": 0, "drops": [0] * players}


def standing(deal: Deal) -> Standing:
    """[4] [21] How the match stands after a deal: always the next seat deals."""
    waiting = deal.waiting()
    refe = {"refe": waiting.refused, "pass_deal": waiting.passed_on}.get(deal.ending, waiting.played)()
    return {"scores": list(deal.totals), "dealer": (deal.dealer + 1) % deal.players,
            "refe": refe.waiting, "handed_on": refe.handed_on, "around_used": bool(deal.around_used),
            "around_left": max(0, deal.around_left - 1), "drops": list(deal.drops)}


def winner(deal: Deal) -> Seat | None:
    """[19] Who has won the match with this deal."""
    return match_winner(deal.totals, deal.dealer, deal.solo)


def result(deal: Deal) -> dict[str, Any]:
    """The facts of a deal that is over, as records and traces carry them."""
    facts: dict[str, Any] = {"deltas": list(deal.deltas), "scores": list(deal.totals),
                                "tricks": list(deal.won), "dealer": deal.dealer, "ending": deal.ending}
    if deal.ending in REFUSED:
        return facts | {"refe": True}
    return facts | {"solo": deal.solo, "followers": deal.followers(), "duty": deal.duty,
                    "doubled": deal.doubled(), "kind": deal.kind}


def win_text(deal: Deal, seat: Seat, deals: int) -> Message:
    """[19] The sentence that ends a match of *deals* deals."""
    return message("raub-match-won", "19", seat=seat, score=deal.totals[seat], deals=deals)


def sheet(options: Options, results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The ledger as on paper: a change and a total per deal, a stroke for every refe [20] [21]."""
    rows, waiting = [], 0
    for number, facts in enumerate(results, 1):
        played = facts["ending"] not in REFUSED
        waiting += -int(waiting > 0) if played else 1
        cells = [_cell(facts, seat, played) for seat in range(len(facts["scores"]))]
        rows.append({"number": number, "cells": cells, "doubled": bool(facts.get("doubled")),
                     "refe": int(not played), "note": _note(facts)})
    return {"start": options["start"], "rows": rows, "waiting": waiting}


def _cell(facts: Mapping[str, Any], seat: int, played: bool) -> dict[str, Any]:
    """What is written for a seat after a deal: its part in it, the change, the total, whether it failed [17] [18]."""
    change = facts["deltas"][seat] if played else None
    return {"change": change, "total": facts["scores"][seat], "part": _part(facts, seat) if played else None,
            "failed": bool(change and change > 0)}


def _part(facts: Mapping[str, Any], seat: int) -> str:
    if seat == facts["solo"]:
        return "solo"
    return "follows" if seat in facts["followers"] else "dropped"


def _note(facts: Mapping[str, Any]) -> Message | None:
    if facts["ending"] == "pass_deal":
        return message("raub-note-pass-deal", "22", seat=facts["dealer"])
    if facts["ending"] == "refe":
        return message("raub-note-refe", "8")
    return message("raub-note-double", "20") if facts["doubled"] else None
