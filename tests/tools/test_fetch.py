"""On a machine that lacks something, build.py says what in one sentence and ends with status 1."""

import os
import shutil
import subprocess
import sys

import pytest
from tools.steps import ROOT

NOWHERE = "http://127.0.0.1:9/"

OFFLINE = {
    "PIP_NO_INDEX": "1",
    "PIP_FIND_LINKS": "",
    "PIP_EXTRA_INDEX_URL": "",
    "npm_config_registry": NOWHERE,
    "npm_config_fetch_retries": "0",
}


@pytest.fixture
def build(tmp_path):
    """Run build.py in a fresh copy without a network; the options say which programs there are."""
    for name in ("build.py", "package.json", "package-lock.json", ".npmrc"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("py/tools", "requirements"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))

    def run(*arguments, programs=()):
        (tmp_path / "bin").mkdir()
        for program in programs:
            (tmp_path / "bin" / program).symlink_to(shutil.which(program))
        path = str(tmp_path / "bin")
        environment = {**os.environ, **OFFLINE, "PATH": path, "npm_config_cache": str(tmp_path / "npm")}
        command = [sys.executable, "build.py", *arguments]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    return run


@pytest.mark.skipif(not shutil.which("npm"), reason="there is no npm on this machine")
def test_without_a_network(build):
    done = build(programs=["node", "npm", "env", "sh"])
    assert done.returncode == 1
    assert done.stderr.startswith("build.py: npm could not fetch the packages of package-lock.json; a network")
    assert len(done.stderr.splitlines()) == 1


def test_without_node_and_network(build):
    done = build()
    assert done.returncode == 1
    assert done.stderr.startswith("build.py: There is no Node 18 or newer here, and pip could not fetch")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("arguments", [["nonsense"], ["build", "nonsense"], ["bench", "nonsense"]])
def test_arguments_it_does_not_know(build, arguments):
    done = build(*arguments)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_help(build):
    done = build("--help")
    assert done.returncode == 0
    assert "build.py serve" in done.stdout


def test_an_environment_that_is_lent_is_not_emptied(build, tmp_path):
    lent = tmp_path / "lent"
    lent.mkdir()
    (lent / "kept").touch()
    (tmp_path / ".venv").symlink_to(lent, target_is_directory=True)
    done = build()
    assert done.returncode == 1 and ".venv is a link" in done.stderr
    assert (lent / "kept").exists()
