"""Portable Preferans Notation, as Prefko publishes it: matches out of it and into it (docs/notation.md).

A round is a line of fields: number, dealer, cards, auction, exchange, game, came, kontra, value, play, score.
The auction has one word a player. So that it can be read back, the words allowed by the rules are tried until
they would be written the same way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from stih.engine.errors import IllegalAction, StihError
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games.preferans import PREFERANS
from stih.games.preferans.actions import AUCTION, CLAIMED, DECLARING, DEFENCE, DISCARD, KONTRAS, NAMING, PARTNER, PLAY
from stih.games.preferans.notation import places
from stih.games.preferans.rules import DECK, PLAYERS, others
from stih.games.preferans.table import CAME

CODES = "123456789ABCDEFGHIJKLMNOPQRSTUVW"   # spades, diamonds, hearts, clubs, each from the seven to the ace
NAMES = [rank + suit for suit in "SDHC" for rank in DECK.ranks]
CODE_OF = dict(zip(NAMES, CODES, strict=True))
NAME_OF = dict(zip(CODES, NAMES, strict=True))
KONTRA = " KRSM"                             # kontra, rekontra, subkontra, mortkontra
TAG = re.compile(r'\[([A-Za-z0-9]+)\s+"?([^"\]]*)"?\]\s*')
ROUND = re.compile(r"(?:\w+\.)\s+([123])\s+([0-9A-W]{32})\s+(\S+)(.*)")


class BadPpn(StihError):
    """A text is no PPN that can be read, or a match cannot be written so; *reason* says why."""

    key = "notation-ppn"


# writing

def write(match: Match) -> tuple[str, list[str]]:
    """A match as PPN, and what is lost. Raises BadPpn for another game or a deal in the middle."""
    if match.game.id != PREFERANS.id:
        raise BadPpn(reason=f"game {match.game.id}")
    lost = [f"option {name}" for name, value in match.record()["options"].items() if name != "start_bule"]
    lines = _head(match)
    for number, entry in enumerate(match.deals):
        if "setup" in entry:
            raise BadPpn(reason=f"deal {number + 1} was set up")
        lines.append(_round(match, number))
        if any(word.split(":")[-1] == "stop" for word in entry["actions"]):
            lost.append("the end by agreement")
        if any(word.startswith("claim:") for word in entry["actions"]):
            lost.append("claims that were refused, and who spoke")
        if "result" not in entry:
            lost.append("a hand that is not over")
    return "\n".join(lines) + "\n", [*lost, "the seed"]


def _head(match: Match) -> list[str]:
    players = [word.partition(":")[2] or word for word in match.seats]
    scores = match.scores()
    ranked = sorted(range(PLAYERS), key=lambda seat: -scores[seat])
    lines = [f'[Bula "{match.options["start_bule"]}"]', f'[Refe "{match.options["max_refa"]}"]']
    lines += [f'[Player{seat + 1} "{_plain(name)}"]' for seat, name in enumerate(players)]
    lines += [f'[Place{place} "{_plain(players[seat])}"]' for place, seat in enumerate(ranked, 1)]
    return [*lines, *(f'[Result{place} "{scores[seat]}"]' for place, seat in enumerate(ranked, 1)), ""]


def _plain(name: str) -> str:
    return re.sub(r'["\[\]]', "", name)


def _round(match: Match, number: int) -> str:
    entry, deal = match.deals[number], match.redeal(number)
    told = _Told(deal)
    for word in entry["actions"]:
        told.take(word)
    pack, where = entry["pack"].split(), places(PLAYERS, entry["dealer"])
    order = [*(where.hands[seat] for seat in _rotation(entry["dealer"])), where.zones["talon"]]
    cards = "".join(CODE_OF[pack[place]] for zone in order for place in zone)
    fields = [f"{number + 1}.", str(entry["dealer"] + 1), cards, told.auction()]
    if told.deal.declarer >= 0:
        fields += [told.exchange(), told.contract(), told.came(), told.kontra(), told.value(), told.play()]
        fields.append(_score(entry.get("result")))
    return " ".join(fields)


def _rotation(dealer: int) -> list[int]:
    """The seats from forehand to the dealer."""
    return [*others(dealer), dealer]


def _score(result: dict[str, Any] | None) -> str:
    """By seat the tricks, and what it wrote: supe on the left, bule, supe on the right."""
    if result is None or "bule" not in result:
        return "0,0,0"
    supe = {(writer, against): points for writer, against, points in result["supe"]}
    parts = []
    for seat in range(PLAYERS):
        left, right = others(seat)
        numbers = (result["tricks"][seat], supe.get((seat, left), 0), result["bule"][seat], supe.get((seat, right), 0))
        parts.append(":".join(map(str, numbers)) if any(numbers) else "0")
    return ",".join(parts)


class _Told:
    """A deal as its actions are taken, and the fields of PPN that tell them."""

    def __init__(self, deal: Any) -> None:
        self.deal = deal
        self.bids: dict[int, str] = {}
        self.laid: list[str] = []
        self.call = False

    def copy(self) -> _Told:
        twin = _Told(self.deal.clone())
        twin.bids, twin.laid, twin.call = dict(self.bids), list(self.laid), self.call
        return twin

    def take(self, word: str) -> None:
        """An action of the record, and the silent ones after it."""
        deal = self.deal
        if deal.phase in (AUCTION, NAMING):
            self.hear(word)
        elif word.startswith("-"):
            self.laid.append(word[1:])
        self.call |= word == "call"
        PREFERANS.take(deal, word)

    def hear(self, word: str) -> None:
        """The highest that a player said: `2`, `M3` for mine, `G` for game, `G4` once it is named."""
        kind, _, number = word.partition(":")
        said = {"bid": number, "hold": f"M{self.deal.level}", "igra": "G", "bettel": "G6", "sanac": "G7",
                "preferans": "G8", "name": f"G{number}"}.get(kind)
        if said is not None:
            self.bids[self.deal.turn] = said

    def auction(self) -> str:
        return ",".join(self.bids.get(seat, "P") for seat in _rotation(self.deal.dealer))

    def exchange(self) -> str:
        return "XX" if self.deal.igra else "".join(CODE_OF[name] for name in self.laid)

    def contract(self) -> str:
        return f"{'G' if self.deal.igra else ''}{self.deal.contract}"

    def side(self, seat: int) -> str:
        """Who a seat is to the declarer: M himself, L his left neighbour, R his right one."""
        return "MLR"[(seat - self.deal.declarer) % PLAYERS]

    def came(self) -> str:
        seats = [seat for seat in self.deal.defenders() if self.deal.coming[seat] == CAME]
        return "B" if len(seats) == 2 else self.side(seats[0]) if seats else "0"

    def kontra(self) -> str:
        level = max(self.deal.kontra)
        if not level:
            return "I" if self.call else "0"
        by = next((seat for seat in self.deal.defenders() if self.deal.kontra[seat] == level), -1)
        return KONTRA[level] + self.side(by)

    def value(self) -> str:
        return str(2 * self.deal.contract * (2 if self.deal.doubled() else 1) * 2 ** max(self.deal.kontra))

    def play(self) -> str:
        tricks = ["".join(CODE_OF[DECK.names[card]] for card in cards) + self.side(winner)
                  for _, winner, *cards in self.deal.tricks]
        return ",".join(tricks) or "0"


# reading

def read(source: str) -> tuple[list[Match], tuple[()], list[str]]:
    """The match of a PPN text, no notation, and what it did not tell. Raises BadPpn."""
    tags, lines = {}, []
    for line in source.splitlines():
        found = TAG.match(line)
        if found:
            tags[found[1]] = found[2]
        elif line.strip() and line.strip() != "...":
            lines.append(line.strip())
    match = _opened(tags, lines)
    for number, line in enumerate(lines, 1):
        _deal(match, number, line)
    return [match], (), ["the seed of PPN: cards of later hands are new"]


def _opened(tags: dict[str, str], lines: Sequence[str]) -> Match:
    bule = tags.get("Bula", "60")
    seats = [f"person:{tags.get(f'Player{seat}', seat)}" for seat in (1, 2, 3)]
    first = ROUND.fullmatch(lines[0]) if lines else None
    if first is None:
        raise BadPpn(reason="no round")
    try:
        option = next(option for option in PREFERANS.options if option.key == "start_bule")
        return Match.blank(PREFERANS, seats, "ppn", {"start_bule": option.parse(bule)}, int(first[1]) - 1)
    except StihError:
        raise BadPpn(reason=f"Bula {bule}") from None


def _deal(match: Match, number: int, line: str) -> None:
    found = ROUND.fullmatch(line)
    if found is None or len(set(found[2])) != len(CODES):
        raise BadPpn(reason=f"round {number}")
    try:
        match.next_deal(_pack(int(found[1]) - 1, found[2]))
    except IllegalAction:
        raise BadPpn(reason=f"round {number}: the match is over, or the hand before is not") from None
    if match.deals[-1]["dealer"] != int(found[1]) - 1:
        raise BadPpn(reason=f"round {number}: dealer")
    fields = found[4].split()
    _say(match, number, lambda told: told.auction() == found[3], (AUCTION, NAMING))
    if match.deal.phase == OVER or not fields:
        return
    if len(fields) < 6:
        raise BadPpn(reason=f"round {number}: fields")
    _rest(match, number, fields)


def _pack(dealer: int, cards: str) -> list[int]:
    """The pack that deals these cards."""
    where, pack = places(PLAYERS, dealer), [0] * len(cards)
    order = [*(where.hands[seat] for seat in _rotation(dealer)), where.zones["talon"]]
    for place, code in zip([place for zone in order for place in zone], cards, strict=True):
        pack[place] = DECK.index[NAME_OF[code]]
    return pack


def _rest(match: Match, number: int, fields: Sequence[str]) -> None:
    exchange, game, came, kontra, _, play = fields[:6]
    if match.deal.phase == DISCARD:
        for code in exchange:
            _act(match, number, "-" + NAME_OF.get(code, code))
    if match.deal.phase == DECLARING:
        _act(match, number, "declare:" + game.lstrip("G"))
    _say(match, number, lambda told: told.came() == came and told.kontra() == kontra, (DEFENCE, PARTNER, KONTRAS))
    for trick in play.split(",") if match.deal.phase == PLAY else ():
        for code in trick[:-1]:
            if match.deal.phase == PLAY:
                _act(match, number, NAME_OF.get(code, code))
    if match.deal.phase == PLAY and len(fields) > 6:
        _claim(match, number, fields[6])


def _claim(match: Match, number: int, score: str) -> None:
    """The play breaks off: the rest was claimed, and the score tells how much."""
    deal: Any = match.deal
    tricks = [part.partition(":")[0] for part in score.split(",")]
    if len(tricks) != PLAYERS or not tricks[deal.turn].isdecimal():
        raise BadPpn(reason=f"round {number}: score")
    _act(match, number, f"claim:{int(tricks[deal.turn]) - deal.won[deal.turn]}")
    while match.deal.phase == CLAIMED:
        _act(match, number, "agree")


def _act(match: Match, number: int, word: str) -> None:
    try:
        match.act(word)
    except IllegalAction:
        raise BadPpn(reason=f"round {number}: {word}") from None


def _say(match: Match, number: int, wanted: Callable[[_Told], bool], phases: Sequence[str]) -> None:
    """Say the words of some phases that PPN would write the same way. Raises BadPpn."""
    told = _Told(match.redeal(len(match.deals) - 1))
    for word in match.deals[-1]["actions"]:
        told.take(word)
    for words, end in _ways(told, phases):
        if wanted(end):
            for word in words:
                match.act(word)
            return
    raise BadPpn(reason=f"round {number}: {'auction' if AUCTION in phases else 'came or kontra'}")


def _ways(told: _Told, phases: Sequence[str]) -> Iterator[tuple[list[str], _Told]]:
    """All that can be said until other phases begin, the shortest first."""
    waiting: list[tuple[list[str], _Told]] = [([], told)]
    while waiting:
        words, now = waiting.pop(0)
        if now.deal.phase not in phases:
            yield words, now
            continue
        for action in now.deal.legal_actions():
            after, word = now.copy(), PREFERANS.actions[action]
            after.take(word)
            waiting.append(([*words, word], after))

