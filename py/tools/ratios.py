"""Tables of ratios: a measurement of ours beside that of another, both taken in turns in the same run."""

import os
import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One comparison: what, the ratio that is hoped for, and the values measured, all in one unit."""

    what: str
    hoped: str
    ours: Sequence[float]
    theirs: Sequence[float]

    def ratio(self) -> float:
        """Median by median."""
        return statistics.median(self.ours) / statistics.median(self.theirs)


def spread(values: Sequence[float]) -> str:
    """The median with the least and the most."""
    return f"{statistics.median(values):.0f} ({min(values):.0f} to {max(values):.0f})"


def table(rows: Sequence[Row], ours: str, theirs: str) -> str:
    """The rows in Markdown, ratios first; `ours` and `theirs` head the columns and name the unit."""
    lines = [f"| what | ratio | hoped for | {ours} | {theirs} |", "| --- | --- | --- | --- | --- |"]
    lines += [f"| {row.what} | **{row.ratio():.2f}** | {row.hoped} | {spread(row.ours)} | {spread(row.theirs)} |"
              for row in rows]
    return "\n".join(lines)


def machine() -> str:
    """What the run was made on, as far as it matters."""
    return f"{os.cpu_count()} cores"
