"""Imports point one way: table, worker, bots, games, engine; the package knows no browser."""

import ast
from pathlib import Path

import pytest

PY = Path(__file__).parents[1] / "py"
BROWSER = {"js", "pyodide", "pyodide_js", "pyscript", "_pyscript", "polyscript"}

ALLOWED = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
}
"""For each layer of the package, the layers it may import."""

FILES = sorted(path for path in PY.rglob("*.py"))


def imports(path):
    """The full names of all that a file imports, wherever in it; `from a import b` gives `a.b`."""
    package = path.relative_to(PY).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            start = [*base, *(node.module.split(".") if node.module else [])]
            yield from (".".join([*start, alias.name]) for alias in node.names)


def layer(name):
    """The layer that `stih.games.raub` belongs to; `""` for what stands above all layers."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ALLOWED else ""


def named(path):
    """How a test of a file is called."""
    return path.relative_to(PY).as_posix()


@pytest.mark.parametrize("path", [path for path in FILES if path.is_relative_to(PY / "table")], ids=named)
def test_table_imports_nothing_of_the_engine(path):
    assert [name for name in imports(path) if name.split(".")[0] in {"stih", "worker", "tools"}] == []


@pytest.mark.parametrize("path", [path for path in FILES if path.is_relative_to(PY / "stih")], ids=named)
def test_package_knows_no_browser_and_no_page(path):
    assert [name for name in imports(path) if name.split(".")[0] in BROWSER | {"table", "worker", "tools"}] == []


@pytest.mark.parametrize(
    "path", [path for path in FILES if layer(".".join(path.relative_to(PY).parts))], ids=named
)
def test_layers_of_the_package_import_downwards(path):
    mine = layer(".".join(path.relative_to(PY).parts))
    ours = [name for name in imports(path) if name.split(".")[0] == "stih"]
    assert [name for name in ours if layer(name) not in ALLOWED[mine] and name != "stih.__version__"] == []


def test_worker_imports_the_package_alone():
    ours = {path.stem for path in PY.iterdir() if path.stem != "__pycache__"}
    assert {name.split(".")[0] for name in imports(PY / "worker.py")} & ours <= {"stih"}
