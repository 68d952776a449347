"""The report of measurements: ratios from medians, and what is not measured again stays."""

import sys
from types import SimpleNamespace

from tools import measure, ratios

OLD = """# Measurements

Whatever.

## How soon the page can be used

Some words.

| a | b |

## Cribbage against its peers

Others.
"""


def test_a_row_has_its_ratio_first_and_says_the_spread():
    row = ratios.Row("doing it", "≥ 2", [10, 30, 20], [5, 4, 6])
    *_, line = ratios.table([row], "ours", "theirs").splitlines()
    assert line == "| doing it | **4.00** | ≥ 2 | 20 (10 to 30) | 5 (4 to 6) |"


def test_only_the_part_wanted_is_measured_and_the_others_stay(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "tools.measure_cribbage", SimpleNamespace(section=lambda: "New ones."))
    report = tmp_path / "bench.md"
    report.write_text(OLD)
    measure.main(["cribbage"], report)
    parts = measure.sections(report.read_text())
    assert list(parts) == list(measure.PARTS.values())
    assert list(parts.values()) == ["Some words.\n\n| a | b |", "New ones."]

