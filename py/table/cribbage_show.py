"""The show of cribbage at the table: hands and crib laid open one after another.

A reply may bring several counts at once, and the end of the deal with them. The table looks at them one by one:
`stage` gives the view as it was when a count had just been made. What has been looked at stands in `own`, the
game's own part of the page's state: `deal`, `passed` (counts looked at), `board` and `pegged` (the board before
the show, and how many pegs had been moved by then), `asked` (the place of the count that the viewer is to make)
and `marks` (the places of the items that he took down, by the place of the count).
"""

from table import cribbage_count as count
from table.cards import face, hidden
from table.sheets import signed
from table.vnode import h

AT_ONCE = ("fifteen", "thirtyone", "pair", "run", "count")
COUNTED = ("cribbage-peg-hand", "cribbage-peg-crib")
NOTES = ("cribbage-overclaim", "cribbage-missed", "cribbage-peg-muggins", "cribbage-peg-excess",
         "cribbage-muggins-wrong", "cribbage-no-muggins")


# ---- what has been looked at


def arrived(view, own, instant):
    """Take note of a new view; with `instant`, all counts pass at once."""
    if not view.get("extra"):
        return
    done = counted(view)
    passed = done if instant or "deal" not in own else own["passed"] if own["deal"] == view["number"] else 0
    board, pegged = own.get("board"), own.get("pegged", 0)
    if board is None or not view["extra"]["show"]:
        board, pegged = view["extra"]["board"], len(view["extra"]["pegs"])
    marks = _marks(own, done) if own.get("deal") == view["number"] else {}
    own.clear()
    own.update({"deal": view["number"], "passed": min(passed, done), "board": board, "pegged": pegged,
                "asked": _asked(view["extra"]), "marks": marks})


def _asked(extra):
    """The place of the count that the viewer is to make, or None."""
    asked = extra["show"] and extra["ask"] and extra["ask"]["claim"] is None
    return len(extra["show"]) - 1 if asked else None


def _marks(own, done):
    """The items taken down for each of `done` counts; where a number was tapped instead there are none."""
    marks = {place: found for place, found in own["marks"].items() if place < done}
    if own["asked"] is not None and own["asked"] < done and own.get("number") is None:
        marks[own["asked"]] = own.get("found")
    return marks


def counted(view):
    """How many hands and cribs have been counted to the end."""
    return len([entry for entry in view["extra"]["show"] if not entry["open"]])


def due(view, own):
    """The place of the count to be looked at, or None."""
    passed = own.get("passed")
    return passed if passed is not None and passed < counted(view) else None


# ---- the view as it was then


def stage(view, own, place):
    """The view when the count at `place` of the show had been made; -1 is the end of the play."""
    extra = view["extra"]
    board = _board_after(own, extra, _pegged_by(extra, place))
    fronts = {seat: pegs["front"] for side, pegs in zip(extra["sides"], board) for seat in side}
    entry = extra["show"][place] if place >= 0 else None
    log = _log_until(view["log"], place)
    open_crib = bool(entry) and entry["what"] == "crib"
    crib = extra["crib"] if open_crib else dict(extra["crib"], cards=[])
    seats = [_seat(view["seats"][seat], fronts[seat], entry if entry and entry["seat"] == seat else None)
             for seat in range(view["players"])]
    told = count.split(entry["items"], entry["points"], own["marks"].get(place)) if entry else None
    notes = _notes(view["log"], place, told)
    shown = dict(extra, board=board, crib=crib, ask=None, entry=entry, told=told, notes=notes)
    return dict(view, extra=shown, seats=seats, log=log, hand=[], play={}, illegal={}, choices=[], select=None,
                to_act=None, prompt=_said(log, entry), sheet=_sheet_before(view), result=None, match=None)


def _seat(seat, front, entry):
    said = {"key": "cribbage-said-points", "args": {"points": entry["points"]}} if entry else None
    return dict(seat, score=str(front), said=said, cards=0)


def _said(log, entry):
    """The sentence of the moment: the count itself, or the last that was said in the play."""
    if entry:
        return [line for line in log if line["key"] in COUNTED][-1]
    spoken = [line for line in log if line["key"] != "cribbage-lead"]
    return spoken[-1]


def _sheet_before(view):
    """The sheet without this deal, which is not over for those who look."""
    sheet = view["sheet"]
    rows = [row for row in sheet["rows"] if row["number"] < view["number"]]
    ended = [row["game"] for row in rows if row["note"]]
    return dict(sheet, rows=rows, games=[game for game in sheet["games"] if game["number"] in ended])


# ---- the log, count by count


def _starts(log):
    """Where the lines of each count begin: an over-claim is told before the points."""
    places = [place for place, line in enumerate(log) if line["key"] in COUNTED]
    return [place - (log[place - 1]["key"] == "cribbage-overclaim") for place in places] + [len(log)]


def _log_until(log, place):
    return log[: _starts(log)[place + 1]]


def _notes(log, place, told):
    """What there is to say of a count beside its points; how many were missed only where the items do not show it."""
    if place < 0:
        return []
    starts = _starts(log)
    lines = [line for line in log[starts[place] : starts[place + 1]] if line["key"] in NOTES]
    return [line for line in lines if line["key"] != "cribbage-missed"] if told[1] else lines


# ---- the board, peg by peg


def _pegged_by(extra, place):
    """How many pegs had been moved when the count at `place` had been made."""
    pegs = extra["pegs"]
    done = 0
    for number, peg in enumerate(pegs):
        if peg["what"] not in ("hand", "crib", "muggins", "excess"):
            done = number + 1
    for entry in extra["show"][: place + 1]:
        done = _after_count(pegs, done, entry)
    return done


def _after_count(pegs, done, entry):
    """The number of pegs after those of one count, what others took from it included."""
    if done < len(pegs) and pegs[done]["what"] == entry["what"] and pegs[done]["seat"] == entry["seat"]:
        done += 1
    missed = sum([item["points"] for item in entry["items"]]) - (entry["points"] or 0)
    if done < len(pegs) and pegs[done]["what"] == "excess" and not missed:
        return done + 1
    while done < len(pegs) and pegs[done]["what"] == "muggins" and pegs[done]["points"] <= missed:
        missed -= pegs[done]["points"]
        done += 1
    return done


def _board_after(own, extra, done):
    """The board after so many pegs of this deal, from where it was last seen."""
    if done == len(extra["pegs"]):
        return extra["board"]
    board = [dict(pegs) for pegs in own["board"]]
    for number in range(own["pegged"], done):
        peg = extra["pegs"][number]
        pegs = board[peg["seat"] % len(board)]
        if not (number > own["pegged"] and _together(extra["pegs"][number - 1], peg)):
            pegs["back"] = peg["before"]
        pegs["front"] = peg["after"]
    return board


def _together(one, other):
    """Whether two scores of the play were made by the same card, and so moved the pegs once."""
    return (one["seat"] == other["seat"] and one["what"] in AT_ONCE and other["what"] in AT_ONCE
            and one["cards"][-1] == other["cards"][-1])


# ---- drawing


def cards(view, ui, t):
    """The cards that are counted, the starter apart; those of the item that was touched stand out."""
    entry = view["extra"]["entry"]
    key = "cribbage-label-crib" if entry["what"] == "crib" else "cribbage-label-hand"
    label = h("h2", {"class": "whose"}, t({"key": key, "args": {"seat": entry["seat"]}}))
    lit = _lit(entry, ui)
    shown = [_card(card, t, card in lit) for card in by_rank(entry["cards"])]
    starter = view["extra"]["starter"]
    shown.append(h("li", {"key": "plus", "class": "plus", "aria-hidden": "true"}, "+"))
    shown.append(_card(starter, t, starter in lit))
    return h("div", {"key": "shown", "class": "shown"}, label, h("ul", {"class": "laid"}, shown))


def _card(card, t, lit):
    attrs = {"key": card, "class": ["card", lit and "lit"], "data-suit": card[1], "data-table-card": card}
    return h("li", attrs, face(card), hidden(t.card(card)))


def _lit(entry, ui):
    place = ui["own"].get("lit")
    return entry["items"][place]["cards"] if place is not None else []


def items(view, ui, t):
    """The count, item by item, as players tell it: each a button that shows its cards. What was missed comes last."""
    entry, lit = view["extra"]["entry"], ui["own"].get("lit")
    counted, missed = view["extra"]["told"]
    lines = count.retold(entry["items"], counted + missed)
    told = [_item(entry["items"][place], line, place, place == lit, t) for place, line in zip(counted + missed, lines)]
    if missed:
        told.insert(len(counted), _left(entry["items"], missed, t))
    notes = [h("p", {"class": "note"}, t(note)) for note in view["extra"]["notes"]]
    return h("div", {"key": "count", "class": "pad told"}, h("ul", {"class": "counted"}, told), notes)


def _left(items, missed, t):
    """How much was not counted; the items that follow are what it was."""
    points = sum([items[place]["points"] for place in missed])
    said = t({"key": "cribbage-item-missed", "args": {"points": points}})
    return h("li", {"key": "left", "class": "note left"}, said)


def _item(item, line, place, lit, t):
    told = [t(line), h("small", {"class": "num"}, signed(item["points"])) if item["points"] else None]
    if not item["cards"]:
        return h("li", {"key": place}, h("span", {"class": "chip"}, told))
    attrs = {"class": "chip", "type": "button", "data-command": "light", "data-item": place,
             "aria-pressed": "true" if lit else "false"}
    return h("li", {"key": place}, h("button", attrs, told))


def by_rank(names):
    """Cards in the order of their ranks, the ace low; suits as they come."""
    return sorted(names, key=lambda card: ("A23456789TJQK".index(card[0]), card[1]))
