"""The table in another page: which screen its mode asks for, and what it says to the page around it and hears from it.

The address's query has `embed`, `mode` (diagram, steps, play, quiz) and looks; the fragment has the deal, the step, the
seat, and the `answer` of a quiz. Messages: docs/embedding.md.
"""

from table import browser, dom, text
from table.engaged import Engaged
from table.quiz import Quiz
from table.reading import Reading, Unread
from table.screens import another_seed
from table.settings import CHOICES
from table.steps import Steps

MODES = ("diagram", "steps", "play", "quiz")
FRAGMENT = ("t", "d", "g", "n", "step", "seat")
"""The fields of a `load` that make up a link's fragment."""


class Embed:
    """The page around, and what is shown in it. `app` is the page, app.py."""

    alone = False

    def __init__(self, app, query):
        self._app = app
        self.mode = query.get("mode") if query.get("mode") in MODES else "steps"
        self.fragment = browser.fragment_text()
        self.wanted = browser.fragment().get("answer")
        """The answer that the author gives, if they do."""
        self._ready = False
        self._told = None
        self._wanted = None
        """The step to open at that was asked for while the deal was on its way."""
        dom.html_attr("data-embed", self.mode)
        dom.html_attr("data-height", "auto" if query.get("height") == "auto" else None)

    def listen(self):
        """Begin to hear the page around, and to tell it the height."""
        browser.hear_host(self._hear)
        browser.tell_host_height()

    def screen(self):
        """The first screen: the deal on its way."""
        return Reading(self._app, self.fragment, self._take, self.refuse)

    # ---- what is shown

    def _take(self, told):
        self._told = told
        self._open(told.shown["step"] if self._wanted is None else self._wanted)
        self._wanted = None
        if not self._ready:
            self._ready = True
            browser.tell_host("ready", mode=self.mode, steps=len(told.frames))

    def _open(self, step):
        """Show what the mode asks for, from a step or the last there is."""
        step = min(step, len(self._told.frames) - 1)
        if self.mode == "play":
            self.play(step)
        elif self.mode == "quiz":
            self._ask(step)
        else:
            self.walk(step)

    def refuse(self, error):
        """Say what is wrong, here and to the page around."""
        args = error.get("args") or {}
        self._app.show(Unread(self._app, error, False), moved=False)
        browser.tell_host("error", key=error["key"], line=args.get("line") or 0, column=args.get("column") or 0)

    def walk(self, step):
        """Show the deal step by step, from a step."""
        screen = Steps(self._app, self._told, self, self.mode == "diagram")
        screen.at = step
        self._app.show(screen, moved=False)

    def play(self, step):
        """Play on from a step."""
        self._begin(Engaged, step, self._told.player(step))

    def _ask(self, step):
        """Put the question at a step."""
        self._begin(Quiz, step, self._told.asked(step))

    def _begin(self, kind, step, seat):
        request, view = self._told.start(step, seat, "1")
        screen = self._app.seated(self._app.store.new_id(), view, kind)
        screen.game.start(request)
        screen.begun(self, self._told, request)
        self._app.show(screen, moved=False)

    def leave(self):
        """Give the focus back to the page around."""
        dom.leave_focus()
        browser.tell_host("leave")

    # ---- messages

    def acted(self, seat, actions, right=None):
        """Tell of what the reader has done; a card laid away is not named."""
        for action in actions:
            more = {} if right is None else {"right": right}
            browser.tell_host("action", seat=seat, action="-" if action[0] == "-" else action, **more)

    def ended(self, result):
        """Tell how a deal that was played has ended: by seat, what it brought."""
        changes = [{"seat": row["seat"], "change": row["change"]} for row in result["rows"]]
        browser.tell_host("deal-over", changes=changes)

    def _hear(self, message):
        kind = message["type"]
        if kind == "stih:load":
            self._load(message)
        elif kind == "stih:step" and "step" in message:
            self._go_to(message["step"])
        elif kind == "stih:lang" and "lang" in message:
            self._app.set_language(text.choose([message["lang"]]))
        elif kind == "stih:theme":
            wanted = message.get("theme")
            self._app.choose("theme", wanted if wanted in CHOICES["theme"] else "system")

    def _load(self, message):
        fields = [name + "=" + browser.encoded(str(message[name])) for name in FRAGMENT if name in message]
        self.fragment = "&".join(["v=1"] + fields)
        browser.set_fragment(self.fragment)
        self._told = self._wanted = None
        self._app.show(self.screen(), moved=False)

    def _go_to(self, step):
        screen = self._app.screen
        if isinstance(screen, Reading):
            self._wanted = step
        elif isinstance(screen, Steps):
            screen.go_to(step)
        elif self._told:
            self._open(step)


class FullPage:
    """The ways on from a text in a page of its own."""

    alone = True

    def __init__(self, app, told):
        self._app = app
        self._told = told

    def play(self, step):
        """Play on from a step: a match as any other from here."""
        self._app.begin_from(*self._told.start(step, self._told.player(step), another_seed()))

    def leave(self):
        """Back to the games."""
        self._app.back()
