"""What only this game's table draws: the auction, the contract, sides, points and money."""

from __future__ import annotations

from typing import Any

from stih.engine.errors import Message, message
from stih.engine.state import OVER, Observation, Seat
from stih.games.rablo.deal import (
    AUCTION,
    CARDS,
    DOUBLING,
    DURCHMARSCH_OF,
    PASS,
    SNAPSZER_OF,
    card_of,
    kind_of,
    stake_of,
)
from stih.games.rablo.rules import (
    DECK,
    DURCHMARSCH,
    GOAL,
    LEVELS,
    PLAYERS,
    SNAPSZER,
    WORDS,
    Level,
    Rules,
    level_of,
)
from stih.games.rablo.sides import OPPONENT, PARTNER, SOLO
from stih.games.rablo.why import why_not

Part = dict[str, Any]


def extra(obs: Observation) -> Part:
    """The view's `extra` (docs/protocol.md)."""
    rules = Rules(*obs["rules"])
    return {
        "auction": _auction(obs),
        "panel": _panel(obs),
        "contract": _contract(obs),
        "sides": obs["sides"],
        "points": obs["points"],
        "goal": GOAL if obs["bid"] >= 0 and kind_of(obs["bid"]) == SNAPSZER else None,
        "announced": _announced(obs),
        "announcements": _announcements(obs),
        "shown": {"seat": obs["leader"], "cards": DECK.faces(obs["shown"])} if obs["shown"] else None,
        "money": {"balances": obs["totals"], "pot": obs["pot"], "start": rules.start},
        "number": obs["number"], "rounds": rules.rounds,
    }


# the auction

def call_facts(bid: int) -> Part:
    """A call in words and numbers: kind, card, suit, stake."""
    card = card_of(bid)
    return {"kind": kind_of(bid), "card": DECK.names[card], "suit": DECK.suits[DECK.suit_of[card]],
            "stake": stake_of(bid)}


def said(bid: int) -> Message:
    """A word of the auction as its speaker says it."""
    if bid == PASS:
        return message("rablo-said-pass")
    facts = call_facts(bid)
    return message("rablo-said-" + facts["kind"], card=facts["card"])


def _auction(obs: Observation) -> Part:
    """What everybody said, in order, and the highest call."""
    first = (obs["dealer"] + 1) % PLAYERS
    bids = [{"seat": seat, "text": said(bid), "call": None if bid == PASS else call_facts(bid)}
            for seat, bid in obs["bids"]]
    highest = None if obs["bid"] < 0 else {"seat": obs["caller"]} | call_facts(obs["bid"])
    return {"order": [(first + place) % PLAYERS for place in range(PLAYERS)], "bids": bids, "highest": highest,
            "over": obs["phase"] != AUCTION}


def _panel(obs: Observation) -> Part | None:
    """The four levels with their cards, for the seat that is to call."""
    if obs["phase"] != AUCTION or obs["turn"] != obs["seat"]:
        return None
    return {"levels": [_level(obs, level) for level in LEVELS]}


def _level(obs: Observation, level: Level) -> Part:
    first = DURCHMARSCH_OF if level.kind == DURCHMARSCH else SNAPSZER_OF
    lowest, *cards = [card for card in range(CARDS) if LEVELS[level_of(level.kind, card)] == level]
    name = "rablo-level-" + level.kind + ("-hearts" if level.hearts else "")
    return {"kind": level.kind, "hearts": level.hearts, "stake": level.stake,
            "text": message(name, "6", stake=level.stake),
            "why": why_not(obs, f"{level.kind}:{DECK.names[lowest]}"),
            "cards": [_card(obs, first + card, level) for card in (*reversed(cards), lowest)]}


def _card(obs: Observation, action: int, level: Level) -> Part:
    """[8] One card to call: whoever holds it would play alone. It is named by the action, no card is shown."""
    name = DECK.names[card_of(action)]
    held = bool(obs["hand"] >> card_of(action) & 1)
    note = message("rablo-note-alone", "8", card=name, amount=3 * level.stake) if held else None
    return {"action": f"{level.kind}:{name}", "held": held, "note": note}


# the contract

def _contract(obs: Observation) -> Part | None:
    if obs["phase"] == AUCTION or obs["bid"] < 0:
        return None
    facts, mine = call_facts(obs["bid"]), obs["sides"][obs["seat"]]
    return facts | {
        "caller": obs["caller"], "doubled": obs["doubled"], "factor": 2 ** obs["doubled"],
        "unit": facts["stake"] << obs["doubled"], "words": _words(obs), "asked": _asked(obs),
        "alone": obs["sides"][obs["caller"]] == SOLO,
        "text": message("rablo-contract-" + facts["kind"], suit=facts["suit"], unit=facts["stake"] << obs["doubled"]),
        "progress": _progress(obs, facts["kind"]),
        "secret": _secret(obs, mine, facts),
    }


def _progress(obs: Observation, kind: str) -> Message:
    """[18] [19] How far the caller's side has come."""
    if kind == SNAPSZER:
        return message("rablo-progress", "18", points=obs["points"])
    tricks = sum(won for won, side in zip(obs["won"], obs["sides"], strict=True) if side != OPPONENT)
    return message("rablo-progress-tricks", "19", tricks=tricks)


def _secret(obs: Observation, mine: str, facts: Part) -> Message | None:
    """[7] [8] What the viewer alone knows about sides from its own cards."""
    if obs["known"] >= 0:
        return None
    if mine == SOLO:
        return message("rablo-secret-alone", "8", card=facts["card"], amount=3 * (facts["stake"] << obs["doubled"]))
    if mine == PARTNER:
        return message("rablo-secret-partner", "7", seat=obs["caller"], card=facts["card"])
    return None


def _words(obs: Observation) -> list[Part]:
    """[10] The doublings so far, each with its speaker."""
    spoken = [seat for seat, action in obs["words"] if action != PASS]
    return [{"seat": seat, "word": WORDS[place], "factor": 2 << place} for place, seat in enumerate(spoken)]


def _asked(obs: Observation) -> str | None:
    """[11] The word everybody is asked for now."""
    return WORDS[obs["stage"]] if obs["phase"] == DOUBLING else None


# announcements

def _announcement(seat: Seat, card: int, points: int) -> Part:
    return {"seat": seat, "suit": DECK.suits[DECK.suit_of[card]], "points": points}


def _announced(obs: Observation) -> Part | None:
    """[16] What the card led to this trick announces; it does not count yet."""
    if not obs["announced"] or obs["phase"] == OVER:
        return None
    return _announcement(obs["leader"], obs["trick"][0], obs["announced"])


def _announcements(obs: Observation) -> list[Part]:
    """[17] Announcements of finished tricks, those that were lost with `counts` false."""
    told = [(leader, trick[0], points) for leader, _, points, *trick in obs["tricks"] if points]
    void = obs["ending"] == "opponent_trick" and bool(obs["tricks"][-1][2])
    return [_announcement(*each) | {"counts": not (void and place == len(told) - 1)}
            for place, each in enumerate(told)]
