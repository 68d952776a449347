"""The games there are, with their seats, options and presets, as `games.json` lists them.

Options travel as text: `maus:off`, `start:31`, `mandatory_raub:seven`.
"""

CLOCKWISE = {"cw": "left", "ccw": "right"}
"""The side of the next seat in the words of some options."""


class Game:
    """One game of the catalogue: `id`, `players` (numbers; `usual` of them), `levels`, `options`.

    `cards` are those of its pack; `places` tells by the number of players (as text) how many cards a hand is dealt
    (`hand`) and how many each other zone of a text may tell (`zones`, by name).
    """

    def __init__(self, entry):
        self.id = entry["id"]
        self.players = entry["players"]
        self.usual = entry["usual"]
        self.levels = entry["levels"]
        self.options = entry["options"]
        self.cards = entry["cards"]
        self.places = entry["places"]
        self._presets = entry["presets"]

    def option(self, key):
        """The option of that key, or None."""
        for option in self.options:
            if option["key"] == key:
                return option
        return None

    def presets(self):
        """Names of the presets, the one with the fewest changes first."""
        return sorted(self._presets, key=lambda name: (len(self._presets[name]), name))

    def values_of(self, preset):
        """All options (key to value) as a preset sets them."""
        values = {option["key"]: option["default"] for option in self.options}
        values.update(self._presets[preset])
        return values

    def preset_of(self, values):
        """The preset with exactly these values, or None."""
        for name in self.presets():
            if self.values_of(name) == values:
                return name
        return None

    def changed(self, values):
        """Those options that differ from the default."""
        return {o["key"]: values[o["key"]] for o in self.options if values[o["key"]] != o["default"]}

    def direction(self, options):
        """At which side the next seat sits, "left" or "right", with those `options` that differ from the default."""
        option = self.option("direction")
        value = options.get("direction", option["default"]) if option else "left"
        return CLOCKWISE.get(value, value)

    def usual_seats(self):
        """The seats of a new game."""
        return self.seating(self.usual)

    def short_seats(self):
        """The seats of a link that names none: three if three can play. Links depend on it for ever."""
        return self.seating(3 if 3 in self.players else self.players[0])

    def seating(self, players):
        """The usual seats: the player and bots of the best level there is."""
        return ["you"] + [self.levels[-1]] * (players - 1)


def allowed(option, value):
    """Whether an option may have a value."""
    if option["kind"] == "int":
        return isinstance(value, int) and option["min"] <= value <= option["max"]
    if option["kind"] == "bool":
        return value in (True, False)
    return value in option["values"]


def value_of(option, text):
    """The option's value from text (`on`, `31`, `seven`); ValueError if it is none."""
    if option["kind"] == "int":
        value = int(text)
    elif option["kind"] == "bool":
        value = {"on": True, "off": False}.get(text)
    else:
        value = text
    if value is None or not allowed(option, value):
        raise ValueError(text)
    return value


def text_of(value):
    """An option's value as text."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
