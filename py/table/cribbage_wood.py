"""The cribbage board as a drawing: wood, holes and numbers, kept; pegs, drawn anew.

`render(view, t)` draws it twice: as a block for narrow tables and as a strip for wide ones. The style sheet
(cribbage.css) shows one of them. `hops` tells how the pegs go from one view to another.
"""

from table.cribbage_board import FIVE, OutAndBack, Serpentine, pair, short
from table.kept import by_name
from table.vnode import h

SKUNKS = (("skunk", 91), ("double_skunk", 61))
"""The options that draw a line across the board, with what they are unless a match says otherwise."""

SHAPES = (
    "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
    "M-.9-.9H.9V.9H-.9Z",
    "M0-1.2L1.1.8H-1.1Z",
    "M0-1.25L1.25 0L0 1.25L-1.25 0Z",
)
"""The head of a side's pegs, so that the colour is never all that tells them apart."""


def render(view, t):
    """The board of the view's match."""
    drawn = [_drawing(view, form) for form in _forms(view)]
    return h("div", {"key": "board", "class": "board", "role": "img", "aria-label": _spoken(view, t)}, drawn)


def hops(before, after):
    """The pegs that have moved between two views: (selector, points of the way) for each."""
    if not (before["extra"] and after["extra"]):
        return []
    moves = []
    for form in _forms(after):
        board = _board(form)
        for side, pegs in enumerate(after["extra"]["board"]):
            start = before["extra"]["board"][side]
            if pegs["front"] > start["front"]:
                way = [board.hole(side, points) for points in range(start["back"], pegs["front"] + 1)]
                moves.append((f".board .{form[0]} [data-peg='{side}f']", way))
    return moves


# ---- which board


def _forms(view):
    """The boards to be drawn, each as (class, what it is made of)."""
    extra = view["extra"]
    sides, target = len(extra["sides"]), extra["target"]
    if sides == 2 and target <= 62:
        return [("small", target, min(2 * extra["match"] - 1, 3))]
    lines = tuple(sorted([line for line in skunk_lines(view) if line < target]))
    return [("block", sides, target, lines), ("strip", sides, target, lines)]


def skunk_lines(view):
    """The scores below which a loser is skunked in this match, 0 left out, the single skunk first."""
    options = view.get("options") or {}
    return [line for line in [options.get(name, usual) for name, usual in SKUNKS] if line]


@by_name
def _board(form):
    if form[0] == "small":
        return OutAndBack(360, form[1], form[2])
    legs, width = (4, 360) if form[0] == "block" else (2, 860)
    return Serpentine(form[1], legs, width, form[2])


def _spoken(view, t):
    """The board in words: the holes of every side's pegs."""
    words = [t("cribbage-board")]
    for side, pegs in zip(view["extra"]["sides"], view["extra"]["board"]):
        words.append(t({"key": "cribbage-board-side", "args": {
            "seat": side[0], "score": pegs["front"], "before": max(pegs["back"], 0)}}))
    return " ".join(words)


# ---- the drawing


def _drawing(view, form):
    board = _board(form)
    width, height = board.size
    attrs = {"key": form[0], "class": form[0], "viewBox": f"0 0 {short(width)} {short(height)}", "aria-hidden": "true"}
    pegs = [_pegs(board, side, pegs) for side, pegs in enumerate(view["extra"]["board"])]
    won = _won(board, view["extra"]["games"]) if form[0] == "small" else None
    return h("svg", attrs, _wood(form), won, pegs)


@by_name
def _wood(form):
    """All of the board that never changes."""
    board = _board(form)
    parts = _rails(board, form[1]) if form[0] == "small" else _streets(board, form[3])
    last = min(61, board.target - 1) if form[0] == "small" else 120
    holes = [board.hole(track, points) for track in range(board.tracks) for points in range(-1, last + 1)]
    drilled = h("path", {"class": "holes", "d": "".join([f"M{pair(hole)}h0" for hole in holes])})
    return h("g", {"key": "wood"}, parts, drilled)


def _stroke(name, data, width=None):
    return h("path", {"class": name, "d": data, "stroke-width": width})


def _cut(text, x, y, strong=False):
    attrs = {"class": ["cut", strong and "strong"], "x": short(x), "y": short(y + 3)}
    return h("text", attrs, text)


# ---- 121 holes


def _streets(board, lines):
    start, end = board.along(-1) - 7, board.along(board.holes) + 9.5
    edges = [start] + [board.between(points) for points in (31, 61, 91)] + [end]
    inlays = [_stroke(["inlay", "other"][street % 2], board.path(edges[street], edges[street + 1]), board.band)
              for street in range(4)]
    rim = _stroke("rim", board.path(start - 1.2, end + 1.2), short(board.band + 2.4))
    return [rim, inlays, _fives(board), _borders(board, lines), _numbers(board), _last(board)]


def _fives(board):
    borders = [board.across(points) for points in range(6, 121, FIVE) if points not in (31, 61, 91)]
    return _stroke("five", "".join([f"M{pair(one)}L{pair(other)}" for one, other in borders]))


def _borders(board, lines):
    """The lines before the streets; those of a skunk are brass and stand out."""
    return [_border(board, points, points in lines) for points in sorted(set((1, 31, 61, 91) + lines))]


def _border(board, points, skunk):
    inner, outer = board.across(points)
    line = f"M{pair(inner)}L{pair(outer)}"
    brass = [_stroke("brass", line)] if skunk else []
    number = [_outside(board, points, inner, outer)] if points > 1 else []
    return [_stroke(["street", skunk and "skunk"], line)] + brass + number


def _outside(board, points, inner, outer):
    """The number of a border, just outside its bend; on a leg the usual number is enough."""
    if board.number(points):
        return ""
    reach = 11 / board.band
    return _cut(points, outer[0] + (outer[0] - inner[0]) * reach, outer[1] + (outer[1] - inner[1]) * reach, True)


def _numbers(board):
    numbers = range(FIVE, min(board.target, 120), FIVE)
    places = [(points, board.number(points)) for points in numbers]
    return [_cut(points, place[0], place[1], points % 10 == 0) for points, place in places if place]


def _last(board):
    """The hole that wins, in brass."""
    place = board.hole(0, board.target)
    if board.target < board.holes:
        place = board.at(board.along(board.target))
    number = _cut(board.target, place[0], place[1] - board.band / 2 - 6.5, True)
    return [_disc("goal", place, 6.6), _disc("bore", place, 3), number]


def _disc(name, place, radius):
    return h("circle", {"class": name, "cx": short(place[0]), "cy": short(place[1]), "r": radius})


# ---- 61 holes


def _rails(board, target):
    parts = []
    for side in (0, 1):
        parts += [_stroke("rim", board.rail(side), 15.4), _stroke(["inlay", "other"][side], board.rail(side), 13)]
        parts += [_side_marks(board, side), _disc("goal", board.hole(side, 31), 4.6)]
        x, y = board.hole(side, 31)
        parts.append(_cut(31, x + 14, y, True))
    return parts + [_middle(board, target)]


def _side_marks(board, side):
    sign = 1 if side else -1
    outer, inner = board.rows(side)
    borders = [(board.x(place) + board.x(place + 1)) / 2 for place in range(FIVE, 30, FIVE)]
    lines = [f"M{short(x)} {short(row - 6.5)}v13" for x in borders for row in (outer, inner)]
    out = [_cut(points, board.x(points), outer + sign * 12, points % 10 == 0) for points in range(5, 31, 5)]
    home = [_cut(points, board.x(62 - points), inner - sign * 12, points % 10 == 0) for points in range(35, 61, 5)]
    return [_stroke("five", "".join(lines)), out, home]


def _middle(board, target):
    """The field in the middle: a hole for every game that may be won."""
    (left, y), right = board.goal(0), board.goal(board.goals - 1)[0]
    pad = 2.1 * board.step
    field = h("rect", {"class": "goal", "x": short(left - pad), "y": short(y - 10.5), "rx": 10.5,
                       "width": short(right - left + 2 * pad), "height": 21})
    holes = [_disc("bore", board.goal(place), 5) for place in range(board.goals)]
    return [field, holes, _cut(target, right + pad + 12, y, True)]


def _won(board, games):
    """The pegs of won games: the first side's from the left, the other's from the right."""
    if board.goals == 1:
        return None
    left = [_peg(0, board.goal(place), 5.6, {"key": f"w{place}"}) for place in range(games[0])]
    right = [_peg(1, board.goal(board.goals - 1 - place), 5.6, {"key": f"v{place}"}) for place in range(games[1])]
    return left + right


# ---- pegs


def _pegs(board, side, pegs):
    """The thread of the last score and both pegs of a side."""
    front, back = pegs["front"], pegs["back"]
    trail = board.trail(side, back, front) if front > 0 else ""
    thread = [_stroke("thread under", trail), _stroke("thread", trail)] if trail else []
    behind = _peg(side, board.hole(side, back), 4.6, {"key": "back", "class": "back"})
    ahead = _peg(side, board.hole(side, front), 5.8, {"key": "front", "data-peg": f"{side}f"})
    return h("g", {"key": f"side{side}", "class": "pegs", "data-p": side}, thread, behind, ahead)


def _peg(side, place, size, attrs):
    """A peg seen from above."""
    head = SHAPES[side]
    scaled = {"transform": f"scale({size})"}
    shadow = h("path", {"class": "shadow", "d": head, "transform": f"translate(1.2 1.6) scale({size + 0.6})"})
    light = h("circle", {"class": "light", "cx": -0.25, "cy": -0.25, "r": 0.25})
    drawn = h("g", scaled, h("path", {"class": "head", "d": head}), light)
    where = {"class": ["peg", attrs.get("class")], "data-p": side, "transform": f"translate({pair(place)})"}
    return h("g", dict(attrs, **where), shadow, drawn)
