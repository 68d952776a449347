"""Measure and write docs/bench.md. Run as `python -m tools.measure [PART ...]`, where the packages for it are.

A part that is not measured keeps what it said before.
"""

import sys
from importlib import import_module
from pathlib import Path

from tools.steps import ROOT, say

TITLE = """# Measurements

Made by `python3 build.py bench`. Values on another machine differ; the ratios, each from one run, are what counts."""

PARTS = {"page": "How soon the page can be used", "cribbage": "Cribbage against its peers"}
"""The heading of each part of the report; measure_PART.py measures it."""


def sections(report: str) -> dict[str, str]:
    """The parts of a report by their headings."""
    parts = (part.partition("\n") for part in report.split("\n## ")[1:])
    return {heading: text.strip() for heading, _, text in parts}


def written(parts: dict[str, str]) -> str:
    """The whole report, its parts in their order."""
    said = [f"## {heading}\n\n{parts[heading]}" for heading in PARTS.values() if heading in parts]
    return "\n\n".join([TITLE, *said]) + "\n"


def main(wanted: list[str], report: Path = ROOT / "docs/bench.md") -> None:
    """Measure the parts wanted, all when there are none, and write them."""
    parts = sections(report.read_text()) if report.exists() else {}
    for name in wanted or PARTS:
        measured = parts[PARTS[name]] = import_module(f"tools.measure_{name}").section()
        say(f"\n{PARTS[name]}\n\n{measured}")
    report.write_text(written(parts))


if __name__ == "__main__":
    main(sys.argv[1:])
