"""Python is compiled into zips that hold all that the engine and the page import."""

import ast
import importlib.util
import io
import sys
import zipfile

import pytest
from tools import pyc
from tools.steps import ROOT

OURS = sorted([*(ROOT / "py/stih").rglob("*.py"), ROOT / "py/worker.py"])


def imported(path):
    """The top-level names of what a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_library_keeps_what_the_engine_imports(path):
    standard = [name for name in imported(path) if name.split(".")[0] in sys.stdlib_module_names]
    assert [name for name in standard if pyc.is_dropped(name.replace(".", "/") + ".py")] == []


@pytest.mark.parametrize("path", ["json/decoder.py", "html/__init__.py", "asyncio/tasks.py", "statistics.py"])
def test_kept(path):
    assert not pyc.is_dropped(path)


@pytest.mark.parametrize("path", ["pdb.py", "unittest/mock.py", "concurrent/futures/process.py", "this.py"])
def test_dropped(path):
    assert pyc.is_dropped(path)


def test_package_runs_from_its_zip_without_sources(tmp_path, monkeypatch):
    folder = tmp_path / "made_of_two"
    (folder / "__pycache__").mkdir(parents=True)
    (folder / "__init__.py").write_text('"""Doc."""\nfrom made_of_two.other import VALUE\n')
    (folder / "other.py").write_text("VALUE = 7\n")
    (folder / "py.typed").touch()
    (folder / "__pycache__/other.cpython-39.pyc").touch()
    pyc.package(str(folder), str(tmp_path / "out.zip"))
    with zipfile.ZipFile(tmp_path / "out.zip") as zipped:
        assert zipped.namelist() == ["made_of_two/__init__.pyc", "made_of_two/other.pyc", "made_of_two/py.typed"]
    monkeypatch.syspath_prepend(str(tmp_path / "out.zip"))
    spec = importlib.util.find_spec("made_of_two")
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "made_of_two", module)
    spec.loader.exec_module(module)
    monkeypatch.delitem(sys.modules, "made_of_two.other")
    assert (module.VALUE, module.__doc__) == (7, None)


def test_same_sources_give_the_same_bytes(tmp_path):
    outs = []
    for name in ("a.zip", "b.zip"):
        pyc.write(str(tmp_path / name), [("one.py", b"X = 1\n")])
        outs.append((tmp_path / name).read_bytes())
    assert outs[0] == outs[1]


def test_library_is_compiled_without_docstrings(tmp_path):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as zipped:
        zipped.writestr("one.py", '"""Doc."""\nassert False\n')
        zipped.writestr("pdb.py", "")
        zipped.writestr("site-packages/", "")
    (tmp_path / "in.zip").write_bytes(data.getvalue())
    pyc.library(str(tmp_path / "in.zip"), str(tmp_path / "out.zip"))
    with zipfile.ZipFile(tmp_path / "out.zip") as zipped:
        assert zipped.namelist() == ["one.pyc"]
        assert b"Doc." not in zipped.read("one.pyc")
