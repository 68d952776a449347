"""Live diagrams of the rules pages: a deal in notation becomes a `<stih-table>` with a poster that needs no script.

`![[raub-maus]]` on a line of its own in a rules page is the deal of `assets/diagrams/raub-maus.stih`. The poster has
the cards that the text tells, what everyone said, and the comments.
"""

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from stih import texts
from stih.engine.notation import parser, printer
from stih.engine.notation.model import Section, Tag, Words
from table import cards
from table.vnode import h, to_html

from tools import cyrillic
from tools.sentences import Sentences

PLACE = re.compile(r"<!-- ([a-z0-9]+-[a-z0-9-]+)(?:@(\d+))? -->\n")
"""Where a page wants a diagram (pages.leave_places); `name@3` opens at the third step."""

PLAYER = re.compile(r"\b[A-D]\b")
"""The letter of a player, which is the same in every script."""

LABELS = {"Turned": "raub-label-turned", "Starter": "cribbage-label-starter"}
"""What cards are called that lie on the table, by the tag that tells them."""

CARD = re.compile(r"(-?)([AKQJT2-9][CDHSBLA])")
PLAYED = ("Laid", "Pile", "Trick")
Node = tuple[str, dict[str, Any], list[Any]]


class DiagramError(Exception):
    """What is wrong with a diagram."""


def fill(body: str, language: str, folder: Path, sentences: Sentences) -> str:
    """A page's body with its diagrams drawn in a language."""
    return PLACE.sub(lambda found: draw(found[1], found[2] or "", language, folder, sentences), body)


def draw(name: str, step: str, language: str, folder: Path, sentences: Sentences) -> str:
    """The element of one diagram, as HTML. Raises DiagramError if it is not there, or not in the language."""
    path = folder / f"{name}.stih"
    if not path.is_file():
        raise DiagramError(f"There is no diagram {name}.")
    try:
        text = spoken(path.read_text(encoding="utf-8"), language)
        poster = to_html(Poster(path.read_text(encoding="utf-8"), sentences).figure())
    except KeyError:
        raise DiagramError(f"{path.name}: a text in {language} is missing.") from None
    at = f' step="{step}"' if step else ""
    return (f'<stih-table class="diagram" mode="steps"{at}>\n<script type="text/stih">\n{text}</script>\n'
            f"{poster}\n</stih-table>\n")


# ---- one language of a text

def spoken(text: str, language: str) -> str:
    """The notation with its titles and comments in one language only. Raises KeyError where one is missing."""
    return printer.write(tuple(_section(section, language) for section in parser.parse(text)))


def _section(section: Section, language: str) -> Section:
    tags = tuple(Tag(tag.name, _one(tag.words, language)) for tag in section.tags)
    moves = tuple(replace(move, comment=_one(move.comment, language)) for move in section.moves)
    return Section(tags, _one(section.comment, language), moves)


def _one(words: Words, language: str) -> Words:
    if not words or "" in words:
        return words
    return {"": in_cyrillic(words["sr"]) if language == "sr-Cyrl" else words[language]}


def in_cyrillic(latin: str) -> str:
    """The Serbian text in Cyrillic; the players' letters stay."""
    return cyrillic.text(PLAYER.sub(r"⟦\g<0>⟧", latin))


# ---- the poster

@functools.cache
def _shown(text: str) -> dict[str, Any]:
    """All frames of a text, the same for the posters of every language."""
    return texts.shown({"text": text})


class Poster:
    """The still picture of a text in one language: its cards and its steps."""

    def __init__(self, text: str, sentences: Sentences) -> None:
        self.shown = _shown(text)
        self.sections = parser.parse(text)
        self.t = sentences
        german = self.shown["game"] == "rablo"
        self.t.at(self.shown["names"], None, "german" if german else "french")
        cards.take_deck(self.t.deck, self.t.index)

    def figure(self) -> Node:
        """Title, then for each deal its cards or its auction and the moves with the comments."""
        deals = [*self.shown["deals"], len(self.shown["frames"])]
        parts = [part for number, section in enumerate(self.sections)
                 for part in self._deal(section, self.shown["frames"][deals[number]:deals[number + 1]])]
        return h("figure", None, h("figcaption", None, self._own(self.shown["title"])), parts)

    def _deal(self, section: Section, frames: list[dict[str, Any]]) -> list[Node | None]:
        auction = frames[-1]["extra"].get("auction")
        board = self._board(section)
        spoken = self._auction(auction) if auction and not section.tag("Hands") else None
        return [board, spoken, self._steps(frames[1:])]

    # cards

    def _board(self, section: Section) -> Node | None:
        """The cards that a deal's tags tell: hands with what was played from them, and what lies on the table."""
        rows = [self._row(self.t.name(seat), held) for seat, held in _hands(section)]
        told = {name: section.tag(name) for name in LABELS}
        rows += [self._row(self.t(LABELS[name]), tag.value.split()) for name, tag in told.items() if tag]
        return h("div", {"class": "board"}, rows) if rows else None

    def _row(self, label: str, names: list[str]) -> Node:
        """A row of cards, spoken as one picture."""
        spoken = f"{label}: " + ", ".join(self.t.card(name) for name in names)
        faces = [h("span", {"class": "card", "data-suit": name[1]}, _from_site(cards.face(name))) for name in names]
        return h("div", {"class": "row", "role": "img", "aria-label": spoken},
                 h("span", {"class": "who"}, label), h("span", {"class": "cards"}, faces))

    # words

    def _own(self, words: Words) -> str:
        """What the text says in the poster's language."""
        return _one(words, self.t.language)[""]

    def _auction(self, auction: Mapping[str, Any]) -> Node:
        """What everyone said, a column a player."""
        order, columns = auction["order"], [auction["said"][seat] for seat in auction["order"]]
        said = [[self.t(column[line]) if line < len(column) else "" for column in columns]
                for line in range(max(map(len, columns)))]
        head = h("tr", None, [h("th", {"scope": "col"}, self.t.name(seat)) for seat in order])
        rows = [h("tr", None, [h("td", None, word) for word in line]) for line in said]
        return h("table", {"class": "said"}, h("thead", None, head), h("tbody", None, rows))

    def _steps(self, frames: list[dict[str, Any]]) -> Node:
        """The moves, each comment at the end of those it speaks of."""
        steps, moves = [], []
        for frame in frames:
            moves.append(self._move(frame))
            if frame["comment"]:
                steps.append(_step(moves, self._own(frame["comment"])))
                moves = []
        return h("ol", {"class": "moves"}, steps, [_step(moves, None)] if moves else [])

    def _move(self, frame: dict[str, Any]) -> Node:
        """Who did what: the card, the word, or the sentence of what happened."""
        ends = any(event["what"] == "trick" for event in frame["events"])
        attrs = {"class": ["move", ends and "end"]}
        who = f"{self.t.name(frame['by'])}:\N{NO-BREAK SPACE}"
        if card := CARD.fullmatch(frame["action"]):
            return h("span", attrs, who, "−" if card[1] else "", self._card(card[2]))
        if word := self._word(frame):
            return h("span", attrs, who, word)
        return h("span", {"class": "told"}, self.t(frame["events"][0]))

    def _word(self, frame: dict[str, Any]) -> str | None:
        """What the player said, also where the table no longer shows it; None if nothing is said with this."""
        said = frame["seats"][frame["by"]]["said"]
        if said:
            return self.t(said)
        event = frame["events"][0]
        game, _, word = event["what"].partition("-")
        try:
            return self.t(event | {"what": f"{game}-said-{word}"})
        except KeyError:
            return None

    def _card(self, name: str) -> Node:
        """A card in a line of text: its letter or number and its sign."""
        sign = _from_site(cards.suit_sign(name[1]))
        return h("span", {"class": "in-text", "role": "img", "aria-label": self.t.card(name)},
                 self.t.index(name), sign)


def _hands(section: Section) -> Iterator[tuple[int, list[str]]]:
    """The seats whose hands are told, with the cards they have played already."""
    tag = section.tag("Hands")
    for seat, words in enumerate(tag.value.split("/") if tag else ()):
        held = [word for word in words.split() if word not in ("?", "-")]
        played = [word.removeprefix(f"{seat}:") for name in PLAYED if (laid := section.tag(name))
                  for word in laid.value.split() if word.startswith(f"{seat}:")]
        if held:
            yield seat, played + held


def _step(moves: list[Node], comment: str | None) -> Node:
    """A few moves and what is said of them."""
    spaced = [part for move in moves for part in (move, " ")][:-1]
    return h("li", None, h("span", None, spaced), h("p", None, comment) if comment else None)


def _from_site(node: Any) -> Any:
    """A drawing whose addresses lead from a folder of the site."""
    if isinstance(node, str):
        return node
    tag, attrs, children = node
    href = {"href": "../" + attrs["href"]} if "href" in attrs else {}
    return (tag, {**attrs, **href}, [_from_site(child) for child in children])
