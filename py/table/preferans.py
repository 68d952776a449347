"""Preferans at the table: auction, talon, contract, claims, sheet (parts.py says what each function is for)."""

from table import preferans_auction as auction
from table import preferans_contract as contract
from table.preferans_result import after, lines
from table.preferans_sheet import course, sheet
from table.preferans_words import choice_of, number, shown

__all__ = ("after", "bubble", "buttons", "command", "course", "field", "lines", "note", "refusal", "seen", "sheet",
           "spoken", "told")

IN_PANEL = ("declare", "naming")
TO_PLAY = ("play", "claim", "over", "stop")
TOLD = {"bid": "preferans-say-bid", "name": "preferans-do-name", "declare": "preferans-do-name"}
"""The words for a number in advice, by what is done with it."""


def seen(view, own, hold):
    """The view with what the player has touched beside the cards: an entry, a panel of the sheet, the claims."""
    if not view.get("extra"):
        return view
    touched = {name: own.get(name) for name in ("entry", "panel", "claiming", "word")}
    last = own.get("seen")
    if not last or last[0] is not view or last[1] != touched:
        own["seen"] = (view, touched, dict(view, touched=touched))
    return own["seen"][2]


def command(view, own, name, data):
    """An entry or a panel of the sheet was touched, a word of the auction picked, or the claims opened."""
    if name == "entry":
        own["entry"] = None if own.get("entry") == data["entry"] else data["entry"]
    elif name == "panel":
        own["panel"] = int(data["seat"])
    elif name == "word":
        own["word"] = {"turn": view["turn"], "action": data["word"]}
    elif name == "claim":
        own["claiming"] = None if own.get("claiming") == view["turn"] else view["turn"]
    else:
        return False
    return True


def refusal(view, action):
    """Why a word of the panel may not be said, or None."""
    words = view.get("extra", {}).get("panel") or []
    return ([word["why"] for word in words if word["action"] == action] + [None])[0]


def note(view, t):
    """The number of the hand, and how many bule are still played for."""
    return t("preferans-hand", number=view["number"], left=view["extra"]["left"]) if view.get("extra") else None


def field(view, ui, t):
    """What lies in the field in each phase."""
    if not view.get("extra"):
        return None
    phase = view["phase"]
    if phase in ("auction", "naming"):
        return auction.render(view, t)
    if phase == "discard":
        return contract.laying_away(view, ui, t)
    if phase == "declare":
        return auction.declaring(view, t) or contract.laying_away(view, ui, t)
    if phase in TO_PLAY:
        return contract.play(view, ui, t)
    return contract.slip(view, t)


def bubble(message, t):
    """A number with its suit; None for other words."""
    level = message["args"].get("level")
    return auction.call(message, t) if level else None


def spoken(_view, action, t):
    """A contract's number with its suit, or how many tricks are claimed; None for other words."""
    if action.startswith("claim:"):
        return [t("preferans-do-claim", count=number(action))]
    return shown(number(action), t) if ":" in action else None


def told(view, action, t):
    """A contract in words, or the number of a bid, which is a step and no contract yet; None for other actions."""
    key = TOLD.get(action.split(":")[0])
    return t(key, contract=number(action)) if key else None


def buttons(view, ui, t):
    """The say area's buttons: a pass and the chosen word in the auction, none where the field has them all."""
    if not view.get("extra") or view["select"]:
        return None
    if view["phase"] in IN_PANEL:
        return []
    if view["phase"] == "play":
        claim = [contract.claim_button(view, t)] if view["extra"]["claims"] else []
        return [contract.aim(view, t)] + claim
    if view["phase"] == "auction":
        return auction.buttons(view, t)
    return [choice_of(choice, t) for choice in view["choices"]]
