"""Where the seats stand round the table."""

PLACES = {1: "s", 2: "sn", 3: "sew", 4: "senw"}


def place_of(view, seat):
    """Where a seat sits: "s" (the viewer), "e", "n" or "w".

    With direction "right" the next to play sits to the right of the one
    before; "left" mirrors the table.
    """
    count = view["players"]
    steps = (seat - viewer(view)) % count
    if view["direction"] == "left":
        steps = -steps % count
    return PLACES[count][steps]


def viewer(view):
    """The seat at the foot of the table; seat 0 while nobody looks."""
    return view["seat"] if view["seat"] is not None else 0


def others(view):
    """The seats after the viewer, in order of play."""
    count = view["players"]
    return [(viewer(view) + step) % count for step in range(1, count)]
