"""The frames of a deal, one of them shown with the hands open: what a replay and a text have in common."""

from table import cards, dom, field, hint, panels, parts, people, places, seats
from table.cards import hidden
from table.cloth import cloth
from table.motion import Scene
from table.screens import Screen
from table.vnode import h

STEPS = ("first", "back", "next", "last")
"""The commands of the buttons, in their order."""

KEYS = {"Home": "first", "ArrowLeft": "back", "ArrowRight": "next", "End": "last"}
"""The keys that do the same."""


class Walk(Screen):
    """A screen that goes through `frames` (docs/protocol.md, Replay), beginning with the one at `at`."""

    def __init__(self, app, frames, at=0):
        super().__init__(app)
        self.frames = [opened(frame) for frame in frames]
        self.at = at
        self.panel = None
        """What draws the panel over the table, `panel(t)`, if there is one."""
        self.sheet = None
        """What can be handed on (share.Sheet), once that was asked for."""
        self._opener = None
        self._onward = True
        self._own = {}

    @property
    def frame(self):
        """The frame that is shown."""
        return self.frames[self.at]

    @property
    def last(self):
        """The number of the last frame."""
        return len(self.frames) - 1

    def scene(self):
        """The table as drawn; going back, nothing travels."""
        return Scene(self.frame, self.holds()) if self._onward else None

    def deck(self):
        """The deck that is played with."""
        return parts.deck(self.frame, self.app.settings["faces"])

    def drawing(self):
        """`(view, ui, t)` of the frame, for the drawing functions; among several people nobody is "you"."""
        view, t = self.frame, self.app.text
        shared = len(people.seats_of(view["names"])) > 1
        t.at(view["names"], None if shared else view["seat"], self.deck())
        seen = parts.of(view, "seen")
        view = seen(view, self._own, False) if seen else view
        ui = {"rules": t.rules(view["game"]), "chosen": [], "own": self._own, "hold": self.holds(),
              "show_last_trick": False}
        return view, ui, t

    @property
    def layered(self):
        """Whether a panel lies over the table."""
        return bool(self.panel)

    def over(self, panel, opener):
        """Lay a panel over the table, which the command `opener` asked for."""
        self.panel, self._opener = panel, opener
        self.app.draw()
        dom.focus("[data-panel] [data-command='close']")

    def put_away(self):
        """Take the panel away, and the focus back to what asked for it."""
        self.panel = None
        self.app.draw()
        dom.focus(f"[data-command='{self._opener}']")

    def laid_over(self, t):
        """The panel and its scrim, as a list."""
        return [panels.scrim(), self.panel(t)] if self.panel else []

    def holds(self):
        """Whether the step has finished a trick, or what its game has in its place: it then lies on the table."""
        ends = ("trick",) + (parts.of(self.frame, "ENDS") or ())
        return bool(self.at) and any(message["key"] in ends for message in self._news())

    def news(self, t):
        """What has happened in this step, as a text."""
        return " ".join([t(message) for message in self._news()])

    def spoken(self, t):
        """What is said aloud of this step."""
        return self.news(t)

    def _news(self):
        before = self.frames[self.at - 1] if self.at else None
        same = bool(before) and before["number"] == self.frame["number"]
        told = self.frame["log"][len(before["log"]) if same else 0 :]
        return told or (laid_away(before, self.frame) if same else []) or [self.frame["prompt"]]

    # ---- gestures; a screen has `exit()`, where one goes from it, and `share()`, what it hands on

    steps_by_key = True
    """Whether the keys step."""

    def click(self, event):
        """A step, or one of the ways on."""
        command = event.data.get("command")
        if command in STEPS:
            self.step(command)
        elif command == "leave":
            self.exit()
        elif command == "share":
            self.sheet = self.share()
            self.over(self.sheet.render, "share")
        elif command == "close":
            self.put_away()
        elif self.sheet and command:
            self.sheet.press(command, event.data)

    def key(self, event):
        """Arrows, Home and End step; Escape leaves."""
        if event.key == "Escape":
            event.prevent()
            self.exit()
        elif event.plain and event.key in KEYS and self.steps_by_key and not self.panel:
            event.prevent()
            self.step(KEYS[event.key])

    def shut(self):
        """The commands that lead nowhere from here."""
        return (("first", "back") if not self.at else ()) + (("next", "last") if self.at == self.last else ())

    def step(self, command):
        """Go where a command of STEPS leads."""
        to = {"first": 0, "back": self.at - 1, "next": self.at + 1, "last": self.last}[command]
        self.go_to(to)

    def go_to(self, number):
        """Show the frame of that number, or the nearest there is, and say what it brought."""
        number = min(max(number, 0), self.last)
        if number != self.at:
            self._onward, self.at = number == self.at + 1, number
            self.app.draw()
            dom.say(self.spoken(self.app.text))


def opened(frame):
    """The frame with each hand at its seat; where people share the device, the viewer's as all have seen it, and so it
    is before the viewer may look at it."""
    sitting = [dict(seat, open=hand) for seat, hand in zip(frame["seats"], frame["open"])]
    shared = people.viewer(frame["names"]) is None
    hand = frame["open"][places.viewer(frame)] if shared or not frame["hand"] else frame["hand"]
    return dict(frame, seats=sitting, hand=hand)


def laid_away(before, after):
    """Messages of the cards that are gone from the hands between two frames; a card shown as a back is not named."""
    said = []
    for seat in range(after["players"]):
        then, now = _held(before, seat), _held(after, seat)
        gone = [card for card in then if card and card not in now]
        if gone:
            said += [{"key": "replay-away", "args": {"seat": seat, "card": card}} for card in gone]
        elif len(now) < len(then):
            said.append({"key": "replay-away-closed", "args": {"seat": seat}})
    return said


def _held(frame, seat):
    return frame["hand"] if seat == places.viewer(frame) else frame["seats"][seat]["open"]


# ---- drawing


def table(screen, view, bar, cells, over=()):
    """The table of a screen that is walked through, `bar` at its head and the nodes `over` laid over it."""
    attrs = {"key": "walk", "class": "table", "data-screen": screen, "data-game": view["game"],
             "data-players": view["players"]}
    return h("div", attrs, cloth(bool(over), bar, cells), list(over))


def cells(view, ui, t, say, advised=()):
    """The grid's cells in the order in which they are read.

    `say` is what stands under the field, a card of the hand that is `advised` has a lamp.
    """
    around = [seats.render(view, ui, t, seat) for seat in places.others(view)]
    mine = seats.render(view, ui, t, places.viewer(view))
    board = [parts.draw("board", view, ui, t)]
    return around + board + [field.render(view, ui, t), say, _hand(view, advised, t), mine]


def prompt(text):
    """What has happened, where the focus may rest."""
    return h("p", {"key": "prompt", "class": "prompt", "tabindex": "-1", "data-refuge": True}, text)


def buttons(shut, t):
    """The buttons that step; those of the commands `shut` lead nowhere."""
    return [_button(command, command in shut, t) for command in STEPS]


def _button(command, shut, t):
    attrs = {"key": command, "class": "btn quiet icon", "type": "button", "data-command": command,
             "aria-label": t("replay-" + command), "aria-disabled": "true" if shut else None}
    return h("button", attrs, cards.icon(command))


def _hand(view, advised, t):
    order = parts.of(view, "in_order") or cards.in_order
    held = order([card for card in view["hand"] if card]) + [card for card in view["hand"] if not card]
    strips = [_strip(held[place], place, held[place] in advised, t) for place in range(len(held))]
    attrs = {"key": "hand", "class": "hand", "role": "group", "aria-label": t("table-hand"), "data-n": len(held),
             "data-fan": len(held) >= 5, "style": f"--n:{len(held)}"}
    return h("div", attrs, strips)


def _strip(card, place, advised, t):
    back = h("i", {"class": "card back"}, hidden(t("card-back")))
    attrs = {"data-card": card, "class": "advised" if advised else None}
    drawn = cards.shown(card, t, attrs, mark=hint.mark(t) if advised else None) if card else back
    return h("span", {"key": card or place, "class": "strip", "style": f"--i:{place}"}, drawn)
