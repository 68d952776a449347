"""Pauses that a tap can end."""

import asyncio

BOT_SHARE = 0.7
"""A bot's pause as a share of the time a finished trick lies on the table."""


class Pace:
    """How long things wait. `hold_time()` gives, in seconds, how long a trick lies."""

    def __init__(self, hold_time):
        self._hold_time = hold_time
        self._cut = asyncio.Event()

    async def hold(self):
        """Wait while a finished trick is looked at."""
        await self._wait(self._hold_time())

    async def rest(self, part):
        """Wait for a part (0 to 1) of the pause before a bot acts."""
        await self._wait(self._hold_time() * BOT_SHARE * part)

    def cut(self):
        """End the wait that is running, if one is."""
        self._cut.set()

    async def _wait(self, seconds):
        self._cut.clear()
        try:
            await asyncio.wait_for(self._cut.wait(), seconds)
        except asyncio.TimeoutError:
            pass
