"""The level `rules` of Raub: comes, folds, exchanges, raubs and plays like a casual player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stih.bots.raub.judge import ACE, KING, boss, in_deal, promise, to_exchange, value
from stih.engine.cards import Card
from stih.engine.state import Action, Observation
from stih.games.raub import deal as raub
from stih.games.raub.deal import trick_winner
from stih.games.raub.rules import DECK, SEVEN

SOLO_AT = {2: 2.0, 3: 1.9, 4: 1.85}     # promised tricks from which the bot accepts
FOLLOW_AT = {2: 0.0, 3: 1.65, 4: 1.7}   # ... and from which it follows
FAR_BEHIND = 6                           # points behind the leader that make a bot bold


def think(obs: Observation, rng: Random) -> Action:
    """The bot's action, one of obs["legal"]."""
    return _PHASES[obs["phase"]](obs, rng)


# the dealer

def _behind(obs: Observation) -> int:
    """Points the observer stands behind the best of the others."""
    mine = obs["totals"][obs["seat"]]
    return int(mine - min(total for seat, total in enumerate(obs["totals"]) if seat != obs["seat"]))


def _dealer_choice(obs: Observation, rng: Random) -> Action:
    """Maus against a rival close to home; the last man hands on now and then, for the refe."""
    legal, behind = obs["legal"], _behind(obs)
    if raub.MAUS in legal and behind > 0:
        return raub.MAUS
    if raub.MAUS_AROUND in legal and behind >= FAR_BEHIND:
        return raub.MAUS_AROUND
    if raub.PASS_DEAL in legal and behind >= FAR_BEHIND and not obs["refe"] and rng.random() < 0.3:
        return raub.PASS_DEAL
    return raub.DEAL


def _turn_up(obs: Observation, rng: Random) -> Action:
    """Blind only when well behind, and then not often."""
    if raub.FACE_DOWN in obs["legal"] and _behind(obs) >= FAR_BEHIND and rng.random() < 0.25:
        return raub.FACE_DOWN
    return raub.FACE_UP


def _raub_choice(obs: Observation, rng: Random) -> Action:
    """As is the custom: the ace, the king and the seven."""
    rank = DECK.rank_of[obs["turned"][0]]
    return raub.RAUB if rank in (ACE, KING, SEVEN) else raub.CONTINUE


# coming

def _speak(obs: Observation, rng: Random) -> Action:
    trump = DECK.suit_of[obs["turned"][-1]]
    hope = promise(obs["hand"], trump, obs["players"])
    return raub.ACCEPT if hope >= SOLO_AT[obs["players"]] else raub.PASS


def _follow(obs: Observation, rng: Random) -> Action:
    """Never drops the ace of trumps. An unknown trump is judged by the average over the suits."""
    if raub.DROP not in obs["legal"]:
        return raub.FOLLOW
    trumps = range(len(DECK.suits)) if obs["trump"] < 0 else (obs["trump"],)
    if obs["trump"] >= 0 and obs["hand"] >> _ace(obs["trump"]) & 1:
        return raub.FOLLOW
    players = in_deal(obs)
    hope = sum(promise(obs["hand"], trump, players) for trump in trumps) / len(trumps)
    return raub.FOLLOW if hope >= FOLLOW_AT[players] else raub.DROP


def _ace(trump: int) -> Card:
    return DECK.index["A" + DECK.suits[trump]]


# exchange

def _exchange(obs: Observation, rng: Random) -> Action:
    """One card at a time, the worst first, as long as there are bad ones."""
    bad = to_exchange(obs["hand"], obs["trump"], in_deal(obs))
    actions = [raub.LAY + card for card in bad if raub.LAY + card in obs["legal"]]
    return actions[0] if actions else raub.DONE


def _fifth_card(obs: Observation, rng: Random) -> Action:
    """The card that promises least; trumps only when there is nothing else."""
    def worth(action: Action) -> float:
        card = action - raub.LAY
        return value(card, obs["trump"], in_deal(obs)) + int(DECK.suit_of[card] == obs["trump"])
    legal: list[Action] = obs["legal"]
    return min(legal, key=worth)


# play

def _play(obs: Observation, rng: Random) -> Action:
    if not obs["trick"]:
        return _lead(obs)
    winners = [card for card in obs["legal"] if _takes(obs, card)]
    if not winners:
        return _cheapest(obs, obs["legal"])
    if len(obs["trick"]) + 1 == obs["active"].bit_count():
        return _cheapest(obs, winners)
    sure = [card for card in winners if boss(obs, card) and _no_ruff(obs, card)]
    return _cheapest(obs, sure) if sure else _second_hand(obs, winners)


def _takes(obs: Observation, card: Card) -> bool:
    """The card would win the trick as it lies."""
    trick = [*obs["trick"], card]
    return trick_winner(trick, obs["trump"]) == len(trick) - 1


def _no_ruff(obs: Observation, card: Card) -> bool:
    return DECK.suit_of[card] in (obs["trump"], DECK.suit_of[obs["trick"][0]])


def _second_hand(obs: Observation, winners: list[Card]) -> Card:
    """A high card forces the next one; a low one would only be wasted."""
    best = max(winners, key=lambda card: value(card, obs["trump"], in_deal(obs)))
    if DECK.rank_of[best] >= DECK.ranks.index("J") or DECK.suit_of[best] == obs["trump"]:
        return best
    return _cheapest(obs, obs["legal"])


def _lead(obs: Observation) -> Card:
    """Sure trumps first, then high side cards, then the lowest of the longest trouble."""
    legal: list[Card] = obs["legal"]
    trumps = [card for card in legal if DECK.suit_of[card] == obs["trump"]]
    sure = [card for card in trumps if boss(obs, card)]
    if sure:
        return max(sure)
    high = [card for card in legal if card not in trumps and boss(obs, card)]
    if high:
        return max(high, key=lambda card: DECK.rank_of[card])
    if len(trumps) >= 2:
        return max(trumps)
    side = [card for card in legal if card not in trumps]
    return min(side or trumps, key=lambda card: DECK.rank_of[card])


def _cheapest(obs: Observation, cards: list[Card]) -> Card:
    """A side card before a trump, a low one before a high one."""
    return min(cards, key=lambda card: (DECK.suit_of[card] == obs["trump"], DECK.rank_of[card]))


_PHASES: dict[str, Callable[[Observation, Random], Action]] = {
    raub.DEALER_CHOICE: _dealer_choice, raub.TURN_UP: _turn_up, raub.RAUB_CHOICE: _raub_choice,
    raub.SPEAK: _speak, raub.FOLLOWING: _follow, raub.EXCHANGE: _exchange,
    raub.FIFTH_CARD: _fifth_card, raub.PLAY: _play,
}
