"""Which tab has a game, and what is shown of what was saved: a table may be left before either is known."""

import asyncio
from types import SimpleNamespace

import pytest
from table import browser, dom
from table.guest import Guest
from table.keeping import Keeping


class App:
    """As much of the page as keeping asks for."""

    def __init__(self):
        self.play = None
        self.guests, self.drawn = [], 0
        self.settings = SimpleNamespace(kept=lambda _: "yes")

    def seat_guest(self, guest):
        self.guests.append(guest)

    def stored_anew(self):
        self.drawn += 1


@pytest.fixture
def locks(monkeypatch):
    """The browser's locks: `held` the games of this tab; the answer to who has one comes when `answers` is set."""
    locks = SimpleNamespace(held=set(), free=True, answers=asyncio.Event())

    async def hold(name, steal, lost):
        await locks.answers.wait()
        if locks.free or steal:
            locks.held.add(name)
        return locks.free or steal

    monkeypatch.setattr(browser, "hold", hold)
    monkeypatch.setattr(browser, "release", locks.held.discard)
    monkeypatch.setattr(Guest, "follow", lambda self: None)
    return locks


def table(name):
    return SimpleNamespace(game=SimpleNamespace(name=name, waiting=True))


def entered(locks, app, play, meanwhile=lambda: None):
    """Whether a match may go on when its table is opened and something else happens before the answer."""

    async def run():
        entering = asyncio.create_task(Keeping(app).enter(play))
        await asyncio.sleep(0)
        meanwhile()
        locks.answers.set()
        return await entering

    app.play = play
    return asyncio.run(run())


def test_a_match_goes_on_where_no_other_tab_has_it(locks):
    assert entered(locks, App(), table("one"))
    assert locks.held == {"one"}


def test_what_another_tab_has_is_looked_on_at(locks):
    locks.free, app = False, App()
    assert not entered(locks, app, table("one"))
    assert len(app.guests) == 1


@pytest.mark.parametrize("free", [True, False])
@pytest.mark.parametrize("after", [None, table("two")])
def test_a_match_that_was_left_before_the_answer_neither_goes_on_nor_is_held(locks, free, after):
    """The engine has one match: it would be given to the table at which the player sits by then, and kept there."""
    locks.free, app = free, App()
    assert entered(locks, app, table("one"), lambda: setattr(app, "play", after)) is False
    assert locks.held == set() and app.guests == []


def test_a_match_opened_again_meanwhile_stays_held(locks):
    app = App()
    assert entered(locks, app, table("one"), lambda: setattr(app, "play", table("one"))) is False
    assert locks.held == {"one"}


def test_many_saves_are_shown_at_once(monkeypatch):
    timers, app = [], App()
    monkeypatch.setattr(dom, "after", lambda _, call: timers.append(call))
    monkeypatch.setattr(browser, "install_state", lambda: {"standalone": False})
    monkeypatch.setattr(browser, "when_storage_changes", lambda _: None)
    monkeypatch.setattr(browser, "persisted", lambda: asyncio.sleep(0, "yes"))
    app.store = SimpleNamespace()
    asyncio.run(Keeping(app).start())
    for _ in range(2):
        for _ in range(300):
            app.store.told()
        assert len(timers) == 1
        timers.pop()()
    assert app.drawn == 2
