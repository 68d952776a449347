"""Who may know which card of Raub, written from the clauses [n] of the rules page and not from the engine.

A zone is a name and the cards that lie there; all zones together are the pack.
"""

from stih.engine.cards import cards_in, mask_of

SETS = {"hands", "dead", "played", "voids", "hand", "laid_away"}   # fields that hold sets of cards, by seat or one
CARDS = {"stock", "turned", "trick"}                               # fields that hold cards in order
BEFORE_THE_LOOK = ("dealer_choice", "turn_up", "raub_choice")


def zones(deal):
    """Where every card lies."""
    laid = {"stock": list(deal.stock), "turned": list(deal.turned), "played": list(cards_in(deal.played))}
    if deal.taken:                                                  # [24] it has gone into the dealer's hand
        laid["turned"] = []
    for seat in range(deal.players):
        laid[f"hand/{seat}"] = list(cards_in(deal.hands[seat]))
        laid[f"dead/{seat}"] = list(cards_in(deal.dead[seat]))
    return laid


def put(deal, laid):
    """Lay the cards where *laid* has them."""
    deal.stock = list(laid["stock"])
    if not deal.taken:
        deal.turned = list(laid["turned"])
    deal.hands = [mask_of(laid[f"hand/{seat}"]) for seat in range(deal.players)]
    deal.dead = [mask_of(laid[f"dead/{seat}"]) for seat in range(deal.players)]


def knows(deal, seat):
    """The cards whose place *seat* knows."""
    known = deal.played | deal.dead[seat]                           # [12] what it laid away or dropped itself
    if deal.phase not in BEFORE_THE_LOOK:
        known |= deal.hands[seat]                                   # [5] nobody looks before the raub
    if not deal.taken and not is_blind(deal):
        known |= mask_of(deal.turned)                               # [7] turned for all to see
    return known


def is_blind(deal):
    """[27] The dealer's card lies face down: nobody, not even the dealer, has seen it."""
    shown = any(event[0] == "raub-revealed" for event in deal.log)
    return any(event[0] == "raub-face-down" for event in deal.log) and not shown


def fits(deal, zone, card):
    """Whether all that is public allows *card* to lie in *zone*."""
    if deal.taken and card == deal.turned[0]:                       # [24] all have seen the dealer take it
        return zone in raubed_places(deal)
    return not zone.startswith("hand/") or card not in lacks(deal, int(zone[5:]))


def raubed_places(deal):
    """[24] Where the raubed card may be: held by the dealer, or laid away as the fifth card."""
    held, gone = f"hand/{deal.dealer}", f"dead/{deal.dealer}"
    if deal.phase == "fifth_card":
        return {held}
    return {gone} if deal.turned[0] in lacks(deal, deal.dealer) else {held, gone}


def lacks(deal, seat):
    """[15] The cards that a seat has shown it does not hold, by not following suit or not trumping."""
    suit, missing = (lambda card: card // 8), set()
    for led, player, card in shown(deal):
        if player == seat and suit(card) != suit(led):
            missing.add(suit(led))
            missing |= set() if suit(card) == deal.trump else {deal.trump}
    return {card for card in range(32) if suit(card) in missing}


def shown(deal):
    """Every card played, as (led card, seat, card), read from the public log."""
    led = None
    for key, seat, *card in (event for event in deal.log if event[0] in ("play", "trick")):
        if key == "trick":
            led = None
            continue
        led = card[0] if led is None else led
        yield led, seat, card[0]
