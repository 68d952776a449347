"""Where the page's Python begins."""

import asyncio

from pyscript.ffi import to_js
from pyscript.js_modules import fluent
from table.app import App

asyncio.create_task(App(fluent, to_js).run())
