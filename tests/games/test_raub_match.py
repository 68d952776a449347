"""Raub, clause by clause [n] of its rules page: what passes from one deal to the next, and the end."""

import pytest
from stih.engine import options as options_of
from stih.engine.match import Match
from stih.engine.state import OVER, step
from stih.games.raub import RAUB
from stih.games.raub.rules import DECK, match_winner

THREE_SUITS = "7C 8C 9C TC JC QC AH KC AC 7D 8D 9D TD JD AS"      # three offers: hearts, diamonds, spades


def pack(first=THREE_SUITS):
    cards = DECK.parse_all(first.split())
    return cards + [card for card in range(32) if card not in cards]


def act(match, *names):
    for name in names:
        match.act(name)


def legal(match):
    return {RAUB.actions[action] for action in match.deal.legal_actions()}


def deal_on(match, words):
    """Play a deal to its end and, unless the match is over, deal the next from the known pack.

    A word is an action; "pass3" passes round; "low" plays on with the lowest legal action.
    """
    for word in words.split():
        if word == "low":
            while match.deal.phase != OVER:
                act(match, RAUB.actions[match.deal.legal_actions()[0]])
        else:
            act(match, *(["pass"] * 3 if word == "pass3" else [word]))
    assert match.deal.phase == OVER
    if not match.over:
        match.next_deal(pack())


def fresh(**options):
    """A match of three people whose first deal is by seat 0 from the known pack."""
    deal = {"dealer": 0, "pack": " ".join(DECK.names[card] for card in pack()), "actions": []}
    return Match.replay(RAUB, {"seats": ["you"] * 3, "seed": "1", "options": options, "first_dealer": 0,
                               "deals": [deal]})


REFUSED = "deal face_up continue pass3 pass3 pass3"
ALONE = "deal face_up raub drop drop"


def standing(match):
    return match.deal.refe, bool(match.deal.handed_on), match.deal.dealer


# the next dealer, refe

@pytest.mark.parametrize("words", [REFUSED, ALONE, "pass_deal", "deal face_up raub follow follow low"])
def test_the_next_seat_deals_after_every_deal(words):
    """[1] Played, refused or handed on."""
    match = fresh()
    deal_on(match, words)
    assert 1 == match.deal.dealer


def test_a_refused_deal_writes_a_refe_and_no_points():
    """[8] [20]"""
    match = fresh()
    deal_on(match, REFUSED)
    assert ([21, 21, 21], (1, False, 1)) == (match.scores(), standing(match))
    assert "refe" == match.results()[0]["ending"]


def test_a_refe_doubles_the_next_played_deal_alone():
    """[20] Also when nobody follows; the one after counts once."""
    match = fresh()
    for words in (REFUSED, ALONE, ALONE):
        deal_on(match, words)
    assert [[0, 0, 0], [0, -8, 0], [0, 0, -4]] == [result["deltas"] for result in match.results()]


def test_several_refes_double_one_deal_each():
    """[21] Two refused, three played: double, double, single; never four times."""
    match = fresh(start=41)
    for words in (REFUSED, REFUSED, ALONE, ALONE, ALONE):
        deal_on(match, words)
    assert [0, 0, -8, -8, -4] == [sum(result["deltas"]) for result in match.results()]
    assert [0, 0, 1, 1, 0] == [int(row["doubled"]) for row in match.view(0)["sheet"]["rows"]]


def test_a_refused_deal_uses_up_no_refe():
    """[21] It adds one more."""
    match = fresh()
    for waiting in (1, 2, 3):
        deal_on(match, REFUSED)
        assert waiting == match.deal.refe == match.view(0)["sheet"]["waiting"]


def test_handing_on_writes_a_refe_but_not_twice_running():
    """[22] The limit is the table's; a refused deal between lets it happen again."""
    match = fresh()
    deal_on(match, "pass_deal")
    assert ((1, True, 1), "turn_up") == (standing(match), match.deal.phase)
    deal_on(match, REFUSED.removeprefix("deal "))
    assert (2, False, 2) == standing(match)
    assert {"deal", "pass_deal"} == legal(match)


def test_a_maus_uses_up_a_refe():
    """[20]"""
    match = fresh(start=11, maus_below=20)
    deal_on(match, "pass_deal")
    deal_on(match, "maus low")
    assert (True, 0) == (match.results()[1]["doubled"], match.view(0)["sheet"]["waiting"])


# the end

@pytest.mark.parametrize(("scores", "dealer", "solo", "winner"), [
    ([1, 1, 1], 0, 0, None), ([0, 5, 5], 0, 1, 0), ([-2, -3, 4], 0, 0, 1), ([0, 0, 4], 0, 0, 0), ([0, 0, 4], 0, 2, 1),
    ([0, 0, 0], 2, -1, 0), ([0, 4, 0], 0, 1, 2), ([0, 4, 0], 1, 1, 2), ([5, -1, -1], 1, 0, 2),
])
def test_who_wins(scores, dealer, solo, winner):
    """[19] The lowest; then the solo player of the deal; then who sits nearer to the dealer's right."""
    assert winner == match_winner(scores, dealer, solo)


def test_the_match_ends_at_zero_or_below():
    """[19] The overshoot is kept, nothing is dealt any more."""
    match = fresh(start=11)
    for _ in range(7):
        deal_on(match, ALONE)
    assert (True, 0, [-1, 3, 3]) == (match.over, match.winner, match.scores())
    title = match.view(0)["match"]["title"]
    assert ("raub-match-won", {"seat": 0, "score": -1, "deals": 7}) == (title["key"], title["args"])


def test_there_is_no_ceiling():
    """[19] Who fails stands above 21, and the match goes on."""
    match = fresh()
    deal_on(match, "deal face_up raub follow follow low")
    assert max(match.scores()) > 21
    assert match.winner is None


# Maus

def choices(scores, **more):
    """What the dealer, seat 0, may choose."""
    deal = RAUB.position({"players": len(scores), "phase": "dealer_choice", "scores": scores, **more})
    return {RAUB.actions[action] for action in deal.legal_actions()}


@pytest.mark.parametrize(("scores", "below", "expected"), [
    ([21, 21, 8], 9, True), ([21, 21, 9], 9, False), ([3, 21, 21], 9, False), ([21, 12, 21], 13, True),
    ([21, 1, 21], 1, False), ([2, 8, 8], 9, True),
])
def test_maus_needs_an_opponent_below(scores, below, expected):
    """[28] The dealer's own score makes no difference; `maus_below` is the bound itself."""
    assert expected == ("maus" in choices(scores, options={"maus_below": below}))
    assert "maus" not in choices(scores, options={"maus_below": below, "maus": False})


def test_in_a_maus_all_follow():
    """[28] The dealer raubs whatever is turned, face up, and nobody is asked."""
    match = fresh(start=11, maus_below=20)
    act(match, "maus")
    deal = match.deal
    assert ("exchange", "maus", 0, 1) == (deal.phase, deal.kind, deal.solo, deal.turn)
    assert ["raub-maus", "raub-dealing", "raub-turned", "raub-raub", "raub-all-follow"] == [e[0] for e in deal.log]


@pytest.mark.parametrize(("scores", "used", "expected"), [
    ([21, 20, 21], False, True), ([21, 21, 21], False, False), ([20, 21, 20], False, False),
    ([21, 20, 20], True, False), ([9, 9, 8], False, True),
])
def test_who_may_announce_a_circle(scores, used, expected):
    """[29] Once a match, the highest score, shared or not, with somebody below it."""
    options = {"maus_around": True, "maus": False}
    assert expected == ("maus_around" in choices(scores, options=options, maus_around_used=used))
    assert "maus_around" not in choices(scores, options={"maus": False})


def circle():
    """A match in which seat 1 announces a circle in the second deal: seat 0 has come down by four."""
    match = fresh(maus_around=True, start=41)
    deal_on(match, ALONE)
    act(match, "maus_around")
    return match


def test_a_circle_is_a_maus_for_every_player():
    """[29] This deal and the next two of three, without a choice; then the dealer is free again."""
    match = circle()
    dealers = []
    for _ in range(3):
        assert ("exchange", "maus") == (match.deal.phase, match.deal.kind)
        dealers.append(match.deal.solo)
        deal_on(match, "low")
    assert [1, 2, 0] == dealers
    assert "dealer_choice" == match.deal.phase
    assert "maus_around" not in legal(match)


def test_a_forced_maus_is_no_action_of_the_record():
    """[29] Inside the circle the deal begins with the exchange."""
    match = circle()
    deal_on(match, "low")
    assert "raub-maus-forced" == match.deal.log[0][0]
    assert [] == match.deals[-1]["actions"]


def test_a_circle_breaks_off_with_the_match():
    """[29] [19] Somebody reaches zero inside it."""
    options = options_of.complete(RAUB.options, {"maus_around": True})
    deal = RAUB.deal(options, {**RAUB.open(options, 3, 0), "scores": [2, 2, 2], "around_left": 2, "around_used": True},
                     pack())
    while deal.phase != OVER:
        step(deal, deal.legal_actions()[0])
    assert RAUB.winner(deal) is not None
    assert min(deal.totals) <= 0


# the limit of drops

def after_drops(count, limit):
    """Seat 1 has dropped so many deals running; a raub by seat 0 asks it again."""
    deal = RAUB.position({"players": 3, "phase": "raub_choice", "turned": ["9H"], "drops": [0, count, 0],
                          "options": {"max_drops": limit}})
    step(deal, RAUB.parse("raub"))
    return deal


@pytest.mark.parametrize(("count", "limit", "forced"), [(0, 1, False), (1, 1, True), (2, 3, False), (3, 3, True),
                                                        (9, 0, False)])
def test_who_dropped_too_often_must_follow(count, limit, forced):
    """[30] An event and no action; with 0 one may drop for ever."""
    deal = after_drops(count, limit)
    assert (2 if forced else 1) == deal.turn
    assert forced == (("raub-follow-forced", 1, count) in deal.log)


def drops_after(words, before):
    """The runs of drops after a deal by seat 0."""
    deal = RAUB.position({"players": 3, "phase": "dealer_choice", "drops": before, "options": {"max_drops": 9}})
    deal.stock = list(reversed(pack()))
    for word in words.split():
        step(deal, RAUB.parse(word))
    return deal.drops


@pytest.mark.parametrize(("words", "expected"), [
    ("deal face_up raub drop drop", [0, 3, 3]), ("deal face_up raub follow drop", [0, 0, 3]),
    ("deal face_up continue accept drop follow", [0, 0, 3]), ("pass_deal", [2, 2, 2]),
    ("deal face_up continue pass pass pass pass pass pass pass pass pass", [2, 2, 2]), ("deal face_down", [0, 2, 2]),
])
def test_what_ends_a_run_of_drops(words, expected):
    """[30] Following and playing solo do; a deal refused or handed on neither ends it nor adds to it."""
    assert expected == drops_after(words, [2, 2, 2])


def test_a_maus_ends_every_run_of_drops():
    """[30]"""
    deal = RAUB.position({"players": 3, "phase": "dealer_choice", "drops": [2, 2, 2], "scores": [21, 5, 21]})
    step(deal, RAUB.parse("maus"))
    deal.run_automatic()
    assert [0, 0, 0] == deal.drops
