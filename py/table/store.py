"""Saved games and settings, kept in the browser's storage.

Keys: `stih/1/settings`, `stih/1/index`, and two slots a game,
`stih/1/game/ID/a` and `.../b`. A save goes to the slot the index does not
point to, is read back, and only then the index is switched: the other slot
stays as the last good copy. What cannot be read is refused in words and left
as it is. What cannot be written is kept in memory, and `fault` says why.
"""

import binascii
import json
import time

SCHEMA = 1
PREFIX = "stih/1/"
SETTINGS = PREFIX + "settings"
INDEX = PREFIX + "index"
GAME = PREFIX + "game/"
HEAD = '{"checksum": "%s", '
HEAD_LENGTH = len(HEAD % "12345678")


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
    rest = json.dumps(dict(body, schema=SCHEMA))[1:]
    return HEAD % _checksum(rest) + rest


def unpack(text):
    """The dict of a text made by `pack`; Unreadable if it is damaged or newer."""
    if text is None:
        raise Unreadable("missing")
    try:
        body = json.loads(text)
        schema = body["schema"]
        newer = schema > SCHEMA
    except (ValueError, KeyError, TypeError):
        raise Unreadable("damaged", text)
    if newer:
        raise Unreadable("newer", text)
    if text[:HEAD_LENGTH] != HEAD % _checksum(text[HEAD_LENGTH:]):
        raise Unreadable("damaged", text)
    return body


def _checksum(text):
    return "%08x" % binascii.crc32(text.encode())


class Store:
    """What this browser keeps. `storage` is like a dict of text, or None when forbidden."""

    def __init__(self, storage, clock=time.time):
        self.fault = None if storage is not None else "forbidden"
        self._storage = storage
        self._clock = clock
        self._unsaved = {}
        """Texts of games that could not be written, by id."""
        self._settings = {}

    # ---- settings

    def settings(self):
        """The kept settings; empty when there are none to be read."""
        try:
            self._settings = unpack(self._read(SETTINGS))["settings"]
        except Unreadable:
            pass
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
        listed = [self._listed(game) for game in self._ids()]
        return sorted(listed, key=lambda entry: -entry["saved"])

    def open(self, game):
        """The save of a game: `{"saved", "sealed", "view"}`; Unreadable if it cannot be read."""
        return unpack(self.text(game))

    def last_good(self, game):
        """The copy before the newest one, or None if that cannot be read either."""
        try:
            return unpack(self._read(_key(game, _other(self._index().get(game)))))
        except Unreadable:
            return None

    def text(self, game):
        """The newest stored text of a game as it is, readable or not; None without one."""
        if game in self._unsaved:
            return self._unsaved[game]
        return self._read(_key(game, self._index().get(game, "a")))

    def save(self, game, sealed, view):
        """Keep a game; gives None, or the fault that leaves it in memory only.

        Faults: "forbidden" (the browser gives no storage), "full", "newer" (a
        newer version of the page has written the index).
        """
        text = pack({"saved": int(self._clock()), "sealed": sealed, "view": view})
        self.fault = self._put(game, text)
        if self.fault:
            self._unsaved[game] = text
        else:
            self._unsaved.pop(game, None)
        return self.fault

    def delete(self, game):
        """Forget a game with both its copies."""
        self._unsaved.pop(game, None)
        index = self._index()
        if self._storage is None or not index.pop(game, None):
            return
        self._write(INDEX, pack({"games": index}))
        for slot in "ab":
            self._storage.pop(_key(game, slot), None)

    def delete_all(self):
        """Forget every game and the settings."""
        for game in self._ids():
            self.delete(game)
        self._settings = {}
        if self._storage is not None:
            for key in [key for key in self._keys() if key.startswith(PREFIX)]:
                self._storage.pop(key, None)

    def new_id(self):
        """A name no saved game has."""
        number = int(self._clock())
        taken = self._ids()
        while "%x" % number in taken:
            number += 1
        return "%x" % number

    def export(self, games=None):
        """The stored texts of the games as one file's text; of all games, with the settings, if none are named."""
        texts = [self.text(game) for game in (self._ids() if games is None else games)]
        body = {"stih": SCHEMA, "saves": [text for text in texts if text]}
        if games is None:
            body["settings"] = self._settings
        return json.dumps(body)

    # ---- inside

    def _put(self, game, text):
        if self._storage is None:
            return "forbidden"
        if self._reason(INDEX) == "newer":
            return "newer"
        index = self._index()
        slot = _other(index.get(game))
        index[game] = slot
        written = self._write(_key(game, slot), text) and self._write(INDEX, pack({"games": index}))
        return None if written else "full"

    def _listed(self, game):
        try:
            body = self.open(game)
        except Unreadable as trouble:
            return {"id": game, "saved": 0, "view": None, "problem": trouble.reason}
        return {"id": game, "saved": body["saved"], "view": body["view"], "problem": None}

    def _ids(self):
        ids = list(self._index())
        return ids + [game for game in self._unsaved if game not in ids]

    def _index(self):
        """Which slot holds the newest copy, by game; made anew where it cannot be read."""
        try:
            return unpack(self._read(INDEX))["games"]
        except Unreadable:
            return self._found()

    def _found(self):
        """The index as the stored games themselves tell it."""
        newest = {}
        for key in self._keys():
            if key.startswith(GAME):
                game, slot = key[len(GAME) :].split("/")
                if _age(self._read(key)) >= _age(self._read(_key(game, newest.get(game, slot)))):
                    newest[game] = slot
        return newest

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


def _age(text):
    """When a stored text was saved, in seconds since 1970; -1 if it cannot be read."""
    try:
        return unpack(text)["saved"]
    except Unreadable:
        return -1
