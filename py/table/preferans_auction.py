"""The auction as players see it: what everybody said, the bid that stands, all that may be said."""

from table.cards import back
from table.preferans_words import choice_of, number, pick_button, shown, word_button
from table.vnode import h

HAND_WORDS = ("igra", "bettel", "sanac", "preferans")
FIRST, LAST, WHOLE = 2, 7, 8
MANY = 4
"""So many rows of the auction, or more, are many to the style sheet."""


def render(view, t):
    """The auction's part of the field, a list of nodes."""
    parts = [_talon(t), _said(view, t), _ladder(view, t), _hand_words(view, t)]
    return [h("div", {"key": "auction", "class": "auctionbox", "data-rows": min(_rounds(view), MANY)}, parts)]


def _rounds(view):
    """How many rows what was said has, at least two."""
    auction = view["extra"]["auction"]
    return max([2] + [len(auction["said"][seat]) + (view["to_act"] == seat) for seat in auction["order"]])


def _talon(t):
    attrs = {"key": "talon", "class": "talon", "role": "img", "aria-label": t("preferans-talon-down")}
    return h("div", attrs, back({"key": 0}), back({"key": 1}))


# ---- what everybody said


def _said(view, t):
    """A column a player in the order of speech, a row a round."""
    auction = view["extra"]["auction"]
    heads = [h("th", {"scope": "col", "data-p": seat}, h("i", {"class": "dot"}), t.name(seat))
             for seat in auction["order"]]
    rows = [h("tr", {"key": place}, [_cell(view, t, seat, place) for seat in auction["order"]])
            for place in range(_rounds(view))]
    caption = h("caption", {"class": "vh"}, t("preferans-auction"))
    return h("table", {"key": "said", "class": "auction on-paper"}, caption,
             h("thead", None, h("tr", None, heads)), h("tbody", None, rows))


def _cell(view, t, seat, place):
    said = view["extra"]["auction"]["said"][seat]
    if place < len(said):
        return _word(view, t, seat, place)
    due = place == len(said) and view["to_act"] == seat
    return h("td", {"key": seat, "class": "next" if due else None}, "?" if due else None)


def _word(view, t, seat, place):
    auction, message = view["extra"]["auction"], view["extra"]["auction"]["said"][seat][place]
    stands = auction["holder"] == seat and place == len(auction["said"][seat]) - 1
    quiet = message["key"].endswith(("-pass", "-yield"))
    classes = ["stands" if stands else None, "pass" if quiet else None]
    return h("td", {"key": seat, "class": classes}, h("span", None, call(message, t)))


def call(message, t):
    """What was said as a list of nodes: a number with its suit where it is one, else the words."""
    level = message["args"].get("level") or message["args"].get("contract")
    if not level:
        return [t(message)]
    mine = [h("i", None, t("preferans-mine")), " "] if message["key"].endswith("-hold") else []
    return mine + shown(level, t)


# ---- all that may be said


def _ladder(view, t):
    """The numbers, low to high: past, standing, open to the viewer or still ahead."""
    words = _words(view)
    top = WHOLE if view["options"].get("contract_8") else LAST
    steps = [_step(view, t, words, level) for level in range(FIRST, top + 1)]
    return h("ol", {"key": "ladder", "class": "ladder", "aria-label": t("preferans-numbers")}, steps)


def _words(view):
    """The panel's entries by their action; empty while another speaks."""
    return {word["action"]: word for word in view["extra"]["panel"] or []}


def _step(view, t, words, level):
    word = words.get(f"name:{level}") or words.get(f"bid:{level}")
    held = _standing(view) == level
    if held and "hold" in words and not words["hold"]["why"]:
        word = words["hold"]
    is_open = word and not word["why"]
    classes = ["held" if held else None, "past" if _standing(view) > level else None, "open" if is_open else None]
    inside = _button(view, word, shown(level, t), t) if word else h("span", {"class": "word"}, shown(level, t))
    return h("li", {"key": level, "class": classes}, inside)


def _standing(view):
    """The number that stands; 0 before one is bid, beyond all once somebody plays out of hand."""
    auction = view["extra"]["auction"]
    if not auction["bid"]:
        return 0
    args = auction["bid"]["args"]
    return args.get("level") or args.get("contract") or (0 if view["phase"] == "naming" else WHOLE + 1)


def _hand_words(view, t):
    """Holding and what is played out of hand; while names are asked, yielding."""
    words = _words(view)
    if view["phase"] == "naming":
        return _row([_side_word(view, words, "yield", t)]) if words else None
    label = h("span", {"key": "label", "class": "lbl", "aria-hidden": "true"}, t("preferans-out-of-hand"))
    hands = HAND_WORDS if view["options"].get("contract_8") else HAND_WORDS[:-1]
    return _row([_side_word(view, words, "hold", t), label, [_side_word(view, words, word, t) for word in hands]])


def _row(content):
    return h("div", {"key": "hands", "class": "handwords"}, content)


def _side_word(view, words, action, t):
    text = t("preferans-do-" + action)
    if action not in words:
        return h("span", {"key": action, "class": "word"}, text)
    is_open = not words[action]["why"]
    return h("span", {"key": action, "class": "open" if is_open else None}, _button(view, words[action], text, t))


def _button(view, word, content, t):
    """What may be said in the auction is chosen first; a name is said at once; the rest tells why not."""
    if word["why"] or view["phase"] == "naming":
        return word_button(word, content, t)
    return pick_button(word, content, word["action"] == chosen(view)["action"])


# ---- what is said below


def chosen(view):
    """The choice that the viewer has picked in the panel, else the one said most; a pass where there is none."""
    touched = view["touched"]["word"]
    picked = touched["action"] if touched and touched["turn"] == view["turn"] else None
    fit = [choice for choice in view["choices"] if choice["action"] == picked]
    return (fit or [choice for choice in view["choices"] if choice["primary"]] or view["choices"])[0]


def buttons(view, t):
    """What the chosen word means, then a pass and the word itself; a list of nodes."""
    if not view["choices"]:
        return []
    picked = chosen(view)
    words = [choice for choice in view["choices"] if choice["action"] == "pass"]
    if picked not in words:
        words.append(dict(picked, primary=True))
    return [h("p", {"key": "means", "class": "means"}, _meaning(view, picked["action"], t)),
            [choice_of(choice, t) for choice in words]]


def _meaning(view, action, t):
    word = action.split(":")[0]
    return t("preferans-means-" + word, level=number(action) or _standing(view))


# ---- the contract to be declared


def declaring(view, t):
    """The contracts to choose from, each a large button; a list of nodes, empty for the others."""
    words = view["extra"]["panel"]
    if not words:
        return []
    return [h("ol", {"key": "declare", "class": "contracts", "aria-label": t("preferans-contracts")},
              [_contract(word, t) for word in words])]


def _contract(word, t):
    contract = number(word["action"])
    name = h("small", {"aria-hidden": "true"}, t("preferans-contract", contract=contract))
    worth = h("small", {"class": "worth"}, t("preferans-counts", worth=word["worth"]))
    content = [shown(contract, t), name, " ", worth]
    return h("li", {"key": contract, "class": None if word["why"] else "open"}, word_button(word, content, t))
