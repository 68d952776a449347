"""Why an action may not be taken: a sentence and the clause [n] of the rules page behind it."""

from __future__ import annotations

from stih.engine.cards import Card
from stih.engine.errors import Message, message
from stih.engine.state import Observation
from stih.games.rablo.deal import (
    ACTIONS,
    ANNOUNCE,
    AUCTION,
    CARDS,
    DOUBLING,
    ENOUGH,
    FIRST_WORD,
    KONTRA,
    PLAY,
    SHOW,
    SNAPSZER_OF,
    SUBKONTRA,
    card_of,
    kind_of,
    stake_of,
)
from stih.games.rablo.rules import DECK, DURCHMARSCH, MATE, WORDS, trick_winner
from stih.games.rablo.sides import OPPONENT, PARTNER

_INDEX = {name.upper(): action for action, name in enumerate(ACTIONS)}


def why_not(obs: Observation, action: str) -> Message | None:
    """The reason against *action* (a name) for the observing seat now, None when it is legal."""
    number = _INDEX.get(action.upper())
    if number is None:
        return message("why-unknown", action=action)
    if number in obs["legal"] or number in obs["calls"]:
        return None
    reason = _enough(obs) if number == ENOUGH and obs["phase"] == PLAY else None
    if reason is None and obs["turn"] != obs["seat"]:
        return message("why-not-turn")
    return reason or _reason(obs, number) or message("why-not-now", action=action)


def _reason(obs: Observation, action: int) -> Message | None:
    if obs["phase"] == PLAY and action >= FIRST_WORD:
        return _show(obs) if action == SHOW else None
    if SNAPSZER_OF <= action < ANNOUNCE:
        return _call(obs, action) if obs["phase"] == AUCTION else message("rablo-why-called", "5")
    if obs["phase"] == DOUBLING and KONTRA <= action <= SUBKONTRA:
        return _word(obs, action - KONTRA)
    if obs["phase"] == PLAY:
        return _card(obs, action) if action < CARDS else _announce(obs, action - ANNOUNCE)
    return None


# the auction, the doubling words

def _call(obs: Observation, action: int) -> Message:
    """[6] A call that is legal in itself, but not high enough."""
    return message("rablo-why-not-higher", "6", stake=stake_of(obs["bid"]))


def _word(obs: Observation, place: int) -> Message:
    if place != obs["stage"]:
        return message("rablo-why-word-order", "10", word=WORDS[obs["stage"]])
    mine = obs["sides"][obs["seat"]]
    if mine == OPPONENT:
        return message("rablo-why-opponent", "10", word=WORDS[place])
    if mine == PARTNER:
        return message("rablo-why-partner", "10", card=DECK.names[card_of(obs["bid"])], word=WORDS[place])
    return message("rablo-why-caller", "10", word=WORDS[place])


# the tricks

def _card(obs: Observation, card: Card) -> Message:
    if not obs["hand"] >> card & 1:
        return message("why-not-held", card=DECK.names[card])
    return follow_reason(obs, card)


def follow_reason(obs: Observation, card: Card) -> Message:
    """[13] [14] Why a held card may not be played to this trick."""
    name, led = DECK.names[card], DECK.suit_of[obs["trick"][0]]
    suit, trump = DECK.suits[led], DECK.suit_of[card_of(obs["bid"])]
    if obs["hand"] & DECK.suit_mask[led]:
        if DECK.suit_of[card] != led:
            return message("rablo-why-follow", "13", card=name, suit=suit)
        return message("rablo-why-beat", "13", card=name)
    if DECK.suit_of[card] != trump:
        return message("rablo-why-trump", "14", card=name, suit=suit, trump=DECK.suits[trump])
    return message("rablo-why-overtrump", "14", card=name)


def best_card(obs: Observation) -> Card:
    """The card that takes the trick on the table so far."""
    trick: list[Card] = obs["trick"]
    return trick[trick_winner(trick, DECK.suit_of[card_of(obs["bid"])])]


def _announce(obs: Observation, card: Card) -> Message:
    name = DECK.names[card]
    if card not in MATE:
        return message("rablo-why-announce-rank", "16", card=name)
    if obs["trick"] or obs["sides"][obs["seat"]] == OPPONENT:
        return message("rablo-why-announce-lead", "16")
    if kind_of(obs["bid"]) == DURCHMARSCH:
        return message("rablo-why-announce-durchmarsch", "16")
    return message("rablo-why-announce-pair", "16", suit=DECK.suits[DECK.suit_of[card]])


def _enough(obs: Observation) -> Message:
    """[20] Why it cannot be enough now: also for a seat that is not in turn."""
    if obs["sides"][obs["seat"]] == OPPONENT:
        return message("rablo-why-enough-side", "20")
    if kind_of(obs["bid"]) == DURCHMARSCH:
        return message("rablo-why-enough-durchmarsch", "20")
    if obs["trick"] or not obs["tricks"]:
        return message("rablo-why-enough-trick", "20")
    return message("rablo-why-enough-points", "20", points=obs["points"])


def _show(obs: Observation) -> Message:
    if obs["trick"] or obs["sides"][obs["seat"]] == OPPONENT:
        return message("rablo-why-show-lead", "21")
    return message("rablo-why-show-certain", "22")
