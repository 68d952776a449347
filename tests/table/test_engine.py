"""The page's end of the worker: what it adds to a reply."""

import asyncio
import json
from pathlib import Path

from stih import texts
from stih.engine import record as records
from stih.engine.notation import printer, writer
from stih.games import game_of
from stih.session import Session
from table.engine import Engine

START = {"game": "raub", "seats": ["person:Ana", "person:Ivo"], "seed": "1", "options": {}, "seat": None}


class Worker:
    """A session that notes what passes."""

    def __init__(self):
        self.session, self.sent = Session(), []

    async def handle(self, text):
        answer = self.session.handle(text)
        reply = json.loads(answer)
        self.sent.append(reply["view"]["sheet"] if "view" in reply else reply)
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


def a_long_match():
    """A finished match of several deals as text."""
    record = records.parse((Path(__file__).parents[1] / "records/preferans-1-middle.json").read_text(encoding="utf-8"))
    return printer.write(writer.whole(records.replay(game_of(record["game"]), record)))


def test_the_frames_of_a_text_bring_each_sheet_once():
    """In a long match the sheets would be nearly all that is sent, and more with the square of its deals."""
    worker, text = Worker(), a_long_match()

    async def read():
        async def connect():
            return worker

        engine = Engine(connect, lambda state: None)
        await engine.start()
        return await engine.ask("read", text=text)

    shown, sent = asyncio.run(read())["shown"], worker.sent[0]["shown"]["frames"]
    whole = texts.shown({"text": text})["frames"]
    assert [frame["sheet"] for frame in shown["frames"]] == [frame["sheet"] for frame in whole]
    places = [place for place, frame in enumerate(sent) if frame["sheet"]]
    assert 1 < len(places) <= len(shown["deals"]) < len(sent) and set(places) <= set(shown["deals"])
