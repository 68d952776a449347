"""One hand of Preferans after the auction: defence, kontra, spades, leads, tricks, claims. Clauses [15] to [27]."""

import pytest
from stih.engine.errors import BadPosition
from stih.engine.state import step
from stih.games.preferans import PREFERANS

DEALER = 2                                                     # so that seat 0 is forehand
TALON = ("bid:2", "pass", "pass", "-7C", "-8C")                # seat 0 declares
HANDS = {0: "7C 8C 9C TC JC QC KC AC 7S 8S".split()}


def deal(*words, before=TALON, **fields):
    """The deal after these words; seat 0 holds all clubs and two spades."""
    return PREFERANS.position({"dealer": DEALER, "hands": HANDS, "talon": ["9S", "TS"], "actions": [*before, *words]}
                              | fields)


def legal(table):
    """The names of what the seat in turn may do."""
    return [PREFERANS.actions[action] for action in table.legal_actions()]


def act(table, *names):
    """Take actions by name, checked."""
    for name in names:
        step(table, PREFERANS.parse(name))
    return table


# coming [15] [16]

def test_the_next_after_the_declarer_decides_first():
    """[15] Then the other, knowing the answer."""
    table = deal("declare:5")
    assert (table.turn, legal(table)) == (1, ["come", "stay"])
    assert act(table, "stay").turn == 2


def test_when_nobody_comes_the_declarer_has_made_it():
    """[15] No play, nothing for the defenders."""
    table = deal("declare:5", "stay", "stay")
    assert (table.ending, table.bule_change, table.supe_change) == ("unplayed", [-10, 0, 0], [0] * 9)


def test_who_came_alone_has_three_ways():
    """[16] Alone, together, or kontra."""
    assert legal(deal("declare:5", "stay", "come")) == ["alone", "call", "kontra"]
    assert deal("declare:5", "stay", "come", "alone").active == 0b101
    called = deal("declare:5", "stay", "come", "call")
    assert (called.active, called.phase, called.caller) == (0b111, "play", 2)


def test_kontra_brings_in_the_partner():
    """[18] Who stayed must play; the declarer answers."""
    table = deal("declare:5", "stay", "come", "kontra")
    assert (table.turn, table.kontra) == (0, [0, 0, 1])
    assert act(table, "ok").active == 0b111


# kontra [18] [19] [20]

def test_the_chain_of_kontra():
    """[19] Declarer and sayer in turn, four words; after the last nobody is asked."""
    table = deal("declare:5", "come", "come", "ok", "kontra")
    for seat, word in ((0, "rekontra"), (2, "subkontra"), (0, "mortkontra")):
        assert (table.turn, legal(table)) == (seat, ["ok", word])
        act(table, word)
    assert (table.phase, table.kontra) == ("play", [0, 0, 4])


def test_only_one_says_kontra():
    """[18] The second is asked only if the first let it be."""
    assert deal("declare:5", "come", "come", "kontra", "ok").phase == "play"


def test_kontra_may_be_limited():
    """[19] Up to rekontra, or none at all."""
    short = deal("declare:5", "come", "come", "kontra", "rekontra", options={"max_kontra": 2})
    assert (short.phase, short.kontra) == ("play", [0, 2, 0])
    none = deal("declare:5", "stay", "come", options={"max_kontra": 0})
    assert legal(none) == ["alone", "call"]
    assert deal("declare:5", "come", "come", options={"max_kontra": 0}).phase == "play"


def test_each_may_say_kontra_for_himself():
    """[20] Both defenders, each answered by the declarer, the first one first."""
    table = deal("declare:5", "come", "come", "kontra", "kontra", options={"kontra_model": "bilateral"})
    assert (table.chain, table.turn) == (1, 0)
    act(table, "rekontra", "ok")
    assert (table.chain, table.turn) == (2, 0)
    assert act(table, "ok").kontra == [0, 2, 1]


# plain spades [21]

@pytest.mark.parametrize("answers", [("stay", "stay"), ("stay", "come", "ok"), ("come", "come", "ok", "ok")])
@pytest.mark.parametrize(("custom", "ending", "refe"), [
    ("declarer_wins", "unplayed", [0, 0, 0]), ("refa_then_win", "refa", [1, 1, 1]),
    ("refa_then_redeal", "refa", [1, 1, 1])])
def test_spades_without_kontra(answers, custom, ending, refe):
    """[21] Nobody says kontra: no play."""
    table = deal("declare:2", *answers, options={"spades_without_kontra": custom})
    assert (ending, refe) == (table.ending, table.refe)
    assert table.bule_change == ([-4, 0, 0] if ending == "unplayed" else [0, 0, 0])


def test_spades_when_no_refa_may_be_written():
    """[12] [21] He wins, or the cards are dealt again."""
    full = {"max_refa": 1}
    won = deal("declare:2", "stay", "stay", refe_written=1, options=full | {"spades_without_kontra": "refa_then_win"})
    assert won.ending == "unplayed"
    again = deal("declare:2", "stay", "stay", refe_written=1,
                 options=full | {"spades_without_kontra": "refa_then_redeal"})
    assert (again.ending, again.refe, again.bule_change) == ("redeal", [0, 0, 0], [0, 0, 0])


def test_spades_under_kontra_are_played():
    """[21]"""
    assert deal("declare:2", "stay", "come", "kontra", "ok").phase == "play"


def test_spades_that_are_played_anyway():
    """[21] By custom, out of hand, or under a refa where that frees them."""
    assert legal(deal("declare:2", "stay", "come", options={"spades_without_kontra": "play"}))[0] == "alone"
    assert legal(deal("declare:2", "stay", "come", before=("igra", "pass", "pass")))[0] == "alone"
    assert legal(deal("declare:2", "stay", "come", refe=[1, 0, 0]))[0] == "alone"
    bound = deal("declare:2", "stay", "come", refe=[1, 0, 0], options={"refa_exempts_spades": False})
    assert legal(bound) == ["ok", "kontra"]


# the first lead [22] [23]

def position(**fields):
    """A hand about to be played by seat 1, forehand being 0."""
    return PREFERANS.position({"dealer": DEALER, "declarer": 1, "contract": 5} | fields)


def test_forehand_leads_or_the_next_in_play():
    """[22] The declarer too."""
    assert position().turn == 0
    assert position(came=[2]).turn == 1
    assert position(came=[2], declarer=0).turn == 0


@pytest.mark.parametrize(("declarer", "came", "skipped", "through"), [
    (0, [1, 2], 1, 2), (1, [0, 2], 0, 0), (2, [0, 1], 0, 1), (1, [2], 2, 2), (0, [1], 1, 1)])
def test_the_lead_in_sanac(declarer, came, skipped, through):
    """[23] Never the declarer's: the next in play, or the defender before him."""
    given = {"contract": 7, "declarer": declarer, "came": came}
    assert position(**given).turn == skipped
    assert position(**given, options={"sanac_lead": "through_declarer"}).turn == through


# what may be played [24]

def plays(hand, trick, contract, **options):
    """The cards that the last of three may play."""
    table = PREFERANS.position({
        "dealer": DEALER, "declarer": 0, "contract": contract, "options": options, "hands": {2: hand.split()},
        "trick": [[0, trick[0]], [1, trick[1]]], "won": [10 - len(hand.split()), 0, 0]})
    return set(legal(table))


def test_follow_suit_else_trump_else_anything():
    """[24] No duty to beat a trick."""
    assert plays("7H AH KS", ("KH", "8H"), 2) == {"7H", "AH"}
    assert plays("7D AD KS 7S", ("KH", "8H"), 2) == {"KS", "7S"}
    assert plays("7D AD KC", ("KH", "8H"), 2) == {"7D", "AD", "KC"}
    assert plays("7D AD KC", ("KH", "8H"), 7) == {"7D", "AD", "KC"}


def test_customs_of_heading():
    """[24] Beat the best card of the suit, or the trump before you; never in Bettel."""
    assert plays("7H AH KS", ("KH", "8H"), 2, must_head=True) == {"AH"}
    assert plays("7H 9H KS", ("KH", "8H"), 2, must_head=True) == {"7H", "9H"}
    assert plays("7H AH KS", ("KH", "8S"), 2, must_head=True) == {"7H", "AH"}
    assert plays("7H AH KS", ("KH", "8H"), 6, must_head=True) == {"7H", "AH"}
    assert plays("7D KS 7S", ("KH", "TS"), 2, must_overtrump=True) == {"KS"}
    assert plays("7D 9S 7S", ("KH", "TS"), 2, must_overtrump=True) == {"9S", "7S"}


# early ends [26]

def last_tricks(contract, won, hands, **options):
    """A play with one card each left, seat 0 the declarer and on lead."""
    return PREFERANS.position({"dealer": DEALER, "declarer": 0, "contract": contract, "won": won, "turn": 0,
                               "hands": hands, "options": options})


def test_bettel_ends_with_the_declarers_trick():
    """[26] At once, with cards in hand."""
    table = last_tricks(6, [0, 4, 4], {0: ["AS", "7H"], 1: ["7S", "7D"], 2: ["8S", "8D"]})
    act(table, "AS", "7S", "8S")
    assert (table.phase, table.bule_change, table.supe_change[3:7:3]) == ("over", [12, 0, 0], [60, 60])


def test_the_play_ends_when_the_defence_has_five():
    """[26] By default; else it goes on to the tenth trick."""
    hands, trick = {0: ["7S", "7H"], 1: ["AS", "7D"], 2: ["8S", "8D"]}, ("7S", "AS", "8S")
    assert act(last_tricks(5, [5, 2, 1], hands), *trick).phase == "play"
    assert act(last_tricks(5, [4, 3, 1], hands), *trick).phase == "over"
    assert act(last_tricks(5, [4, 3, 1], hands, stop_at_five=False), *trick).phase == "play"


# claims [27]

def claiming(**fields):
    """Seat 0 plays clubs and leads with five cards; tricks 4, 1, 0."""
    return PREFERANS.position({"dealer": DEALER, "declarer": 0, "contract": 5, "won": [4, 1, 0], "turn": 0,
                               "hands": {0: "AC KC QC JC 7D".split()}} | fields)


def test_a_claim_that_all_agree_to_ends_the_play():
    """[27] The rest goes to the defender with fewer tricks first."""
    table = claiming()
    assert legal(table)[5:] == [f"claim:{count}" for count in range(1, 6)]
    act(table, "claim:4")
    assert (table.phase, table.turn) == ("claim", 1)
    act(table, "agree", "agree")
    assert (table.phase, table.ending, table.won) == ("over", "claimed", [8, 1, 1])


def test_a_refused_claim_lets_the_play_go_on():
    """[27] No second claim in that trick, but one in the next."""
    hands = {0: "AC KC QC JC 7D".split(), 1: "7H 8H 9H TH JH".split(), 2: "7S 8S 9S TS JS".split()}
    table = act(claiming(hands=hands), "claim:5", "refuse")
    assert (table.phase, table.turn, set(legal(table))) == ("play", 0, set(hands[0]))
    act(table, "AC", "7H", "7S")
    assert "claim:4" in legal(table)


def test_who_may_claim():
    """[27] On lead, the declarer or a lone defender; never one of two."""
    assert not any(name.startswith("claim") for name in legal(claiming(turn=1, hands={})))
    alone = claiming(came=[1], turn=1, hands={})
    assert [name for name in legal(alone) if name.startswith("claim")] == [f"claim:{count}" for count in range(5)]
    assert act(alone, "claim:2").turn == 0


def test_a_claim_in_bettel_is_none_or_lost():
    """[27]"""
    table = PREFERANS.position({"dealer": DEALER, "declarer": 0, "contract": 6})
    assert [name for name in legal(table) if name.startswith("claim")] == ["claim:0", "claim:1"]
    assert act(table, "claim:0", "agree", "agree").bule_change == [-12, 0, 0]


# positions that cannot be

@pytest.mark.parametrize("spec", [
    {"phase": "dance"}, {"players": 4}, {"declarer": 3}, {"contract": 9}, {"came": [0]}, {"bule": [0, 0, 0]},
    {"hands": {0: ["AS", "AS"]}}, {"won": [11, 0, 0]}, {"turn": 5}, {"trick": [[1, "AS"]], "turn": 0}, {"nonsense": 1},
    {"actions": ["hold"]}, {"talon": ["AS"], "actions": []}, {"supe": [[0, 0, 5]]}, {"kontra": [1, 0, 0]}])
def test_a_position_that_cannot_arise_is_refused(spec):
    """With a reason, and never a wrong deal."""
    with pytest.raises(BadPosition):
        PREFERANS.position(spec)
