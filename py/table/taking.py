"""Taking games back from a file: what is in it, what of it is new here, and nothing overwritten unasked.

The file is that of `Store.export`. Nothing in it is believed: every record goes through the engine, and what is
shown and kept is what the engine makes of it.
"""

import json

from table.settings import CHOICES
from table.shape import fits
from table.store import SCHEMA, Unreadable, pack, save_of
from table.text import LANGUAGES


class Unfit(ValueError):
    """A file that cannot be used. `reason`: "foreign", "damaged" or "newer"."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


class File:
    """What a file holds.

    `saves`: `{"id" or None, "saved", "sealed"}` of those that are whole; `spoiled`: for each other one why, "damaged",
    "newer" or a message of the engine's; `settings`: those that this page knows.
    """

    def __init__(self, text):
        """Raises Unfit."""
        body = _body(text)
        self.saves = []
        self.spoiled = []
        self.settings = _settings(body.get("settings"))
        ids = body.get("ids")
        ids = ids if isinstance(ids, list) and len(ids) == len(body["saves"]) else [None] * len(body["saves"])
        for name, text in zip(ids, body["saves"]):
            self._add(name, text)

    def _add(self, name, text):
        try:
            save = save_of(text)
            self.saves.append({"id": _name(name), "saved": save["saved"], "sealed": save["sealed"]})
        except Unreadable as trouble:
            self.spoiled.append(trouble.reason)


def _body(text):
    """The file as a dict with a list of saves. Raises Unfit."""
    try:
        body = json.loads(text)
    except (ValueError, RuntimeError):  # RuntimeError: nested too deep
        raise Unfit("damaged" if '"stih"' in text or "checksum" in text else "foreign")
    version = body.get("stih") if isinstance(body, dict) else None
    if not isinstance(version, int):
        raise Unfit("foreign")
    if version > SCHEMA:
        raise Unfit("newer")
    if not isinstance(body.get("saves"), list):
        raise Unfit("damaged")
    return body


def _name(name):
    """A game's id as this page gives them, or None."""
    plain = isinstance(name, str) and 0 < len(name) < 20 and all(sign in "0123456789abcdef" for sign in name)
    return name if plain else None


def _settings(given):
    given = given if isinstance(given, dict) else {}
    known = {name: given[name] for name, values in CHOICES.items() if given.get(name) in values}
    if given.get("lang") in [code for code, _ in LANGUAGES]:
        known["lang"] = given["lang"]
    return known


class Offer:
    """A game of the file. `state` says how it compares with what is kept here.

    "new": not here; "newer": goes on further than the copy here, which stays as the copy before; "older": the one
    here goes on further, and this one is put beside it; "same". `wanted`: whether it is to be taken.
    """

    def __init__(self, save, reply, store):
        self._save = save
        self.saved = save["saved"]
        self.sealed = reply["sealed"]
        self.view = reply.get("stored") or reply["view"]
        self.compare(store)
        self.wanted = self.state in ("new", "newer")

    def compare(self, store):
        """See how it stands with what is kept now: another tab may have played on. `id`: where it belongs, or None."""
        self.state = _state(self._save, self.view, store)
        name = self._save["id"]
        self.id = name if self.state == "newer" or store.text(name or "") is None else None


def _state(save, view, store):
    if save["id"] is None:
        return "same" if any(_alike(view, each["view"]) for each in store.games() if each["view"]) else "new"
    try:
        here = store.open(save["id"])
    except Unreadable:
        return "new"
    if not fits(here["view"]) or any(here["view"].get(fact) != view[fact] for fact in ("game", "seed", "names")):
        return "new"
    if here["sealed"] == save["sealed"] or _alike(view, here["view"]):
        return "same"
    return "newer" if (save["saved"], view["turn"]) > (here["saved"], here["view"]["turn"]) else "older"


def _alike(view, other):
    """Whether two views are of one moment of one match; a record without seals gets others each time it is opened."""
    return dict(view, seal=None) == dict(other, seal=None)


async def look(file, store, engine):
    """The offers of a file, the newest game first; what the engine refuses is added to `file.spoiled`.

    The engine's match is closed.
    """
    offers = []
    for save in file.saves:
        reply = await engine.ask("resume", sealed=save["sealed"], seat=None)
        if reply["error"]:
            file.spoiled.append(reply["error"])
        else:
            offers.append(Offer(save, reply, store))
    await engine.ask("close")
    return sorted(offers, key=lambda offer: -offer.saved)


async def take(offers, store, free):
    """Keep the offers that are wanted and are still not here; gives `(how many, fault or None)`.

    `await free(id)` says whether no other tab has that game open; where one has, the game is put beside it.
    """
    fault, taken = None, []
    for offer in offers:
        if offer.wanted:
            unused = offer.id and offer.id not in taken and await free(offer.id)
            offer.compare(store)
            if offer.state == "same":
                continue
            name = (unused and offer.id) or store.new_id()  # what goes on further here now has lost its id
            text = pack({"saved": offer.saved, "sealed": offer.sealed, "view": offer.view})
            fault = store.take(name, text) or fault
            taken.append(name)
    return len(taken), fault
