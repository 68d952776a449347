"""One match at the table: it sends what the player does, lets bots act in
their turn, shows and keeps the match after every reply and holds a finished trick for a
while. It draws nothing and knows no rule.
"""

import asyncio

from table import curtain, parts

THINKING_AFTER = 0.3
"""How long a bot's turn lasts before it shows that it thinks, as a part of its pause."""

SOON = 0.001
"""Seconds that let the browser show a drawing before more is done. None would let it show nothing."""

AFTER = {"act": (None,), "view": ("person", "next", "over"), "next": ("next",)}
"""What must be waited for when a gesture that was kept is sent."""


class Game:
    """A match and its place in the store, under `name`.

    `view`, `wait`: as in docs/protocol.md. `waiting`: the engine has not
    answered yet and the view is the stored one. `hold`: the last trick still
    lies on the table, for so many times of a trick's. `thinking`: the bot in turn thinks. `trouble`: a message
    when the match cannot go on, `refusal`: one when the last request was refused.
    `guide`: the step of the text that leads the match, or None (docs/protocol.md).

    `pace` has `await rest(part)`, which gives the pause between bots (or a part of it),
    `await hold(times)`, `stop()` and `cut()`. `changed()` is called when there is something
    new to draw, `told(events)` with what has happened, before it is drawn.
    """

    def __init__(self, name, view, engine, store, pace, changed, told):
        self.name = name
        self.view = view
        self.wait = None
        self.waiting = True
        self.hold = False
        self.thinking = False
        self.trouble = None
        self.refusal = None
        self.guide = None
        self._engine = engine
        self._store = store
        self._pace = pace
        self._changed = changed
        self._told = told
        self._kept = None
        self.seals = {}
        """By a deal's number its seal, as it was first told."""
        self._note_seal()
        self._keeps = True
        """Whether replies are kept in the store."""
        self._unkept = None
        """The last reply, until it is kept."""
        self._fault = store.fault
        """Why the last reply could not be kept, as far as that was shown."""
        self._course = 0
        """Grows with every request of the player: an older course of bots ends."""
        self._eventful = False
        """Whether the last reply brought something to look at."""

    # ---- what the player does; what is sent gives the task that ends when someone is to act again

    def start(self, request):
        """Begin a match; `request` is that of `start` in the protocol."""
        return self._send("start", request)

    def resume(self, sealed):
        """Go on with a stored match when the engine has read it."""
        return self._send("resume", {"sealed": sealed, "seat": self.view["seat"]})

    def act(self, actions):
        """Take actions (names, in order). Before the engine is ready they are kept."""
        gesture = {"actions": actions, "turn": self.view["turn"]}
        if self.waiting:
            self._kept = ("act", gesture)
            return None
        return self._send("act", gesture) if self.wait is None or self._is_call(actions) else None

    def next(self):
        """Deal the next deal. Before the engine is ready it is kept."""
        if self.waiting:
            self._kept = ("next", {"turn": self.view["turn"]})
            return None
        return self._send("next") if self.wait == "next" else None

    def undo(self):
        """Take back the player's last decision, with what the bots did after it."""
        return None if self.waiting else self._send("undo")

    def show(self, seat):
        """Show the table to another person of this device. Before the engine is ready it is kept."""
        gesture = {"seat": seat, "turn": self.view["turn"]}
        if self.waiting:
            self._kept = ("view", gesture)
            return None
        return self._send("view", gesture)

    def settled(self):
        """Whether the engine has said that the deal is over."""
        return self.wait in ("next", "over")

    def again(self):
        """Play the deal that is over once more from its first action."""
        return self._send("again")

    async def replay(self):
        """The frames of the deal that is over, or None (docs/protocol.md, Replay)."""
        reply = await self._engine.ask("replay", number=self.view["number"])
        return reply.get("frames")

    def kept(self):
        """The newest save of the match (store.py)."""
        return self._store.open(self.name)

    def cut(self):
        """End the pause that is running: the player wants to go on."""
        self._pace.cut()

    def stop(self):
        """Let the pause that is running last until it is cut."""
        self._pace.stop()

    def leave(self):
        """End the match's stay at the table; it is kept."""
        self._course += 1
        self._pace.cut()

    def let_go(self):
        """End the match's stay at the table; from now on another tab keeps it."""
        self.leave()
        self._keeps = False

    def open(self):
        """Whether the player may act now."""
        return self._kept is None if self.waiting else self.wait is None

    def pending(self):
        """Whether a gesture waits for the engine."""
        return self._kept is not None

    def _is_call(self, actions):
        """Whether it may be said out of turn."""
        return self.wait in ("bot", "next") and actions[0] in [call["action"] for call in self.view.get("calls", [])]

    # ---- what follows

    def _send(self, do, fields=None):
        """Send a request that overtakes whatever is going on."""
        self._course += 1
        self._pace.cut()
        self.wait = "reply"
        self.hold = self.thinking = False
        reply = self._engine.ask(do, **(fields or {}))
        return asyncio.create_task(self._follow(reply, self._course))

    async def _follow(self, reply, course):
        """Take in a reply that comes, then those of the bots, until someone else is asked."""
        await self._take(await reply, course)
        kept, self._kept = self._kept, None
        if kept and course == self._course and self.wait in AFTER[kept[0]] and kept[1]["turn"] == self.view["turn"]:
            await self._send(*kept)
        else:
            await self._run(course)

    async def _run(self, course):
        while await self._rested(course) and self.wait == "bot":
            await self._take(await self._engine.ask("step"), course)

    async def _rested(self, course):
        """Let a finished trick lie and a bot take its time; False if overtaken."""
        if self.hold:
            await self._pace.hold(self.hold)
            if course == self._course:
                self.hold = False
                self._changed()
        elif self.wait == "bot" and (self._eventful or self.guide is not None):
            await self._think(course)
        return course == self._course

    async def _think(self, course):
        await self._pace.rest(THINKING_AFTER)
        if course == self._course:
            self.thinking = True
            self._changed()
            await self._pace.rest(1 - THINKING_AFTER)

    async def _take(self, reply, course):
        """Show a reply unless the player has asked for something else meanwhile; keep it when that is on the screen."""
        if not reply["error"]:
            self._unkept = reply
        if course == self._course:
            self._take_in(reply)
        await asyncio.sleep(SOON)
        self.keep()

    def keep(self):
        """Keep the last reply, if that is still to be done; the page calls this when it may end."""
        reply, self._unkept = self._unkept, None
        if reply and self._keeps:
            fault = self._store.save(self.name, reply["sealed"], reply.get("stored") or reply["view"])
            if fault != self._fault:
                self._fault = fault
                self._changed()

    def _take_in(self, reply):
        self.waiting = self.thinking = False
        self.refusal = reply["error"]
        if reply.get("view"):
            self._show(reply)
        else:
            self.trouble = reply["error"]
            self.wait = "trouble"
        self._changed()

    def _show(self, reply):
        events, before = reply["events"], self.view
        self.view = reply["view"]
        self._note_seal()
        self.wait = reply["wait"]
        self.guide = reply.get("guide")
        holds = parts.of(self.view, "holds") if curtain.both_seen(before, self.view) else None
        trick = any(event["what"] == "trick" for event in events)
        self.hold = (holds and holds(before, self.view)) or trick
        self._eventful = bool(events)
        self._told(events)

    def _note_seal(self):
        seal = self.view.get("seal")
        if seal:
            self.seals.setdefault(self.view["number"], seal)


def opening(request, direction):
    """The view of a table at which nobody has been dealt a card yet; the next seat sits at the "left" or "right"."""
    seat = {
        "score": "",
        "role": None,
        "cards": 0,
        "tricks": 0,
        "need": None,
        "dealer": False,
        "out": False,
        "said": None,
    }
    return {
        "game": request["game"],
        "players": len(request["seats"]),
        "seat": request["seat"],
        "number": 1,
        "turn": 0,
        "phase": "opening",
        "to_act": None,
        "direction": direction,
        "names": request["seats"],
        "seats": [dict(seat) for _ in request["seats"]],
        "hand": [],
        "trick": [],
        "last_trick": None,
        "piles": [],
        "trump": None,
        "tags": [],
        "prompt": {"key": "table-setting", "args": {}},
        "play": {},
        "illegal": {},
        "select": None,
        "choices": [],
        "calls": [],
        "log": [],
        "extra": {},
        "seed": request["seed"],
        "options": request["options"],
        "undo": False,
        "seal": None,
        "sheet": {"start": 0, "rows": [], "waiting": 0},
        "result": None,
        "match": None,
    }
