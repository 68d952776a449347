"""A server for measurements: it compresses as hosts do, answers late as from far away, and notes what it sends."""

import gzip
import shutil
import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tools import browsing, serve
from tools.steps import CACHE

COMPRESSED = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".wasm", ".webmanifest")
"""How the names of files end that a host compresses."""


@dataclass(frozen=True)
class Answer:
    """A file that was sent: its path, its size as sent without headers, when it was asked for (seconds)."""

    path: str
    size: int
    moment: float


@dataclass
class Site:
    """A site that is being served: its address, what has been sent so far, and what was asked for in vain or again."""

    address: str = ""
    sent: list[Answer] = field(default_factory=list)
    unchanged: list[str] = field(default_factory=list)

    def size(self) -> int:
        """Bytes sent so far."""
        return sum(answer.size for answer in self.sent)

    def forget(self) -> None:
        """Begin to note anew."""
        self.sent.clear()
        self.unchanged.clear()


def serving(name: str, files: dict[str, bytes], latency: float = 0.0) -> Site:
    """Serve files, by path, until the program ends; every answer is late by so many seconds."""
    site, folder = Site(), pack(name, files)

    class Handler(serve.Handler):
        def send_response(self, code: int, message: str | None = None) -> None:
            time.sleep(latency)
            path = self.path.partition("?")[0].strip("/") or "index.html"
            super().send_response(code, message)
            if code == 200:
                site.sent.append(Answer(path, (folder / path).stat().st_size, time.time() - latency))
                if path.endswith(COMPRESSED):
                    self.send_header("Content-Encoding", "gzip")
            else:
                site.unchanged.append(path)

    site.address = browsing.served(folder, Handler)
    return site


def pack(name: str, files: dict[str, bytes]) -> Path:
    """A folder of the files as they are sent."""
    folder = CACHE / "bench" / name
    shutil.rmtree(folder, ignore_errors=True)
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(squeezed(data) if path.endswith(COMPRESSED) else data)
    return folder


@cache
def squeezed(data: bytes) -> bytes:
    """Data as a host sends it."""
    return gzip.compress(data, 9, mtime=0)

