"""The page's end of the worker: what it adds to a reply."""

import asyncio
import json

from stih.session import Session
from table.engine import Engine

START = {"game": "raub", "seats": ["person:Ana", "person:Ivo"], "seed": "1", "options": {}, "seat": None}


class Worker:
    """A session that notes what passes."""

    def __init__(self):
        self.session, self.sent = Session(), []

    async def handle(self, text):
        answer = self.session.handle(text)
        self.sent.append(json.loads(answer)["view"]["sheet"])
        return answer


async def asked(worker, again=False):
    async def connect():
        return worker

    engine = Engine(connect, lambda state: None)
    await engine.start()
    replies = [await engine.ask("start", **START), await engine.ask("view", seat=0), await engine.ask("undo")]
    if again:
        await engine.ask("start", **START)
    return replies


def test_the_sheet_is_sent_once_and_is_in_every_reply():
    worker = Worker()
    first, second, refused = asyncio.run(asked(worker))
    assert worker.sent[0] and worker.sent[1:] == [None, None] and refused["error"]
    assert first["view"]["sheet"] == first["stored"]["sheet"] == worker.sent[0]
    assert second["view"]["sheet"] is first["view"]["sheet"] is refused["view"]["sheet"]


def test_a_match_that_is_opened_brings_its_sheet():
    worker = Worker()
    asyncio.run(asked(worker, again=True))
    assert worker.sent == [worker.sent[0], None, None, worker.sent[0]]
