"""What a seat of Rabló can tell about cards: which are high, which lead is safe."""

from __future__ import annotations

from stih.engine.cards import Card, Cards
from stih.engine.state import Observation, Seat
from stih.games.rablo.deal import card_of
from stih.games.rablo.rules import ABOVE, DECK, PLAYERS, VALUES, trick_winner
from stih.games.rablo.sides import CALLER, PARTNER, SOLO, UNKNOWN, unseen

OURS = (CALLER, SOLO, PARTNER)


def called(obs: Observation) -> Card:
    """The called card."""
    return card_of(obs["bid"])


def trump(obs: Observation) -> int:
    """The suit of the called card."""
    return DECK.suit_of[called(obs)]


def is_trump(obs: Observation, card: Card) -> bool:
    return DECK.suit_of[card] == trump(obs)


def value(card: Card) -> int:
    """What a card counts."""
    return VALUES[DECK.rank_of[card]]


def trumps_out(obs: Observation) -> Cards:
    """Trumps in other hands."""
    return unseen(obs) & DECK.suit_mask[trump(obs)]


def boss(obs: Observation, card: Card) -> bool:
    """No card of its suit in another hand is higher."""
    return not unseen(obs) & ABOVE[card]


def mine(obs: Observation) -> str:
    """The observer's own side."""
    side: str = obs["sides"][obs["seat"]]
    return side


def is_ours(obs: Observation, seat: Seat) -> bool:
    """The observer knows *seat* to be on its own side."""
    side = obs["sides"][seat]
    return side != UNKNOWN and (side in OURS) == (mine(obs) in OURS)


def winning(obs: Observation) -> Seat:
    """The seat that takes the trick on the table as it lies."""
    return int((obs["leader"] + trick_winner(obs["trick"], trump(obs))) % PLAYERS)


def beats(obs: Observation, card: Card) -> bool:
    """The card would take the trick as it lies."""
    trick = [*obs["trick"], card]
    return trick_winner(trick, trump(obs)) == len(trick) - 1


def partner_covers(obs: Observation) -> bool:
    """The partner is not oneself and holds the highest trump that is out: any trump led is his, or better."""
    card = called(obs)
    return bool(mine(obs) == CALLER and unseen(obs) >> card & 1 and boss(obs, card))


def safe(obs: Observation, card: Card) -> bool:
    """A lead that the own side takes, as far as can be seen: the highest, with no trump out to cut it."""
    if is_trump(obs, card):
        return boss(obs, card) or partner_covers(obs)
    return boss(obs, card) and not trumps_out(obs)

