"""Short functions, files of one screenful of screens, and no imports in a circle."""

import ast

import pytest
from test_arrows import PY, imports, named

ROOT = PY.parent
LONGEST_FUNCTION = 50
LONGEST_FILE = 450

SOURCES = sorted([*PY.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), ROOT / "build.py"])
WEB = sorted(path for path in (ROOT / "web").rglob("*") if path.suffix in {".html", ".js", ".mjs"})


def lines(node):
    """How many lines a function has."""
    return node.end_lineno - node.lineno + 1


@pytest.mark.parametrize("path", [*SOURCES, *WEB], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_are_short(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_functions_are_short(path):
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert [f"{node.name}: {lines(node)} lines" for node in functions if lines(node) > LONGEST_FUNCTION] == []


def test_no_imports_in_a_circle():
    files = {module(path): path for path in PY.rglob("*.py")}
    edges = {name: targets(path, files) - {name} for name, path in files.items()}
    while leaves := [name for name, wanted in edges.items() if not wanted & edges.keys()]:
        for name in leaves:
            del edges[name]
    assert edges == {}


def module(path):
    """The name a file is imported by."""
    return named(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def targets(path, files):
    """The modules among `files` that a file imports; importing a name imports its module."""
    names = {name if name in files else name.rpartition(".")[0] for name in imports(path)}
    return names & files.keys()
