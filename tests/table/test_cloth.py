"""The cloth tells the style sheets what lies on it."""

import re
from pathlib import Path

from table.cloth import ROOMY, cloth
from table.vnode import h

STYLES = Path(__file__).parents[2] / "web" / "styles"


def told(node):
    return {name: node[1][name] for name in ("data-with", "data-held") if name in node[1]}


def test_it_tells_what_others_make_room_for_and_how_many_cards_are_held():
    field = h("section", {"class": "field"}, h("div", {"class": "auctionbox"}, h("table", {"class": "auction"})))
    say = h("section", {"class": "say"}, h("p", {"class": "why told"}), h("div", None, h("p", {"class": "means"}), "!"))
    hand = h("div", {"class": "hand", "data-n": 10}, h("span", {"class": "strip"}))
    assert told(cloth(False, [field, say], hand)) == {"data-with": "auctionbox means why", "data-held": "10"}


def test_it_looks_at_nothing_but_the_parts_that_change_the_room_of_others():
    seat = h("section", {"class": "seat"}, h("p", {"class": "why"}))
    assert told(cloth(False, seat, h("fieldset", {"class": "numbers"}))) == {"data-with": "numbers"}
    assert told(cloth(False, seat)) == {"data-with": ""}


def test_the_style_sheets_ask_for_what_it_tells_and_for_nothing_else():
    styles = "".join(sheet.read_text(encoding="utf-8") for sheet in STYLES.glob("*.css"))
    assert set(re.findall(r'\[data-with~="([\w-]+)"\]', styles)) == set(ROOMY)
