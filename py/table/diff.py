"""What has to change on the page so that it shows other virtual nodes than before.

`changes` compares two lists of nodes (vnode.h) and gives steps, which web/draw.mjs carries out. A step is a list:
the path to a node, as the places of its ancestors and itself among the children, then what is done with it:

- `"text", data`: the text it has now;
- `"set", name, value`: an attribute; None takes it away;
- `"kids", entries`: its children in order, a number for a child that stays (its place until now), a node for a new one.

Steps are carried out in order, so a path is that after all steps before it. Whole nodes are compared before their
parts: MicroPython compares values a hundred times faster than it can walk through them.
"""

from table.vnode import Fold, key_of


def changes(before, after):
    """The steps from one list of nodes to another."""
    steps = []
    _kids(before, after, [], steps)
    return steps


def find(nodes, path):
    """The node at the end of a path."""
    for place in path[:-1]:
        nodes = _drawn(nodes[place][2])
    return nodes[path[-1]]


def refold(nodes, path, opened):
    """The steps after a <details> was opened or closed: what it folds away is on the page while it is open."""
    children = find(nodes, path)[2]
    fold = children[-1] if children and isinstance(children[-1], Fold) else None
    if fold is None or bool(fold) == opened:
        return []
    if opened:
        fold.draw()
    else:
        fold.clear()
    return [_step(path, children)]


def unfold(nodes, path=None):
    """The steps to draw whatever is folded away."""
    steps = []
    for place, node in enumerate(nodes):
        if isinstance(node, str):
            continue
        here, children = (path or []) + [place], node[2]
        if children and isinstance(children[-1], Fold) and not children[-1]:
            children[-1].draw()
            steps.append(_step(here, children))
        steps += unfold(_drawn(children), here)
    return steps


def _step(path, children):
    """The step that leaves all children of a <details> but what it folds away, and draws that if it is open."""
    return [path, "kids", list(range(len(children) - 1)) + list(children[-1])]


def _drawn(children):
    """The children as they are on the page, with what a fold has drawn."""
    if children and isinstance(children[-1], Fold):
        return children[:-1] + list(children[-1])
    return children


# ---- comparing


def _node(before, after, path, steps):
    """Let the node `before` become `after`, which has the same slot."""
    if isinstance(after, str):
        steps.append([path, "text", after])
        return
    if before[1] != after[1]:
        _attributes(before[1], after[1], path, steps)
    if after[0] == "details":
        _keep_open(before[2], after[2])
        _kids(_drawn(before[2]), _drawn(after[2]), path, steps)
    else:
        _kids(before[2], after[2], path, steps)


def _attributes(before, after, path, steps):
    for name in before:
        if name not in after:
            steps.append([path, "set", name, None])
    for name, value in after.items():
        if before.get(name) != value:
            steps.append([path, "set", name, value])


def _keep_open(before, after):
    """What the player has unfolded stays so."""
    if before and after and isinstance(after[-1], Fold) and isinstance(before[-1], Fold) and before[-1]:
        after[-1].draw()


def _kids(before, after, path, steps):
    """Let the children `before` become `after`."""
    if before == after:
        return
    changed = _changed(before, after)
    if changed is None:
        _rearrange(before, after, path, steps)
    else:
        for place in changed:
            _node(before[place], after[place], path + [place], steps)


def _changed(before, after):
    """The places of children that are not as before; None when one has come, gone or moved."""
    if len(before) != len(after):
        return None
    changed = []
    for place in range(len(after)):
        if before[place] != after[place]:
            if _slot(before[place]) != _slot(after[place]):
                return None
            changed.append(place)
    return changed


def _rearrange(before, after, path, steps):
    """Let every child stay that can, and let those that stay become what they are now."""
    spare = {}
    for place, node in enumerate(before):
        spare.setdefault(_slot(node), []).append(place)
    entries = []
    for node in after:
        places = spare.get(_slot(node))
        entries.append(places.pop(0) if places else node)
    steps.append([path, "kids", entries])
    for place, entry in enumerate(entries):
        if isinstance(entry, int) and before[entry] != after[place]:
            _node(before[entry], after[place], path + [place], steps)


def _slot(node):
    """Nodes with equal slots may take each other's place."""
    return "#text" if isinstance(node, str) else (node[0], key_of(node))
