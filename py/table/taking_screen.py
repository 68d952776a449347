"""The screen that takes games back from a file: choose it, look at what is in it, take what is wanted."""

import asyncio

from table import browser, dom, home, screens, taking
from table.cards import icon, icon_button
from table.vnode import h


class Taking(screens.Screen):
    """`offers` is None before a file has been read; `said` is a sentence of how it went, with its tone."""

    def __init__(self, app):
        super().__init__(app)
        self.offers = None
        self._file = None
        self._said = None
        self._busy = False
        self._with_settings = False

    def title(self):
        """The window's title."""
        return self.app.text("taking-title")

    # ---- gestures

    def command(self, command, data):
        """Choose a file, or take what is wanted of it."""
        if self._busy:
            return
        if command == "choose":
            asyncio.create_task(self._choose())
        elif command == "take":
            asyncio.create_task(self._take())
        elif command == "home":
            self.app.go("home=1")
        else:
            super().command(command, data)

    def change(self, event):
        """A game or the settings are wanted, or not."""
        if event.data.get("field") == "take":
            self.offers[int(event.data["key"])].wanted = event.checked
        elif event.data.get("field") == "settings":
            self._with_settings = event.checked
        self.app.draw()

    async def _choose(self):
        text = await browser.pick_file()
        if text is None:
            return
        self.offers = self._file = self._said = None
        try:
            self._file = taking.File(text)
        except taking.Unfit as trouble:
            self._say("taking-newer-file" if trouble.reason == "newer" else "taking-" + trouble.reason)
            return
        self._busy = True
        self.app.draw()
        self.offers = await taking.look(self._file, self.app.store, self.app.engine)
        self._busy = False
        self._with_settings = bool(self._file.settings) and not self.app.store.settings()
        self._say(None if self.offers or self._file.settings else "taking-nothing")

    async def _take(self):
        self._busy = True
        self.app.draw()
        count, fault = await taking.take(self.offers, self.app.store, self.app.keeping.free)
        if self._with_settings:
            self.app.take_settings(self._file.settings)
        self._busy = False
        self.offers = None
        self._say("fault-" + fault if fault else "taking-done", count)

    def _say(self, key, count=0):
        self._said = (key, count) if key else None
        if self.app.screen is self:
            self.app.draw()
            dom.focus("#app [data-refuge]")

    # ---- drawing

    def render(self):
        """Draw the file as far as it is known."""
        t = self.app.text
        attrs = {"key": "taking", "class": "sheetpage on-paper", "data-screen": "taking"}
        back = icon_button("back", "back", t("new-back"))
        top = h("header", {"class": "top"}, back, h("h1", None, t("taking-title")))
        body = h("div", {"class": "form", "tabindex": "-1", "data-refuge": True}, self._words(t), self._offers(t),
                 self._spoiled(t), self._buttons(t))
        return [h("div", attrs, top, body)]

    def _words(self, t):
        if self._busy:
            return h("p", {"key": "said", "role": "status"}, t("taking-wait"))
        if self._said:
            key, count = self._said
            return h("p", {"key": "said", "class": "taken", "role": "status"}, t(key, count=count))
        return h("p", {"key": "said"}, t("taking-help" if self.offers is None else "taking-choose"))

    def _offers(self, t):
        if self.offers is None or self._busy:
            return None
        rows = [self._offer(index, offer, t) for index, offer in enumerate(self.offers)]
        settings = self._settings(t) if self._file.settings else None
        return h("ul", {"key": "offers", "class": "offers"}, rows, settings)

    def _offer(self, index, offer, t):
        save = {"id": index, "view": offer.view}
        words = [h("b", None, home.title_of(save, t)), h("small", None, home.line_of(offer.view, t)),
                 h("small", None, t("save-when", **screens.when(offer.saved))),
                 h("em", {"data-state": offer.state}, t("taking-" + offer.state))]
        return _choice(index, "take", index, offer.wanted, offer.state == "same", words)

    def _settings(self, t):
        return _choice("settings", "settings", "", self._with_settings, False, [h("b", None, t("taking-settings"))])

    def _spoiled(self, t):
        """What of the file cannot be taken, and why."""
        if not self._file or not self._file.spoiled or self._busy:
            return None
        lines = [h("li", None, t("taking-spoiled-" + why if isinstance(why, str) else why))
                 for why in self._file.spoiled]
        return h("div", {"key": "spoiled", "class": "notice"},
                 h("h3", None, icon("warn"), t("taking-spoiled", count=len(lines))), h("ul", None, lines))

    def _buttons(self, t):
        if self._busy:
            return None
        wanted = [offer for offer in self.offers or [] if offer.wanted]
        take = None
        if wanted or (self.offers is not None and self._with_settings):
            take = _button("take", "primary", "next", t("taking-take", count=len(wanted)))
        done = bool(self._said) and self._said[0] == "taking-done"
        onward = _button("home", "primary", "back", t("problem-home")) if done else None
        return h("p", {"key": "acts", "class": "acts"}, take, onward,
                 _button("choose", "quiet" if take or done else "primary", "file", t("taking-file")))


def _choice(key, field, value, checked, same, words):
    """A row with a box to tick; nothing to tick for what is here already."""
    attrs = {"type": "checkbox", "data-field": field, "data-key": value, "checked": checked, "disabled": same}
    return h("li", {"key": key}, h("label", None, h("input", attrs), h("span", None, words)))


def _button(command, kind, sign, text):
    attrs = {"class": ["btn", kind], "type": "button", "data-command": command}
    return h("button", attrs, icon(sign, "sm"), text)
