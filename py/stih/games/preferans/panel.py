"""What only the Preferans table draws: the auction, the contract, the defence and how the match stands."""

from __future__ import annotations

from typing import Any

from stih.engine.errors import Message, message
from stih.engine.state import OVER, Observation, Seat
from stih.games.preferans.actions import (
    ACTIONS,
    AUCTION,
    BID,
    CLAIM,
    DECLARE,
    DECLARING,
    HAND_BIDS,
    HOLD,
    NAME,
    NAMING,
    PASS,
    PLAY,
    YIELD,
)
from stih.games.preferans.aim import aims
from stih.games.preferans.rules import ALL_OR_NOTHING, BEATEN, DECK, JOINT, PLAYERS, Rules, others
from stih.games.preferans.score import settle
from stih.games.preferans.table import CAME, FRESH, HANDED, IN, NUMBER, STAYS, UNASKED
from stih.games.preferans.why import trump_of, why_not

Part = dict[str, Any]

SAID = {
    "preferans-pass": ("preferans-said-pass",), "preferans-out": ("preferans-said-pass",),
    "preferans-bid": ("preferans-said-bid", "level"), "preferans-hold": ("preferans-said-hold", "level"),
    "preferans-igra": ("preferans-said-igra",), "preferans-bettel": ("preferans-said-bettel",),
    "preferans-sanac": ("preferans-said-sanac",), "preferans-whole": ("preferans-said-preferans",),
    "preferans-names": ("preferans-said-name", "contract"), "preferans-yield": ("preferans-said-yield",),
    "preferans-declare": ("preferans-said-name", "contract"),
    "preferans-declare-igra": ("preferans-said-name", "contract"),
    "preferans-come": ("preferans-said-come",), "preferans-stay": ("preferans-said-stay",),
    "preferans-alone": ("preferans-said-alone",), "preferans-call": ("preferans-said-call",),
    "preferans-ok": ("preferans-said-ok",), "preferans-kontra": ("preferans-said-kontra",),
    "preferans-rekontra": ("preferans-said-rekontra",), "preferans-subkontra": ("preferans-said-subkontra",),
    "preferans-mortkontra": ("preferans-said-mortkontra",), "preferans-claims": ("preferans-said-claim", "count"),
    "preferans-agree": ("preferans-said-agree",), "preferans-refuse": ("preferans-said-refuse",),
    "preferans-stop": ("preferans-said-stop",),
}
AUCTION_WORDS = tuple("preferans-" + word for word in
                      ("pass", "out", "bid", "hold", "igra", "bettel", "sanac", "whole", "names", "yield"))
ROUNDS = ("preferans-takes", "preferans-declare", "preferans-declare-igra", "preferans-claims", "preferans-stop")


def words_of(entry: list[Any]) -> Message:
    """A line of the log as its speaker says it."""
    key, *names = SAID[entry[0]]
    return message(key, **dict(zip(names, entry[2:], strict=False)))


def say(obs: Observation, seat: Seat) -> Message | None:
    """The last word of a seat, until the round it belongs to is over."""
    if obs["phase"] == OVER or (obs["phase"] == PLAY and (obs["trick"] or obs["tricks"])):
        return None
    for entry in reversed(obs["log"]):
        if entry[0] in SAID and entry[1] == seat:
            return words_of(entry)
        if entry[0] in ROUNDS:
            return None
    return None


def extra(obs: Observation) -> Part:
    """The view's `extra` (docs/protocol.md)."""
    return {
        "auction": _auction(obs),
        "panel": _panel(obs),
        "contract": _contract(obs),
        "defence": _defence(obs),
        "talon": DECK.faces(obs["talon"] or obs["shown"]),
        "claims": _claims(obs),
        "claim": {"seat": obs["claimer"], "count": obs["claim"]} if obs["claimer"] >= 0 else None,
        "standing": _standing(obs),
        "left": sum(obs["bule"]),
    }


# the auction

def _auction(obs: Observation) -> Part:
    """What everybody said, and the bid that stands."""
    first = (obs["dealer"] + 1) % PLAYERS
    return {
        "order": [first, *others(first)],
        "said": [[words_of(entry) for entry in obs["log"] if entry[0] in AUCTION_WORDS and entry[1] == seat]
                 for seat in range(PLAYERS)],
        "in": [seat for seat in range(PLAYERS) if obs["status"][seat] in (FRESH, IN, HANDED)],
        "holder": obs["holder"] if obs["holder"] >= 0 else None,
        "bid": _standing_bid(obs),
        "over": obs["phase"] not in (AUCTION, NAMING),
    }


def _standing_bid(obs: Observation) -> Message | None:
    if obs["holder"] < 0:
        return None
    if obs["named"]:
        return message("preferans-said-name", contract=obs["named"])
    if obs["mode"] == NUMBER:
        return message("preferans-said-bid", level=obs["level"])
    return message("preferans-said-" + ACTIONS[HAND_BIDS[obs["mode"]]])


def _panel(obs: Observation) -> list[Part] | None:
    """All that can be said in this phase, each with the reason why not now; None when another speaks."""
    words = _words(obs["phase"], Rules(*obs["rules"]))
    if obs["turn"] != obs["seat"] or not words:
        return None
    return [{"action": ACTIONS[word], "why": why_not(obs, ACTIONS[word]),
             "worth": _unit(obs, word - DECLARE) if obs["phase"] == DECLARING else None} for word in words]


def _unit(obs: Observation, number: int) -> int:
    """[29] [33] What contract *number* counts before kontra: for the declarer, and for each trick against him."""
    value: int = number + obs["igra"]
    return 2 * value * (2 if obs["doubled"] else 1)


def _words(phase: str, rules: Rules) -> list[int]:
    numbers = range(2, rules.highest() + 1)
    hands = HAND_BIDS if rules.contract_8 else HAND_BIDS[:-1]
    return {AUCTION: [PASS, *(BID + number for number in numbers), HOLD, *hands],
            NAMING: [*(NAME + number for number in range(2, rules.highest_name() + 1)), YIELD],
            DECLARING: [DECLARE + number for number in numbers]}.get(phase, [])


# the contract and the defence

def _contract(obs: Observation) -> Part | None:
    """[14] [29] The contract; `unit` is a trick's worth, `value` the declarer's gain or loss."""
    number = obs["contract"]
    if not number:
        return None
    unit = _unit(obs, number)
    return {"number": number, "igra": bool(obs["igra"]), "seat": obs["declarer"], "suit": DECK.suit(trump_of(obs)),
            "doubled": obs["doubled"], "unit": unit, "value": unit << max(obs["kontra"]),
            "text": message("preferans-tag-contract", contract=number, igra=obs["igra"]),
            "kontra": [{"seat": seat, "level": level, "factor": 1 << level}
                       for seat, level in enumerate(obs["kontra"]) if level],
            "plain_spades": obs["plain_spades"], "aim": aims(obs, _due(obs))}


def _defence(obs: Observation) -> Part | None:
    """[17] What the defenders have and owe together; None before they have decided."""
    if obs["declarer"] < 0 or not any(obs["coming"]):
        return None
    seats = others(obs["declarer"])
    return {"tricks": sum(obs["won"][seat] for seat in seats), "due": _due(obs),
            "seats": [{"seat": seat, "decided": obs["coming"][seat] != UNASKED,
                       "plays": obs["coming"][seat] not in (UNASKED, STAYS),
                       "came": obs["coming"][seat] == CAME, "caller": obs["caller"] == seat} for seat in seats]}


def _due(obs: Observation) -> int | None:
    """The tricks a pair owes together, None where each answers for himself or nobody owes."""
    if max(obs["kontra"]):
        return None if obs["contract"] in ALL_OR_NOTHING else BEATEN
    if obs["caller"] >= 0:
        return JOINT
    both = obs["contract"] not in ALL_OR_NOTHING and obs["coming"].count(CAME) == 2
    return JOINT if both and Rules(*obs["rules"]).defender_quota == "two_or_joint_four" else None


def _claims(obs: Observation) -> list[Part]:
    """[27] The claims that may be made now, the most tricks first."""
    counts = [action - CLAIM for action in obs["legal"] if CLAIM <= action <= CLAIM + 10]
    return [{"action": ACTIONS[CLAIM + count], "text": message("preferans-do-claim", count=count)}
            for count in reversed(counts)]


# the match

def _standing(obs: Observation) -> list[Part]:
    """[28] [37] Each seat's bule, open refe, hat, and what it would have won if the match ended now."""
    won = settle(obs["bule"], obs["supe"])
    return [{"bule": obs["bule"][seat], "refe": obs["refe"][seat], "hat": obs["bule"][seat] < 0, "result": won[seat]}
            for seat in range(PLAYERS)]


