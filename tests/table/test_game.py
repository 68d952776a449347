"""The order of things at the table, against an engine that answers from a script."""

import asyncio

from table.game import Game
from table.store import Store

REQUEST = {"game": "raub", "seats": ["you", "rules"], "options": {}, "seed": "1", "seat": 0}


def view(turn, **fields):
    return {"seat": 0, "turn": turn, "result": None, **fields}


def reply(turn, wait=None, events=(), error=None):
    return {"view": view(turn), "events": list(events), "sealed": f"s{turn}", "wait": wait, "error": error}


TRICK = [{"what": "trick", "seat": 1}]
PLAY = [{"what": "play", "seat": 1, "card": "AS"}]


class Script:
    """An engine with its replies in order; `gate` keeps them back."""

    def __init__(self, *replies):
        self.replies = list(replies)
        self.asked = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def ask(self, do, **fields):
        self.asked.append((do, fields))
        await self.gate.wait()
        return self.replies.pop(0)

    def verbs(self):
        return [do for do, _ in self.asked]


class Stopwatch:
    """Pauses that take no time and are written down."""

    def __init__(self):
        self.waits = []

    async def hold(self, times=1):
        self.waits.append("hold")
        await asyncio.sleep(0)

    async def rest(self, part):
        self.waits.append("rest")
        await asyncio.sleep(0)

    def cut(self):
        pass


class Table:
    """A game with everything around it."""

    def __init__(self, *replies, turn=0):
        self.engine = Script(*replies)
        self.store = Store({})
        self.pace = Stopwatch()
        self.drawn = []
        self.told = []
        self.game = Game("one", view(turn), self.engine, self.store, self.pace, self.draw, self.told.extend)

    def draw(self):
        self.drawn.append((self.game.view["turn"], self.game.hold))


def test_bots_are_asked_one_step_at_a_time_until_it_is_your_turn():
    async def play():
        table = Table(reply(0, "bot"), reply(1, "bot", PLAY), reply(2, None, PLAY))
        await table.game.start(REQUEST)
        assert table.engine.verbs() == ["start", "step", "step"]
        assert table.game.wait is None
        assert table.store.open("one")["sealed"] == "s2"

    asyncio.run(play())


def test_a_finished_trick_is_held_before_the_next_bot_acts():
    async def play():
        table = Table(reply(4, "bot", TRICK), reply(5, None, PLAY))
        await table.game.start(REQUEST)
        assert table.pace.waits == ["hold"]
        assert table.drawn == [(4, True), (4, False), (5, False)]

    asyncio.run(play())


def test_a_slice_of_thinking_without_events_needs_no_pause():
    async def play():
        table = Table(reply(0, "bot", PLAY), reply(0, "bot"), reply(1, None, PLAY))
        await table.game.start(REQUEST)
        assert table.pace.waits == ["rest", "rest"]

    asyncio.run(play())


def test_an_act_names_the_turn_it_answers():
    async def play():
        table = Table(reply(3), reply(4))
        await table.game.start(REQUEST)
        await table.game.act(["AS"])
        assert table.engine.asked[1] == ("act", {"actions": ["AS"], "turn": 3})

    asyncio.run(play())


def test_nothing_is_sent_while_another_is_in_turn():
    async def play():
        table = Table(reply(3, "next"))
        await table.game.start(REQUEST)
        assert table.game.act(["AS"]) is None
        assert table.engine.verbs() == ["start"]

    asyncio.run(play())


def test_the_first_gesture_waits_for_the_engine():
    async def play():
        table = Table(reply(7), reply(8), turn=7)
        table.engine.gate.clear()
        resuming = table.game.resume("s7")
        await asyncio.sleep(0)
        table.game.act(["AS"])
        table.engine.gate.set()
        await resuming
        assert table.engine.asked[0] == ("resume", {"sealed": "s7", "seat": 0})
        assert table.engine.asked[1] == ("act", {"actions": ["AS"], "turn": 7})

    asyncio.run(play())


def test_a_gesture_for_another_turn_is_dropped():
    async def play():
        table = Table(reply(8), turn=7)
        table.engine.gate.clear()
        resuming = table.game.resume("s7")
        await asyncio.sleep(0)
        table.game.act(["AS"])
        table.engine.gate.set()
        await resuming
        assert table.engine.verbs() == ["resume"]

    asyncio.run(play())


def test_taking_back_overtakes_the_bots():
    async def play():
        table = Table(reply(5, "bot", PLAY), reply(6, "bot", PLAY), reply(4))
        started = table.game.start(REQUEST)
        while table.engine.verbs() != ["start"]:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        table.engine.gate.clear()
        while "step" not in table.engine.verbs():
            await asyncio.sleep(0)
        undoing = table.game.undo()
        await asyncio.sleep(0)
        table.engine.gate.set()
        await asyncio.gather(started, undoing)
        assert table.game.view["turn"] == 4
        assert table.game.wait is None
        assert (6, False) not in table.drawn

    asyncio.run(play())


def test_a_reply_that_comes_after_leaving_is_kept_but_not_drawn():
    async def play():
        table = Table(reply(3), reply(4, "bot"))
        await table.game.start(REQUEST)
        table.engine.gate.clear()
        acting = table.game.act(["AS"])
        await asyncio.sleep(0)
        table.game.leave()
        table.engine.gate.set()
        await acting
        assert table.store.open("one")["sealed"] == "s4"
        assert table.game.view["turn"] == 3
        assert table.engine.verbs() == ["start", "act"]

    asyncio.run(play())


def test_a_refused_act_leaves_the_match_as_it_is():
    async def play():
        stale = {"key": "error-stale", "args": {}}
        table = Table(reply(3), reply(3, None, error=stale))
        await table.game.start(REQUEST)
        await table.game.act(["AS"])
        assert table.game.refusal == stale
        assert table.game.trouble is None
        assert table.game.wait is None

    asyncio.run(play())


def test_a_match_the_engine_refuses_is_in_trouble_and_stays_stored():
    async def play():
        broken = {"key": "error-record", "args": {"reason": "action"}}
        table = Table({"error": broken})
        table.store.save("one", "s7", view(7))
        await table.game.resume("s7")
        assert table.game.trouble == broken
        assert table.store.open("one")["sealed"] == "s7"

    asyncio.run(play())


def test_a_reply_is_drawn_before_it_is_kept_and_kept_at_once_when_the_page_ends():
    async def play():
        table = Table(reply(0), reply(1))
        await table.game.start(REQUEST)
        kept = []
        table.game._changed = lambda: kept.append(table.store.open("one")["sealed"])
        task = table.game.act(["play:AS"])
        while not kept:
            await asyncio.sleep(0)
        table.game.keep()
        assert kept == ["s0"] and table.store.open("one")["sealed"] == "s1"
        await task

    asyncio.run(play())


def test_a_reply_that_cannot_be_kept_is_told_once():
    async def play():
        table = Table(reply(0), reply(1), reply(2))
        await table.game.start(REQUEST)
        table.store.save = lambda *given: "full"
        for turn in (1, 2):
            await table.game.act(["play:AS"])
            assert table.game.view["turn"] == turn
        assert [turn for turn, _ in table.drawn] == [0, 1, 1, 2]

    asyncio.run(play())
