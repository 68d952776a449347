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
        self._last = asyncio.Event()
        """Set when what was asked last has been answered."""
        self._last.set()
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

    def ask(self, do, **fields):
        """Send a request; what this returns is to be awaited for its reply (a dict).

        It is sent when the engine is ready and has answered all before. That may be at once: the worker is busy then,
        while the browser still shows the gesture.
        """
        before, self._last = self._last, asyncio.Event()
        sent = self._send(do, fields) if self.state == "ready" and before.is_set() else None
        return self._answer(do, fields, sent, before, self._last)

    def _send(self, do, fields):
        """Hand the request to the worker. Gives what is to be awaited for the text of its answer."""
        self._asked += 1
        if do in OPENING:
            self._mark = None
        return self._worker.handle(json.dumps(dict(fields, id=self._asked, do=do, sheet=self._mark)))

    async def _answer(self, do, fields, sent, before, done):
        await self._settled.wait()
        await before.wait()
        try:
            if self.state == "failed":
                return _broken(self.detail)
            return self._whole(json.loads(await (sent or self._send(do, fields))))
        except Exception as trouble:  # a JavaScript error, or an answer that is no JSON
            return _broken(str(trouble))
        finally:
            done.set()

    def _whole(self, reply):
        """The reply with the sheets that were left out of it."""
        for frames in (reply.get("frames"), (reply.get("shown") or {}).get("frames")):
            _fill(frames or [])
        if reply.get("view"):
            if reply["view"]["sheet"]:
                self._sheet, self._mark = reply["view"]["sheet"], reply["sheet"]
            for view in (reply["view"], reply["stored"]):
                if view:
                    view["sheet"] = self._sheet
        return reply


def _fill(frames):
    sheet = None
    for frame in frames:
        sheet = frame["sheet"] = frame["sheet"] or sheet


def _broken(detail):
    return {"error": {"key": "error-internal", "args": {"detail": detail}}}


async def worker():
    """The engine in its PyScript worker, once it is there."""
    from pyscript import workers

    return await workers["engine"]
