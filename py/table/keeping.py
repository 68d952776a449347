"""This tab's part in what the browser keeps: which game it writes, what other tabs have changed, and whether the
browser has promised to keep it all."""

import asyncio

from table import browser, dom
from table.guest import Guest
from table.store import INDEX, SETTINGS

SOON = 200
"""Milliseconds in which changes are gathered: of another tab, and of a file from which many games are taken."""


class Keeping:
    """`promise`: "yes" or "no" as the browser says, "unknown" where it cannot be asked. `app` is the page, app.py."""

    def __init__(self, app):
        self.promise = "unknown"
        self._app = app
        self._asked = False
        self._changed = []
        """Keys that another tab has changed since the page was last brought up to date."""
        self._follows = False
        """Whether it will be soon."""

    async def start(self):
        """Listen to other tabs; ask what the browser has promised so far."""
        browser.when_storage_changes(self._hear)
        self._app.store.told = self._saved
        self.promise = await browser.persisted()

    # ---- the browser's promise

    def _saved(self):
        """A game has been saved: show it soon, and the first time ask the browser to keep it. Nobody is asked twice."""
        again = browser.install_state()["standalone"]
        if not self._asked and self.promise == "no" and (again or not self._app.settings.kept("persist")):
            self._asked = True
            asyncio.create_task(self._ask())
        browser.note_kept()
        self._soon()

    async def _ask(self):
        self.promise = await browser.persist()
        self._app.settings.choose("persist", self.promise)

    # ---- one tab writes a game

    async def enter(self, play):
        """Whether this tab has the match of a table now. If another one has it, look on; if the table was left before
        that was known, the engine has another match, which is not to be disturbed."""
        held = await self._held(play, False)
        if not held:
            self._look_on(play)
        return held

    async def _held(self, play, steal):
        """Whether this tab has the game of a table now at which the player still sits."""
        name = play.game.name
        held = await browser.hold(name, steal, lambda: self._lost(name))
        here = self._app.play
        if held and not (here and here.game.name == name):
            browser.release(name)
        return held and here is play

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
        if await self._held(guest, True):
            self._app.sit_down(guest.game.name)

    # ---- what other tabs change

    def _hear(self, key):
        self._changed.append(key)
        self._soon()

    def _soon(self):
        if not self._follows:
            self._follows = True
            dom.after(SOON, self._follow)

    def _follow(self):
        self._follows, keys, self._changed = False, self._changed, []
        if SETTINGS in keys or "" in keys:
            self._app.renew_settings()
        play = self._app.play
        if INDEX in keys and play and not isinstance(play, Guest):
            self._app.store.mend(play.game.name)
        self._app.stored_anew()
