"""The author's desk: a deal is set up, played on, commented and taken home as a piece of another page.

What is written lies in draft.py and is kept in this browser; the engine makes its text and says whether such a deal
can be. Nothing leaves the page. desk_sheets.py draws.
"""

import asyncio

from table import address, browser, desk_sheets, dom, parts, people, share
from table.draft import Draft
from table.screens import Screen
from table.text import choose
from table.walk import KEYS, STEPS, Walk

KEPT = "desk"
"""Where the draft lies among what is kept."""

TABS = ("cards", "moves", "text", "embed")


class Desk(Screen):
    """The desk. `fragment` is the address; a text in it is what is written on."""

    def __init__(self, app, fragment):
        super().__init__(app)
        self.tab = "cards"
        self.language = app.text.language
        """The language in which titles and comments are written now."""
        self.zone = "hand:0"
        """Where the next card goes."""
        self.draft = self._found()
        self.text = ""
        self.pasted = None
        """What stands in the field of the text, once it differs."""
        self.error = None
        self.judge = None
        self.walk = None
        """The frames of the text, once it can be read."""
        self.sheet = share.Sheet(self._named(), app.draw, at_desk=True)
        self._packed = None
        """The text as links carry it, once it can be read."""
        self._version = 0
        self._wanted = None
        """The step to be looked at once the text is read, if not the same as now."""
        self.full = False
        """Whether a card has just found no room."""
        if "d" in fragment or "t" in fragment:
            asyncio.create_task(self._take(address.step(fragment), link=browser.fragment_text()))
        else:
            self._renew()

    def _found(self):
        """The draft of the last time, or an empty one."""
        kept, games = self.app.settings.kept(KEPT), self.app.games
        try:
            draft = Draft(next(iter(games.values())), kept)
            draft.game = games[draft.tag("Game")]
            draft.zones()
            return draft
        except (KeyError, ValueError, TypeError, AttributeError, IndexError):
            return Draft(next(iter(games.values())))

    # ---- what is written

    def _change(self, step=None):
        """Something is different: draw it, and let the engine read it."""
        self._keep(step)
        self.app.draw()

    def _keep(self, step=None):
        """Keep what is different, and let the engine read it; then a `step` is looked at."""
        self.app.settings.choose(KEPT, self.draft.kept())
        self.pasted = None
        self._renew(step)

    def _renew(self, step=None):
        self._version += 1
        self._wanted = self._wanted if step is None else step
        asyncio.create_task(self._read(self._version))

    async def _read(self, version):
        text = (await self._ask("compose", sections=self.draft.sections)).get("text", "")
        reply = await self._ask("read", text=text)
        last = await self._ask("judge", text=text, step=len(self.draft.moves), action=None)
        if version == self._version and self.app.screen is self:
            self.text, self.error, self.judge = text, reply["error"], last.get("judge")
            shown, step = reply.get("shown"), self.step if self._wanted is None else self._wanted
            self._wanted = None
            self.walk = Walk(self.app, shown["frames"], min(step, len(shown["frames"]) - 1)) if shown else None
            self._packed = shown and shown["packed"]
            await self._lay_out()

    async def _ask(self, do, **fields):
        return await self.app.engine.ask(do, **fields)

    async def _lay_out(self):
        """Bring the sheet of what can be taken home up to date."""
        texts, seat = {"notation": self.text}, self.draft.show["seat"]
        if self._packed:
            texts["link"] = f"v=1&d={self._packed}&step={self.opening}" + (f"&seat={seat}" if seat else "")
        self.sheet.title, self.sheet.show = self._named(), self.draft.show
        await self.sheet.take(texts)

    async def _take(self, step, **text):
        """Write on at a text; a `step` that a link names is looked at, and is the one that it opens at."""
        reply = await self._ask("parse", **text)
        sections = reply.get("sections")
        names = [tag["words"].get("") for tag in sections[0]["tags"] if tag["name"] == "Game"] if sections else []
        if reply["error"] or not names or names[0] not in self.app.games:
            self.error = reply["error"] or {"key": "notation-missing", "args": {"line": 1, "column": 1, "tag": "Game"}}
            self.app.draw()
            return
        self.draft.mark()
        self.draft.take(sections, self.app.games[names[0]])
        self.zone = "hand:0"
        if step is not None:
            self.draft.show["step"] = str(step)
        self._change(step or 0)

    @property
    def step(self):
        """The step that is looked at."""
        return self.walk.at if self.walk else 0

    @property
    def opening(self):
        """The step that the reader begins at."""
        return min(int(self.draft.show["step"]), self.walk.last) if self.walk else 0

    def _named(self):
        """What the deal is called."""
        t = self.app.text
        return t.chosen(self.draft.words("Title")) or t(self.draft.game.id + "-name")

    # ---- the screen

    def title(self):
        """The window's title."""
        return self.app.text("desk-title")

    def deck(self):
        """The cards of the game that is written."""
        return parts.deck({"game": self.draft.game.id}, self.app.settings["faces"])

    def render(self):
        """The sheet in front, and where there is room the embed beside it."""
        t = self.app.text
        t.at(self.draft.seats, people.viewer(self.draft.seats), self.deck())
        return [desk_sheets.render(self, t)]

    # ---- gestures

    def command(self, command, data):
        """What the buttons do; those that change the draft can be taken back."""
        self.full = False
        if command in STEPS and self.walk:
            self._wanted = None
            self.walk.step(command)
        elif command in CHANGES:
            self.draft.mark()
            CHANGES[command](self, data)
        elif command == "undo" and self.draft.changed:
            self.draft.undo(self.app.games)
            self._change()
        elif command == "see":
            dom.focus(".beside")
        elif command == "zone":
            self.zone = data["key"]
            self.app.draw()
        elif command == "unfold":
            self.draft.open = not self.draft.open
            self.app.draw()
        elif command == "take":
            asyncio.create_task(self._take(None, text=self.pasted or self.text))
        elif not self.sheet.press(command, data):
            super().command(command, data)

    def _card(self, data):
        """Put a card into the zone that is chosen, or take it out of the one it is in."""
        card = data["key"]
        if self.draft.where(card):
            self.draft.take_out(card)
        elif self.draft.put(card, self.zone):
            self.zone = self.draft.next_zone(self.zone)
        else:
            self.full = True
        self._change()

    def _add(self, data):
        """Let the deal go on with an action. What was offered stays in its place until the engine has read on."""
        if self.judge:
            self.judge = None
            self.draft.add(data["key"])
            self._keep(len(self.draft.moves))

    def _cut(self, data):
        """Drop what follows the step that is looked at."""
        self.draft.cut(self.step)
        self._change()

    def _begin(self, data):
        """An empty deal of the same game."""
        self.draft.begin(self.draft.game, self.draft.players)
        self.zone = "hand:0"
        self._change(0)

    def _switch(self, data):
        self._option(data["key"], not self.draft.values[data["key"]])

    def _number(self, data):
        self._option(data["key"], self.draft.values[data["key"]] + int(data["change"]))

    def _option(self, key, value):
        self.draft.set_options(dict(self.draft.values, **{key: value}))
        self._change()

    def change(self, event):
        """The fields."""
        field, value = event.data.get("field"), event.value
        if field == "tab":
            self.tab = value
            self.app.draw()
        elif field == "words":
            self.language = choose([value])
            self.app.draw()
        elif field == "text":
            self.pasted = value
        elif field in FIELDS:
            self.draft.mark()
            FIELDS[field](self, value, event.data.get("key"))
            self._change()
        else:
            super().change(event)

    def _game(self, value, key):
        self.draft.begin(self.app.games[value])
        self.zone = "hand:0"

    def _players(self, value, key):
        self.draft.set_players(int(value))
        self.zone = "hand:0"

    def _preset(self, value, key):
        if value:
            self.draft.set_options(self.draft.game.values_of(value))
        else:
            self.draft.open = True

    def key(self, event):
        """Ctrl+Z takes back; arrows, Home and End step through the moves; Escape goes home."""
        if event.inside("input, select, textarea"):
            return
        if event.key == "Escape":
            event.prevent()
            self.app.back()
        elif event.key == "z" and not event.plain:
            event.prevent()
            self.command("undo", {})
        elif event.plain and event.key in KEYS and self.tab == "moves" and self.walk:
            event.prevent()
            self.command(KEYS[event.key], {})


CHANGES = {"card": Desk._card, "add": Desk._add, "cut": Desk._cut, "begin": Desk._begin, "switch": Desk._switch,
           "step": Desk._number}
"""Commands that change the draft."""

FIELDS = {
    "game": Desk._game,
    "players": Desk._players,
    "preset": Desk._preset,
    "dealer": lambda desk, value, key: desk.draft.set_tag("Dealer", {"": value}),
    "option": lambda desk, value, key: desk.draft.set_options(dict(desk.draft.values, **{key: value})),
    "title": lambda desk, value, key: desk.draft.set_title(desk.language, value),
    "comment": lambda desk, value, key: desk.draft.set_comment(desk.step, desk.language, value),
    "mode": lambda desk, value, key: desk.draft.show.update(mode=value),
    "opens": lambda desk, value, key: desk.draft.show.update(step=value),
    "seat": lambda desk, value, key: desk.draft.show.update(seat=value),
    "answer": lambda desk, value, key: desk.draft.show.update(answer=value.strip()),
}
"""What a changed field does to the draft."""
