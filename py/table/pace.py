"""Pauses that a tap can end."""

import asyncio

BOT_SHARE = 0.7
"""A bot's pause as a share of the time a finished trick lies on the table."""


class Pace:
    """How long things wait. `hold_time()` gives, in seconds, how long a trick lies."""

    def __init__(self, hold_time):
        self._hold_time = hold_time
        self._cut = asyncio.Event()
        self._stopped = False

    async def hold(self, times=1):
        """Wait while a finished trick is looked at, or so many times as long."""
        await self._wait(self._hold_time() * times)

    async def rest(self, part):
        """Wait for a part (0 to 1) of the pause before a bot acts."""
        await self._wait(self._hold_time() * BOT_SHARE * part)

    def cut(self):
        """End the wait that is running, if one is."""
        self._cut.set()

    def stop(self):
        """Let the wait that is running last until it is cut."""
        self._stopped = True

    async def _wait(self, seconds):
        self._cut.clear()
        self._stopped = False
        try:
            await asyncio.wait_for(self._cut.wait(), seconds)
        except asyncio.TimeoutError:
            if self._stopped:
                await self._cut.wait()
