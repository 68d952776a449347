"""A deal that was written down, step by step: the table, what the author says of it, and the ways on.

The same screen in a page of its own and embedded in another; there it is smaller, and a `diagram` has no controls.
"""

import asyncio

from table import browser, panels, share, walk, whynot
from table.cards import icon, icon_button
from table.reading import title_of
from table.vnode import h
from table.walk import Walk


class Steps(Walk):
    """The frames of `told` (reading.py). `way` has what is done elsewhere: `play(step)` and `leave()`;
    `alone` says whether the page is one of its own."""

    def __init__(self, app, told, way, diagram=False):
        super().__init__(app, told.frames, min(told.shown["step"], len(told.frames) - 1))
        self._told = told
        self._way = way
        self._diagram = diagram
        self.steps_by_key = not diagram

    def title(self):
        """The window's title."""
        return title_of(self._told, self.app.text)

    def render(self):
        """Draw the frame with the author's words."""
        view, ui, t = self.drawing()
        say = h("section", {"key": "say", "class": "say"}, walk.prompt(self.news(t)))
        cells = walk.cells(view, ui, t, say) + [panels.side(view, t)]
        behind = {"key": "behind", "class": "behind", "inert": bool(self.panel)}
        page = h("div", behind, self._head(t), walk.table("steps", view, None, cells),
                 remark(self._comment(t)), None if self._diagram else self._strip(t))
        attrs = {"key": "sheet", "class": "stepsheet", "data-mode": "diagram" if self._diagram else "steps"}
        return [h("div", attrs, page, self.laid_over(t))]

    def _head(self, t):
        """The bar of a page of its own."""
        if not self._way.alone:
            return None
        return h("header", {"key": "bar", "class": "bar"}, icon_button("leave", "back", t("steps-home")),
                 h("h1", None, title_of(self._told, t)), icon_button("share", "share", t("share-title")))

    def _comment(self, t):
        return t.chosen(self.frame["comment"])

    def _strip(self, t):
        """The controls, in the reach of a thumb."""
        number = h("span", {"key": "at", "class": "at num"}, t("steps-at", number=self.at, last=self.last))
        why = icon_button("why", "lamp", t("steps-why"))
        return strip([number] + walk.buttons(self.shut(), t) + [why, onward(t), self._open(t)])

    def _open(self, t):
        return None if self._way.alone else full_page(self._told.link_at(self.at), t)

    # ---- gestures

    def click(self, event):
        """A step, or one of the ways on."""
        command = event.data.get("command")
        if command == "why":
            asyncio.create_task(self._ask())
        elif command == "play":
            self._way.play(self.at)
        else:
            super().click(event)

    def exit(self):
        """Out of the deal, or of the table in another page."""
        self._way.leave()

    def share(self):
        """The text at this step."""
        sheet = share.Sheet(title_of(self._told, self.app.text), self.app.draw)
        texts = {"link": self._told.link_at(self.at), "notation": self._told.shown["text"]}
        asyncio.create_task(sheet.take(texts))
        return sheet

    async def _ask(self):
        """Show what may be played here, and why not the rest."""
        frame = self.frame
        reply = await self.app.engine.ask("judge", link=self._told.link, step=self.at, action=None)
        if self.app.screen is self and frame is self.frame and not reply["error"]:
            self.over(lambda t: whynot.render(reply["judge"], frame, t), "why")


# ---- drawing, for embedded tables too


def remark(words, more=None):
    """What is said of the position, on paper under the table; None without any."""
    if not words and not more:
        return None
    text = h("p", {"key": "words"}, words) if isinstance(words, str) and words else words or None
    return h("aside", {"key": "remark", "class": "remark on-paper", "aria-live": "polite"}, text, more)


def onward(t):
    """The button that plays on from here: what most people want of a deal."""
    attrs = {"key": "play", "class": "btn primary onward", "type": "button", "data-command": "play"}
    return h("button", attrs, icon("play"), h("span", None, t("steps-play")))


def strip(controls):
    """The row of controls under the table."""
    return h("footer", {"key": "strip", "class": "strip"}, controls)


def full_page(link, t):
    """The link that opens the whole state in a page of its own."""
    attrs = {"key": "open", "class": "btn icon", "href": browser.site() + "#" + link, "target": "_blank",
             "rel": "noopener", "aria-label": t("steps-open")}
    return h("a", attrs, icon("share"))
