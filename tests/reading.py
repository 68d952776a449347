"""Finding things in a virtual tree."""

from table.vnode import Fold


def nodes(tree):
    """All nodes of a tree, text left out."""
    if isinstance(tree, Fold):
        yield from nodes(tree.make())
    elif isinstance(tree, list):
        for child in tree:
            yield from nodes(child)
    elif isinstance(tree, tuple):
        yield tree
        yield from nodes(tree[2])


def having(tree, attribute, value=None):
    """The nodes with an attribute (and value), in order."""
    return [node for node in nodes(tree)
            if attribute in node[1] and (value is None or node[1][attribute] == value)]


def classed(tree, name):
    """The nodes of a class, in order."""
    return [node for node in nodes(tree) if name in node[1].get("class", "").split()]


def text(tree):
    """All text of a tree, spaced."""
    if isinstance(tree, str):
        return tree
    if isinstance(tree, Fold):
        return text(tree.make())
    children = tree if isinstance(tree, list) else tree[2]
    return " ".join(text(child) for child in children)
