"""What the seat in turn is asked, in one short sentence."""

from __future__ import annotations

from collections.abc import Callable

from stih.engine.errors import Message, message
from stih.engine.state import Observation
from stih.games.preferans.actions import (
    AUCTION,
    CLAIMED,
    DECLARING,
    DEFENCE,
    DISCARD,
    HOLD,
    KONTRAS,
    NAMING,
    PARTNER,
    PLAY,
    STOPPING,
)
from stih.games.preferans.rules import DECK
from stih.games.preferans.table import FRESH, IGRA, NUMBER
from stih.games.preferans.why import trump_of


def prompt(obs: Observation) -> Message:
    """The question of the phase."""
    return _PROMPTS[obs["phase"]](obs)


def _ask_bid(obs: Observation) -> Message:
    if HOLD in obs["legal"]:
        return message("preferans-ask-hold", "6", level=obs["level"])
    if obs["status"][obs["seat"]] != FRESH:
        return message("preferans-ask-raise", "6", level=obs["level"] + 1)
    if obs["mode"] == NUMBER:
        return message("preferans-ask-bid", "5", level=obs["level"])
    if obs["mode"] == IGRA:
        return message("preferans-ask-over-igra", "7", seat=obs["holder"])
    return message("preferans-ask-over-bettel", "8", seat=obs["holder"])


def _ask_name(obs: Observation) -> Message:
    if obs["named"]:
        return message("preferans-ask-name-higher", "9", contract=obs["named"])
    return message("preferans-ask-name", "9")


def _ask_discard(obs: Observation) -> Message:
    return message("preferans-ask-discard", "13", count=2 - obs["laid"])


def _ask_declare(obs: Observation) -> Message:
    if obs["igra"]:
        return message("preferans-ask-declare-igra", "10")
    return message("preferans-ask-declare", "10", level=obs["level"])


def _ask_come(obs: Observation) -> Message:
    return message("preferans-ask-come", "15", seat=obs["declarer"], contract=obs["contract"])


def _ask_way(obs: Observation) -> Message:
    return message("preferans-ask-way", "16")


def _ask_kontra(obs: Observation) -> Message:
    if obs["chain"] < 0:
        key = "preferans-ask-spades" if obs["plain_spades"] else "preferans-ask-kontra"
        return message(key, "21" if obs["plain_spades"] else "18", seat=obs["declarer"])
    other = obs["chain"] if obs["turn"] == obs["declarer"] else obs["declarer"]
    return message("preferans-ask-answer", "19", seat=other, level=obs["kontra"][obs["chain"]])


def _ask_play(obs: Observation) -> Message:
    if not obs["trick"]:
        return message("preferans-ask-lead", "22")
    led, trump = DECK.suit_of[obs["trick"][0]], trump_of(obs)
    if obs["hand"] & DECK.suit_mask[led]:
        return message("preferans-ask-play", "24", suit=DECK.suits[led])
    if trump >= 0 and obs["hand"] & DECK.suit_mask[trump]:
        return message("preferans-ask-trump", "24", suit=DECK.suits[led], trump=DECK.suits[trump])
    return message("preferans-ask-any", "24", suit=DECK.suits[led])


def _ask_claim(obs: Observation) -> Message:
    return message("preferans-ask-claim", "27", seat=obs["claimer"], count=obs["claim"])


def _ask_stop(obs: Observation) -> Message:
    return message("preferans-ask-stop", "36", seat=obs["asker"])


_PROMPTS: dict[str, Callable[[Observation], Message]] = {
    AUCTION: _ask_bid, NAMING: _ask_name, DISCARD: _ask_discard, DECLARING: _ask_declare, DEFENCE: _ask_come,
    PARTNER: _ask_way, KONTRAS: _ask_kontra, PLAY: _ask_play, CLAIMED: _ask_claim, STOPPING: _ask_stop,
}
