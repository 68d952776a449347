"""Run the long sessions, in full or a share of them, and say what they found."""

import argparse

from tools import fetch, testing

PARTS = {
    "matches": ["tests/browser/test_long_sessions.py", "-k", "matches"],
    "table": ["tests/browser/test_long_sessions.py", "-k", "table"],
    "deals": ["tests/games/test_many_deals.py"],
}
"""What pytest is told for each part."""


def main(arguments: list[str]) -> int:
    """Build, then run the parts named, or all. Returns the exit status: 0 when all held."""
    parser = argparse.ArgumentParser(prog="build.py load", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all where there is none")
    parser.add_argument("--share", type=float, default=1.0, help="how much of a full run, like 0.02")
    wanted = parser.parse_args(arguments)
    if set(wanted.parts) - set(PARTS):
        parser.error(f"the parts are {', '.join(PARTS)}")
    browser = testing.prepare()
    return max(run(part, wanted.share, browser) for part in wanted.parts or PARTS)


def run(part: str, share: float, browser: str) -> int:
    """Run a share of one part, its figures shown. Returns the exit status of pytest."""
    command = ["python", "-m", "pytest", "--all", "-q", "-s", *PARTS[part]]
    return fetch.program(command, STIH_CHROMIUM=browser, STIH_LOAD=str(share))
