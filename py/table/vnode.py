"""Virtual nodes: what the page should look like, as plain Python values.

A node is a tuple `(tag, attrs, children)`; a string is a text node. Nothing in
this file needs a browser, so every screen can be built and read in a test.
"""

VOID = ("br", "hr", "img", "input", "link", "meta")


class Fold(list):
    """What a <details> folds away: `make()` gives the node. The list holds it once it is drawn, which it is while it
    can be seen: most of a long sheet never is."""

    def __init__(self, make):
        super().__init__()
        self.make = make

    def draw(self):
        """Make the node."""
        self[:] = [self.make()]


def h(tag, attrs=None, *children):
    """Make a node.

    `attrs`: None and False are absent, True is an empty attribute, numbers
    become text, and `class` may be a list whose empty entries are skipped.
    `key` names the node among its siblings for `dom.Root.render`; it is not
    written to the page. `children`: nodes, text, numbers, or lists of these;
    None and False are skipped. The last child of a <details> may be given as a
    function that makes it: it becomes a Fold. State attributes such as `aria-pressed` need
    the text "false" when they are to be present and false.
    """
    node = (tag, _attributes(attrs) if attrs else {}, _flat(children, []))
    if tag == "details" and "open" in node[1] and isinstance(node[2][-1], Fold):
        node[2][-1].draw()
    return node


def _attributes(attrs):
    kept = {}
    for name, value in attrs.items():
        if isinstance(value, str):
            kept[name] = value
            continue
        if name == "class" and isinstance(value, (list, tuple)):
            value = " ".join([word for word in value if word]) or None
        if value is True:
            kept[name] = ""
        elif value is not None and value is not False:
            kept[name] = str(value)
    return kept


def _flat(children, out):
    for child in children:
        if isinstance(child, tuple):
            out.append(child)
        elif callable(child):
            out.append(Fold(child))
        elif isinstance(child, list):
            _flat(child, out)
        elif child is not None and child is not False and child != "":
            out.append(str(child))
    return out


def key_of(node):
    """The node's `key`, or None (text has none)."""
    return None if isinstance(node, str) else node[1].get("key")


def to_html(node):
    """The node (or a list of nodes) as HTML text."""
    if isinstance(node, Fold):
        return to_html(node.make())
    if isinstance(node, list):
        return "".join([to_html(child) for child in node])
    if isinstance(node, str):
        return _escape(node)
    tag, attrs, children = node
    opening = f"<{tag}{_attribute_text(attrs)}>"
    if tag in VOID:
        return opening
    return opening + to_html(children) + f"</{tag}>"


def _attribute_text(attrs):
    pairs = [(name, value) for name, value in attrs.items() if name != "key"]
    return "".join([f' {name}="{_escape(value)}"' for name, value in pairs])


def _escape(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
