"""Fetch what the project stands on: pinned versions, each checked against the hash in its lock file."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.steps import CACHE, ROOT, VENV, BuildError, digest, once, python_version, run, say

MODULES = ROOT / "node_modules"
OLDEST_NODE = 18
PYODIDE_PYTHON = "3.14"

OFFLINE = "a network connection is needed the first time"


def venv_program(name: str) -> Path:
    """The path of a program in the project's own Python environment."""
    return VENV / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def program(command: list[str], **variables: str) -> int:
    """Run a program of .venv/ with its output shown. Returns its exit status."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py"), **variables}
    return subprocess.run([venv_program(command[0]), *command[1:]], cwd=ROOT, env=environment, check=False).returncode


def environment() -> Path:
    """Make .venv/ if it is not there. Returns its Python.

    Raises BuildError for a broken link: an environment that is lent is never made, or emptied, from here.
    """
    python = venv_program("python")
    if VENV.is_symlink():
        if not python.exists():
            raise BuildError(f".venv is a link to {VENV.resolve()}, where no environment is. Make one there.")
        return python
    once("venv", f"{sys.base_prefix} {python_version()}", [python], make_environment)
    return python


def make_environment() -> None:
    """Make an empty .venv/ with pip in it."""
    say("Making a Python environment in .venv/ ...")
    run(
        [sys.executable, "-m", "venv", "--clear", VENV],
        "Python could not make an environment; on Debian and Ubuntu, install python3-venv and try again.",
    )


def packages(group: str) -> Path:
    """Install the pinned packages of requirements/GROUP.txt. Returns the environment's Python."""
    python = environment()
    wanted = ROOT / "requirements" / f"{group}.txt"
    made = (VENV / "pyvenv.cfg").stat().st_mtime_ns
    once(f"packages-{group}", digest([wanted], str(made)), [], lambda: install(python, wanted))
    return python


def install(python: Path, wanted: Path) -> None:
    """Install what one requirements file lists, every package checked against its hashes."""
    say(f"Fetching Python packages ({wanted.stem}) ...")
    options = ["--require-hashes", "--no-deps", "--only-binary=:all:", "--disable-pip-version-check"]
    sorry = f"pip could not fetch the packages of requirements/{wanted.name}; {OFFLINE}."
    run([python, "-m", "pip", "install", *options, "-r", wanted], sorry)


def wheels(group: str) -> Path:
    """Fetch the pinned wheels of requirements/GROUP.txt for Pyodide's Python to install. Returns their folder."""
    python, wanted, out = environment(), ROOT / "requirements" / f"{group}.txt", CACHE / group
    once(f"wheels-{group}", digest([wanted]), [out], lambda: download(python, wanted, out))
    return out


def download(python: Path, wanted: Path, out: Path) -> None:
    """Fetch the wheels of one requirements file, every one checked against its hash."""
    shutil.rmtree(out, ignore_errors=True)
    options = ["-q", "--disable-pip-version-check", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    sorry = f"pip could not fetch the wheels of requirements/{wanted.name}; {OFFLINE}."
    place = ["--python-version", PYODIDE_PYTHON, "-r", wanted, "-d", out]
    run([python, "-m", "pip", "download", *options, *place], sorry)


def node() -> Path:
    """A Node that is new enough: the system's, or the pinned one from PyPI."""
    return find_node()[0]


def find_node() -> tuple[Path, Path]:
    """The paths of Node and of npm, the system's if both are good, else the pinned ones in .venv/."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and node_version(found) >= OLDEST_NODE:
        return Path(found), Path(npm)
    try:
        packages("node")
    except BuildError as error:
        raise BuildError(f"There is no Node {OLDEST_NODE} or newer here, and {error}") from None
    return venv_program("node"), venv_program("npm")


def node_version(program: str) -> int:
    """The major version of a Node, 0 if it does not say."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def modules() -> Path:
    """Fetch the pinned npm packages. Returns node_modules/."""
    lock = [ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc"]
    once("node_modules", digest(lock), [MODULES / "pyodide", MODULES / "@pyscript"], install_modules)
    return MODULES


def install_modules() -> None:
    """Install package-lock.json as it is; no package may run a script."""
    _, npm = find_node()
    say("Fetching Pyodide, PyScript, MicroPython and Fluent ...")
    path = os.pathsep.join([str(npm.parent), os.environ.get("PATH", "")])
    sorry = f"npm could not fetch the packages of package-lock.json; {OFFLINE}."
    run([npm, "ci", "--ignore-scripts"], sorry, env={**os.environ, "PATH": path})


def debian(package: str, found: Callable[[], str | None]) -> str | None:
    """Install a Debian package where we may, then look again. Returns what `found` finds, or None."""
    apt = shutil.which("apt-get")
    if not apt or os.name != "posix" or os.geteuid() != 0:
        return None
    say(f"Fetching Debian's {package} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
        subprocess.run([apt, "-qq", *command], env=quiet, capture_output=True, check=False)
    return found()
