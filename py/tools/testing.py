"""Set up everything the tests need, then run them."""

from tools import chromium, dist, engines, fetch
from tools.steps import BuildError, say

BOTH_HANDS = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]
"""Two runs side by side, a file at a time in the order of tests/conftest.py: a browser test waits much of its time."""

OTHERS, OTHERS_IN_FULL = ["firefox"], ["firefox", "webkit"]
"""In which browsers but Chromium the core is tested: Firefox takes a minute, WebKit three."""

CHECKS = {"ruff": ["ruff", "check", "."], "mypy": ["mypy", "--strict", "py/stih"]}


def main(arguments: list[str]) -> int:
    """Lint, types and tests, the core of them in other browsers too; with arguments other than --all, pytest alone.

    Returns the exit status.
    """
    browser, in_full = prepare(), "--all" in arguments
    if in_full:
        peers()
    if set(arguments) - {"--all"}:
        return suite(browser, arguments)
    failed = [name for name, command in CHECKS.items() if check(name, command)]
    others = OTHERS_IN_FULL if in_full else OTHERS
    status = suite(browser, [*arguments, *BOTH_HANDS]) or engines.run_those_here(others)
    if failed:
        raise BuildError(f"{' and '.join(failed)} found the faults that stand above the tests.")
    return status


def suite(browser: str, arguments: list[str]) -> int:
    """Run pytest with that browser and those arguments. Returns its exit status."""
    say("Testing ...")
    return fetch.program(["python", "-m", "pytest", *arguments], STIH_CHROMIUM=browser)


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
    return fetch.program(command)
