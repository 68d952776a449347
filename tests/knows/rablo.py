"""Who may know which card of Rabló, written from the clauses [n] of the rules page and not from the engine.

A zone is a name and the cards that lie there; all zones together are the pack.
"""

from stih.engine.cards import cards_in, mask_of

PASS = 96                                                          # the first word among the actions
SETS = {"hands", "hand", "played", "lacks", "holds", "shown"}      # fields that hold sets of cards, by seat or one
CARDS = {"trick"}                                                  # fields that hold cards in order
RANKS = 6


def zones(deal):
    """Where every card lies."""
    return {"played": list(cards_in(deal.played))} | {
        f"hand/{seat}": list(cards_in(deal.hands[seat])) for seat in range(4)}


def put(deal, laid):
    """Lay the cards where *laid* has them; whoever gets the called card is the partner now."""
    deal.hands = [mask_of(laid[f"hand/{seat}"]) for seat in range(4)]
    called = called_card(deal)
    for seat in range(4):
        if called is not None and deal.hands[seat] >> called & 1:
            deal.holder = seat


def knows(deal, seat):
    """The cards whose place *seat* knows."""
    known = deal.hands[seat] | deal.played | mask_of(announced_mates(deal))     # [16] the pair was shown to exist
    if deal.ending == "show":                                                   # [21] laid open for all
        known |= deal.hands[deal.leader]
    if is_public(deal):                                                         # [23]
        known |= 1 << called_card(deal)
    return known


def fits(deal, zone, card):
    """Whether all that is public allows *card* to lie in *zone*."""
    return zone == "played" or card not in lacks(deal, int(zone[5:]))


def called_card(deal):
    """[7] The card of the highest call once it is the contract."""
    if all(event[0] != "rablo-contract" for event in deal.log):
        return None
    return next(event[2] for event in deal.log if event[0] == "rablo-contract")


def is_public(deal):
    """[23] All know who was dealt the called card."""
    called = called_card(deal)
    return called is not None and (
        deal.phase == "over" or called in played(deal) or called in announced_mates(deal) or has_betrayed_himself(deal))


def has_betrayed_himself(deal):
    """[23] Somebody else than the caller said rekontra or took a trick after which play went on."""
    caller = next(event[1] for event in deal.log if event[0] == "rablo-contract")
    return any(event[0] in ("rablo-rekontra", "trick") and event[1] != caller for event in deal.log)


def announced_mates(deal):
    """[16] The other card of each pair announced, while it is in the hand."""
    events = list(deal.log)
    for place, event in enumerate(events):
        if event[0] == "rablo-announce":
            card = next(later[2] for later in events[place:] if later[0] == "play")
            mate = card + 1 if card % RANKS == 2 else card - 1                  # queen and king lie side by side
            if mate not in played(deal):
                yield mate


def played(deal):
    """The cards played so far."""
    return {event[2] for event in deal.log if event[0] == "play"}


def lacks(deal, seat):
    """The cards that a seat has shown it does not hold: by its word [10], by not following or beating [13] [14]."""
    called, missing = called_card(deal), set()
    if any(event[0] in ("rablo-kontra", "rablo-subkontra") and event[1] == seat for event in deal.log):
        missing.add(called)
    for trick, player, card in plays(deal):
        if player == seat and trick:
            missing |= shown(trick, card, called // RANKS)
    return missing


def shown(trick, card, trump):
    """[13] [14] What playing *card* to a trick tells about the rest of the hand."""
    suit, led = card // RANKS, trick[0] // RANKS
    trumps = [other for other in trick if other // RANKS == trump]
    best = max(trumps or [other for other in trick if other // RANKS == led])
    missing = set()
    if suit != led:
        missing |= {other for other in range(24) if other // RANKS == led}
    if suit not in (led, trump):
        missing |= {other for other in range(24) if other // RANKS == trump}
    if suit == best // RANKS:
        missing |= {other for other in range(24) if other // RANKS == suit and other > best > card}
    return missing


def plays(deal):
    """Every card played, as (the trick before it, seat, card), read from the public log."""
    trick = []
    for _, seat, card in (event for event in deal.log if event[0] == "play"):
        yield list(trick), seat, card
        trick = [*trick, card] if len(trick) < 3 else []


def pick(deal, choices, rng):
    """A move by lot: in the auction and before the play passes more often, then rather cards than words."""
    first, *others = choices
    if deal.phase == "auction":
        return choices[-1] if not others or rng.random() < 0.7 else rng.choice(choices[:-1])
    if deal.phase == "kontra":
        return first if not others or rng.random() < 0.7 else others[-1]
    if rng.random() < 0.7:
        choices = [move for move in choices if move[1] < PASS]
    return rng.choice(choices)
