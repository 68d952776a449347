"""The wheel: what is in it, and that it runs where nothing else of the project is."""

import base64
import csv
import hashlib
import io
import subprocess
import sys
import zipfile

from tools import dist


def wheel():
    [(path, data)] = dist.wheels().items()
    return path, zipfile.ZipFile(io.BytesIO(data))


def test_its_name_tells_that_it_is_pure():
    path, _ = wheel()
    assert path == "wheels/stih-0.1.0-py3-none-any.whl"


def test_it_is_the_same_every_time():
    assert dist.wheels() == dist.wheels()


def test_it_lists_what_it_holds():
    """RECORD has the hash and the size of every file but itself, as installers check them."""
    _, archive = wheel()
    record = next(name for name in archive.namelist() if name.endswith("/RECORD"))
    rows = {name: (digest, size) for name, digest, size in csv.reader(archive.read(record).decode().splitlines())}
    assert set(rows) == set(archive.namelist())
    for name, (digest, size) in rows.items():
        if name != record:
            data = archive.read(name)
            word = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
            assert (f"sha256={word}", str(len(data))) == (digest, size)


def test_it_runs_by_itself(tmp_path):
    """Put on the path as it is: the command line answers, a text is read."""
    path, archive = wheel()
    file = tmp_path / path.split("/")[1]
    file.write_bytes(archive.fp.getvalue())
    command = [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(file)!r}); from stih.cli import main; "
               "sys.exit(main(['convert', '--to', 'record']))"]
    done = subprocess.run(command, input=b'[Game "raub"]\ndeal', capture_output=True, check=False, timeout=60)
    assert (0, b"") == (done.returncode, done.stderr)
    assert b'"actions":["deal"]' in done.stdout


def test_pip_takes_it(tmp_path):
    """Installed into a folder of its own, without asking any index."""
    path, archive = wheel()
    file = tmp_path / path.split("/")[1]
    file.write_bytes(archive.fp.getvalue())
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--disable-pip-version-check",
               "--target", tmp_path / "there", file]
    done = subprocess.run(command, capture_output=True, check=False, timeout=120)
    assert 0 == done.returncode, done.stderr
    assert (tmp_path / "there" / "stih" / "session.py").is_file()
