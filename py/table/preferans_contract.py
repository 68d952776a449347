"""The talon, the contract on its slip, who defends, the rounds of kontra, and claims."""

from table import lay
from table.cards import shown, suit_sign
from table.preferans_words import SUITS
from table.vnode import h

KONTRAS = ("kontra", "rekontra", "subkontra", "mortkontra")
"""The doublings in their order, each twice the one before."""


# ---- the talon


def laying_away(view, ui, t):
    """The talon that was turned up, and the two places for what is laid away; a list of nodes."""
    talon = view["extra"]["talon"]
    taken = t({"key": "preferans-took", "args": {"seat": view["extra"]["auction"]["holder"]}})
    parts = [_group("talon", [_card(card, t) for card in talon], taken)]
    if view["select"]:
        chosen = [_card(card, t) for card in ui["chosen"]]
        slots = [h("i", {"key": place, "class": "card slot", "aria-hidden": "true"})
                 for place in range(len(chosen), view["select"]["max"])]
        parts.append(_group("away", chosen + slots, t("preferans-away")))
    return [h("div", {"key": "talonbox", "class": "talonbox"}, parts)]


def _group(name, cards, text):
    label = h("span", {"class": "lbl"}, text)
    return h("div", {"key": name, "class": "zone"}, h("div", {"class": "cards"}, cards), label)


def _card(card, t):
    return shown(card, t, {"key": card})


# ---- the contract


def slip(view, t):
    """The contract on a slip of paper: who plays what, what it is worth, who defends; a list of nodes."""
    contract, defence = view["extra"]["contract"], view["extra"]["defence"]
    head = h("header", None, _sign(contract), h("div", None, h("b", None, t(contract["text"])),
             h("small", None, t({"key": "preferans-plays", "args": {"seat": contract["seat"]}}))))
    worth = h("p", None, t("preferans-worth", unit=contract["unit"], value=contract["value"]))
    left = h("div", {"key": "worth"}, head, aim(view, t), worth, _notes(view, t))
    right = h("div", {"key": "defence", "class": "defence"}, _defenders(view, defence, t), _chain(view, contract, t))
    attrs = {"key": "slip", "class": "contract on-paper", "data-contract": contract["number"]}
    paper = h("div", attrs, left, right)
    return [h("div", {"key": "contractbox", "class": "contractbox"}, paper, _open_talon(view, t))]


def aim(view, t):
    """What the declarer must take, and what the viewer owes."""
    sentences = [[t(sentence), " "] for sentence in view["extra"]["contract"]["aim"]]
    return h("p", {"key": "aim", "class": "aim"}, sentences)


def _sign(contract):
    number = contract["number"]
    sign = suit_sign(SUITS[number]) if number in SUITS else h("b", None, number)
    return h("span", {"class": "trump", "aria-hidden": "true"}, sign)


def _notes(view, t):
    """What makes it count more, or be played under kontra only."""
    tags = [tag for tag in view["tags"] if not tag["key"].endswith(("-contract", "-kontra"))]
    if not tags:
        return None
    return h("p", {"key": "tags", "class": "tags"}, [h("span", {"class": "tag"}, t(tag)) for tag in tags])


def _defenders(view, defence, t):
    """What each opponent of the declarer has decided, and what they owe."""
    declarer = view["extra"]["contract"]["seat"]
    known = {entry["seat"]: entry for entry in defence["seats"]} if defence else {}
    seats = [(declarer + step) % view["players"] for step in (1, 2)]
    rows = [h("li", {"key": seat, "data-p": seat}, h("i", {"class": "dot"}), h("b", None, t.name(seat)), " ",
              h("span", None, t(_decision(view, seat, known.get(seat))))) for seat in seats]
    return [h("ul", {"key": "defenders"}, rows), _due(view, defence, t)]


def _due(view, defence, t):
    """What the defenders owe together, for the declarer: they have it in their aim."""
    if not defence or not defence["due"] or view["seat"] != view["extra"]["contract"]["seat"]:
        return None
    return h("p", {"class": "due"}, t("preferans-due", due=defence["due"]))


def _decision(view, seat, entry):
    """The key or message of what a defender has said so far."""
    if entry and entry["caller"]:
        return "preferans-calls"
    if entry and entry["decided"] and view["seats"][seat]["role"]:
        return view["seats"][seat]["role"]
    return "preferans-deciding" if view["to_act"] == seat else "preferans-undecided"


def _chain(view, contract, t):
    """The doublings that were said one after the other, and the one that the viewer may say."""
    said = max([entry["level"] for entry in contract["kontra"]] or [0])
    asked = [choice["action"] for choice in view["choices"]]
    steps = [_doubling(place, place < said, t) for place in range(len(KONTRAS))
             if place < said or KONTRAS[place] in asked]
    if view["phase"] != "kontra" or not steps:
        return None
    return h("ol", {"key": "chain", "class": "chain", "aria-label": t("preferans-chain")}, steps)


def _doubling(place, said, t):
    factor = h("b", None, f"×{2 << place}")
    return h("li", {"key": place, "class": "said" if said else None}, t("preferans-do-" + KONTRAS[place]) + " ", factor,
             None if said else "?")


def _open_talon(view, t):
    """The talon as all have seen it; None where nobody has."""
    talon = view["extra"]["talon"]
    return _group("talon", [_card(card, t) for card in talon], t("preferans-label-talon")) if talon else None


# ---- the play


def play(view, ui, t):
    """The trick between what the viewer laid away and the trumps, or the numbers to claim; over it an open hand."""
    piles = {pile["zone"]: lay.pile_zone(pile, t) for pile in view["piles"] if pile["cards"]}
    left = h("div", {"class": "stock"}, piles.get("discards"), lay.last_trick(view, ui, t))
    middle = claims(view, t) if claiming(view) else lay.middle(view, ui, t)
    return [piles.get("open"), left, middle, lay.marks(view, t, _together(view))]


def _together(view):
    """The tag of what the defenders owe as a pair, a list."""
    defence = view["extra"]["defence"]
    if not defence or not defence["due"] or not view["extra"]["contract"]:
        return []
    return [{"key": "preferans-together", "args": {"tricks": defence["tricks"], "due": defence["due"]}}]


def claiming(view):
    """Whether the viewer is choosing how many tricks to claim."""
    return view["touched"]["claiming"] == view["turn"] and bool(view["extra"]["claims"])


def claims(view, t):
    """The numbers that may be claimed."""
    buttons = [h("li", {"key": claim["action"]}, h("button", {"class": "word", "type": "button",
               "data-action": claim["action"], "aria-label": t(claim["text"])}, claim["text"]["args"]["count"]))
               for claim in view["extra"]["claims"]]
    title = h("p", {"id": "claims-title"}, t("preferans-claim-count"))
    return h("div", {"key": "claims", "class": "claims"}, title, h("ol", {"aria-labelledby": "claims-title"}, buttons))


def claim_button(view, t):
    """Opens the numbers, or puts them away again."""
    text = t("preferans-claim-close") if claiming(view) else t("preferans-claim")
    attrs = {"class": "btn quiet", "type": "button", "data-command": "claim",
             "aria-expanded": "true" if claiming(view) else "false"}
    return h("span", {"key": "claim", "class": "choice"}, h("button", attrs, text))
