"""The rules over the table, so that one gesture leads back to the game."""

from table import menu
from table.vnode import h

COMMANDS = ("rule", "rules")
"""A clause that a sentence names, and the rules from their beginning."""


class Book:
    """The rules opened at `address` by one of COMMANDS, under a title."""

    def __init__(self, command, address, title):
        self._command = command
        self._address = address
        self._title = title

    def render(self, t):
        """The panel with them."""
        page = h("iframe", {"key": self._address, "src": self._address, "title": self._title})
        return menu.panel(self._command, self._title, page, t)
