"""Home: the games there are, the games to carry on with, and what is wrong with any of them."""

from table import install, parts, places
from table.cards import icon, in_order, small_face, take_deck
from table.text import LANGUAGES
from table.vnode import h

ENGINE_TEXTS = {"late": "engine-late", "failed": "problem-engine"}
"""What is said of an engine that is not there, by its state."""


def render(shop, t):
    """The home page.

    `shop`: `games` (the catalogue, or None when it could not be fetched),
    `saves` (as `Store.games`, with `copy` True where a damaged one has a sound
    copy), `fault` of the store or None, `doomed` the save to be deleted or
    None, `engine` its state, `update` whether a new version waits, `offline`
    what is said of a missing network or None, `when(seconds)` gives the
    arguments of "save-when", `install` the way to install the page or None.
    """
    attrs = {"key": "home", "class": "sheetpage on-paper", "data-screen": "home"}
    parts = [_top(t), _lines(shop, t), _body(shop, t)]
    page = h("div", {"key": "page", "class": "behind", "inert": bool(shop["doomed"])}, parts)
    return h("div", attrs, page, _farewell(shop["doomed"], t))


def _top(t):
    brand = h("h1", {"class": "brand", "tabindex": "-1", "data-refuge": True}, logo(), h("span", None, t("app-name")))
    grow = h("span", {"class": "grow"})
    return h(
        "header", {"class": "top"}, brand, grow, language_picker(t), icon_link("settings", "settings=1", "gear", t)
    )


def logo():
    """The sign of the house."""
    picture = h("use", {"href": "assets/deck/icon.svg#icon"})
    return h("svg", {"class": "logo", "viewBox": "0 0 64 64", "aria-hidden": "true"}, picture)


def language_picker(t):
    """The choice of languages, each in its own words."""
    options = [h("option", {"value": code, "selected": code == t.language}, name) for code, name in LANGUAGES]
    attrs = {"name": "lang", "data-field": "lang", "value": t.language}
    label = h("span", {"class": "vh"}, t("home-language"))
    return h("label", {"class": "pick"}, icon("globe", "sm"), label, h("select", attrs, options))


def icon_link(command, to, name, t):
    """A link to another screen that looks like an icon button."""
    attrs = {"class": "btn icon", "href": "#" + to, "data-command": command, "data-to": to}
    return h("a", dict(attrs, **{"aria-label": t("home-" + command)}), icon(name))


def _lines(shop, t):
    lines = [line for line in (offline(shop.get("offline"), t), _status(shop, t)) if line]
    return h("div", {"key": "lines"}, lines) if lines else None


def offline(said, t):
    """The line that tells of a missing network, or None; it is read aloud when the network goes (app.py)."""
    return h("p", {"key": "offline", "class": "statusline"}, icon("off"), h("span", None, t(said))) if said else None


def _status(shop, t):
    if shop["engine"] in ENGINE_TEXTS:
        said, button = ENGINE_TEXTS[shop["engine"]], _button("again", "text", t("problem-again"), None)
    elif shop.get("update"):
        said, button = "update-ready", _button("renew", "text", t("update-renew"), None)
    else:
        return None
    words = h("span", {"role": "status"}, t(said))
    return h("div", {"key": "status", "class": "statusline"}, icon("lamp"), words, button)


def _body(shop, t):
    games = h("section", None, h("h2", {"class": "vh"}, t("home-games")), _tiles(shop["games"], t))
    hint = install.render(shop.get("install"), t)
    rest = h("section", {"class": "rest"}, _notices(shop, t), _carry_on(shop, t), hint, _feet(shop, t))
    return h("div", {"class": "home"}, h("p", {"class": "what"}, t("home-what")), games, rest)


# ---- the games


def _tiles(games, t):
    if games is None:
        return h("p", {"class": "notice"}, t("home-no-games"))
    return h("ul", {"class": "tiles", "data-count": len(games)}, [_tile(game, t) for game in games])


def _tile(game, t):
    to = "new=" + game.id
    attrs = {"class": "tile", "href": "#" + to, "data-command": "new", "data-to": to, "data-game": game.id}
    picture = h("img", {"class": "vign", "src": "assets/games/" + game.id + ".svg", "alt": ""})
    words = h(
        "span",
        {"class": "cap2"},
        h("b", None, t(game.id + "-name")),
        h("small", None, _players(game, t)),
        h("span", None, t(game.id + "-tagline")),
    )
    return h("li", {"key": game.id}, h("a", attrs, h("span", {"class": "felt"}, picture), words), first_deal(game, t))


def first_deal(game, t):
    """The way to a game's first deal."""
    to = "lesson=" + game.id
    attrs = {"key": "lesson", "class": "btn text first", "href": "#" + to, "data-command": "lesson", "data-to": to,
             "aria-label": t("lesson-title", game=t(game.id + "-name"))}
    return h("a", attrs, icon("lamp", "sm"), h("span", {"aria-hidden": "true"}, t("lesson-first")))


def _players(game, t):
    least, most = min(game.players), max(game.players)
    return t("home-players", same="yes" if least == most else "no", **{"from": least, "to": most})


# ---- the saved games


def _carry_on(shop, t):
    sound = [save for save in shop["saves"] if not save["problem"]]
    if not sound:
        return None
    rows = [_save(save, shop, t) for save in sound]
    return h("div", {"key": "carry-on"}, h("h2", None, t("home-carry-on")), h("ul", {"class": "cont"}, rows))


def _save(save, shop, t):
    to, title = "s=" + save["id"], title_of(save, t)
    attrs = {"href": "#" + to, "data-command": "continue", "data-to": to}
    words = h(
        "span",
        None,
        h("b", None, title),
        h("small", None, line_of(save["view"], t)),
        h("small", None, t("save-when", **shop["when"](save["saved"]))),
    )
    link = h("a", attrs, _mini(save["view"], shop["faces"], t), words, icon("next"))
    naming = {"aria-label": t("save-delete", title=title), "data-save": save["id"]}
    delete = h("button", dict(naming, type="button", **{"class": "btn icon", "data-command": "delete"}), icon("bin"))
    return h("li", {"key": save["id"]}, link, delete)


def title_of(save, t):
    """What a saved game is called: the game and who else plays."""
    view = save["view"]
    if view is None:
        return t("save-unreadable")
    t.at(view["names"], places.viewer(view))
    others = [t.name(seat) for seat in places.others(view)]
    names = dict(zip("abc", others))
    return t("save-title", game=t(view["game"] + "-name"), count=len(others), **names)


def line_of(view, t):
    """How far a saved game has come: the deal, the score, whose turn it is."""
    turn = "over" if view["match"] else "you" if view["to_act"] == view["seat"] else "other"
    score = view["seats"][places.viewer(view)]["score"]
    return t("save-line", number=view["number"], score=score, turn=turn)


def _mini(view, faces, t):
    """The first card of the hand, of the deck that game is played with."""
    take_deck(parts.deck(view, faces), t.index)
    cards = in_order(view["hand"])[:1]
    if not cards:
        return h("span", {"class": "mini"}, h("i", {"class": "card back"}))
    return h("span", {"class": "mini"}, h("i", {"class": "card", "data-suit": cards[0][1]}, small_face(cards[0])))


# ---- what is wrong


def _notices(shop, t):
    broken = [_broken(save, t) for save in shop["saves"] if save["problem"]]
    fault = [fault_notice(shop["fault"], t)] if shop["fault"] else []
    return h("div", {"key": "notices", "class": "cards3"}, fault, broken) if fault or broken else None


def _broken(save, t):
    problem = "newer" if save["problem"] == "newer" else "damaged"
    text = t("save-damaged-copy") if save.get("copy") else t("save-" + problem)
    copy = _button("copy", "primary", t("save-from-copy"), save["id"]) if save.get("copy") else None
    keep = _button("file", "quiet", t("save-keep-file"), save["id"])
    delete = _button("delete", "text", t("save-delete-yes"), save["id"])
    buttons = [copy, keep, delete]
    return notice(save["id"], t("save-" + problem + "-title"), text, buttons, {"data-problem": problem})


def fault_notice(fault, t):
    """What is wrong with the storage, and what to do."""
    file = _button("file", "quiet", t("fault-save-file"), None)
    return notice(fault, t("fault-" + fault + "-title"), t("fault-" + fault), [file], {"data-problem": fault})


def notice(key, title, text, buttons, attrs):
    """A paper with a coloured edge: what happened, what is safe, what to do."""
    heading = h("h3", None, icon("warn"), title)
    attrs = dict(attrs, key=key, **{"class": "notice"})
    return h("article", attrs, heading, h("p", None, text), h("p", {"class": "acts"}, buttons))


def _button(command, kind, text, save):
    attrs = {"class": ["btn", kind], "type": "button", "data-command": command, "data-save": save}
    return h("button", attrs, text)


# ---- the foot, and the question before a game is lost


def _feet(shop, t):
    rules = [_rules(game, t) for game in shop["games"] or []]
    file = _file(t) if shop["saves"] else None
    return h("nav", {"class": "feet", "aria-label": t("home-more")}, rules, file, _take(t), _desk(t))


def _desk(t):
    attrs = {"key": "desk", "href": "#desk=1", "data-command": "desk", "data-to": "desk=1"}
    return h("a", attrs, icon("sheet", "sm"), t("desk-title"))


def _take(t):
    attrs = {"key": "import", "href": "#import=1", "data-command": "import", "data-to": "import=1"}
    return h("a", attrs, icon("undo", "sm"), t("taking-open"))


def _file(t):
    attrs = {"key": "file", "class": "btn text", "type": "button", "data-command": "file"}
    return h("button", attrs, icon("file", "sm"), t("home-file"))


def _rules(game, t):
    text = t("home-rules", game=t(game.id + "-name"))
    return h("a", {"key": game.id, "href": t.rules(game.id)}, icon("book", "sm"), text)


def _farewell(save, t):
    if not save:
        return None
    lose = {"data-save": save["id"]}
    return question(t("save-delete-title"), t("save-delete-text", title=title_of(save, t)), lose, t)


def question(title, text, lose, t):
    """The question before something is lost; `lose` are more attributes of the button that loses it."""
    keep = h("button", {"class": "btn quiet", "type": "button", "data-command": "keep"}, t("save-delete-no"))
    attrs = dict(lose, type="button", **{"class": "btn primary", "data-command": "lose"})
    buttons = h("p", {"class": "acts"}, keep, h("button", attrs, t("save-delete-yes")))
    dialog = {
        "class": "dialog",
        "role": "alertdialog",
        "aria-modal": "true",
        "aria-labelledby": "ask",
        "aria-describedby": "loss",
    }
    box = h("section", dialog, h("h2", {"id": "ask"}, title), h("p", {"id": "loss"}, text), buttons)
    return h("div", {"key": "ask", "class": "veil"}, box)
