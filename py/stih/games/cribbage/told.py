"""What only the cribbage table draws: board, crib, counts, the show and the discard helper (docs/protocol.md)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

from stih.engine.cards import Card, Cards, cards_in
from stih.engine.errors import Message, message
from stih.engine.state import OVER, Observation, Seat
from stih.games.cribbage.cadence import Item, count_aloud, names, pegged_item
from stih.games.cribbage.deal import PEG, PEG_KEYS, SHOW, TAKE
from stih.games.cribbage.discard import throws_of
from stih.games.cribbage.match import IN_PLAY
from stih.games.cribbage.rules import DECK, HAND, MOST, MOST_IN_PLAY, Rules, games_after, pegged
from stih.games.cribbage.scoring import peg_finds

Entries = list[tuple[Seat, Card]]
ASKING = {PEG: ("count:", 0, MOST_IN_PLAY), SHOW: ("count:", 0, MOST)}


def extra(obs: Observation) -> dict[str, Any]:
    """The cribbage table's own part of the view."""
    rules = Rules(*obs["rules"])
    return {
        "target": rules.target, "match": rules.match, "game": obs["game"],
        "games": games_after(rules, obs["games"], obs["totals"], obs["winner"]),
        "sides": [list(range(side, obs["players"], obs["sides"])) for side in range(obs["sides"])],
        "board": [{"front": front, "back": back} for front, back in zip(obs["totals"], obs["backs"], strict=True)],
        "count": obs["count"], "pile": _placed(pile(obs)), "counts": [_placed(laid) for laid in _earlier(obs)],
        "gone": [seat for seat in range(obs["players"]) if obs["gone"] >> seat & 1],
        "crib": _crib(obs), "cuts": _cuts(obs),
        "starter": DECK.names[obs["starter"]] if obs["starter"] >= 0 else None,
        "pegs": _pegs(obs), "show": _show(obs), "ask": _ask(obs), "throws": _throws(obs),
    }


# the play

def pile(obs: Observation) -> Entries:
    """The cards of the present count, each with its seat."""
    start: int = obs["breaks"][-1] if obs["breaks"] else 0
    return [(seat, card) for seat, card in obs["laid"][start:]]


def _earlier(obs: Observation) -> list[Entries]:
    """The cards of the counts before, turned over by now."""
    return [[(seat, card) for seat, card in obs["laid"][start:end]] for start, end in pairwise([0, *obs["breaks"]])]


def _placed(laid: Entries) -> list[dict[str, Any]]:
    return [{"seat": seat, "card": DECK.names[card]} for seat, card in laid]


def _cuts(obs: Observation) -> list[list[dict[str, Any]]]:
    """[4] The cards cut for this deal, round by round."""
    rounds: list[Entries] = [[]]
    for what, *args in obs["log"]:
        if what == "cribbage-cut":
            rounds[-1].append((args[0], args[1]))
        elif what == "cribbage-cut-tie":
            rounds.append([])
    return [_placed(cut) for cut in rounds if cut]


def said(obs: Observation) -> list[Message | None]:
    """What each seat has said last, since the present count began or in the show; a go until the next card falls."""
    words: list[Message | None] = [None] * obs["players"]
    go = message("cribbage-said-go")
    for what, *args in obs["log"]:
        if what == "cribbage-lead":
            words = [None] * obs["players"]
        elif what == "cribbage-play":
            words = [None if word == go else word for word in words]
            words[args[0]] = message("cribbage-said-count", count=args[2], points=0)
        elif what == "cribbage-go":
            words[args[0]] = go
        elif what in _SPOKEN:
            words[args[0]] = _spoken(args[1], words[args[0]] if what in _IN_PLAY else None)
    return words


_IN_PLAY = {PEG_KEYS[what] for what in IN_PLAY}
_SPOKEN = _IN_PLAY | {PEG_KEYS["hand"], PEG_KEYS["crib"]}


def _spoken(points: int, before: Message | None) -> Message:
    """Points said together with the count they were made on, or the worth of a hand."""
    if before is None or "count" not in before["args"]:
        return message("cribbage-said-points", points=points)
    return message("cribbage-said-count", count=before["args"]["count"], points=before["args"]["points"] + points)


# the crib and the board

def crib_size(obs: Observation) -> int:
    """[6] [20] How many cards lie in the crib by now."""
    return sum(obs["thrown_sizes"]) + int(obs["players"] == 3)


def _crib(obs: Observation) -> dict[str, Any]:
    return {"owner": obs["dealer"], "size": crib_size(obs), "cards": DECK.faces(obs["crib"]),
            "mine": DECK.faces(obs["thrown"])}


def _pegs(obs: Observation) -> list[dict[str, Any]]:
    """[3] Everything pegged in this deal in order, with the holes the front peg came from and went to."""
    fronts, target, moves = list(obs["opening"]), Rules(*obs["rules"]).target, []
    for seat, what, points, *cards in obs["events"]:
        side = seat % obs["sides"]
        before, fronts[side] = fronts[side], pegged(fronts[side], points, target)
        item = pegged_item(what, points, cards)
        moves.append({"seat": seat, "what": what, "points": points, "before": before, "after": fronts[side],
                      "cards": item["cards"], "text": {key: item[key] for key in ("key", "args", "clause")}})
    return moves


# the show

def _show(obs: Observation) -> list[dict[str, Any]]:
    """[13] Every hand and crib that has been laid open, told item by item; the one still counted by hand untold."""
    counted = {(seat, what): points for seat, what, points, *_ in obs["events"]}
    shown = []
    for place in range(obs["counting"] + 1):
        seat, what, cards = _shown(obs, place)
        open_ = place == obs["counting"] and obs["phase"] in (SHOW, TAKE)
        shown.append({"seat": seat, "what": what, "cards": DECK.faces(cards), "open": open_,
                      "points": None if open_ and obs["phase"] == SHOW else counted.get((seat, what), 0),
                      "items": [] if open_ else count_aloud(cards_in(cards), obs["starter"], what == "crib")})
    return shown


def _shown(obs: Observation, place: int) -> tuple[Seat, str, Cards]:
    """Whose cards are counted at a place in the order of the show, and which."""
    if place == obs["players"]:
        return obs["dealer"], "crib", obs["crib"]
    seat = (obs["dealer"] + 1 + place) % obs["players"]
    return seat, "hand", obs["shown"][seat]


def counter(obs: Observation) -> Seat:
    """[22] Whose count it is: of a hand, of the crib, of a card just laid."""
    seat: Seat = obs["last"] if obs["counting"] < 0 else _shown(obs, obs["counting"])[0]
    return seat


def _ask(obs: Observation) -> dict[str, Any] | None:
    """[22] [23] What the viewer is asked to count, with all that scores in it."""
    if obs["turn"] != obs["seat"] or obs["phase"] not in (PEG, SHOW, TAKE):
        return None
    in_play = obs["counting"] < 0
    prefix, low, high = ASKING.get(obs["phase"], ("muggins:", 1, MOST_IN_PLAY if in_play else MOST))
    cards, items = _peg_items(obs) if in_play else _show_items(obs)
    return {"prefix": prefix, "min": low, "max": high, "seat": counter(obs), "cards": cards, "items": items,
            "claim": obs["claim"] if obs["phase"] == TAKE else None}


def _show_items(obs: Observation) -> tuple[list[str], list[Item]]:
    _, what, cards = _shown(obs, obs["counting"])
    items = count_aloud(cards_in(cards), obs["starter"], what == "crib")
    return [*DECK.faces(cards), DECK.names[obs["starter"]]], items


def _peg_items(obs: Observation) -> tuple[list[str], list[Item]]:
    found = [find for find in peg_finds(obs["pile"], obs["count"]) if find.kind != "thirtyone"]
    return names(obs["pile"]), [pegged_item(find.kind, find.points, find.cards) for find in found]


# the discard helper

def _throws(obs: Observation) -> list[dict[str, Any]] | None:
    """[6] Once the deal is over, what each way of laying away was worth; the viewer's own is marked. An exercise whose
    hands are not of four cards has none.
    """
    kept, thrown = obs["hand"] | obs["played"][obs["seat"]], cards_in(obs["thrown"])
    if obs["phase"] != OVER or kept.bit_count() != HAND:
        return None
    held = cards_in(obs["thrown"] | kept)
    own = (obs["dealer"] - obs["seat"]) % obs["sides"] == 0
    return [{"throw": names(cards), "hand": hand, "low": low, "high": high, "crib": crib, "total": total,
             "table": table, "yours": cards == thrown}
            for cards, hand, low, high, crib, total, table in _worths(held, own)]


@lru_cache(maxsize=8)
def _worths(held: tuple[Card, ...], own: bool) -> list[tuple[tuple[Card, ...], float, int, int, float, float, str]]:
    return [(throw.cards, round(throw.hand, 4), throw.low, throw.high, round(throw.crib, 4),
             round(throw.total, 4), throw.table()) for throw in throws_of(held, own)]
