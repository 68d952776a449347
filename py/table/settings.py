"""What the player has chosen for the page: kept in the store, overruled by the address."""

CHOICES = {
    "theme": ("system", "light", "dark", "contrast"),
    "speed": ("normal", "slow", "fast", "instant"),
    "motion": ("system", "on", "off"),
    "suits": ("two", "four"),
    "index": ("normal", "large"),
    "faces": ("german", "french"),
    "speech": ("all", "tricks", "off"),
    "keys": ("on", "off"),
    "confirm": ("once", "twice"),
    "rail": ("right", "left"),
}
"""Settings with their values, the default first."""

ORDER = ("theme", "suits", "index", "faces", "speed", "motion", "confirm", "rail", "speech", "keys")
"""The settings as they stand on their page."""

EYES = ("theme", "suits", "index")
"""Those that can be changed at the table with one tap."""

DRESS = ("theme", "suits", "index", "faces", "speed", "motion")
"""Those that the style sheets follow."""


class Settings:
    """The settings in force. `lang` stands beside those of CHOICES; None: as the browser."""

    def __init__(self, store, query):
        self._store = store
        self._query = query
        self._kept = store.settings()

    def __getitem__(self, name):
        """The value in force: the address's, else the kept one, else the default."""
        for source in (self._query, self._kept):
            value = source.get(name)
            if value in CHOICES.get(name, ()) or (name == "lang" and value and isinstance(value, str)):
                return value
        return None if name == "lang" else CHOICES[name][0]

    def choose(self, name, value):
        """Put a setting in force and keep it; the address no longer overrules it."""
        self._query.pop(name, None)
        self._kept[name] = value
        self._store.keep_settings(self._kept)

    def renew(self):
        """Read again what is kept: another tab may have changed it."""
        self._kept = self._store.settings()

    def kept(self, name):
        """What is kept under a name that is no choice of the page's, or None."""
        return self._kept.get(name)

    def forget(self):
        """Put every setting back to its default."""
        self._kept = {}

    def last(self, game):
        """Seats and options of the last new game of that kind: `{"seats", "options"}`, or None."""
        last = self._last().get(game)
        whole = isinstance(last, dict) and isinstance(last.get("options"), dict) and isinstance(last.get("seats"), list)
        return last if whole and all(isinstance(word, str) for word in last["seats"]) else None

    def remember(self, request):
        """Keep the seats and options of a game that is being started."""
        last = dict(self._last())
        last[request["game"]] = {"seats": request["seats"], "options": request["options"]}
        self._kept["last"] = last
        self._store.keep_settings(self._kept)

    def learn(self, game):
        """Keep that the first deal of a game has been played to its end."""
        if not self.knows(game):
            self.choose("led", self._led() + [game])

    def knows(self, game):
        """Whether it has."""
        return game in self._led()

    def _led(self):
        led = self._kept.get("led")
        return led if isinstance(led, list) else []

    def _last(self):
        last = self._kept.get("last")
        return last if isinstance(last, dict) else {}

    def attributes(self):
        """The `data-*` attributes of the page; None where the default needs none."""
        return [("data-" + name, None if self[name] == CHOICES[name][0] else self[name]) for name in DRESS]
