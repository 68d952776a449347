"""Where the page's Python begins: its modules come compiled, in one archive (py/tools/bytecode.py)."""

import sys

PLACE = "/pack"
"""Where the archive is mounted."""

sys.path[:] = [PLACE, ".frozen"]  # to look into another folder is dear, and there is nothing in it

import asyncio
import io
import json
import os

import deflate
from pyscript.ffi import to_js
from pyscript.js_modules import page


class Archive:
    """The archive as a file system, what `os.mount` asks of one: modules are imported from memory."""

    def __init__(self, path):
        with open(path, "rb") as file:
            modules = deflate.DeflateIO(io.BytesIO(file.read()), deflate.ZLIB)
        self._files = {"/" + name: modules.read(size) for name, size in json.loads(modules.readline())}
        self._folders = {name.rpartition("/")[0] for name in self._files}

    def mount(self, readonly, mkfs):
        """Nothing is to be made ready."""

    def stat(self, path):
        """What a path is, in the fields of `os.stat`. Raises OSError where there is nothing."""
        if path in self._files:
            return (0x8000, 0, 0, 0, 0, 0, len(self._files[path]), 0, 0, 0)
        if path in self._folders:
            return (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        raise OSError(2)

    def open(self, path, mode):
        """A module, to be read."""
        return io.BytesIO(self._files[path])


async def main():
    """Open the page."""
    os.mount(Archive("table.pack"), PLACE)
    from table import dom
    from table.app import App

    try:
        await App(page.fluent, to_js).run()
    except Exception:  # such as no words in any language: what index.html says meanwhile stands, at once
        dom.html_attr("data-page", "failed")
        raise


asyncio.create_task(main())
