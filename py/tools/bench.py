"""Measure the start of the site against a stock PyScript page, and write docs/bench.md."""

from tools import testing
from tools.steps import BuildError


def main(arguments: list[str]) -> int:
    """Set up what is needed, then measure in the environment that has Playwright. Returns the exit status."""
    if arguments:
        raise BuildError("bench takes no arguments.")
    browser = testing.prepare()
    return testing.program(["python", "-m", "tools.measure"], STIH_CHROMIUM=browser)
