"""Run the core of the browser tests in Chromium, Firefox and WebKit."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from tools import chromium, dist, fetch
from tools.steps import BuildError, say

LIBRARIES = Path("/usr/lib")
MINI_BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"


@dataclass(frozen=True)
class WebKit:
    """The three programs that WebKitGTK needs to be driven."""

    driver: str
    browser: str
    screen: str


def find_firefox() -> str | None:
    """The path of a Firefox of the system's, or of the one that STIH_FIREFOX names."""
    found = [os.environ.get("STIH_FIREFOX"), shutil.which("firefox-esr"), shutil.which("firefox")]
    return next((path for path in found if path and chromium.starts(path)), None)


def find_webkit() -> WebKit | None:
    """WebKitGTK with its driver and a screen to draw on, or None where one of them is missing."""
    browser = max(map(str, LIBRARIES.glob(MINI_BROWSERS)), default=None)
    programs = [shutil.which("WebKitWebDriver"), browser, shutil.which("Xvfb")]
    return WebKit(*programs) if all(programs) else None


FINDERS = {"chromium": chromium.find, "firefox": find_firefox, "webkit": find_webkit}
PACKAGES = {"chromium": ["chromium"], "firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}
"""The packages of Debian that bring each browser."""


def main(arguments: list[str]) -> int:
    """Test in the browsers named, or in all; other arguments go to pytest. Returns the exit status.

    Raises BuildError, after the tests, where a browser is missing.
    """
    wanted = [name for name in arguments if name in FINDERS] or list(FINDERS)
    rest = [each for each in arguments if each not in FINDERS]
    status, missing = run_found(wanted, rest)
    if missing:
        raise BuildError("\n".join(missing))
    return status


def run_those_here(names: list[str]) -> int:
    """Test in those of these browsers that can be had, and say which cannot. Returns the exit status."""
    status, missing = run_found(names, [])
    for each in missing:
        say(each)
    return status


def run_found(names: list[str], arguments: list[str]) -> tuple[int, list[str]]:
    """Test in those of these browsers that can be had. Returns the exit status, and what to say of each other."""
    found = [name for name in names if get(name)]
    return run(found, arguments) if found else 0, [sorry(name) for name in names if name not in found]


def run(names: list[str], arguments: list[str]) -> int:
    """Build, then test in these browsers. Returns the exit status of pytest."""
    for group in ("build", "test", *(["engines"] if "webkit" in names else [])):
        fetch.packages(group)
    dist.build()
    say(f"Testing in {', '.join(names)}; pictures go into .cache/engines/ ...")
    command = ["python", "-m", "pytest", "tests/engines", *arguments]
    return fetch.program(command, STIH_ENGINES=" ".join(names))


def get(name: str) -> object:
    """The browser, from Debian's packages if need be and if we may; None where it cannot be had."""
    find = FINDERS[name]
    for package in [] if find() else PACKAGES[name]:
        fetch.debian(package, find)
    return find()


def sorry(name: str) -> str:
    """That a browser is missing, and how to get it."""
    return f"{name.title()} is not here and was left out; on Debian: apt-get install {' '.join(PACKAGES[name])}"
