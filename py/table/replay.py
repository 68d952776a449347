"""A finished deal once more, step by step, with the hands open as far as all have seen them."""

from table import cards, dom, field, parts, people, places, seats
from table.cards import hidden, icon_button
from table.motion import Scene
from table.screens import Screen
from table.vnode import h

STEPS = ("first", "back", "next", "last")
"""The commands of the buttons, in their order."""

KEYS = {"Home": "first", "ArrowLeft": "back", "ArrowRight": "next", "End": "last"}
"""The keys that do the same."""


class Replay(Screen):
    """The frames of a deal, one of them shown. `play` is the table it belongs to."""

    def __init__(self, app, play):
        super().__init__(app)
        self._play = play
        self._frames = [_opened(frame) for frame in play.frames]
        self._at = 0
        self._onward = True
        self._own = {}

    def title(self):
        """The window's title."""
        return self.app.text("replay-title")

    def deck(self):
        """The deck that was played with."""
        return self._play.deck()

    def scene(self):
        """The table as drawn; going back, nothing travels."""
        return Scene(self._frame(), self._holds()) if self._onward else None

    def render(self):
        """Draw the frame."""
        view, t = self._frame(), self.app.text
        t.at(view["names"], view["seat"], self.deck())
        seen = parts.of(view, "seen")
        view = seen(view, self._own, False) if seen else view
        ui = {"rules": t.rules(view["game"]), "chosen": [], "own": self._own, "hold": self._holds(),
              "show_last_trick": False}
        return [_table(view, ui, t, self._steps(t))]

    def _frame(self):
        return self._frames[self._at]

    def _holds(self):
        """Whether the step has finished a trick, which then lies on the table."""
        return bool(self._at) and "trick" in [message["key"] for message in self._news()]

    def _news(self):
        """What has happened in this step, as messages."""
        known = len(self._frames[self._at - 1]["log"]) if self._at else 0
        return self._frame()["log"][known:] or [self._frame()["prompt"]]

    def _steps(self, t):
        """Where we are, what happened, and which ways are open."""
        last = len(self._frames) - 1
        return {"number": self._at, "last": last, "text": " ".join([t(message) for message in self._news()]),
                "shut": ("first", "back") if not self._at else ("next", "last") if self._at == last else ()}

    def click(self, event):
        """A step, or back to the result."""
        command = event.data.get("command")
        if command in STEPS:
            self._step(command)
        elif command == "leave":
            self.app.back()

    def key(self, event):
        """Arrows, Home and End step; Escape leaves."""
        if event.key == "Escape":
            event.prevent()
            self.app.back()
        elif event.plain and event.key in KEYS:
            event.prevent()
            self._step(KEYS[event.key])

    def _step(self, command):
        last = len(self._frames) - 1
        to = {"first": 0, "back": max(self._at - 1, 0), "next": min(self._at + 1, last), "last": last}[command]
        if to != self._at:
            self._onward, self._at = to == self._at + 1, to
            self.app.draw()
            dom.say(self._steps(self.app.text)["text"])


def _opened(frame):
    """The frame with each hand at its seat; where people share the device, the viewer's as all have seen it."""
    sitting = [dict(seat, open=hand) for seat, hand in zip(frame["seats"], frame["open"])]
    shared = people.viewer(frame["names"]) is None
    hand = frame["open"][frame["seat"]] if shared else frame["hand"]
    return dict(frame, seats=sitting, hand=hand)


# ---- drawing


def _table(view, ui, t, steps):
    attrs = {"key": "replay", "class": "table", "data-screen": "replay", "data-game": view["game"],
             "data-players": view["players"]}
    around = [seats.render(view, ui, t, seat) for seat in places.others(view)]
    mine = seats.render(view, ui, t, places.viewer(view))
    cells = [parts.draw("board", view, ui, t), field.render(view, ui, t), _say(steps, t), _hand(view, t), mine]
    return h("div", attrs, h("div", {"class": "cloth"}, _bar(view, steps, t), around, cells))


def _bar(view, steps, t):
    where = h("small", None, t("replay-step", number=steps["number"], last=steps["last"]))
    title = h("h1", None, t("table-deal", number=view["number"]), where)
    return h("header", {"class": "bar"}, icon_button("leave", "close", t("replay-leave")), title)


def _say(steps, t):
    prompt = h("p", {"class": "prompt", "tabindex": "-1", "data-refuge": True}, steps["text"])
    buttons = [_button(command, command in steps["shut"], t) for command in STEPS]
    return h("section", {"key": "say", "class": "say"}, prompt, h("div", {"class": "walk"}, buttons))


def _button(command, shut, t):
    attrs = {"key": command, "class": "btn quiet icon", "type": "button", "data-command": command,
             "aria-label": t("replay-" + command), "aria-disabled": "true" if shut else None}
    return h("button", attrs, cards.icon(command))


def _hand(view, t):
    order = parts.of(view, "in_order") or cards.in_order
    held = order([card for card in view["hand"] if card]) + [card for card in view["hand"] if not card]
    strips = [_strip(held[place], place, t) for place in range(len(held))]
    attrs = {"key": "hand", "class": "hand", "role": "group", "aria-label": t("table-hand"), "data-n": len(held),
             "data-fan": len(held) >= 5, "style": f"--n:{len(held)}"}
    return h("div", attrs, strips)


def _strip(card, place, t):
    back = h("i", {"class": "card back"}, hidden(t("card-back")))
    drawn = cards.shown(card, t, {"data-card": card}) if card else back
    return h("span", {"key": card or place, "class": "strip", "style": f"--i:{place}"}, drawn)
