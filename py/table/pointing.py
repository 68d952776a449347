"""Controls of a drawing that are pointed at: by a first deal, and by a hint."""

DONE = "done"
"""The action that ends a choice of cards."""


def point(node, names, look="pointed", mark=None):
    """The drawing with the class `look` on the controls of these actions, and a `mark` (a node) in each of them.

    A control is named by the action it stands for. What does not change stays the very same node.
    """
    if isinstance(node, str) or not names:
        return node
    tag, attrs, children = node
    after = [point(child, names, look, mark) for child in children]
    same = all(new is old for new, old in zip(after, children))
    if _name(attrs) in names and "aria-disabled" not in attrs and "checked" not in attrs:
        signs = [mark] if mark and tag != "input" else []
        return tag, dict(attrs, **{"class": (attrs.get("class", "") + " " + look).strip()}), after + signs
    if same:
        return node
    field = mark and any(new is not old and new[0] == "input" for new, old in zip(after, children))
    return tag, attrs, after + ([mark] if field else [])


def _name(attrs):
    """The action that a control stands for, or None; of a field its value."""
    word = None if attrs.get("aria-pressed") == "true" else attrs.get("data-word")
    value = attrs.get("value") if "data-field" in attrs else None
    return attrs.get("data-action") or attrs.get("data-select") or word or value


def missing(actions, chosen):
    """Of a gesture that lays cards away what is still to be pressed: the cards not chosen, then the button.

    Other actions are as they are.
    """
    away = [action[1:] for action in actions if action[0] == "-"]
    return ([card for card in away if card not in chosen] or [DONE]) if away else actions
