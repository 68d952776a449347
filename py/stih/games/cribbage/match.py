"""A match of cribbage: games of several deals. How it opens, how it stands, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from stih.engine.cards import Card, cards_in
from stih.engine.errors import Message, message
from stih.engine.game import Standing
from stih.engine.options import Options
from stih.engine.rng import shuffled
from stih.engine.state import Seat
from stih.games.cribbage.deal import Deal
from stih.games.cribbage.rules import DECK, Rules, best_loser, cut_dealer, game_points, games_after, sides_of, skunk_of

NOT_STARTED = -1   # [3] where a back peg stands before the first points
TO_BE_CUT = -1     # [19] the dealer, while cards have to be cut for it
IN_PLAY = ("fifteen", "thirtyone", "pair", "run", "go", "last", "count")


def rules_of(options: Options) -> Rules:
    """The options as the deal keeps them."""
    return Rules(**options)  # type: ignore[arg-type]  # each value was checked by options.complete()


def opening(options: Options, players: int, dealer: Seat) -> Standing:
    """[3] [4] Everyone starts from nothing, and cards are cut for the deal."""
    return _new_game(players, dealer) | {"games": [0] * sides_of(players), "game": 1, "cutting": True}


def _new_game(players: int, dealer: Seat) -> Standing:
    return {"scores": [0] * players, "backs": [NOT_STARTED] * sides_of(players), "dealer": dealer,
            "first": dealer, "cuts": [], "cutting": False}


def cut(options: Options, standing: Standing, rng: Random) -> Standing:
    """[4] Cards are cut where that is due. The lot has drawn the first dealer: the cards fall accordingly."""
    if not standing["cutting"]:
        return standing | {"cuts": []}
    while True:
        rounds, dealer = _cut_cards(len(standing["scores"]), str(options["cut_deals"]), rng)
        if standing["dealer"] in (dealer, TO_BE_CUT):
            return standing | {"cuts": rounds, "cutting": False, "dealer": dealer, "first": dealer}


def _cut_cards(players: int, cut_deals: str, rng: Random) -> tuple[list[list[Card]], Seat]:
    """Rounds of a card a seat, until one of them settles it."""
    rounds: list[list[Card]] = []
    while True:
        rounds.append(shuffled(range(len(DECK.names)), rng)[:players])
        dealer = cut_dealer(rounds[-1], cut_deals)
        if dealer is not None:
            return rounds, dealer


def new_deal(options: Options, standing: Standing, pack: Sequence[Card]) -> Deal:
    """A new deal; *pack* is in dealing order."""
    new = Deal(rules_of(options), standing, pack)
    for number, cards in enumerate(standing["cuts"]):
        if number:
            new.log.append(("cribbage-cut-tie",))
        new.log += [("cribbage-cut", seat, card) for seat, card in enumerate(cards)]
    new.log.append(("cribbage-cut-dealer" if standing["cuts"] else "cribbage-dealing", new.dealer))
    new.deal_out()
    return new


# between deals

def standing(deal: Deal) -> Standing:
    """[17] [19] How the match stands after a deal: the game goes on, or a new one begins."""
    games = games_won(deal)
    if deal.winner < 0 or winner(deal) is not None:
        return {"scores": by_seat(deal, deal.totals), "backs": list(deal.backs), "games": games,
                "game": deal.game, "first": deal.first, "cuts": [], "cutting": False,
                "dealer": (deal.dealer + 1) % deal.players}
    dealer = next_first_dealer(deal)
    return _new_game(deal.players, dealer) | {"games": games, "game": deal.game + 1,
                                              "cutting": dealer == TO_BE_CUT}


def by_seat(deal: Deal, values: Sequence[int]) -> list[int]:
    """Values of the sides, for each seat."""
    return [values[seat % deal.sides] for seat in range(deal.players)]


def games_won(deal: Deal) -> list[int]:
    """[19] Game points by side once the deal is over."""
    return games_after(deal.rules, deal.games, deal.totals, deal.winner)


def loser_score(deal: Deal) -> int:
    """[18] The score of the loser who did best in a game that is won."""
    return best_loser(deal.totals, deal.winner)


def next_first_dealer(deal: Deal) -> Seat:
    """[19] Who deals first in the next game; TO_BE_CUT where cards decide."""
    how, seats = deal.rules.first_deal_next, range(1, deal.players + 1)
    if how == "recut3" and deal.game == 2:
        return TO_BE_CUT
    if how != "loser":
        return (deal.first + 1) % deal.players
    lowest = min(deal.totals)
    return next(seat for step in seats
                if deal.totals[(seat := (deal.dealer + step) % deal.players) % deal.sides] == lowest)


def winner(deal: Deal) -> Seat | None:
    """[19] Who has won the match with this deal: of a pair, the seat that comes first."""
    if deal.winner >= 0 and games_won(deal)[deal.winner] >= deal.rules.match:
        return deal.winner
    return None


def win_text(deal: Deal, seat: Seat, deals: int) -> Message:
    """[19] The sentence that ends a match of *deals* deals."""
    if deal.players > 3:
        return message("cribbage-match-won-pair", "19", seat=seat, other=seat + deal.sides, deals=deals)
    return message("cribbage-match-won", "19", seat=seat, deals=deals)


# records and the sheet

def result(deal: Deal) -> dict[str, Any]:
    """The facts of a deal that is over, as records and traces carry them."""
    over = deal.winner >= 0
    return {
        "deltas": deal.scores(), "scores": by_seat(deal, deal.totals), "dealer": deal.dealer,
        "starter": DECK.names[deal.starter], "crib": [DECK.names[card] for card in cards_in(deal.crib())],
        "events": [list(event[:3]) for event in deal.events], "winner": deal.winner if over else None,
        "game": deal.game, "games": games_won(deal),
        "points": game_points(deal.rules, loser_score(deal)) if over else 0,
        "skunk": skunk_of(deal.rules, loser_score(deal)) if over else 0,
    }


def sheet(options: Options, results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The score by deals, and the games won. A cell's parts are what was scored, its change what was pegged."""
    rows, games = [], []
    for number, facts in enumerate(results, 1):
        sides = sides_of(len(facts["scores"]))
        rows.append({"number": number, "game": facts["game"], "dealer": facts["dealer"],
                     "cells": [_cell(facts, side, sides) for side in range(sides)], "note": _note(facts)})
        if facts["winner"] is not None:
            games.append({"number": facts["game"], "winner": facts["winner"], "points": facts["points"],
                          "skunk": facts["skunk"], "scores": facts["scores"][:sides]})
    return {"target": options["target"], "match": options["match"], "rows": rows, "games": games}


def _cell(facts: Mapping[str, Any], side: int, sides: int) -> dict[str, int]:
    parts = {"play": 0, "hand": 0, "crib": 0, "other": 0}
    for seat, what, points in facts["events"]:
        if seat % sides == side:
            parts["play" if what in IN_PLAY else what if what in parts else "other"] += points
    return parts | {"change": facts["deltas"][side], "total": facts["scores"][side]}


def _note(facts: Mapping[str, Any]) -> Message | None:
    if facts["winner"] is None:
        return None
    return message("cribbage-note-game", "17", seat=facts["winner"], game=facts["game"])
