"""The site as it would be with fewer of the means that shorten its start, for measurements."""

import json
import re
from pathlib import Path

from tools import offline
from tools.dist import STYLES
from tools.fetch import MODULES
from tools.steps import DIST, ROOT

Files = dict[str, bytes]

FLUENT = "@fluent/bundle/esm"
"""Where its scripts are in node_modules/."""

STEPS = ("as PyScript loads it", "library compiled", "engine as one archive", "page in few files, compiled",
         "preload links", "snapshot")
"""The means, in the order in which they are added; the last is the site as it is."""


def contents(folder: Path) -> Files:
    """All files of a folder, by path."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def site(step: str) -> Files:
    """The site with the means up to this one."""
    files = contents(DIST)
    for undo in UNDO[:len(STEPS) - 1 - STEPS.index(step)]:
        undo(files)
    del files["sw.js"]
    return files | offline.worker(files, (ROOT / "web/sw.js").read_text())


def without_snapshot(files: Files) -> None:
    """Every visit starts as the first one does; what waits for the snapshot is told not to."""
    for path in [path for path in files if path.endswith(".snapshot")]:
        del files[path]
    files["web/early.js"] += b"\nwindow.noSnapshot = true;\n"


def without_preloads(files: Files) -> None:
    """The browser finds what the page's Python needs step by step."""
    links = rb'<link rel="(module)?preload"[^>]*>\n?'
    files["index.html"] = re.sub(links, b"", files["index.html"])


def without_pack(files: Files) -> None:
    """The page's modules as sources, its scripts and its style sheets, each fetched by itself."""
    links = STYLES.search((ROOT / "index.html").read_text())[0]
    modules = [path.name for path in (ROOT / "py/table").glob("*.py") if path.name != "main.py"]
    files |= {path: (ROOT / path).read_bytes() for path in re.findall(r"web/styles/[\w-]+\.css", links)}
    files |= {f"py/table/{name}": (ROOT / "py/table" / name).read_bytes() for name in modules}
    files |= {f"web/{path.name}": path.read_bytes() for path in (ROOT / "web").glob("*.mjs")}
    files |= {f"vendor/fluent/{path.name}": path.read_bytes() for path in (MODULES / FLUENT).glob("*.js")}
    files["web/page.mjs"] = files["web/page.mjs"].replace(f"node_modules/{FLUENT}".encode(), b"vendor/fluent")
    listed = {f"./py/table/{name}": f"./table/{name}" for name in modules}
    html = STYLES.sub(links, files["index.html"].decode())
    files["index.html"] = html.replace('{"./table.pack": "./table.pack"}', json.dumps(listed)).encode()
    main = files["py/table/main.py"].replace(b'    os.mount(Archive("table.pack"), PLACE)\n', b"")
    files["py/table/main.py"] = main.replace(b"[PLACE, ", b'["", ')


def without_archive(files: Files) -> None:
    """The engine as its source files, each fetched by itself, by PyScript."""
    sources = [path for path in contents(ROOT / "py") if path.startswith("stih/") and path.endswith(".py")]
    files |= {f"py/{path}": (ROOT / "py" / path).read_bytes() for path in sources}
    listed = json.dumps({f"./py/{path}": f"./{path}" for path in sources})
    known = b'"sync_main_only": true'
    files["index.html"] = files["index.html"].replace(known, known + f', "files": {listed}'.encode())
    files["vendor/pyodide/boot.mjs"] = BOOT
    files["web/fetching.mjs"] = (ROOT / "web/fetching.mjs").read_bytes()


def without_library(files: Files) -> None:
    """Python's library as sources, as Pyodide has it."""
    path = "python_stdlib.zip"
    files[f"vendor/pyodide/{path}"] = (MODULES / "pyodide" / path).read_bytes()


BOOT = b"""import { fetchWell } from "../../web/fetching.mjs";

fetchWell();
export { loadPyodide, version } from "./pyodide.mjs";
"""
"""Starts Pyodide and nothing else."""

UNDO = (without_snapshot, without_preloads, without_pack, without_archive, without_library)
"""What takes the means away again, the last one first."""
