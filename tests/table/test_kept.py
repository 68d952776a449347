"""Rows of a sheet that were drawn are drawn no more, until they or the words change."""

from types import SimpleNamespace

from table.kept import by_place, by_table


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

    @by_table("chosen")
    def draw(view, ui, t, seat):
        made.append((view["turn"], ui["chosen"], seat, t.setting()))

    before, after = {"turn": 1}, {"turn": 1}
    for view, chosen in ((before, []), (before, []), (before, ["AH"]), (after, ["AH"])):
        draw(view, {"chosen": chosen, "why": len(made)}, english, 0)
    draw(after, {"chosen": ["AH"]}, english, 1)
    draw(after, {"chosen": ["AH"]}, english, 0)
    draw(after, {"chosen": ["AH"]}, speaking("hu"), 0)
    assert [(turn, chosen, seat) for turn, chosen, seat, _ in made] == [
        (1, [], 0), (1, ["AH"], 0), (1, ["AH"], 0), (1, ["AH"], 1), (1, ["AH"], 0)]
    assert made[-1][3] == ("hu",)
