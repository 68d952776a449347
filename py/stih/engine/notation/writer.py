"""Matches to sections: a whole match with its packs, or one deal as a seat knows it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from stih.engine import options as options_of
from stih.engine.game import Game
from stih.engine.match import Match
from stih.engine.notation import kinds
from stih.engine.notation import setup as setups
from stih.engine.notation.fit import HIDDEN
from stih.engine.notation.kinds import UNKNOWN
from stih.engine.notation.model import Move, Section, Tag, Text
from stih.engine.options import Options
from stih.engine.state import Observation, Seat

ORDER = ("dealer", "scores", "bule", "phase", "hands")   # the fields that come first; the others as the game has them


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
    order = (*ORDER, *match.game.form.fields)
    names = sorted(spec, key=order.index)
    return [tag(kinds.tag_of(name), kinds.write(str(setups.kind_of(match.game, name)), spec[name])) for name in names]


# as a seat knows it

def known(match: Match, seat: Seat) -> Text:
    """The deal on the table as *seat* knows it: its own cards, what lay open, what was said and played.

    Neither the pack nor the seed is in it, nor a card that another seat laid away unseen.
    """
    number = len(match.deals) - 1
    entry, standing, seen = match.deals[number], match.standings[number], Seen(match, number, seat)
    tags = head(match)
    if setups.begins_in_the_middle(entry.get("setup")):
        tags += _fields(match, _hidden(match, entry["setup"], seen))
    else:
        tags += _fields(match, {"dealer": standing["dealer"]} | match.game.form.tell(standing))
        tags += _fields(match, _dealt(match, standing["dealer"], entry["pack"].split(), seen))
    return (Section(tuple(tags), moves=tuple(seen.moves)),)


class Seen:
    """What a seat came to know of a deal: the cards it held, those turned up, those that others showed, the actions."""

    def __init__(self, match: Match, number: int, seat: Seat) -> None:
        self.seat, self.form, self.deck = seat, match.game.form, match.game.deck
        self.held, self.opened, self.aside = set[str](), set[str](), list[str]()
        self.others: dict[Seat, set[str]] = {other: set() for other in range(len(match.seats))}
        self.moves: list[Move] = []
        game, deal = match.game, match.redeal(number)
        for word in match.deals[number]["actions"]:
            self.look(game.observe(deal, seat), game)
            self.moves.append(Move(self.told(word, deal.turn)))
            game.take(deal, word)
        self.look(game.observe(deal, seat), game)

    def told(self, word: str, turn: Seat) -> str:
        """An action as the seat knows it."""
        if word.startswith("-") and turn != self.seat:
            return HIDDEN
        return f"{turn}:{word}" if self.form.turn_is_hidden and word in self.deck.index else word

    def look(self, obs: Observation, game: Game[Any]) -> None:
        """One moment of the deal."""
        shown = game.view(obs)
        self.held |= {*shown.hand}
        piles = {zone for zones in self.form.places(len(self.others), 0).piles.values() for zone in zones}
        for pile in shown.piles:
            if pile.zone in piles:
                self.opened |= {card for card in pile.cards if card}
            elif pile.zone == self.form.aside and "" not in pile.cards:
                self.aside = list(pile.cards)
        for other, cards in self.form.held(obs).items():
            self.others[other] |= {*self.deck.faces(cards)}


def _dealt(match: Match, dealer: Seat, pack: Sequence[str], seen: Seen) -> dict[str, Any]:
    """Hands and zones of a deal from its beginning, "?" for what is not known."""
    places, form = match.game.form.places(len(match.seats), dealer), match.game.form
    seen.others[seen.seat] |= seen.held
    hands = {str(other): _covered([pack[place] for place in hand], seen.others[other])
             for other, hand in enumerate(places.hands)}
    spec: dict[str, Any] = {"hands": hands}
    shared = [place for zone in places.zones.values() for place in zone]
    for name, zone in places.zones.items():
        once = seen.opened if name in places.piles else seen.held - seen.opened
        told = [seen.held | seen.opened if shared.count(place) == 1 else once for place in zone]
        cards = [pack[place] if pack[place] in known else UNKNOWN for place, known in zip(zone, told, strict=True)]
        while cards and cards[-1] == UNKNOWN:
            cards.pop()
        if cards:
            spec[name] = cards[0] if form.fields[name] == "card" else cards
    return spec | ({form.aside: seen.aside} if seen.aside else {})


def _hidden(match: Match, setup: Mapping[str, Any], seen: Seen) -> dict[str, Any]:
    """A deal in the middle without what the seat does not know: the fields that name hidden cards are covered."""
    form, deal, known = match.game.form, match.redeal(len(match.deals) - 1), seen.held | seen.opened
    seen.others[seen.seat] |= seen.held
    covered = {name: value for name, value in setup.items() if name not in form.secret}
    for name, value in form.spread(deal).items():
        if name == "hands":
            covered[name] = {seat: _covered(cards, seen.others[int(seat)]) for seat, cards in value.items()}
        elif name in covered and not {*([value] if isinstance(value, str) else value)} <= known:
            del covered[name]
    return covered


def _covered(cards: Sequence[str], known: Container[str]) -> list[str]:
    """A hand with the cards that are known first: where they lay among the others would tell of those."""
    told = [card for card in cards if card in known]
    return told + [UNKNOWN] * (len(cards) - len(told))
