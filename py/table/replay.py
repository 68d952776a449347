"""A finished deal once more, step by step, with the hands open as far as all have seen them."""

from table import panels, parts, share, walk
from table.cards import icon_button
from table.vnode import h
from table.walk import Walk


class Replay(Walk):
    """The deal just finished. `play` is the table it belongs to."""

    def __init__(self, app, play):
        super().__init__(app, play.frames)
        self._play = play

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
        cells = walk.cells(view, ui, t, say) + [panels.side(view, t)]
        return [walk.table("replay", view, self._bar(view, t), cells, self.laid_over(t))]

    def _bar(self, view, t):
        where = h("small", None, t("replay-step", number=self.at, last=self.last))
        number = parts.draw("note", view, t) or t("table-deal", number=view["number"])
        title = h("h1", None, number, where)
        return h("header", {"class": "bar"}, icon_button("leave", "close", t("replay-leave")), title,
                 icon_button("share", "share", t("share-title")))

    def exit(self):
        """Back to the result."""
        self.app.back()

    def share(self):
        """The deal at this step."""
        return share.open_for(self.app.engine, self.title(), self.app.draw, self.at)
