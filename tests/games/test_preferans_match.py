"""Scores, refe, the end of a match and the sheet of Preferans: clauses [11], [12], [28] to [38]."""

import json
from pathlib import Path

import pytest
from stih.engine import record as records
from stih.engine.match import Match
from stih.engine.options import complete
from stih.engine.state import OVER
from stih.games.preferans import PREFERANS
from stih.games.preferans.match import rules_of
from stih.games.preferans.rules import OPTIONS
from stih.games.preferans.score import Hand, payments, score_hand, settle, write_off

RECORDS = Path(__file__).parents[1] / "records"
ALL = {"active": (1, 2), "came": (1, 2)}


def written(hand, remaining=300, **options):
    """What a hand writes: bule by seat, supe of seats 1 and 2 against seat 0."""
    bule, supe = score_hand(rules_of(complete(OPTIONS, options)), hand, remaining)
    return bule, [supe[3], supe[6]]


# the worked game [37]

@pytest.fixture
def worked():
    """Ten hands that were played so that they write what the rules page tells."""
    return json.loads((RECORDS / "preferans-1-worked-game.json").read_text())


BULE = [[20, 20, 20], [20, 4, 20], [20, 4, -4], [8, 16, -4], [8, 16, -4], [8, 44, -4], [-6, 44, -4], [-6, 32, -4],
        [-6, 32, -12], [-6, 18, -12]]


def test_the_worked_game_ends_as_told(worked):
    """200, -460 and 260, and the bule after each hand."""
    match = records.replay(PREFERANS, records.check(worked))
    assert [standing["bule"] for standing in match.standings[1:]] + [match.standing["bule"]] == BULE
    assert match.scores() == [200, -460, 260]
    assert match.winner == 2


def test_the_worked_game_on_paper(worked):
    """Every column, with refe, the hat and what would be paid."""
    match = records.replay(PREFERANS, records.check(worked))
    sheet = match.view(0)["sheet"]
    assert [[column(panel["bule"]), column(panel["left_supe"]), column(panel["right_supe"])]
            for panel in sheet["panels"]] == [
        ["20/ refa/ 8/ hat -6", "32/ 56/ 104", "72"],
        ["20/ refa/ 4/ 16/ 44/ 32/ 18", "", "36"],
        ["20/ refa/ hat -4/ -12", "", "32/ 172/ 196/ 212"]]
    assert [(pay["from"], pay["to"], pay["amount"]) for pay in sheet["payments"]] == [(1, 2, 260), (1, 0, 200)]
    assert (sheet["total"], sheet["over"]) == (0, True)


def column(entries):
    """A column as words; a stroke after what is crossed out."""
    words = [str(entry["value"]) if entry["kind"] == "value" else entry["kind"] for entry in entries]
    return " ".join(word + "/" * entry["struck"] for word, entry in zip(words, entries, strict=True))


def test_every_entry_of_a_sheet_explains_itself(worked):
    """With the clause behind it."""
    sheet = records.replay(PREFERANS, records.check(worked)).view(0)["sheet"]
    notes = [entry["note"] for panel in sheet["panels"] for side in ("bule", "left_supe", "right_supe")
             for entry in panel[side]]
    assert all(note["key"].startswith("preferans-note-") and note["clause"] for note in notes)
    assert {"made", "down", "capped", "fine-call", "supe", "refa-used", "hat", "start", "unplayed"} <= {
        note["key"].removeprefix("preferans-note-") for note in notes}


# what a hand writes [29] to [35]

@pytest.mark.parametrize(("contract", "talon", "igra"), [
    (2, 4, 6), (3, 6, 8), (4, 8, 10), (5, 10, 12), (6, 12, 14), (7, 14, 16), (8, 16, 18)])
def test_the_value_of_a_contract(contract, talon, igra):
    """[29] Twice its number, one step more out of hand; [33] twice that under a refa."""
    assert written(Hand(0, contract))[0] == [-talon, 0, 0]
    assert written(Hand(0, contract, igra=True))[0] == [-igra, 0, 0]
    assert written(Hand(0, contract, refa=True))[0] == [-2 * talon, 0, 0]


def test_quotas():
    """[17] Two each or four together; strictly two by custom, then also when the declarer fell."""
    lopsided, fell = Hand(0, 5, tricks=(6, 3, 1), **ALL), Hand(0, 5, tricks=(5, 4, 1), **ALL)
    strict = {"defender_quota": "individual_two"}
    assert written(lopsided)[0] == [-10, 0, 0]
    assert written(lopsided, **strict)[0] == [-10, 0, 10]
    assert written(fell, **strict)[0] == [10, 0, 0]
    assert written(fell, fine_when_declarer_down=True, **strict)[0] == [10, 0, 10]
    assert written(Hand(0, 5, tricks=(9, 1, 0), active=(1,), came=(1,)))[0] == [-10, 10, 0]


def test_the_caller_answers_for_both():
    """[16] He writes all and pays alone."""
    called = {"active": (1, 2), "came": (1,), "caller": 1}
    assert written(Hand(0, 5, tricks=(7, 0, 3), **called)) == ([-10, 10, 0], [30, 0])
    assert written(Hand(0, 5, tricks=(6, 0, 4), **called)) == ([-10, 0, 0], [40, 0])


def test_kontra_for_all_and_for_oneself():
    """[18] [20] The whole hand, or only the account of who said it."""
    made = Hand(0, 4, tricks=(6, 1, 3), kontra=(0, 2, 0), **ALL)
    assert written(made) == ([-32, 32, 0], [128, 0])
    assert written(made, kontra_model="bilateral") == ([-32, 32, 0], [32, 24])
    two = made._replace(tricks=(8, 1, 1), kontra=(0, 2, 1))
    assert written(two, kontra_model="bilateral") == ([-32, 32, 16], [32, 16])


@pytest.mark.parametrize(("custom", "supe"), [
    ("kontra_only_5U", [120, 0]), ("both_5U", [120, 120]), ("kontra_10U", [240, 0])])
def test_bettel_that_fell_under_kontra(custom, supe):
    """[32]"""
    fell = Hand(0, 6, tricks=(1, 0, 0), kontra=(0, 1, 0), **ALL)
    assert written(fell, bettel_kontra_supe=custom) == ([24, 0, 0], supe)


def test_the_eighth_contract():
    """[38] Ten tricks; one of the defence beats it, and each writes five."""
    assert written(Hand(0, 8, tricks=(10, 0, 0), **ALL)) == ([-16, 0, 0], [0, 0])
    assert written(Hand(0, 8, tricks=(9, 0, 1), **ALL)) == ([16, 0, 0], [80, 80])


@pytest.mark.parametrize(("rule", "bule", "supe"), [
    ("cap", [-6, 0, 0], [20, 20]), ("cap_supe", [-6, 0, 0], [12, 12]), ("stop_at_or_below", [-10, 0, 0], [20, 20])])
def test_the_last_hand_is_cut_to_what_is_left(rule, bule, supe):
    """[34]"""
    assert written(Hand(0, 5, tricks=(6, 2, 2), **ALL), 6, end_rule=rule) == (bule, supe)


def test_a_last_hand_that_is_too_big_falls_twice():
    """[35] Only where it is the custom, only if it is worth more than is left."""
    fell = Hand(0, 4, tricks=(5, 5, 0), active=(1,), came=(1,))
    assert written(fell, 6, last_hand_double_fall=True) == ([16, 0, 0], [40, 0])
    assert written(fell, 8, last_hand_double_fall=True)[0] == [8, 0, 0]
    assert written(fell, 6)[0] == [8, 0, 0]


# settling [36] [37]

def test_settlement_sums_to_zero_at_any_time():
    """[37] What is left is written off evenly, the odd ones for those with most."""
    assert write_off([20, 30, 40]) == [30, 30, 30]
    assert settle([20, 30, 40], [0] * 9) == [100, 0, -100]
    assert payments([200, -460, 260]) == [(1, 2, 260), (1, 0, 200)]
    assert payments([0, 0, 0]) == []


# refe [11] [12] [33]

def all_pass(**fields):
    """A hand that nobody wants."""
    return PREFERANS.position({"dealer": 2, "actions": ["pass"] * 3} | fields)


def test_a_refa_for_all():
    """[11] One each, and the next dealer."""
    deal = all_pass(refe=[1, 0, 2])
    assert (deal.refe, deal.refe_written, deal.ending) == ([2, 1, 3], 3, "refa")
    assert PREFERANS.standing(deal)["dealer"] == 0


@pytest.mark.parametrize("fields", [
    {"refe_written": 2, "options": {"max_refa": 2}}, {"options": {"max_refa": 0}},
    {"bule": [40, -2, 50], "options": {"hat_blocks_refa": True}}])
def test_where_no_refa_may_be_written(fields):
    """[12] The cards are dealt again and nothing is written."""
    deal = all_pass(**fields)
    assert (deal.refe, deal.ending) == ([0, 0, 0], "redeal")


def test_a_hat_does_not_block_by_default():
    """[12]"""
    assert all_pass(bule=[40, -2, 50]).refe == [1, 1, 1]


def declared(**fields):
    """Seat 0 plays clubs and nobody comes."""
    return PREFERANS.position({"dealer": 2, "actions": ["igra", "pass", "pass", "declare:5", "stay", "stay"]} | fields)


def test_a_hand_uses_one_refa():
    """[33] Of however many; frozen under the hat where that is the custom."""
    deal = declared(refe=[2, 1, 1])
    assert (deal.refe, deal.bule_change, deal.refa_used) == ([1, 1, 1], [-24, 0, 0], 0)
    hatted = {"bule": [-2, 60, 60], "refe": [2, 0, 0]}
    assert declared(**hatted).bule_change == [-24, 0, 0]
    frozen = declared(**hatted, options={"hat_freezes_refa": True})
    assert (frozen.bule_change, frozen.refe) == ([-12, 0, 0], [2, 0, 0])


# the agreed end [36]

def test_all_agree_to_stop():
    """[36] The rest is written off, and who has won most wins."""
    match = stopped("agree", "agree")
    assert match.over
    assert match.deals[-1]["actions"][-3:] == ["1:stop", "agree", "agree"]
    assert match.deals[-1]["result"]["written_off"] == [56, 56, 56]
    assert match.standing["bule"] == [-8, 4, 4]
    assert match.scores() == [80, -40, -40]
    assert match.record() == records.replay(PREFERANS, records.check(match.record())).record()


def test_one_refusal_and_the_match_goes_on():
    """[36] Nobody may ask again before the next hand."""
    match = stopped("refuse")
    assert (match.over, match.deal.phase, match.calls(0)) == (False, OVER, ())
    match.next_deal()
    assert match.deal.phase == "auction"


def stopped(*answers):
    """A match in which seat 0 has made clubs out of hand, and seat 1 asks to stop."""
    match = Match(PREFERANS, ["person:A"] * 3, "stop", first_dealer=2)
    for name in ("igra", "pass", "pass", "declare:5", "stay", "stay", "1:stop", *answers):
        match.act(name)
    return match


def test_an_undo_takes_back_the_question():
    """The hand is over and settled again, as before it was asked."""
    match = Match(PREFERANS, ["rules", "you", "rules"], "stop", first_dealer=2)
    for name in ("igra", "pass", "pass", "declare:5", "stay", "stay"):
        match.act(name)
    before = match.scores()
    match.act("1:stop")
    assert match.undo(1)
    assert (match.deal.phase, match.scores(), match.calls(1)) == (OVER, before, match.calls(0))


def test_nobody_stops_while_a_hand_is_played():
    """[36] Only between two hands."""
    deal = PREFERANS.position({"dealer": 2, "actions": ["pass"]})
    assert deal.calls(0) == ()
    assert PREFERANS.why_not(PREFERANS.observe(deal, 0), "stop")["clause"] == "36"
