"""How each type of case of rablo.json is put to the engine. Fields: see tests/cases/README.md."""

from stih.engine.errors import IllegalAction
from stih.engine.state import OVER, step
from stih.games.rablo import RABLO
from stih.games.rablo.deal import DOUBLING, PASS
from stih.games.rablo.match import result, standing
from stih.games.rablo.rules import DECK, LEVELS, announcement, certain, level_of, points, settle, trick_winner

CALLS = {level.stake: f"{level.kind}:9{'H' if level.hearts else 'B'}" for level in LEVELS}
"""A call of each stake, for cases that give the stake alone."""


def act(deal, name, seat=None):
    """Take an action by its name for the seat in turn, or say a word out of turn; checked."""
    action = RABLO.parse(name)
    if seat in (None, deal.turn):
        step(deal, action)
    elif action in deal.calls(seat):
        deal.call(seat, action)
    else:
        raise IllegalAction(action=name)


def legal(deal):
    """The names of what the seat in turn may do."""
    return [RABLO.actions[action] for action in deal.legal_actions()]


def legal_plays(case):
    """The cards that may be played, as a set, without announcements."""
    given = case["in"]
    turn = len(given["trick"])
    deal = RABLO.position({"trump": given["trump"], "hands": {turn: given["hand"]}, "turn": turn,
                           "trick": [[seat, card] for seat, card in enumerate(given["trick"])]})
    return {card.upper() for card in case["expect"]}, set(legal(deal)) & set(DECK.names)


def winner_of_trick(case):
    """The place in the trick of the card that takes it."""
    trick = DECK.parse_all(case["in"]["trick"])
    return case["expect"], trick_winner(trick, DECK.suits.index(case["in"]["trump"].upper()))


def value(case):
    """What cards count."""
    return case["expect"], points(DECK.parse_all(case["in"]["cards"]))


# auction, sides, doubling

def auction(case):
    """What comes of an auction, or the first word that may not be said."""
    given = case["in"]
    deal = RABLO.position({"phase": "auction", "dealer": given["dealer"],
                           "options": {"pass_final": given["pass_final"]}})
    for place, bid in enumerate(given["bids"]):
        try:
            act(deal, bid if bid == "pass" else ":".join(bid))
        except IllegalAction:
            return case["expect"], {"illegal_at": place}
    known = _auction(deal)
    return case["expect"], {key: known.get(key) for key in case["expect"]}


def _auction(deal):
    """The facts of an auction, over or going on."""
    if deal.phase == OVER:
        return {"result": "passed_out", "pay": -deal.deltas[0], "pot": deal.pot,
                "next_dealer": standing(deal)["dealer"]}
    if deal.phase == DOUBLING:
        card = DECK.names[deal.card()]
        return {"result": "contract", "caller": deal.caller, "contract": deal.kind(), "card": card[0] + card[1].lower(),
                "trump": DECK.suit(deal.trump()).lower(), "stake": LEVELS[deal.level()].stake}
    calls = {tuple(name.split(":")) for name in legal(deal) if ":" in name}
    levels = {LEVELS[level_of(kind, DECK.parse(card))].stake for kind, card in calls}
    return {"result": "open", "to_act": deal.turn, "levels": sorted(levels)}


def side(case):
    """The seats of the caller's side."""
    given = case["in"]
    deal = RABLO.position({"phase": "kontra", "caller": given["caller"], "call": f"snapszer:{given['card']}",
                           "hands": given["hands"]})
    return sorted(case["expect"]), [seat for seat in range(4) if deal.on_side(seat)]


def contract_of(sides, caller, stake=50, **more):
    """A position in which the caller's side is as given."""
    partner = next((seat for seat in sides if seat != caller), caller)
    call = CALLS[stake]
    hands = {partner: [call.split(":")[1], *"?????"]}
    return RABLO.position({"caller": caller, "call": call, "hands": hands} | more)


def kontra(case):
    """The factor of the words said, or the first that may not be said; whoever is not named passes."""
    given = case["in"]
    deal = contract_of(given["caller_side"], given["caller_side"][0], phase="kontra")
    for place, (seat, word) in enumerate(given["calls"]):
        while deal.phase == DOUBLING and deal.turn != seat:
            deal.apply(PASS)
        try:
            act(deal, word)
        except IllegalAction:
            return case["expect"], {"illegal_at": place}
    return case["expect"], 2 ** deal.doubled


# play

def announcements(case):
    """What the leader may announce, by suit."""
    given = case["in"]
    deal = RABLO.position({"caller": 0, "call": f"{given['contract']}:A{given['trump']}", "hands": {0: given["hand"]}})
    found = {}
    for name in legal(deal):
        if name.startswith("announce:"):
            card = DECK.parse(name[-2:])
            found[name[-1].lower()] = announcement(card, deal.hands[0], deal.trump())
    return case["expect"], found


def certain_rest(case):
    """Whether the leader may show the hand."""
    given = case["in"]
    hand, unseen = (sum(1 << card for card in DECK.parse_all(given[name])) for name in ("hand", "unseen"))
    return case["expect"], certain(hand, unseen, DECK.suits.index(given["trump"].upper()))


def play_deal(case):
    """How a deal played by a script ends or stands, or the first part of it that may not be."""
    given = case["in"]
    deal = RABLO.position({"caller": given["caller"], "call": f"{given['contract']}:{given['card']}",
                           "hands": given["hands"], "options": {"enough_always": True}})   # a script may be rash
    for place, part in enumerate(given["script"]):
        try:
            _follow(deal, part)
        except IllegalAction:
            return case["expect"], {"illegal_at": place}
    known = {"end": deal.ending or None, "points": deal.points, "leader": deal.leader,
             "tricks": sum(deal.won[seat] for seat in range(4) if deal.on_side(seat))}
    if deal.phase == OVER:
        known["won"] = result(deal)["won"]
    return case["expect"], {key: known.get(key) for key in case["expect"]}


def _follow(deal, part):
    """One trick, or a word between tricks."""
    for word in ("enough", "show"):
        if word in part:
            act(deal, word, part[word])
            return
    if "ann" in part:
        act(deal, f"announce:{part['lead']}")
        if deal.announced != part["ann"]:
            raise IllegalAction(action=part["lead"])
    else:
        act(deal, part["lead"])
    for card in part["rest"]:
        act(deal, card)


# money

def score_of_deal(case):
    """Everybody's change and the pot that stays."""
    given = case["in"]
    delta, pot = settle(given["caller_side"], given["stake"] * given["mult"], given["won"], given["pot"])
    return case["expect"], {"delta": delta, "pot": pot}


def match(case):
    """How a match stands after rounds whose outcome is given."""
    given = case["in"]
    stands = {"scores": given.get("stacks", [3000] * 4), "pot": 0, "dealer": 0, "played": 0}
    for part in given["rounds"]:
        deal = _round(stands, part)
        stands = standing(deal)
    known = {"stacks": stands["scores"], "pot": stands["pot"], "dealer": stands["dealer"],
             "broke": [seat for seat in range(4) if stands["scores"][seat] <= 0],
             "over": RABLO.winner(deal) is not None}
    return case["expect"], {key: known[key] for key in case["expect"]}


def _round(stands, part):
    """One deal brought to its end, as the match stands."""
    here = {"scores": stands["scores"], "pot": stands["pot"], "dealer": stands["dealer"],
            "number": stands["played"] + 1}
    if part == "passed_out":
        deal = RABLO.position(here | {"phase": "auction", "bids": ["pass"] * 4})
    else:
        deal = contract_of(part["caller_side"], part["caller"], part["stake"],
                           doubled=part["mult"].bit_length() - 1, **here)
        deal.finish("six_tricks", part["won"])
    return deal


RUN = {
    "legal_plays": legal_plays, "trick_winner": winner_of_trick, "points": value, "auction": auction, "side": side,
    "kontra": kontra, "announcements": announcements, "certain_rest": certain_rest, "play_deal": play_deal,
    "score_deal": score_of_deal, "match": match,
}
