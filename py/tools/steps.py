"""Steps of a build: each is done once for the same inputs, and again when it was interrupted."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"


class BuildError(Exception):
    """What went wrong and what to do about it, in words for the person at the keyboard."""


def say(text: str) -> None:
    """Tell the person what is happening, at once."""
    print(text, flush=True)


def digest(paths: Iterable[Path], *words: str) -> str:
    """A hash of the files' names and bytes, of all files under those that are folders, and of the words."""
    total = hashlib.sha256("\0".join(words).encode())
    for path in sorted(files_under(paths)):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def files_under(paths: Iterable[Path]) -> Iterator[Path]:
    """The files among the paths and in the folders among them; compiled Python left out."""
    for path in paths:
        inside = path.rglob("*") if path.is_dir() else [path]
        yield from (file for file in inside if file.is_file() and "__pycache__" not in file.parts)


def once(name: str, key: str, made: Iterable[Path], work: Callable[[], object]) -> None:
    """Do the work unless it was finished with the same key and all it made is still there."""
    stamp = CACHE / "stamps" / name
    if stamp.is_file() and stamp.read_text() == key and all(path.exists() for path in made):
        return
    stamp.unlink(missing_ok=True)
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)


def run(command: list[str | Path], sorry: str, **more: object) -> None:
    """Run a command quietly. Raises BuildError, with `sorry` and the log's place, when it fails."""
    log = CACHE / "logs" / f"{Path(command[0]).stem}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as out:
        done = subprocess.run(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, **more)
    if done.returncode:
        raise BuildError(f"{sorry} (What it said is in {log.relative_to(ROOT)}.)")


@contextmanager
def alone() -> Iterator[None]:
    """Hold the build's lock, so that two builds of one folder take turns."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as file:
        if os.name == "posix":
            wait_for(file)
        yield


def wait_for(file: object) -> None:
    """Lock the open file; says so when another build holds it."""
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Waiting for another build of this folder ...")
        fcntl.flock(file, fcntl.LOCK_EX)


def python_version() -> str:
    """The version of the running Python, which an environment is bound to."""
    return sys.version.split()[0]
