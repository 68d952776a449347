"""The players round the table: plate, what was said, cards and tricks."""

from table import parts
from table.cards import back, hidden, tiny_row
from table.kept import by_place
from table.places import place_of
from table.vnode import h

QUIET_WORDS = ("-pass", "-drop", "-continue", "-keep")


def render(view, ui, t, seat):
    """One seat; with `ui["thinking"]` the one in turn shows its dots."""
    in_turn = view["to_act"] == seat
    own = {"badge": parts.draw("badge", view, t, seat), "bubble": parts.of(view, "bubble")}
    thinks = bool(ui.get("thinking")) and in_turn and seat != view["seat"]
    return _seat(seat, place_of(view, seat), view["seats"][seat], in_turn, seat == view["seat"], thinks, own, t)


@by_place(lambda seat, *shown: seat)
def _seat(seat, place, data, in_turn, viewers, thinks, own, t):
    mine = place == "s"
    classes = ["seat", mine and "me", in_turn and "turn", data["out"] and "out"]
    attrs = {"key": f"seat{seat}", "class": classes, "data-at": place, "aria-label": t.name(seat)}
    role = _dots(t) if thinks else _role(data, viewers, t)
    plate = _plate(data, seat, own["badge"], role, t)
    return h("section", attrs, plate, None if mine else _under(data, own["bubble"], t))


def _plate(data, seat, badge, role, t):
    name = t.name(seat)
    coin = h("span", {"class": "coin", "aria-hidden": "true"}, name[:1], _puck(data, t), badge)
    who = h("span", {"class": "who"}, h("b", None, name), role)
    score = h("span", {"class": "score num"}, hidden(t("table-score") + " "), data["score"].replace("-", "−"))
    dealer = hidden(t("table-dealer")) if data["dealer"] else None
    attrs = {"class": ["plate", bool(role) and "titled"], "data-p": seat % 4}
    return h("div", attrs, coin, who, score, dealer)


def _puck(data, t):
    return h("i", {"class": "puck"}, t("table-dealer-mark")) if data["dealer"] else None


def _dots(t):
    attrs = {"key": "think", "class": "think", "role": "img", "aria-label": t("table-thinking")}
    return h("span", attrs, [h("i") for _ in range(3)])


def _role(data, viewers, t):
    role = t(data["role"]) if data["role"] else None
    own = _tally(data, t) if viewers else None
    return h("span", {"key": "role"}, role, own) if role or own else None


def _under(data, bubble, t):
    said = _bubble(data["said"], bubble, t) if data["said"] else None
    cards = _opened(data["open"], t) if "open" in data else _backs(data["cards"], t)
    classes = ["under", bool(said) and "said", "open" in data and "open"]
    return h("div", {"class": classes}, cards, _tally(data, t), said)


def _opened(cards, t):
    """A hand laid open in a replay; what not all have seen stays face down."""
    closed = len([card for card in cards if not card])
    known = [card for card in cards if card]
    return h("span", {"class": "opened"}, tiny_row(known, t) if known else None, _backs(closed, t))


def _bubble(message, own, t):
    quiet = message["key"].endswith(QUIET_WORDS)
    attrs = {"key": message["key"], "class": ["bubble", quiet and "pass"]}
    return h("span", attrs, (own and own(message, t)) or t(message))


def _backs(count, t):
    if not count:
        return None
    attrs = {"class": "backs", "style": f"--n:{count}", "role": "img", "data-many": count > 5,
             "aria-label": t("table-cards", count=count)}
    return h("span", attrs, [back({"style": f"--i:{index}"}) for index in range(count)])


def _tally(data, t):
    """Tricks won, and outlined those still needed."""
    won, need = data["tricks"], data["need"] or 0
    if not won and not need:
        return None
    label = t("table-tricks-of", count=won, need=need) if need else t("table-tricks", count=won)
    marks = [h("i", {"class": None if index < won else "need"}) for index in range(max(won, need))]
    return h("span", {"class": "tally", "role": "img", "aria-label": label}, marks)
