"""The page that ours is measured against: PyScript as its documentation sets it up, Pyodide on the main thread.

It has the same engine, as one archive of source files, and a button bound by Python; every vendor file is as its
package has it.
"""

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
<script type="py" src="./main.py" config="./pyscript.toml"></script>
</body>
</html>
"""

CONFIG = """interpreter = "./vendor/pyodide/pyodide.mjs"

[files]
"./stih.zip" = "./*"
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
    engine = shutil.copytree(ROOT / "py/stih", FOLDER / "source/stih", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.make_archive(str(FOLDER / "stih"), "zip", engine.parent)
    shutil.rmtree(engine.parent)
    (FOLDER / "pyscript.toml").write_text(CONFIG)
    (FOLDER / "main.py").write_text(PYTHON)
    (FOLDER / "index.html").write_text(PAGE)
    return FOLDER
