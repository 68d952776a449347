"""A first deal: a newcomer at the real table, led through one deal by a text (assets/lessons/GAME.stih).

The text's comments are what is said, each after the action it stands at; the others do what the text has them do
(docs/protocol.md, `guide`). A comment in `en-x-else` says why nothing else is as good there. The match is not kept
before the player plays on without the text.
"""

from table import browser, dom, hint, status, steps, whynot
from table.cards import icon, icon_button
from table.game import Game
from table.pace import Pace
from table.people import viewer
from table.play import Play
from table.pointing import DONE, point
from table.quiz import laid
from table.reading import Reading, Unread
from table.rule import rule_link
from table.store import Store
from table.vnode import h

ELSE = "-x-else"
"""What the language of a reason against everything else ends with."""


def name_of(game):
    """What the match of a lesson is called, which is no name of a kept one."""
    return "lesson-" + game


class Fetching(Reading):
    """The lesson of a game on its way."""

    def __init__(self, app, game, step=0):
        self._game = game
        super().__init__(app, None, lambda told: app.show(Lesson(app, told, step)),
                         lambda error: app.show(Unread(app, error, True)))

    async def _read(self, link, take, refuse):
        try:
            text = await browser.fetch_text("lessons/" + self._game + ".stih")
        except OSError:
            refuse({"key": "embed-offline", "args": {}})
            return
        await super()._read("v=1&t=" + browser.encoded(text), take, refuse)


class Aloud(Pace):
    """Pauses that last until what is said has been read: `unread()` tells whether something is."""

    def __init__(self, hold_time, unread):
        super().__init__(hold_time)
        self._unread = unread

    async def _wait(self, seconds):
        if not self._unread():
            await super()._wait(seconds)
        while self._unread():
            self._cut.clear()
            await self._cut.wait()


class Lesson(Play):
    """The table, what is said of it, and one move lit. `told` is the text (reading.py), `step` where to go on in it."""

    advises = False

    def __init__(self, app, told, step=0):
        super().__init__(app)
        self._told_text = told
        self._read = 0
        """The steps before this one have been read."""
        self._other = False
        """Whether the player has just tried what is allowed but not the best."""
        self._left = False
        self._player = viewer(told.shown["names"]) or 0
        view = self._from(min(step, len(told.frames) - 1))
        pace = Aloud(app.hold_time, self._unread)
        self.game = Game(name_of(view["game"]), view, app.engine, Store(None), pace, self.changed, self.told)
        app.play = self
        self.game.start(self._request)

    def _from(self, step):
        """Let the match begin at a step; gives the view until the engine has answered."""
        request, view = self._told_text.start(step, self._player, "1")
        self._request = dict(request, guide=True)
        return view

    # ---- where the text stands

    def _comment(self):
        """What is said now, and why nothing else is as good: both by language."""
        step = self.game.guide
        said = {} if step is None else self._told_text.frames[step]["comment"]
        why = {name[: -len(ELSE)]: text for name, text in said.items() if name.endswith(ELSE)}
        return {name: text for name, text in said.items() if not name.endswith(ELSE)}, why

    def _meant(self):
        """The actions that the text has the player do now; empty when it is not the player's turn."""
        if self.game.guide is None or self.game.wait is not None:
            return []
        return self._told_text.answer(self.game.guide)

    def _unread(self):
        """Whether there is something to be read before the next one acts."""
        step = self.game.guide
        waits = self.game.wait == "bot" and not self._left
        return waits and step is not None and step >= self._read and bool(self._comment()[0])

    # ---- drawing

    def title(self):
        """What the window is called."""
        return self._app.text("lesson-title", game=super().title())

    def render(self):
        """The table with the sentence under it, and the controls."""
        inside, t = super().render(), self._spoken()
        lit = [] if self._panel else self._pointed()
        attrs = {"key": "sheet", "class": "stepsheet", "data-mode": "lesson", "data-step": self.game.guide}
        table = [point(node, lit) for node in inside]
        body = [self._head(t), table, self._remark(t), self._strip(t)]
        return [h("div", attrs, h("div", {"key": "behind", "class": "behind"}, body))]

    def _ui(self, t, view):
        asked = {"key": "lesson-read", "args": {}} if self._unread() else None
        return dict(super()._ui(t, view), bare=True, asked=asked)

    def _pointed(self):
        """The names of the actions to be lit: the move, the cards still to be chosen, the button that sends them."""
        return hint.names(self._meant(), self.view, {"chosen": self._chosen, "own": self._own})

    def _head(self, t):
        return h("header", {"key": "head", "class": "bar"}, icon_button("leave", "back", t("lesson-leave")),
                 h("h1", None, self.title()), icon_button("lesson-again", "first", t("lesson-again")))

    def _remark(self, t):
        said, _ = self._comment()
        sentence = h("p", {"key": "words"}, t.chosen(said)) if said else None
        words = [self._gentle(t)] if self._other else [each for each in (sentence, self._refused(t)) if each]
        return steps.remark(words, self._ways(t)) if words else None

    def _gentle(self, t):
        """Why the move that was tried is not the best one."""
        names = ", ".join([whynot.in_words(action, self.view["game"], t) for action in self._meant()])
        return h("p", {"key": "why", "class": "gentle"}, icon("lamp", "sm"), " ", t("lesson-other", what=names), " ",
                 t.chosen(self._comment()[1]))

    def _refused(self, t):
        """Why something may not be done at all."""
        why = self._why or self.game.refusal
        if not why:
            return None
        rule = rule_link(why, {"rules": t.rules(self.view["game"])}, t)
        return h("p", {"key": "why"}, icon("no", "sm"), " ", t(why), rule)

    def _ways(self, t):
        """The button under a sentence that is to be read before the next one acts."""
        if not self._unread():
            return None
        attrs = {"key": "go-on", "class": "btn primary", "type": "button", "data-command": "go-on"}
        return h("p", {"key": "ways", "class": "acts"}, h("button", attrs, t("lesson-go-on")))

    def _strip(self, t):
        last = len(self._told_text.frames) - 1
        step = last if self.game.guide is None else self.game.guide
        number = h("span", {"key": "at", "class": "at num"}, t("steps-at", number=step, last=last))
        undo = icon_button("undo", "undo", t("table-undo")) if self._can_undo() else None
        log = icon_button("log", "log", t("embed-log"))
        keep = h("button", {"key": "keep", "class": "btn text", "type": "button", "data-command": "play-on"},
                 icon("play", "sm"), t("lesson-play-on"))
        return steps.strip([number, undo, log, keep])

    def _answer(self, letter, t):
        """Nobody acts before what is said has been read."""
        return t("lesson-read") if letter == status.TURN and self._unread() else super()._answer(letter, t)

    # ---- what happens

    def changed(self):
        """Draw, and bring the focus to what goes on."""
        self._other = False
        super().changed()
        if self.over:
            self._app.settings.learn(self.view["game"])
        if self._app.screen is self and self.game.guide is not None:
            browser.set_fragment(f"lesson={self.view['game']}&step={self.game.guide}")  # loaded anew it goes on there
        if self._app.screen is self and dom.focused("body, .prompt, .say button, .hand button, .field input"):
            dom.focus(".remark [data-command='go-on']") or dom.focus(".pointed")

    def _send(self, actions, card=None):
        meant = self._meant()
        if meant and laid(actions) != laid(meant):
            self._why, self._other = False, True
            self._app.draw()
            return
        done = [action for action in actions if action == DONE and DONE not in meant]
        super()._send((meant + done) or actions, card)

    def _explain(self, why, draw=True):
        self._other = False
        super()._explain(why, draw)

    def _command(self, command, data):
        if command == "go-on":
            self._read = (self.game.guide or 0) + 1
            self.game.cut()
        elif command == "lesson-again":
            self._read = 0
            self._from(0)
            self.game.start(self._request)
        elif command == "play-on":
            self._app.take_in(self.game.kept(), self.over, instead=True)
        else:
            super()._command(command, data)

    def leave(self):
        """Another screen takes the place of the lesson."""
        super().leave()
        self._left = self._app.play is not self
        self.game.cut()
