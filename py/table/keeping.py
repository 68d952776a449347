"""This tab's part in what the browser keeps: which game it writes, what other tabs have changed, and whether the
browser has promised to keep it all."""

import asyncio

from table import browser, dom
from table.guest import Guest
from table.store import INDEX, SETTINGS

SOON = 200
"""Milliseconds in which the changes of another tab are gathered."""


class Keeping:
    """`promise`: "yes" or "no" as the browser says, "unknown" where it cannot be asked. `app` is the page, app.py."""

    def __init__(self, app):
        self.promise = "unknown"
        self._app = app
        self._asked = False
        self._changed = []
        """Keys that another tab has changed since the page was last brought up to date."""

    async def start(self):
        """Listen to other tabs; ask what the browser has promised so far."""
        browser.when_storage_changes(self._hear)
        self._app.store.told = self._saved
        self.promise = await browser.persisted()

    # ---- the browser's promise

    def _saved(self):
        """A game has been saved: show it, and the first time ask the browser to keep it. Nobody is asked twice."""
        again = browser.install_state()["standalone"]
        if not self._asked and self.promise == "no" and (again or not self._app.settings.kept("persist")):
            self._asked = True
            asyncio.create_task(self._ask())
        self._app.stored_anew()

    async def _ask(self):
        self.promise = await browser.persist()
        self._app.settings.choose("persist", self.promise)

    # ---- one tab writes a game

    async def enter(self, play, begin):
        """Begin a match at the table if no other tab has it; else look on."""
        name = play.game.name
        if await browser.hold(name, False, lambda: self._lost(name)):
            begin(play.game)
        else:
            self._look_on(play)

    async def free(self, name):
        """Whether no other tab has a game open."""
        free = await browser.hold(name, False, lambda: None)
        browser.release(name)
        return free

    def _lost(self, name):
        """Another tab has taken the game over."""
        play = self._app.play
        if play and play.game.name == name:
            play.game.let_go()
            self._look_on(play)

    def _look_on(self, play):
        if self._app.play is play:
            self._app.seat_guest(Guest(self._app, play.game, self._take_over))

    def _take_over(self, guest):
        asyncio.create_task(self._take(guest))

    async def _take(self, guest):
        name = guest.game.name
        if await browser.hold(name, True, lambda: self._lost(name)) and self._app.play is guest:
            self._app.sit_down(name)

    # ---- what other tabs change

    def _hear(self, key):
        if not self._changed:
            dom.after(SOON, self._follow)
        self._changed.append(key)

    def _follow(self):
        keys, self._changed = self._changed, []
        if SETTINGS in keys or "" in keys:
            self._app.renew_settings()
        play = self._app.play
        if INDEX in keys and play and not isinstance(play, Guest):
            self._app.store.mend(play.game.name)
        self._app.stored_anew()
