"""Cards that travel: between two drawings of the table each card that has moved flies.

The drawing itself is never late: the new table is there at once, and what
flies is the card in its new place, or a copy of one that has left the table.
"""

from table import dom, lay, parts, places

STOCK = ".trick.pile .card"
FIELD = ".trick"
HOP = 60
HOPS = 600
"""Milliseconds of a peg from hole to hole, and of its whole way at most."""


class Scene:
    """A table as drawn: its view, and whether the last trick still lay on it."""

    def __init__(self, view, hold):
        self.view = view
        self.hold = hold
        self.trick = [played["card"] for played in lay.trick_shown(view, {"hold": hold})]
        self.turned = [card for pile in view["piles"] for card in pile["cards"] if card]

    def plate(self, seat):
        """Where a seat's cards come from and go to."""
        return f".seat[data-at='{places.place_of(self.view, seat)}'] .plate"


class Move:
    """One card's way.

    `kind` is the class of its animation, `source` and `target` are selectors,
    `order` is its place among those that go one after another.
    """

    def __init__(self, kind, source, target, order=0):
        self.kind = kind
        self.source = source
        self.target = target
        self.order = order


# ---- what moves


def plan(before, after):
    """The moves between two scenes; none when there was no table before, or is none now."""
    if before is None or after is None or before.view["names"] != after.view["names"]:
        return []
    moves = []
    for kind in (_played, _swept, _laid_away, _dealt, _turned):
        moves += kind(before, after)
    return moves


def _played(before, after):
    return [_play(before, after, played)
            for played in lay.trick_shown(after.view, {"hold": after.hold})
            if played["card"] not in before.trick]


def _play(before, after, played):
    card = played["card"]
    mine = card in before.view["hand"]
    source = _in_hand(card) if mine else after.plate(played["seat"])
    return Move("arrive", source, f".trick [data-table-card='{card}']")


def _swept(before, after):
    """The trick goes to the one who took it."""
    last = after.view["last_trick"]
    if not last:
        return []
    taken = [played["card"] for played in last["cards"]]
    gone = [card for card in before.trick if card in taken and card not in after.trick]
    return [Move("swept", f".trick [data-table-card='{card}']", after.plate(last["winner"])) for card in gone]


def _laid_away(before, after):
    """Cards that have left the hand for no trick."""
    if before.view["number"] != after.view["number"]:
        return []
    played = after.trick + before.trick
    gone = [card for card in before.view["hand"] if card not in after.view["hand"] and card not in played]
    return [Move("swept", _in_hand(card), FIELD) for card in gone]


def _dealt(before, after):
    source = STOCK if _has_stock(before) else after.plate(_dealer(after))
    fresh = [card for card in after.view["hand"] if card not in before.view["hand"]]
    places = _with_more_cards(before, after)
    mine = [Move("dealt", source, _in_hand(card), order) for order, card in enumerate(fresh)]
    return mine + [Move("dealt", source, f".seat[data-at='{place}'] .backs") for place in places]


def _with_more_cards(before, after):
    """The places of the others whose hands have grown."""
    then, now = before.view["seats"], after.view["seats"]
    grown = [seat for seat in places.others(after.view) if now[seat]["cards"] > then[seat]["cards"]]
    return [places.place_of(after.view, seat) for seat in grown]


def _has_stock(scene):
    return any(pile["zone"] == "stock" for pile in scene.view["piles"])


def _dealer(scene):
    dealers = [seat for seat in range(scene.view["players"]) if scene.view["seats"][seat]["dealer"]]
    return (dealers or [0])[0]


def _turned(before, after):
    fresh = [card for card in after.turned if card not in before.turned]
    return [Move("turned", STOCK, f".zone [data-table-card='{card}']") for card in fresh]


def _in_hand(card):
    return f".hand [data-card='{card}']"


# ---- moving


class Motion:
    """Draws the table and lets its cards travel from where they were."""

    def __init__(self):
        self._scene = None
        self._flight = None
        """What starts the moves of the last drawing, until the browser is about to show it."""

    def paint(self, scene, draw):
        """Call `draw()`, then start the moves from the scene before.

        `scene`: the `Scene` that is about to be drawn, or None when it is
        another screen.
        """
        self._start()
        moves = plan(self._scene, scene) if dom.moving() else []
        hops = _hops(self._scene, scene) if dom.moving() else []
        starts = [dom.rect(move.source) for move in moves]
        copies = [dom.copy(move.source) if move.kind == "swept" else None for move in moves]
        self._scene = scene
        draw()
        if moves or hops:
            self._flight = lambda: _go(moves, starts, copies, hops)
            dom.before_paint(self._start)

    def _start(self):
        """Start what is to move: just before it is shown, since places are known only when all is laid out."""
        flight, self._flight = self._flight, None
        if flight:
            flight()


def _go(moves, starts, copies, hops):
    ends = [dom.rect(move.target) for move in moves]  # all are read before any is moved: one layout is enough
    for move, start, end, copy in zip(moves, starts, ends, copies):
        if start and end:
            _start(move, start, end, copy)
    for selector, way in hops:
        dom.hop(selector, _jumps(way), min(HOP * (len(way) - 1), HOPS))


def _hops(before, after):
    """The pegs that have moved between two scenes of one match."""
    hops = parts.of(after.view, "hops") if before and after and before.view["names"] == after.view["names"] else None
    return hops(before.view, after.view) if hops else []


def _jumps(way):
    """The way of a peg with a point above the middle of every jump."""
    x, y = way[0]
    points = [(x, y)]
    for there in way[1:]:
        points += [((x + there[0]) / 2, (y + there[1]) / 2 - 4), there]
        x, y = there
    return points


def _start(move, start, end, copy):
    if copy:
        dom.fly(copy, move.kind, _way(start, end))
    else:
        dom.animate(move.target, move.kind, dict(_way(end, start), **{"--order": str(move.order)}))


def _way(here, there):
    """The custom properties for the way from the middle of one place to another."""
    across = there[0] + there[2] / 2 - here[0] - here[2] / 2
    down = there[1] + there[3] / 2 - here[1] - here[3] / 2
    return {"--fx": f"{across:.0f}px", "--fy": f"{down:.0f}px"}
