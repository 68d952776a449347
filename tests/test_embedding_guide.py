"""The examples of docs/embedding.md are deals that the engine reads, in modes and with attributes that there are."""

import json
import re

import pytest
from stih.session import Session
from tools.steps import ROOT

GUIDE = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
TABLES = re.findall(r"<stih-table\b([^>]*?(?:deal='[^']*')?[^>]*)>(.*?)</stih-table>", GUIDE, re.DOTALL)
SCRIPT = re.compile(r'<script type="text/stih">(.*?)</script>', re.DOTALL)


def attributes(text):
    """The attributes of an element, by name."""
    return {name: double or single for name, double, single in re.findall(r"""(\w+)=(?:"([^"]*)"|'([^']*)')""", text)}


def read(**text):
    """What the engine makes of a text."""
    return json.loads(Session().handle(json.dumps({"id": 1, "do": "read", **text})))


@pytest.mark.parametrize(("opening", "inside"), TABLES, ids=range(len(TABLES)))
def test_an_example_can_be_copied(opening, inside):
    given = attributes(opening)
    script = SCRIPT.search(inside)
    notation = script[1] if script else given["deal"]
    text = {"text": notation} if "[" in notation else {"link": f"g={given['game']}&n={notation}"}
    reply = read(**text)
    assert not reply["error"]
    assert given["mode"] in {"diagram", "steps", "play", "quiz"}
    assert int(given.get("step", 0)) < len(reply["shown"]["frames"])


def test_the_frame_opens_a_game():
    fragment = re.search(r'<iframe src="[^#"]*#([^"]*)"', GUIDE)[1].replace("&amp;", "&")
    assert not read(link=fragment)["error"]


def test_attributes_are_those_of_the_element():
    script = (ROOT / "web/embed.js").read_text(encoding="utf-8")
    known = set(json.loads(re.search(r"const ATTRIBUTES = (\[.*?\]);", script)[1]))
    table = GUIDE.partition("## Attributes")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == known
