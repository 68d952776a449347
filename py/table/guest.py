"""A game that another tab plays: it can be looked at here, and taken over."""

from table.cards import icon_button
from table.play import Play
from table.store import Unreadable
from table.vnode import h


class Guest(Play):
    """The table as it is kept. `take_over(guest)` is called when the player wants to play on here."""

    def __init__(self, app, game, take_over):
        super().__init__(app)
        self.game = game
        game.waiting = False
        self._take_over = take_over
        self.follow()

    def follow(self):
        """Show the newest copy that is kept."""
        try:
            self.game.view = self._app.store.open(self.game.name)["view"]
        except Unreadable:
            pass  # deleted over there: what was seen last stays

    def render(self):
        """The table, at which nothing can be done, and the way to play on."""
        table = h("div", {"key": "watched", "class": "watched", "inert": True}, super().render())
        return [table, _notice(self._spoken())]

    def turn(self):
        """Nobody's here."""
        return "none"

    def click(self, event):
        """Take over, or leave."""
        command = event.data.get("command")
        if command == "take-over":
            self._take_over(self)
        elif command == "leave":
            self._app.back()

    def key(self, event):
        """Escape leaves."""
        if event.key == "Escape":
            self._app.back()

    def focus(self, event):
        """Nothing follows the focus."""


def _notice(t):
    take = h("button", {"class": "btn primary", "type": "button", "data-command": "take-over"}, t("guest-take"))
    attrs = {"key": "guest", "class": "guest on-paper", "role": "region", "aria-labelledby": "guest-title"}
    title = h("h1", {"id": "guest-title", "tabindex": "-1", "data-refuge": True}, t("guest-title"))
    buttons = h("p", {"class": "acts"}, icon_button("leave", "back", t("problem-home")), take)
    return h("section", attrs, title, h("p", None, t("guest-text")), buttons)
