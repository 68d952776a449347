"""The reports of measurements: ratios from medians, shares of limits, and what is not measured again stays."""

import json
import re
import sys
from types import SimpleNamespace

import pytest
from tools import dist, measure, measure_trace, ratios, variants, workload

OLD = """# Measurements

Whatever.

## How soon the page can be used

Some words.

| a | b |

## Cribbage against its peers

Others.
"""


@pytest.fixture
def docs(tmp_path, monkeypatch):
    """A folder with an older report; to measure cribbage gives its number of times."""
    measured = SimpleNamespace(measure=lambda times: ratios.Part("New ones.", {"times": times}))
    monkeypatch.setitem(sys.modules, "tools.measure_cribbage", measured)
    (tmp_path / "bench.md").write_text(OLD)
    (tmp_path / "bench.json").write_text('{"page": 1}')
    return tmp_path


def test_a_row_has_its_ratio_first_and_says_the_spread():
    row = ratios.Row("doing it", "≥ 2", [10, 30, 20], [5, 4, 6])
    *_, line = ratios.table([row], "ours", "theirs").splitlines()
    assert line == "| doing it | **4.00** | ≥ 2 | 20 (10 to 30) | 5 (4 to 6) |"


def test_a_limit_has_its_share_first():
    row = ratios.Limit("doing it", 50, 0.95, [*range(1, 100), 400])
    *_, line = ratios.limits([row]).splitlines()
    assert line == "| doing it | **1.90** | 50 | 50.0 | 95.0 | 400.0 | 100 |"


@pytest.mark.parametrize(("share", "value"), [(0.5, 2), (0.75, 3), (0.95, 4), (1, 4)])
def test_quantiles(share, value):
    assert ratios.quantile([3, 1, 4, 2], share) == value


def test_only_the_part_wanted_is_measured_and_the_others_stay(docs):
    measure.main(["cribbage"], docs)
    parts = measure.sections((docs / "bench.md").read_text())
    assert parts == {measure.PARTS["page"]: "Some words.\n\n| a | b |", measure.PARTS["cribbage"]: "New ones."}
    assert json.loads((docs / "bench.json").read_text()) == {"page": 1, "cribbage": {"times": measure.TIMES}}
    assert not (docs / "start.md").exists()


def test_a_quick_look_writes_nothing(docs):
    measure.main(["--quick", "cribbage"], docs)
    assert (docs / "bench.md").read_text() == OLD


def test_every_part_has_its_report():
    assert {part for _, parts in measure.REPORTS.values() for part in parts} == set(measure.PARTS)


def test_a_trace_gathers_small_files():
    files = [[5, "a.js", 1000], [6, "b.js", 2000], [9, "c.wasm", 90_000], [11, "d.js", 10]]
    assert measure_trace.lines({"files": files, "marks": {"page": 7}}) == [
        "| 5 | 2 small files, `a.js` to `b.js` | 3 |",
        "| 7 | **the page can be clicked** |  |",
        "| 9 | `c.wasm` | 90 |",
        "| 11 | `d.js` | 0 |",
    ]


def test_the_workload_plays_every_game():
    for game in workload.SEATS:
        asked = {"do": "moves", "game": game, "count": 5, "seed": "1"}
        assert all(value > 0 for _, value in json.loads(workload.measure(json.dumps(asked))))
        assert workload.deals(game, 1, "1") > 0


def test_means_are_taken_away(monkeypatch):
    page = {"index.html": b'<link rel="preload" href="a">\n<link rel="icon">', "web/early.js": b"", "sw.js": b"",
            "x.snapshot": b"", "vendor/pyodide/python_stdlib.zip": b""}
    monkeypatch.setattr(variants, "contents", lambda _: dict(page))
    whole, less = variants.site("snapshot"), variants.site("page in few files, compiled")
    assert whole["index.html"] == page["index.html"] and "x.snapshot" in whole
    assert less["index.html"] == b'<link rel="icon">' and "x.snapshot" not in less


def test_without_any_means_each_module_is_fetched_by_itself():
    dist.build()
    html = variants.site(variants.STEPS[0])["index.html"].decode()
    worker, page = (json.loads(text)["files"] for text in re.findall(r"config='(\{.*?\})'", html, re.DOTALL))
    assert worker["./py/stih/session.py"] == "./stih/session.py"
    assert page["./py/table/dom.py"] == "./table/dom.py"
    assert html.count('rel="stylesheet"') > 10
