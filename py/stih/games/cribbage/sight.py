"""What one seat of a cribbage deal may know, and deals it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from stih.engine.cards import Cards, cards_in, mask_of
from stih.engine.rng import shuffled
from stih.engine.state import Observation, Seat, deal_hidden
from stih.games.cribbage.deal import PUBLIC, Deal
from stih.games.cribbage.rules import DECK, Rules


def observe(deal: Deal, seat: Seat) -> Observation:
    """All that *seat* may know. An allow-list: a new field is hidden until it is named here.

    Cards are masks and numbers of DECK. `shown` holds by seat the four cards that have been laid
    open to be counted [13], `crib` the crib once its turn has come, both 0 before; `thrown` is
    what the observer laid away; `legal` is there for the seat in turn alone.
    """
    seen = {name: _copy(getattr(deal, name)) for name in PUBLIC}
    return seen | {
        "seat": seat,
        "rules": list(deal.rules),
        "hand": deal.hands[seat],
        "thrown": deal.thrown[seat],
        "shown": _shown(deal),
        "crib": deal.crib() if deal.counting == deal.players else 0,
        "sizes": [hand.bit_count() for hand in deal.hands],
        "thrown_sizes": [thrown.bit_count() for thrown in deal.thrown],
        "stock": len(deal.stock),
        "legal": list(deal.legal_actions()) if deal.turn == seat else [],
        "log": [list(entry) for entry in deal.log],
    }


def _copy(value: object) -> object:
    """Lists all the way, as JSON would give them back."""
    return [_copy(item) for item in value] if isinstance(value, (list, tuple)) else value


def _shown(deal: Deal) -> list[Cards]:
    shown = [0] * deal.players
    for place in range(min(deal.counting + 1, deal.players)):
        shown[deal.owner(place)] = deal.shown_cards(place)
    return shown


# sampling

def sample(obs: Observation, rng: Random) -> Deal:
    """A deal that *obs* cannot tell from the true one: what search plays on."""
    deal = object.__new__(Deal)
    for name in PUBLIC:
        setattr(deal, name, _copy(obs[name]))
    deal.rules = Rules(*obs["rules"])
    deal.laid = [(seat, card) for seat, card in obs["laid"]]
    deal.events = [tuple(event) for event in obs["events"]]
    deal.log = [tuple(entry) for entry in obs["log"]]
    seat = obs["seat"]
    deal.hands = [shown & ~played for shown, played in zip(obs["shown"], obs["played"], strict=True)]
    deal.hands[seat] = obs["hand"]
    deal.thrown = [0] * obs["players"]
    deal.thrown[seat] = obs["thrown"]
    deal.blind = 0
    _share_crib(deal, obs, rng)
    _deal_unknown(deal, obs, rng)
    return deal


def _share_crib(deal: Deal, obs: Observation, rng: Random) -> None:
    """[13] The crib lies open, but who laid which card there is not known."""
    if not obs["crib"]:
        return
    loose = shuffled(cards_in(obs["crib"] & ~obs["thrown"]), rng)
    for other, size in enumerate(obs["thrown_sizes"]):
        if other != obs["seat"]:
            deal.thrown[other] = mask_of(loose.pop() for _ in range(size))
    deal.blind = mask_of(loose)


def _deal_unknown(deal: Deal, obs: Observation, rng: Random) -> None:
    """Every place where a card lies unseen is filled from the cards that nobody has seen."""
    players = obs["players"]
    blind = int(players == 3 and not deal.blind)
    hands = [obs["sizes"][seat] - deal.hands[seat].bit_count() for seat in range(players)]
    thrown = [obs["thrown_sizes"][seat] - deal.thrown[seat].bit_count() for seat in range(players)]
    lacks = [*obs["lacks"], *[0] * (players + 2)]
    zones = deal_hidden(DECK.all & ~_seen(deal), [*hands, *thrown, blind, obs["stock"]], lacks, rng)
    stock, blind_cards = zones.pop(), zones.pop()
    deal.blind |= blind_cards
    deal.hands = [hand | zone for hand, zone in zip(deal.hands, zones[:players], strict=True)]
    deal.thrown = [gone | zone for gone, zone in zip(deal.thrown, zones[players:], strict=True)]
    deal.stock = shuffled(cards_in(stock), rng)


def _seen(deal: Deal) -> Cards:
    """The cards that have a place already."""
    seen = deal.blind | (1 << deal.starter if deal.starter >= 0 else 0)
    for cards in (*deal.hands, *deal.thrown, *deal.played):
        seen |= cards
    return seen
