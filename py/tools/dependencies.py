"""Everything of others that the site carries or its build and tests use, from the lock files: docs/dependencies.md,
and of what the site carries dist/vendor/LICENSES.txt."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from tools.steps import ROOT, BuildError, say

PAGE = ROOT / "docs" / "dependencies.md"
REQUIREMENTS = ROOT / "requirements"
LICENCES = REQUIREMENTS / "licences.txt"
PINNED = re.compile(r"^([a-z0-9_.-]+)==([^ \\]+)((?: .*)?(?:\\\n    --hash=\S+ ?)+)", re.MULTILINE | re.IGNORECASE)

TEXT = """# What Štih stands on

Made by `python3 build.py dependencies` from `package-lock.json` and `requirements/*.txt`; a test fails when it is out
of date. Nothing is fetched that does not have the hash written down in its lock file: npm refuses another, and pip is
called with `--require-hashes`. No package may run a script when it is installed.

The card art, icons and texts are our own.

## In the site

What a visitor's browser is given, all from the site itself. Packages in *italics* are bundled into PyScript's files.

{site}

Pyodide contains CPython 3.14 and its standard library (PSF-2.0), compiled with Emscripten (MIT); MicroPython's
WebAssembly contains parts of its library (MIT).

## Only to build and to test

None of this is in the site.

{tools}
"""

HEAD = "| package | version | licence | from | integrity |\n| --- | --- | --- | --- | --- |\n"
CARRIED = ("@fluent/bundle", "@micropython/micropython-webassembly-pyscript", "@pyscript/core", "lean-qr", "pyodide")
"""The npm packages whose files are in the site; what else npm installs for them is bundled into PyScript's."""

FOR_NODE = ("@types/emscripten", "ws")
"""What Pyodide asks npm for and needs only in Node."""


@dataclass(frozen=True)
class Package:
    """A package as its lock file has it; `integrity` is one hash, or says how many files have one each."""

    name: str
    version: str
    licence: str
    source: str
    integrity: str
    carried: bool

    @property
    def row(self) -> str:
        """A row of the table."""
        name = f"*{self.name}*" if self.carried and self.source == "npm" and self.name not in CARRIED else self.name
        return f"| {name} | {self.version} | {self.licence} | {self.source} | {self.integrity} |"


def npm() -> list[Package]:
    """The packages of package-lock.json, each version once."""
    lock = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    found = {}
    for path, about in lock.items():
        name = path.rpartition("node_modules/")[2]
        if name:
            integrity = f"`{about['integrity']}`"
            found[name, about["version"]] = Package(name, about["version"], about["license"], "npm", integrity,
                                                    not about.get("dev") and name not in FOR_NODE)
    return list(found.values())


def python() -> list[Package]:
    """The packages of requirements/*.txt, each version once. Raises BuildError for one whose licence is not known."""
    known = licences()
    found = {}
    for path in sorted(REQUIREMENTS.glob("*.txt")):
        for name, version, rest in PINNED.findall(path.read_text()):
            if name not in known:
                raise BuildError(f"{LICENCES.relative_to(ROOT)} has no licence for {name}.")
            count = rest.count("--hash=sha256:")
            integrity = f"SHA-256 of {count} file{'s' if count > 1 else ''} in `{path.name}`"
            found[name, version] = Package(name, version, known[name], "PyPI", integrity, path.stem == "author")
    return list(found.values())


def licences() -> dict[str, str]:
    """The licences of Python packages by name."""
    lines = [line for line in LICENCES.read_text().splitlines() if line and not line.startswith("#")]
    return {name: licence for name, _, licence in (line.partition(" ") for line in lines)}


def packages() -> list[Package]:
    """All of them, by name."""
    return sorted(npm() + python(), key=lambda package: (package.name.lower().lstrip("@"), package.version))


def page() -> str:
    """The text of docs/dependencies.md."""
    carried = [package.row for package in packages() if package.carried]
    others = [package.row for package in packages() if not package.carried]
    return TEXT.format(site=HEAD + "\n".join(carried), tools=HEAD + "\n".join(others))


def carried(modules: Path) -> str:
    """A line for each package in the site: name, version, licence, home."""
    lines = []
    for package in packages():
        if package.carried:
            lines.append(f"{package.name} {package.version}: {package.licence}{home(modules, package.name)}\n")
    return "".join(lines)


def home(modules: Path, name: str) -> str:
    """Where a package of npm comes from, after a comma; nothing where it does not say."""
    about = modules / name / "package.json"
    address = json.loads(about.read_text()).get("homepage", "") if about.is_file() else ""
    return f", {address}" if address else ""


def main(arguments: list[str]) -> int:
    """Write docs/dependencies.md. Returns the exit status."""
    if arguments:
        raise BuildError(f"Unknown arguments: {' '.join(arguments)}.")
    PAGE.write_text(page(), encoding="utf-8")
    say(f"{PAGE.relative_to(ROOT)} is written.")
    return 0
