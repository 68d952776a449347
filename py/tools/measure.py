"""Measure, and write docs/bench.md, docs/start.md and docs/bench.json with every single value.

Run as `python -m tools.measure [--quick] [PART ...]`, where the packages for it are. A part that is not measured
keeps what it said before. Quickly, everything is measured once and nothing is written.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

from tools.ratios import Raw
from tools.steps import ROOT, say

TIMES = 5
"""How often each part measures."""

BENCH = """# Measurements

Made by `python3 build.py bench`. Values on another machine differ; the ratios, each from one run, are what counts. \
Every single value is in [bench.json](bench.json), how the start became short in [start.md](start.md)."""

START = """# How the start became short

Made by `python3 build.py bench`, with [bench.md](bench.md).

What is left of a first visit: about a second until the page can be clicked, two fifths of it PyScript and MicroPython \
themselves, the rest asking for files, the page's modules, its words and its first drawing; then what Pyodide needs \
for itself, on the stock page too: compiling its WebAssembly, linking it, and importing what its own library asks \
for, asyncio among it. The engine adds a tenth. Tried without gain: archives that are stored instead of compressed; \
tar archives, which MicroPython reads ten times slower than one of ours. Not done: the snapshot on a first visit, \
which is larger than all that it would spare. A later visit compiles Pyodide's WebAssembly once more: Chromium was not \
seen to keep compiled code for what a service worker answers, whatever way the answer was kept."""

PARTS = {
    "page": "How soon the page can be used",
    "bytes": "What is fetched",
    "table": "How smoothly it plays",
    "engine": "The engine in the page",
    "cribbage": "Cribbage against its peers",
    "steps": "What each step gave",
    "trace": "What happens during a visit",
}
"""The heading of each part; measure_PART.py measures it."""

REPORTS = {
    "bench.md": (BENCH, ("page", "bytes", "table", "engine", "cribbage")),
    "start.md": (START, ("steps", "trace")),
}
"""How each report begins, and its parts."""


def sections(report: str) -> dict[str, str]:
    """The parts of a report by their headings."""
    parts = (part.partition("\n") for part in report.split("\n## ")[1:])
    return {heading: text.strip() for heading, _, text in parts}


def written(title: str, names: tuple[str, ...], parts: dict[str, str]) -> str:
    """The whole report, its parts in their order."""
    headings = [PARTS[name] for name in names]
    said = [f"## {heading}\n\n{parts[heading]}" for heading in headings if heading in parts]
    return "\n\n".join([title, *said]) + "\n"


def keep(texts: dict[str, str], raws: dict[str, Raw], folder: Path) -> None:
    """Write the parts that were measured into the reports of a folder."""
    for name, (title, names) in REPORTS.items():
        if not texts.keys() & set(names):
            continue
        path = folder / name
        old = sections(path.read_text()) if path.exists() else {}
        new = {PARTS[part]: texts[part] for part in names if part in texts}
        path.write_text(written(title, names, old | new))
    path = folder / "bench.json"
    known = json.loads(path.read_text()) if path.exists() else {}
    lines = [f"{json.dumps(part)}: {json.dumps(raw)}" for part, raw in (known | raws).items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def main(arguments: list[str], folder: Path = ROOT / "docs") -> None:
    """Measure the parts wanted, all when there are none, and write them."""
    quick = "--quick" in arguments
    texts, raws = {}, {}
    for name in [name for name in arguments if name in PARTS] or PARTS:
        part = import_module(f"tools.measure_{name}").measure(1 if quick else TIMES)
        texts[name], raws[name] = part.text, part.raw
        say(f"\n{PARTS[name]}\n\n{part.text}\n")
    if not quick:
        keep(texts, raws, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
