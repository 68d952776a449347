"""Compile Python into zips that start fast. compile.mjs runs this inside Pyodide, whose bytecode it must be.

Most of the wait for Pyodide is Python compiling its own library at every start; a library compiled once
halves it, and one without the modules that a page cannot use is no larger to fetch.
"""

import importlib.util
import marshal
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

DROPPED = frozenset(
    # tools of a programmer's machine
    "antigravity bdb cProfile cmd code compileall doctest ensurepip filecmp fileinput idlelib modulefinder pdb "
    "pickletools profile pstats py_compile pyclbr pydoc pydoc_data rlcompleter sqlite3 symtable tabnanny this "
    "timeit trace tracemalloc turtle unittest venv zipapp __hello__ __phello__ _pyrepl "
    # networks, mail and the web's servers
    "ftplib imaplib mailbox netrc poplib smtplib socketserver wsgiref xmlrpc "
    # other processes, terminals and formats
    "colorsys configparser ctypes curses dbm difflib getpass multiprocessing nturl2path optparse plistlib pty "
    "sched shelve tty wave webbrowser xml zoneinfo "
    # second versions, in Python, of what Pyodide has in C
    "_py_abc _pydecimal _pyio".split()
)
"""Modules and packages of the standard library, by their first name, that are left out."""

DROPPED_PARTS = ("concurrent/futures/process", "logging/config", "logging/handlers", "http/server")
"""The same for single modules of packages that stay."""

DATE = (1980, 1, 1, 0, 0, 0)


def is_dropped(path: str) -> bool:
    """Whether a file of the standard library, `json/decoder.py`, is left out."""
    return path.split("/")[0].removesuffix(".py") in DROPPED or path.startswith(DROPPED_PARTS)


def compiled(source: bytes, path: str) -> bytes:
    """The contents of a .pyc that stands alone, without its source, docstrings and asserts."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def library(source: str, out: str) -> None:
    """Compile the standard library's zip into another."""
    with zipfile.ZipFile(source) as zipped:
        names = (name for name in zipped.namelist() if not name.endswith("/") and not is_dropped(name))
        write(out, ((name, zipped.read(name)) for name in names))


def package(folder: str, out: str) -> None:
    """Compile a package's folder into a zip that holds the folder."""
    root = Path(folder)
    files = sorted(path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    named = ((path.relative_to(root.parent).as_posix(), path.read_bytes()) for path in files)
    write(out, named)


def write(out: str, files: Iterable[tuple[str, bytes]]) -> None:
    """Write a zip of the files, Python among them compiled; the same files give the same bytes."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for name, data in compile_each(files):
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, data, compresslevel=9)


def compile_each(files: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """The files' names and contents, Python sources replaced by their bytecode."""
    for name, data in files:
        if name.endswith(".py"):
            yield name + "c", compiled(data, name)
        else:
            yield name, data
