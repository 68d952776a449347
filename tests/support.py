"""What tests share: a server for a folder, a watch on pages, waiting for the engine."""

import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass, field

from tools import offline, serve
from tools.steps import ROOT

SUB_PATH = "/some/sub/path/"


@contextmanager
def serving(folder, prefix=SUB_PATH, asked=None, handler=serve.Handler):
    """Serve a folder while the block runs; gives the address. Paths asked for are added to the list `asked`."""

    class Handler(handler):
        def log_request(self, *_):
            if asked is not None:
                asked.append(self.path.removeprefix(prefix))

    server = serve.server(folder, prefix=prefix, handler=Handler)
    thread = threading.Thread(target=server.serve_forever, args=[0.05], daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{prefix}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@dataclass
class Watch:
    """What the pages of a test asked for and complained of; `homes` are the addresses they may ask."""

    homes: list[str]
    requests: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def follow(self, context):
        """Listen to every page of a browser context."""
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))

    def hear(self, message):
        """Note an error that a page has logged."""
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def foreign(self):
        """The requests that went elsewhere."""
        return [url for url in self.requests if not url.startswith((*self.homes, "blob:", "data:"))]


def wait_for_engine(page):
    """Wait until the engine of a page, or of a frame, has started."""
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=90_000)


KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().some((request) => request.url.endsWith(".snapshot"));
}"""
"""Whether the browser has the engine's snapshot."""


def wait_for_snapshot(page):
    """Wait until the service worker has fetched what quickens the next start."""
    until(page, lambda: page.evaluate(KEPT))


def until(page, holds):
    """Wait for what a page comes to by and by, where `wait_for_function` cannot look."""
    end = time.monotonic() + 90
    while not holds():
        assert time.monotonic() < end, "it does not come to that"
        page.wait_for_timeout(100)


def contents(folder):
    """All files of a folder, by path."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def publish(folder, files):
    """Put files into a folder, with the service worker for all that is in it."""
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    everything = contents(folder)
    everything.pop("sw.js", None)
    (folder / "sw.js").write_bytes(offline.worker(everything, (ROOT / "web/sw.js").read_text())["sw.js"])
