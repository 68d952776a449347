"""The way from a sentence to its rule."""

from table.vnode import h


def rule_link(message, ui, t):
    """A link to the clause a message names, a list of nodes; empty without one.

    `ui["rules"]` is the address of the game's rules page.
    """
    clause = message.get("clause")
    if not clause:
        return []
    attrs = {"href": f"{ui['rules']}#c{clause}", "target": "_blank", "rel": "noopener"}
    return [" ", h("a", attrs, t("why-rule", clause=clause))]
