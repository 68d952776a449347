"""Tables of measurements, ratios first: ours beside another's of the same run, or beside a limit."""

import os
import platform
import re
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Raw = dict[str, Any]
"""The single measurements behind a part of a report, by what they are of."""


@dataclass(frozen=True)
class Part:
    """What a report says under one heading, and the measurements behind it."""

    text: str
    raw: Raw


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

    def raw(self) -> Raw:
        """The values."""
        return {"ours": rounded(self.ours), "theirs": rounded(self.theirs)}


@dataclass(frozen=True)
class Limit:
    """Values that have a limit, in milliseconds: the median (share 0.5), 95 % of them (0.95) or all (1)."""

    what: str
    limit: float
    share: float
    values: Sequence[float]

    def reached(self) -> float:
        """What the share of the values does not exceed."""
        return quantile(self.values, self.share)

    def raw(self) -> Raw:
        """The values."""
        return {"values": rounded(self.values)}


def quantile(values: Sequence[float], share: float) -> float:
    """The least value that so great a share of the values does not exceed; 0 for none."""
    ordered = sorted(values)
    return ordered[max(0, min(len(ordered) - 1, round(share * len(ordered) + 0.499) - 1))] if ordered else 0.0


def rounded(values: Sequence[float]) -> list[float]:
    """Values as they are written down."""
    return [round(value, 1) for value in values]


def spread(values: Sequence[float]) -> str:
    """The median with the least and the most."""
    return f"{statistics.median(values):.0f} ({min(values):.0f} to {max(values):.0f})"


def table(rows: Sequence[Row], ours: str, theirs: str) -> str:
    """The rows in Markdown, ratios first; `ours` and `theirs` head the columns and name the unit."""
    lines = [f"| what | ratio | hoped for | {ours} | {theirs} |", "| --- | --- | --- | --- | --- |"]
    lines += [f"| {row.what} | **{row.ratio():.2f}** | {row.hoped} | {spread(row.ours)} | {spread(row.theirs)} |"
              for row in rows]
    return "\n".join(lines)


def limits(rows: Sequence[Limit]) -> str:
    """The rows in Markdown, the share of the limit first."""
    lines = ["| what | of the limit | limit, ms | median, ms | 95 %, ms | most, ms | n |",
             "| --- | --- | --- | --- | --- | --- | --- |"]
    for row in rows:
        shown = " | ".join(f"{quantile(row.values, share):.1f}" for share in (0.5, 0.95, 1))
        lines.append(f"| {row.what} | **{row.reached() / row.limit:.2f}** | {row.limit:.0f} | {shown} "
                     f"| {len(row.values)} |")
    return "\n".join(lines)


def raw(rows: Sequence[Row | Limit]) -> Raw:
    """The values of all rows."""
    return {row.what: row.raw() for row in rows}


def machine() -> str:
    """What the run was made on, as far as it matters."""
    return f"{os.cpu_count()} cores of {processor()}, {platform.system()}"


def processor() -> str:
    """The processor's name, as the system tells it."""
    about = Path("/proc/cpuinfo")
    found = re.search(r"^model name\s*: (.+)$", about.read_text(), re.MULTILINE) if about.exists() else None
    return found[1] if found else platform.processor() or platform.machine()


def python() -> str:
    """The running Python."""
    return f"{platform.python_implementation()} {platform.python_version()}"
