"""Windows of the browsers that `build.py engines` names in STIH_ENGINES; in no other run are these tests looked at."""

import os
from pathlib import Path

import pytest
from support import contents, publish, serving
from tools.steps import CACHE, DIST

from .windows import windows

NAMES = os.environ.get("STIH_ENGINES", "").split()
collect_ignore_glob = [] if NAMES else ["test_*.py"]

WATCH = b'<script src="./web/watch.js"></script>'


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """The built site with watch.js in it."""
    files = contents(DIST)
    files["index.html"] = files["index.html"].replace(b"<script", WATCH + b"<script", 1)
    files["web/watch.js"] = Path(__file__).with_name("watch.js").read_bytes()
    publish(path := tmp_path_factory.mktemp("site"), files)
    return path


@pytest.fixture(scope="session")
def site(folder):
    """The address of that site."""
    with serving(folder) as address:
        yield address


@pytest.fixture(scope="module", params=NAMES)
def engine(request):
    """The name of a browser, and a function that opens a new window of it."""
    with windows(request.param) as new_window:
        yield request.param, new_window


@pytest.fixture
def window(engine):
    """A new window; the test fails when a page in it complains."""
    window = engine[1]()
    yield window
    window.note_faults()
    window.close()
    assert window.faults == []


@pytest.fixture
def picture(engine, window):
    """Keep a picture of the window, named after the browser."""
    def take(name):
        (CACHE / "engines").mkdir(parents=True, exist_ok=True)
        window.picture(CACHE / "engines" / f"{engine[0]}-{name}.png")

    return take
