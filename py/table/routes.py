"""From the page's address (address.py) to the screen that it names."""

import asyncio

from table import address, browser, screens, shape
from table.embed import FullPage
from table.reading import Reading, Unread
from table.replay import Replay
from table.steps import Steps
from table.store import Unreadable
from table.taking_screen import Taking


def find(app):
    """The screen that the address names, and the name of its kind."""
    name, wanted = address.screen(browser.fragment())
    lists_game = bool(app.games) and wanted in app.games
    if name == "start":
        screen = _from_link(app)
    elif name == "text":
        screen = _text(app)
    elif name == "table":
        screen = table(app, wanted)
    elif name == "replay":
        screen = _replay(app, wanted)
    elif name == "new" and lists_game:
        screen = screens.NewGame(app, app.games[wanted])
    elif name == "lesson" and lists_game:
        screen = _lesson(app, wanted)
    elif name == "desk" and app.games:
        screen = _desk(app)
    elif name == "import":
        screen = Taking(app)
    else:
        screen = screens.Settings(app) if name == "settings" else screens.Home(app)
    return screen, name


def _from_link(app):
    try:
        return app.begun(address.request(browser.fragment(), app.games or {}, screens.another_seed()))
    except address.BadLink as trouble:
        return screens.Problem(app, "problem-link", trouble.message, again=False)


def _text(app):
    def read(told):
        app.show(Steps(app, told, FullPage(app, told)))

    return Reading(app, browser.fragment_text(), read, lambda error: app.show(Unread(app, error, True)))


def _desk(app):
    from table.desk import Desk  # read when it is wanted

    return Desk(app, browser.fragment())


def _lesson(app, game):
    from table.lesson import Fetching, name_of  # read when it is wanted: most games are begun without

    here = app.play and app.play.game.name == name_of(game)
    return app.play if here else Fetching(app, game, address.step(browser.fragment()))


def table(app, name):
    """The table of a game as it is kept; home where it cannot be opened."""
    if app.play and app.play.game.name == name:
        return app.play
    try:
        save = app.store.open(name)
    except Unreadable as trouble:
        arrived = not app.screen  # the address was opened, not come back to
        return _missing(app) if arrived and trouble.reason == "missing" else screens.Home(app)
    if not shape.fits(save["view"]):
        return screens.Home(app)
    play = app.seated(name, save["view"])
    asyncio.create_task(_resume(app, play, save["sealed"]))
    return play


async def _resume(app, play, sealed):
    if await app.keeping.enter(play):
        play.game.resume(sealed)


def _missing(app):
    """A game that is not kept. If it never was, as the page was left before the first answer, it is begun again."""
    begun = browser.begun_from()
    if not begun:
        return screens.Problem(app, "problem-missing", None, again=False)
    browser.go(begun, instead=True)
    return find(app)[0]


def _replay(app, name):
    """The deal just finished at the table; without one, the table."""
    if app.play and app.play.game.name == name and app.play.frames:
        return Replay(app, app.play)
    browser.set_fragment("s=" + name)
    return table(app, name)
