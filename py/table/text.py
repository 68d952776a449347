"""Sentences: message keys with arguments become text in the player's language.

Project Fluent does the grammar; `expand` gives it what a sentence may need of a
seat, a card or a suit (see `docs/protocol.md`).
"""

from table import people

LANGUAGES = (
    ("en", "English"), ("hr", "Hrvatski"), ("sr", "Srpski"), ("sr-Cyrl", "Српски"),
    ("sl", "Slovenščina"), ("hu", "Magyar"), ("ru", "Русский"),
)
"""Catalogues there are, with their own names."""

TAGS = {"sr": "sr-Latn"}
"""What a catalogue is called in `lang` attributes, where that differs."""

NEIGHBOURS = {"bs": "sr", "sh": "sr", "cnr": "sr", "me": "sr"}
"""Languages without a catalogue of their own whose speakers read another."""

LAST = "update-renew"
"""The message at the end of every catalogue: one that has been cut on its way lacks it."""

REMEMBERED = 500
"""How many sentences are kept ready: more than any drawing needs."""

SEATS = {"seat": ("who", "name"), "other": ("otherWho", "otherName")}
CARDS = ("card", "second")
SUITS = ("suit", "trump")
CARD_CASES = ("acc", "gen")
SUIT_CASES = ("acc", "gen", "ins", "loc")
FRENCH = {"A": "C", "B": "D", "L": "S"}
"""German suits as French ones: acorns are clubs, bells diamonds, leaves spades."""


def choose(wanted):
    """The catalogue for a list of catalogues or language tags, the most wanted first."""
    names = [name for name, _ in LANGUAGES]
    for tag in wanted:
        if tag in names:
            return tag
        language = tag.split("-")[0].lower()
        if language == "sr" and "cyrl" in tag.lower():
            return "sr-Cyrl"
        if language in names:
            return language
        if language in NEIGHBOURS:
            return NEIGHBOURS[language]
    return "en"


def tag(catalogue):
    """The language tag (BCP 47) of a catalogue."""
    return TAGS.get(catalogue, catalogue)


def spoken(texts, language):
    """Of texts by language (`{"en": "...", "": "..."}`) the one for a catalogue; empty without any."""
    for name in (language, language.split("-")[0], NEIGHBOURS.get(language), "", "en"):
        if name in texts:
            return texts[name]
    return texts[sorted(texts)[0]] if texts else ""


def expand(args, who, card, suit):
    """The arguments of a message as its sentence takes them.

    `who(seat)` gives `("you" or "other", name)`; `card(name, case)` and
    `suit(letter, case)` give words.
    """
    given = {}
    for key, value in args.items():
        if key in SEATS and value is not None:
            given[SEATS[key][0]], given[SEATS[key][1]] = who(value)
        elif key in CARDS and value:
            given[key] = card(value, "nom")
            for case in CARD_CASES:
                given[key + _capital(case)] = card(value, case)
        elif key in SUITS and value:
            given[key] = suit(value, "nom")
            for case in SUIT_CASES:
                given[key + _capital(case)] = suit(value, case)
        else:
            given[key] = value
    return given


def _rank(name):
    """A card's rank as Fluent can choose by it: a letter or a number."""
    return int(name[0]) if name[0].isdigit() else name[0]


def _capital(word):
    return word[0].upper() + word[1:]


class Text:
    """The sentences of one language: call it with a key or a message.

    `fluent` is the Fluent module, `fetch` gets a catalogue's text, `to_js`
    turns a dict into what Fluent takes, `report` hears of what is missing.
    """

    def __init__(self, fluent, fetch, to_js, report):
        self.language = None
        self._fluent = fluent
        self._fetch = fetch
        self._to_js = to_js
        self._report = report
        self._bundles = {}
        self._bundle = None
        self._names = []
        self._viewer = None
        self._said = {}
        self.deck = "french"

    async def use(self, language):
        """Speak another language; OSError if its catalogue cannot be had whole."""
        if language not in self._bundles:
            text = await self._fetch("locales/" + language + ".ftl")
            bundle = self._fluent.FluentBundle.new(tag(language), self._to_js({"useIsolating": False}))
            bundle.addResource(self._fluent.FluentResource.new(text))
            if not bundle.hasMessage(LAST):
                raise OSError("locales/" + language + ".ftl is not whole")
            self._bundles[language] = bundle
        self.language = language
        self._bundle = self._bundles[language]
        self._said = {}

    def at(self, names, viewer, deck="french"):
        """Set who sits where (`view["names"]`), who reads and which cards lie on the table ("german")."""
        if (names, viewer, deck) != (self._names, self._viewer, self.deck):
            self._names = names
            self._viewer = viewer
            self.deck = deck
            self._said = {}

    def setting(self):
        """All that a sentence depends on besides its message: equal settings give equal words."""
        return (self.language, self._names, self._viewer, self.deck)

    def __call__(self, message, **args):
        """The sentence of a key, of a message or of an event; a missing one is its key."""
        if isinstance(message, str):
            return self._remembered(message, args, False)
        key = message.get("key") or message.get("what")
        own = message["args"] if "args" in message else _fields(message)
        return self._remembered(key, dict(own, **args), True)

    def _remembered(self, key, args, to_expand):
        """The sentence, formatted once: every drawing says much that the one before said."""
        said = (key, to_expand, tuple(sorted(args.items())) if args else ())
        if said not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said = {}
            words = dict(expand(args, self.who, self.card, self.suit), deck=self.deck) if to_expand else args
            self._said[said] = self._format(key, words)
        return self._said[said]

    def chosen(self, texts):
        """Of texts by language the one for the reader; empty without any."""
        return spoken(texts, self.language)

    def has(self, key):
        """Whether there is a sentence of that key."""
        return bool(self._bundle.hasMessage(key))

    def rules(self, game):
        """The address in this language of a game's rules page, or of the one about "fairness"."""
        return "rules/" + game + "." + self.language + ".html"

    def who(self, seat):
        """`("you" or "other", the seat's display name)`."""
        return ("you" if seat == self._viewer else "other", self.name(seat))

    def name(self, seat):
        """What the one who sits there is called ("You", "Ana")."""
        if seat == self._viewer:
            return self("name-you")
        word = self._names[seat] if seat < len(self._names) else ""
        if people.is_person(word):
            return people.name_of(word) or self("name-person", number=seat + 1)
        return self("name-bot", place=seat)

    def card(self, name, case="nom"):
        """A card's name in words, `case` "nom", "acc" or "gen"."""
        return self(_of_deck("card-name", self.deck), rank=_rank(name), suit=self._suit(name[1]), case=case)

    def suit(self, letter, case="nom"):
        """A suit's name, `case` "nom", "acc", "gen", "ins" or "loc"."""
        return self(_of_deck("suit-name", self.deck), suit=self._suit(letter), case=case)

    def index(self, name, deck=""):
        """The letter or number in a card's corner, of the `deck` on the table or of another."""
        return self(_of_deck("card-index", deck or self.deck), rank=_rank(name))

    def _suit(self, letter):
        return letter if self.deck == "german" else FRENCH.get(letter, letter)

    def _format(self, key, args):
        message = self._bundle.getMessage(key) if self._bundle.hasMessage(key) else None
        if message is None:
            self._report("no sentence " + key + " in " + self.language)
            return key
        errors = self._to_js([])
        text = self._bundle.formatPattern(message.value, self._to_js(args), errors)
        if errors.length:
            self._report(key + " in " + self.language + ": " + str(errors[0].message))
        return text


def _of_deck(key, deck):
    return "german-" + key if deck == "german" else key


def _fields(event):
    """The arguments of an event: all its fields but its name."""
    return {key: value for key, value in event.items() if key not in ("what", "key", "clause")}
