"""Set up everything the tests need, then run them."""

import os
import subprocess

from tools import chromium, dist, fetch
from tools.steps import ROOT, BuildError, say

BOTH_HANDS = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]
"""Two runs side by side, a file at a time in the order of tests/conftest.py: a browser test waits much of its time."""

CHECKS = {"ruff": ["ruff", "check", "."], "mypy": ["mypy", "--strict", "py/stih"]}


def main(arguments: list[str]) -> int:
    """Lint, types and tests; with arguments other than --all, pytest alone with them. Returns the exit status."""
    browser = prepare()
    if "--all" in arguments:
        peers()
    everything = not set(arguments) - {"--all"}
    failed = [name for name, command in CHECKS.items() if everything and check(name, command)]
    say("Testing ...")
    status = program(["python", "-m", "pytest", *arguments, *(BOTH_HANDS if everything else [])], STIH_CHROMIUM=browser)
    if failed:
        raise BuildError(f"{' and '.join(failed)} found the faults that stand above the tests.")
    return status


def prepare() -> str:
    """Packages, browser and dist/. Returns the path of the browser."""
    fetch.packages("build")
    fetch.packages("test")
    browser = chromium.get()
    dist.build()
    return browser


def peers() -> None:
    """The games of others, for tests against them; where they cannot be had those tests are left out."""
    try:
        fetch.packages("bench")
    except BuildError as error:
        say(f"Tests against the games of others are left out: {error}")


def check(name: str, command: list[str]) -> int:
    """Run a checker. Returns its exit status."""
    say(f"Checking with {name} ...")
    return program(command)


def program(command: list[str], **variables: str) -> int:
    """Run a program of .venv/ with its output shown. Returns its exit status."""
    path = fetch.venv_program(command[0])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py"), **variables}
    return subprocess.run([path, *command[1:]], cwd=ROOT, env=environment, check=False).returncode
