"""What one seat of a Preferans deal may know, and deals it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from stih.engine.cards import Cards, cards_in, mask_of
from stih.engine.state import OVER, Observation, Seat, deal_hidden
from stih.games.preferans.deal import Deal
from stih.games.preferans.rules import DECK, PLAYERS, Rules
from stih.games.preferans.table import PUBLIC


def observe(deal: Deal, seat: Seat) -> Observation:
    """All that *seat* may know. An allow-list: a new field is hidden until it is named here.

    Cards are masks and numbers of DECK. `shown` is the talon once it was turned up [13]; `talon` and
    `discards` are cards for those who may know them: the declarer his own discards, everyone both
    when the hand is over, else 0. `open` is the declarer's hand where it lies open [25]. `legal` is
    there for the seat in turn alone, `calls` is what this seat may say out of turn.
    """
    seen = {name: _copy(getattr(deal, name)) for name in PUBLIC}
    known = deal.phase == OVER or bool(deal.asker >= 0)
    return seen | {
        "seat": seat,
        "rules": list(deal.rules),
        "hand": deal.hands[seat],
        "sizes": [hand.bit_count() for hand in deal.hands],
        "open": deal.hands[deal.declarer] if deal.is_open() else 0,
        "talon": deal.talon if known else 0,
        "discards": deal.discards if known or seat == deal.declarer else 0,
        "doubled": deal.doubled(),
        "plain_spades": deal.plain_spades(),
        "legal": list(deal.legal_actions()) if deal.turn == seat else [],
        "calls": list(deal.calls(seat)),
        "log": [list(entry) for entry in deal.log],
    }


def _copy(value: object) -> object:
    """A field as JSON would give it back: tricks are lists, not tuples."""
    if type(value) is not list:
        return value
    return [list(item) for item in value] if value and type(value[0]) in (tuple, list) else value[:]


def sample(obs: Observation, rng: Random) -> Deal:
    """A deal that *obs* cannot tell from the true one: what search plays on."""
    deal = object.__new__(Deal)
    for name in PUBLIC:
        setattr(deal, name, _copy(obs[name]))
    deal.rules = Rules(*obs["rules"])
    deal.tricks = [tuple(trick) for trick in obs["tricks"]]
    deal.log = [tuple(entry) for entry in obs["log"]]
    *deal.hands, deal.talon, deal.discards = _hidden(obs, rng)
    return deal


def layouts(obs: Observation) -> Iterator[tuple[Cards, ...]]:
    """Every way the three hands may lie in the play, as far as *obs* tells. A hand out of play is left empty."""
    hands, sizes, never = _known(obs)[:PLAYERS], obs["sizes"], _never(obs)
    rest = DECK.all & ~obs["played"] & ~obs["discards"]
    for hand in hands:
        rest &= ~hand
    hidden = [seat for seat in range(PLAYERS) if obs["active"] >> seat & 1 and not hands[seat]]
    return _deal_out(tuple(hands), rest, hidden, sizes, never)


def _deal_out(hands: tuple[Cards, ...], rest: Cards, hidden: list[Seat], sizes: list[int],
              never: list[Cards]) -> Iterator[tuple[Cards, ...]]:
    if not hidden:
        yield hands
        return
    seat, *others = hidden
    for cards in combinations(cards_in(rest & ~never[seat]), sizes[seat]):
        hand = mask_of(cards)
        yield from _deal_out((*hands[:seat], hand, *hands[seat + 1:]), rest & ~hand, others, sizes, never)


def _hidden(obs: Observation, rng: Random) -> list[Cards]:
    """The three hands, the talon and the discards: what is known, and the rest dealt."""
    zones, sizes = _known(obs), _sizes(obs)
    rest = DECK.all & ~obs["played"]
    for zone in zones:
        rest &= ~zone
    missing = [size - zone.bit_count() for size, zone in zip(sizes, zones, strict=True)]
    dealt = deal_hidden(rest, missing, _never(obs), rng)
    return [zone | more for zone, more in zip(zones, dealt, strict=True)]


def _sizes(obs: Observation) -> list[int]:
    """How many cards lie in each hand, in the talon, among the discards."""
    return [*obs["sizes"], 0 if obs["shown"] else 2, obs["laid"]]


def _known(obs: Observation) -> list[Cards]:
    hands = [0] * PLAYERS
    hands[obs["seat"]] = obs["hand"]
    if obs["open"]:
        hands[obs["declarer"]] = obs["open"]
    return [*hands, obs["talon"], obs["discards"]]


def _never(obs: Observation) -> list[Cards]:
    """What cannot lie in each zone: cards a seat has shown to lack, and the turned talon with the others [13]."""
    never = list(obs["lacks"])
    for seat in range(PLAYERS):
        if obs["shown"] and seat != obs["declarer"]:
            never[seat] |= obs["shown"]
    return [*never, 0, 0]
