"""A match of Rabló: how it opens, how it stands between deals, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stih.engine.cards import Card
from stih.engine.errors import Message, message
from stih.engine.game import Standing
from stih.engine.options import Options
from stih.engine.state import Seat
from stih.games.rablo.deal import Deal, stake_of
from stih.games.rablo.rules import DECK, GOAL, PLAYERS, Rules, over, side_of

PASSED = "passed"   # the ending of a deal without a call


def new_deal(options: Options, standing: Standing, pack: Sequence[Card]) -> Deal:
    """A new deal; *pack* is in dealing order."""
    return Deal(rules_of(options), standing, pack)


def rules_of(options: Options) -> Rules:
    """The options as the deal keeps them."""
    return Rules(**options)  # type: ignore[arg-type]  # each value was checked by options.complete()


def opening(options: Options, players: int, dealer: Seat) -> Standing:
    """[3] Everyone begins with the same money; *played* counts the deals that are over."""
    return {"scores": [options["start"]] * players, "dealer": dealer, "pot": 0, "played": 0}


def standing(deal: Deal) -> Standing:
    """[4] How the match stands after a deal: always the next seat deals."""
    return {"scores": list(deal.totals), "dealer": (deal.dealer + 1) % PLAYERS, "pot": deal.pot,
            "played": deal.number}


def winner(deal: Deal) -> Seat | None:
    """[26] [27] The richest seat once the match is over, the first of equals."""
    if not over(deal.totals, deal.number, deal.rules.rounds):
        return None
    return deal.totals.index(max(deal.totals))


def places(totals: Sequence[int]) -> list[int]:
    """[27] Everybody's place by money, from 1; equals share theirs."""
    return [1 + sum(other > total for other in totals) for total in totals]


def won(deal: Deal) -> bool:
    """The caller's side has won a deal that is over."""
    return deal.deltas[deal.caller] > 0


def result(deal: Deal) -> dict[str, Any]:
    """The facts of a deal that is over, as records and traces carry them."""
    facts: dict[str, Any] = {"deltas": list(deal.deltas), "scores": list(deal.totals), "tricks": list(deal.won),
                             "dealer": deal.dealer, "ending": deal.ending, "pot": deal.pot}
    if deal.ending == PASSED:
        return facts
    return facts | {"caller": deal.caller, "card": DECK.names[deal.card()], "kind": deal.kind(),
                    "stake": stake_of(deal.bid), "factor": 2 ** deal.doubled,
                    "side": side_of(deal.caller, deal.holder), "points": deal.points, "won": won(deal)}


def win_text(deal: Deal, seat: Seat, deals: int) -> Message:
    """[26] [27] The sentence that ends a match of *deals* deals."""
    best = deal.totals[seat]
    if deal.totals.count(best) > 1:
        return message("rablo-match-shared", "27", count=deal.totals.count(best), amount=best, deals=deals)
    return message("rablo-match-won", "26", seat=seat, amount=best, deals=deals)


def sheet(options: Options, results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The money sheet [24]: for each deal its contract, everybody's change and money, and the pot."""
    rows = [_row(number, facts) for number, facts in enumerate(results, 1)]
    return {"start": options["start"], "goal": GOAL, "rounds": options["rounds"], "rows": rows,
            "pot": results[-1]["pot"] if results else 0}


def _row(number: int, facts: Mapping[str, Any]) -> dict[str, Any]:
    cells = [{"change": change, "total": total}
             for change, total in zip(facts["deltas"], facts["scores"], strict=True)]
    row = {"number": number, "cells": cells, "pot": facts["pot"], "passed": facts["ending"] == PASSED}
    if row["passed"]:
        return row | {"note": message("rablo-note-passed", "9")}
    partner = next((seat for seat in facts["side"] if seat != facts["caller"]), None)
    amount = facts["stake"] * facts["factor"] * (3 if partner is None else 1)          # [8]
    return row | {"note": None, "partner": partner, "amount": amount,
                  **{name: facts[name] for name in ("caller", "kind", "card", "stake", "factor", "won", "points")}}
