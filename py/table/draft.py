"""A deal that is being written at the author's desk: its text in parts, and what a click does to them.

The parts are those of `parse` (docs/protocol.md); the engine makes the text of them and says whether such a deal can
be. The first section is the one that is set up here; others that a pasted text brings are kept as they are.
"""

import json

from table.catalogue import text_of, value_of

UNKNOWN = "?"
MODES = ("diagram", "steps", "play", "quiz")
PRESENT = {"mode": "steps", "step": "0", "seat": "", "answer": ""}
"""What is kept beside the text: how it is to be shown; `step` is the one that it opens at. All are texts."""
DEEPEST = 100
"""How many changes can be taken back."""


class Draft:
    """`game` is the catalogue's entry, `sections` the parts, `show` how it is embedded.

    `values` and `open` are the rules, as newgame.py draws them.
    """

    def __init__(self, game, kept=None):
        self.game = game
        self.open = False
        self.sections = [{"tags": [], "comment": {}, "moves": []}]
        self.show = dict(PRESENT)
        self._past = []
        if kept:
            self._put(kept)
        else:
            self.begin(game)

    # ---- the whole

    def begin(self, game, players=None):
        """An empty deal of a game: nobody's cards are told."""
        self.game = game
        players = players or len(game.usual_seats())
        self.sections = [{"tags": [], "comment": {}, "moves": []}]
        self.set_tag("Game", {"": game.id})
        self.set_tag("Seats", {"": " ".join(game.seating(players))})
        self.set_tag("Dealer", {"": str(players - 1)})
        self._write_hands([[UNKNOWN] * self.hand_size for _ in range(players)])
        self.show = dict(PRESENT, mode=self.show["mode"])

    def take(self, sections, game):
        """Write on at a text that was pasted or played; `game` is the catalogue's entry."""
        self.game = game
        self.sections = sections

    def kept(self):
        """The draft as JSON can carry it."""
        return {"sections": self.sections, "show": self.show}

    def _put(self, kept):
        self.sections = kept["sections"]
        self.show = {name: kept["show"].get(name, PRESENT[name]) for name in PRESENT}

    # ---- taking back

    def mark(self):
        """A change is about to be made."""
        now = json.dumps(self.kept())
        if self._past[-1:] != [now]:
            self._past = self._past[-DEEPEST + 1 :] + [now]

    @property
    def changed(self):
        """Whether there is a change to be taken back."""
        return bool(self._past)

    def undo(self, games):
        """Take the last change back. `games` is the catalogue by id."""
        if self._past:
            self._put(json.loads(self._past.pop()))
            self.game = games[self.tag("Game")]

    # ---- tags

    @property
    def first(self):
        """The section that is set up."""
        return self.sections[0]

    def words(self, name):
        """A tag's value by language; empty without the tag."""
        for tag in self.first["tags"]:
            if tag["name"] == name:
                return tag["words"]
        return {}

    def tag(self, name):
        """A tag's value without language; empty without the tag."""
        return self.words(name).get("", "")

    def set_tag(self, name, words):
        """Write a tag; without any words it goes."""
        words = {language: text for language, text in words.items() if text}
        others = [tag for tag in self.first["tags"] if tag["name"] != name]
        places = [place for place, tag in enumerate(self.first["tags"]) if tag["name"] == name]
        place = places[0] if places else len(others)
        self.first["tags"] = others[:place] + ([{"name": name, "words": words}] if words else []) + others[place:]

    def set_title(self, language, text):
        """Write the title in a language."""
        words = dict(self.words("Title"))
        words[language] = text.strip()
        self.set_tag("Title", words)

    # ---- who plays, by which rules

    @property
    def seats(self):
        """The seats' words."""
        told = self.tag("Seats").split()
        return told or self.game.seating(int(self.tag("Players") or len(self._hands()) or self.game.players[0]))

    @property
    def players(self):
        """How many play."""
        return len(self.seats)

    @property
    def dealer(self):
        """The seat that deals, as text."""
        return self.tag("Dealer") or "0"

    def set_players(self, count):
        """Begin anew with so many players; title and rules stay."""
        kept = [tag for tag in self.first["tags"] if tag["name"] in ("Title", "Options")]
        self.begin(self.game, count)
        for tag in kept:
            self.set_tag(tag["name"], tag["words"])

    @property
    def values(self):
        """All rules, key to value, as the text sets them."""
        values = {option["key"]: option["default"] for option in self.game.options}
        for pair in self.tag("Options").split():
            key, _, text = pair.partition("=")
            option = self.game.option(key)
            if option:
                values[key] = value_of(option, text)
        return values

    def set_options(self, values):
        """Follow these rules."""
        changed = self.game.changed(values)
        self.set_tag("Options", {"": " ".join([f"{key}={text_of(changed[key])}" for key in sorted(changed)])})

    # ---- cards

    @property
    def hand_size(self):
        """How many cards a hand is dealt."""
        return self._places()["hand"]

    def _places(self):
        return self.game.places[str(self.players)]

    def zones(self):
        """The places for cards: `(name, cards, most)`; a hand is `hand:0`, another zone is called as its tag."""
        hands = [("hand:" + str(seat), hand, None if self.tag("Phase") else self.hand_size)
                 for seat, hand in enumerate(self.hands())]
        told = self._places()["zones"]
        others = [tag["name"] for tag in self.first["tags"] if tag["name"].lower() in ("crib", "discards")]
        names = [name[0].upper() + name[1:] for name in sorted(told, reverse=True)] + others
        return hands + [(name, self.tag(name).split(), told.get(name.lower())) for name in names]

    def hands(self):
        """The hands by seat; a card that is not told is "?"."""
        told = self._hands()
        size = 0 if self.tag("Phase") else self.hand_size
        return (told + [[UNKNOWN] * size for _ in range(self.players)])[: self.players]

    def _hands(self):
        text = self.tag("Hands")
        return [hand.split() for hand in text.split("/")] if text else []

    def _write_hands(self, hands):
        self.set_tag("Hands", {"": " / ".join([" ".join(hand) for hand in hands])})

    def where(self, card):
        """The zone that a card is in, or None."""
        for name, cards, _ in self.zones():
            if card in cards:
                return name
        return None

    def free(self):
        """The cards that are in no zone."""
        lying = [card for _, cards, _ in self.zones() for card in cards]
        return [card for card in self.game.cards if card not in lying]

    def put(self, card, zone):
        """Put a card that is free into a zone; False when the zone is full."""
        cards, _ = self._zone(zone)
        if UNKNOWN in cards:
            place = cards.index(UNKNOWN)
            self._write(zone, cards[:place] + [card] + cards[place + 1 :])
        elif self.has_room(zone):
            self._write(zone, cards + [card])
        else:
            return False
        return True

    def take_out(self, card):
        """Take a card out of the zone it is in: in a hand one stays that is not told."""
        zone = self.where(card)
        cards, most = self._zone(zone)
        place = cards.index(card)
        left = [UNKNOWN] if zone.startswith("hand:") and most else []
        self._write(zone, cards[:place] + cards[place + 1 :] + left)

    def _zone(self, name):
        return next((cards, most) for zone, cards, most in self.zones() if zone == name)

    def _write(self, zone, cards):
        if zone.startswith("hand:"):
            seat, hands = int(zone[5:]), self.hands()
            self._write_hands(hands[:seat] + [cards] + hands[seat + 1 :])
        else:
            self.set_tag(zone, {"": " ".join(cards)})

    def next_zone(self, zone):
        """Where the next card goes: this zone while it has room, else the next hand that has nothing told yet, else
        the next place that is not full."""
        if self.has_room(zone):
            return zone
        zones = self.zones()
        empty = [name for name, held, _ in zones if held and set(held) == {UNKNOWN}]
        others = [name for name, _, most in zones if most is not None and name[:5] != "hand:" and self.has_room(name)]
        return (empty + others + [zone])[0]

    def has_room(self, zone):
        """Whether another card can be told there."""
        cards, most = self._zone(zone)
        return UNKNOWN in cards or most is None or len(cards) < most

    # ---- actions and comments

    @property
    def moves(self):
        """The actions of the deal."""
        return self.first["moves"]

    def add(self, action):
        """Let the deal go on with an action."""
        self.moves.append({"name": action, "comment": {}})

    def cut(self, step):
        """Drop the actions after a step."""
        self.first["moves"] = self.moves[:step]

    def comment(self, step):
        """What is said at a step, by language: a dict that can be changed. Step 0 is the deal's beginning."""
        return self.first["comment"] if step == 0 else self.moves[step - 1]["comment"]

    def set_comment(self, step, language, text):
        """Say something at a step in a language; an empty text says nothing."""
        said = self.comment(step)
        if text.strip():
            said[language] = text.strip()
        else:
            said.pop(language, None)
