"""Facts of the rules as data: every case of every file in tests/cases, or in the folder STIH_CASES names.

tests/case_types/GAME.py has a table RUN: for each type a function from a case to (expected, actual). It
calls the engine for its answer and never works a rule out itself.
"""

import json
import os
from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(os.environ.get("STIH_CASES") or Path(__file__).parent / "cases")


def cases():
    """Every case with the game of its file, to be named by its id."""
    for path in sorted(FOLDER.glob("*.json")):
        file = json.loads(path.read_text(encoding="utf-8"))
        for case in file["cases"]:
            yield pytest.param(file.get("game", path.stem), case, id=f"{path.stem}-{case['id']}")


def kind_of(case):
    """What a case is about: files call it type or kind."""
    return case.get("type") or case["kind"]


@pytest.mark.parametrize(("game", "case"), list(cases()))
def test_case(game, case):
    """The engine's answer is the one in the file; a type without a function is a fault of the tests."""
    run = import_module(f"case_types.{game}").RUN
    assert kind_of(case) in run, f"unknown case type {kind_of(case)!r} of {game}"
    expected, actual = run[kind_of(case)](case)
    assert expected == actual


def test_there_are_cases():
    """An empty folder is a mistake in STIH_CASES."""
    assert list(FOLDER.glob("*.json")) != []


def test_an_unknown_type_fails():
    """A case that nobody can run is not passed over."""
    with pytest.raises(AssertionError, match="unknown case type 'nonsense'"):
        test_case("raub", {"id": "X", "type": "nonsense"})
