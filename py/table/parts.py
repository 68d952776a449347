"""What a game draws in its own way: one module a game, each with any of these functions.

- `seen(view, own)`: the view to be drawn, where it is not the engine's as it stands;
- `note(view, t)`: text in the bar; `board(view, ui, t)`: a node between seats and field;
- `middle(view, ui, t)`: the middle of the field, for the trick; `buttons(view, ui, t)`: for the choices;
- `pad(view, ui, t)`: a node under the hand; `in_order(cards)`: how the hand is held;
- `sheet(view, t)`: the score sheet; `lines(view, ui, t)`, `after(view, ui, t)`: the result's lines, what follows them;
- `holds(before, after)`: whether the table stands still for a moment at the later of two views;
- `command(view, own, command, data)`: a button of its own (`data-own`); gives whether it was one;
- `hops(before, after)`: pegs that move, `(selector, [(x, y), ...])` each.

`own` is a dict that the table keeps for the game while its view stays the same deal; `ui["own"]` is the same.
"""

PARTS = {}
"""The module of each game that has one, by the game's id."""


def of(view, name):
    """The function `name` of the view's game, or None."""
    return getattr(PARTS.get(view["game"]), name, None)


def draw(name, view, *args):
    """What the function `name` of the view's game makes of the view; None without one."""
    part = of(view, name)
    return part(view, *args) if part else None
