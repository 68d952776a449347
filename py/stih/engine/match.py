"""A match: deals in turn under fixed options, kept as a record that replays."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from stih.engine import fair, rng
from stih.engine import options as options_of
from stih.engine.errors import BadPosition, BadRecord, BadSeats, IllegalAction, Message
from stih.engine.game import Game, Standing
from stih.engine.notation import setup as setups
from stih.engine.state import OVER, Action, Observation, Seat, State, take

FORMAT = 1
PEOPLE = ("you", "person")


def is_person(word: str) -> bool:
    """Whether a seat's word (`you`, `person:Ana`, `rules`) is a person of this device."""
    return word.partition(":")[0] in PEOPLE


class Match:
    """One match of a game.

    `deal` is the deal on the table; `deals` the record so far, that deal included, as dicts of
    `dealer`, `pack`, `actions`, `setup` where the deal was set up and, once over, `result`; `standings`
    how the match stood before each of them. Between deals call next_deal(). `secret` is what packs are
    sealed with (fair.py), None for a match that nobody has to trust.
    """

    def __init__(self, game: Game[Any], seats: Sequence[str], seed: str,
                 options: Mapping[str, Any] | None = None, first_dealer: Seat | None = None) -> None:
        """Deal the first deal. Raises BadSeats, BadOption."""
        self._prepare(game, seats, seed, options or {}, first_dealer)
        self.next_deal()

    def _prepare(self, game: Game[Any], seats: Sequence[str], seed: str, options: Mapping[str, Any],
                 first_dealer: Seat | None) -> None:
        if len(seats) not in game.seats:
            raise BadSeats(count=len(seats))
        self.game, self.seats, self.seed = game, list(seats), str(seed)
        self.options = options_of.complete(game.options, options)
        if first_dealer is None:
            first_dealer = rng.first_dealer(self.seed, len(seats))
        self.first_dealer = first_dealer
        self.standing: Standing = game.open(self.options, len(seats), first_dealer)
        self.deals: list[dict[str, Any]] = []
        self.standings: list[Standing] = []
        self.winner: Seat | None = None
        self.secret: str | None = None
        self._sheet: tuple[list[dict[str, Any]], dict[str, Any]] | None = None   # results, and what was made of them

    @property
    def over(self) -> bool:
        return self.winner is not None

    @property
    def turn_number(self) -> int:
        """Actions taken in the match: what a gesture answers to."""
        return sum(len(deal["actions"]) for deal in self.deals)

    def next_deal(self, pack: Sequence[int] | None = None, setup: Mapping[str, Any] | None = None) -> None:
        """Deal again; from *pack* in dealing order, or from the seed.

        A *setup* (engine/notation/setup.py) says how the match stands before this deal, or puts a deal
        in the middle on the table. Raises IllegalAction, BadPosition.
        """
        if self.over or (self.deals and self.deal.phase != OVER):
            raise IllegalAction(action="next")
        if pack is None:
            pack = rng.pack_of(self.seed, len(self.deals), len(self.game.deck.names))
        if setup is not None:
            setup = setups.check(self.game, self.options, len(self.seats), setup)
        self.standing = self.before_next(setup)
        self.standings.append(self.standing)
        self._deciders = list[tuple[Seat, str]]()
        self.deals.append(self._entry(pack, setup))
        self.deal: State = self.redeal(len(self.deals) - 1)
        self._settle()

    def before_next(self, setup: Mapping[str, Any] | None = None) -> Standing:
        """How the match will stand when the next deal begins, cards cut for it. Raises BadPosition."""
        if setup is not None:
            return setups.standing(self.game, self.options, len(self.seats), dict(setup))
        if self.game.cut is not None:
            return self.game.cut(self.options, self.standing, rng.cutting(self.seed, len(self.deals)))
        return self.standing

    def _entry(self, pack: Sequence[int], setup: Mapping[str, Any] | None) -> dict[str, Any]:
        """A deal of the record before its first action. A deal in the middle has no pack."""
        names = () if setups.begins_in_the_middle(setup) else [self.game.deck.names[card] for card in pack]
        entry = {"dealer": self.standing["dealer"], "pack": " ".join(names), "actions": []}
        return entry if setup is None else entry | {"setup": setup}

    def act(self, word: str) -> None:
        """Take an action: its name for the seat in turn, `2:enough` for a call of seat 2. Raises IllegalAction."""
        seat, action = self.game.spoken(word, self.deal.turn)
        in_turn = seat == self.deal.turn
        if action not in (self.deal.legal_actions() if in_turn else self.calls(seat)):
            raise IllegalAction(action=word)
        self._deciders.append((seat, self.deal.phase))
        take(self.deal, seat, action)
        name = self.game.actions[action]
        self.deals[-1]["actions"].append(name if in_turn else f"{seat}:{name}")
        self._settle()

    def calls(self, seat: Seat) -> tuple[Action, ...]:
        """What *seat* may say out of turn now; nothing for a seat that is not there."""
        return self.deal.calls(seat) if 0 <= seat < len(self.seats) else ()

    def _settle(self) -> None:
        """Write the result once the deal is over, and anew when a call changes it."""
        if self.deal.phase == OVER:
            self.deals[-1]["result"] = self.game.result(self.deal)
            self.standing = self.game.standing(self.deal)
            self.winner = self.game.winner(self.deal)

    def undo(self, seat: Seat) -> bool:
        """Back to *seat*'s last decision in this deal, through the moves of bots. False if there is none.

        Another person's decision is never taken back. The deal is marked as one with an undo.
        """
        back = self._last_decision(seat)
        if back is None:
            return False
        self._rewind(self.deals[-1], back)
        return True

    def again(self) -> None:
        """Play this deal once more from its first action. It is marked as one with an undo."""
        self._rewind(self.deals[-1], 0)

    def _last_decision(self, seat: Seat | None) -> int | None:
        """The place of the action that *seat* may take back."""
        for back in reversed(range(len(self._deciders))):
            decider, _ = self._deciders[back]
            if decider == seat:
                return self._gesture(back)
            if is_person(self.seats[decider]):
                return None
        return None

    def _gesture(self, back: int) -> int:
        """Where the gesture began that ends with action *back*: cards are laid away together."""
        actions = self.deals[-1]["actions"]
        while back and self._deciders[back - 1] == self._deciders[back] and actions[back - 1].startswith("-"):
            back -= 1
        return back

    def _rewind(self, entry: dict[str, Any], count: int) -> None:
        self.standing, self.winner = self.standings[-1], None
        self.deal = self.redeal(len(self.deals) - 1)
        for name in entry["actions"][:count]:
            self.game.take(self.deal, name)
        del entry["actions"][count:], self._deciders[count:]
        entry.pop("result", None)
        entry["undone"] = True
        self._settle()

    def redeal(self, number: int) -> State:
        """Deal number *number* (from 0) as it stood before its first action."""
        entry = self.deals[number]
        if setups.begins_in_the_middle(entry.get("setup")):
            return setups.position(self.game, self.options, len(self.seats), entry["setup"])
        deal: State = self.game.deal(self.options, self.standings[number], self._pack(entry))
        return deal

    def _pack(self, entry: Mapping[str, Any]) -> list[int]:
        return self.game.deck.parse_all(entry["pack"].split())

    def seal(self, number: int) -> str | None:
        """The seal of deal number *number* (from 0); None without a secret, or for a deal in the middle."""
        pack = self.deals[number]["pack"]
        return fair.seal(self.secret, number, pack) if self.secret and pack else None

    def results(self) -> list[dict[str, Any]]:
        """The results of the deals that are over."""
        return [entry["result"] for entry in self.deals if "result" in entry]

    def sheet(self) -> dict[str, Any]:
        """The score sheet of the deals that are over: made once a deal, for it is asked for at every move."""
        results = self.results()
        if self._sheet is None or self._sheet[0] != results:
            self._sheet = results, self.game.sheet(self.options, results)
        return self._sheet[1]

    def scores(self) -> list[int]:
        """The score of each seat as the match stands."""
        return list(self.standing["scores"])

    def observe(self, seat: Seat) -> Observation:
        """All that *seat* may know of the deal on the table."""
        return self.game.observe(self.deal, seat)

    def bot_seed(self) -> int:
        """The number that seeds the move of the seat in turn."""
        return rng.bot_seed(self.seed, len(self.deals) - 1, self.deal.turn, len(self.deals[-1]["actions"]))

    def view(self, seat: Seat) -> dict[str, Any]:
        """What to draw for *seat*, as JSON (docs/protocol.md)."""
        shown = self.game.view(self.observe(seat)).as_json()
        shown["log"] = self.game.events(self.deal.log)
        return shown | self._frame(seat)

    def curtain(self) -> dict[str, Any]:
        """The view between two people: it holds nothing of any hand."""
        seats = [{"score": seat.score} for seat in self.game.view(self.observe(0)).seats]
        return {"phase": "curtain", "players": len(self.seats), "seats": seats, "hand": [], "log": [],
                "to_act": self.deal.turn} | self._frame(None)

    def _frame(self, seat: Seat | None) -> dict[str, Any]:
        over = self.deal.phase == OVER
        return {
            "game": self.game.id, "seat": seat, "number": len(self.deals), "turn": self.turn_number,
            "names": list(self.seats), "seed": self.seed,
            "options": options_of.changed(self.game.options, self.options),
            "sheet": self.sheet(),
            "result": self.game.explain(self.deal) if over else None,
            "match": self._ending(),
            "undo": self._last_decision(seat) is not None,
            "seal": self.seal(len(self.deals) - 1),
        }

    def _ending(self) -> dict[str, Any] | None:
        if self.winner is None:
            return None
        title: Message = self.game.win_text(self.deal, self.winner, len(self.deals))
        return {"winner": self.winner, "title": title}

    def record(self) -> dict[str, Any]:
        """The match as JSON values, enough to replay it. Shares nothing with the match."""
        record = {"format": FORMAT, "app": _version(), "game": self.game.id, "rules": self.game.rules,
                  "options": options_of.changed(self.game.options, self.options), "seats": list(self.seats),
                  "seed": self.seed, "first_dealer": self.first_dealer,
                  "deals": json.loads(json.dumps(self.deals))}   # a copy, in half the time of copy.deepcopy()
        return record | {"secret": self.secret} if self.secret else record

    @classmethod
    def blank(cls, game: Game[Any], seats: Sequence[str], seed: str, options: Mapping[str, Any],
              first_dealer: Seat | None = None) -> Match:
        """A match before its first deal. Raises BadSeats, BadOption."""
        match = cls.__new__(cls)
        match._prepare(game, seats, seed, options, first_dealer)
        return match

    @classmethod
    def replay(cls, game: Game[Any], record: Mapping[str, Any]) -> Match:
        """The match of a record that has been checked for its form. Raises BadRecord."""
        match = cls.blank(game, record["seats"], record["seed"], record["options"], record["first_dealer"])
        match.secret = record.get("secret")
        for number, entry in enumerate(record["deals"], 1):
            match._replay_deal(number, entry)
        if not match.deals:
            raise BadRecord(reason="empty")
        return match

    def _replay_deal(self, number: int, entry: Mapping[str, Any]) -> None:
        try:
            pack, setup = self._pack(entry), entry.get("setup")
            whole = [] if setups.begins_in_the_middle(setup) else list(range(len(self.game.deck.names)))
            if sorted(pack) != whole:
                raise BadRecord(reason=f"deal {number}: pack")
            self.next_deal(pack, setup)
            for name in entry["actions"]:
                self.act(name)
        except IllegalAction as error:
            place = f"deal {number}, action {len(self.deals[-1]['actions']) + 1}" if self.deals else "deal 1"
            raise BadRecord(reason=f"{place}: {error.args_by_name['action']}") from None
        except BadPosition as error:
            raise BadRecord(reason=f"deal {number}: {error.args_by_name['reason']}") from None
        self._check_entry(number, entry)

    def _check_entry(self, number: int, entry: Mapping[str, Any]) -> None:
        played = self.deals[-1]
        if entry.get("undone"):
            played["undone"] = True
        if entry["dealer"] != played["dealer"]:
            raise BadRecord(reason=f"deal {number}: dealer")
        if entry.get("result") and entry["result"] != played.get("result"):
            raise BadRecord(reason=f"deal {number}: result")


def _version() -> str:
    from stih import __version__
    return __version__
