"""The screens besides the table: each draws itself and answers its gestures.

A screen has `render()`, `title()`, `turn()`, `click`, `change` and `key` for
events, and `leave()` when another takes its place. Where something lies over it, `layered`, Escape and the device's way
back come to `put_away()` instead. `app` is the page, app.py.
"""

import time

from table import browser, dom, home, install, newgame, people, problem, settings_screen, shape
from table.settings import CHOICES

SEED_LIMIT = 100000


class Screen:
    """What most screens have in common."""

    layered = False
    """Whether a panel or a question lies over the screen."""

    def __init__(self, app):
        self.app = app

    def scene(self):
        """The table as drawn, for its motion; None away from the table."""

    def turn(self):
        """Whose turn it is: nobody's, away from the table."""
        return "none"

    def deck(self):
        """The deck that cards are drawn with."""
        return "french"

    def click(self, event):
        """Carry out the command of what was pressed."""
        command = event.data.get("command")
        if command and "to" not in event.data:
            self.command(command, event.data)

    def command(self, command, data):
        """Home and back are known everywhere."""
        if command in ("home", "back"):
            self.app.back()

    def change(self, event):
        """A field was changed: the language or another setting."""
        field = event.data.get("field")
        if field == "lang":
            self.app.set_language(event.value)
        elif field in CHOICES:
            self.app.choose(field, event.value)

    def key(self, event):
        """No keys of its own."""

    def focus(self, event):
        """Nothing follows the focus."""

    def leave(self):
        """Nothing to put away."""


class Home(Screen):
    """The games, the saved games, and the question before one is deleted."""

    doomed = None

    @property
    def layered(self):
        """Whether it asks if a game shall be deleted."""
        return bool(self.doomed)

    def title(self):
        """The window's title."""
        return ""

    def render(self):
        """Draw what the store and the catalogue hold now."""
        store = self.app.store
        saves = [self._with_copy(save) for save in store.games()]
        games = self.app.games
        shop = {
            "games": None if games is None else list(games.values()),
            "saves": saves,
            "fault": store.fault,
            "doomed": self._save(saves, self.doomed),
            "engine": self.app.engine_state(),
            "update": browser.update_waits(),
            "offline": self.app.offline(),
            "faces": self.app.settings["faces"],
            "install": install.way(browser.install_state(), saves, self.app.settings.kept(install.DISMISSED) == "no"),
            "when": when,
        }
        return [home.render(shop, self.app.text)]

    def _with_copy(self, save):
        if not save["problem"] and not shape.fits(save["view"]):
            save = dict(save, view=None, problem="damaged")
        copy = save["problem"] == "damaged" and self.app.store.last_good(save["id"])
        return dict(save, copy=bool(copy) and shape.fits(copy["view"]))

    def _save(self, saves, name):
        return ([save for save in saves if save["id"] == name] or [None])[0]

    def command(self, command, data):
        """What the buttons of home do; `data["save"]` names the game."""
        save = data.get("save")
        if command == "delete":
            self._ask(save)
        elif command == "keep":
            self.put_away()
        elif command == "lose":
            self.app.store.delete(save)
            self._ask(None)
        elif command == "copy":
            self.app.carry_on_from_copy(save)
        elif command == "file":
            self.app.save_file([save] if save else None)
        elif command == "install":
            browser.ask_install()
        elif command == "no-install":
            self.app.settings.choose(install.DISMISSED, "no")
            self.app.draw()
        elif command == "again":
            self.app.load_again()
        elif command == "renew":
            browser.update()

    def _ask(self, name):
        self.doomed = name
        self.app.draw()
        dom.focus(".dialog [data-command='keep']" if name else "h1")

    def put_away(self):
        """Keep the game."""
        name = self.doomed
        self._ask(None)
        dom.focus(f"[data-command='delete'][data-save='{name}']")


def when(seconds):
    """The arguments of "save-when" for a moment in seconds since 1970."""
    at = seconds * 1000.0  # a float: MicroPython cuts greater whole numbers off on their way to JavaScript
    ago = browser.day_of(time.time() * 1000) - browser.day_of(at)
    return {"day": {0: "today", 1: "yesterday"}.get(ago, "before"), "at": at}


class NewGame(Screen):
    """The form of a new game."""

    def __init__(self, app, game):
        super().__init__(app)
        last = app.settings.last(game.id)
        played = [save for save in app.store.games() if save["view"] and save["view"].get("game") == game.id]
        first = not (last or played or app.settings.knows(game.id))
        self.draft = newgame.Draft(game, another_seed(), last, first)

    def title(self):
        """The window's title."""
        return self.app.text("new-title", game=self.app.text(self.draft.game.id + "-name"))

    def render(self):
        """Draw the form."""
        self.app.text.at(self.draft.seats, people.viewer(self.draft.seats))
        return [newgame.render(self.draft, self.app.text)]

    def command(self, command, data):
        """Switches, steps and the start."""
        draft = self.draft
        if command == "start":
            self.app.settings.remember(draft.request())
            self.app.begin(draft.request())
            return
        if command == "switch":
            draft.set_option(data["key"], not draft.values[data["key"]])
        elif command == "step":
            draft.step(data["key"], int(data["change"]))
        elif command == "unfold":
            draft.open = not draft.open
        elif command == "another":
            draft.seed = another_seed()
        else:
            super().command(command, data)
            return
        self.app.draw()

    def change(self, event):
        """The fields: players, levels, names, presets, choices and the number."""
        draft, field, value = self.draft, event.data.get("field"), event.value
        if field == "players":
            draft.set_players(int(value))
        elif field == "level":
            draft.set_level(int(event.data["key"]), value)
        elif field == "name":
            draft.set_name(int(event.data["key"]), value)
        elif field == "preset":
            draft.set_preset(value or None)
        elif field == "option":
            draft.set_option(event.data["key"], value)
        elif field == "seed":
            draft.seed = value.strip() or another_seed()
        else:
            super().change(event)
            return
        self.app.draw()


def another_seed():
    """A number for a game, as text."""
    return str(browser.random_number(SEED_LIMIT))


class Settings(Screen):
    """The settings, and the question before everything is deleted."""

    def title(self):
        """The window's title."""
        return self.app.text("settings-title")

    def render(self):
        """Draw the settings in force."""
        doomed = len(self.app.store.games()) if self.layered else None
        return [settings_screen.render(self.app.settings, self.app.text, doomed, self.app.keeping.promise)]

    def command(self, command, data):
        """Keep everything as a file, or delete it."""
        if command == "file":
            self.app.save_file()
        elif command == "delete":
            self._ask(True)
        elif command == "keep":
            self.put_away()
        elif command == "lose":
            self.app.forget_all()
            self._ask(False)
            dom.say(self.app.text("settings-data-gone"))
        else:
            super().command(command, data)

    def _ask(self, asked):
        self.layered = asked
        self.app.draw()
        dom.focus(".dialog [data-command='keep']" if asked else "[data-command='delete']")

    def put_away(self):
        """Keep everything."""
        self._ask(False)


class Problem(Screen):
    """What broke. `title` and `text` are messages or keys, `detail` a text or None."""

    def __init__(self, app, title, text, detail=None, again=True):
        super().__init__(app)
        self._trouble = {"title": title, "text": text, "detail": detail, "again": again}

    def title(self):
        """The window's title."""
        return self.app.text("problem-title")

    def render(self):
        """Draw what broke and what is safe."""
        count = len(self.app.store.games())
        return [problem.render(dict(self._trouble, count=count), self.app.text)]

    def command(self, command, data):
        """Try again by loading the page anew, keep the games, or go home."""
        if command == "again":
            self.app.load_again(bool(self._trouble["detail"]))
        elif command == "file":
            self.app.save_file()
        else:
            self.app.back()
