"""The table of Rabló: the calling panel, sides, doublings, an open hand, money; with both decks."""

from itertools import pairwise
from random import Random

import pytest
import samples
from reading import classed, having, nodes, text
from stih import bots
from stih.bots.rablo import rules as bot
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games.rablo import RABLO
from table import cards, parts, rablo, rablo_money, result, table
from table.cards import take_deck
from table.places import others

WORDS = samples.Words()


class Seen:
    """A table as the page would draw it: a view with what the page keeps beside it."""

    def __init__(self, view, **state):
        self.own = {}
        self.hold = state.get("hold", False)
        rablo.arrived(view, self.own, False)
        self.engine_view = view
        self.state = state

    @property
    def view(self):
        return rablo.seen(self.engine_view, self.own, self.hold)

    def tree(self):
        return table.render(self.view, samples.page_state(own=self.own, **self.state), WORDS)

    def choose(self, field, value):
        rablo.change(self.view, self.own, field, value)
        return self


def moments(seed, deals=6, **options):
    """Views of seat 0 through a match in which everybody plays well."""
    rng, match = Random(seed), Match(RABLO, ["you", "rules", "rules", "rules"], str(seed), options)
    while True:
        yield match.view(0)
        if match.over or (match.deal.phase == OVER and len(match.deals) == deals):
            return
        if match.deal.phase == OVER:
            match.next_deal()
        elif match.deal.turn == 0:
            match.act(RABLO.actions[bot.think(RABLO.observe(match.deal, 0), rng)])
        else:
            match.act(bots.move(match))


@pytest.fixture(scope="module")
def views():
    """Views of a few matches."""
    return [view for seed in range(6) for view in moments(seed, deals=12)]


@pytest.fixture(params=["german", "french"], autouse=True)
def deck(request, monkeypatch):
    """Every test draws with both decks."""
    take_deck(request.param)
    monkeypatch.setattr(WORDS, "setting", lambda: request.param)
    yield request.param
    take_deck("french")


def first(views, wanted):
    return next(view for view in views if wanted(view))


def calling(views, stake=0):
    """The viewer is to call over a call of that stake."""
    return first(views, lambda view: view["extra"]["panel"] and
                 (view["extra"]["auction"]["highest"] or {"stake": 0})["stake"] == stake)


# ---- every view


def test_every_view_can_be_drawn(views):
    for view in views[::7]:
        page = Seen(view)
        page.tree()
        if view["result"]:
            result.render(page.view, samples.page_state(own=page.own), WORDS)


def test_ids_are_unique_and_descriptions_are_there(views):
    for view in views[::11]:
        tree = Seen(view).tree()
        ids = [node[1]["id"] for node in having(tree, "id")]
        assert len(ids) == len(set(ids))
        assert {node[1]["aria-describedby"] for node in having(tree, "aria-describedby")} <= set(ids)


def test_only_symbols_of_the_deck_in_use_are_drawn(views, deck):
    for view in views[::11]:
        drawn = {node[1]["href"] for node in having(Seen(view).tree(), "href") if "/deck/" in node[1]["href"]}
        assert all(f"/{deck}.svg#" in href or "/backs.svg#" in href for href in drawn)


def test_the_hand_is_held_by_rank_with_the_ten_above_the_king():
    assert rablo.in_order(["9B", "KH", "TH", "AL", "JA", "AH"]) == ["AL", "AH", "TH", "KH", "JA", "9B"]


def test_a_game_without_german_cards_is_played_with_french_ones():
    assert parts.deck({"game": "raub"}, "german") == "french"
    assert parts.deck({"game": "rablo"}, "german") == "german"
    assert parts.deck({"game": "rablo"}, "french") == "french"


# ---- the calling panel


def radios(tree, name):
    return having(tree, "name", name)


def test_the_lowest_level_that_may_be_called_is_looked_at_first(views):
    for stake, place in ((0, 0), (50, 1), (100, 2)):
        levels = radios(Seen(calling(views, stake)).tree(), "level")
        assert [node[1]["value"] for node in levels if "checked" in node[1]] == [str(place)]
        assert len([node for node in levels if node[1].get("aria-disabled")]) == place


def test_a_level_that_is_not_higher_is_grey_and_says_why(views):
    page = Seen(calling(views, 100)).choose("level", "0")
    tree = page.tree()
    refused = classed(tree, "meaning")[0]
    assert "rablo-why-not-higher stake=100" in text(refused)
    assert having(refused, "href")[0][1]["href"].endswith("#c6")
    assert all("disabled" in node[1] for node in radios(tree, "call"))
    assert not having(tree, "data-action", "snapszer:AA")


def test_each_level_offers_its_cards(views):
    page = Seen(calling(views))
    assert [len(radios(page.choose("level", str(place)).tree(), "call")) for place in range(4)] == [18, 6, 18, 6]


def test_a_call_is_sent_by_one_button_that_names_it(views):
    page = Seen(calling(views))
    waiting = having(page.tree(), "data-action", "call")[0]
    assert waiting[1]["aria-disabled"] == "true"
    card = next(entry for entry in page.view["extra"]["panel"]["levels"][0]["cards"] if not entry["held"])
    page.choose("call", card["action"])
    button = having(page.tree(), "data-action", card["action"])[0]
    name = card["action"].split(":")[1]
    assert text(button) == f"rablo-do-call card={name} stake=50" and "aria-disabled" not in button[1]
    assert "rablo-panel-partner" in text(classed(page.tree(), "meaning")[0])


def test_a_card_in_hand_says_that_one_would_play_alone_for_three_times_the_stake(views):
    page = Seen(calling(views, 50))
    held = [entry for entry in page.view["extra"]["panel"]["levels"][2]["cards"] if entry["held"]]
    page.choose("level", "2").choose("call", held[0]["action"])
    assert "rablo-note-alone" in text(classed(page.tree(), "meaning")[0])
    assert "amount=450" in text(classed(page.tree(), "meaning")[0])
    assert len(classed(page.tree(), "alone")) == len(held)


def test_another_level_forgets_the_card(views):
    page = Seen(calling(views)).choose("call", "snapszer:AA").choose("level", "2")
    assert having(page.tree(), "data-action", "call")


def test_what_was_chosen_is_forgotten_with_the_next_question(views):
    page = Seen(calling(views)).choose("call", "snapszer:AA")
    rablo.arrived(dict(page.engine_view, turn=999), page.own, False)
    assert "call" not in page.own


def test_what_was_chosen_before_the_engine_was_there_stays(views):
    view = calling(views)
    page = Seen(view)
    page.own.clear()
    page.choose("call", "snapszer:AA")
    rablo.arrived(view, page.own, False)
    assert page.own["call"] == "snapszer:AA"


def test_nothing_can_be_called_while_others_speak(views):
    view = first(views, lambda view: view["phase"] == "auction" and view["to_act"] != 0)
    assert not radios(Seen(view).tree(), "call")


# ---- doublings, sides, contract


def test_the_word_asked_for_stands_out_and_those_said_name_their_speaker(views):
    view = first(views, lambda view: view["phase"] == "kontra" and view["extra"]["contract"]["doubled"] == 1)
    steps = classed(Seen(view).tree(), "steps")[0]
    assert text(classed(steps, "asked")[0]).startswith("rablo-do-rekontra")
    speaker = view["extra"]["contract"]["words"][0]["seat"]
    assert WORDS.name(speaker) in text(classed(steps, "said")[0])


def test_a_side_has_its_mark_exactly_where_the_viewer_knows_it(views):
    for view in views[::5]:
        known = [side for side in view["extra"]["sides"] if side]
        marks = [node[1]["data-side"] for node in having(classed(Seen(view).tree(), "coin"), "data-side")]
        assert sorted(marks) == sorted(known)


def test_what_one_knows_alone_is_said_beside_the_contract(views):
    view = first(views, lambda view: view["phase"] == "play" and view["extra"]["contract"]["secret"])
    assert view["extra"]["contract"]["secret"]["key"] in text(classed(Seen(view).tree(), "secret")[0])


def test_the_called_card_lies_beside_the_trick(views):
    view = first(views, lambda view: view["phase"] == "play" and view["trick"])
    zone = having(Seen(view).tree(), "data-zone", "called")[0]
    assert having(zone, "data-table-card")[0][1]["data-table-card"] == view["extra"]["contract"]["card"]


def test_the_pot_stands_in_the_line_of_the_contract(views):
    view = first(views, lambda view: view["extra"]["money"]["pot"] and view["phase"] == "play")
    assert f"rablo-tag-pot pot={view['extra']['money']['pot']}" in text(classed(Seen(view).tree(), "facts")[0])


def test_an_announcement_is_a_button_for_each_card_of_the_pair(views):
    view = first(views, lambda view: any(choice["action"].startswith("announce:") for choice in view["choices"]))
    told = [choice["action"] for choice in view["choices"] if choice["action"].startswith("announce:")]
    group = classed(Seen(view).tree(), "announcements")[0]
    assert [node[1]["data-action"] for node in having(group, "data-action")] == told
    assert all("rablo-do-announce" in node[1]["aria-label"] for node in having(group, "data-action"))


def test_enough_is_offered_out_of_turn_and_only_then(views):
    view = first(views, lambda view: view["calls"])
    enough = having(Seen(view).tree(), "data-action", "enough")
    assert len(enough) == 1 and view["to_act"] != 0
    silent = first(views, lambda view: view["phase"] == "play" and view["to_act"] != 0 and not view["calls"])
    assert not having(Seen(silent).tree(), "data-action")


# ---- the open hand


def shown_pair(views):
    """The view before a hand was laid open, and the one after."""
    return next((before, after) for before, after in pairwise(views)
                if after["extra"]["shown"] and not before["extra"]["shown"])


def test_an_open_hand_is_held_for_five_seconds_at_the_usual_speed(views):
    before, after = shown_pair(views)
    assert round(0.9 * rablo.holds(before, after)) == 5
    assert not rablo.holds(after, after) and not rablo.holds(before, before)


def test_an_open_hand_lies_in_the_field_and_can_be_let_lie(views):
    _, after = shown_pair(views)
    page = Seen(after, hold=True)
    laid = classed(page.tree(), "openhand")[0]
    cards_laid = [node[1]["data-table-card"] for node in having(laid, "data-table-card")]
    assert sorted(cards_laid) == sorted(after["extra"]["shown"]["cards"])
    assert having(page.tree(), "data-command", "pause")
    page.own["paused"] = True
    assert having(page.tree(), "data-command", "resume") and not having(page.tree(), "data-command", "pause")
    assert "rablo-show" in text(classed(page.tree(), "prompt")[0])


# ---- money


def test_the_sheet_has_a_row_a_deal_with_caller_and_partner_marked(views):
    view = first(views, lambda view: len(view["sheet"]["rows"]) > 4)
    sheet = rablo.sheet(Seen(view).view, WORDS)
    rows = [node for node in nodes(sheet) if node[0] == "tr"][2:]
    for row, drawn in zip(view["sheet"]["rows"], rows, strict=True):
        marks = [node[1]["data-side"] for node in having(drawn, "data-side")]
        pair = [] if row["passed"] else ["caller"] if row["partner"] is None else ["caller", "partner"]
        assert sorted(marks) == pair


def test_the_sheet_of_a_long_match_is_folded_but_for_the_latest_deals(views):
    view = first(views, lambda view: len(view["sheet"]["rows"]) > 4)
    rows = [dict(view["sheet"]["rows"][0], number=number) for number in range(1, 21)]
    sheet = rablo.sheet(dict(Seen(view).view, sheet=dict(view["sheet"], rows=rows)), WORDS)
    fold = classed(sheet, "fold")[0]
    assert [text(node).split()[0] for node in having(fold, "class", "nr")] == ["1–12"]
    seen = [node[1]["key"] for node in nodes(sheet) if node[0] == "tr" and node not in list(nodes(fold))]
    assert [str(key) for key in seen if key is not None] == [str(number) for number in range(13, 21)]


def test_every_amount_is_told_in_words(views):
    view = first(views, lambda view: len(view["sheet"]["rows"]) > 4)
    told = classed(rablo.sheet(Seen(view).view, WORDS), "told")[0]
    lines = [node for node in nodes(told) if node[0] == "li"]
    assert len(lines) == len(view["sheet"]["rows"])
    for row, line in zip(view["sheet"]["rows"], lines, strict=True):
        assert row["passed"] or f"sum={row['stake']}" in text(line)


@pytest.mark.parametrize(("stake", "factor", "partner", "amount", "made"), [
    (50, 1, 2, 50, "50"), (100, 4, 2, -400, "100×2×2 = 400"), (300, 8, None, 7200, "300×2×2×2×3 = 7200"),
])
def test_an_amount_shows_how_it_was_made(stake, factor, partner, amount, made):
    from table.rablo_sheet import product

    assert product({"stake": stake, "factor": factor, "partner": partner, "amount": amount}) == made


def test_coins_add_up_to_the_money_and_a_debt_has_none():
    for amount in (0, 50, 2950, 12000):
        purse = rablo_money.purse(amount, 80)
        values = [int(node[1]["class"][5:]) for node in nodes(purse) if node[1].get("class", "").startswith("coin-")]
        assert sum(values) == amount
    assert not classed(rablo_money.purse(-300, 80), "coin-50")
    assert len(classed(rablo_money.pot(600, 80), "coin-50")) == 12


def test_the_result_says_who_pays_whom(views):
    view = first(views, lambda view: view["result"] and len(view["result"]["payments"]) > 1)
    page = result.render(view, samples.page_state(own={}), WORDS)
    paid = [node for node in nodes(classed(page, "paid")) if node[0] == "li"]
    assert len(paid) == len(view["result"]["payments"])
    for payment, line in zip(view["result"]["payments"], paid, strict=True):
        assert str(payment["amount"]) in text(line)


def test_the_end_of_a_match_has_everybodys_place():
    end = list(moments(1, deals=80, start=500))[-1]
    places = classed(result.render(end, samples.page_state(own={}), WORDS), "places")[0]
    assert len([node for node in nodes(places) if node[0] == "li"]) == 1 + len(others(end))


# ---- the decks


def test_every_german_name_is_drawn_with_both_decks():
    for card in (rank + suit for suit in "HBLA" for rank in "AKQJT9"):
        for name in cards.DECKS:
            take_deck(name)
            drawn = {node[1]["href"] for node in having(cards.face(card), "href")}
            assert all(cards.DECKS[name].sprite in href for href in drawn)


@pytest.mark.parametrize("drawing", [cards.face, cards.small_face])
def test_the_corner_has_the_letter_of_the_language(deck, drawing):
    for letter, symbol in (("F", "F"), ("\u00c1", "u00c1"), ("\u0414", "u0414")):
        take_deck(deck, lambda card, name, letter=letter: letter)
        drawn = {node[1]["href"] for node in having(drawing("QH"), "href")}
        assert cards.DECKS[deck].sprite + "ix-" + symbol in drawn
