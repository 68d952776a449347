"""What the author's desk looks like: four sheets, and the embed beside them where there is room."""

from table import browser, walk, whynot
from table.cards import back, icon, icon_button, small_face
from table.draft import MODES, UNKNOWN
from table.newgame import dropdown, rules, segments
from table.text import LANGUAGES, tag
from table.vnode import h, key_of


def render(desk, t):
    """The whole screen. `desk` is desk.py's."""
    sheet = {"cards": _cards, "moves": _moves, "text": _text, "embed": _embed}[desk.tab](desk, t)
    tabs = segments("tab", t("desk-tabs"), [(name, t("desk-" + name)) for name in SHEETS], desk.tab, {"class": "wide"})
    leaf = h("div", {"key": desk.tab, "class": "leaf"}, sheet)
    codes = h("div", {"key": "codes", "class": "codes"}, desk.sheet.body(t)) if desk.tab == "embed" else None
    body = h("div", {"class": "form", "key": "form"}, tabs, _fault(desk, t), leaf, codes)
    attrs = {"key": "beside", "class": "beside", "tabindex": "-1", "aria-label": t("desk-live")}
    beside = h("aside", attrs, _live(desk, t))
    attrs = {"key": "desk", "class": "sheetpage on-paper desk", "data-screen": "desk", "data-tab": desk.tab}
    return h("div", attrs, _top(desk, t), h("div", {"key": "both", "class": "both"}, body, beside))


SHEETS = ("cards", "moves", "text", "embed")
EXCERPT = 40
"""How much of what is said at a step names it in a list, in letters."""


def _top(desk, t):
    undo = h("button", {"class": "btn icon", "type": "button", "data-command": "undo", "aria-label": t("desk-undo"),
                        "aria-disabled": None if desk.draft.changed else "true"}, icon("undo"))
    see = h("button", {"class": "btn text see", "type": "button", "data-command": "see"}, icon("play", "sm"),
            t("desk-live"))
    refuge = desk.tab != "moves" or not desk.walk
    title = h("h1", {"tabindex": "-1", "data-refuge": refuge}, t("desk-title"))
    return h("header", {"class": "top"}, icon_button("home", "back", t("steps-home")), title,
             h("span", {"class": "grow"}), see, undo)


def _fault(desk, t):
    """Why such a deal cannot be; an empty place for what is said later."""
    error = desk.error
    because = error and error.get("because")
    said = [icon("no", "sm"), " ", t(error), " ", t(because) if because else None] if error else None
    return h("p", {"key": "fault", "class": ["fault", error and "notice"], "role": "status"}, said)


def _button(command, text, key=None, kind="quiet", sign=None):
    attrs = {"key": command, "class": ["btn", kind], "type": "button", "data-command": command, "data-key": key}
    return h("button", attrs, icon(sign, "sm") if sign else None, text)


def _labelled(text, control):
    return h("label", {"class": "labelled"}, h("span", None, text), control)


# ---- cards


def _cards(desk, t):
    draft = desk.draft
    games = [(name, t(name + "-name")) for name in desk.app.games]
    dealers = [(str(seat), t.name(seat)) for seat in range(draft.players)]
    counts = [(str(count), str(count)) for count in draft.game.players]
    players = segments("players", t("new-players"), counts, str(draft.players)) if len(counts) > 1 else None
    head = h("div", {"class": "row"}, _labelled(t("desk-game"), dropdown("game", "", games, draft.game.id)), players,
             _labelled(t("desk-dealer"), dropdown("dealer", "", dealers, draft.dealer)))
    return [head, _title(desk, t), _laid(desk, t), rules(draft, t),
            h("p", {"class": "acts"}, _button("begin", t("desk-begin")))]


def _title(desk, t):
    field = h("input", {"data-field": "title", "name": "title", "type": "text", "autocomplete": "off",
                        "lang": tag(desk.language), "value": desk.draft.words("Title").get(desk.language, "")})
    return h("div", {"class": "row"}, _labelled(t("desk-words-title"), field), _language(desk, t))


def _language(desk, t):
    return _labelled(t("desk-language"), dropdown("words", "", LANGUAGES, desk.language))


def _laid(desk, t):
    """The zones, and the pack to fill them from."""
    draft = desk.draft
    if draft.tag("Pack") or draft.tag("Seed"):
        return h("p", {"class": "hint"}, t("desk-from-pack"))
    zones = [_zone(name, cards, desk, t) for name, cards, _ in draft.zones()]
    hint = h("p", {"class": "hint"}, t("desk-hint"))
    full = h("p", {"class": ["fault", desk.full and "notice"], "role": "status"}, t("desk-full") if desk.full else None)
    return h("section", None, hint, h("ul", {"class": "zones"}, zones), full, _pack(desk, t))


def _zone(name, cards, desk, t):
    chosen = name == desk.zone
    choose = {"class": ["zone", chosen and "chosen"], "type": "button", "data-command": "zone", "data-key": name,
              "aria-pressed": "true" if chosen else "false"}
    told = [_lying(card, t) for card in cards if card != UNKNOWN]
    open_ = len(cards) - len(told)
    rest = [back({"key": "rest"}), h("span", {"key": "count", "class": "num"}, "×", open_)] if open_ else None
    return h("li", {"key": name}, h("button", choose, zone_name(name, t)), h("span", {"class": "told"}, told, rest))


def zone_name(name, t):
    """What a zone is called."""
    return t.name(int(name[5:])) if name.startswith("hand:") else t("desk-zone-" + name.lower())


def _lying(card, t):
    attrs = {"key": card, "class": "card", "type": "button", "data-command": "card", "data-key": card,
             "data-suit": card[1], "aria-label": t("desk-take-out", card=t.card(card))}
    return h("button", attrs, small_face(card))


def _pack(desk, t):
    """All cards, a row a suit; those that lie somewhere are pale."""
    free, suits = desk.draft.free(), []
    for card in desk.draft.game.cards:
        if card[1] not in suits:
            suits.append(card[1])
    rows = [[card for card in reversed(desk.draft.game.cards) if card[1] == suit] for suit in suits]
    drawn = [h("div", {"key": row[0][1], "class": "suitrow", "style": f"--n:{len(row)};--half:{(len(row) + 1) // 2}"},
               [_free(card, card in free, t) for card in row])
             for row in rows]
    return h("div", {"class": "pack", "role": "group", "aria-label": t("desk-pack")}, drawn)


def _free(card, free, t):
    attrs = {"key": card, "class": ["card", not free and "gone"], "type": "button", "data-command": "card",
             "data-key": card, "data-suit": card[1], "aria-label": t.card(card),
             "aria-pressed": "false" if free else "true"}
    return h("button", attrs, small_face(card))


# ---- moves


def _moves(desk, t):
    if not desk.walk:
        return _no_table(desk, t)
    view, ui, said = desk.walk.drawing()
    onward, news = _onward(desk, view, t), desk.walk.news(said)
    news = h("p", {"class": "prompt"}, news) if key_of(onward) == "next" else walk.prompt(news)
    say = h("section", {"key": "say", "class": "say"}, news)
    table = walk.table(None, view, None, walk.cells(view, ui, said, say))
    steps = h("div", {"key": "walk", "class": "walk"}, walk.buttons(desk.walk.shut(), t),
              h("span", {"class": "num"}, t("steps-at", number=desk.walk.at, last=desk.walk.last)))
    return [table, steps, onward, _comment(desk, t)]


def _no_table(desk, t):
    """Why there is no table: the text cannot be, or the engine has not read it yet."""
    late = desk.app.engine_state() == "late"
    key = "desk-no-table" if desk.error else "engine-late" if late else "table-setting"
    return h("p", {"class": "hint"}, t(key))


def _onward(desk, view, t):
    """What may be done here, to be clicked; before the end what follows can be dropped."""
    if desk.step < len(desk.draft.moves):
        return h("p", {"key": "cut", "class": "acts"}, _button("cut", t("desk-cut"), None, "quiet", "bin"))
    if not desk.judge or desk.judge["seat"] is None or desk.step > len(desk.draft.moves):
        return h("p", {"key": "over", "class": "hint"}, t("steps-why-none"))
    t.at(view["names"], view["seat"], desk.deck())
    asked = h("h2", {"tabindex": "-1", "data-refuge": True}, t("desk-next", name=t.name(desk.judge["seat"])))
    acts = [choice["action"] for choice in desk.judge["choices"] if not choice["why"]]
    told = [action.lstrip("-") for action in acts]
    in_play = all(whynot.is_card(act) for act in acts) and _untold(desk, view)
    others = [card for card in desk.draft.free() if card not in told] if in_play else []
    more = h("details", {"key": "others"}, h("summary", None, t("desk-others")),
             h("div", {"class": "choices"}, [_choice(card, desk, t) for card in others])) if others else None
    return h("section", {"key": "next"}, asked, _choices(acts, desk, t), more)


def _choices(acts, desk, t):
    """All that may be done, what is called or announced with a card under the word for it."""
    nodes = []
    for heading, together in whynot.by_word(acts, desk.draft.game.id, t):
        nodes.append(h("h3", {"key": heading}, heading) if heading else None)
        nodes.append(h("div", {"class": "choices"}, [_choice(act, desk, t) for act in together]))
    return nodes


def _untold(desk, view):
    """Whether the seat in turn holds cards that the text does not tell."""
    return "" in desk.walk.frame["open"][desk.judge["seat"]]


def _choice(action, desk, t):
    if whynot.is_card(action):
        card = action.lstrip("-")
        key = "desk-away" if action[0] == "-" else "desk-play"
        attrs = {"key": action, "class": ["card", action[0] == "-" and "away"], "type": "button", "data-command": "add",
                 "data-key": action, "data-suit": card[1], "aria-label": t(key, card=t.card(card))}
        return h("button", attrs, small_face(card))
    words = t("desk-unseen") if action == whynot.UNSEEN else whynot.drawn(action, desk.draft.game.id, t)
    attrs = {"key": action, "class": "btn quiet", "type": "button", "data-command": "add", "data-key": action}
    return h("button", attrs, words)


def _comment(desk, t):
    """The field for what is said at this step."""
    if desk.step > len(desk.draft.moves):
        return None
    field = h("textarea", {"data-field": "comment", "name": "comment", "rows": 3, "lang": tag(desk.language),
                           "value": desk.draft.comment(desk.step).get(desk.language, "")})
    return h("div", {"key": "comment", "class": "row"}, _labelled(t("steps-comment"), field), _language(desk, t))


# ---- text


def _text(desk, t):
    text = desk.text if desk.pasted is None else desk.pasted
    field = h("textarea", {"data-field": "text", "name": "text", "rows": 14, "class": "code", "spellcheck": "false",
                           "aria-label": t("desk-text"), "value": text})
    return [h("p", {"class": "hint"}, t("desk-text-help")), field,
            h("p", {"class": "acts"}, _button("take", t("desk-take"), None, "primary"))]


# ---- taken home


def _embed(desk, t):
    """How it is to be shown; the codes stand apart, so that on a phone the embed comes between."""
    show, draft = desk.draft.show, desk.draft
    modes = segments("mode", t("desk-mode"), [(mode, t("desk-mode-" + mode)) for mode in MODES], show["mode"],
                     {"class": "wide many"})
    seats = [("", t("desk-anyone"))] + [(str(seat), t.name(seat)) for seat in range(draft.players)]
    seat = _labelled(t("desk-seat"), dropdown("seat", "", seats, show["seat"]))
    answer = h("input", {"data-field": "answer", "name": "answer", "type": "text", "autocomplete": "off",
                         "spellcheck": "false", "value": show["answer"]})
    opens = _labelled(t("desk-opens"), _opening(desk, t))
    asked = _labelled(t("desk-answer"), answer) if show["mode"] == "quiz" else None
    row = h("div", {"class": "row"}, opens, seat, asked)
    return [h("h2", None, t("desk-mode")), modes, row]


def _opening(desk, t):
    """The choice of the step that the reader begins at, each with the beginning of what is said there."""
    steps = range(desk.walk.last + 1 if desk.walk else 1)
    return dropdown("opens", "", [(str(step), _step(desk, step, t)) for step in steps], str(desk.opening))


def _step(desk, step, t):
    said = desk.draft.comment(step).get(desk.language, "") if step <= len(desk.draft.moves) else ""
    more = said if len(said) <= EXCERPT else said[:EXCERPT].rstrip() + "…"
    return t("desk-step", number=step) + (": " + more if more else "")


def _live(desk, t):
    """The embed itself, made by the script that other pages use. It speaks the language that is written, and beside the
    moves it is where they are."""
    if not desk.walk:
        return _no_table(desk, t)
    show = desk.draft.show
    table = h("stih-table", {"key": "live", "mode": show["mode"], "deal": desk.text,
                             "step": desk.step if desk.tab == "moves" else desk.opening,
                             "seat": show["seat"] or None, "answer": show["answer"] or None,
                             "lang": tag(desk.language)})
    return [h("script", {"key": "script", "src": browser.site() + "web/embed.js"}), table]
