"""Saved games and settings, kept in the browser's storage.

Keys: `stih/1/settings`, `stih/1/index`, and two slots a game,
`stih/1/game/ID/a` and `.../b`. A save goes to the slot the index does not
point to, is read back, and only then the index is switched: the other slot
stays as the last good copy. What cannot be read is refused in words and left
as it is. What cannot be written is kept in memory, and `fault` says why.
A page may end between any two writes; a game whose place in the index was lost
that way is found by its slots.
"""

import binascii
import json
import time

SCHEMA = 1
PREFIX = "stih/1/"
SETTINGS = PREFIX + "settings"
INDEX = PREFIX + "index"
GAME = PREFIX + "game/"
SLOTS = ("a", "b")
HEAD = '{"checksum": "%s", '
HEAD_LENGTH = len(HEAD % "12345678")
SPREAD = 4096
"""Two tabs that begin a game in the same second choose among so many names."""

LATEST = 8_640_000_000_000
"""Seconds since 1970 of the last moment that a browser has a date for."""

ATTEMPTS = 3
"""How often the index is written when other tabs write it at the same moment."""


class Unreadable(ValueError):
    """A stored text that cannot be used.

    `reason`: "missing", "damaged" or "newer"; `text`: what is stored, untouched.
    """

    def __init__(self, reason, text=""):
        super().__init__(reason)
        self.reason = reason
        self.text = text


def pack(body):
    """The text to store for a dict: JSON, its first field the checksum of all after it."""
    return _headed(json.dumps(dict(body, schema=SCHEMA))[1:])


def _headed(rest):
    return HEAD % _checksum(rest) + rest


def unpack(text):
    """The dict of a text made by `pack`; Unreadable if it is damaged or newer."""
    if text is None:
        raise Unreadable("missing")
    try:
        body = json.loads(text)
        newer = body.get("schema") > SCHEMA
    except (ValueError, AttributeError, TypeError, RuntimeError):  # RuntimeError: nested too deep
        raise Unreadable("damaged", text)
    if newer:
        raise Unreadable("newer", text)
    if text[:HEAD_LENGTH] != HEAD % _checksum(text[HEAD_LENGTH:]):
        raise Unreadable("damaged", text)
    return body


def save_of(text):
    """The save in a text, each field of its kind; Unreadable if it is none. A checksum shows that a text is whole, not
    who wrote it: other pages of the same origin write into the same storage."""
    body = unpack(text)
    saved = body.get("saved")
    dated = isinstance(saved, int) and 0 <= saved <= LATEST
    if not (dated and isinstance(body.get("sealed"), str) and isinstance(body.get("view"), dict)):
        raise Unreadable("damaged", text)
    return body


def _checksum(text):
    return "%08x" % binascii.crc32(text.encode())


class Store:
    """What this browser keeps. `storage` is like a dict of text, or None when forbidden.

    `clock()` gives seconds since 1970, `chance(limit)` a whole number below the limit.
    """

    def __init__(self, storage, clock=time.time, chance=lambda limit: 0):
        self.fault = None if storage is not None else "forbidden"
        self._storage = storage
        self._clock = clock
        self._chance = chance
        self.told = lambda: None
        """Called when a game has been written."""
        self._written_last = (None, None)
        """The game that was written last, and the slot of its newest copy."""
        self._moments = {}
        """When the newest copy of a game was saved, by id."""
        self._unsaved = {}
        """Texts of games that could not be written, by id."""
        self._named = set()
        """Ids given by `new_id`: their games may not have been saved yet."""
        self._deleted = set()
        """Ids of deleted games: an answer on its way does not bring them back."""
        self._settings = {}
        self._read_before = {}
        """What `games` made of the text of a game, beside that text, by id: most are the same the next time."""
        self._sheet = (None, "null")
        """The sheet of the view that was saved last, and its JSON: it is long, and grows once a deal."""

    # ---- settings

    def settings(self):
        """The kept settings; empty when there are none to be read."""
        kept = self._dict(SETTINGS, "settings")
        if kept is not None:
            self._settings = kept
        return dict(self._settings)

    def keep_settings(self, settings):
        """Keep all settings (a dict that JSON can carry)."""
        self._settings = dict(settings)
        if self._storage is not None and self._reason(SETTINGS) != "newer":
            self._write(SETTINGS, pack({"settings": settings}))

    # ---- games

    def games(self):
        """All saves, the newest first: `{"id", "saved", "view", "problem"}`.

        `saved` is in seconds since 1970. `problem` is None, "damaged" or
        "newer"; such a save has no view and comes last.
        """
        newest, before = self._index(), self._read_before
        texts = {game: self._read(_key(game, newest[game])) for game in newest}
        texts.update(self._unsaved)
        same = {game for game in before if texts.get(game) == before[game][0]}
        self._read_before = {game: before[game] if game in same else (text, _listed(game, text))
                             for game, text in texts.items()}
        return sorted([entry for _, entry in self._read_before.values()], key=lambda entry: -entry["saved"])

    def open(self, game):
        """The save of a game: `{"saved", "sealed", "view"}`; Unreadable if it cannot be read.

        `saved` never goes back from one save of a game to the next, even if the clock does. A game that was deleted
        here and is there again, as another tab goes on with it, is kept from now on.
        """
        save = save_of(self.text(game))
        self._deleted.discard(game)
        self._moments[game] = max(save["saved"], self._moments.get(game, 0))
        return save

    def last_good(self, game):
        """The copy before the newest one, or None if that cannot be read either."""
        try:
            return save_of(self._read(_key(game, _other(self._slot(game)))))
        except Unreadable:
            return None

    def text(self, game):
        """The newest stored text of a game as it is, readable or not; None without one."""
        if game in self._unsaved:
            return self._unsaved[game]
        return self._read(_key(game, self._slot(game)))

    def save(self, game, sealed, view):
        """Keep a game; gives None, or the fault that leaves it in memory only.

        Faults: "forbidden" (the browser gives no storage), "full", "newer" (a
        newer version of the page has written the index). A game that was deleted stays so.
        """
        if game in self._deleted:
            return None
        self._moments[game] = max(int(self._clock()), self._moment(game), 0)
        fields = json.dumps({"saved": self._moments[game], "schema": SCHEMA, "sealed": sealed})
        return self.take(game, _headed(fields[1:-1] + ', "view": ' + self._written_view(view) + "}"))

    def take(self, game, text):
        """Keep a text made by `pack` as the newest copy of a game; gives None or the fault, as `save`."""
        self._deleted.discard(game)
        self.fault = self._put(game, text)
        self._read_before.clear()  # at a table they are in the way of what collects garbage
        if self.fault:
            self._unsaved[game] = text
        else:
            self._unsaved.pop(game, None)
            self.told()
        return self.fault

    def mend(self, game):
        """Point to the newest copy of a game again, where another tab has written the index as it was before.

        To be called when another tab has written it, while this one alone may write the game.
        """
        name, slot = self._written_last
        index = self._written()
        if name == game and index is not None and index.get(game) != slot and self._read(_key(game, slot)):
            self._point(game, slot)

    def delete(self, game):
        """Forget a game with both its copies, the newest last: until then it can be opened."""
        self._deleted.add(game)
        self._unsaved.pop(game, None)
        if self._storage is None:
            return
        slot = self._slot(game)
        for each in (_other(slot), slot):
            self._storage.pop(_key(game, each), None)
        index = self._written()
        if index and index.pop(game, None):
            self._write(INDEX, pack({"games": index}))

    def delete_all(self):
        """Forget every game and the settings."""
        for game in self._ids():
            self.delete(game)
        self._deleted.update(self._named)
        self._settings = {}
        if self._storage is not None:
            for key in [key for key in self._keys() if key.startswith(PREFIX)]:
                self._storage.pop(key, None)

    def new_id(self):
        """A name no saved game has."""
        number = int(self._clock()) * SPREAD + self._chance(SPREAD)
        while self.text("%x" % number) is not None:
            number += 1
        name = "%x" % number
        self._named.add(name)
        return name

    def export(self, games=None):
        """The stored texts of the games as one file's text; of all games, with the settings, if none are named.

        `{"stih": 1, "ids": [...], "saves": [...], "settings": {...}}`; what is damaged is in it as it is.
        """
        newest = self._index()
        texts = [(game, self._unsaved.get(game) or (game in newest and self._read(_key(game, newest[game]))))
                 for game in (self._ids() if games is None else games)]
        texts = [(game, text) for game, text in texts if text]
        fields = {"stih": str(SCHEMA), "ids": json.dumps([game for game, _ in texts]),
                  "saves": "[" + ", ".join([json.dumps(text) for _, text in texts]) + "]"}  # as one it would take long
        if games is None:
            fields["settings"] = json.dumps(self._settings)
        return "{" + ", ".join(['"' + name + '": ' + text for name, text in fields.items()]) + "}"

    # ---- inside

    def _written_view(self, view):
        """The view as JSON, its sheet written anew only where it is another one."""
        if not (view and "sheet" in view):
            return json.dumps(view)
        if view["sheet"] is not self._sheet[0]:
            self._sheet = (view["sheet"], json.dumps(view["sheet"]))
        rest = json.dumps({name: view[name] for name in view if name != "sheet"})[1:-1]
        return "{" + rest + (rest and ", ") + '"sheet": ' + self._sheet[1] + "}"

    def _put(self, game, text):
        if self._storage is None:
            return "forbidden"
        if self._reason(INDEX) == "newer":
            return "newer"
        slot = _other(self._slot(game))
        if not (self._write(_key(game, slot), text) and self._point(game, slot)):
            return "full"
        self._written_last = game, slot
        return None

    def _point(self, game, slot):
        """Switch a game's place in the index; once more when another tab has written it meanwhile. False if refused."""
        for _ in range(ATTEMPTS):
            before = self._read(INDEX)
            if self._write(INDEX, pack({"games": dict(self._written() or {}, **{game: slot})})):
                return True
            if self._read(INDEX) == before:
                break
        return False

    def _ids(self):
        ids = list(self._found())
        return ids + [game for game in self._unsaved if game not in ids]

    def _index(self):
        """Which slot holds the newest copy, or the only one, by game. A game is listed while there is a copy of it."""
        index = self._written() or {}
        return {game: self._newest(game, slots, index) for game, slots in self._found().items()}

    def _newest(self, game, slots, index):
        """Of the slots that hold something the one that the index names, else the one with the newest copy."""
        slot = index.get(game)
        return slot if slot in slots else max(slots, key=lambda each: _age(self._read(_key(game, each))))

    def _written(self):
        """The index as it is written; None if it cannot be read."""
        return self._dict(INDEX, "games")

    def _dict(self, key, name):
        """What is stored at a key under a name, if that can be read and is a dict; else None."""
        try:
            found = unpack(self._read(key)).get(name)
        except Unreadable:
            return None
        return found if isinstance(found, dict) else None

    def _found(self):
        """The slots that hold something, by game."""
        found = {}
        for key in self._keys():
            game, _, slot = key[len(GAME) :].rpartition("/")
            if key.startswith(GAME) and game and slot in SLOTS:
                found.setdefault(game, []).append(slot)
        return found

    def _slot(self, game):
        """The slot of a game's newest copy, or of the only one; "b" before there is any."""
        slots = [slot for slot in SLOTS if self._read(_key(game, slot)) is not None]
        return self._newest(game, slots, self._written() or {}) if slots else "b"

    def _moment(self, game):
        """When the newest copy of a game was saved, in seconds since 1970."""
        if game not in self._moments:
            self._moments[game] = _age(self.text(game))[0]
        return self._moments[game]

    def _reason(self, key):
        """Why a stored text cannot be read; None if it can."""
        try:
            unpack(self._read(key))
        except Unreadable as trouble:
            return trouble.reason
        return None

    def _keys(self):
        return list(self._storage) if self._storage is not None else []

    def _read(self, key):
        return self._storage.get(key) if self._storage is not None else None

    def _write(self, key, text):
        """Write and read back; False when the browser refuses, for whatever reason."""
        try:
            self._storage[key] = text
        except OSError:
            return False
        return self._read(key) == text


def _key(game, slot):
    return GAME + game + "/" + slot


def _other(slot):
    return "b" if slot == "a" else "a"


def _listed(game, text):
    """What `games` tells of a game with that text."""
    try:
        body = save_of(text)
    except Unreadable as trouble:
        return {"id": game, "saved": 0, "view": None, "problem": trouble.reason}
    return {"id": game, "saved": body["saved"], "view": body["view"], "problem": None}


def _age(text):
    """What the newer of two copies has more of: when it was saved (seconds since 1970), its turn; -1 if unreadable."""
    try:
        body = save_of(text)
    except Unreadable:
        return -1, -1
    turn = body["view"].get("turn")
    return body["saved"], turn if isinstance(turn, int) else 0
