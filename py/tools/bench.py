"""Measure against others, ratios first, and write docs/bench.md."""

from tools import fetch, testing
from tools.measure import PARTS
from tools.steps import BuildError


def main(arguments: list[str]) -> int:
    """Set up what is needed, then measure the parts named, or all, in the environment that has it. Returns the status.

    Raises BuildError for a part that is not there.
    """
    if set(arguments) - set(PARTS):
        raise BuildError(f"bench measures {' and '.join(PARTS)}.")
    browser = testing.prepare()
    if "cribbage" in arguments or not arguments:
        fetch.packages("bench")
    return testing.program(["python", "-m", "tools.measure", *arguments], STIH_CHROMIUM=browser)
