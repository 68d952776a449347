"""Texts of deals (docs/notation.md): what the engine has read in one, and the screens until then and without it."""

import asyncio

from table import browser, problem
from table.cards import icon
from table.game import opening
from table.people import is_person, viewer
from table.screens import Screen
from table.vnode import h


class Told:
    """A text that the engine has read.

    `link` is the fragment that it came in, `shown` what docs/protocol.md says of `read`.
    """

    def __init__(self, link, shown):
        self.link = link
        self.shown = shown
        self.frames = shown["frames"]

    def link_at(self, step):
        """The fragment that opens the text at a step, for whoever looks now."""
        seat = self.shown["seat"]
        return "v=1&d=" + self.shown["packed"] + f"&step={step}" + ("" if seat is None else f"&seat={seat}")

    def player(self, step):
        """The seat that plays on from a step: the one named, else the reader's, else the one asked there."""
        named = self.shown["seat"] if self.shown["seat"] is not None else viewer(self.shown["names"])
        return named if named is not None else self.asked(step)

    def asked(self, step):
        """The seat in turn at a step; seat 0 when the deal is over."""
        return self.frames[step]["asked"] or 0

    def start(self, step, seat, seed):
        """`(request, view)` of a match that goes on from a step with one person, at `seat`.

        `seed` decides what the text leaves open.
        """
        words = ["rules" if is_person(word) else word for word in self.shown["names"]]
        words[seat] = "you"
        request = {"link": self.link, "step": step, "seats": words, "seat": seat, "seed": seed}
        told = dict(request, game=self.shown["game"], options=self.shown["options"])
        return request, opening(told, self.frames[step]["direction"])

    def answer(self, step):
        """The actions that the text goes on with at a step: one, or all the cards that are laid away together."""
        actions = []
        for frame in self.frames[step + 1 :]:
            action = frame["action"]
            together = actions and action and action[0] == "-" and actions[0][0] == "-"
            if not action or (actions and not (together and frame["by"] == self.asked(step))):
                break
            actions.append(action[2:] if action[1:2] == ":" else action)  # said out of turn, with its seat
        return actions


class Reading(Screen):
    """A text on its way through the engine; then `take(told)` or `refuse(error)` is called."""

    def __init__(self, app, link, take, refuse):
        super().__init__(app)
        asyncio.create_task(self._read(link, take, refuse))

    async def _read(self, link, take, refuse):
        reply = await self.app.engine.ask("read", link=link)
        if self.app.screen is not self:
            return
        if reply["error"]:
            refuse(reply["error"])
        else:
            take(Told(link, reply["shown"]))

    def title(self):
        """The window's title."""
        return self.app.text("steps-title")

    def render(self):
        """An empty table."""
        t = self.app.text
        late = self.app.engine_state() == "late"
        said = h("p", {"class": "prompt", "role": "status"}, t("engine-late" if late else "table-setting"))
        return [h("div", {"key": "reading", "class": "stepsheet", "data-screen": "reading"},
                  h("div", {"class": "table empty"}, said))]


class Unread(Screen):
    """Why a text cannot be shown: `error` is the engine's message. In a page of its own there is a way home."""

    def __init__(self, app, error, alone):
        super().__init__(app)
        self._error = error
        self._alone = alone

    def title(self):
        """The window's title."""
        return self.app.text("problem-title")

    def render(self):
        """What is wrong, and where."""
        t = self.app.text
        text = "embed-offline" if self._error["key"] == "error-internal" and not browser.online() else self._error
        because = self._error.get("because")
        body = [h("h1", {"tabindex": "-1", "data-refuge": True}, t("embed-broken")),
                h("p", {"role": "alert"}, t(text), " ", t(because) if because else None), self._place(t)]
        attrs = {"key": "unread", "class": "unread on-paper", "data-screen": "problem"}
        if not self._alone:
            return [h("div", attrs, body)]
        page = h("div", {"class": "errpage"}, problem.picture(), body, self._home(t))
        return [h("div", dict(attrs, **{"class": "sheetpage on-paper"}), page)]

    def _place(self, t):
        """The line that is wrong, with a mark under the place."""
        args = self._error.get("args") or {}
        lines = browser.fragment().get("t", "").split("\n")
        number, column = args.get("line") or 0, args.get("column") or 0
        if not 0 < number <= len(lines):
            return None
        mark = " " * max(column - 1, 0) + "^"
        return h("div", {"class": "wrong"}, h("p", None, t("embed-where", line=number, column=column)),
                 h("pre", {"tabindex": "0"}, lines[number - 1] + "\n", h("b", None, mark)))

    def _home(self, t):
        attrs = {"class": "btn primary wide", "type": "button", "data-command": "home"}
        return h("p", {"class": "acts col"}, h("button", attrs, icon("back", "sm"), t("steps-home")))


def title_of(told, t):
    """What a text is called: its title, or else its game."""
    return t.chosen(told.shown["title"]) or t(told.shown["game"] + "-name")
