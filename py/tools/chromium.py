"""Find a Chromium for the tests, or fetch one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import fetch
from tools.steps import BuildError, run, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ON_A_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

FLAGS = (
    "--disable-background-networking --disable-component-update --disable-gpu --disable-quic --disable-sync "
    "--no-first-run"
).split()
"""Ask nothing of the network but what the page asks."""


def flags() -> list[str]:
    """The command line for a test; root may not have the sandbox."""
    root = os.name == "posix" and os.geteuid() == 0
    return [*FLAGS, "--no-sandbox"] if root else FLAGS


def find() -> str | None:
    """The path of the system's Chromium, or of the one that STIH_CHROMIUM names."""
    named = os.environ.get("STIH_CHROMIUM")
    found = [named] if named else [*map(shutil.which, NAMES), str(ON_A_MAC)]
    return next((path for path in found if path and starts(path)), None)


def starts(path: str) -> bool:
    """Whether the program is there and is more than a pointer to another package."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def find_own() -> str | None:
    """The path of the Chromium that Playwright has fetched; needs the packages for tests."""
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    said = subprocess.run([fetch.venv_program("python"), "-c", ask], capture_output=True, text=True, check=False)
    path = said.stdout.strip()
    return path if path and starts(path) else None


def get() -> str:
    """The path of a Chromium: the system's, or Debian's package, or Playwright's own, fetched if need be."""
    return find() or find_own() or fetch.debian("chromium", find) or fetch_own()


def fetch_own() -> str:
    """Let Playwright fetch its Chromium. Raises BuildError if it cannot."""
    say("Fetching a Chromium ...")
    sorry = "There is no Chromium here and none could be fetched; install one, or connect to a network."
    run([fetch.venv_program("python"), "-m", "playwright", "install", "chromium"], sorry)
    if not (path := find_own()):
        raise BuildError(f"{sorry} Playwright's own does not start on this {sys.platform}.")
    return path
