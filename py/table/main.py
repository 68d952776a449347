"""Where the page's Python begins: its modules come compiled, in one archive (py/tools/bytecode.py)."""

import asyncio
import io
import json
import os

import deflate
from pyscript.ffi import to_js
from pyscript.js_modules import fluent


def unpack(path):
    """Write the modules of the archive where Python finds them."""
    with open(path, "rb") as file:
        archive = deflate.DeflateIO(io.BytesIO(file.read()), deflate.ZLIB)
    sizes = json.loads(archive.readline())
    os.mkdir("table")
    for name, size in sizes:
        with open(name, "wb") as module:
            module.write(archive.read(size))


async def main():
    """Open the page."""
    unpack("table.pack")
    from table.app import App

    await App(fluent, to_js).run()


asyncio.create_task(main())
