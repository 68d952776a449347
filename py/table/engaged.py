"""A deal that is played on in an embedded table: the table without the frame around it, and one row of controls."""

import asyncio

from table import steps
from table.cards import icon_button
from table.play import Play
from table.rule import rule_link
from table.vnode import h


class Engaged(Play):
    """The match that began in a text. `begun` has to follow at once."""

    advises = False
    """It may be a question, whose answer a hint would be."""

    def begun(self, embed, told, request):
        """`embed` is the page around (embed.py), `told` the text, `request` the one that started the match."""
        self.embed = embed
        self.told_text = told
        self.request = request
        self.link = told.link_at(request["step"])
        self._ended = False
        self._first_turn = None
        """The turn of the first view: what was done before that is not the reader's to take back."""

    # ---- drawing

    def render(self):
        """The table, what has to be said of it, and the controls."""
        inside, t = super().render(), self._spoken()
        attrs = {"key": "sheet", "class": "stepsheet", "data-mode": self.embed.mode}
        return [h("div", attrs, h("div", {"key": "behind", "class": "behind"}, inside, self.remark(t), self._strip(t)))]

    def _ui(self, t, view):
        return dict(super()._ui(t, view), bare=True)

    def remark(self, t):
        """Why something may not be done."""
        why = self._why or self.game.refusal
        if not why:
            return None
        rule = rule_link(why, {"rules": t.rules(self.view["game"])}, t)
        return steps.remark([h("p", {"key": "words"}, t(why), rule)])

    def _strip(self, t):
        view = self.view
        undo = icon_button("undo", "undo", t("table-undo")) if self._may_undo(view) else None
        reset, log = icon_button("reset", "first", t("embed-reset")), icon_button("log", "log", t("embed-log"))
        name = h("span", {"key": "at", "class": "at"}, t("app-name"), " · ", t(view["game"] + "-name"))
        return steps.strip([name, reset, undo, log, steps.full_page(self.link, t)])

    def _may_undo(self, view):
        began = self._first_turn
        return view["undo"] and not view["result"] and began is not None and view["turn"] > began

    # ---- what happens

    def changed(self):
        """Draw, tell the page around of an end, and keep the link to the whole state."""
        if self._first_turn is None:
            self._first_turn = self.view["turn"]
        super().changed()
        if self.over and not self._ended:
            self.embed.ended(self.view["result"])
        self._ended = self.over
        asyncio.create_task(self._write())

    async def _write(self):
        reply = await self._app.engine.ask("write", to="link", step=None)
        if not reply["error"] and self._app.screen is self and reply["written"] != self.link:
            self.link = reply["written"]
            self._app.draw()

    def _send(self, actions, card=None):
        self.embed.acted(self.game.view["seat"], actions)
        super()._send(actions, card)

    def _command(self, command, data):
        if command == "reset":
            self.reset()
        else:
            super()._command(command, data)

    def reset(self):
        """Once more from where it began."""
        self.game.start(self.request)

    def key(self, event):
        """As at every table; Escape leaves it."""
        if event.key == "Escape":
            event.prevent()
            self.embed.leave()
        else:
            super().key(event)
