"""The result of a cribbage deal told line by line. The points of a side's lines add up to its change."""

from __future__ import annotations

from typing import Any

from stih.engine.cards import cards_in
from stih.engine.errors import Message, message
from stih.engine.state import Seat
from stih.games.cribbage.cadence import Item, count_aloud, names, pegged_item
from stih.games.cribbage.deal import PEG, PLAY, TAKE, Deal
from stih.games.cribbage.match import games_won, loser_score, standing, winner
from stih.games.cribbage.rules import DECK, game_points, skunk_of

IN_SHOW = ("hand", "crib")
TAKEN = ("muggins", "excess")   # [23] [24] from another's count


def explain(deal: Deal) -> dict[str, Any]:
    """What the result page shows; see docs/protocol.md. Cards that were never shown are not in it."""
    dealer = standing(deal)["dealer"]
    return {
        "title": _title(deal), "text": _text(deal), "doubled": False,
        "next_dealer": dealer if dealer >= 0 else None,
        "rows": [_row(deal, side) for side in _order(deal)],
    }


def _title(deal: Deal) -> Message:
    if deal.winner >= 0:
        skunk = skunk_of(deal.rules, loser_score(deal))
        return _of_side(deal, "cribbage-result-game", "18" if skunk else "17", deal.winner, skunk=skunk)
    changes = deal.scores()[:deal.sides]
    best = changes.index(max(changes))
    if changes.count(changes[best]) > 1:
        return message("cribbage-result-even", points=changes[best])
    return _of_side(deal, "cribbage-result-deal", None, best, points=changes[best])


def _of_side(deal: Deal, key: str, clause: str | None, side: int, **args: int) -> Message:
    """What is said of a player, or of a pair by both names."""
    if deal.players > deal.sides:
        return message(f"{key}-pair", clause, seat=side, other=side + deal.sides, **args)
    return message(key, clause, seat=side, **args)


def _text(deal: Deal) -> Message:
    if deal.winner < 0:
        return _lead(deal)
    games = games_won(deal)
    points = game_points(deal.rules, loser_score(deal))
    if winner(deal) is not None:
        return message("cribbage-result-last", "19", points=points, score=games[deal.winner])
    return message("cribbage-result-games", "19", seat=deal.winner, points=points, score=games[deal.winner],
                   match=deal.rules.match)


def _lead(deal: Deal) -> Message:
    best = max(deal.totals)
    side, left = deal.totals.index(best), deal.rules.target - best
    if deal.totals.count(best) > 1:
        return message("cribbage-result-level", "17", score=best, left=left)
    return _of_side(deal, "cribbage-result-scores", "17", side, score=best, left=left)


def _order(deal: Deal) -> list[int]:
    """The sides in the order of the show, each once."""
    order = [deal.owner(place) % deal.sides for place in range(deal.players)]
    return sorted(set(order), key=order.index)


def _row(deal: Deal, side: int) -> dict[str, Any]:
    before, after = deal.opening[side], deal.totals[side]
    items = [*_pegged(deal, side, taken=False), *_shown(deal, side), *_pegged(deal, side, taken=True)]
    over = before + sum(item["points"] for item in items) - after
    if over:
        items.append(message("cribbage-item-beyond", "17", points=over) | _in("beyond", side, -over, []))
    return {"seat": side, "seats": list(range(side, deal.players, deal.sides)), "role": _role(deal, side),
            "change": after - before, "before": before, "after": after, "items": items, "tricks": []}


def _role(deal: Deal, side: int) -> Message | None:
    return message("cribbage-role-crib") if deal.dealer % deal.sides == side else None


def _in(what: str, seat: Seat, points: int, cards: list[str]) -> Item:
    """What every line has beside its sentence; `group` says which lines belong together."""
    return {"points": points, "cards": cards, "group": what, "seat": seat}


def _pegged(deal: Deal, side: int, taken: bool) -> list[Item]:
    """A line for every pegging outside the show: what was *taken* from others' counts, or all else."""
    lines = []
    for seat, what, points, *cards in deal.events:
        if seat % deal.sides == side and what not in IN_SHOW and (what in TAKEN) == taken:
            item = pegged_item(what, points, cards)
            group = what if what in (*TAKEN, "heels") else "play"
            lines.append(item | _in(group, seat, points, item["cards"]))
    return lines


def _shown(deal: Deal, side: int) -> list[Item]:
    """[13] The lines of every hand and crib that was laid open, in order; [22] less what was not counted."""
    counted = {(event[0], event[1]): event[2] for event in deal.events}
    lines = []
    for place in range(deal.counting + 1):
        seat, what = deal.owner(place), "crib" if place == deal.players else "hand"
        if seat % deal.sides == side:
            items = count_aloud(cards_in(deal.shown_cards(place)), deal.starter, what == "crib")
            lines += [item | _in(what, seat, item["points"], item["cards"]) for item in items]
            missed = sum(item["points"] for item in items) - counted.get((seat, what), 0)
            if missed:
                lines.append(message("cribbage-item-missed", "22", points=missed) | _in(what, seat, -missed, []))
    return lines


def trace(deal: Deal) -> dict[str, Any]:
    """The hands and, in the play, the cards of the count and their sum, for a trace line."""
    facts: dict[str, Any] = {"hands": [names(cards_in(hand)) for hand in deal.hands], "trick": [], "trump": None}
    if deal.phase in (PLAY, PEG, TAKE):
        facts |= {"pile": names(deal.pile), "count": deal.count}
    if deal.starter >= 0:
        facts["starter"] = DECK.names[deal.starter]
    return facts
