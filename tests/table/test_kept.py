"""What was drawn is drawn no more, until what it shows or the words change."""

import itertools
from random import Random
from types import SimpleNamespace

import moments
import pytest
import samples
from stih.engine.match import Match
from stih.games import GAMES
from table import parts, table
from table.kept import by, by_place
from table.vnode import to_html

WORDS = samples.Words()


def speaking(language):
    return SimpleNamespace(setting=lambda: (language,))


def test_equal_rows_are_the_very_same_drawing():
    made = []

    @by_place(lambda row, used: row["number"])
    def draw(row, used, t):
        made.append(row["number"])
        return ("tr", {"used": used}, [t.setting()[0]])

    english = speaking("en")
    first = draw({"number": 1, "total": 3}, False, english)
    assert draw({"number": 1, "total": 3}, False, english) is first
    draw({"number": 2, "total": 3}, False, english)
    assert draw({"number": 1, "total": 3}, False, english) is first
    assert draw({"number": 1, "total": 4}, False, english) is not first
    assert draw({"number": 1, "total": 4}, True, english)[1] == {"used": True}
    assert draw({"number": 1, "total": 4}, True, speaking("hu"))[2] == ["hu"]
    assert made == [1, 2, 1, 1, 1]


def test_a_part_of_the_table_is_drawn_anew_when_what_it_shows_has_changed():
    made, english = [], speaking("en")

    @by(lambda view, ui: (view["trick"], ui["hold"]))
    def draw(view, ui, t):
        made.append((view["trick"], ui["hold"], t.setting()[0]))
        return ("ol", {}, [])

    first = draw({"turn": 1, "trick": ["AH"]}, {"hold": False}, english)
    assert draw({"turn": 2, "trick": ["AH"]}, {"hold": False}, english) is first
    draw({"turn": 2, "trick": ["AH"]}, {"hold": True}, english)
    draw({"turn": 3, "trick": []}, {"hold": True}, english)
    draw({"turn": 3, "trick": []}, {"hold": True}, speaking("hu"))
    assert made == [(["AH"], False, "en"), (["AH"], True, "en"), ([], True, "en"), ([], True, "hu")]


def looks(view):
    """A view's table in HTML, after its bots' thought and after it."""
    own = {}
    parts.draw("arrived", view, own, True)
    seen = parts.of(view, "seen")
    view = seen(view, own, False) if seen else view
    states = [samples.page_state(own=own, beside=True, show_last_trick=True, **more)
              for more in ({}, {"thinking": True}, {"hold": True}, {"chosen": view["hand"][:1]})]
    return [to_html(table.render(view, state, WORDS)) for state in states]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_kept_is_never_stale(game):
    """In whatever order views are drawn, so whatever was kept of others, they look the same."""
    match = Match(GAMES[game], ["you", *["rules"] * (max(GAMES[game].seats) - 1)], "3", {})
    views = list(itertools.islice(moments.views(match, Random(3), 3), 60))
    forth = [looks(view) for view in views]
    order = list(range(len(views)))
    Random(4).shuffle(order)
    for place in order:
        assert looks(views[place]) == forth[place]
