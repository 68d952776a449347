"""What a game draws in its own way: one module a game, each with any of these functions.

Drawings, None where the table's own will do:

- `note(view, t)`: text in the bar; `board(view, ui, t)`: a node between the seats and the field;
- `field(view, ui, t)`: what lies in the field; `buttons(view, ui, t)`: for the choices;
- `badge(view, t, seat)`: a mark on a seat's coin; `bubble(message, t)`: what a seat says, as nodes;
- `mark(view, card)`: a sign on a card of the viewer's hand, as a node, or the key of a word on it;
- `pad(view, ui, t)`: a node under the hand; `in_order(cards)`: how the hand is held;
- `sheet(view, t)`: the score sheet; `course(view)`: `(columns, rows, goal)` for the chart of a match, where a column is
  the seats that score together, a row the scores after a deal (the first before any), and the goal a score or None;
- `lines(view, ui, t)`, `after(view, ui, t)`: the result's lines, what follows them;
- `spoken(view, action, t)`: an action that is no card, as nodes; `heading(view, word, t)`: what stands over the cards
  that may be named after a word;
- `onward(view, t)`: the words on the button for the next deal;
- `reach(view, own, action)`: the control to be pressed first on the way to an action, or None; `told(view, action, t)`:
  an action in words, None where its card or its button has them;
- `hops(before, after)`: pegs that have moved between two views, `(selector, [(x, y), ...])` each.

What the page keeps for the game, a dict `own` (in `ui` too):

- `arrived(view, own, instant)`: a view has come; at once, with `instant`, if nobody wants to wait;
- `seen(view, own, hold)`: the view to be drawn; while it has not caught up with `view`, it is nobody's turn;
- `holds(before, after)`: how long the table stands still at the later of two views, in times of a finished trick's;
- `choose(view, own, chosen)`, `change(view, own, field, value)`: cards have been chosen, a field changed;
- `command(view, own, name, data)`: a button was pressed; gives whether it is one of the game's;
- `refusal(view, action)`: why a button that is no choice may not be pressed, or None.

And `FACES`, the decks (cards.DECKS) it may be played with, if those are not French cards alone; `ENDS`, the keys of the
messages that end what lies in the field, tricks apart: step by step it is looked at once more.
"""

GAMES = ("cribbage", "preferans", "rablo", "raub")
"""The games that have a module, which is called like the game."""

_read = {}
"""The modules that have been wanted, by game."""


def of(view, name):
    """The function `name` of the view's game, or None."""
    return getattr(_module(view.get("game")), name, None)


def _module(game):
    """A game's module, read when it is first wanted; None where it has none."""
    if game in GAMES and game not in _read:
        _read[game] = getattr(__import__("table." + game), game)
    return _read.get(game)


def draw(name, view, *args):
    """What the function `name` of the view's game makes of the view; None without one."""
    part = of(view, name)
    return part(view, *args) if part else None


def deck(view, wanted):
    """The cards to play the view's game with: the `wanted` deck if it can be, else French ones."""
    return wanted if wanted in (of(view, "FACES") or ()) else "french"
