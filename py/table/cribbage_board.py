"""Where the holes of a cribbage board are. Nothing here draws.

A board gives `size`, `hole(track, points)`: the middle of a hole for points from -1 and 0 (where the pegs
start) to `target` (the last hole), `trail(track, start, end)`: the way along the holes as the data of an SVG
path, and `goal(place)`: where the pegs of won games stand. Units are those of the drawing, 360 to a phone's width.
"""

from math import cos, pi, sin

LANE = 12
"""From a track to the next."""

FIVE = 5
"""Holes stand in groups of five, half a step apart."""


class Serpentine:
    """120 holes and the last along one line: `legs` straight legs joined by half circles.

    The first and the last leg are longer than the others by a quarter of a turn, so that every street of 30
    holes (60 with two legs) ends in the crown of a bend: there stand the lines before 31, 61 and 91, clear of
    the numbers. `target`: the hole that wins; holes after it are of no use. Whoever plays for more than 121
    goes round again.
    """

    holes = 121

    def __init__(self, tracks, legs, width, target=121):
        self.tracks = tracks
        self.legs = legs
        self.target = target
        self.band = LANE * (tracks - 1) + 13
        self.radius = (self.band + 13 + 2 * tracks) / 2
        self._measure(width)
        self._pieces = self._lay_out()

    def _measure(self, width):
        street = 120 // self.legs
        steps = street + street / FIVE / 2
        self.step = (width - 40 + (pi / 2 - 1) * self.radius - self.band / 2) / (steps + 4.2)
        self._long = steps * self.step - pi * self.radius / 2
        self._short = steps * self.step - pi * self.radius
        self.size = (width, 18 + 2 * self.radius * (self.legs - 1) + self.band + 12)
        self._first = 0.75 * self.step

    def _lay_out(self):
        """The pieces of the middle line, each (start, length, x, y, heading, radius or 0)."""
        x, y = 15 + 4.2 * self.step, 18 + self.band / 2
        along, heading, pieces, turn = 0, 1, [], pi * self.radius
        for leg in range(self.legs):
            length = self._long if leg in (0, self.legs - 1) else self._short
            pieces.append((along, length, x, y, heading, 0))
            along, x = along + length, x + heading * length
            if leg < self.legs - 1:
                pieces.append((along, turn, x, y, heading, self.radius))
                along, y, heading = along + turn, y + 2 * self.radius, -heading
        return pieces

    # ---- places

    def along(self, points):
        """How far along the middle line the hole of so many points is."""
        if points <= 0:
            return self._first - (1.6 - points * 1.35) * self.step
        if points >= self.holes:
            return self.along(self.holes - 1) + 2.1 * self.step
        return self._first + (points - 1 + (points - 1) // FIVE / 2) * self.step

    def off(self, track):
        """How far beside the middle line a track runs."""
        return (track - (self.tracks - 1) / 2) * LANE

    def at(self, along, off=0):
        """The point at a distance along the line, moved sideways by `off`."""
        start, _, x, y, heading, radius = self._piece(along)
        if not radius:
            return (x + heading * (along - start), y + heading * off)
        angle, reach = (along - start) / radius, radius - heading * off
        return (x + heading * reach * sin(angle), y + radius - reach * cos(angle))

    def _piece(self, along):
        for piece in self._pieces:
            if along <= piece[0] + piece[1]:
                return piece
        return self._pieces[-1]

    def hole(self, track, points):
        """The middle of a hole; the last hole is one for all tracks."""
        round_ = self.around(points)
        return self.at(self.along(round_), 0 if round_ == self.holes else self.off(track))

    def around(self, points):
        """The hole that so many points have reached: after 120 it goes round again, up to the last."""
        if self.target > self.holes:
            return self.holes if points >= self.target else (points - 1) % 120 + 1 if points > 0 else points
        return min(points, self.target)

    def between(self, points):
        """How far along the line the border before a hole is."""
        return (self.along(points - 1) + self.along(points)) / 2

    def across(self, points):
        """Both ends of the line across the tracks before a hole, the outer side of a bend last."""
        along = self.between(points)
        ends = [self.at(along, off) for off in (self.band / 2, -self.band / 2)]
        return ends if self._piece(along)[4] > 0 else ends[::-1]

    def number(self, points):
        """Where the number of a hole is cut: above the tracks; None in a bend."""
        along = self.along(points)
        radius = self._piece(along)[5]
        x, y = self.at(along)
        return None if radius else (x, y - self.band / 2 - 6.5)

    # ---- ways

    def path(self, start, end, off=0):
        """The line from one distance to another as the data of an SVG path."""
        data = ["M" + pair(self.at(start, off))]
        for piece in self._pieces:
            begin, length, _, _, heading, radius = piece
            stop = end if piece is self._pieces[-1] else min(end, begin + length)
            if stop > max(start, begin):
                bend = f"A{short(radius - heading * off)} {short(radius - heading * off)} 0 0 {int(heading > 0)} "
                data.append((bend if radius else "L") + pair(self.at(stop, off)))
        return "".join(data)

    def trail(self, track, start, end):
        """The way of the last score, from hole to hole; empty across a round."""
        start, end = self.around(max(start, 0)), self.around(end)
        if start >= end:
            return ""
        return self.path(self.along(start), min(self.along(end), self.along(self.holes - 1)), self.off(track))


class OutAndBack:
    """61 holes: each side goes out along its outer row, turns at 31 and comes home along the inner one.

    The last point is the middle, where the pegs of won games stand. For two sides.
    """

    tracks = 2
    row = 19
    middle = 29

    def __init__(self, width, target, goals):
        self.target = target
        self.goals = goals
        self.step = (width - 54) / (29 + FIVE / 2 + 4.3)
        self._x1 = 22 + 2.95 * self.step
        self.centre = 22 + self.row + self.middle
        self.size = (width, 2 * self.centre)

    def x(self, place):
        """Across: the place of a hole in its row, counted from 1."""
        return self._x1 + (place - 1 + (place - 1) // FIVE / 2) * self.step

    def rows(self, side):
        """Down: the outer and the inner row of a side."""
        sign = 1 if side else -1
        return self.centre + sign * (self.middle + self.row), self.centre + sign * self.middle

    def hole(self, side, points):
        """The middle of a hole."""
        outer, inner = self.rows(side)
        if points >= self.target:
            return self.goal(self.goals // 2)
        if points <= 0:
            return (self._x1 - (1.6 - points * 1.35) * self.step, outer)
        if points <= 30:
            return (self.x(points), outer)
        if points == 31:
            return (self.turn() + self.row / 2, (outer + inner) / 2)
        return (self.x(62 - points), inner)

    def turn(self):
        """Across: where the rows begin to bend."""
        return self.x(30) + 1.35 * self.step - self.row / 2

    def goal(self, place):
        """The middle of a hole for won games, counted from the left."""
        across = self.x(12) + 4.25 * self.step
        return (across + (place - (self.goals - 1) / 2) * 3.75 * self.step, self.centre)

    def trail(self, side, start, end):
        """The way of the last score, from hole to hole."""
        start, end = max(start, 0), min(end, self.target - 1)
        if start >= end:
            return ""
        data = "M" + pair(self.hole(side, start))
        if start < 31 <= end:
            data += f"H{short(self.turn())}" + self._bend(side, self.hole(side, 31))
        if start < 32 <= end:
            data += self._bend(side, (self.turn(), self.rows(side)[1]))
        return data + "L" + pair(self.hole(side, end))

    def _bend(self, side, there):
        radius = short(self.row / 2)
        return f"A{radius} {radius} 0 0 {0 if side else 1} " + pair(there)

    def rail(self, side):
        """The line under all holes of a side."""
        inner = self.rows(side)[1]
        bend = self._bend(side, (self.turn(), inner))
        return f"M{pair(self.hole(side, -1))}H{short(self.turn())}{bend}H{short(self.x(1))}"


def pair(point):
    """A point as SVG writes it."""
    return short(point[0]) + " " + short(point[1])


def short(value):
    """A number as short as it can be."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text
