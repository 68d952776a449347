"""Cribbage, clause by clause [n] of its rules page: the cut, games, skunks and the match; what the table is given."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from playing import random_deals, random_match, states
from stih.engine import options as options_of
from stih.engine import record as records
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games.cribbage import CRIBBAGE
from stih.games.cribbage.match import TO_BE_CUT, cut, opening, sheet, standing, winner
from stih.games.cribbage.rules import DECK, OPTIONS, PRESETS, cut_dealer, game_points, skunk_of

RECORDS = Path(__file__).parents[1] / "records"


def options(**given):
    return options_of.complete(OPTIONS, given)


def won(players=2, winner=0, scores=(120, 100, 80), dealer=1, game=1, first=None, games=None, **given):
    """A deal that side *winner* has just won with its last point."""
    sides = 2 if players == 4 else players
    before = [121 - 1 if side == winner else scores[side] for side in range(sides)]
    spec = {"players": players, "dealer": dealer, "scores": before, "game": game, "options": given,
            "first": dealer if first is None else first, "games": games or [0] * sides,
            "hands": {seat: ["KC"] if seat == winner else [] for seat in range(players)}}
    deal = CRIBBAGE.position(spec)
    deal.apply(DECK.parse("KC"))
    assert (deal.phase, deal.winner) == (OVER, winner)
    return deal


# the cut [4]

@pytest.mark.parametrize(("cards", "how", "dealer"), [
    ("AC KD", "low", 0), ("AC KD", "high", 1), ("TC JD", "low", 0), ("QC QD", "low", None), ("KC 9D KH", "low", 1),
    ("KC 9D KH", "high", None), ("9C 9D KH", "high", 2), ("AS 2C AH 3D", "low", None), ("2C AH 3D 4D", "low", 1),
])
def test_who_wins_the_cut(cards, how, dealer):
    """[4] By rank, aces low; equal ones cut again, if it is between them."""
    assert dealer == cut_dealer(DECK.parse_all(cards.split()), how)


@pytest.mark.parametrize("how", ["low", "high"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_cut_for_the_first_deal(players, how):
    """[4] The cards shown give the deal to the one who deals, whoever that is; only ties are cut again."""
    chosen = options(cut_deals=how)
    for number in range(100):
        dealer = number % players
        stands = cut(chosen, opening(chosen, players, dealer), Random(number))
        *ties, last = stands["cuts"]
        assert dealer == stands["dealer"] == cut_dealer(last, how)
        assert [cut_dealer(cards, how) for cards in ties] == [None] * len(ties)
        assert {len(set(cards)) for cards in stands["cuts"]} == {players}


def test_cards_are_cut_once_in_a_match():
    """[4] [19] Later first deals go by who lost or in turn; the log tells which it was."""
    match = random_match(CRIBBAGE, 2, "cuts", deals=40, match=2)
    cuts = [number for number, stands in enumerate(match.standings) if stands["cuts"]]
    assert cuts == [0]
    assert [event[0] for event in match.redeal(0).log][-1] == "cribbage-cut-dealer"
    assert [event[0] for event in match.redeal(1).log] == ["cribbage-dealing"]


def test_a_record_shows_the_same_cut():
    """Replayed, the same cards are cut, for the first game and for the third."""
    match = random_match(CRIBBAGE, 2, "replayed", deals=60, match=3, target=31, first_deal_next="recut3")
    again = records.replay(CRIBBAGE, records.parse(json.dumps(match.record())))
    assert match.standings == again.standings
    assert match.record() == again.record()
    third = next((stands for stands in match.standings if stands["game"] == 3), None)
    assert third is not None and third["cuts"] and third["dealer"] == third["first"]


# the deal moves on [4] [19]

@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_player_deals(players):
    """[4] To the end of the game."""
    for deal, count, rng in random_deals(CRIBBAGE, 12, "next"):
        if count == players:
            *_, end = states(deal, players, rng)
            assert standing(end)["dealer"] == (end.dealer + 1) % players
            assert standing(end)["scores"][:end.sides] == end.totals


@pytest.mark.parametrize(("players", "side", "how", "dealer", "first", "expected"), [
    (2, 0, "loser", 1, 1, 1), (2, 1, "loser", 0, 1, 0), (2, 0, "alternate", 0, 1, 0), (2, 0, "alternate", 1, 0, 1),
    (3, 0, "loser", 0, 0, 2), (3, 2, "loser", 0, 0, 1), (3, 1, "alternate", 0, 2, 0), (4, 0, "loser", 0, 0, 1),
    (4, 0, "loser", 1, 0, 3), (4, 1, "loser", 1, 0, 2), (4, 1, "alternate", 0, 3, 0),
    (2, 0, "recut3", 0, 1, 0),
])
def test_who_deals_first_in_the_next_game(players, side, how, dealer, first, expected):
    """[19] The loser, the lowest of three, the next of a losing pair; or the next after the first dealer."""
    scores = {0: (120, 100, 80), 1: (100, 120, 110), 2: (100, 90, 120)}[side]
    deal = won(players, side, scores, dealer, first=first, match=3, first_deal_next=how)
    stands = standing(deal)
    assert (stands["dealer"], stands["first"], stands["game"]) == (expected, expected, 2)
    assert stands["scores"] == [0] * players and stands["backs"] == [-1] * deal.sides


def test_the_third_game_is_cut_for():
    """[19] With `recut3` cards decide, and nobody is named before; any other game goes in turn."""
    stands = standing(won(game=2, match=3, games=[0, 1], first_deal_next="recut3"))
    assert (stands["dealer"], stands["cutting"]) == (TO_BE_CUT, True)
    dealers = Counter(cut(options(), stands, Random(number))["dealer"] for number in range(400))
    assert set(dealers) == {0, 1} and min(dealers.values()) > 150
    assert CRIBBAGE.explain(won(game=2, match=3, games=[0, 1], first_deal_next="recut3"))["next_dealer"] is None
    assert not standing(won(game=3, match=3, first_deal_next="recut3"))["cutting"]


# what a game counts [18], the match [19]

@pytest.mark.parametrize(("given", "loser", "points"), [
    ({}, 120, 1), ({}, 0, 1), ({"skunk_points": "123"}, 91, 1), ({"skunk_points": "123"}, 90, 2),
    ({"skunk_points": "123"}, 61, 2), ({"skunk_points": "123"}, 60, 3), ({"skunk_points": "124"}, 60, 4),
    ({"lurch": 31}, 31, 1), ({"lurch": 31}, 30, 2), ({"lurch": 100, "skunk_points": "124"}, 70, 2),
    ({"lurch": 100, "skunk_points": "124"}, 20, 4), ({"target": 61, "skunk_points": "123"}, 40, 1),
    ({"skunk": 0, "double_skunk": 61, "skunk_points": "123"}, 10, 1),
])
def test_what_a_won_game_counts(given, loser, points):
    """[18] The greater of lurch and skunk; a limit at the target or above is none."""
    assert points == game_points(CRIBBAGE.position({"players": 2, "options": given}).rules, loser)


def test_three_players_are_skunked_by_the_better_loser():
    """[18] Two losers, and the one who did best decides."""
    facts = CRIBBAGE.result(won(3, 0, (120, 95, 10), skunk_points="123"))
    assert (facts["points"], facts["skunk"]) == (1, 0)
    facts = CRIBBAGE.result(won(3, 0, (120, 60, 90), skunk_points="123"))
    assert (facts["points"], facts["skunk"]) == (2, 1)


def test_a_skunk_is_told_even_where_it_counts_no_more():
    """[18] The default: reported, one game point."""
    deal = won(2, 0, (120, 60))
    assert skunk_of(deal.rules, 60) == 2
    assert (CRIBBAGE.result(deal)["points"], CRIBBAGE.result(deal)["skunk"]) == (1, 2)
    assert CRIBBAGE.explain(deal)["title"]["args"]["skunk"] == 2


@pytest.mark.parametrize(("games", "loser", "expected", "over"), [
    ([0, 0], 50, [1, 0], None), ([0, 0], 30, [2, 0], 0), ([1, 1], 30, [2, 1], 0), ([1, 1], 50, [2, 1], 0),
    ([0, 1], 50, [1, 1], None),
])
def test_a_match_of_two_game_points(games, loser, expected, over):
    """[19] A lurch wins it from nothing, and counts no further than the end."""
    deal = won(2, 0, (61, loser), games=games, target=121, match=2, lurch=31)
    assert expected == CRIBBAGE.result(deal)["games"]
    assert over == winner(deal)


def test_the_end_keeps_the_score():
    """The last score stands when the match is over; before that the next game begins from nothing."""
    assert standing(won(match=1))["scores"] == [121, 100]
    assert standing(won(match=2))["scores"] == [0, 0]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_preset_is_played_out(preset, players):
    """To the end of a match, at every number of seats; the sheet adds up and the winner has won."""
    match = random_match(CRIBBAGE, players, f"{preset} {players}", deals=200, **PRESETS[preset])
    assert match.over
    told = match.view(0)["sheet"]
    assert [row["number"] for row in told["rows"]] == list(range(1, len(match.deals) + 1))
    last = told["rows"][-1]["cells"]
    assert [cell["total"] for cell in last] == match.scores()[:len(last)]
    assert last[match.winner]["total"] == match.options["target"]
    assert sum(game["points"] for game in told["games"] if game["winner"] == match.winner) >= match.options["match"]
    assert match.view(0)["extra"]["games"][match.winner] == match.options["match"]
    for game in range(1, told["games"][-1]["number"] + 1):
        rows = [row for row in told["rows"] if row["game"] == game]
        for side, cell in enumerate(rows[-1]["cells"]):
            assert cell["total"] == sum(row["cells"][side]["change"] for row in rows)


def test_the_parts_of_a_cell_are_what_was_scored():
    """Play, hand, crib and the rest; what went past the last hole is in them and not in the change."""
    facts = {"scores": [121, 90], "deltas": [21, 6], "dealer": 0, "game": 1, "games": [1, 0], "winner": 0, "points": 1,
             "skunk": 1, "events": [[0, "heels", 2], [1, "pair", 2], [1, "hand", 4], [0, "hand", 8], [0, "crib", 12]]}
    row = sheet(options(), [facts])["rows"][0]
    assert row["cells"][0] == {"play": 0, "hand": 8, "crib": 12, "other": 2, "change": 21, "total": 121}
    assert row["cells"][1] == {"play": 2, "hand": 4, "crib": 0, "other": 0, "change": 6, "total": 90}
    assert row["note"]["key"] == "cribbage-note-game"


def test_an_undo_goes_back_through_the_show():
    """The last decision of a deal that is over is taken back, and the score with it."""
    match = Match(CRIBBAGE, ["you", "rules"], "back", {"counting": "manual"})
    while match.deal.phase != OVER:
        match.act(CRIBBAGE.actions[match.deal.legal_actions()[0]])
    assert match.undo(0)
    assert match.deal.phase != OVER and match.deal.turn == 0
    assert match.scores() == [0, 0]


# what the table is given

def test_the_view_tells_all_that_was_pegged():
    """Each move of a peg with its holes, its cards and why; moves follow on each other and end at the front peg."""
    for deal, players, rng in random_deals(CRIBBAGE, 40, "told", target=61):
        *_, end = states(deal, players, rng)
        extra = CRIBBAGE.view(CRIBBAGE.observe(end, 0)).extra
        fronts = [0] * end.sides
        for peg in extra["pegs"]:
            side = peg["seat"] % end.sides
            assert fronts[side] == peg["before"] <= peg["after"] <= 61
            assert peg["text"]["key"] == f"cribbage-point-{peg['what']}"
            fronts[side] = peg["after"]
        assert fronts == [pegs["front"] for pegs in extra["board"]]
        laid = [card for count in (*extra["counts"], extra["pile"]) for card in count]
        assert laid == [{"seat": seat, "card": DECK.names[card]} for seat, card in end.laid]


def test_the_discard_helper_comes_with_the_result_and_is_the_viewers_own():
    """[6] Every way to lay away, one marked; nothing while the deal goes on, nothing of another's cards."""
    for deal, players, rng in random_deals(CRIBBAGE, 12, "helper"):
        for state in states(deal, players, rng):
            if state.phase != OVER:
                assert CRIBBAGE.view(CRIBBAGE.observe(state, 0)).extra["throws"] is None
        for seat in range(players):
            obs = CRIBBAGE.observe(deal, seat)
            throws = CRIBBAGE.view(obs).extra["throws"]
            held = set(DECK.faces(obs["thrown"] | obs["hand"] | obs["played"][seat]))
            assert len(throws) == (15 if players == 2 else 5)
            assert {card for throw in throws for card in throw["throw"]} == held
            mine, = (throw for throw in throws if throw["yours"])
            assert set(mine["throw"]) == set(DECK.faces(obs["thrown"]))
            assert {throw["table"] for throw in throws} <= ({"E1", "E2"} if players == 2 else {"E"})


def test_words_said_stay_until_the_next_count():
    """Counts with their points, gos, and nothing of the count before."""
    deal = CRIBBAGE.position({"hands": [["KC", "KD", "2C"], ["5S", "8S"]], "dealer": 1})
    for card in ("KC", "5S", "KD"):
        deal.apply(DECK.parse(card))
    said = [seat.said for seat in CRIBBAGE.view(CRIBBAGE.observe(deal, 0)).seats]
    assert said[0]["args"] == {"count": 25, "points": 0}
    assert said[1]["key"] == "cribbage-said-go"
    deal.apply(DECK.parse("2C"))
    assert [seat.said for seat in CRIBBAGE.view(CRIBBAGE.observe(deal, 0)).seats] == [None, None]


def test_a_record_in_mid_count_goes_on():
    """A match left while an opponent is asked for muggins stands where it stood."""
    match = records.replay(CRIBBAGE, records.parse((RECORDS / "cribbage-1-middle.json").read_text(encoding="utf-8")))
    assert (match.deal.phase, len(match.deals)) == ("muggins", 2)
    assert match.view(match.deal.turn)["extra"]["ask"]["prefix"] == "muggins:"
    match.act("muggins:29")
    assert match.deal.events[-1][1] == "muggins"
