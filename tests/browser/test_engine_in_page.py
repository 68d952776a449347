"""The engine plays in the browser as it does natively: the same scores from the same records, the same facts."""

import base64
import io
import json
import zipfile
from pathlib import Path

import pytest
from playing import random_match
from stih import bots, cli
from stih.engine import record as records
from stih.engine.match import Match
from stih.games import GAMES

TESTS = Path(__file__).parents[1]

ASK = """
async ([home, requests]) => {
    const { PyWorker } = await import(home + "vendor/pyscript/core.js");
    const config = { files: { [home + "stih.zip"]: "./*" }, sync_main_only: true };
    const { sync } = await PyWorker(home + "py/worker.py", { config, version: home + "vendor/pyodide/boot.mjs" });
    const replies = [];
    for (const request of requests) replies.push(await sync.handle(request));
    return replies;
}
"""
"""Starts a worker as the page's own is started, sends it requests and gives its replies."""

RUN_CASES = """
async ([home, tests]) => {
    const { loadPyodide } = await import(home + "vendor/pyodide/pyodide.mjs");
    const python = await loadPyodide();
    python.unpackArchive(await (await fetch(home + "stih.zip")).arrayBuffer(), "zip");
    python.unpackArchive(Uint8Array.from(atob(tests), letter => letter.charCodeAt(0)), "zip");
    return python.runPython(await (await fetch("data:text/plain;base64," + PROGRAM)).text());
}
"""
"""Starts the site's Pyodide with the site's engine and runs the case files in it."""

PROGRAM = """
import json
from importlib import import_module
from pathlib import Path

count, wrong = 0, []
for path in sorted(Path("cases").glob("*.json")):
    run = import_module(f"case_types.{path.stem}").RUN
    for case in json.loads(path.read_text(encoding="utf-8"))["cases"]:
        expected, actual = run[case.get("type") or case["kind"]](case)
        count += 1
        if expected != actual:
            wrong.append(f"{case['id']}: {expected!r} is {actual!r}")
json.dumps([count, wrong])
"""


def some_matches():
    """Matches of every game and number of seats, by chance and by rules, with a person at seat 0."""
    for game in GAMES.values():
        for players in game.seats:
            for level in bots.levels(game.id)[:2]:
                match = Match(game, [level] * players, f"in the page {level}")
                cli.play_out(match, 4)
                yield as_a_persons(match.record())
            yield as_a_persons(random_match(game, players, "in the page").record())


def as_a_persons(record):
    """The record with a person at seat 0: the page shows nothing else. Who moved does not matter to a replay."""
    return {**record, "seats": ["you", *record["seats"][1:]]}


def test_records_replay_in_the_page_as_natively(open_table, site):
    """A worker of the page gives the scores, the view and the record that the engine gives here; it alone seals."""
    page = open_table()
    stored = list(some_matches())
    requests = [json.dumps({"id": number, "do": "resume", "sealed": records.seal(record), "seat": 0})
                for number, record in enumerate(stored)]
    for record, reply in zip(stored, map(json.loads, page.evaluate(ASK, [site, requests])), strict=True):
        match = records.replay(GAMES[record["game"]], record)
        assert reply["error"] is None
        assert json.loads(json.dumps(match.view(0))) == {**reply["view"], "seal": None}
        assert match.record() == without_secret(records.unseal(reply["sealed"]))


def without_secret(record):
    """The record less what a page's session seals its packs with."""
    return {key: value for key, value in record.items() if key != "secret"}


def zipped(paths):
    """Files of tests/ as base64 of a zip."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for path in paths:
            archive.write(path, path.relative_to(TESTS).as_posix())
    return base64.b64encode(data.getvalue()).decode()


def test_case_files_run_in_the_page(new_page, site):
    """Every fact of tests/cases/ holds in the browser's Python too; the page it runs on lets no script of ours in."""
    files = sorted((TESTS / "cases").glob("*.json"))
    if not files:
        pytest.fail("no case files")
    expected = sum(len(json.loads(path.read_text(encoding="utf-8"))["cases"]) for path in files)
    page = new_page(bypass_csp=True)
    page.goto(site + "rules/raub.en.html")
    program = RUN_CASES.replace("PROGRAM", json.dumps(base64.b64encode(PROGRAM.encode()).decode()))
    archive = zipped([*files, *sorted((TESTS / "case_types").glob("*.py"))])
    assert [expected, []] == json.loads(page.evaluate(program, [site, archive]))
