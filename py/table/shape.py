"""Whether a stored view has the shape that home draws from: a file that was taken back may hold anything."""

from table.cards import RANK_ORDER, SUIT_ORDER


def fits(view):
    """Whether home can say what game it is, who plays, how it stands, and can show a card of it."""
    if not isinstance(view, dict) or not {"match", "result", "to_act"} <= set(view):
        return False
    names, seats, hand = view.get("names"), view.get("seats"), view.get("hand")
    lists = [each for each in (names, seats, hand) if isinstance(each, list)]
    if len(lists) < 3 or not 0 < len(names) == len(seats) == view.get("players"):
        return False
    whole = isinstance(view.get("game"), str) and all(isinstance(view.get(name), int) for name in ("number", "turn"))
    return whole and _seated(view, names, seats) and all(_card(name) for name in hand)


def _seated(view, names, seats):
    """Everybody has a word and a score, and the viewer sits there."""
    here = view.get("seat", -1)
    return (here is None or here in range(len(names))) and all(isinstance(name, str) for name in names) and all(
        isinstance(seat, dict) and isinstance(seat.get("score"), str) for seat in seats)


def _card(name):
    return isinstance(name, str) and len(name) == 2 and name[0] in RANK_ORDER and name[1] in SUIT_ORDER
