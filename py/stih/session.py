"""One table as the page sees it: requests in, replies out (docs/protocol.md).

The page gets a seat's view and never the record in the clear: that goes out sealed, for storage.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any

from stih import bots, texts
from stih.bots import hindsight
from stih.engine import record as records
from stih.engine import review, rng
from stih.engine.errors import BadOption, BadRecord, BadSeats, Message, StihError, message
from stih.engine.game import Game
from stih.engine.match import Match, is_person
from stih.engine.options import Options
from stih.engine.state import OVER, Seat, take
from stih.games import game_of
from stih.guide import Guide
from stih.texts import BadRequest

Request = Mapping[str, Any]
Reply = dict[str, Any]


class NoMatch(StihError):
    """A request for a match, and none is open."""

    key = "error-no-match"


class Refused(StihError):
    """An action or a take-back that the player is told about; *said* is the whole message."""

    def __init__(self, said: Message) -> None:
        super().__init__()
        self.said = said

    @property
    def message(self) -> Message:
        return self.said


class Session:
    """The match on the table, the seat that looks at it, and what it has been told."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.seat: Seat | None = None   # None: the curtain between two people
        self.told = 0   # entries of this deal's log already sent as events
        self.guide: Guide | None = None   # the text that leads the match

    def handle(self, text: str) -> str:
        """Answer one request. Never raises: what goes wrong is in the reply's `error`."""
        number = known = None
        try:
            request = _read(text)
            number, known = request.get("id"), request.get("sheet")
            reply = self._answer(request)
        except StihError as error:
            reply = self._state([]) | {"error": error.message}
        except Exception as error:  # the page must hear of it, whatever it is
            reply = {"error": message("error-internal", detail=f"{type(error).__name__}: {error}")}
        return json.dumps({"id": number} | _without_sheet(reply, known), ensure_ascii=False, separators=(",", ":"))

    def _answer(self, request: Request) -> Reply:
        do = _DO.get(str(request.get("do")))
        if do is None:
            raise BadRequest()
        more = do(self, request) or {}
        return self._state(self._news()) | more | {"error": None}

    # requests

    def start(self, request: Request) -> None:
        if "game" not in request:
            self._start_from_text(request)
            return
        game = game_of(_text(request, "game"))
        seats = _seats(game, request.get("seats"))
        self._open(Match(game, seats, _text(request, "seed"), _options(game, request.get("options", {}))), request)

    def _start_from_text(self, request: Request) -> None:
        match, seat = texts.match_of(request)
        if not _known(match.game, match.seats):
            raise BadSeats(count=len(match.seats))
        self._open(match, {"seat": seat if is_person(match.seats[seat]) else None})
        self.guide = texts.guide_of(request)
        self.told = len(match.deal.log)

    def resume(self, request: Request) -> None:
        record = records.unseal(_text(request, "sealed"))
        game = game_of(record["game"])
        match = records.replay(game, record)
        if not _known(game, match.seats):
            raise BadRecord(reason="seats")
        self._open(match, request)
        self.told = len(match.deal.log)

    def act(self, request: Request) -> None:
        match, names = self._match, request.get("actions")
        if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
            raise BadRequest()
        if request.get("turn") != match.turn_number:
            raise Refused(message("error-stale"))
        if self.seat is None:
            raise Refused(message("why-not-turn"))
        self._check(self.seat, names)
        for name in names:
            match.act(name if match.deal.turn == self.seat else f"{self.seat}:{name}")

    def hint(self, request: Request) -> Reply:
        """What the level `rules` would do in the viewing seat, on its turn; nothing changes by it."""
        match = self._match
        if request.get("turn") != match.turn_number:
            raise Refused(message("error-stale"))
        if self.seat is None or self.wait() is not None or match.deal.turn != self.seat:
            raise Refused(message("why-not-turn"))
        return {"hint": bots.hint(match)}

    def step(self, request: Request) -> None:
        if self.wait() == "bot":
            self._match.act((self.guide and self.guide.word(self._match)) or bots.move(self._match))

    def next(self, request: Request) -> None:
        if self.wait() != "next":
            raise Refused(message("why-not-now", action="next"))
        self._match.next_deal()
        self._uncover()

    def undo(self, request: Request) -> None:
        match = self._match
        if self.seat is None or not match.undo(self.seat):
            raise Refused(message("error-undo"))
        self.told = len(match.deal.log)

    def again(self, request: Request) -> None:
        match = self._match
        if self.seat is None:
            raise Refused(message("error-undo"))
        match.again()
        self._uncover()

    def replay(self, request: Request) -> Reply:
        match, number = self._match, request.get("number")
        if type(number) is not int or self.seat is None:
            raise BadRequest()
        frames, judged = review.frames(match, number, self.seat), hindsight.judged(match, number, self.seat)
        told = [frame | {"advice": advice} for frame, advice in zip(frames, judged, strict=True)]
        return {"frames": review.once(told)}

    def reveal(self, request: Request) -> Reply:
        match, number = self._match, request.get("number")
        if type(number) is not int or self.seat is None:
            raise BadRequest()
        return {"revealed": review.revealed(match, number, self.seat)}

    def read(self, request: Request) -> Reply:
        shown = texts.shown(request)
        return {"shown": shown | {"frames": review.once(shown["frames"])}}

    def parse(self, request: Request) -> Reply:
        return {"sections": texts.parsed(request)}

    def compose(self, request: Request) -> Reply:
        return {"text": texts.composed(request)}

    def judge(self, request: Request) -> Reply:
        return {"judge": texts.judged(request)}

    def write(self, request: Request) -> Reply:
        return {"written": texts.written(self._match, self.seat, request)}

    def view(self, request: Request) -> None:
        self.seat = _viewer(self._match, request.get("seat"))

    def close(self, request: Request) -> None:
        self.match = None

    # what they share

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise NoMatch()
        return self.match

    def _open(self, match: Match, request: Request) -> None:
        self.seat = _viewer(match, request.get("seat"))
        self.match, self.told, self.guide = match, 0, None
        match.secret = match.secret or rng.secret()

    def _uncover(self) -> None:
        """A deal begins: of several people nobody has looked yet."""
        self.seat, self.told = _viewer(self._match, None), 0

    def _check(self, seat: Seat, names: list[str]) -> None:
        """Refuse the whole gesture when one of its actions is illegal, or answers what is not asked yet."""
        match, trial = self._match, self._match.deal.clone()
        asked = trial.turn, trial.phase
        for name in names:
            if (trial.turn, trial.phase) != asked:
                raise Refused(message("error-stale"))
            why = match.game.why_not(match.game.observe(trial, seat), name)
            if why is not None:
                raise Refused(why)
            take(trial, seat, match.game.parse(name))

    def wait(self) -> str | None:
        """Whose move it is: None for the viewer, "bot", "person", "next" or "over"."""
        match = self._match
        if match.deal.phase == OVER:
            return "over" if match.over else "next"
        if self.guide and (turn := self.guide.turn(match)) is not None:
            return None if turn == self.seat else "bot"
        if bots.call(match) is not None:
            return "bot"
        if match.deal.turn == self.seat:
            return None
        return "person" if is_person(match.seats[match.deal.turn]) else "bot"

    def _news(self) -> list[Message]:
        if self.match is None:
            return []
        log = self.match.deal.log
        new, self.told = log[self.told:], len(log)
        return [{"what": event["key"]} | event["args"] for event in self.match.game.events(new)]

    def _state(self, events: list[Message]) -> Reply:
        if self.match is None:
            return {}
        wait = self.wait()
        if self.seat is None or wait == "person":
            view = self.match.curtain()
        else:
            view = self.match.view(self.seat)
        stored = self.match.curtain() if _viewer(self.match, None) is None else None
        return {"view": view, "stored": stored, "events": events, "sealed": records.seal(self.match.record()),
                "wait": wait, "guide": self.guide and self.guide.step(self.match)}


def _without_sheet(reply: Reply, known: Any) -> Reply:
    """The reply with a name for its score sheet, which is left out where the page has it: it is the longest part."""
    if "view" not in reply:
        return reply
    sheet = reply["view"]["sheet"]
    name = f"{zlib.crc32(json.dumps(sheet).encode()):08x}"
    if name == known:
        for view in filter(None, (reply["view"], reply["stored"])):
            view["sheet"] = None
    return reply | {"sheet": name}


_DO: dict[str, Callable[[Session, Request], Reply | None]] = {
    "start": Session.start, "resume": Session.resume, "act": Session.act, "hint": Session.hint, "step": Session.step,
    "next": Session.next, "undo": Session.undo, "again": Session.again, "replay": Session.replay,
    "view": Session.view, "close": Session.close, "read": Session.read, "parse": Session.parse,
    "compose": Session.compose, "judge": Session.judge, "write": Session.write, "reveal": Session.reveal,
}


def _read(text: str) -> Request:
    try:
        request = json.loads(text)
    except (ValueError, RecursionError, TypeError):
        raise BadRequest() from None
    if not isinstance(request, dict):
        raise BadRequest()
    return request


def _text(request: Request, field: str) -> str:
    value = request.get(field)
    if not isinstance(value, str):
        raise BadRequest()
    return value


def _seats(game: Game[Any], words: Any) -> list[str]:
    """The seats' words, each a person or a level of the game. Raises BadSeats."""
    if not isinstance(words, list):
        raise BadRequest()
    if not _known(game, words):
        raise BadSeats(count=len(words))
    return words


def _known(game: Game[Any], words: list[Any]) -> bool:
    return all(isinstance(word, str) and (is_person(word) or bots.is_bot(game.id, word)) for word in words)


def _viewer(match: Match, seat: Any) -> Seat | None:
    """Who looks at the table: *seat*; for None the only person, or of several nobody. Raises BadSeats."""
    people = [number for number, word in enumerate(match.seats) if is_person(word)]
    if seat is None and people:
        return people[0] if len(people) == 1 else None
    if type(seat) is not int or seat not in people:
        raise BadSeats(count=len(match.seats))
    return seat


def _options(game: Game[Any], given: Any) -> Options:
    """Options as values, or as links write them (`on`, `off`, `15`). Raises BadOption."""
    if not isinstance(given, dict):
        raise BadRequest()
    by_key = {option.key: option for option in game.options}
    for key in given:
        if key not in by_key:
            raise BadOption(option=str(key), value=str(given[key]))
    return {key: by_key[key].parse(value) if isinstance(value, str) else by_key[key].check(value)
            for key, value in given.items()}
