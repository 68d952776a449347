"""The site is what its sources say, and building it again changes nothing."""

import gzip
import hashlib
import json
import re
import zlib

import pytest
from tools import compiling, dist, offline
from tools.steps import DIST, ROOT


@pytest.fixture(scope="module")
def built():
    dist.build()
    return {path.relative_to(DIST).as_posix(): path for path in DIST.rglob("*") if path.is_file()}


def test_page_gets_every_module_of_its_python(built):
    head, _, code = zlib.decompress(built["table.pack"].read_bytes()).partition(b"\n")
    sizes = json.loads(head)
    modules = {path.stem for path in (ROOT / "py/table").glob("*.py")} - {"main"}
    assert {name for name, _ in sizes} == {f"table/{module}.mpy" for module in modules}
    assert sum(size for _, size in sizes) == len(code)


def test_every_page_waits_for_one_style_sheet(built):
    pages = [path.read_text() for name, path in built.items() if name.endswith(".html")]
    assert {html.count('rel="stylesheet"') for html in pages} <= {0, 1}


def test_nothing_is_left_to_fill_in(built):
    texts = [path for name, path in built.items() if not name.startswith("vendor/") and path.suffix != ".png"]
    assert [path.name for path in texts if re.search(rb"@@[A-Z_]+@@", path.read_bytes())] == []


def test_no_file_names_another_host(built):
    ours = [path for name, path in built.items() if name.endswith((".html", ".css", ".js", ".mjs", ".toml"))]
    texts = {path: path.read_text() for path in ours if "vendor" not in path.parts and path.stem != "page"}
    texts |= {path: path.read_text() for path in (ROOT / "web").glob("*.mjs")}  # page.mjs has others' comments in it
    named = {path.name: re.findall(r"https?://(?!www\.w3\.org)\S+", text) for path, text in texts.items()}
    assert {name: found for name, found in named.items() if found} == {}


def test_every_page_carries_the_policy_that_is_documented(built):
    documented = re.findall(r"^default-src .*$", (ROOT / "docs/security.md").read_text(), re.MULTILINE)
    for name, path in built.items():
        if name.endswith(".html"):
            said = re.search(r'Content-Security-Policy" content="([^"]*)"', path.read_text())[1]
            assert said in documented or name == "docs/author.html", name
            assert ' style="' not in path.read_text(), name
            assert said.startswith("default-src 'none'") and "*" not in said and "http" not in said, name


def test_the_header_for_hosts_is_the_policy_of_the_table(built):
    header = re.search(r"^Content-Security-Policy: (.*)$", (ROOT / "docs/hosting.md").read_text(), re.MULTILINE)[1]
    assert f'content="{header}"' in built["index.html"].read_text()


def test_messages_are_there_in_every_language(built):
    assert {name for name in built if name.startswith("locales/")} >= {
        "locales/en.ftl",
        "locales/sr.ftl",
        "locales/sr-Cyrl.ftl",
    }


def test_games_are_known_before_the_engine(built):
    assert "raub" in built["games.json"].read_text()


def test_service_worker_keeps_every_file_but_itself(built):
    first, later, authors = (listed(built["sw.js"].read_text(), name) for name in ("FILES", "LATER", "AUTHORS"))
    assert sorted([*first, *later, *authors]) == sorted(set(built) - {"sw.js"})
    assert [path for path in later if path.endswith(".snapshot")]
    assert [path for path in authors if path.endswith(".whl")]
    page = hashlib.sha256(built["index.html"].read_bytes()).hexdigest()
    assert page.startswith(first["index.html"])


def listed(worker, name):
    """One of the service worker's lists: hashes by path."""
    return json.loads(worker.split(f"const {name} = ")[1].split(";")[0])


def test_worker_starts_from_the_snapshot_that_is_there(built):
    name = re.search(r"[\w-]+\.snapshot", built["vendor/pyodide/boot.mjs"].read_text())[0]
    memory = built[f"vendor/pyodide/{name}"].read_bytes()
    assert hashlib.sha256(memory).hexdigest()[:12] in name
    assert len(gzip.decompress(memory)) <= compiling.LARGEST


def test_version_of_the_service_worker_follows_the_files():
    template = 'const VERSION = "@@VERSION@@"; const FILES = "@@FILES@@"; const LATER = "@@LATER@@";'
    workers = [offline.worker(files, template)["sw.js"] for files in ({"a": b"1"}, {"a": b"2"}, {"a": b"1"})]
    assert workers[0] == workers[2] != workers[1]


def test_writing_touches_only_what_differs(tmp_path):
    dist.write({"a.txt": b"1", "b/c.txt": b"2"}, tmp_path)
    before = (tmp_path / "a.txt").stat().st_mtime_ns
    dist.write({"a.txt": b"1", "d.txt": b"3"}, tmp_path)
    assert (tmp_path / "a.txt").stat().st_mtime_ns == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.txt", "d.txt"]


def test_source_map_that_is_not_shipped_is_not_asked_for():
    assert dist.without_map(b"x\n//# sourceMappingURL=a.js.map\n") == b"x\n"
    assert dist.without_map(b"x\n") == b"x\n"
