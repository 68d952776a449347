"""A finished deal once more, step by step, with the hands open as far as all have seen them."""

from table import hint, panels, parts, share, walk
from table.cards import icon, icon_button
from table.vnode import h
from table.walk import Walk

OTHERWISE = "otherwise"
"""The command that leads on to where the machine would have done otherwise."""


class Replay(Walk):
    """The deal just finished. `play` is the table it belongs to.

    A frame's `advice` is what the machine would have done in the decision that led to it (docs/protocol.md, Replay).
    """

    def __init__(self, app, play):
        super().__init__(app, play.frames)
        self._play = play
        self._decisions = [at for at in range(len(self.frames)) if self.frames[at]["advice"]]
        self._others = [at for at in self._decisions if not self.frames[at]["advice"]["same"]]

    def title(self):
        """The window's title."""
        return self.app.text("replay-title")

    def deck(self):
        """The deck that was played with."""
        return self._play.deck()

    def render(self):
        """Draw the frame."""
        view, ui, t = self.drawing()
        steps = h("div", {"class": "walk"}, walk.buttons(self.shut(), t), self._to_others(t))
        remark = self._remark(t)
        classes = ["say", self._others and "lamped", remark and "judged"]
        say = h("section", {"key": "say", "class": classes}, walk.prompt(self.news(t)), remark, steps)
        advised = self._otherwise["actions"] if self._otherwise else ()
        cells = walk.cells(view, ui, t, say, [name.lstrip("-") for name in advised]) + [panels.side(view, t)]
        return [walk.table("replay", view, self._bar(view, t), cells, self.laid_over(t))]

    @property
    def _otherwise(self):
        """The machine's own choice, where it is not the one just made; else None."""
        return self.frame["advice"] if self.at in self._others else None

    def judgement(self, t):
        """What there is to say of the player's decisions at this step, as text; empty where there is nothing."""
        if self._otherwise:
            return hint.sentence(self._otherwise, self.frame, t, "replay-otherwise")
        return t("replay-differences", count=len(self._others)) if self._decisions and not self.at else ""

    def _remark(self, t):
        said = self.judgement(t)
        return h("p", {"key": "judgement", "class": "judgement"}, icon("lamp", "sm"), said) if said else None

    def _to_others(self, t):
        """The button to the next place where the machine would have done otherwise, if there are any."""
        if not self._others:
            return None
        attrs = {"key": OTHERWISE, "class": "btn quiet icon", "type": "button", "data-command": OTHERWISE,
                 "aria-label": t("replay-to-otherwise"), "aria-disabled": None if self._next_other() else "true"}
        return h("button", attrs, icon("lamp"))

    def _next_other(self):
        """The number of the next such frame, None after the last one."""
        later = [at for at in self._others if at > self.at]
        return later[0] if later else None

    def spoken(self, t):
        """What the step brought, and what the machine would have done."""
        return (self.news(t) + " " + self.judgement(t)).strip()

    def click(self, event):
        """A step, or the way to the next difference."""
        if event.data.get("command") == OTHERWISE:
            self.go_to(self._next_other() or self.at)
        else:
            super().click(event)

    def key(self, event):
        """The letter of the lamp leads on to the next difference."""
        if event.plain and event.key in ("i", "I") and not self.panel:
            event.prevent()
            self.go_to(self._next_other() or self.at)
        else:
            super().key(event)

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
