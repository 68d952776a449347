"""How each type of case of raub.json is put to the engine. Fields: see tests/cases/README.md."""

from stih.engine.cards import cards_in
from stih.engine.errors import IllegalAction
from stih.engine.state import OVER, step
from stih.games.raub import RAUB
from stih.games.raub.deal import trick_winner
from stih.games.raub.match import standing
from stih.games.raub.rules import DECK, Refe, match_winner, obligation, score_deal

TURNED = ("7C", "8D", "9H")   # cards to turn where a case gives their number alone


def act(deal, name):
    """Take an action by its name, checked."""
    step(deal, RAUB.parse(name))


def legal(deal):
    """The names of what the seat in turn may do."""
    return [RAUB.actions[action] for action in deal.legal_actions()]


def legal_plays(case):
    """The cards that may be played, as a set."""
    hand, trick = case["in"]["hand"], case["in"]["trick"]
    players = max(2, len(trick) + 1)
    deal = RAUB.position({"players": players, "trump": case["in"]["trump"], "hands": {len(trick): hand},
                          "trick": [[seat, card] for seat, card in enumerate(trick)], "turn": len(trick),
                          "dealer": players - 1})
    return {card.upper() for card in case["expect"]}, set(legal(deal))


def winner_of_trick(case):
    """The place in the trick of the card that takes it."""
    trick = DECK.parse_all(case["in"]["trick"])
    return case["expect"], trick_winner(trick, DECK.suits.index(case["in"]["trump"].upper()))


def trump_auction(case):
    """What comes of speaking on the cards that are turned."""
    given = case["in"]
    deal = RAUB.position({"players": given["n"], "dealer": given["dealer"], "phase": "speak",
                          "turned": given["turnups"][:1], "stock": given["turnups"][1:]})
    for word in given["decisions"]:
        act(deal, word)
    known = _auction(deal, len(given["turnups"]))
    return case["expect"], {key: known.get(key) for key in case["expect"]}


def _auction(deal, known_cards):
    """The facts of an auction; a card beyond those of the case is not turned yet."""
    if len(deal.turned) > known_cards:
        return {"result": "turn_next", "turnups": known_cards}
    if deal.phase == OVER:
        return {"result": "refe", "turnups": len(deal.turned), "next_dealer": standing(deal)["dealer"]}
    if deal.solo >= 0:
        return {"result": "solo", "solo": deal.solo, "trump": DECK.suit(deal.trump).lower(),
                "turnups": len(deal.turned), "obligation": deal.duty, "stock": len(deal.stock)}
    return {"result": "open", "turnups": len(deal.turned), "to_act": deal.turn}


def score_of_deal(case):
    """The change of every seat."""
    given = case["in"]
    return case["expect"], score_deal(given["solo"], given["followers"], given["tricks"], given["duty"], given["refe"])


def match_update(case):
    """The new scores and who has won."""
    given = case["in"]
    scores = [score + delta for score, delta in zip(given["scores"], given["delta"], strict=True)]
    return case["expect"], {"scores": scores, "winner": match_winner(scores, given["dealer"], given["solo"])}


def refe(case):
    """How much each played deal counts, or the first deal that may not be handed on."""
    waiting, factors = Refe(), []
    for place, event in enumerate(case["in"]["events"]):
        if event == "volpass" and not waiting.may_pass_on():
            return case["expect"], {"illegal_at": place}
        if event == "played":
            factors.append(2 if waiting.waiting else 1)
        waiting = {"allpass": waiting.refused, "misdeal": waiting.refused, "volpass": waiting.passed_on,
                   "played": waiting.played}[event]()
    return case["expect"], {"factors": factors, "left": waiting.waiting}


def dealer_options(case):
    """What the dealer may choose before the first card."""
    given = case["in"]
    deal = RAUB.position({
        "phase": "dealer_choice", "players": len(given["scores"]), "dealer": given["dealer"],
        "scores": given["scores"], "handed_on": given.get("last_was_voluntary_pass", False),
        "maus_around_used": given.get("maus_around_used", False), "around_left": given.get("maus_around_left", 0),
        "options": {"maus_around": given.get("maus_around_rule", False)}})
    return sorted(case["expect"]), sorted(legal(deal))


def turnup_options(case):
    """What the dealer may do with the card just turned."""
    given = case["in"]
    deal = RAUB.position({
        "phase": "raub_choice", "players": 3, "turned": [given["card"]], "kind": "maus" if given.get("maus") else "",
        "options": {"mandatory_raub": "ak7" if given.get("mandatory") else "off"}})
    return sorted(case["expect"]), sorted(legal(deal))


def duty(case):
    """How many tricks the solo player owes."""
    return case["expect"], obligation(case["in"]["kind"], DECK.parse(case["in"]["card"]))


def exchange(case):
    """How many cards each active seat really gets for those it would like to change."""
    given = case["in"]
    order = [(seat + 1) % given["n"] for seat in range(given["n"])]       # the dealer, seat 0, is the last
    active = order[-len(given["wants"]):]
    deal = RAUB.position({"players": given["n"], "phase": "exchange", "solo": active[0], "active": active,
                          "turned": list(TURNED[:given["turnups"]])})
    for seat, wanted in zip(active, given["wants"], strict=True):
        assert seat == deal.turn
        lay_away(deal, wanted)
    return case["expect"], [event[2] for event in deal.log if event[0] == "raub-exchanged"]


def lay_away(deal, wanted):
    """Lay away the seat's lowest cards, as many as it wants or may, and be done."""
    seat, cards = deal.turn, cards_in(deal.hands[deal.turn])
    for card in cards[:wanted]:
        if deal.turn != seat or deal.laid >= deal.exchange_limit():
            break
        act(deal, "-" + DECK.names[card])
    deal.run_automatic()                                                # a position takes no automatic choice
    if (deal.turn, deal.phase) == (seat, "exchange"):
        act(deal, "done")


def stock(case):
    """How many cards are left to exchange from."""
    given = case["in"]
    deal = RAUB.position({"players": given["n"], "phase": "exchange", "turned": list(TURNED[:given["turnups"]])})
    return case["expect"], len(deal.stock)


def first_leader(case):
    """Who leads to the first trick."""
    given = case["in"]
    deal = RAUB.position({"players": given["n"], "dealer": given["dealer"], "active": given["active"],
                          "solo": given["active"][0], "phase": "exchange", "turned": list(TURNED[:1])})
    while deal.phase == "exchange":
        act(deal, "done")
    return case["expect"], deal.turn


def play_deal(case):
    """The tricks and changes of a deal played out, or the first card that may not be played."""
    given = case["in"]
    active = given.get("active", list(range(given["n"])))
    deal = RAUB.position({"players": given["n"], "dealer": given["dealer"], "solo": given["solo"],
                          "active": active, "trump": given["trump"], "hands": given["hands"]})
    for trick, cards in enumerate(given["plays"]):
        for place, card in enumerate(cards):
            try:
                act(deal, card)
            except IllegalAction:
                return case["expect"], {"illegal_at": [trick, place]}
    return case["expect"], {"tricks": deal.won, "delta": deal.scores()}


RUN = {
    "legal_plays": legal_plays, "trick_winner": winner_of_trick, "trump_auction": trump_auction,
    "score_deal": score_of_deal, "match_update": match_update, "refe": refe, "dealer_options": dealer_options,
    "turnup_options": turnup_options, "obligation": duty, "exchange": exchange, "stock": stock,
    "first_leader": first_leader, "play_deal": play_deal,
}
