"""The screen of a match: turns gestures into actions, and a match into a drawing.

The match itself is led by game.py; table.py and result.py draw.
"""

import asyncio

from table import book, browser, curtain, dom, fair, hand, hint, menu, panels, parts, result, share, status, table
from table.motion import Scene
from table.settings import CHOICES
from table.speech import Speech
from table.vnode import h

PANELS = ("score", "log", "last-trick", "menu", "keys")
"""Commands that open the panel of the same name."""

LIVE = (".field input:checked", ".say [data-action]:not([aria-disabled])",
        ".field [data-action]:not([aria-disabled])", ".hand [tabindex='0']", ".prompt")
"""Where the focus belongs when it is the player's turn, the first that is there."""


class Play:
    """A match on the screen. `app` is the page (app.py), `game` the match, set by it."""

    advises = True
    """Whether there is a lamp, which gives hints."""

    def __init__(self, app):
        self.game = None
        self._app = app
        self._chosen = []
        self._raised = None
        """The card that a first tap has raised, where a second one plays."""
        self._focus = self._why = self._panel = self._fault = None
        self._at = None
        """Where the match stood when `_why` was said, which holds as long as it stands there."""
        self._lamp = hint.Lamp()
        self._faults_seen = set()
        self._own = {}
        """What the page keeps for this game (parts.py)."""
        self._speech = Speech(dom.say)
        self._between_deals = False
        """Whether the next deal has been asked for: the moment for a new version of the page."""
        self._missed = []
        """Events behind the curtain, for whoever opens it."""
        self.frames = None
        """Those of the deal that is being replayed."""
        self._sheet = None
        """What a panel shows that is asked for each time (share.py, fair.py, book.py)."""

    # ---- drawing

    @property
    def view(self):
        """The view to be drawn: the engine's, or what its game makes of it."""
        view, seen = self.game.view, parts.of(self.game.view, "seen")
        return seen(view, self._own, self.game.hold) if seen and not self.covered else view

    @property
    def covered(self):
        """Whether the curtain is drawn: between two people of this device."""
        return curtain.is_drawn(self.game.view)

    def render(self):
        """The table, or the result once the last trick has been looked at."""
        t, view = self._spoken(), self.view
        if self.covered:
            return [curtain.render(view, t)]
        ui = self._ui(t, view)
        if self.over:
            covered = {"key": "paper", "class": "behind", "inert": bool(self._panel)}
            page = h("div", covered, result.render(view, ui, t))
            return [page, h("div", {"key": "over", "class": "overpaper"}, panels.render(view, ui, t), ui["over"])]
        return [hint.drawn(table.render(view, ui, t), None if self._panel else ui["hint"], view, ui, t)]

    def _spoken(self):
        """The sentences for this table."""
        t, view = self._app.text, self.game.view
        t.at(view["names"], view["seat"], self.deck())
        return t

    def deck(self):
        """The deck that is played with."""
        return parts.deck(self.game.view, self._app.settings["faces"])

    def scene(self):
        """The table as drawn, for its motion; None when the result or the curtain is shown."""
        return None if self.over or self.covered else Scene(self.view, self.game.hold)

    @property
    def over(self):
        """Whether the result is to be shown."""
        return bool(self.view["result"]) and not self.game.hold and not self.covered

    def turn(self):
        """Whose turn it is: "you", "other" or "none"."""
        view = self.view
        settled = self.over and not view["choices"]
        if settled or self.covered or view["to_act"] is None:
            return "none"
        mine = view["to_act"] == view["seat"] and self.game.open()
        return "you" if mine else "other"

    def title(self):
        """What the window is called: by the game's name."""
        return self._app.text(self.game.view["game"] + "-name")

    def _ui(self, t, view):
        return {
            "names": [t.name(seat) for seat in range(view["players"])],
            "rules": t.rules(view["game"]),
            "chosen": self._chosen,
            "raised": self._raised,
            "rail": self._app.settings["rail"],
            "focus": self._focus,
            "why": self._why or self.game.refusal or self._lateness(),
            "hold": self.game.hold,
            "thinking": self.game.thinking,
            "waiting": self.game.waiting, "pending": self.game.pending(),
            "hint": self._lamp.given(self.game.view),
            "advice": self.advises and ("open" if self._may_ask() else "shut"),
            "can_undo": self._can_undo(),
            "panel": self._panel,
            "over": self._over(t),
            "offline": self._app.offline(),
            "own": self._own,
            "beside": self._app.beside(),
            "explains": True,
            "show_last_trick": True,
        }

    def _can_undo(self):
        """As the engine has it, which may be further than what is drawn: a deal that is over stands."""
        view = self.game.view
        return view["undo"] and not view["result"] and not self.game.waiting

    def _lateness(self):
        """What is said while a stored table waits for an engine that takes its time."""
        return {"key": "engine-late", "args": {}} if self.game.waiting and self._app.engine_state() == "late" else None

    def _over(self, t):
        if self._fault:
            return menu.fault(self._fault, t)
        if self._panel and self._sheet:
            return self._sheet.render(t)
        return menu.over(self._panel, self.game.view, t, self._app.settings, self._app.offline())

    # ---- what the match tells

    def told(self, events):
        """Say aloud what has happened, behind the curtain later."""
        self._missed = self._missed + events
        if not self.covered:
            self._speech.tell(self._missed, self._spoken(), self._app.settings["speech"])
            self._missed = []

    def changed(self):
        """Draw the match anew after a reply, and keep the focus where play goes on."""
        if self.game.trouble:
            self._app.trouble("problem-game", self.game.trouble)
            return
        if self._between_deals and browser.update_waits():
            self.game.keep()
            browser.update()  # the deal is kept, and drawn by the new version
            return
        self._between_deals = False
        if self.covered:
            self._cover()
            return
        parts.draw("arrived", self.game.view, self._own, not dom.moving())
        view = self.view
        choosing = self.game.waiting or view["select"]
        self._chosen = [card for card in self._chosen if choosing and card in view["hand"]]
        if self._at != (view["number"], view["turn"]):
            self._why = self._raised = None
        self._notice_fault()
        self._app.draw()
        if self._app.screen is self:
            self._settle()
        if self.turn() == "you":
            self._speech.ask(view, self._spoken(), self._app.settings["speech"])

    def _cover(self):
        """Close the curtain and forget what was on the table."""
        self._chosen, self._own = [], {}
        self._focus = self._why = self._panel = None
        dom.sweep()
        self._app.draw()

    def _show(self):
        seat = curtain.next_seat(self.game.view)
        if seat is not None:
            self.game.show(seat)

    def _notice_fault(self):
        fault = self._app.store.fault
        if fault and fault != "forbidden" and fault not in self._faults_seen:
            self._faults_seen.add(fault)
            self._fault = fault

    def _settle(self):
        """Bring a focus that has lost its element to where play goes on."""
        view = self.view
        if self._focus and self._focus not in view["hand"]:
            self._focus = None
        if self.layered:
            return
        if self.over:
            if dom.focused("body"):
                dom.focus(".verdict [tabindex]")
        elif dom.focused("body, .prompt") and self.turn() == "you":
            any(dom.focus(selector) for selector in LIVE)

    # ---- gestures

    def click(self, event):
        """A tap, or Enter and Space on a control."""
        if event.data.get("command") == "pause":
            self._pause()
            return
        self.game.cut()
        if "action" in event.data:
            self._press(event.data["action"], event.data.get("card"))
        elif "select" in event.data:
            self._select(event.data["select"])
        elif "command" in event.data:
            self._command(event.data["command"], event.data)

    def _pause(self):
        """Let what is laid open lie until the player goes on."""
        self.game.stop()
        self._own["paused"] = True
        self._app.draw()
        dom.focus(".say [data-command='resume']")

    def _press(self, action, card):
        view = self.view
        why = view["illegal"].get(action) if card else self._refusal(action)
        if why:
            self._explain(why)
        elif action == "done" and view["select"]:
            self._lay_away(view["select"])
        elif card and card != self._raised and self._app.settings["confirm"] == "twice":
            self._raise(card)
        else:
            self._send([action], card)

    def _raise(self, card):
        """Let the card stand out; the next tap on it plays it."""
        self._raised = card
        self._explain({"key": "table-tap-again", "args": {"card": card}})

    def _refusal(self, action):
        """Why the button of that action may not be pressed, or None."""
        for choice in self.view["choices"]:
            if choice["action"] == action:
                return choice["why"]
        return parts.draw("refusal", self.view, action)

    def _send(self, actions, card=None):
        shown = self._passing()
        self._why = self._raised = self.game.refusal = None
        self._lamp.forget()
        if card:
            self._focus = hand.neighbour(self.view, card)
            if self.game.waiting:
                self._chosen = [card]
        self.game.act(actions)
        self._app.show_turn()
        asyncio.create_task(self._echo(card, shown != self._passing()))

    def _passing(self):
        """What a gesture may change before the engine has answered it."""
        lit = self._lamp.given(self.game.view)
        return self._why, self._raised, self._chosen, self.game.refusal, self.game.hold, lit

    async def _echo(self, card, changed):
        """Draw what the gesture has changed already, while the engine works on it."""
        if self._app.screen is not self:
            return
        if changed:
            self._app.draw()
        if card and self._focus and dom.focused(".hand [data-card], .prompt"):
            dom.focus(f".hand [data-card='{self._focus}']")

    def _select(self, card):
        view = self.view
        self._explain(hand.why_not(view, {"chosen": self._chosen}, card), draw=False)
        self._chosen = hand.toggle(view["select"], self._chosen, card)
        parts.draw("choose", view, self._own, self._chosen)
        self._app.draw()

    def _lay_away(self, select):
        if len(self._chosen) < select["min"]:
            self._explain({"key": "table-choose", "args": {"count": select["min"]}})
        else:
            self._send(hand.laid_away(select, self._chosen))

    def _explain(self, why, draw=True):
        self._why, self._at = why, (self.view["number"], self.view["turn"])
        if draw:
            self._app.draw()

    # ---- commands

    def _command(self, command, data):
        if self._own_command(command, data):
            self._why = None
            self._app.draw()
            self._settle()
        elif command in PANELS:
            self._open(command)
        elif command == "explain":
            self._explain({"key": data["help"], "args": {}, "clause": data["clause"]})
        elif command in book.COMMANDS:
            title = self._app.text("home-rules", game=Play.title(self))  # a first deal is called otherwise
            self._open(command, book.Book(command, data["page"], title))
        elif self._panel != "share" or not self._sheet.press(command, data):
            COMMANDS[command](self)

    def _own_command(self, command, data):
        own = parts.of(self.view, "command")
        return bool(own) and not self.covered and own(self.view, self._own, command, data)

    def _open(self, panel, sheet=None):
        self._panel, self._sheet = panel, sheet
        self._app.draw()
        dom.focus("[data-panel] [data-command='close']")

    @property
    def layered(self):
        """Whether a panel or the news of a fault lies over the table."""
        return bool(self._panel or self._fault)

    def put_away(self):
        """Close it, and bring the focus back to what opened it."""
        opener, self._panel, self._fault = self._panel, None, None
        self._app.draw()
        if not (opener and dom.focus(f"[data-command='{opener}']")):
            self._settle()

    def _next(self):
        self._between_deals = bool(self.game.next()) or self._between_deals  # a second press asks for nothing
        self._app.draw()

    def _replay(self):
        asyncio.create_task(self._open_replay())

    async def _open_replay(self):
        self.frames = await self.game.replay()
        if self.frames and self._app.screen is self:
            self._app.go("replay=" + self.game.name)

    def _may_ask(self):
        """Whether the lamp can be lit: it is the player's turn, and the engine is there."""
        return self.turn() == "you" and not self.game.waiting

    async def _light(self):
        """Ask what the machine would do here, mark it, and say it."""
        wrong = await self._lamp.light(self.game, self._app.engine) if self._may_ask() else hint.NOT_YOURS
        if self._app.screen is self:
            self._explain(wrong)
            given = self._lamp.given(self.game.view)
            if given and not wrong:
                dom.say(hint.sentence(given, self.view, self._spoken()))

    def _new(self):
        view = self.game.view
        self._app.settings.remember({"game": view["game"], "seats": view["names"], "options": view["options"]})
        self._app.go("new=" + view["game"])

    def _share(self):
        self._open("share", share.open_for(self._app.engine, self.title(), self._app.draw))

    def _fair(self):
        self._open("fair", fair.open_for(self.game, self._app.engine, self._app.draw))

    # ---- keys and focus

    def key(self, event):
        """Arrows, Home and End walk through the hand; letters ask."""
        if event.plain and "card" in event.data:
            card = hand.move(self.view, event.data["card"], event.key)
            if card:
                event.prevent()
                self._come_to(card)
                dom.focus(f".hand [data-card='{card}']")
        if event.plain and not event.inside(status.WRITING):
            self._ask(event.key)

    def _ask(self, key):
        """A letter that asks how the game stands, unless they are switched off; "?" shows them."""
        if self._app.settings["keys"] != "on" or self._panel or self.covered:
            return
        if key == "?":
            self._open("keys")
        elif key.lower() == status.HINT and self.advises:
            COMMANDS["hint"](self)
        elif not self.over and (said := self._answer(key.lower(), self._spoken())):
            dom.say(said)

    def _answer(self, letter, t):
        return status.answer(letter, self.view, t)

    def _come_to(self, card):
        self._focus = card
        self._explain(hand.why_not(self.view, {"chosen": self._chosen}, card))

    def focus(self, event):
        """A card that the keyboard comes to says why it may not be played."""
        card = event.data.get("card")
        if card and event.visible and card != self._focus:
            self._come_to(card)

    def change(self, event):
        """A field of the menu, the language or the cards; or one of the game's own."""
        field = event.data.get("field")
        if field == "lang":
            self._app.set_language(event.value)
        elif field in CHOICES:
            self._app.choose(field, event.value)
        else:
            parts.of(self.view, "change")(self.view, self._own, field, event.value)
            self._app.draw()

    def leave(self):
        """Another screen takes the place of the table, and what was said there is over."""
        self._panel = self._why = None
        dom.sweep()


COMMANDS = {
    "leave": lambda play: play._app.back(),
    "home": lambda play: play._app.back(),
    "next": Play._next,
    "show": Play._show,
    "undo": lambda play: play.game.undo(),
    "hint": lambda play: asyncio.create_task(play._light()),
    "again": lambda play: play._app.play_again(),
    "replay": Play._replay,
    "new": Play._new,
    "share": Play._share,
    "fair": Play._fair,
    "close": Play.put_away,
    "resume": lambda play: None,
    "print": lambda play: browser.print_page(),
    "file": lambda play: play._app.save_file([play.game.name]),
    "settings": lambda play: play._app.go("settings=1"),
}
"""What the other commands do."""
