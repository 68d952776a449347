"""Matches to sections: a whole match with its packs, or one deal as a seat knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stih.engine import options as options_of
from stih.engine.match import Match
from stih.engine.notation import kinds
from stih.engine.notation import setup as setups
from stih.engine.notation.fit import HIDDEN
from stih.engine.notation.form import Places
from stih.engine.notation.kinds import UNKNOWN
from stih.engine.notation.model import Move, Section, Tag, Text
from stih.engine.options import Options
from stih.engine.state import Seat

ORDER = ("dealer", "scores", "bule", "phase")   # the fields that come first


def head(match: Match) -> list[Tag]:
    """What a match is played with, its seed left out."""
    options = options_of.changed(match.game.options, match.options)
    tags = [tag("Game", match.game.id), tag("Rules", str(match.game.rules))]
    if options:
        tags.append(tag("Options", settings(options)))
    return [*tags, tag("Seats", " ".join(map(_quoted, match.seats)))]


def settings(options: Options) -> str:
    """Options as `key=value`."""
    return " ".join(f"{key}={kinds.write('flag', value) if isinstance(value, bool) else value}"
                    for key, value in options.items())


def tag(name: str, text: str) -> Tag:
    """A tag without a language."""
    return Tag(name, {"": text})


def _quoted(word: str) -> str:
    """A seat's word; a name may have spaces."""
    return word.replace("%", "%25").replace(" ", "%20")


def whole(match: Match) -> Text:
    """The whole match with its packs: as much as a record."""
    return tuple(_whole_deal(match, number) for number in range(len(match.deals)))


def _whole_deal(match: Match, number: int) -> Section:
    entry = match.deals[number]
    tags = [*head(match), tag("Seed", match.seed)] if number == 0 else [tag("Deal", str(number + 1))]
    setup = entry.get("setup") or ({"dealer": match.first_dealer} if number == 0 else {})
    tags += _fields(match, setup)
    if entry["pack"]:
        tags.append(tag("Pack", entry["pack"]))
    if entry.get("undone"):
        tags.append(tag("Undone", "on"))
    return Section(tuple(tags), moves=tuple(map(Move, entry["actions"])))


def _fields(match: Match, spec: Mapping[str, Any]) -> list[Tag]:
    """The fields of a position as tags."""
    names = sorted(spec, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
    return [tag(kinds.tag_of(name), kinds.write(str(setups.kind_of(match.game, name)), spec[name])) for name in names]


# as a seat knows it

def known(match: Match, seat: Seat) -> Text:
    """The deal on the table as *seat* knows it: its own cards, what lay open, what was said and played.

    Neither the pack nor the seed is in it, nor a card that another seat laid away.
    """
    number = len(match.deals) - 1
    entry = match.deals[number]
    held, opened, moves = _seen(match, number, seat)
    tags = head(match)
    if setups.begins_in_the_middle(entry.get("setup")):
        tags += _fields(match, _hidden(match, entry["setup"], seat, held | opened))
    else:
        standing = match.standings[number]
        tags += _fields(match, {"dealer": standing["dealer"]} | match.game.form.tell(standing))
        tags += _dealt(match, standing["dealer"], seat, entry["pack"].split(), held, opened)
    return (Section(tuple(tags), moves=tuple(moves)),)


def _seen(match: Match, number: int, seat: Seat) -> tuple[set[str], set[str], list[Move]]:
    """The cards that the seat has held, those turned up on the table, and the actions as it knows them."""
    game, deal, held, opened, moves = match.game, match.redeal(number), set[str](), set[str](), []
    piles = {zone for zones in game.form.places(len(match.seats), 0).piles.values() for zone in zones}
    for word in [*match.deals[number]["actions"], None]:
        shown = game.view(game.observe(deal, seat))
        held |= {*shown.hand}
        opened |= {card for pile in shown.piles if pile.zone in piles for card in pile.cards if card}
        if word is not None:
            moves.append(Move(HIDDEN if word.startswith("-") and deal.turn != seat else word))
            game.take(deal, word)
    return held, opened, moves


def _dealt(match: Match, dealer: Seat, seat: Seat, pack: Sequence[str], held: set[str],
           opened: set[str]) -> list[Tag]:
    """Hands and zones of a deal from its beginning, "?" for what is not known."""
    places: Places = match.game.form.places(len(match.seats), dealer)
    hands = {str(other): [pack[place] if other == seat and pack[place] in held else UNKNOWN for place in hand]
             for other, hand in enumerate(places.hands)}
    spec: dict[str, Any] = {"hands": hands}
    shared = [place for zone in places.zones.values() for place in zone]
    for name, zone in places.zones.items():
        cards = []
        for place in zone:
            told = held | opened if shared.count(place) == 1 else opened if name in places.piles else held - opened
            cards.append(pack[place] if pack[place] in told else UNKNOWN)
        while cards and cards[-1] == UNKNOWN:
            cards.pop()
        if cards:
            spec[name] = cards[0] if match.game.form.fields[name] == "card" else cards
    return _fields(match, spec)


def _hidden(match: Match, setup: Mapping[str, Any], seat: Seat, seen: set[str]) -> dict[str, Any]:
    """A deal in the middle without what the seat does not know: the fields that name hidden cards are covered."""
    deal = match.redeal(len(match.deals) - 1)
    covered = {name: value for name, value in setup.items() if name not in match.game.form.secret}
    for name, value in match.game.form.spread(deal).items():
        if name == "hands":
            covered[name] = {other: cards if int(other) == seat and {*cards} <= seen else [UNKNOWN] * len(cards)
                             for other, cards in value.items()}
        elif name in covered:
            cards = [value] if isinstance(value, str) else value
            shown = [card if card in seen else UNKNOWN for card in cards]
            covered[name] = shown if isinstance(value, list) else shown[0]
            if UNKNOWN in shown:
                del covered[name]
    return covered
