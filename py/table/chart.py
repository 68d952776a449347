"""Scores over the deals of a match, as lines. Each line has its own form beside its colour and ends in its name.

The chart is a picture of what the score sheet says in figures; it stands beside the sheet and is named for listeners.
"""

from table.ledger import SEAT_SHAPES
from table.sheets import plain
from table.vnode import h

WIDTH, HEIGHT = 360, 190
TOP, FOOT, RIGHT = 16, 24, 104
GAP = 15
"""Units between two names at the ends of lines, at least."""
HAIR_FROM = 2.5
"""Units that a name may stand off the end of its line before a hair leads there."""
MARKS_TO = 14
"""Up to so many deals every point has a mark."""
STEPS = (1, 2, 5)


def scores(names, rows, goal, t):
    """The chart, or None before there is a line to draw.

    `names`: of the lines; `rows`: the scores of all lines after each deal, the first before any; `goal`: a score to be
    reached, or None.
    """
    if len(rows) < 2:
        return None
    scale = Scale(rows, goal)
    lines = [[row[line] for row in rows] for line in range(len(names))]
    ends = spread([scale.y(line[-1]) for line in lines], GAP, TOP, HEIGHT - FOOT)
    drawn = [_grid(scale), _goal(scale, goal, t), _deals(scale, len(rows), t)]
    drawn += [_line(scale, seat, values) for seat, values in enumerate(lines)]
    drawn += [_end(scale, seat, names[seat], lines[seat][-1], ends[seat]) for seat in range(len(names))]
    told = "; ".join([f"{name}: " + ", ".join([plain(value) for value in line]) for name, line in zip(names, lines)])
    picture = h("svg", {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "aria-label": told}, drawn)
    return h("figure", {"class": "chart", "key": "chart"}, h("figcaption", None, t("chart-title")), picture)


class Scale:
    """Where a deal and a score are on the paper."""

    def __init__(self, rows, goal):
        every = [value for row in rows for value in row] + ([] if goal is None else [goal])
        self.low, self.high = min(every), max(every)
        self.last = len(rows) - 1
        self.left = 14 + 6 * max([len(plain(tick)) for tick in self.ticks()])

    def x(self, deal):
        """From the left, in units."""
        return self.left + (WIDTH - RIGHT - self.left) * deal / self.last

    def y(self, score):
        """From the top, in units."""
        return HEIGHT - FOOT - 4 - (HEIGHT - FOOT - TOP - 8) * (score - self.low) / max(self.high - self.low, 1)

    def ticks(self):
        """Round scores across the paper, about four."""
        return ticks(self.low, self.high)


def ticks(low, high, most=5):
    """Round numbers from `low` to `high`, no more than `most`."""
    step, power = 1, 1
    while (high - low) // step + 1 > most:
        bigger = [power * factor for factor in STEPS if power * factor > step]
        power = power if bigger else power * 10
        step = bigger[0] if bigger else power
    first = -(-low // step) * step
    return list(range(first, high + 1, step))


def spread(wanted, gap, low, high):
    """The places moved apart to at least `gap`, in their order, from `low` to `high`."""
    places = list(wanted)
    order = sorted(range(len(places)), key=lambda index: places[index])
    for place, index in enumerate(order):
        least = places[order[place - 1]] + gap if place else low
        places[index] = max(places[index], least)
    limit = high
    for index in reversed(order):
        places[index] = min(places[index], limit)
        limit = places[index] - gap
    return places


# ---- drawing


def _text(x, y, words, **attrs):
    return h("text", dict(attrs, x=f"{x:.1f}", y=f"{y:.1f}"), words)


def _rule(scale, score, kind):
    y = f"{scale.y(score):.1f}"
    return h("line", {"class": kind, "x1": f"{scale.left:.1f}", "x2": WIDTH - RIGHT, "y1": y, "y2": y})


def _grid(scale):
    lines = [_rule(scale, tick, "grid") for tick in scale.ticks()]
    return lines + [_text(scale.left - 6, scale.y(tick) + 3.6, plain(tick), **{"text-anchor": "end"})
                    for tick in scale.ticks()]


def _goal(scale, goal, t):
    if goal is None:
        return None
    words = _text(scale.left + 4, scale.y(goal) - 4, t("chart-goal", score=plain(goal)), **{"class": "goal"})
    return h("g", None, _rule(scale, goal, "goal"), words)


def _deals(scale, count, t):
    step = 1 if count <= 11 else 2 if count <= 21 else 5 if count <= 51 else 20
    numbers = [_text(scale.x(deal), HEIGHT - 6, deal, **{"text-anchor": "middle"}) for deal in range(0, count, step)]
    return numbers + [_text(WIDTH - RIGHT + 12, HEIGHT - 6, t("chart-deals"), **{"class": "axis"})]


def _line(scale, seat, values):
    points = [(scale.x(deal), scale.y(value)) for deal, value in enumerate(values)]
    way = "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in points])
    inner = points[1:-1] if len(points) <= MARKS_TO else []
    marks = [_mark(seat, x, y, 0.27) for x, y in inner]
    return h("g", {"data-p": seat % 4}, h("path", {"class": "halo", "d": way}), h("path", {"class": "line", "d": way}),
             marks)


def _mark(seat, x, y, size):
    attrs = {"class": "point", "transform": f"translate({x:.1f} {y:.1f}) scale({size})"}
    return h("path", dict(attrs, d=SEAT_SHAPES[seat % 4]))


def _end(scale, seat, name, score, label):
    x, y = scale.x(scale.last), scale.y(score)
    words = h("text", {"class": "name", "x": f"{x + 13:.1f}", "y": f"{label + 4.2:.1f}"}, _short(name) + " ",
              h("tspan", {"class": "value"}, plain(score)))
    hair = None
    if abs(label - y) > HAIR_FROM:
        hair = h("path", {"class": "hair", "d": f"M{x + 5:.1f} {y:.1f}L{x + 11:.1f} {label:.1f}"})
    return h("g", {"data-p": seat % 4}, hair, _mark(seat, x, y, 0.45), words)


def _short(name):
    return name if len(name) <= 11 else name[:10] + "…"
