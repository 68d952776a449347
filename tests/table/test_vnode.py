"""Virtual nodes and what they read as."""

from table.vnode import h, to_html


def test_attributes_are_text_present_or_absent():
    node = h("button", {"hidden": True, "inert": False, "title": None, "tabindex": 0, "key": "k"})
    assert to_html(node) == '<button hidden="" tabindex="0"></button>'


def test_a_class_may_be_a_list():
    assert h("i", {"class": ["card", None, False, "lit"]})[1] == {"class": "card lit"}
    assert h("i", {"class": [None]})[1] == {}


def test_children_are_flattened_and_the_absent_left_out():
    assert h("p", None, [h("b"), [None, "a"]], False, 3)[2] == [h("b"), "a", "3"]


def test_text_is_escaped():
    assert to_html(h("p", {"title": '"<'}, "<&")) == '<p title="&quot;&lt;">&lt;&amp;</p>'
