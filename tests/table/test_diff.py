"""What has to change between two drawings; a model of the page carries it out."""

import json
from random import Random

import pytest
from table.diff import changes, refold, unfold
from table.vnode import Fold, h


class Element:
    """An element, or a text, of a page that does what web/draw.mjs makes the browser do."""

    def __init__(self, vnode):
        self.data = vnode if isinstance(vnode, str) else None
        self.tag, attrs, children = (None, {}, []) if self.data is not None else vnode
        self.attrs = {name: value for name, value in attrs.items() if name != "key"}
        self.children = []
        for child in children:
            self.children += [Element(child)] if isinstance(child, str) or is_node(child) else map(Element, child)

    def carry_out(self, steps):
        for path, what, *how in json.loads(json.dumps(steps)):
            node = self
            for place in path:
                node = node.children[place]
            getattr(node, what)(*how)

    def text(self, data):
        assert self.data is not None
        self.data = data

    def set(self, name, value):
        self.attrs[name] = value
        if value is None:
            del self.attrs[name]

    def kids(self, entries):
        self.children = [self.children[entry] if isinstance(entry, int) else Element(entry) for entry in entries]

    def looks(self):
        return self.data if self.data is not None else (self.tag, self.attrs, [kid.looks() for kid in self.children])

    def all(self):
        return [self] + [node for kid in self.children for node in kid.all()]


def is_node(child):
    """Whether a child is a node, not a fold."""
    return bool(child) and isinstance(child[0], str)


def page(nodes):
    return Element(("main", {}, nodes))


def looks(nodes):
    return page(nodes).looks()


def tree(rng, depth=4):
    """Some node."""
    if depth == 0 or rng.random() < 0.2:
        return rng.choice("abc")
    attrs = {name: rng.choice([None, "1", "2"]) for name in ("class", "key", "value") if rng.random() < 0.5}
    return h(rng.choice(["b", "i"]), attrs, [tree(rng, depth - 1) for _ in range(rng.randrange(5))])


@pytest.mark.parametrize("seed", range(200))
def test_the_steps_lead_from_any_drawing_to_any_other(seed):
    rng = Random(seed)
    before, after = ([tree(rng) for _ in range(rng.randrange(4))] for _ in range(2))
    shown = page(before)
    shown.carry_out(changes(before, after))
    assert shown.looks() == looks(after)


def test_nothing_has_to_change_between_equal_drawings():
    assert changes([tree(Random(1))], [tree(Random(1))]) == []


def test_only_what_is_different_is_changed():
    before, after = ([h("p", {"class": name}, h("b", None, text), "same")] for name, text in (("x", "1"), ("y", "2")))
    assert changes(before, after) == [[[0], "set", "class", "y"], [[0, 0, 0], "text", "2"]]


def test_nodes_with_a_key_are_moved_not_made_anew():
    cards = [h("i", {"key": key}, key) for key in "abcd"]
    shown = page(cards)
    nodes = dict(zip("abcd", shown.children, strict=True))
    after = [cards[2], cards[0], h("i", {"key": "e"}), cards[3]]
    shown.carry_out(changes(cards, after))
    assert [shown.children[place] for place in (0, 1, 3)] == [nodes["c"], nodes["a"], nodes["d"]]
    assert nodes["b"] not in shown.all()


def sheet(rows, **attrs):
    def folded():
        return h("ol", None, [h("li", None, row) for row in rows])

    return h("div", None, h("details", attrs, h("summary"), folded))


def words(shown):
    return [node.data for node in shown.all() if node.data is not None]


def test_what_is_folded_away_is_not_drawn_until_it_is_opened():
    nodes = [sheet("ab")]
    shown = page(nodes)
    assert words(shown) == []
    shown.carry_out(refold(nodes, [0, 0], True))
    assert words(shown) == ["a", "b"]
    assert refold(nodes, [0, 0], True) == []
    shown.carry_out(refold(nodes, [0, 0], False))
    assert words(shown) == []


def test_what_the_player_has_unfolded_follows_the_drawings():
    before, after = [sheet("ab")], [sheet("abc")]
    shown = page(before)
    shown.carry_out(refold(before, [0, 0], True))
    kept = shown.all()[4]
    shown.carry_out(changes(before, after))
    assert words(shown) == ["a", "b", "c"]
    assert kept in shown.all()


def test_what_is_drawn_open_is_drawn():
    nodes = [sheet("a", open=True)]
    assert words(page(nodes)) == ["a"]
    assert isinstance(nodes[0][2][0][2][1], Fold)


def test_for_the_printer_everything_is_unfolded():
    nodes = [h("p"), sheet("a"), h("details", None, "b", lambda: sheet("c"))]
    shown = page(nodes)
    shown.carry_out(unfold(nodes))
    assert words(shown) == ["a", "b", "c"]


def test_opening_what_folds_nothing_changes_nothing():
    assert refold([h("details", None, h("summary"), "plain")], [0], True) == []
