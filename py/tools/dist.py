"""Build dist/: the site as plain static files that work from any folder of any host.

The site is first a value, a mapping from path to bytes, put together from small parts; writing it touches only
what differs, so an unchanged file keeps its date and a browser need not fetch it again.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tools import author, compiling, cyrillic, dependencies, fetch, offline, poster, wheel
from tools.steps import CACHE, DIST, ROOT, BuildError, alone, digest, once, run, say

Files = dict[str, bytes]
"""Contents by path, relative to dist/, with forward slashes."""

SOURCES = ("index.html", "pyscript.toml", "build.py", "py", "web", "assets", "requirements/build.txt",
           "requirements/author.txt", "requirements/licences.txt", "pyproject.toml", "README.md", "LICENSE")

MOVED = {
    "web/manifest.webmanifest": "manifest.webmanifest",
    "web/rescue.html": "rescue.html",
}
"""Files of web/ that stand elsewhere in the site."""

TEMPLATES = {"web/author.html", "web/author.py", "web/rules-index.html", "web/rules.html", "web/sw.js"}
"""Files of web/ from which others are made."""

BUNDLES = {"web/page.mjs": "web/page.mjs", "web/boot.mjs": "vendor/pyodide/boot.mjs"}
"""Scripts that stand in the site with all they import, and where."""

ALONE = {"web/register.mjs"}
"""Modules that a page uses by themselves too."""

STYLED = {"index.html": "index", "rescue.html": "rescue", "docs/author.html": "author"}
"""Pages that name many style sheets, and what the one is called that is put together from them."""

STYLES = re.compile(r'(?:<link rel="stylesheet" href="((?:\.\.?/)+web/styles/)[\w-]+\.css">\n)+')
"""In a page: the links to its style sheets."""

WORKER = 'config="./pyscript.toml"'
"""In index.html: the worker's configuration."""

PRELOADS = "<!-- @@PRELOADS@@ -->"
"""In index.html: where links tell the browser at once what the page's Python will ask for step by step."""


def build() -> None:
    """Make dist/, or leave it if nothing has changed since it was made."""
    with alone():
        modules = fetch.modules()
        once("dist", key(), [DIST / "index.html", DIST / "sw.js"], lambda: write(site(modules)))


def key() -> str:
    """What the site is made from, in one word."""
    lock = ROOT / "package-lock.json"
    return digest([lock, *(ROOT / name for name in SOURCES)])


def site(modules: Path) -> Files:
    """The whole site."""
    say("Building dist/ ...")
    files = vendor(modules)
    scripts = bundled(modules)
    for part in (shell(files), web(), scripts, compiled(modules, scripts), assets(), words(), lessons(), rules(),
                 catalogue(), wheels()):
        files |= part
    files |= spoken(files) | authors(files)
    files |= styled(files)
    return files | offline.worker(files, read("web/sw.js").decode())


def read(path: str) -> bytes:
    """The contents of a file of the project. Raises BuildError if it is not there."""
    try:
        return (ROOT / path).read_bytes()
    except FileNotFoundError:
        raise BuildError(f"{path} is missing.") from None


def under(folder: str, pattern: str = "*") -> list[str]:
    """The paths, from the project's root, of the files under a folder that match the pattern, sorted."""
    found = (ROOT / folder).rglob(pattern)
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.is_file())


def shell(vendored: Files) -> Files:
    """The page, its Python and the worker's entry."""
    html = read("index.html").decode()
    html = html.replace(WORKER, worker()).replace(PRELOADS, preloads(html, vendored))
    entries = {path: read(path) for path in ("py/table/main.py", "py/worker.py")}
    return {"index.html": html.encode(), "table.pack": table()} | entries


def worker() -> str:
    """The worker's configuration within the page: PyScript needs no file then, and no reader of TOML."""
    return f"config='{json.dumps(tomllib.loads(read('pyscript.toml').decode()))}'"


def table() -> bytes:
    """The modules of the page's Python, made into one archive by bytecode.py."""
    python, source, out = fetch.packages("build"), ROOT / "py/table", CACHE / "table.pack"
    key = digest([source, ROOT / "py/tools/bytecode.py", ROOT / "requirements/build.txt"])
    command = [python, "-m", "tools.bytecode", source, out]
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    once("table", key, [out], lambda: run(command, "The page's Python could not be compiled.", env=paths))
    return out.read_bytes()


def preloads(html: str, vendored: Files) -> str:
    """Links to all that the page's Python needs before it can be used; not to the engine's, which would hold it up."""
    first = re.compile(r"pyscript/(core|error).*\.js$|micropython\.mjs$")
    scripts = [path for path in vendored if first.search(path)] + re.findall(r'src="\./(web/\w+\.mjs)"', html)
    data = ["vendor/micropython/micropython.wasm", "table.pack", "py/table/main.py", "py/worker.py", "games.json"]
    links = [f'<link rel="modulepreload" href="./{path}">' for path in scripts]
    links += [f'<link rel="preload" href="./{path}" as="fetch" crossorigin>' for path in data]
    return "\n".join(links)


def styled(files: Files) -> Files:
    """The pages that name many style sheets, with one each instead."""
    made = {}
    for path, name in STYLED.items():
        html = files[path].decode()
        sheets = re.findall(r"web/styles/[\w-]+\.css", STYLES.search(html)[0])
        made[path] = STYLES.sub(rf'<link rel="stylesheet" href="\g<1>{name}.css">\n', html).encode()
        made[f"web/styles/{name}.css"] = b"\n".join(map(read, sheets))
    return made


def web() -> Files:
    """Scripts, pages and the manifest."""
    paths = [path for path in under("web") if path not in TEMPLATES and not path.startswith("web/styles/")]
    return {MOVED.get(path, path): read(path) for path in paths if not path.endswith(".mjs") or path in ALONE}


def bundled(modules: Path) -> Files:
    """The scripts that are one file each with what they import: the host is asked for less."""
    made = CACHE / "bundles"
    places = {place: made / Path(place).name for place in BUNDLES.values()}
    inputs = digest([ROOT / "web", ROOT / "py/tools/bundle.mjs", ROOT / "package-lock.json"])
    once("bundles", inputs, places.values(), lambda: bundle(modules, made))
    return {place: path.read_bytes() for place, path in places.items()}


def bundle(modules: Path, out: Path) -> None:
    """Make the bundles with Rollup."""
    out.mkdir(exist_ok=True)
    for source, place in BUNDLES.items():
        command = [fetch.node(), ROOT / "py/tools/bundle.mjs", modules, ROOT / source, out / Path(place).name]
        run(command, f"{source} could not be put together.")


def vendor(modules: Path) -> Files:
    """What others made, with their licences named; Fluent is in page.mjs."""
    parts = {
        "pyodide": ("pyodide", ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]),
        "pyscript": ("@pyscript/core/dist", pyscript_files(modules / "@pyscript/core/dist")),
        "micropython": ("@micropython/micropython-webassembly-pyscript", ["micropython.mjs", "micropython.wasm"]),
        "lean-qr": ("lean-qr", ["index.mjs"]),
    }
    files = {
        f"vendor/{name}/{file}": without_map((modules / folder / file).read_bytes())
        for name, (folder, wanted) in parts.items()
        for file in wanted
    }
    return files | {
        **author.installer(fetch.wheels("author"), modules / "pyodide/pyodide-lock.json"),
        "vendor/LICENSES.txt": dependencies.carried(modules).encode(),
    }


def pyscript_files(folder: Path) -> list[str]:
    """PyScript's scripts and style, less what editors, terminals, archives and packages need."""
    unused = re.compile(r"codemirror|xterm|service-worker|storage|zip-|\.map$")
    return [path.name for path in folder.iterdir() if path.is_file() and not unused.search(path.name)]


def without_map(data: bytes) -> bytes:
    """A script without the comment that points to a source map which is not shipped."""
    return re.sub(rb"\n?//# sourceMappingURL=\S+\s*$", b"\n", data) if b"sourceMappingURL" in data[-200:] else data


def compiled(modules: Path, scripts: Files) -> Files:
    """The engine and Python's library, compiled by Pyodide itself, and a snapshot of both once they are started.

    The snapshot's name tells its contents: what lies under it in a browser is never of another version.
    """
    memory = compiling.snapshot(modules).read_bytes()
    name = f"stih-{hashlib.sha256(memory).hexdigest()[:12]}.snapshot"
    return {
        "stih.zip": compiling.package(modules).read_bytes(),
        "vendor/pyodide/python_stdlib.zip": compiling.library(modules).read_bytes(),
        "vendor/pyodide/boot.mjs": scripts["vendor/pyodide/boot.mjs"].replace(b"@@SNAPSHOT@@", name.encode()),
        f"vendor/pyodide/{name}": memory,
    }


def assets() -> Files:
    """Card art and icons; words, rules and diagrams are made into other files."""
    sources = ("assets/diagrams/", "assets/lessons/", "assets/locales/", "assets/pages/", "assets/rules/")
    paths = [path for path in under("assets") if not path.startswith(sources)]
    return {path: read(path) for path in paths if not path.endswith(("SOURCE.txt", ".md"))}


def words() -> Files:
    """Each language's messages as one file, Serbian in both scripts."""
    languages = sorted(path.name for path in (ROOT / "assets/locales").iterdir() if path.is_dir())
    texts = {name: b"\n".join(map(read, under(f"assets/locales/{name}", "*.ftl"))) for name in languages}
    texts["sr-Cyrl"] = cyrillic.fluent(texts["sr"].decode()).encode()
    return {f"locales/{name}.ftl": text for name, text in texts.items()}


def spoken(files: Files) -> Files:
    """The scripts of the embedded table and of the plain page for one's games, with the words that they need."""
    catalogues = {Path(path).stem: data for path, data in files.items() if path.startswith("locales/")}
    games = [game["id"] for game in json.loads(files["games.json"])]
    return {"web/embed.js": poster.script(read("web/embed.js"), catalogues, games),
            "web/rescue.js": poster.plain(read("web/rescue.js"), catalogues, games),
            "rescue.html": poster.worded(read("web/rescue.html"), catalogues["en"])}


def authors(files: Files) -> Files:
    """The live page for authors, which installs the engine's wheel."""
    (path,) = (path for path in files if path.startswith("wheels/"))
    return author.page(read("web/author.html"), read("web/author.py"), Path(path).name)


def lessons() -> Files:
    """The first deals, with what they say in Serbian in both scripts."""
    texts = {path.removeprefix("assets/"): read(path).decode() for path in under("assets/lessons", "*.stih")}
    return {path: cyrillic.notation(text).encode() for path, text in texts.items()}


PAGES_FROM = ("assets/diagrams", "assets/locales", "assets/pages", "assets/rules", "web/rules.html",
              "web/rules-index.html", "py/tools", "py/stih", "py/table", "requirements/build.txt", "package-lock.json")
"""What the rules pages are made from."""

RULES_STYLES = ("tokens", "base", "pages", "rules", "rules-page", "diagram")
"""The style sheets of the rules pages, in one file so that a reader waits for one alone."""


def rules() -> Files:
    """The rules pages, made by pages.py in the environment that has a Markdown library."""
    python, out = fetch.packages("build"), CACHE / "rules"
    inputs = digest([ROOT / name for name in PAGES_FROM])
    once("rules", inputs, [out], lambda: make_pages(python, out))
    styles = b"\n".join(read(f"web/styles/{name}.css") for name in RULES_STYLES)
    return {f"rules/{path.name}": path.read_bytes() for path in out.glob("*.html")} | {"rules/rules.css": styles}


def make_pages(python: Path, out: Path) -> None:
    """Run pages.py; what it finds wrong with a rules page is the error."""
    catalogues = CACHE / "catalogues"
    write({Path(path).name: text for path, text in words().items()}, catalogues)
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    command = [python, "-m", "tools.pages", ROOT / "assets", ROOT / "web", out, fetch.node(), catalogues]
    done = subprocess.run(command, env=paths, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise BuildError(f"The rules pages could not be made. {done.stderr.strip()}")


def catalogue() -> Files:
    """The games with their seats and options, for the page to show before the engine is ready."""
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "stih", "games"]
    done = subprocess.run(command, env=paths, capture_output=True, check=False)
    if done.returncode:
        raise BuildError(f"`python3 -m stih games` failed. {done.stderr.decode().strip()}")
    return {"games.json": done.stdout}


def wheels() -> Files:
    """The engine as a wheel, for authors and for pip."""
    project = tomllib.loads(read("pyproject.toml").decode())["project"]
    paths = [path for path in under("py/stih") if path.endswith((".py", "py.typed"))]
    sources = {path.removeprefix("py/"): read(path) for path in paths}
    return {f"wheels/{wheel.name(project)}": wheel.build(project, sources, read("LICENSE"), read("README.md"))}


def write(files: Files, folder: Path = DIST) -> None:
    """Make the folder hold these files and no others; touch none that is right already."""
    for name, data in files.items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
        elif path.is_file() and path.relative_to(folder).as_posix() not in files:
            path.unlink()
