"""Set up everything the tests need, then run them."""

import os
import subprocess

from tools import chromium, dist, fetch
from tools.steps import ROOT, BuildError, say


def main(arguments: list[str]) -> int:
    """Lint, types and tests; with arguments other than --all, pytest alone with them. Returns the exit status."""
    browser = prepare()
    everything = not set(arguments) - {"--all"}
    if everything:
        check("Linting", ["ruff", "check", "."])
        check("Checking types", ["mypy", "--strict", "py/stih"])
    say("Testing ...")
    return program(["python", "-m", "pytest", *arguments], STIH_CHROMIUM=browser)


def prepare() -> str:
    """Packages, browser and dist/. Returns the path of the browser."""
    fetch.packages("build")
    fetch.packages("test")
    browser = chromium.get()
    dist.build()
    return browser


def check(what: str, command: list[str]) -> None:
    """Run a checker. Raises BuildError if it finds something."""
    say(f"{what} ...")
    if program(command):
        raise BuildError(f"{what} found the faults above; the tests were not run.")


def program(command: list[str], **variables: str) -> int:
    """Run a program of .venv/ with its output shown. Returns its exit status."""
    path = fetch.venv_program(command[0])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py"), **variables}
    return subprocess.run([path, *command[1:]], cwd=ROOT, env=environment, check=False).returncode
