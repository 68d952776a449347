"""Who may know which card of Preferans, written from the clauses [n] of the rules page and not from the engine.

A zone is a name and the cards that lie there; all zones together are the pack.
"""

from stih.engine.cards import cards_in, mask_of

SETS = {"hands", "hand", "talon", "discards", "shown", "open", "played", "lacks"}   # sets of cards, by seat or one
CARDS = {"trick"}                                                                   # cards in order
SEATS = range(3)
SUITS = {2: 3, 3: 1, 4: 2, 5: 0}                                                    # [14] contract: suit of trumps
BETWEEN_HANDS = ("over", "stop")


def zones(deal):
    """Where every card lies."""
    laid = {"talon": list(cards_in(deal.talon)), "discards": list(cards_in(deal.discards)),
            "played": list(cards_in(deal.played))}
    return laid | {f"hand/{seat}": list(cards_in(deal.hands[seat])) for seat in SEATS}


def put(deal, laid):
    """Lay the cards where *laid* has them."""
    deal.talon, deal.discards = mask_of(laid["talon"]), mask_of(laid["discards"])
    deal.hands = [mask_of(laid[f"hand/{seat}"]) for seat in SEATS]


def knows(deal, seat):
    """The cards whose place *seat* knows."""
    known = deal.hands[seat] | deal.played
    if seat == taker(deal):                                         # [13] what he laid away himself
        known |= deal.discards
    if deal.phase in BETWEEN_HANDS:                                 # [13] shown when the hand is over
        known |= deal.talon | deal.discards
    if deal.rules.open_bettel and deal.contract == 6 and began(deal):
        known |= deal.hands[deal.declarer]                          # [25]
    return known


def taker(deal):
    """[13] Who took the talon, None when it was not taken."""
    return next((event[1] for event in deal.log if event[0] == "preferans-takes"), None)


def turned_up(deal):
    """[13] The talon, once all have seen it."""
    return {card for event in deal.log if event[0] == "preferans-talon" for card in event[1:]}


def began(deal):
    """Whether the defenders have decided and the first card is to be led."""
    return deal.phase in ("play", "claim", *BETWEEN_HANDS) and deal.active != 0


def fits(deal, zone, card):
    """Whether all that is public allows *card* to lie in *zone*."""
    if card in turned_up(deal) and zone not in (f"hand/{taker(deal)}", "discards", "played"):
        return False
    return not zone.startswith("hand/") or card not in lacks(deal, int(zone[5:]))


def lacks(deal, seat):
    """[24] The cards that a seat has shown it does not hold, by what it played."""
    trump, missing = SUITS.get(deal.contract), set()
    head = deal.rules.must_head and deal.contract != 6
    over = deal.rules.must_overtrump and deal.contract != 6
    for before, player, card in shown(deal):
        if player == seat and before:
            missing |= could_not(before, card, trump, head, over)
    return missing


def could_not(before, card, trump, head, over):
    """The cards that its player would have had to play instead of *card*."""
    led, best = suit(before[0]), winning(before, trump)
    higher = {other for other in range(32) if suit(other) == suit(best) and other > best}
    if suit(card) == led:
        due = head and suit(best) == led and card not in higher
        return higher if due else set()
    missing = {other for other in range(32) if suit(other) == led}
    if suit(card) != trump:
        return missing | {other for other in range(32) if suit(other) == trump}
    due = over and suit(best) == trump and card not in higher
    return missing | higher if due else missing


def winning(cards, trump):
    """[25] The card that takes the trick so far."""
    trumps = [card for card in cards if suit(card) == trump]
    return max(trumps or [card for card in cards if suit(card) == suit(cards[0])])


def suit(card):
    """The number of a card's suit."""
    return card // 8


def shown(deal):
    """Every card played, as (cards before it in the trick, seat, card), read from the public log."""
    trick = []
    for key, seat, *card in (event for event in deal.log if event[0] in ("play", "trick")):
        if key == "trick":
            trick = []
            continue
        yield list(trick), seat, card[0]
        trick.append(card[0])
