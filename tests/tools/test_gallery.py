"""The gallery: what is asked for is pictured, and drafts stand beside their screens."""

import pytest
from tools import gallery, pictures, tour
from tools.steps import ROOT


def test_everything_is_asked_for_unless_narrowed():
    everything, few = gallery.wanted([]), gallery.wanted(["--screens", "raub", "--sizes", "320x640"])
    assert everything.screens is None and everything.sizes == list(gallery.SIZES)
    assert (few.screens, few.sizes, few.themes) == (["raub"], ["320x640"], list(gallery.THEMES))


def test_a_size_that_is_none_is_refused(capsys):
    with pytest.raises(SystemExit):
        gallery.wanted(["--sizes", "1x1"])
    assert "1x1" in capsys.readouterr().err


def test_screens_are_chosen_by_the_beginning_of_their_names():
    assert tour.wanted("raub-log", ["home", "raub"]) and tour.wanted("raub-log", None)
    assert not tour.wanted("raub-log", ["raub-four"])


def test_only_parts_with_screens_that_are_wanted_are_walked(monkeypatch):
    walked = []
    parts = {"home": lambda: walked.append("home") or [], "raub": lambda: ["raub-play", "raub-log"]}
    walk = tour.Tour.__new__(tour.Tour)
    monkeypatch.setattr(walk, "_parts", lambda: parts)
    assert list(walk.stops(["raub-log"])) == ["raub-log"] and not walked


def test_drafts_stand_beside_their_screens(tmp_path, monkeypatch):
    folder = tmp_path / "drafts"
    folder.mkdir()
    (folder / "home-wide.png").write_bytes(b"draft")
    shots = list(pictures.drafts(folder, "home", "1280x800"))
    assert shots == [("home-wide", folder / "home-wide.png", True)]
    assert not list(pictures.drafts(folder, "settings", "1280x800"))
    monkeypatch.setattr(pictures, "OUT", tmp_path)
    pictures.write({"home": shots})
    assert (tmp_path / "draft-home-wide.png").read_bytes() == b"draft"
    assert 'src="draft-home-wide.png"' in (tmp_path / "index.html").read_text()


def test_drafts_are_of_screens_on_the_walk():
    walk = (ROOT / "py/tools/tour.py").read_text()
    for name in pictures.MOCKS:
        part, _, stop = name.partition("-")
        assert f'"{part}"' in walk and (not stop or f"{stop}" in walk)
