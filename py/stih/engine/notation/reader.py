"""Sections to matches: what the tags and the actions of a text mean. Games are looked up by the caller."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from stih.engine import rng
from stih.engine.errors import BadCard, BadOption, BadPosition, BadSeats, UnknownGame
from stih.engine.game import Game
from stih.engine.match import Match
from stih.engine.notation import kinds
from stih.engine.notation import setup as setups
from stih.engine.notation.errors import BadNotation
from stih.engine.notation.fit import HIDDEN, Fit, card_in
from stih.engine.notation.form import Places, Spec
from stih.engine.notation.kinds import UNKNOWN
from stih.engine.notation.model import NO_WORDS, Section, Tag, Text, Words
from stih.engine.options import Options, parse_settings
from stih.engine.state import OVER

ABOUT = ("Author", "Event", "Site", "Date", "Source")            # for people alone
HEAD = ("Game", "Rules", "Options", "Seats", "Players", "Seed")  # of a whole match: in its first section
OF_A_DEAL = ("Deal", "Pack", "Undone")
Games = Callable[[str], Game[Any]]   # from an id; raises UnknownGame


@dataclass(frozen=True, slots=True)
class Told:
    """One deal of a text: its section, and the cards that the text tells; None: all."""

    section: Section
    cards: frozenset[str] | None


@dataclass(slots=True)
class Chapter:
    """One match of a text, and its deals as they are told."""

    match: Match
    seeded: bool
    deals: list[Told] = field(default_factory=list)

    @property
    def about(self) -> dict[str, str]:
        """The tags for people."""
        return {tag.name: tag.value for tag in self.deals[0].section.tags if tag.name in ABOUT}


def title(section: Section) -> Words:
    """The title of a deal by language."""
    tag = section.tag("Title")
    return tag.words if tag else NO_WORDS


def read(text: Text, games: Games, seed: str) -> list[Chapter]:
    """The matches of a text; *seed* decides what it leaves open. Raises BadNotation."""
    chapters: list[Chapter] = []
    head: dict[str, Tag] = {}
    for number, section in enumerate(text):
        own = {tag.name: tag for tag in section.tags if tag.name in HEAD}
        if "Game" in own:
            head = own
        elif own:
            raise BadNotation("head", next(iter(own.values())).where, tag=next(iter(own)))
        elif not chapters:
            raise BadNotation("missing", section.where, tag="Game")
        elif chapters[-1].match.over or chapters[-1].match.deal.phase != OVER:
            players = str(len(chapters[-1].match.seats))
            head = {"Players": Tag("Players", {"": players})} | head
            head.pop("Seed", None)
        else:
            _Deal(chapters[-1], section, f"{seed}/{number}").read()
            continue
        chapters.append(_chapter(section, head, games, seed))
        _Deal(chapters[-1], section, f"{seed}/{number}").read()
    return chapters


# the head of a match

def _chapter(section: Section, head: Mapping[str, Tag], games: Games, seed: str) -> Chapter:
    try:
        game = games(head["Game"].value)
    except UnknownGame:
        raise BadNotation("game", head["Game"].where, game=head["Game"].value[:40]) from None
    _known_tags(section, game)
    _rules(head.get("Rules"), game)
    options = _options(head.get("Options"), game)
    words = _seats(head.get("Seats"))
    players = len(words) or _players(section, head, game)
    words = words or ["you"] + ["rules"] * (players - 1)
    seeded = "Seed" in head
    match_seed = head["Seed"].value if seeded else seed
    dealer = _dealer(section, game, players, seeded, match_seed)
    try:
        return Chapter(Match.blank(game, words, match_seed, options, dealer), seeded)
    except BadSeats:
        where = head["Seats"].where if "Seats" in head else section.where
        raise BadNotation("seats", where, count=players) from None


def _known_tags(section: Section, game: Game[Any]) -> None:
    fields = {kinds.tag_of(name) for name in (*game.form.fields, "dealer", "hands")}
    seen: set[str] = set()
    for tag in section.tags:
        if tag.name not in {*HEAD, *OF_A_DEAL, *ABOUT, "Title", *fields}:
            raise BadNotation("tag", tag.where, tag=tag.name[:40])
        if tag.name in seen:
            raise BadNotation("twice", tag.where, tag=tag.name)
        if tag.name != "Title" and set(tag.words) != {""}:
            raise BadNotation("language", tag.where, language=next(filter(None, tag.words)))
        seen.add(tag.name)


def _rules(tag: Tag | None, game: Game[Any]) -> None:
    if tag is None:
        return
    if not kinds.NUMBER.fullmatch(tag.value):
        raise _bad_value(tag, "number")
    if int(tag.value) > game.rules:
        raise BadNotation("newer", tag.where, rules=int(tag.value))


def _options(tag: Tag | None, game: Game[Any]) -> Options:
    if tag is None:
        return {}
    try:
        return parse_settings(game.options, tag.value.split())
    except BadOption as error:
        args = error.args_by_name
        raise BadNotation("option", tag.where, option=args["option"][:40], value=args["value"][:40]) from None


def _seats(tag: Tag | None) -> list[str]:
    return [word.replace("%20", " ").replace("%25", "%") for word in tag.value.split()] if tag else []


def _players(section: Section, head: Mapping[str, Tag], game: Game[Any]) -> int:
    """How many play, where no seats are named."""
    if "Players" in head:
        if not kinds.NUMBER.fullmatch(head["Players"].value):
            raise _bad_value(head["Players"], "number")
        return int(head["Players"].value)
    hands = section.tag("Hands")
    return hands.value.count("/") + 1 if hands else game.seats[0]


def _dealer(section: Section, game: Game[Any], players: int, seeded: bool, seed: str) -> int:
    tag = section.tag("Dealer")
    if tag is None:
        return rng.first_dealer(seed, players) if seeded else 0
    dealer: int = _value(tag, "seat", kinds.Table(game.deck, players))
    return dealer


def _value(tag: Tag, kind: str, table: kinds.Table) -> Any:
    try:
        return kinds.read(kind, tag.value, table)
    except (BadCard, ValueError):
        raise _bad_value(tag, kind) from None


def _bad_value(tag: Tag, kind: str) -> BadNotation:
    return BadNotation("value", tag.where, tag=tag.name, expected=kind, found=tag.value[:40])


# a deal

class _Deal:
    """The reading of one section into the match it belongs to."""

    def __init__(self, chapter: Chapter, section: Section, seed: str) -> None:
        self.chapter, self.section, self.seed = chapter, section, seed
        self.match, self.game = chapter.match, chapter.match.game
        self.table = kinds.Table(self.game.deck, len(self.match.seats))
        if self.match.deals:
            _known_tags(section, self.game)
        self.spec = self._fields()
        self.moves = section.moves

    def read(self) -> None:
        """Deal it, and take its actions."""
        where = self.section.where
        try:
            known = self._middle() if setups.MIDDLE in self.spec else self._from_pack()
        except BadPosition as error:
            raise BadNotation("position", where, reason=str(error.args_by_name["reason"])[:40]) from None
        except BadCard as error:
            raise BadNotation("cards", where, card=str(error.args_by_name["card"])[:40]) from None
        if self._undone():
            self.match.deals[-1]["undone"] = True
        self.chapter.deals.append(Told(self.section, known))

    def _fields(self) -> Spec:
        """The tags that are fields of a position."""
        spec = {}
        for name in ("dealer", "hands", *self.game.form.fields):
            tag = self.section.tag(kinds.tag_of(name))
            if tag is not None:
                spec[name] = _value(tag, str(setups.kind_of(self.game, name)), self.table)
        return spec

    def _undone(self) -> bool:
        tag = self.section.tag("Undone")
        return tag is not None and bool(_value(tag, "flag", self.table))

    def _play(self, words: Sequence[str]) -> None:
        for word in words:
            self.match.act(word)

    def _fit(self, lay: Callable[[Sequence[str]], Any], names: Sequence[str],
             free: Sequence[int]) -> tuple[list[str], list[str]]:
        return Fit(self.game, lay, names, free, self.moves, Random(self.seed)).solve()

    def _named(self, told: Sequence[str]) -> frozenset[str]:
        played = {card_in(self.game, move.name) or UNKNOWN for move in self.section.moves}
        return frozenset({*told, *played} - {UNKNOWN})

    # dealt from a pack

    def _from_pack(self) -> frozenset[str] | None:
        setup = self._setup()
        standing = self.match.before_next(setup)
        told = self._slots(standing["dealer"])
        if self.chapter.seeded and set(told) == {UNKNOWN}:
            pack = rng.pack_of(self.match.seed, len(self.match.deals), len(told))
            told = [self.game.deck.names[card] for card in pack]
        free = [place for place, name in enumerate(told) if name == UNKNOWN]
        rest = iter([name for name in self.game.deck.names if name not in set(told)])
        names = [next(rest) if name == UNKNOWN else name for name in told]

        def lay(names: Sequence[str]) -> Any:
            return self.game.deal(self.match.options, standing, self.game.deck.parse_all(names))

        names, words = self._fit(lay, names, free)
        self.match.next_deal(self.game.deck.parse_all(names), setup)
        self._play(words)
        return self._named(told) if free else None

    def _setup(self) -> Spec | None:
        """How the match stands, where that does not follow from the seed or from the deal before."""
        stands = {name: self.spec[name] for name in ("dealer", *self.game.form.match) if name in self.spec}
        first = not self.match.deals
        if {*stands} & {*self.game.form.match} or (first and not self.chapter.seeded):
            dealer = self.match.first_dealer if first else self.match.standing["dealer"]
            start = setups.opening(self.game, self.match.options, len(self.match.seats))
            return start | {"dealer": max(dealer, 0)} | stands
        if "dealer" in stands and not first and stands["dealer"] != self.match.standing["dealer"]:
            raise BadPosition(reason="dealer")
        return None

    def _slots(self, dealer: int) -> list[str]:
        """The pack as far as it is told, "?" elsewhere."""
        slots = [UNKNOWN] * len(self.game.deck.names)
        tag, places = self.section.tag("Pack"), self.game.form.places(len(self.match.seats), dealer)
        if tag is not None:
            pack = _value(tag, "cards", self.table)
            if len(pack) != len(slots):
                raise _bad_value(tag, "pack")
            self._tell(slots, tuple(range(len(slots))), pack, tag)
        for seat, cards in self.spec.get("hands", {}).items():
            hand = places.hands[int(seat)]
            if len(cards) != len(hand):
                raise self._at("hands", "hands", place=int(seat), count=len(hand))
            self._tell(slots, hand, cards, self._tag("hands"))
        for name in self.spec:
            if name == self.game.form.aside:
                self._lay_aside(slots, places)
            elif name in places.zones:
                value = self.spec[name]
                self._tell(slots, places.zones[name], [value] if isinstance(value, str) else value, self._tag(name))
            elif name not in ("dealer", "hands", *self.game.form.match):
                raise self._at(name, "phase", tag=kinds.tag_of(name))
        return slots

    def _lay_aside(self, slots: list[str], places: Places) -> None:
        """The cards laid away are told, but not who laid which: the lot decides where the text is silent."""
        name = self.game.form.aside
        laid = [move.name[1:].upper() for move in self.section.moves if move.name.startswith("-")]
        cards = rng.shuffled([card for card in self.spec[name] if card not in laid], Random(self.seed))
        if len(cards) != laid.count(UNKNOWN) + len(places.aside) or UNKNOWN in cards:
            raise _bad_value(self._tag(name), "cards")
        self._tell(slots, places.aside, [cards.pop() for _ in places.aside], self._tag(name))
        self.moves = tuple(replace(move, name="-" + cards.pop()) if move.name == HIDDEN else move
                           for move in self.section.moves)

    def _tell(self, slots: list[str], places: Sequence[int], cards: Sequence[str], tag: Tag) -> None:
        if len(cards) > len(places):
            raise _bad_value(tag, "cards")
        for place, card in zip(places, cards, strict=False):
            if card == UNKNOWN or slots[place] == card:
                continue
            if slots[place] != UNKNOWN or card in slots:
                raise BadNotation("cards", tag.where, card=card)
            slots[place] = card

    def _tag(self, name: str) -> Tag:
        return self.section.tag(kinds.tag_of(name)) or Tag(name, NO_WORDS)

    def _at(self, name: str, what: str, **args: Any) -> BadNotation:
        return BadNotation(what, self._tag(name).where, **args)

    # in the middle

    def _middle(self) -> frozenset[str] | None:
        if self.section.tag("Pack") is not None:
            raise self._at("pack", "phase-pack")
        spec = {"dealer": max(self.match.standing["dealer"], 0)} | self.spec
        options, players = self.match.options, len(self.match.seats)
        told = list(_cards(spec, self.game))
        shown = self.game.form.spread(setups.position(self.game, options, players, spec))
        slots = _slots(shown)
        names = [_get(shown, slot) for slot in slots]
        fixed = set(told)
        names += [name for name in self.game.deck.names if name not in fixed and name not in set(names)]
        taken = [name for name in self._turned(spec) if name not in names]
        names, fixed = names + taken, fixed - {*taken}
        free = [place for place, name in enumerate(names) if name not in fixed]
        free = free if any(place < len(slots) for place in free) else []

        def lay(names: Sequence[str]) -> Any:
            return setups.position(self.game, options, players, spec | _filled(shown, slots, names))

        names, words = self._fit(lay, names, free)
        self.match.next_deal((), spec | _filled(shown, slots, names) if free else spec)
        self._play(words)
        return self._named(told) if free else None


    def _turned(self, spec: Spec) -> list[str]:
        """Cards that were turned up and are played later: somebody has taken them up."""
        played = {card_in(self.game, move.name) for move in self.moves}
        piles = self.game.form.places(len(self.match.seats), 0).piles
        return [card for card in _cards([spec.get(name) for name in piles], self.game) if card in played]


Slot = tuple[str, str, int]   # a field of a position, the seat in it or "", the place


def _slots(shown: Spec) -> list[Slot]:
    slots: list[Slot] = []
    for name, value in shown.items():
        if isinstance(value, dict):
            slots += [(name, seat, place) for seat, cards in value.items() for place in range(len(cards))]
        elif isinstance(value, str):
            slots.append((name, "", 0))
        else:
            slots += [(name, "", place) for place in range(len(value))]
    return slots


def _get(shown: Spec, slot: Slot) -> str:
    name, seat, place = slot
    value = shown[name][seat] if seat else shown[name]
    return value if isinstance(value, str) else str(value[place])


def _filled(shown: Spec, slots: Sequence[Slot], names: Sequence[str]) -> Spec:
    """*shown* with other cards in its slots."""
    filled: Spec = {name: {seat: list(cards) for seat, cards in value.items()} if isinstance(value, dict)
                    else value if isinstance(value, str) else list(value) for name, value in shown.items()}
    for (name, seat, place), card in zip(slots, names, strict=False):
        if seat:
            filled[name][seat][place] = card
        elif isinstance(filled[name], str):
            filled[name] = card
        else:
            filled[name][place] = card
    return filled


def _cards(value: Any, game: Game[Any]) -> list[str]:
    """Every card named in a position."""
    if isinstance(value, str):
        return [value] if value in game.deck.index else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    return [card for part in parts for card in _cards(part, game)]

