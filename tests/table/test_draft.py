"""The author's desk without a page: what clicks make of a text, and what the engine says of it."""

import json

import pytest
from stih.cli import catalogue
from stih.session import Session
from table.catalogue import Game
from table.draft import Draft

GAMES = {entry["id"]: Game(entry) for entry in catalogue()}
every_game = pytest.mark.parametrize("game", GAMES)
SESSION = Session()


def ask(do, **fields):
    return json.loads(SESSION.handle(json.dumps({"id": 1, "do": do, **fields})))


def text_of(draft):
    return ask("compose", sections=draft.sections)["text"]


def read(draft):
    return ask("read", text=text_of(draft))


def choices(draft):
    """What the desk offers as the next action."""
    judge = ask("judge", text=text_of(draft), step=len(draft.moves), action=None)["judge"]
    return [choice["action"] for choice in judge["choices"] if not choice["why"]]


def deal(draft, zone, cards):
    for card in cards.split():
        assert draft.put(card, zone), card


@every_game
def test_an_empty_desk_is_a_deal_that_can_be(game):
    for players in GAMES[game].players:
        draft = Draft(GAMES[game])
        draft.set_players(players)
        reply = read(draft)
        assert reply["error"] is None
        assert (reply["shown"]["game"], reply["shown"]["players"]) == (game, players)
        assert not any(card for hand in reply["shown"]["frames"][0]["open"] for card in hand)


def test_cards_go_where_they_are_put_and_come_back():
    draft = Draft(GAMES["raub"])
    deal(draft, "hand:0", "AS 8S JH 9D")
    assert draft.tag("Hands") == "AS 8S JH 9D / ? ? ? ? / ? ? ? ?"
    assert not draft.put("KS", "hand:0")
    assert draft.next_zone("hand:0") == "hand:1"
    assert draft.where("JH") == "hand:0"
    draft.take_out("JH")
    assert draft.tag("Hands").startswith("AS 8S 9D ? / ")
    assert draft.where("JH") is None and "JH" in draft.free()
    deal(draft, "Turned", "QH")
    assert draft.tag("Turned") == "QH"
    draft.take_out("QH")
    assert draft.tag("Turned") == ""


def test_after_the_hands_come_the_other_places():
    draft = Draft(GAMES["preferans"])
    cards = [card for card in draft.game.cards if card not in ("AD", "7H")]
    for seat in range(3):
        deal(draft, f"hand:{seat}", " ".join(cards[10 * seat : 10 * seat + 10]))
    assert draft.next_zone("hand:2") == "Talon"
    deal(draft, "Talon", "AD 7H")
    assert draft.next_zone("Talon") == "Talon" and not draft.has_room("Talon")


def test_the_step_it_opens_at_is_kept_with_the_draft():
    draft = Draft(GAMES["raub"])
    assert draft.kept()["show"]["step"] == "0"
    draft.mark()
    draft.mark()
    draft.show["step"] = "3"
    assert Draft(GAMES["raub"], draft.kept()).show["step"] == "3"
    draft.undo(GAMES)
    assert draft.show["step"] == "0" and not draft.changed
    older = {"sections": draft.sections, "show": {"mode": "quiz", "seat": "", "answer": "KS"}}
    assert Draft(GAMES["raub"], older).show == {"mode": "quiz", "step": "0", "seat": "", "answer": "KS"}


def test_a_seed_example_is_built_by_clicks():
    """The declarer of Preferans takes the talon, lays two cards away and names hearts."""
    draft = Draft(GAMES["preferans"])
    deal(draft, "hand:0", "AS KS QS JS TS AH KH 7D 8D 9C")
    deal(draft, "Talon", "AD 7H")
    for action in ("bid:2", "pass", "pass", "-7D", "-8D", "declare:4"):
        assert action in choices(draft)
        draft.add(action)
    draft.set_comment(3, "en", "Nobody has more: 2 is enough.")
    draft.set_title("sr", "Herc bez skoka")
    reply = read(draft)
    assert reply["error"] is None
    assert reply["shown"]["frames"][3]["comment"] == {"en": "Nobody has more: 2 is enough."}
    assert reply["shown"]["title"] == {"sr": "Herc bez skoka"}


def test_cards_of_others_can_be_laid_away_unseen():
    draft = Draft(GAMES["cribbage"])
    draft.set_players(2)
    deal(draft, "hand:0", "5C 5D 6H 7S JD KD")
    deal(draft, "Starter", "5H")
    for action in ("-JD", "-KD", "-?", "-?"):
        assert action in choices(draft)
        draft.add(action)
    assert read(draft)["error"] is None


def test_an_impossible_deal_says_why():
    draft = Draft(GAMES["raub"])
    deal(draft, "hand:0", "AS 8S JH 9D")
    draft.add("KS")
    assert read(draft)["error"]["key"] == "notation-illegal"


def test_every_change_can_be_taken_back():
    draft = Draft(GAMES["raub"])
    before = json.dumps(draft.kept())
    for change in (lambda: draft.put("AS", "hand:0"), lambda: draft.set_title("en", "Ace"),
                   lambda: draft.begin(GAMES["rablo"]), lambda: draft.add("pass")):
        draft.mark()
        change()
    assert draft.game.id == "rablo"
    while draft.changed:
        draft.undo(GAMES)
    assert (json.dumps(draft.kept()), draft.game.id) == (before, "raub")


def test_a_draft_is_found_again_as_it_was_kept():
    draft = Draft(GAMES["cribbage"])
    deal(draft, "hand:1", "5C 5D")
    draft.set_options(dict(draft.values, target=61))
    draft.show["mode"] = "quiz"
    again = Draft(GAMES["cribbage"], json.loads(json.dumps(draft.kept())))
    assert (again.kept(), again.values["target"]) == (draft.kept(), 61)
    assert text_of(again) == text_of(draft)


def test_a_pasted_position_keeps_what_the_desk_does_not_draw():
    """Tags in the middle of a deal, and the deals after the first one, stay as they are."""
    text = ('[Game "raub"] [Players "3"] [Phase "play"] [Hands "AS 8S / QH 7S / ? ?"] [Trump "H"] [Won "1 1 0"]\n'
            'AS\n\n[Title "Next"] [Hands "? / ? / ?"]\n')
    draft = Draft(GAMES["raub"])
    draft.take(ask("parse", text=text)["sections"], GAMES["raub"])
    assert (draft.players, draft.tag("Won"), [move["name"] for move in draft.moves]) == (3, "1 1 0", ["AS"])
    draft.take_out("8S")
    assert draft.tag("Hands").startswith("AS / QH 7S")
    assert len(ask("parse", text=text_of(draft))["sections"]) == 2
