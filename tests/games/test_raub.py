"""Raub, clause by clause [n] of its rules page: dealing, speaking, exchange and play."""

from random import Random

import pytest
from stih.engine import options as options_of
from stih.engine.errors import IllegalAction
from stih.engine.state import OVER, step
from stih.games.raub import RAUB
from stih.games.raub.rules import DECK, OPTIONS, PRESETS, score_deal

# Dealt by seat 0 to three: seat 1 first, the turned card seventh, the jack of diamonds on top of the stock.
PACK = "7C 8C 9C TC JC QC AH KC AC 7D 8D 9D TD JD QD KD AD 7S 8S 9S"


def new_deal(pack=PACK, players=3, **options):
    """A deal by seat 0 from a pack that begins with these cards."""
    chosen = options_of.complete(RAUB.options, options)
    first = DECK.parse_all(pack.split())
    return RAUB.deal(chosen, RAUB.open(chosen, players, 0), first + [c for c in range(32) if c not in first])


def position(**fields):
    return RAUB.position({"players": 3, **fields})


def act(deal, *names):
    for name in names:
        step(deal, RAUB.parse(name))
    return deal


def legal(deal):
    return {RAUB.actions[action] for action in deal.legal_actions()}


def hand(deal, seat):
    return " ".join(DECK.faces(deal.hands[seat]))


def hands(deal):
    return [hand(deal, seat) for seat in range(deal.players)]


def keys(deal):
    """What has happened, without arguments."""
    return [event[0] for event in deal.log]


# dealing

def test_two_cards_each_then_the_turned_one_then_two_more():
    """[5] From the dealer's right; the dealer is the last."""
    deal = act(new_deal(), "deal", "face_up")
    assert ["JC QC", "7C 8C", "9C TC"] == hands(deal)
    assert "AH" == DECK.names[deal.turned[0]]
    act(deal, "continue")
    assert ["JC QC 9D TD", "7C 8C KC AC", "9C TC 7D 8D"] == hands(deal)
    assert 32 - 12 - 1 == len(deal.stock)


@pytest.mark.parametrize("phase", ["dealer_choice", "turn_up", "raub_choice"])
def test_nobody_looks_before_the_raub_is_over(phase):
    """[5] Not even at one's own two cards."""
    deal = new_deal()
    while deal.phase != phase:
        act(deal, "deal" if deal.phase == "dealer_choice" else "face_up")
    assert [0, 0, 0] == [RAUB.observe(deal, seat)["hand"] for seat in range(3)]


# speaking

def test_all_speak_once_from_the_dealers_right():
    """[6] The dealer speaks last, and may still accept after not having raubed."""
    deal = act(new_deal(), "deal", "face_up", "continue")
    speakers = []
    for word in ("pass", "pass", "accept"):
        speakers.append(deal.turn)
        act(deal, word)
    assert [1, 2, 0] == speakers
    assert ("follow", 0, 2, "H") == (deal.phase, deal.solo, deal.duty, DECK.suit(deal.trump))


def test_the_first_to_accept_ends_the_speaking():
    """[6] Nobody after that is asked."""
    assert "follow" == act(new_deal(), "deal", "face_up", "continue", "pass", "accept").phase


def test_who_passed_may_accept_a_later_card():
    """[7] The second card comes from the top of the stock."""
    deal = act(new_deal(), "deal", "face_up", "continue", "pass", "pass", "pass")
    assert ["AH", "JD"] == [DECK.names[card] for card in deal.turned]
    assert (1, "D") == (act(deal, "accept").solo, DECK.suit(deal.trump))


def test_turned_cards_cannot_be_raubed_later():
    """[7] A raub is for the first card alone."""
    deal = act(new_deal(), "deal", "face_up", "continue", "pass", "pass", "pass")
    assert {"accept", "pass"} == legal(deal)


def test_an_accepted_card_is_nobodys():
    """[9] It stays out of play with those before it, and an accepted Seven asks for two tricks."""
    deal = position(phase="speak", turned=["AH"], stock=["7D"], turn=0)
    act(deal, "pass", "pass", "pass", "accept", "follow", "follow", "done", "done", "done")
    assert ("play", 2, 0) == (deal.phase, deal.duty, deal.taken)
    lost = deal.turned + deal.stock
    assert 20 == len(lost)
    assert not {DECK.index["AH"], DECK.index["7D"]} & {c for h in deal.hands for c in range(32) if h >> c & 1}


# following, exchange

def test_the_others_are_asked_in_turn_without_the_solo_player():
    """[10] From the dealer's right."""
    deal = RAUB.position({"players": 4, "dealer": 2, "phase": "speak", "turned": ["AH"]})
    act(deal, "pass", "accept")
    asked = []
    while deal.phase == "follow":
        asked.append(deal.turn)
        act(deal, "follow")
    assert (0, [3, 1, 2]) == (deal.solo, asked)


def test_a_dropped_hand_stays_hidden():
    """[10] Laid down unseen: only its owner knows it, to the end and after."""
    deal = act(new_deal(), "deal", "face_up", "continue", "accept", "drop", "follow", "done", "done")
    dropped = DECK.parse_all("9C TC 7D 8D".split())
    assert sum(1 << card for card in dropped) == RAUB.observe(deal, 2)["laid_away"]
    for seat in (0, 1):
        assert (0, 0) == (RAUB.observe(deal, seat)["laid_away"], RAUB.observe(deal, seat)["sizes"][2])


def test_nobody_follows():
    """[11] Four points off, no exchange and no play."""
    deal = act(new_deal(), "deal", "face_up", "continue", "accept", "drop", "drop")
    assert (OVER, "alone", [0, -4, 0]) == (deal.phase, deal.ending, deal.scores())
    assert "raub-exchanged" not in keys(deal)


def test_cards_are_changed_from_the_top_of_the_stock_in_turn():
    """[12] Each gets as many as laid away when it says done; how many is public, which is not."""
    deal = act(new_deal(), "deal", "face_up", "continue", "accept", "follow", "follow")
    act(deal, "-7C", "-8C", "done", "-9C", "done", "done")
    assert ["JC QC 9D TD", "KC AC JD QD", "TC 7D 8D KD"] == hands(deal)
    assert [("raub-exchanged", 1, 2), ("raub-exchanged", 2, 1), ("raub-exchanged", 0, 0)] == [
        event for event in deal.log if event[0] == "raub-exchanged"]
    assert 0 == RAUB.observe(deal, 0)["laid_away"]
    assert "9C" in DECK.faces(RAUB.observe(deal, 2)["laid_away"])


def test_a_short_stock_limits_the_last():
    """[13] Four players, two cards turned, all want four: the dealer gets the last two, and is told before."""
    deal = RAUB.position({"players": 4, "phase": "exchange", "turned": ["AH", "7D"]})
    for seat in (1, 2, 3):
        act(deal, *("-" + card for card in hand(deal, seat).split()))
        deal.run_automatic()
    assert 2 == RAUB.view(RAUB.observe(deal, 0)).select.max
    act(deal, *("-" + card for card in hand(deal, 0).split()[:2]))
    assert ("play", 0) == (deal.phase, len(deal.stock))


def test_an_empty_stock_asks_nobody():
    """[13] Who can change nothing is done at once."""
    deal = RAUB.position({"players": 4, "phase": "exchange", "turned": ["AH", "7D", "8S"], "dealer": 3})
    deal.stock = deal.stock[-8:]
    for seat in (0, 1):
        act(deal, *("-" + card for card in hand(deal, seat).split()))
        deal.run_automatic()
    assert ("play", [4, 4, 0, 0]) == (deal.phase, deal.changed)


# play

@pytest.mark.parametrize(("led", "held", "expected"), [
    ("KC", "AC 8C 9H", "AC 8C"), ("KC", "TH 7H AS", "TH 7H"), ("KC", "AS JD", "AS JD"), ("8H", "QH AC", "QH"),
    ("8H", "AC AD", "AC AD"),
])
def test_follow_suit_else_trump_else_anything(led, held, expected):
    """[15] The table of the rules page; hearts are trumps."""
    deal = position(trump="H", dealer=2, trick=[[0, led]], hands={"1": held.split()})
    assert set(expected.split()) == legal(deal)


@pytest.mark.parametrize(("trick", "expected"), [("JS TS AD", 0), ("JS TS 7H", 2), ("KC AC QC", 1), ("7H 9H 8H", 1)])
def test_who_takes_the_trick(trick, expected):
    """[16] Hearts are trumps; the winner leads to the next trick [14]."""
    held = {str(seat): [card, *more] for seat, (card, more) in enumerate(
        zip(trick.split(), (["7D", "8D"], ["9D", "TD"], ["QD", "KD"]), strict=True))}
    deal = act(position(trump="H", dealer=2, hands=held), *trick.split())
    assert (expected, expected) == (deal.turn, deal.leader)
    assert [("trick", expected)] == deal.log[-1:]


def test_the_player_on_the_dealers_right_leads_after_a_raub_too():
    """[14] And if dropped, the next one who is in."""
    deal = act(new_deal(), "deal", "face_up", "raub", "drop", "follow", "done", "done")
    assert "fifth_card" == deal.phase
    act(deal, "-AH")
    assert ("play", 2) == (deal.phase, deal.turn)


# scoring

@pytest.mark.parametrize(("duty", "expected"), [(2, [4, 4, -2, -3, -4]), (1, [4, -1, -2, -3, -4])])
def test_the_solo_players_points(duty, expected):
    """[17] The table of the rules page, by tricks from none to four."""
    assert expected == [score_deal(0, [1], [tricks, 4 - tricks], duty, False)[0] for tricks in range(5)]


@pytest.mark.parametrize(("tricks", "followers", "refe", "expected"), [
    ([2, 2, 0, 0], [1, 2], False, [-2, -2, 2, 0]), ([1, 3, 0, 0], [1], False, [4, -3, 0, 0]),
    ([1, 3, 0, 0], [1, 2], True, [8, -6, 4, 0]), ([0, 0, 0, 0], [], True, [-8, 0, 0, 0]),
])
def test_examples_of_the_rules_page(tricks, followers, refe, expected):
    """[18] [20] [11] Ana is seat 0 and solo, Marko 1, Jelena 2, you 3."""
    assert expected == score_deal(0, followers, tricks, 2, refe)


@pytest.mark.parametrize("doubled", [False, True])
def test_points_taken_off_add_up_to_four_or_three(doubled):
    """[17] Three when the solo player failed with one trick; twice that under a refe."""
    for mine in range(5):
        for other in range(5 - mine):
            tricks = [mine, other, 4 - mine - other]
            off = sum(-change for change in score_deal(0, [1, 2], tricks, 2, doubled) if change < 0)
            assert (3 if mine == 1 else 4) * (2 if doubled else 1) == off


def test_a_deal_worked_out_by_hand():
    """[14] to [18] Hearts are trumps, seat 1 is solo with two trumps, seat 2 takes none."""
    deal = position(trump="H", solo=1, hands={"0": "AS 7S KD 8C".split(), "1": "AH 7H QS 9D".split(),
                                              "2": "KS JS TD QC".split()})
    act(deal, "AH", "KS", "8C")           # nobody else has a trump
    act(deal, "QS", "JS", "AS")           # the dealer takes it
    act(deal, "KD", "9D", "TD")           # and leads a good king
    act(deal, "7S", "7H", "QC")           # the last trump takes the last trick
    assert ([2, 2, 0], [-2, -2, 2], OVER) == (deal.won, deal.scores(), deal.phase)
    assert ("raub-passed", 1, 2) == deal.log[-1]


# raub

def test_a_raub_makes_the_dealer_solo_before_the_second_cards():
    """[23] Trump is the card's suit, nobody speaks, two more cards each."""
    deal = act(new_deal(), "deal", "face_up", "raub")
    assert ("follow", 1, 0, "H", 2) == (deal.phase, deal.turn, deal.solo, DECK.suit(deal.trump), deal.duty)
    assert ["JC QC 9D TD", "7C 8C KC AC", "9C TC 7D 8D"] == hands(deal)


@pytest.mark.parametrize("gone", ["AH", "JC", "TD"])
def test_the_fifth_card_is_any_of_the_five(gone):
    """[24] The raubed card is taken after the exchange, and one laid away unseen, it or another."""
    deal = act(new_deal(), "deal", "face_up", "raub", "follow", "drop", "done", "done")
    assert "JC QC 9D TD AH".split() == sorted(hand(deal, 0).split(), key="JC QC 9D TD AH".index)
    act(deal, "-" + gone)
    assert gone not in hand(deal, 0).split()
    assert ("raub-fifth", 0, DECK.index["AH"]) == deal.log[-1]
    assert 0 == RAUB.observe(deal, 1)["laid_away"]


@pytest.mark.parametrize("words", [("face_up", "raub"), ("face_down",)])
def test_a_raubed_seven_asks_for_one_trick(words):
    """[25] Open or blind."""
    deal = act(new_deal(PACK.replace("AH", "7H")), "deal", *words, "follow", "follow")
    assert 1 == deal.duty


def test_a_seven_in_a_maus_asks_for_one_trick():
    """[25] A Maus is a raub."""
    deal = new_deal(PACK.replace("AH", "7H"), start=11, maus_below=20)
    assert ("exchange", 1) == (act(deal, "maus").phase, deal.duty)


def test_nobody_follows_a_raubed_seven():
    """[11] Four points as always."""
    deal = act(new_deal(PACK.replace("AH", "7H")), "deal", "face_up", "raub", "drop", "drop")
    assert [-4, 0, 0] == deal.scores()


@pytest.mark.parametrize(("value", "forced"), [("off", ""), ("seven", "7"), ("ak7", "7KA")])
def test_compulsory_raub(value, forced):
    """[26] A forced raub is an event and no action; every other card is free."""
    for rank in DECK.ranks:
        deal = new_deal(PACK.replace("AH", f"{rank}H"), mandatory_raub=value)
        act(deal, "deal", "face_up")
        assert (rank in forced) == ("raub-raub-forced" in keys(deal))
        assert ("follow" if rank in forced else "raub_choice") == deal.phase


# blind raub

def test_a_blind_card_is_seen_by_nobody_until_all_have_spoken():
    """[27] Not by the dealer either; then its suit is trumps and the exchange follows."""
    deal = act(new_deal(), "deal", "face_down")
    for seat in range(3):
        obs = RAUB.observe(deal, seat)
        assert ([-1], -1, 2) == (obs["turned"], obs["trump"], obs["duty"])
    act(deal, "follow", "drop")
    assert ("exchange", "H") == (deal.phase, DECK.suit(deal.trump))
    assert ("raub-revealed", 0, DECK.index["AH"], 2) == deal.log[-1]


def test_a_blind_card_nobody_followed_stays_unseen():
    """[11] [27] Four points, and the card is not shown even then."""
    deal = act(new_deal(), "deal", "face_down", "drop", "drop")
    assert ([-4, 0, 0], OVER) == (deal.scores(), deal.phase)
    assert [[-1]] * 3 == [RAUB.observe(deal, seat)["turned"] for seat in range(3)]
    assert "AH" not in str(RAUB.explain(deal)) + str(RAUB.result(deal))


def test_without_blind_raub_the_card_is_turned_at_once():
    """[27] A single choice is no action."""
    deal = act(new_deal(blind_raub=False), "deal")
    assert ("raub_choice", "raub-turned") == (deal.phase, keys(deal)[-1])


def test_blind_raub_is_free_of_the_compulsory_one():
    """[26] It is chosen before the card is known."""
    deal = act(new_deal(mandatory_raub="ak7"), "deal")
    assert {"face_up", "face_down"} == legal(deal)


# options

def test_the_table_of_options():
    """[31] Keys, defaults and bounds as the rules page has them."""
    assert {"direction": "right", "start": 21, "mandatory_raub": "off", "blind_raub": True, "voluntary_pass": True,
            "maus": True, "maus_below": 9, "maus_around": False, "max_drops": 0} == {
                option.key: option.default for option in OPTIONS}
    assert {"seed", "house", "strict", "sailors"} == set(PRESETS)


def test_with_nothing_to_choose_the_dealer_deals():
    """[4] Without handing on and Maus nobody is asked."""
    assert "turn_up" == new_deal(voluntary_pass=False, maus=False).phase


def test_an_option_that_is_off_is_refused():
    for option, action in (("voluntary_pass", "pass_deal"), ("blind_raub", "face_down")):
        deal = new_deal(start=11, maus_below=20, **{option: False})
        with pytest.raises(IllegalAction):
            act(deal, *(["deal"] if action == "face_down" else []), action)


# what cannot be seen

def test_the_raubed_card_is_held_where_no_other_card_can_be():
    """[15] The dealer has shown to hold trumps alone, and all others are accounted for: every sample knows it."""
    deal = position(phase="play", kind="raub", turned=["9H"], hands=[["9H"], ["AH"], ["7C"]], turn=1)
    hearts, held = DECK.suit_mask[2], deal.hands[0] | deal.hands[1]
    deal.voids[0] = DECK.all & ~hearts
    deal.played = hearts & ~held
    deal.stock = [card for card in deal.stock if not hearts >> card & 1]
    deal.dead[0] = 1 << deal.stock.pop()
    obs = RAUB.observe(deal, 1)
    assert {deal.hands[0]} == {RAUB.sample(obs, Random(seed)).hands[0] for seed in range(50)}
