"""The page's Python keeps to what MicroPython reads."""

import ast
from pathlib import Path

import pytest

TABLE = Path(__file__).parents[2] / "py" / "table"
MISSING = {"typing", "dataclasses", "enum", "pathlib", "contextlib", "abc"}


def faults(tree):
    """What MicroPython would stumble over, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Set) and any(isinstance(item, ast.Starred) for item in node.elts):
            yield f"line {node.lineno}: a star inside a display"
        elif isinstance(node, ast.Dict) and None in node.keys:
            yield f"line {node.lineno}: two stars inside a display"
        elif isinstance(node, ast.Match):
            yield f"line {node.lineno}: match"
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            yield from (f"line {node.lineno}: {name}" for name in names if name.split(".")[0] in MISSING)


@pytest.mark.parametrize("path", sorted(TABLE.glob("*.py")), ids=lambda path: path.name)
def test_file_keeps_to_the_subset(path):
    assert list(faults(ast.parse(path.read_text(encoding="utf-8")))) == []
