"""The figures of the page about fairness: true, far enough from suspicion, and in the page."""

import json

import pytest
from lessons import LANGUAGES
from stih.games import GAMES
from tools import fairness, measure_fairness, pages
from tools.steps import ROOT

DATA = json.loads(fairness.DATA.read_text())
HANDS = {"raub": 4, "rablo": 6, "cribbage": 6, "preferans": 10}


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_are_of_whole_hands_and_all_deals(game):
    found = DATA["games"][game]
    assert sum(found["counts"]) == DATA["deals"] == measure_fairness.DEALS
    assert found["hand"] == len(measure_fairness.places_of_first_hand(game)) == HANDS[game]
    assert sum(found["chances"]) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_the_deals_are_such_as_chance_makes(game):
    """Twelve comparisons, some of one pack: one good shuffle of a hundred would fail here by bad luck."""
    for kind in ("hands", "places", "again"):
        assert 0.0005 < DATA["games"][game][kind]["p"] < 0.9995


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_figures_come_out_again(game):
    again = measure_fairness.measure(game, DATA["deals"], DATA["deals"])["places"]
    assert measure_fairness.measure(game, DATA["deals"]) | {"again": again} == DATA["games"][game]


def test_a_shuffle_that_favours_a_card_is_found(monkeypatch):
    """The first card moved to the first place in one deal of twenty."""
    honest = measure_fairness.rng.pack_of

    def crooked(seed, deal, cards):
        pack = honest(seed, deal, cards)
        if int(seed) % 20 == 0:
            place = pack.index(0)
            pack[0], pack[place] = pack[place], pack[0]
        return pack

    assert measure_fairness.measure("rablo", 3000)["places"]["p"] > 0.001
    monkeypatch.setattr(measure_fairness.rng, "pack_of", crooked)
    assert measure_fairness.measure("rablo", 3000)["places"]["p"] < 0.001


@pytest.mark.parametrize(("chi", "df", "p"), [
    (3.841, 1, 0.05), (18.307, 10, 0.05), (29.588, 10, 0.001), (961, 961, 0.494)])
def test_the_chance_of_a_chi_square_is_that_of_the_tables(chi, df, p):
    assert measure_fairness.with_p({"chi": chi, "df": df})["p"] == pytest.approx(p, abs=0.004)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_figure_in_every_language(language):
    page = pages.read(ROOT / f"assets/pages/fairness.{language}.md")
    assert "@@" not in page.body and page.clauses == []
    for found in DATA["games"].values():
        for dealt in found["counts"]:
            assert f">{dealt}</td>" in page.body
