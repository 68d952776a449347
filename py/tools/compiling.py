"""Prepare Python for Pyodide, by Pyodide: its library and our engine, each as one compiled zip, and the memory that
a Pyodide with our engine loaded begins with.
"""

import gzip
import struct
from pathlib import Path

from tools import fetch
from tools.steps import CACHE, ROOT, BuildError, digest, once, run, say

TOOLS = ROOT / "py/tools"
LARGEST = 31_457_408
"""Bytes of a snapshot of 30 MiB of memory; Pyodide cannot start from a larger one."""

PAGE = 4096
"""Bytes of a page of memory in a snapshot, as web/boot.mjs has it too."""

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


def snapshot(modules: Path) -> Path:
    """The memory of a started Pyodide with our engine in it, compressed. Raises BuildError if it is too large."""
    parts, out = [library(modules), package(modules)], CACHE / "stih.snapshot"
    key = digest([*MAKERS, TOOLS / "compiling.py", TOOLS / "snapshot.mjs", *parts])
    once("snapshot", key, [out], lambda: freeze(modules, parts, out))
    return out


def freeze(modules: Path, parts: list[Path], out: Path) -> None:
    """Run Pyodide under Node until the engine is loaded, and keep its memory."""
    say("Starting the engine once for all ...")
    raw = out.with_suffix(".raw")
    command = [fetch.node(), TOOLS / "snapshot.mjs", modules / "pyodide", *parts, raw]
    run(command, "Pyodide could not be started for its snapshot.")
    memory = raw.read_bytes()
    raw.unlink()
    if len(memory) > LARGEST:
        raise BuildError(f"The snapshot has {len(memory)} bytes; Pyodide starts from no more than {LARGEST}.")
    out.write_bytes(gzip.compress(sparse(memory), 9, mtime=0))


def sparse(memory: bytes) -> bytes:
    """The memory without its empty pages: its size, how many pages there are, their numbers, and then the pages
    themselves. Numbers have four bytes, the lowest first. web/boot.mjs puts it together again."""
    pages = {place // PAGE: memory[place:place + PAGE] for place in range(0, len(memory), PAGE)}
    full = {number: page.ljust(PAGE, b"\0") for number, page in pages.items() if page.strip(b"\0")}
    return struct.pack(f"<{2 + len(full)}I", len(memory), len(full), *full) + b"".join(full.values())


def compile_by_pyodide(modules: Path, what: str, words: list[str | Path]) -> None:
    """Run Pyodide under Node on pyc.py; `words` are its function, its source and its output."""
    say(f"Compiling {what} ...")
    command = [fetch.node(), TOOLS / "compile.mjs", modules / "pyodide", TOOLS / "pyc.py", *words]
    run(command, f"Pyodide could not compile {what}.")
