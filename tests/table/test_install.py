"""The hint that the page can be installed is shown to those it helps, and to nobody twice."""

import json

import pytest
import samples
from reading import having, text
from table import install
from tools.steps import ROOT

NOWHERE = {"ready": False, "framed": False, "standalone": False, "ios": False, "safari": True}
PLAYED = [{"view": samples.view()}]
IPHONE = {"ios": True}
MANIFEST = json.loads((ROOT / "web/manifest.webmanifest").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("state", "way"), [
    ({}, None), ({"ready": True}, "button"), (IPHONE, "share"), (IPHONE | {"safari": False}, "safari"),
    ({"ready": True, "framed": True}, None), (IPHONE | {"standalone": True}, None),
])
def test_each_browser_has_its_way(state, way):
    assert install.way(NOWHERE | state, PLAYED, dismissed=False) == way


def test_nobody_is_asked_before_a_first_deal_or_again():
    ready, first = NOWHERE | {"ready": True}, samples.view(number=1)
    assert install.way(ready, [], dismissed=False) is None
    assert install.way(ready, [{"view": first}, {"view": None}], dismissed=False) is None
    assert install.way(ready, [{"view": samples.finished(number=1)}], dismissed=False) == "button"
    assert install.way(ready, PLAYED, dismissed=True) is None


def test_the_hint_says_what_to_do_and_can_be_sent_away():
    tree = install.render("share", samples.Words())
    assert "install-share" in text(tree) and having(tree, "data-command", "no-install")
    assert not having(tree, "data-command", "install")
    assert having(install.render("button", samples.Words()), "data-command", "install")


def test_the_manifest_works_from_any_folder():
    assert "id" not in MANIFEST
    places = [MANIFEST["start_url"], MANIFEST["scope"], *(shortcut["url"] for shortcut in MANIFEST["shortcuts"])]
    assert all(place.startswith("./") for place in places)


def test_the_manifest_has_every_icon_it_names():
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in MANIFEST["icons"] if icon["purpose"] == "any"}
    assert any(icon["purpose"] == "maskable" for icon in MANIFEST["icons"])
    named = [icon["src"] for each in (MANIFEST, *MANIFEST["shortcuts"]) for icon in each["icons"]]
    assert all((ROOT / path).is_file() for path in named)


def test_there_is_a_shortcut_for_every_game():
    games = sorted(path.stem for path in (ROOT / "assets/games").glob("*.svg"))
    assert sorted(shortcut["url"].removeprefix("./#new=") for shortcut in MANIFEST["shortcuts"]) == games
