"""The page: which screen is shown, and what the screens share."""

import asyncio
import json
from collections import OrderedDict

from table import browser, dom, routes, screens
from table.cards import take_deck
from table.catalogue import Game as Entry
from table.embed import Embed
from table.engine import Engine, worker
from table.game import Game, opening
from table.guest import Guest
from table.keeping import Keeping
from table.motion import Motion
from table.pace import Pace
from table.play import Play
from table.settings import Settings
from table.store import Store
from table.text import Text, choose, tag

LATE_AFTER = 8000
"""Milliseconds until the page says that the engine takes its time."""

SKIP = ".skip"
"""The page's first link, which lies outside what is drawn."""

ABOVE_TABLE = ("settings", "replay")
"""Screens from which one comes back to the table as it was left."""


class App:
    """The one page. `screen` is what is shown; `games` the catalogue by id, None without one.

    `embed` is the page around it (embed.py) when the table stands in another, where nothing is kept; else None.
    """

    def __init__(self, fluent, to_js):
        query = browser.query()
        self.embed = Embed(self, query) if browser.embedded() else None
        self.store = Store(None if self.embed else browser.storage(), chance=browser.random_number)
        self.keeping = Keeping(self)
        self.settings = Settings(self.store, query)
        self.text = Text(fluent, browser.fetch_text, to_js, browser.report)
        self.games = None
        self.screen = None
        self.engine = Engine(worker, self._engine_is)
        self.play = None
        """The table at which the player sits or looks on, shown or not; None without one."""
        self._late = False
        self._printing = False
        self._hold_time = None
        """As the style sheet has it for the settings in force; None until it is asked for."""
        self._root = dom.mount("#app")
        self._motion = Motion()

    # ---- the start

    async def run(self):
        """Show the page, then wait for the engine."""
        browser.collect_seldom()
        self._dress()
        language = choose([self.settings["lang"] or ""] + browser.languages())
        await asyncio.gather(self._speak(language), self._list_games())
        self._bind()
        if self.embed:
            self.embed.listen()
            self.show(self.embed.screen(), moved=False)
        else:
            self._arrive()
            asyncio.create_task(self.keeping.start())
        dom.html_attr("data-page", "ready")
        browser.when_worker_fails(self.engine.fail)
        dom.after(LATE_AFTER, self._say_late)
        await self.engine.start()

    async def _speak(self, language):
        try:
            await self.text.use(language)
        except OSError:
            await self.text.use("en")
        dom.html_attr("lang", tag(self.text.language))
        dom.set_text(SKIP, self.text("app-skip"))

    async def _list_games(self):
        try:
            entries = json.loads(await browser.fetch_text("games.json"))
            self.games = OrderedDict([(entry["id"], Entry(entry)) for entry in entries])
        except (OSError, ValueError) as trouble:  # not to be had, or cut on its way
            browser.report("games.json: " + str(trouble))

    def _bind(self):
        self._root.on("click", self._click)
        self._root.on("change", lambda event: self.screen.change(event))
        self._root.on("keydown", self._key)
        browser.when_going_back(self._put_away)
        self._root.on("focusin", lambda event: self.screen.focus(event))
        dom.watch_landings()
        dom.when_room_changes(self.draw)
        dom.on_window("beforeprint", self._print)
        dom.on_window("afterprint", self._printed)
        dom.mount(SKIP).on("click", self._skip)
        dom.on_window("pagehide", self._keep)
        browser.when_install_changes(self._draw_home)
        browser.when_update_waits(self._draw_home)
        if not self.embed:
            dom.on_window("popstate", self.route)
            browser.when_network_changes(self._tell_of_network)

    def _keep(self):
        """The page may end."""
        if self.play:
            self.play.game.keep()

    def _print(self):
        """All that can be printed is drawn until that is done."""
        self._printing = True
        self.draw()
        self._root.unfold()

    def _printed(self):
        self._printing = False
        self.draw()

    def beside(self):
        """Whether there is room for the sheet beside the table: on paper too."""
        return self._printing or dom.has_room()

    def _skip(self, event):
        event.prevent()
        dom.focus("#app")

    def _arrive(self):
        """The first screen; home lies below it, so that "back" leads there."""
        here = browser.fragment_text()
        if here and not browser.entered():
            browser.adopt()
            browser.go(here)
        self.route(moved=False)

    # ---- from screen to screen

    def route(self, moved=True):
        """Show the screen that the address names."""
        before = self.play
        screen, name = routes.find(self)
        if before and screen is not before and name not in ABOVE_TABLE:
            self._end(before)
        self.show(screen, moved)

    def _end(self, play):
        play.game.leave()
        browser.release(play.game.name)
        if self.play is play:
            self.play = None

    def show(self, screen, moved=True):
        """Put a screen in the place of the one before, and the focus at its head."""
        if self.screen:
            self.screen.leave()
        self.screen = screen
        self.draw()
        if moved:
            dom.scroll_to_top()
            dom.focus("#app [data-refuge]")

    def begun(self, request):
        """A match that starts in the place of the screen that asked for it; it is still to be shown."""
        view = opening(request, self.games[request["game"]].direction(request["options"]))
        return self._new(view, lambda game: game.start(request), instead=True)

    def _new(self, view, begin, instead=False):
        """A game of its own, drawn as `view` and begun at once: no other tab can have it."""
        name = self.store.new_id()
        (browser.begin_at if instead else browser.go)("s=" + name)
        play = self.seated(name, view)
        begin(play.game)
        asyncio.create_task(self.keeping.enter(play))
        return play

    def seated(self, name, view, kind=Play):
        """A match on a screen of that kind, drawn as `view`; it is still to be begun."""
        play = kind(self)
        play.game = Game(name, view, self.engine, self.store, Pace(self.hold_time), play.changed, play.told)
        self.play = play
        return play

    def seat_guest(self, guest):
        """Look on at a game that another tab plays, in the place of the table that was opened."""
        shown = self.screen is self.play
        self.play = guest
        if shown:
            self.show(guest)

    def sit_down(self, name):
        """Play a game that another tab has played until now, as it is kept."""
        self.play = None
        self.show(routes.table(self, name))

    def hold_time(self):
        """Seconds a finished trick lies on the table."""
        if self._hold_time is None:
            self._hold_time = 0 if self.settings["speed"] == "instant" else dom.css_time("--m-hold") / 1000
        return self._hold_time

    def go(self, fragment):
        """Open a screen as a new step of the history."""
        browser.go(fragment)
        self.route()

    def back(self):
        """One step back in the history, which is home or the table."""
        browser.go_back()

    def begin(self, request):
        """Start a match and show it."""
        self.show(self.begun(request))

    def play_again(self):
        """Play the deal that is over once more: as a game of its own, since what was played stays as it is."""
        before = self.play
        if not before.game.settled():  # a second press asks for nothing
            return
        if self.embed:
            before.game.again()
            return
        before.game.keep()
        self._end(before)
        self.show(self._new(before.game.view, lambda game: game.again()))

    def begin_from(self, request, view):
        """Start a match that goes on from a text, drawn as `view`, as a new step of the history."""
        self.show(self._new(view, lambda game: game.start(request)))

    def carry_on_from_copy(self, name):
        """Open the last good copy of a damaged save as a game of its own."""
        self.take_in(self.store.last_good(name))

    def take_in(self, save, onward=False, instead=False):
        """Keep a save as a game of its own and open it; `onward`: deal its next deal at once.

        It is a new step of the history, or stands there `instead` of the screen that is shown.
        """
        name = self.store.new_id()
        self.store.save(name, save["sealed"], save["view"])
        browser.go("s=" + name, instead)
        self.route()
        if onward:
            self.play.game.next()

    def trouble(self, title, text):
        """Say that the match at the table cannot go on; what kept the rules from starting tells more than its title."""
        title = "problem-engine" if self.engine.state == "failed" else title
        detail = text["args"].get("detail") if text["key"] == "error-internal" else None
        self._end(self.play)
        if self.embed:
            self.embed.refuse(text)
        else:
            self.show(screens.Problem(self, title, text, detail))

    # ---- what the screens share

    def draw(self):
        """Draw the screen anew."""
        take_deck(self.screen.deck(), self.text.index)
        self._motion.paint(self.screen.scene(), lambda: self._root.render(self.screen.render()))
        dom.stand_back(SKIP)
        title = self.screen.title()
        dom.set_title(self.text("app-title-screen", screen=title) if title else self.text("app-title"))
        browser.take_way_back(self.screen.layered)
        self.show_turn()

    def show_turn(self):
        """Say for scripts whose turn it is."""
        dom.html_attr("data-turn", self.screen.turn())

    def load_again(self, broken=False):
        """Load the page anew; where something is broken inside, the site with it."""
        if broken or self.engine.state == "failed":
            browser.start_afresh()
        else:
            browser.reload()

    def set_language(self, language):
        """Speak another language from now on, and remember it."""
        self.settings.choose("lang", language)
        asyncio.create_task(self._switch(language))

    async def _switch(self, language):
        await self._speak(language)
        self.draw()

    def choose(self, name, value):
        """Put a setting in force and keep it."""
        self.settings.choose(name, value)
        self._dress()
        self.draw()

    def save_file(self, games=None):
        """Let the player keep games (or all of them) as a file."""
        browser.save_file(self.text("file-name"), self.store.export(games))

    def forget_all(self):
        """Delete every game and all settings of this browser."""
        if self.play:
            self._end(self.play)
        self.store.delete_all()
        self.settings.forget()
        self._dress()

    def take_settings(self, settings):
        """Put the settings of a file in force."""
        for name, value in settings.items():
            self.settings.choose(name, value)
        self.renew_settings()

    def renew_settings(self):
        """Follow the settings as they are kept now."""
        self.settings.renew()
        self._dress()
        language = self.settings["lang"]
        if language and language != self.text.language:
            asyncio.create_task(self._switch(language))

    def stored_anew(self):
        """What is kept has changed: by another tab, or by a match whose answer came after it was left."""
        if isinstance(self.screen, Guest):
            self.screen.follow()
        if self.screen is not self.play or isinstance(self.screen, Guest):
            self.draw()

    def engine_state(self):
        """The engine's state: "starting", "late", "ready" or "failed"."""
        return "late" if self._late and self.engine.state == "starting" else self.engine.state

    def offline(self):
        """What is said of a network that is not there, as a message key; None with one, and in another page."""
        if self.embed or browser.online():
            return None
        return "offline-all" if browser.kept() else "offline-part"

    # ---- inside

    def _dress(self):
        self._hold_time = None
        for name, value in self.settings.attributes():
            dom.html_attr(name, value)

    def _engine_is(self, state):
        dom.html_attr("data-engine", state)
        self._draw_home()

    def _tell_of_network(self):
        """The network has come or gone."""
        said = self.offline()
        if said:
            dom.say(self.text(said))
        self.draw()

    def _draw_home(self):
        """The page can be installed, or a new version is ready: home says so, a table waits for the end of its deal."""
        if self.screen and self.screen is not self.play:
            self.draw()

    def _say_late(self):
        self._late = True
        if self.engine.state == "starting":
            self.draw()

    def _key(self, event):
        if event.key == "Escape" and self.screen.layered:
            event.prevent()
            self._put_away()
        else:
            self.screen.key(event)

    def _put_away(self):
        """Put away what lies over the screen."""
        if self.screen.layered:
            self.screen.put_away()

    def _click(self, event):
        if event.plain and "to" in event.data:
            event.prevent()
            self.go(event.data["to"])
        elif "page" not in event.data:
            self.screen.click(event)
        elif event.plain and self.screen is self.play and not self.embed:
            event.prevent()
            self.screen.click(event)
