"""Who may know which card of cribbage, written from the clauses [n] of the rules page and not from the engine.

A zone is a name and the cards that lie there; all zones together are the pack.
"""

from stih.engine.cards import cards_in, mask_of

SETS = {"hands", "hand", "thrown", "played", "lacks", "shown", "crib", "blind"}   # sets of cards, by seat or one
CARDS = {"stock", "pile"}                                                         # cards in order


def zones(deal):
    """Where every card lies."""
    laid = {"stock": list(deal.stock), "starter": [deal.starter] if deal.starter >= 0 else [],
            "blind": list(cards_in(deal.blind))}
    for seat in range(deal.players):
        laid[f"hand/{seat}"] = list(cards_in(deal.hands[seat]))
        laid[f"thrown/{seat}"] = list(cards_in(deal.thrown[seat]))
        laid[f"played/{seat}"] = list(cards_in(deal.played[seat]))
    return laid


def put(deal, laid):
    """Lay the cards where *laid* has them."""
    deal.stock, deal.blind = list(laid["stock"]), mask_of(laid["blind"])
    for name in ("hand", "thrown"):
        slot = {"hand": "hands"}.get(name, name)
        setattr(deal, slot, [mask_of(laid[f"{name}/{seat}"]) for seat in range(deal.players)])


def knows(deal, seat):
    """The cards whose place *seat* knows."""
    known = deal.hands[seat] | deal.thrown[seat]                    # [6] its own cards, those in the crib too
    known |= mask_of(event[2] for event in deal.log if event[0] in ("cribbage-play", "cribbage-starter"))
    for other in laid_open(deal):                                   # [13] opened when their turn to count comes
        known |= deal.hands[other]
    if crib_is_open(deal):
        known |= mask_of(card for cards in deal.thrown for card in cards_in(cards)) | deal.blind
    return known


def laid_open(deal):
    """[13] The seats whose hands have been laid open: from the dealer's left, as far as the count has come."""
    order = [(deal.dealer + 1 + step) % deal.players for step in range(deal.players)]
    return order[:hands_opened(deal)]


def hands_opened(deal):
    """How many hands and cribs have been opened: those counted, and one that waits to be counted by hand."""
    counted = [event for event in deal.log if event[0] in ("cribbage-peg-hand", "cribbage-peg-crib")]
    waiting = deal.phase == "show"                                  # [22]
    return len(counted) + waiting


def crib_is_open(deal):
    """[13] The crib comes last."""
    return hands_opened(deal) > deal.players


def fits(deal, zone, card):
    """Whether all that is public allows *card* to lie in *zone*."""
    return not zone.startswith("hand/") or card not in lacks(deal, int(zone[5:]))


def lacks(deal, seat):
    """[8] [9] The cards that a seat has shown it does not hold: who holds one that fits has to lay it."""
    room = {0}
    for sum_, silent in silences(deal):
        if seat in silent:
            room.add(31 - sum_)
    return {card for card in range(52) if value(card) <= max(room)}


def silences(deal):
    """The sum and the seats that could not lay a card at it, for each go and each end of a count short of 31."""
    sum_, last = 0, None
    for what, *args in deal.log:
        if what == "cribbage-play":
            last, _, sum_ = args
        elif what == "cribbage-go":
            yield args[1], {args[0]}
        elif what == "cribbage-peg-go" and deal.rules.play_on:      # [10] its player could not go on either
            yield sum_, {last}


def value(card):
    """[2] What a card counts."""
    return min(card % 13 + 1, 10)
