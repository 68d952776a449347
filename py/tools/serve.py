"""Serve the built site on this machine, as a plain static host would."""

import argparse
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools import dist
from tools.steps import DIST, BuildError, say


class Handler(SimpleHTTPRequestHandler):
    """Files of one folder under a path of the server's; what is not changed is not sent again."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "application/toml; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".zip": "application/zip",
    }

    def __init__(self, *args: object, prefix: str = "/", **more: object) -> None:
        self.prefix = prefix
        super().__init__(*args, **more)

    def translate_path(self, path: str) -> str:
        """The file for an address; outside the prefix there is none."""
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "no-such-file")
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def end_headers(self) -> None:
        """Browsers may keep everything but ask whether it is still the newest."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing about each request."""


class Server(ThreadingHTTPServer):
    """A thread for each connection; a browser that hangs up is no news."""

    daemon_threads = True

    def handle_error(self, request: object, address: object) -> None:
        """Show what went wrong, unless it is the other end that left."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, address)


def server(
    folder: Path = DIST, port: int = 0, prefix: str = "/", handler: type[Handler] = Handler
) -> Server:
    """A server of the folder, not yet running; port 0 takes a free one. `prefix` starts and ends with a slash."""
    try:
        return Server(("127.0.0.1", port), partial(handler, directory=str(folder), prefix=prefix))
    except OSError as error:
        raise BuildError(f"Port {port} cannot be used ({error.strerror}); name another with --port.") from None


def main(arguments: list[str]) -> int:
    """Build, then serve until interrupted."""
    parser = argparse.ArgumentParser(prog="build.py serve")
    parser.add_argument("--port", type=int, default=8000)
    port = parser.parse_args(arguments).port
    dist.build()
    with server(port=port) as running:
        say(f"Štih is at http://127.0.0.1:{running.server_port}/ (Ctrl+C ends it)")
        running.serve_forever()
    return 0
