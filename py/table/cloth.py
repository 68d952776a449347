"""The cloth on which everything of a table lies.

What lies there changes the room that the rest has. The cloth tells it in attributes, which cost nothing: for a `:has()`
in a style sheet the browser would look through the whole table at every change.
"""

from table.vnode import h

CELLS = ("field", "say", "pad", "numbers")
"""The parts of the cloth in which there is what others make room for, or which are that themselves."""

ROOMY = ("auctionbox", "calling", "claims", "contractbox", "contracts", "cuts", "doubling", "means", "middle",
         "numbers", "pad", "talonbox", "why")
"""The classes of what others make room for, as `data-with` lists them."""

DEEP = 3
"""How many levels of nodes are looked through for it."""


def cloth(inert, *content):
    """The cloth with what lies on it; `data-held` says how many cards are in the viewer's hand."""
    node = h("div", {"key": "cloth", "class": "cloth", "inert": inert}, *content)
    names = []
    for part in node[2]:
        kind = _classes(part)[:1]
        if kind == ["hand"]:
            node[1]["data-held"] = part[1]["data-n"]
        elif kind and kind[0] in CELLS:
            names += _names([part], DEEP)
    node[1]["data-with"] = " ".join([name for name in ROOMY if name in names])
    return node


def _names(nodes, deep):
    """The classes of the nodes and of all in them, so many levels deep."""
    names = []
    for node in nodes:
        names += _classes(node)
        if deep > 1 and not isinstance(node, str):
            names += _names(node[2], deep - 1)
    return names


def _classes(node):
    return [] if isinstance(node, str) else node[1].get("class", "").split()
