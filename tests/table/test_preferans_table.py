"""Preferans at the table: what is drawn agrees with the view at every step of random matches."""

import json
from random import Random

import pytest
import samples
from reading import classed, having, text
from stih.session import Session
from table import parts, preferans, preferans_contract, result, table

WORDS = samples.Words()
TALON = ("auction", "naming")


class Seat:
    """A session played at random for the viewer against bots of chance."""

    def __init__(self, seed, **options):
        self.session, self.random = Session(), Random(seed)
        self.reply = self.ask(do="start", game="preferans", options=options, seed=str(seed),
                              seats=["you", "random", "random"], seat=0)

    def ask(self, **request):
        reply = json.loads(self.session.handle(json.dumps({"id": 1} | request)))
        assert reply["error"] is None, reply["error"]
        self.reply = reply
        return reply

    def act(self, *actions):
        return self.ask(do="act", actions=actions, turn=self.reply["view"]["turn"])

    def step(self):
        """One reply further, whoever is to act."""
        if self.reply["wait"] == "next":
            return self.ask(do="next")
        if self.reply["wait"] == "bot":
            return self.ask(do="step")
        view = self.reply["view"]
        if view["select"]:
            return self.act(*["-" + card for card in self.random.sample(view["hand"], 2)])
        words = list(view["play"]) or [choice["action"] for choice in view["choices"]]
        words += [claim["action"] for claim in view["extra"]["claims"][:1]]
        return self.act(self.random.choice(words))

    def views(self, deals):
        """The views of so many deals."""
        yield self.reply["view"]
        while self.reply["wait"] != "over" and self.reply["view"]["number"] <= deals:
            yield self.step()["view"]

    def until(self, asked):
        """The next view of which `asked` holds, or None; then the session stands there."""
        return next((view for view in self.views(deals=30) if asked(view)), None)


def found(asked, **options):
    """The first view in matches of chance of which `asked` holds."""
    return next(view for view in (Seat(seed, **options).until(asked) for seed in range(30)) if view)


def drawn(view, own=None, **state):
    """The screen of a view, as the page draws it."""
    own = {} if own is None else own
    seen = preferans.seen(view, own, False)
    ui = samples.page_state(own=own, **state)
    return result.render(seen, ui, WORDS) if seen["result"] else table.render(seen, ui, WORDS)


def offered(tree):
    """The actions that can be pressed."""
    return {node[1]["data-action"] for node in having(tree, "data-action") if "aria-disabled" not in node[1]}


def picks(tree):
    """The words of the panel that can be chosen to be said below."""
    return {node[1]["data-word"] for node in having(tree, "data-word")}


def mine(view):
    return view["to_act"] == view["seat"] and not view["result"]


def asked_in(*phases):
    return lambda view: mine(view) and view["phase"] in phases


OPTIONS = [{}, {"contract_8": True, "open_bettel": True, "start_bule": 30}, {"direction": "ccw", "start_bule": 30,
           "sheet_sign": "debt_negative", "kontra_model": "bilateral"}]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(3))
def test_every_choice_can_be_pressed_and_nothing_else(seed, options):
    for view in Seat(seed, **options).views(deals=12):
        tree = drawn(view)
        allowed = {choice["action"] for choice in view["choices"] + view["calls"]} | set(view["play"].values())
        assert offered(tree) | picks(tree) == allowed, view["phase"]


@pytest.mark.parametrize("seed", range(2))
def test_a_word_of_the_panel_that_may_not_be_said_has_its_reason(seed):
    for view in Seat(seed).views(deals=12):
        tree = drawn(view)
        shut = {node[1]["data-action"]: node[1]["aria-describedby"] for node in having(tree, "aria-disabled", "true")
                if node[1].get("class") == "word"}
        forbidden = {word["action"] for word in view["extra"]["panel"] or [] if word["why"]}
        assert set(shut) == forbidden - {"pass", held(view)}
        for action, note in shut.items():
            assert having(tree, "id", note)
            assert preferans.refusal(view, action)["clause"]


def held(view):
    """The number that the viewer may hold: touching it holds it."""
    can = any(choice["action"] == "hold" for choice in view["choices"])
    return f"bid:{view['extra']['auction']['bid']['args']['level']}" if can else None


@pytest.mark.parametrize("seed", range(3))
def test_the_auction_shows_every_word_in_the_order_of_speech(seed):
    for view in Seat(seed).views(deals=8):
        if view["phase"] not in TALON:
            continue
        auction = view["extra"]["auction"]
        rows = [[text(cell) for cell in row[2]] for row in classed(drawn(view), "auction")[0][2][2][2]]
        for column, seat in enumerate(auction["order"]):
            words = [row[column] for row in rows if row[column] not in ("", "?")]
            assert len(words) == len(auction["said"][seat])
        assert sum(row.count("?") for row in rows) == 1


def test_the_winning_word_stands_out():
    view = found(lambda view: asked_in("auction")(view) and view["extra"]["auction"]["bid"])
    assert len(classed(drawn(view), "stands")) == 1


def test_in_the_auction_at_most_two_buttons_lie_under_the_thumb():
    for view in Seat(4).views(deals=12):
        if asked_in("auction")(view):
            assert 1 <= len(classed(classed(drawn(view), "say"), "btn")) <= 2


def test_a_word_of_the_auction_is_chosen_before_it_is_said():
    view, own = found(lambda view: asked_in("auction")(view) and "igra" in picks(drawn(view))), {}
    assert "igra" not in offered(drawn(view, own))
    assert "preferans-means-bid level=" in text(classed(drawn(view, own), "means"))
    assert preferans.command(view, own, "word", {"word": "igra"})
    assert offered(drawn(view, own)) == {"pass", "igra"}
    assert "preferans-means-igra" in text(classed(drawn(view, own), "means"))
    later = dict(view, turn=view["turn"] + 1)
    assert "igra" not in offered(drawn(later, own))


def test_the_talon_lies_face_down_until_it_is_taken():
    for view in Seat(5).views(deals=12):
        if view["phase"] == "auction":
            talon = classed(drawn(view), "talon")[0]
            assert len(classed(talon, "back")) == 2
            assert not having(talon, "data-suit")


def test_two_cards_are_laid_away_with_one_confirmation():
    view = found(asked_in("discard"))
    assert set(view["extra"]["talon"]) < set(view["hand"])
    away = view["hand"][:2]
    tree = drawn(view, chosen=away)
    assert len(having(tree, "data-select")) == 12
    assert having(tree, "data-action", "done")[0][1].get("aria-disabled") is None
    assert [node[1]["key"] for node in classed(classed(tree, "talonbox"), "card")[2:]] == away
    assert having(drawn(view, chosen=away[:1]), "data-action", "done")[0][1]["aria-disabled"] == "true"


def test_a_contract_to_be_declared_says_what_it_will_count():
    promised, kept = {}, 0
    for view in [view for seed in range(1, 4) for view in Seat(seed, start_bule=30).views(deals=12)]:
        contract = view["extra"]["contract"]
        if promised and contract:
            assert f"worth={contract['unit']}" in promised[contract["number"]]
            kept += 1
        promised = {}
        if asked_in("declare")(view):
            tiles = classed(drawn(view), "contracts")[0][2]
            promised = {int(tile[1]["key"]): text(tile) for tile in tiles}
    assert kept


@pytest.mark.parametrize("phase", ["defence", "partner", "kontra"])
def test_the_slip_tells_contract_worth_and_who_defends(phase):
    view = found(asked_in(phase))
    slip = text(classed(drawn(view), "contract"))
    contract = view["extra"]["contract"]
    assert f"unit={contract['unit']} value={contract['value']}" in slip
    assert all(WORDS.name(number) in slip for number in range(3) if number != contract["seat"])


def test_kontra_is_shown_step_by_step():
    view = found(lambda view: asked_in("kontra")(view) and view["extra"]["contract"]["kontra"])
    chain = classed(drawn(view), "chain")[0]
    level = max(entry["level"] for entry in view["extra"]["contract"]["kontra"])
    assert len(classed(chain, "said")) == level
    assert [number in text(chain) for number in ("×2", "×4", "×8", "×16")] == [step <= level for step in range(4)]


def test_the_aim_is_told_on_the_slip_and_while_it_is_played():
    slip, trick = found(asked_in("defence")), found(asked_in("play"))
    for tree, view in ((classed(drawn(slip), "contract"), slip), (classed(drawn(trick), "say"), trick)):
        told = text(classed(tree, "aim"))
        assert view["extra"]["contract"]["aim"]
        assert all(WORDS(sentence) in told for sentence in view["extra"]["contract"]["aim"])


def test_a_pair_sees_what_it_owes_together():
    view = found(lambda view: view["phase"] == "play" and (view["extra"]["defence"] or {}).get("due"))
    defence = view["extra"]["defence"]
    assert f"preferans-together tricks={defence['tricks']} due={defence['due']}" in text(drawn(view))


def test_claims_are_put_away_until_they_are_asked_for():
    view, own = found(lambda view: view["extra"]["claims"]), {}
    claims = {claim["action"] for claim in view["extra"]["claims"]}
    assert not claims & offered(drawn(view, own))
    assert preferans.command(view, own, "claim", {})
    assert claims <= offered(drawn(view, own))
    assert preferans.command(view, own, "claim", {})
    assert not claims & offered(drawn(view, own))


def test_claims_are_put_away_by_the_next_move():
    view = found(lambda view: view["extra"]["claims"])
    later = preferans.seen(dict(view, turn=view["turn"] + 1), {"claiming": view["turn"]}, False)
    assert not preferans_contract.claiming(later)


def test_a_touch_draws_anew_and_nothing_else_does():
    view, own = Seat(1).reply["view"], {}
    before = preferans.seen(view, own, False)
    assert preferans.seen(view, own, False) is before
    assert preferans.command(view, own, "entry", {"entry": "0.bule.0"})
    assert preferans.seen(view, own, False) is not before


# ---- the result


@pytest.mark.parametrize("sign", ["debt_positive", "debt_negative"])
def test_a_result_tells_what_changed_on_the_sheet(sign):
    for view in Seat(1, start_bule=30, sheet_sign=sign).views(deals=6):
        for row in view["result"]["rows"] if view["result"] else []:
            line = next(node for node in classed(drawn(view), "lines")[0][2] if node[1]["key"] == str(row["seat"]))
            panel = view["sheet"]["panels"][row["seat"]]
            assert row["sheet"]["bule"][1] == panel["bule"][-1]["value"] or panel["bule"][-1]["value"] is None
            assert row["sheet"]["supe"][1] == panel["totals"]["supe_for"]
            assert text(classed(line, "sum")).endswith(str(abs(row["sheet"]["supe" if moved(row) else "bule"][1])))
            assert len(classed(line, "calc")) == len(row["items"])


def moved(row):
    """Whether the seat has written supe in this hand."""
    return row["sheet"]["supe"][0] != row["sheet"]["supe"][1]


# ---- the sheet


def sheet_of(view, own=None):
    return parts.draw("sheet", preferans.seen(view, own or {}, False), WORDS)


@pytest.mark.parametrize("seed", range(3))
def test_the_sheet_shows_every_entry_and_strikes_what_the_engine_strikes(seed):
    for view in Seat(seed, start_bule=30).views(deals=15):
        if not view["result"]:
            continue
        entries = [entry for panel in view["sheet"]["panels"]
                   for name in ("bule", "left_supe", "right_supe") for entry in panel[name]]
        shown = having(sheet_of(view), "data-entry")
        assert len(shown) == len(entries)
        assert sum("struck" in node[1]["class"].split() for node in shown) == sum(entry["struck"] for entry in entries)


def test_an_entry_explains_itself_when_it_is_touched():
    view = found(lambda view: view["result"] and view["number"] > 4, start_bule=30)
    for node in having(sheet_of(view), "data-entry"):
        seat, column, place = node[1]["data-entry"].split(".")
        note = view["sheet"]["panels"][int(seat)][column][int(place)]["note"]
        touched = {"entry": node[1]["data-entry"]}
        assert text(classed(sheet_of(view, touched), "prefnote")) == WORDS(note)


def test_the_three_lines_of_a_panel_add_up_to_its_result():
    view = found(lambda view: view["result"] and view["number"] > 4, start_bule=30)
    for panel in classed(sheet_of(view), "prefpanel"):
        *parts_, total = [int(text(node).replace("−", "-").replace("+", "")) for node in numbers(panel)]
        assert sum(parts_) == total


def numbers(panel):
    return [row[2][1] for row in classed(panel, "preftotals")[0][2]]


def test_a_neighbours_panel_comes_to_the_front():
    view = Seat(1).reply["view"]
    sides = {node[1]["data-side"]: node[1]["key"] for node in classed(sheet_of(view, {"panel": 2}), "prefpanel")}
    panels = view["sheet"]["panels"]
    assert sides == {"front": "2", "left": str(panels[2]["left"]), "right": str(panels[2]["right"])}


def test_the_settlement_names_every_payment():
    view = found(lambda view: view["result"] and view["sheet"]["payments"], start_bule=30)
    assert len(classed(sheet_of(view), "prefpay")) == len(view["sheet"]["payments"])


# ---- the early stop


def test_stopping_can_be_asked_between_two_hands():
    seat = Seat(1)
    seat.until(lambda view: view["result"])
    while seat.reply["wait"] == "bot":
        seat.step()
    assert "stop" in offered(drawn(seat.reply["view"]))
    seat.act("stop")
    while seat.reply["wait"] == "bot":
        seat.step()
    assert "stop" not in offered(drawn(seat.reply["view"]))


def test_the_wish_of_another_is_answered_on_the_result():
    wish = samples.message("preferans-ask-stop", seat=1)
    answers = [{"action": word, "text": samples.message("preferans-do-" + word), "primary": False, "why": None}
               for word in ("refuse", "agree")]
    over = found(lambda view: view["result"])
    tree = drawn(dict(over, choices=answers, calls=[], prompt=wish))
    assert offered(tree) == {"refuse", "agree"}
    assert WORDS(wish) in text(tree)
