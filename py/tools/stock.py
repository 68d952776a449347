"""The page that ours is measured against: PyScript as its documentation sets it up, Pyodide on the main thread.

It has the same engine, as source files, and a button bound by Python; every vendor file is as its package has it.
"""

import json
import shutil
from pathlib import Path

from tools.fetch import MODULES
from tools.steps import CACHE, ROOT

FOLDER = CACHE / "stock"

PAGE = """<!doctype html>
<html lang="en" data-engine="starting">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stock</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="./vendor/pyscript/core.css">
<script type="module" src="./vendor/pyscript/core.js"></script>
</head>
<body>
<button id="new" data-command="new">New game</button>
<script type="py" src="./main.py" config="./pyscript.json"></script>
</body>
</html>
"""

PYTHON = """from pyscript import document, when

@when("click", "#new")
def new(event):
    print("new")

document.documentElement.setAttribute("data-page", "ready")

from stih.session import Session

Session()
document.documentElement.setAttribute("data-engine", "ready")
"""


def make() -> Path:
    """Make the page anew. Returns its folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(MODULES / "@pyscript/core/dist", FOLDER / "vendor/pyscript")
    shutil.copytree(MODULES / "pyodide", FOLDER / "vendor/pyodide", ignore=shutil.ignore_patterns("*.d.ts", "*.map"))
    modules = sorted(path.relative_to(ROOT / "py").as_posix() for path in (ROOT / "py/stih").rglob("*.py"))
    for name in modules:
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "py" / name, FOLDER / name)
    files = {f"./{name}": f"./{name}" for name in modules}
    config = {"interpreter": "./vendor/pyodide/pyodide.mjs", "files": files}
    (FOLDER / "pyscript.json").write_text(json.dumps(config))
    (FOLDER / "main.py").write_text(PYTHON)
    (FOLDER / "index.html").write_text(PAGE)
    return FOLDER
