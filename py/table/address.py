"""The page's address: which screen it names, and games that start from a link.

`#new=raub`, `#settings=1`, `#import=1`, `#rules=raub` and `#s=ID` (a saved game) are
screens, `#replay=ID` is its finished deal; an empty fragment is home. `#lesson=raub&step=4` a first deal, from a step;
`#desk=1` the author's desk, with `d` or `t` the text to begin with. `#d=PACKED`
and `#t=TEXT` are deals that were written down, to be looked at step by step.
`#g=raub&n=4711&seats=you,person:Ana,rules&o=maus:off` starts that game at once.
"""

from table import people
from table.catalogue import value_of

LONGEST_SEED = 200
"""Characters of a game's number."""


class BadLink(ValueError):
    """A link that starts no game; `message` says why, for the player."""

    def __init__(self, key, **args):
        super().__init__(key)
        self.message = {"key": key, "args": args}


SCREENS = (("desk", "desk"), ("d", "text"), ("t", "text"), ("g", "start"), ("s", "table"), ("replay", "replay"),
           ("new", "new"), ("lesson", "lesson"), ("settings", "settings"), ("import", "import"))
"""The keys of a fragment that name a screen, the first that is there."""


def screen(fragment):
    """`(screen, id)` named by the fragment (a dict); id is None where there is none."""
    for key, name in SCREENS:
        if key in fragment:
            return name, fragment[key]
    return "home", None


def step(fragment):
    """The step that a fragment names; 0 where it names none."""
    text = fragment.get("step", "")
    return int(text) if 0 < len(text) < 10 and all(sign in "0123456789" for sign in text) else 0


def request(fragment, games, seed):
    """The `start` request a link asks for; BadLink if it cannot be.

    `games`: the catalogue by id; `seed` is used where the link has none.
    """
    game = games.get(fragment["g"])
    if game is None:
        raise BadLink("error-game", game=fragment["g"])
    seats = [people.cut(seat) for seat in _seats(fragment.get("seats"), game)]
    if len(fragment.get("n", "")) > LONGEST_SEED:
        raise BadLink("notation-long", count=LONGEST_SEED)
    return {
        "game": game.id,
        "seats": seats,
        "options": _options(fragment.get("o", ""), game),
        "seed": fragment.get("n") or seed,
        "seat": people.viewer(seats),
    }


def _seats(text, game):
    if not text:
        return game.short_seats()
    seats = text.split(",")
    if len(seats) not in game.players:
        raise BadLink("error-seats", count=len(seats))
    for seat in seats:
        if not people.is_person(seat) and seat not in game.levels:
            raise BadLink("link-seat", level=seat)
    if not people.seats_of(seats) or seats.count("you") > 1:
        raise BadLink("link-you")
    return seats


def _options(text, game):
    options = {}
    for pair in [part for part in text.split(",") if part]:
        key, _, value = pair.partition(":")
        option = game.option(key)
        try:
            options[key] = value_of(option, value)
        except (TypeError, ValueError):
            raise BadLink("error-option", option=key, value=value)
    return {key: value for key, value in options.items() if value != game.option(key)["default"]}
