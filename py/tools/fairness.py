"""How dealt hands compare with chance: assets/pages/fairness.json, made by measure_fairness.py, and what the page about
fairness shows of it."""

import os
import subprocess
import sys

from tools.steps import ROOT, BuildError

DATA = ROOT / "assets" / "pages" / "fairness.json"


def tables(data: dict[str, object]) -> dict[str, str]:
    """What the page's marks stand for: `@@raub@@` the rows of a table, `@@raub-hands@@` a chi-square in words."""
    marks = {"@@deals@@": f"{data['deals']:,}".replace(",", " ")}
    for game, found in data["games"].items():
        marks[f"@@{game}@@"] = "\n".join(rows(found, data["deals"]))
        for kind in ("hands", "places", "again"):
            marks[f"@@{game}-{kind}@@"] = sentence(found[kind])
    return marks


def sentence(found: dict[str, float]) -> str:
    """A chi-square in one line that breaks at its commas only."""
    return "χ² = {chi}, df = {df}, p = {p:.3f}".format(**found).replace(" ", "\u00a0").replace(",\u00a0", ", ")


def rows(found: dict[str, list[float]], deals: int) -> list[str]:
    """A row for each number of cards: chance in percent, how often expected, how often dealt."""
    return [f"| {count} | {chance * 100:.3f} % | {chance * deals:.0f} | {dealt} |"
            for count, (chance, dealt) in enumerate(zip(found["chances"], found["counts"], strict=True))]


def main(arguments: list[str]) -> int:
    """Deal and count anew. Returns the exit status."""
    if arguments:
        raise BuildError(f"Unknown arguments: {' '.join(arguments)}.")
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    return subprocess.run([sys.executable, "-m", "tools.measure_fairness"], env=paths, check=False).returncode
