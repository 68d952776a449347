"""The server gives each kind of file its type, stays under its path, and does not send twice what is unchanged."""

import urllib.error
import urllib.request

import pytest
from support import serving


def get(address, **headers):
    return urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=10)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.html", "text/html; charset=utf-8"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.svg", "image/svg+xml"),
        ("a.json", "application/json"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.ftl", "text/plain; charset=utf-8"),
        ("a.zip", "application/zip"),
        ("a.png", "image/png"),
    ],
)
def test_types(tmp_path, name, kind):
    (tmp_path / name).write_text("x")
    with serving(tmp_path) as address, get(address + name) as answer:
        assert answer.headers["Content-Type"] == kind


def test_unchanged_file_is_not_sent_again(tmp_path):
    (tmp_path / "a.txt").write_text("x")
    with serving(tmp_path) as address:
        with get(address + "a.txt") as answer:
            date = answer.headers["Last-Modified"]
        with pytest.raises(urllib.error.HTTPError) as again:
            get(address + "a.txt", **{"If-Modified-Since": date})
        assert again.value.code == 304
        again.value.close()


@pytest.mark.parametrize("path", ["/a.txt", "/some/a.txt", "/some/sub/path/../../../secret.txt"])
def test_nothing_outside_the_path(tmp_path, path):
    (tmp_path / "site").mkdir()
    (tmp_path / "site/a.txt").write_text("x")
    (tmp_path / "secret.txt").write_text("x")
    with serving(tmp_path / "site") as address:
        with pytest.raises(urllib.error.HTTPError) as answer:
            get(address.removesuffix("/some/sub/path/") + path)
        assert answer.value.code == 404
        answer.value.close()
