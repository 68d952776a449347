"""The way from a sentence to its rule, and to the rules."""

from table.vnode import h


def opens(address, command="rule"):
    """The attributes of a link into the rules: it opens them over one's own table (book.py), elsewhere in a window."""
    return {"href": address, "target": "_blank", "rel": "noopener", "data-command": command, "data-page": address}


def rule_link(message, ui, t):
    """A link to the clause a message names, a list of nodes; empty without one.

    `ui["rules"]` is the address of the game's rules page.
    """
    clause = message.get("clause")
    if not clause:
        return []
    return [" ", h("a", opens(f"{ui['rules']}#c{clause}"), t("why-rule", clause=clause))]
