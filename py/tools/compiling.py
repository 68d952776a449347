"""Compile Python for Pyodide, by Pyodide: its library and our engine, each into one zip."""

from pathlib import Path

from tools import fetch
from tools.steps import CACHE, ROOT, digest, once, run, say

TOOLS = ROOT / "py/tools"
MAKERS = [TOOLS / "pyc.py", TOOLS / "compile.mjs", ROOT / "package-lock.json"]


def library(modules: Path) -> Path:
    """The standard library's zip: compiled, and without what no page can use."""
    out = CACHE / "python_stdlib.zip"
    words = ["library", modules / "pyodide/python_stdlib.zip", out]
    once("library", digest(MAKERS), [out], lambda: compile_by_pyodide(modules, "Python's library", words))
    return out


def package(modules: Path) -> Path:
    """The zip of py/stih."""
    out, source = CACHE / "stih.zip", ROOT / "py/stih"
    words = ["package", source, out]
    once("engine", digest([*MAKERS, source]), [out], lambda: compile_by_pyodide(modules, "the engine", words))
    return out


def compile_by_pyodide(modules: Path, what: str, words: list[str | Path]) -> None:
    """Run Pyodide under Node on pyc.py; `words` are its function, its source and its output."""
    say(f"Compiling {what} ...")
    command = [fetch.node(), TOOLS / "compile.mjs", modules / "pyodide", TOOLS / "pyc.py", *words]
    run(command, f"Pyodide could not compile {what}.")
