"""A finished deal once more, step by step, with the hands open as far as all have seen them."""

from table import parts, share, walk
from table.cards import icon_button
from table.vnode import h
from table.walk import KEYS, STEPS, Walk


class Replay(Walk):
    """The deal just finished. `play` is the table it belongs to."""

    def __init__(self, app, play):
        super().__init__(app, play.frames)
        self._play = play
        self._sheet = None

    def title(self):
        """The window's title."""
        return self.app.text("replay-title")

    def deck(self):
        """The deck that was played with."""
        return self._play.deck()

    def render(self):
        """Draw the frame."""
        view, ui, t = self.drawing()
        steps = h("div", {"class": "walk"}, walk.buttons(self.shut(), t))
        say = h("section", {"key": "say", "class": "say"}, walk.prompt(self.news(t)), steps)
        return [walk.table("replay", view, self._bar(view, t), walk.cells(view, ui, t, say), self.laid_over(t))]

    def _bar(self, view, t):
        where = h("small", None, t("replay-step", number=self.at, last=self.last))
        number = parts.draw("note", view, t) or t("table-deal", number=view["number"])
        title = h("h1", None, number, where)
        return h("header", {"class": "bar"}, icon_button("leave", "close", t("replay-leave")), title,
                 icon_button("share", "share", t("share-title")))

    def click(self, event):
        """A step, or back to the result."""
        command = event.data.get("command")
        if command in STEPS:
            self.step(command)
        elif command == "leave":
            self.app.back()
        elif command == "share":
            self._share()
        elif command == "close":
            self.over()
        elif self._sheet and command:
            self._sheet.press(command, event.data)

    def _share(self):
        self._sheet = share.open_for(self.app.engine, self.title(), self.app.draw, self.at)
        self.over(self._sheet.render, "share")

    def key(self, event):
        """Arrows, Home and End step; Escape closes what lies over the table, then leaves."""
        if event.key == "Escape":
            event.prevent()
            if self.panel:
                self.over()
            else:
                self.app.back()
        elif event.plain and event.key in KEYS and not self.panel:
            event.prevent()
            self.step(KEYS[event.key])
