"""The page's end of the worker: the only file that talks to it.

Requests go one at a time, in the order asked; the protocol is in
`docs/protocol.md`. Nothing here raises: what breaks comes back as a reply with
an `error`, as from the engine itself.
"""

import asyncio
import json

OPENING = ("start", "resume")
"""Requests whose reply brings everything: what is kept of one match is nothing to the next."""


class Engine:
    """The rules of all games, behind JSON.

    `connect` is awaited once and gives something with an async `handle(text)`.
    `tell(state)` hears "starting", then "ready" or "failed".
    """

    def __init__(self, connect, tell):
        self.state = "starting"
        self.detail = ""
        self._connect = connect
        self._tell = tell
        self._worker = None
        self._lock = asyncio.Lock()
        self._settled = asyncio.Event()
        self._asked = 0
        self._sheet = None
        """The score sheet that came last, and what the worker calls it: it is not sent again until it changes."""
        self._mark = None
        tell(self.state)

    async def start(self):
        """Wait until the worker answers."""
        try:
            self._worker = await self._connect()
            self._settle("ready")
        except Exception as trouble:  # whatever the worker's start can throw
            self.fail(str(trouble))

    def fail(self, detail):
        """Give up on the worker; those who wait get `error-internal` with `detail`."""
        if self.state == "starting":
            self.detail = detail
            self._settle("failed")

    def _settle(self, state):
        self.state = state
        self._tell(state)
        self._settled.set()

    async def ask(self, do, **fields):
        """Send a request when the engine is ready and give its reply (a dict)."""
        await self._settled.wait()
        async with self._lock:
            if self.state == "failed":
                return _broken(self.detail)
            self._asked += 1
            if do in OPENING:
                self._mark = None
            try:
                text = await self._worker.handle(json.dumps(dict(fields, id=self._asked, do=do, sheet=self._mark)))
                return self._whole(json.loads(text))
            except Exception as trouble:  # a JavaScript error, or an answer that is no JSON
                return _broken(str(trouble))

    def _whole(self, reply):
        """The reply with the sheet that was left out of it."""
        if reply.get("view"):
            if reply["view"]["sheet"]:
                self._sheet, self._mark = reply["view"]["sheet"], reply["sheet"]
            for view in (reply["view"], reply["stored"]):
                if view:
                    view["sheet"] = self._sheet
        return reply


def _broken(detail):
    return {"error": {"key": "error-internal", "args": {"detail": detail}}}


async def worker():
    """The engine in its PyScript worker, once it is there."""
    from pyscript import workers

    return await workers["engine"]
