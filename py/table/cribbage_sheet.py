"""Cribbage's score sheet: a column a side, counting up; a game that is over is a stroke across."""

from table.cards import hidden
from table.cribbage_wood import skunk_lines
from table.kept import by_place
from table.sheets import signed, totals
from table.vnode import h

PARTS = ("play", "hand", "crib", "other")


def sheet(view, t):
    """The score by deals, the games won, and what the lines on the board mean."""
    kept = view["sheet"]
    if "games" not in kept:
        return h("div", {"key": "ledger"})
    sides = view["extra"]["sides"]
    corner = h("th", {"scope": "col"}, hidden(t("table-deal-column")))
    head = h("tr", None, corner, [_name(t, side, place) for place, side in enumerate(sides)])
    rows = []
    for row in kept["rows"]:
        rows += _rows(row, kept["games"], sides, t)
    table = h("table", {"class": "ledger cribbage num"}, h("caption", {"class": "vh"}, t("table-score")),
              h("thead", None, head), h("tbody", None, rows))
    return h("div", {"key": "ledger"}, table, _legend(view, kept, t))


def names(t, side):
    """A player's name, or both of two partners."""
    words = [t.name(seat) for seat in side]
    return words[0] if len(words) == 1 else t("cribbage-pair", one=words[0], other=words[1])


def _name(t, side, place):
    return h("th", {"scope": "col", "data-p": place}, h("i", {"class": "dot"}), names(t, side))


@by_place(lambda row, games, sides: row["number"])
def _rows(row, games, sides, t):
    """A deal, and under it the game it ended."""
    deal = h("tr", {"key": row["number"]}, h("th", {"scope": "row"}, row["number"], _dealer(row, sides, t)),
             [_cell(cell) for cell in row["cells"]])
    ended = [game for game in games if game["number"] == row["game"]] if row["note"] else []
    return [deal] + [_game(game, len(sides), t) for game in ended]


def _dealer(row, sides, t):
    """Whose deal it was, as a small initial."""
    side = [row["dealer"] in side for side in sides].index(True)
    name = t.name(row["dealer"])
    mark = h("i", {"class": "whose-deal", "data-p": side, "aria-hidden": "true"}, name[:1])
    return [mark, hidden(t({"key": "cribbage-dealing", "args": {"seat": row["dealer"]}}))]


def _cell(cell):
    """The total, what was pegged, and of what it was made."""
    parts = [cell[part] for part in PARTS if part != "other" or cell["other"]]
    made = h("small", None, " · ".join([str(part) for part in parts]))
    return h("td", None, h("i", None, signed(cell["change"])), " ", h("span", None, cell["total"]), made)


def _game(game, columns, t):
    text = t({"key": "cribbage-game-won", "args": {"seat": game["winner"], "points": game["points"],
                                                   "skunk": game["skunk"]}})
    stroke = h("td", {"colspan": columns}, h("span", None, text))
    return h("tr", {"key": f"game{game['number']}", "class": "refe"}, h("th", None), stroke)


def _legend(view, kept, t):
    extra = view["extra"]
    lines = [t("cribbage-legend")]
    if kept["match"] > 1:
        won = zip(extra["sides"], extra["games"])
        games = [t("cribbage-games-of", name=names(t, side), count=count) for side, count in won]
        lines.append(t("cribbage-match-score", match=kept["match"], games=", ".join(games)))
    keys = ("cribbage-line-skunk", "cribbage-line-double")
    below = [line for line in skunk_lines(view) if line < extra["target"]]
    lines += [t(key, below=line) for key, line in zip(keys, below)]
    return h("div", {"class": "legend"}, [h("p", None, line) for line in lines])


def course(view):
    """How the last game went, for the chart: every game begins at nothing."""
    kept = view["sheet"]
    rows = [row for row in kept["rows"] if row["game"] == kept["rows"][-1]["game"]]
    return view["extra"]["sides"], totals(rows, 0), kept["target"]
