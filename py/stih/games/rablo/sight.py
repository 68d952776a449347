"""What one seat of a Rabló deal may know, and deals it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from stih.engine.cards import Cards
from stih.engine.state import Observation, Seat, deal_hidden
from stih.games.rablo.deal import PUBLIC, Deal, card_of
from stih.games.rablo.rules import PLAYERS, Rules
from stih.games.rablo.sides import loose, rooms, sides


def observe(deal: Deal, seat: Seat) -> Observation:
    """All that *seat* may know. An allow-list: a new field is hidden until it is named here.

    Cards are masks and numbers of DECK. `sides` is what the seat can work out about everybody;
    `legal` is there for the seat in turn alone, `calls` for who may speak out of turn.
    """
    seen: Observation = {name: _copy(getattr(deal, name)) for name in PUBLIC}
    seen |= {
        "seat": seat,
        "rules": list(deal.rules),
        "hand": deal.hands[seat],
        "sizes": [hand.bit_count() for hand in deal.hands],
        "legal": list(deal.legal_actions()) if deal.turn == seat else [],
        "calls": list(deal.calls(seat)),
        "log": [list(entry) for entry in deal.log],
    }
    return seen | {"sides": sides(seen)}


def _copy(value: object) -> object:
    """Lists all the way, as JSON would give them back."""
    return [_copy(item) for item in value] if isinstance(value, (list, tuple)) else value


def sample(obs: Observation, rng: Random) -> Deal:
    """A deal that *obs* cannot tell from the true one: what search plays on."""
    deal = object.__new__(Deal)
    for name in PUBLIC:
        setattr(deal, name, _copy(obs[name]))
    deal.rules = Rules(*obs["rules"])
    for name in ("bids", "words", "tricks"):
        setattr(deal, name, [tuple(entry) for entry in obs[name]])
    deal.log = [tuple(entry) for entry in obs["log"]]
    deal.hands = _hands(obs, rng)
    deal.holder = _holder(obs, deal.hands)
    return deal


def _hands(obs: Observation, rng: Random) -> list[Cards]:
    hands = [obs["hand"] if seat == obs["seat"] else obs["holds"][seat] for seat in range(PLAYERS)]
    zones = deal_hidden(loose(obs), rooms(obs), obs["lacks"], rng)
    return [hand | zone for hand, zone in zip(hands, zones, strict=True)]


def _holder(obs: Observation, hands: list[Cards]) -> Seat:
    """Who was dealt the called card in the sampled deal, -1 without a contract."""
    if not any(obs["sides"]):
        return -1
    if obs["known"] >= 0:
        known: Seat = obs["known"]
        return known
    called = card_of(obs["bid"])
    return next(seat for seat in range(PLAYERS) if hands[seat] >> called & 1)
