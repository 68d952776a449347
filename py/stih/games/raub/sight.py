"""What one seat of a Raub deal may know, and deals it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from stih.engine.cards import Card, Cards, mask_of
from stih.engine.rng import shuffled
from stih.engine.state import Observation, Seat, deal_hidden
from stih.games.raub.deal import DEALER_CHOICE, FIFTH_CARD, PUBLIC, RAUB_CHOICE, TURN_UP, Deal
from stih.games.raub.rules import DECK, Rules

UNSEEN = (DEALER_CHOICE, TURN_UP, RAUB_CHOICE)   # [23] nobody looks at his cards before these are over


def observe(deal: Deal, seat: Seat) -> Observation:
    """All that *seat* may know. An allow-list: a new field is hidden until it is named here.

    Cards are masks and numbers of DECK. `turned` holds -1 for a blind card [27]; `hand` is
    empty while nobody may look [23]; `legal` is there for the seat in turn alone.
    """
    seen = {name: _copy(getattr(deal, name)) for name in PUBLIC}
    blind = deal.kind == "blind" and deal.trump < 0
    return seen | {
        "seat": seat,
        "rules": list(deal.rules),
        "hand": 0 if deal.phase in UNSEEN else deal.hands[seat],
        "laid_away": deal.dead[seat],
        "sizes": [hand.bit_count() for hand in deal.hands],
        "dead_sizes": [dead.bit_count() for dead in deal.dead],
        "stock": len(deal.stock),
        "turned": [-1] if blind else deal.turned[:],
        "legal": list(deal.legal_actions()) if deal.turn == seat else [],
        "log": [list(entry) for entry in deal.log],
    }


def _copy(value: object) -> object:
    """Lists all the way, as JSON would give them back."""
    return [_copy(item) for item in value] if isinstance(value, (list, tuple)) else value


def sample(obs: Observation, rng: Random) -> Deal:
    """A deal that *obs* cannot tell from the true one: what search plays on."""
    deal = object.__new__(Deal)
    for name in PUBLIC:
        setattr(deal, name, _copy(obs[name]))
    deal.rules = Rules(*obs["rules"])
    deal.tricks = [tuple(trick) for trick in obs["tricks"]]
    deal.log = [tuple(entry) for entry in obs["log"]]
    deal.turned = obs["turned"][:]
    deal.hands, deal.dead, loose = _hidden(obs, rng)
    if deal.turned == [-1]:
        deal.turned = [loose.pop()]
    deal.stock = loose
    return deal


def _hidden(obs: Observation, rng: Random) -> tuple[list[Cards], list[Cards], list[Card]]:
    """Hands and cards laid away by seat, then what is left: the stock and a blind card."""
    seat, players = obs["seat"], obs["players"]
    hands, dead = [0] * players, [0] * players
    hands[seat], dead[seat] = obs["hand"], obs["laid_away"]
    known = hands[seat] | dead[seat] | obs["played"] | mask_of(c for c in obs["turned"] if c >= 0)
    _place_raubed(obs, DECK.all & ~known, hands, dead, rng)
    rest = obs["stock"] + obs["turned"].count(-1)
    hand_sizes = [obs["sizes"][s] - hands[s].bit_count() for s in range(players)]
    dead_sizes = [obs["dead_sizes"][s] - dead[s].bit_count() for s in range(players)]
    zones = deal_hidden(DECK.all & ~known, [*hand_sizes, *dead_sizes, rest],
                        [*obs["voids"], *[0] * (players + 1)], rng)
    loose = zones.pop()
    hands = [hand | zone for hand, zone in zip(hands, zones[:players], strict=True)]
    dead = [gone | zone for gone, zone in zip(dead, zones[players:], strict=True)]
    return hands, dead, shuffled((c for c in range(len(DECK.names)) if loose >> c & 1), rng)


def _raubed(obs: Observation) -> Card:
    """[24] The raubed card while it lies unseen with the dealer, else -1."""
    if not obs["taken"] or obs["seat"] == obs["dealer"] or obs["played"] >> obs["turned"][0] & 1:
        return -1
    card: Card = obs["turned"][0]
    return card


def _place_raubed(obs: Observation, unknown: Cards, hands: list[Cards], dead: list[Cards], rng: Random) -> None:
    """In the dealer's hand, or now and then among what he laid away as his fifth card."""
    card, dealer = _raubed(obs), obs["dealer"]
    if card < 0:
        return
    size, void = obs["sizes"][dealer], obs["voids"][dealer]
    must = obs["phase"] == FIFTH_CARD or (unknown & ~void).bit_count() < size
    if size and not void >> card & 1 and (must or rng.random() < 0.8):
        hands[dealer] |= 1 << card
    else:
        dead[dealer] |= 1 << card
