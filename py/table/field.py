"""The middle of the table: a game's own, or piles, trick and marks."""

from table import lay, parts
from table.kept import by
from table.vnode import h


def render(view, ui, t):
    """The field. While `ui["hold"]`, the last trick still lies on the table."""
    own = parts.draw("field", view, ui, t)
    return _section(own, t) if own else _tricks(view, ui, t)


def _shown(view, ui):
    """All that the piles, the trick and the marks are drawn from."""
    fields = [view[name] for name in ("players", "seat", "piles", "trick", "last_trick", "trump", "tags")]
    return fields, bool(view["play"]), [ui.get(name) for name in ("hold", "show_last_trick", "explains")]


@by(_shown)
def _tricks(view, ui, t):
    return _section([lay.left(view, ui, t), lay.middle(view, ui, t), lay.marks(view, t, (), ui.get("explains"))], t)


def _section(cells, t):
    return h("section", {"key": "field", "class": "field", "aria-label": t("table-field")}, cells)
