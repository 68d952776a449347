"""The page checks a seal by itself: what the engine opens has to lead to what was promised."""

import asyncio
import json

import pytest
import samples
from reading import having, text
from stih.engine import fair as engine_fair
from stih.session import Session
from table import fair
from table.game import Game
from table.store import Store
from table.text import LANGUAGES, Text
from tools.steps import ROOT

PACK = "AS KH 9D TC QS".split()
SEAL = engine_fair.seal("ab" * 16, 3, " ".join(PACK))


def view(**fields):
    return samples.view(seed="4711", seal=SEAL, **fields)


def opened(*shown):
    return {"number": 7, "seal": SEAL, "cards": engine_fair.opened("ab" * 16, 3, PACK, set(shown))}


def checked(revealed, promised=SEAL):
    check = fair.Check(view(result={}), promised, lambda: None)
    check.take(revealed)
    return check


@pytest.mark.parametrize("shown", [(), ("AS",), ("KH", "QS"), tuple(PACK)])
def test_the_page_comes_to_the_seal_of_the_engine(shown):
    assert fair.seal_of(opened(*shown)["cards"]) == SEAL
    assert checked(opened(*shown)).state == "good"


@pytest.mark.parametrize("place", range(len(PACK)))
@pytest.mark.parametrize("change", [{"card": "7C"}, {"salt": "0" * 32}])
def test_a_card_or_a_salt_that_was_changed_breaks_the_seal(place, change):
    revealed = opened(*PACK)
    revealed["cards"][place] |= change
    assert checked(revealed).state == "broken"


def test_two_cards_that_changed_places_break_the_seal():
    revealed = opened(*PACK)
    cards = revealed["cards"]
    cards[0], cards[1] = cards[1], cards[0]
    assert checked(revealed).state == "broken"


def test_what_was_promised_counts_not_what_is_said_afterwards():
    assert checked(opened(*PACK), "0" * 64).state == "broken"


def test_a_pack_that_cannot_be_opened_now_is_no_broken_seal():
    assert checked(None).state == "later"


def test_the_first_seal_of_a_deal_is_the_one_that_counts():
    """Also the one that was stored with the view, before the engine said anything."""
    def reply(number, seal):
        shown = dict(samples.view(number=number), seal=seal, seat=0)
        return {"view": shown, "events": [], "sealed": "s", "wait": None, "error": None}

    replies = [reply(7, "other"), reply(8, "next"), reply(8, "later")]

    class Engine:
        async def ask(self, do, **fields):
            return replies.pop(0)

    async def play():
        stored = dict(samples.view(number=7), seal="first")
        game = Game("one", stored, Engine(), Store({}), Pace(), lambda: None, lambda events: None)
        await game.resume("s")
        await game.act(["AS"])
        await game.act(["AS"])
        return game.seals

    assert asyncio.run(play()) == {7: "first", 8: "next"}


class Pace:
    async def rest(self, part):
        pass

    def cut(self):
        pass


def test_the_panel_says_what_is_open_and_shows_the_lines_that_were_hashed():
    tree = checked(opened("AS", "TC")).render(samples.Words())
    assert having(tree, "data-seal", "good")
    lines = [text(node) for node in having(tree, "translate", "no")]
    assert lines[0].replace(" ", "") == SEAL
    assert [fair.sha256(line) if " " in line else line for line in lines[1:]] == engine_fair.envelopes(
        "ab" * 16, 3, PACK)
    assert having(tree, "href", "rules/fairness.en.html")


def test_the_panel_says_first_whether_the_seal_holds():
    tree = checked(opened(*PACK)).render(samples.Words())
    assert text(tree).index("fair-good") < text(tree).index(fair.grouped(SEAL))


@pytest.mark.parametrize("language", [name for name, _ in LANGUAGES])
def test_the_page_about_fairness_is_there_in_every_language(language):
    spoken = Text(None, None, None, None)
    spoken.language = language
    written = language.removesuffix("-Cyrl")
    assert spoken.rules("fairness") == f"rules/fairness.{language}.html"
    assert (ROOT / f"assets/pages/fairness.{written}.md").is_file()


@pytest.mark.parametrize(("promised", "result", "state"), [
    (None, None, "none"), (SEAL, None, "sealed"), (SEAL, {"title": ""}, "wait")])
def test_before_the_end_nothing_is_opened(promised, result, state):
    check = fair.Check(view(result=result), promised, lambda: None)
    assert check.state == state
    assert len(having(check.render(samples.Words()), "data-seal", state)) == 1


def test_the_real_engine_opens_what_the_page_then_checks():
    session = Session()

    def ask(do, **fields):
        return json.loads(session.handle(json.dumps({"do": do, **fields})))

    first = ask("start", game="raub", seats=["you", "rules"], seed="1")["view"]
    while session.match.deal.phase != "over":
        session.match.act(session.match.game.actions[session.match.deal.legal_actions()[0]])
    check = fair.Check(ask("view", seat=0)["view"], first["seal"], lambda: None)
    check.take(ask("reveal", number=1)["revealed"])
    assert check.state == "good"
