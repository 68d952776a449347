"""Measure against others, ratios first, and write docs/bench.md and docs/start.md."""

from tools import fetch, testing
from tools.measure import PARTS
from tools.steps import BuildError


def main(arguments: list[str]) -> int:
    """Set up what is needed, then measure the parts named, or all, in the environment that has it. Returns the status.

    `--quick` measures everything once and writes nothing. Raises BuildError for a part that is not there.
    """
    parts = [name for name in arguments if name != "--quick"]
    if set(parts) - set(PARTS):
        raise BuildError(f"bench measures {', '.join(PARTS)}.")
    browser = testing.prepare()
    if "cribbage" in parts or not parts:
        fetch.packages("bench")
    return fetch.program(["python", "-m", "tools.measure", *arguments], STIH_CHROMIUM=browser)
