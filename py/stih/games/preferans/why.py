"""Why an action may not be taken: a sentence and the clause [n] of the rules page behind it."""

from __future__ import annotations

from collections.abc import Callable

from stih.engine.cards import Card
from stih.engine.errors import Message, message
from stih.engine.state import Observation
from stih.games.preferans.actions import (
    ACTIONS,
    AGREE,
    ALONE,
    AUCTION,
    BID,
    CALL,
    CLAIM,
    CLAIMED,
    COME,
    DECLARE,
    DECLARING,
    DEFENCE,
    HAND_BIDS,
    HOLD,
    KONTRA,
    KONTRAS,
    LAY,
    NAME,
    NAMING,
    PARTNER,
    PLAY,
    STAY,
    STOP,
    STOPPING,
    YIELD,
)
from stih.games.preferans.rules import BETTEL, DECK, TRUMPS, WHOLE, Rules
from stih.games.preferans.table import FRESH, IN, NUMBER

_INDEX = {name.upper(): action for action, name in enumerate(ACTIONS)}
IGRA, SAY_BETTEL, SAY_SANAC, SAY_WHOLE = HAND_BIDS


def why_not(obs: Observation, action: str) -> Message | None:
    """The reason against *action* (a name) for the observing seat now, None when it is legal."""
    number = _INDEX.get(action.upper())
    if number is None:
        return message("why-unknown", action=action)
    if number in obs["legal"] or number in obs["calls"]:
        return None
    if number == STOP:
        return message("preferans-why-stop", "36")
    if obs["turn"] != obs["seat"]:
        return message("why-not-turn")
    if number < 2 * LAY:
        return _card(obs, number) or message("why-not-now", action=action)
    reason = _REASONS.get(obs["phase"])
    return (reason and reason(obs, number)) or message("why-not-now", action=action)


# cards

def _card(obs: Observation, action: int) -> Message | None:
    card = action % LAY
    if not obs["hand"] >> card & 1:
        return message("why-not-held", card=DECK.names[card])
    return follow_reason(obs, card) if obs["phase"] == PLAY and action < LAY else None


def follow_reason(obs: Observation, card: Card) -> Message:
    """[24] Why a held card may not be played to this trick."""
    name, led, trump = DECK.names[card], DECK.suit_of[obs["trick"][0]], trump_of(obs)
    suit = DECK.suits[led]
    if obs["hand"] & DECK.suit_mask[led]:
        key = "preferans-why-head" if DECK.suit_of[card] == led else "preferans-why-follow"
        return message(key, "24", card=name, suit=suit)
    if DECK.suit_of[card] == trump:
        return message("preferans-why-overtrump", "24", card=name, trump=DECK.suits[trump])
    return message("preferans-why-trump", "24", card=name, suit=suit, trump=DECK.suits[trump])


def trump_of(obs: Observation) -> int:
    """The suit of trumps, -1 for none."""
    return TRUMPS[obs["contract"]]


# the auction

def _bid(obs: Observation, action: int) -> Message | None:
    fresh = obs["status"][obs["seat"]] == FRESH
    if action in HAND_BIDS:
        return _hand_bid(obs, action, fresh)
    if action == HOLD:
        return _hold(obs, fresh)
    if 2 <= action - BID <= WHOLE:
        return _number(obs, action - BID, fresh)
    return None


def _hand_bid(obs: Observation, action: int, fresh: bool) -> Message:
    if action == SAY_WHOLE and not Rules(*obs["rules"]).contract_8:
        return message("preferans-why-no-whole", "38")
    if not fresh:
        return message("preferans-why-igra-late", "7")
    return message("preferans-why-not-higher", "8")


def _hold(obs: Observation, fresh: bool) -> Message:
    if obs["mode"] != NUMBER:
        return message("preferans-why-after-igra", "7")
    if fresh:
        return message("preferans-why-hold-first", "6")
    return message("preferans-why-hold-junior", "6", seat=obs["holder"], level=obs["level"])


def _number(obs: Observation, number: int, fresh: bool) -> Message:
    highest = Rules(*obs["rules"]).highest()
    if number > highest:
        return message("preferans-why-no-whole", "38")
    if obs["mode"] != NUMBER:
        return message("preferans-why-after-igra", "7")
    if obs["status"][obs["seat"]] == IN and HOLD in obs["legal"]:
        return message("preferans-why-senior", "6", level=obs["level"])
    if number <= obs["level"]:
        return message("preferans-why-too-low", "5", level=obs["level"])
    return message("preferans-why-jump", "5", level=max(2, obs["level"] + 1))


def _name(obs: Observation, action: int) -> Message | None:
    if action == YIELD:
        return message("preferans-why-yield-first", "9")
    number = action - NAME
    if not 2 <= number <= WHOLE:
        return None
    if number > Rules(*obs["rules"]).highest_name():
        return message("preferans-why-name-high", "9")
    return message("preferans-why-name-low", "9", contract=obs["named"])


def _declare(obs: Observation, action: int) -> Message | None:
    number = action - DECLARE
    if not 2 <= number <= WHOLE:
        return None
    if number > Rules(*obs["rules"]).highest():
        return message("preferans-why-no-whole", "38")
    return message("preferans-why-below-bid", "10", level=obs["level"])


# defence and kontra

def _come(obs: Observation, action: int) -> Message | None:
    if action in (ALONE, CALL):
        return message("preferans-why-call-later", "16")
    if KONTRA < action <= KONTRA + 4:
        return message("preferans-why-kontra-later", "18")
    return None


def _kontra(obs: Observation, action: int) -> Message | None:
    if obs["phase"] == KONTRAS and obs["plain_spades"] and action in (ALONE, CALL):
        return message("preferans-why-spades-kontra", "21")
    if action in (COME, STAY):
        key = "preferans-why-all-defend" if obs["contract"] in (BETTEL, WHOLE) else "preferans-why-decided"
        return message(key, "15")
    if not KONTRA < action <= KONTRA + 4:
        return None
    limit = Rules(*obs["rules"]).max_kontra
    if action - KONTRA > limit:
        return message("preferans-why-kontra-limit", "19", count=limit)
    return message("preferans-why-kontra-order", "19")


def _late(obs: Observation, action: int) -> Message | None:
    """Words that came too late, and claims that may not be made."""
    if CLAIM <= action < AGREE:
        return _claim(obs)
    if KONTRA < action <= KONTRA + 4:
        called = obs["caller"] >= 0
        return message("preferans-why-called-no-kontra" if called else "preferans-why-kontra-over", "18")
    return None


def _claim(obs: Observation) -> Message:
    if obs["trick"]:
        return message("preferans-why-claim-trick", "27")
    if obs["refused_at"] == obs["hand"].bit_count():
        return message("preferans-why-claim-refused", "27")
    if not any(action >= CLAIM for action in obs["legal"]):
        return message("preferans-why-claim-two", "27")
    return message("preferans-why-claim-count", "27")


def _answer(obs: Observation, action: int) -> Message | None:
    return message("preferans-why-answer", "27" if obs["phase"] == CLAIMED else "36")


_REASONS: dict[str, Callable[[Observation, int], Message | None]] = {
    AUCTION: _bid, NAMING: _name, DECLARING: _declare, DEFENCE: _come, PARTNER: _kontra, KONTRAS: _kontra,
    PLAY: _late, CLAIMED: _answer, STOPPING: _answer,
}
