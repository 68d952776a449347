"""A new game: how many play, who sits there, by which rules, under which number."""

from table import people
from table.cards import icon, icon_button
from table.catalogue import allowed, text_of
from table.home import first_deal
from table.vnode import h


class Draft:
    """What the player is about to start. `game` is the catalogue's entry, `seed` its number as text.

    `last`: seats and options of the last time; `first`: the game was never played here.
    """

    def __init__(self, game, seed, last=None, first=False):
        self.game = game
        self.first = first
        self.seed = seed
        self.seats = game.usual_seats()
        self.values = game.values_of(game.presets()[0])
        if last:
            self._repeat(last)
        self.open = False
        """Whether every single rule is to be seen."""

    def _repeat(self, last):
        """Take seats and options from the last time, as far as the game still knows them."""
        known = [word for word in last["seats"] if people.is_person(word) or word in self.game.levels]
        if len(known) in self.game.players:
            self.seats = list(known)
        for key, value in last["options"].items():
            self.set_option(key, value)

    def set_players(self, count):
        """Add or take away seats at the end."""
        self.seats = (self.seats + self.game.seating(count)[1:])[:count]

    def set_level(self, seat, level):
        """Let a bot of that level sit there, or for "person" somebody at this device."""
        self.seats[seat] = people.PERSON if level == "person" else level

    def set_name(self, seat, name):
        """Call the person who sits there so; without a name the first is the player."""
        self.seats[seat] = people.named(name) if name.strip() or seat else "you"

    def shared(self):
        """Whether several people sit at this device."""
        return len(people.seats_of(self.seats)) > 1

    def set_preset(self, name):
        """Take a whole set of rules; None keeps them and shows each."""
        if name is None:
            self.open = True
        else:
            self.values = self.game.values_of(name)

    def set_option(self, key, value):
        """Change one rule; a value it may not have changes nothing."""
        option = self.game.option(key)
        if option and allowed(option, value):
            self.values[key] = value

    def step(self, key, change):
        """Make a number of the rules larger or smaller."""
        self.set_option(key, self.values[key] + change)

    def request(self):
        """The `start` request of this draft."""
        return {
            "game": self.game.id,
            "seats": list(self.seats),
            "options": self.game.changed(self.values),
            "seed": self.seed,
            "seat": people.viewer(self.seats),
        }


def render(draft, t):
    """The page of a new game."""
    attrs = {"key": "new", "class": "sheetpage on-paper", "data-screen": "new"}
    newcomer = None if draft.first else _newcomer(draft.game, t)
    form = h("div", {"class": "form"}, newcomer, _table(draft, t), rules(draft, t), _number(draft, t))
    return h("div", attrs, _top(draft, t), form, _begin(draft, t))


def _top(draft, t):
    title = h("h1", {"tabindex": "-1", "data-refuge": True}, t("new-title", game=t(draft.game.id + "-name")))
    book = h(
        "a", {"class": "btn icon", "href": t.rules(draft.game.id), "aria-label": t("new-rules-page")}, icon("book")
    )
    return h(
        "header",
        {"class": "top"},
        icon_button("home", "back", t("new-back")),
        title,
        h("span", {"class": "grow"}),
        book,
    )


def _newcomer(game, t):
    """For whoever does not know the game."""
    return h("p", {"key": "newcomer", "class": "newcomer"}, t("lesson-newcomer"), " ", first_deal(game, t))


def _begin(draft, t):
    """The start; for whoever never played the game, the first deal with a guide above it."""
    kind = "quiet" if draft.first else "primary"
    start = h("button", {"class": ["btn wide", kind], "type": "button", "data-command": "start"}, t("new-deal"))
    guided = _guided(draft.game, t) if draft.first else None
    return h("footer", {"class": ["go", guided and "guided"]}, guided, start)


def _guided(game, t):
    to = "lesson=" + game.id
    attrs = {"key": "guided", "class": "btn primary wide", "href": "#" + to, "data-command": "lesson", "data-to": to}
    return h("a", attrs, icon("lamp", "sm"), h("span", None, t("lesson-first-time")))


def segments(name, label, values, chosen, attrs=None):
    """A choice of one among few, side by side: radio buttons called `name`.

    `values`: pairs of a value (text) and its words.
    """
    attrs = dict(attrs or {}, role="radiogroup")
    attrs["aria-label"] = label
    attrs["class"] = ["seg", attrs.get("class")]
    return h("div", attrs, [_segment(name, value, words, value == chosen) for value, words in values])


def _segment(name, value, words, chosen):
    attrs = {"type": "radio", "name": name, "value": value, "checked": chosen, "class": "vh", "data-field": name}
    return h("label", {"key": value}, h("input", attrs), h("span", None, words))


# ---- who plays


def _table(draft, t):
    counts = [(str(count), str(count)) for count in draft.game.players]
    players = segments("players", t("new-players"), counts, str(len(draft.seats)), {"class": "count3"})
    head = h("div", {"class": "head"}, h("h2", None, t("new-table")), players if len(counts) > 1 else None)
    seats = [_seat(draft, seat, t) for seat in range(len(draft.seats))]
    return h("section", None, head, h("ol", {"class": "seats"}, seats))


def _seat(draft, seat, t):
    name = t.name(seat)
    below = _level(draft, seat, name, t) if seat else h("small", {"class": "lv"}, t("new-here"))
    typed = draft.shared() and people.is_person(draft.seats[seat])
    return h(
        "li",
        {"key": seat, "data-p": seat},
        h("span", {"class": "coin", "aria-hidden": "true"}, name[:1]),
        _name_field(draft, seat, t) if typed else h("b", {"class": "nm"}, name),
        below,
    )


def _name_field(draft, seat, t):
    whose = t("name-person", number=seat + 1)
    attrs = {"class": "nm", "name": f"name-{seat}", "data-field": "name", "data-key": seat, "autocomplete": "off",
             "value": people.name_of(draft.seats[seat]), "maxlength": people.LONGEST_NAME,
             "placeholder": whose if seat else t("new-yours"), "aria-label": t("new-name", name=whose)}
    return h("input", attrs)


def _level(draft, seat, name, t):
    levels = [(level, t("level-" + level)) for level in draft.game.levels + ["person"]]
    word = draft.seats[seat]
    return h(
        "label",
        {"class": "pick"},
        h("span", {"class": "vh"}, t("new-level", name=name)),
        dropdown("level", seat, levels, "person" if people.is_person(word) else word),
    )


def dropdown(field, key, values, chosen, attrs=None):
    """A choice of one among some, unfolded by the browser; `values` as for `segments`."""
    options = [h("option", {"value": value, "selected": value == chosen}, words) for value, words in values]
    attrs = dict(attrs or {}, name=field + "-" + str(key), value=chosen)
    attrs["data-field"], attrs["data-key"] = field, key
    return h("select", attrs, options)


# ---- the rules


def rules(draft, t):
    """A set of rules, or every single one: of a new game, or of a deal that is written."""
    game = draft.game
    preset = game.preset_of(draft.values)
    names = [(name, t(game.id + "-preset-" + name)) for name in game.presets()]
    choice = segments("preset", t("new-preset"), names + [("", t("new-own"))], preset or "", {"class": "wide many"})
    help_key = game.id + "-preset-" + preset + "-help" if preset else "new-own-help"
    return h(
        "section", None, h("h2", None, t("new-rules")), choice, h("p", {"class": "hint"}, t(help_key)), _all(draft, t)
    )


def _all(draft, t):
    options = draft.game.options
    attrs = {"class": "btn text more", "type": "button", "data-command": "unfold"}
    attrs["aria-expanded"] = "true" if draft.open else "false"
    button = h("button", attrs, t("new-all-rules", count=len(options)), icon("next", "sm"))
    rows = h("ul", {"class": "opts"}, [_option(draft, option, t) for option in options]) if draft.open else None
    return [button, rows]


def _option(draft, option, t):
    key = draft.game.id + "-option-" + option["key"].replace("_", "-")
    words = h("span", None, h("b", None, t(key)), h("small", None, t(key + "-help")))
    control = {"bool": _switch, "int": _stepper, "choice": _dropdown}[option["kind"]]
    return h("li", {"key": option["key"]}, words, control(option, draft.values[option["key"]], key, t))


def _switch(option, value, key, t):
    attrs = {"class": "sw", "role": "switch", "type": "button", "data-command": "switch", "data-key": option["key"]}
    return h("button", dict(attrs, **{"aria-checked": "true" if value else "false", "aria-label": t(key)}))


def _stepper(option, value, key, t):
    less = _step(option, -1, value > option["min"], t("new-less"))
    more = _step(option, 1, value < option["max"], t("new-more"))
    number = h("output", {"class": "num"}, value)
    return h("span", {"class": "stepper", "role": "group", "aria-label": t(key)}, less, number, more)


def _step(option, change, possible, words):
    attrs = {"class": "btn icon quiet", "type": "button", "data-command": "step", "data-key": option["key"]}
    more = {"data-change": change, "aria-label": words, "aria-disabled": None if possible else "true"}
    return h("button", dict(attrs, **more), "+" if change > 0 else "−")


def _dropdown(option, value, key, t):
    values = [(text_of(word), t(key + "-" + text_of(word))) for word in option["values"]]
    choice = dropdown("option", option["key"], values, text_of(value), {"aria-label": t(key)})
    return h("span", {"class": "pick"}, choice)


# ---- the number


def _number(draft, t):
    field = {
        "class": "num",
        "name": "seed",
        "data-field": "seed",
        "value": draft.seed,
        "maxlength": 40,
        "autocomplete": "off",
        "spellcheck": "false",
        "aria-labelledby": "number",
        "aria-describedby": "number-help",
    }
    another = h(
        "button",
        {"class": "btn quiet", "type": "button", "data-command": "another"},
        icon("dice", "sm"),
        t("new-another"),
    )
    return h(
        "section",
        None,
        h("h2", {"id": "number"}, t("new-number")),
        h("div", {"class": "deal"}, h("input", field), another),
        h("p", {"class": "hint", "id": "number-help"}, t("new-number-help")),
    )
