"""Rows of a sheet that were drawn are drawn no more, until they or the words change."""

from types import SimpleNamespace

from table.kept import by_place


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
