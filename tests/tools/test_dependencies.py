"""The list of what others made: complete, with licences that are true, and up to date."""

import importlib.metadata
import json
import re

import pytest
from tools import dependencies, fetch
from tools.steps import DIST, ROOT, BuildError

WORDS = {"Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0", "Apache Software License": "Apache-2.0",
         "MIT License": "MIT", "BSD License": "BSD-3-Clause"}


def stated(about):
    """The licence that a package states of itself: an expression, the words of its one classifier, or a short line."""
    named = [each.rpartition(" :: ")[2] for each in about.get_all("Classifier") or [] if each.startswith("License")]
    word = WORDS.get(named[0], named[0]) if len(named) == 1 else about["License"]
    return about["License-Expression"] or word


def test_the_page_is_up_to_date():
    assert (ROOT / "docs/dependencies.md").read_text() == dependencies.page()


def test_every_pinned_package_has_its_row_and_every_row_its_hash():
    text = dependencies.page()
    pinned = [line.partition("==")[0] for path in (ROOT / "requirements").glob("*.txt")
              for line in path.read_text().splitlines() if "==" in line and not line.startswith(("#", " "))]
    lock = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for name in [*pinned, *(path.rpartition("node_modules/")[2] for path in lock if path)]:
        assert re.search(rf"^\| \*?{re.escape(name)}\*? \|", text, re.MULTILINE), name
    for line in re.findall(r"^\| .*", text, re.MULTILINE)[2:]:
        assert "sha512-" in line or "SHA-256 of" in line or "integrity" in line or "---" in line, line


def test_licences_are_those_that_installed_packages_state():
    checked = 0
    for name, licence in dependencies.licences().items():
        try:
            about = importlib.metadata.metadata(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        assert stated(about) == licence, name
        checked += 1
    assert checked > 10


def test_the_lock_of_npm_states_what_the_packages_state():
    modules = fetch.modules()
    for name in dependencies.CARRIED:
        about = json.loads((modules / name / "package.json").read_text())
        row = next(package for package in dependencies.npm() if package.name == name)
        assert (row.version, row.licence) == (about["version"], about["license"])


def test_the_site_carries_a_line_for_each_of_its_packages():
    text = (DIST / "vendor/LICENSES.txt").read_text()
    carried = [package for package in dependencies.packages() if package.carried]
    assert len(text.splitlines()) == len(carried)
    assert {"pyodide", "@pyscript/core", "micropip"} < {package.name for package in carried}
    assert not {"ws", "pytest", "axe-core"} & {package.name for package in carried}


def test_a_package_without_a_known_licence_stops_the_list(monkeypatch):
    monkeypatch.setattr(dependencies, "licences", dict)
    with pytest.raises(BuildError, match="licence"):
        dependencies.page()
