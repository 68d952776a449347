"""The level `rules` of Raub: comes, folds, exchanges, raubs and plays like a casual player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stih.bots.advice import Advice, because, tenths
from stih.bots.raub.judge import ACE, JACK, KING, boss, in_deal, promise, to_exchange, value
from stih.engine.cards import Card
from stih.engine.errors import message
from stih.engine.state import Action, Observation
from stih.games.raub import deal as raub
from stih.games.raub.deal import trick_winner
from stih.games.raub.rules import DECK, HAND, SEVEN

SOLO_AT = {2: 2.0, 3: 1.9, 4: 1.85}     # promised tricks from which the bot accepts
FOLLOW_AT = {2: 0.0, 3: 1.65, 4: 1.7}   # ... and from which it follows
FAR_BEHIND = 6                           # points behind the leader that make a bot bold


def think(obs: Observation, rng: Random) -> Action:
    """The bot's action, one of obs["legal"]."""
    return advise(obs, rng).actions[0]


def advise(obs: Observation, rng: Random) -> Advice:
    """The same with its reason, and with the cards that follow in one gesture."""
    return _PHASES[obs["phase"]](obs, rng)


# the dealer

def _behind(obs: Observation) -> int:
    """Points the observer stands behind the best of the others."""
    mine = obs["totals"][obs["seat"]]
    return int(mine - min(total for seat, total in enumerate(obs["totals"]) if seat != obs["seat"]))


def _dealer_choice(obs: Observation, rng: Random) -> Advice:
    """Maus against a rival close to home; the last man hands on now and then, for the refe."""
    legal, behind = obs["legal"], _behind(obs)
    if raub.MAUS in legal and behind > 0:
        return because(raub.MAUS, "raub-hint-maus")
    if raub.MAUS_AROUND in legal and behind >= FAR_BEHIND:
        return because(raub.MAUS_AROUND, "raub-hint-around", behind=behind)
    if raub.PASS_DEAL in legal and behind >= FAR_BEHIND and not obs["refe"] and rng.random() < 0.3:
        return because(raub.PASS_DEAL, "raub-hint-pass-deal", behind=behind)
    return because(raub.DEAL, "raub-hint-deal")


def _turn_up(obs: Observation, rng: Random) -> Advice:
    """Blind only when well behind, and then not often."""
    behind = _behind(obs)
    if raub.FACE_DOWN in obs["legal"] and behind >= FAR_BEHIND and rng.random() < 0.25:
        return because(raub.FACE_DOWN, "raub-hint-blind", behind=behind)
    return because(raub.FACE_UP, "raub-hint-face-up")


def _raub_choice(obs: Observation, rng: Random) -> Advice:
    """As is the custom: the ace, the king and the seven."""
    card = obs["turned"][0]
    rank, name = DECK.rank_of[card], DECK.names[card]
    if rank == SEVEN:
        return because(raub.RAUB, "raub-hint-raub-seven", card=name)
    if rank in (ACE, KING):
        return because(raub.RAUB, "raub-hint-raub", card=name)
    return because(raub.CONTINUE, "raub-hint-continue", card=name)


# coming

def _speak(obs: Observation, rng: Random) -> Advice:
    trump = DECK.suit_of[obs["turned"][-1]]
    hope, least = promise(obs["hand"], trump, obs["players"]), SOLO_AT[obs["players"]]
    word, key = (raub.ACCEPT, "raub-hint-accept") if hope >= least else (raub.PASS, "raub-hint-pass")
    return because(word, key, tricks=tenths(hope), least=least, trump=DECK.suits[trump])


def _follow(obs: Observation, rng: Random) -> Advice:
    """Never drops the ace of trumps. An unknown trump is judged by the average over the suits."""
    trumps = range(len(DECK.suits)) if obs["trump"] < 0 else (obs["trump"],)
    if obs["trump"] >= 0 and obs["hand"] >> _ace(obs["trump"]) & 1:
        return because(raub.FOLLOW, "raub-hint-follow-ace")
    players = in_deal(obs)
    least = FOLLOW_AT[players]
    if not least:
        return because(raub.FOLLOW, "raub-hint-follow-last", seat=obs["solo"])
    hope = sum(promise(obs["hand"], trump, players) for trump in trumps) / len(trumps)
    word, key = (raub.FOLLOW, "raub-hint-follow") if hope >= least else (raub.DROP, "raub-hint-drop")
    return because(word, key, tricks=tenths(hope), least=least)


def _ace(trump: int) -> Card:
    return DECK.index["A" + DECK.suits[trump]]


# exchange

def _exchange(obs: Observation, rng: Random) -> Advice:
    """The bad cards, the worst first, as many as may be changed."""
    bad = to_exchange(obs["hand"], obs["trump"], in_deal(obs))
    limit = min(HAND, obs["stock"]) - obs["laid"]
    actions = [raub.LAY + card for card in bad[:limit] if raub.LAY + card in obs["legal"]]
    if not actions:
        return because(raub.DONE, "raub-hint-keep")
    ending = [raub.DONE] if len(actions) < limit else []
    return Advice((*actions, *ending), message("raub-hint-exchange", count=len(actions)))


def _fifth_card(obs: Observation, rng: Random) -> Advice:
    """The card that promises least; trumps only when there is nothing else."""
    def worth(action: Action) -> float:
        card = action - raub.LAY
        return value(card, obs["trump"], in_deal(obs)) + int(DECK.suit_of[card] == obs["trump"])
    legal: list[Action] = obs["legal"]
    return because(min(legal, key=worth), "raub-hint-fifth")


# play

def _play(obs: Observation, rng: Random) -> Advice:
    if not obs["trick"]:
        return _lead(obs)
    winners = [card for card in obs["legal"] if _takes(obs, card)]
    if not winners:
        return because(_cheapest(obs, obs["legal"]), "hint-cannot")
    if len(obs["trick"]) + 1 == obs["active"].bit_count():
        return because(_cheapest(obs, winners), "hint-last")
    sure = [card for card in winners if boss(obs, card) and _no_ruff(obs, card)]
    return _highest(obs, _cheapest(obs, sure)) if sure else _second_hand(obs, winners)


def _highest(obs: Observation, card: Card) -> Advice:
    """A card with none above it in its suit."""
    return because(card, "hint-highest-trump" if DECK.suit_of[card] == obs["trump"] else "hint-highest")


def _takes(obs: Observation, card: Card) -> bool:
    """The card would win the trick as it lies."""
    trick = [*obs["trick"], card]
    return trick_winner(trick, obs["trump"]) == len(trick) - 1


def _no_ruff(obs: Observation, card: Card) -> bool:
    return DECK.suit_of[card] in (obs["trump"], DECK.suit_of[obs["trick"][0]])


def _second_hand(obs: Observation, winners: list[Card]) -> Advice:
    """A high card forces the next one; a low one would only be wasted."""
    best = max(winners, key=lambda card: value(card, obs["trump"], in_deal(obs)))
    if DECK.rank_of[best] >= DECK.ranks.index("J") or DECK.suit_of[best] == obs["trump"]:
        return because(best, "hint-force")
    return because(_cheapest(obs, obs["legal"]), "hint-save")


def _lead(obs: Observation) -> Advice:
    """Sure trumps first, then high side cards, then the lowest of the longest trouble."""
    legal: list[Card] = obs["legal"]
    trumps = [card for card in legal if DECK.suit_of[card] == obs["trump"]]
    sure = [card for card in trumps if boss(obs, card)]
    if sure:
        return _highest(obs, max(sure))
    high = [card for card in legal if card not in trumps and boss(obs, card)]
    if high:
        return _highest(obs, max(high, key=lambda card: DECK.rank_of[card]))
    if len(trumps) >= 2:
        return because(max(trumps), "hint-draw")
    side = [card for card in legal if card not in trumps]
    card = min(side or trumps, key=lambda card: DECK.rank_of[card])
    return because(card, "hint-low" if DECK.rank_of[card] < JACK else "hint-nothing-better")


def _cheapest(obs: Observation, cards: list[Card]) -> Card:
    """A side card before a trump, a low one before a high one."""
    return min(cards, key=lambda card: (DECK.suit_of[card] == obs["trump"], DECK.rank_of[card]))


_PHASES: dict[str, Callable[[Observation, Random], Advice]] = {
    raub.DEALER_CHOICE: _dealer_choice, raub.TURN_UP: _turn_up, raub.RAUB_CHOICE: _raub_choice,
    raub.SPEAK: _speak, raub.FOLLOWING: _follow, raub.EXCHANGE: _exchange,
    raub.FIFTH_CARD: _fifth_card, raub.PLAY: _play,
}
