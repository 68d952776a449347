"""The middle of the table: a game's own, or piles, trick and marks."""

from table import lay, parts
from table.vnode import h


def render(view, ui, t):
    """The field. While `ui["hold"]`, the last trick still lies on the table."""
    attrs = {"key": "field", "class": "field", "aria-label": t("table-field")}
    own = parts.draw("field", view, ui, t)
    marks = lay.marks(view, t, (), ui.get("explains"))
    return h("section", attrs, own or [lay.left(view, ui, t), lay.middle(view, ui, t), marks])
