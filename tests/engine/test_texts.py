"""Texts through the worker's protocol: shown, judged, played on, written; what a running deal must not tell."""

import json
import re
from pathlib import Path

import pytest
from notations import a_match, a_middle
from secrecy import KNOWS
from stih.engine.game import CARDS
from stih.engine.notation import links, parser, printer, reader, writer
from stih.engine.notation.fit import card_in
from stih.games import GAMES, game_of
from stih.session import Session

LINKS = json.loads((Path(__file__).parents[1] / "records" / "links" / "0.1.0.json").read_text(encoding="utf-8"))
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
TEXT = """[Game "raub"] [Title en:"Follow" sr:"Odgovori"] [Author "Ana"] [Dealer "2"] [Scores "15 9 12"]
[Hands "AS 8S JH 9D / ? ? ? ? / KS TS 7H QC"] [Turned "QH"]
deal face_up continue pass pass accept {sr: Herc je adut.} follow drop -JH done done AS KS

[Title "The next one"]
deal"""


class Table:
    """A session that is asked in fields and answers in a dict."""

    def __init__(self):
        self.session = Session()

    def __call__(self, do, **fields):
        return json.loads(self.session.handle(json.dumps({"id": 1, "do": do, **fields})))


@pytest.fixture
def table():
    return Table()


# shown

def test_a_text_of_thousands_of_deals_is_refused_at_once(table):
    """A short link can hold one, and the worker would draw its frames for minutes."""
    packed = links.pack('[Game "raub"]\n\n' * 60_000)
    assert len(packed) < 5000
    assert table("read", packed=packed)["error"]["key"] == "notation-long"


def test_a_text_is_shown_step_by_step(table):
    """Title, comment and action of every frame, the step of each deal; the table in use is not touched."""
    table("start", game="raub", seats=["you", "rules"], seed="1")
    reply = table("read", text=TEXT)
    shown = reply["shown"]
    assert "raub" == reply["view"]["game"]
    assert ("raub", 3, {"Author": "Ana"}, None) == (shown["game"], shown["players"], shown["about"], shown["seed"])
    assert [{"en": "Follow", "sr": "Odgovori"}, {"": "The next one"}] == shown["titles"]
    assert [0, 14] == shown["deals"]
    assert [None, "deal", "face_up"] == [frame["action"] for frame in shown["frames"][:3]]
    assert {"sr": "Herc je adut."} == shown["frames"][6]["comment"]
    assert ["raub-accept"] == [event["what"] for event in shown["frames"][6]["events"]]
    assert (2, 0) == (shown["frames"][6]["by"], shown["frames"][6]["asked"])


def test_a_reader_sees_what_is_told_and_a_seat_what_it_may(table):
    """The hands of a text lie open to its reader; with a seat only what all came to see."""
    frame = table("read", text=TEXT)["shown"]["frames"][8]
    assert [["9D", "JH", "8S", "AS"], [], ["QC", "7H", "TS", "KS"]] == frame["open"]
    frame = table("read", text=TEXT, seat=1)["shown"]["frames"][3]
    assert (1, ["", "", "", ""], ["KS", "", "", ""]) == (frame["seat"], frame["hand"], frame["open"][2])


@pytest.mark.parametrize("form", ["text", "packed", "link"])
def test_a_text_comes_in_three_forms(table, form):
    value = {"text": TEXT, "packed": links.pack(TEXT), "link": links.of_text(TEXT, 3, 2)}[form]
    shown = table("read", **{form: value})["shown"]
    assert (TEXT, links.pack(TEXT)) == (shown["text"], shown["packed"])
    assert ((3, 2) if form == "link" else (0, None)) == (shown["step"], shown["seat"])


@pytest.mark.parametrize("fields", [{}, {"text": 1}, {"text": TEXT, "link": "t=x"}, {"text": TEXT, "step": -1},
                                    {"text": TEXT, "seat": "0"}, {"text": TEXT, "step": True}])
@pytest.mark.parametrize("do", ["read", "judge"])
def test_bad_requests_are_refused(table, do, fields):
    assert "error-request" == table(do, **fields)["error"]["key"]


# judged

def test_an_answer_is_judged_by_the_rules(table):
    """Allowed or why not, what the text does, what the bot would do, all the choices with their reasons."""
    text = TEXT.replace("AS KS", "8S KS")
    judge = table("judge", text=text, step=12, action="QC")["judge"]
    assert (2, False, "15", "KS", "TS") == (
        judge["seat"], judge["legal"], judge["why"]["clause"], judge["text"], judge["bot"])
    assert [("QC", "15"), ("7H", "15"), ("TS", None), ("KS", None)] == [
        (choice["action"], choice["why"] and choice["why"]["clause"]) for choice in judge["choices"]]
    assert (None, None) == tuple(table("judge", text=text, step=12)["judge"][key] for key in ("legal", "why"))


def test_words_are_judged_too(table):
    """Before the play: the words of the phase, with reasons against those that may not be said."""
    judge = table("judge", text=TEXT, step=0, action="maus_around")["judge"]
    choices = {choice["action"]: choice["why"] and choice["why"]["key"] for choice in judge["choices"]}
    assert {"deal": None, "pass_deal": None, "maus": "raub-why-maus-score",
            "maus_around": "raub-why-around-off"} == choices
    assert (False, "raub-why-around-off") == (judge["legal"], judge["why"]["key"])


def test_nothing_is_asked_when_the_deal_is_over(table):
    judge = table("judge", text='[Game "raub"]\npass_deal', step=1, action="deal")["judge"]
    assert (None, None, []) == (judge["seat"], judge["legal"], judge["choices"])


# played on

def test_a_text_is_played_on(table):
    """An ordinary match from that step: told cards where they were, saved, resumed and taken back as any other."""
    reply = table("start", text=TEXT, step=11, seed="a", seats=["you", "rules", "rules"], seat=0)
    view = reply["view"]
    assert (None, [], 11) == (reply["wait"], reply["events"], view["turn"])
    assert {"AS", "8S", "9D"} < set(view["hand"])
    played = table("act", turn=11, actions=["AS"])
    assert played["view"] == table("resume", sealed=played["sealed"])["view"]
    assert view["hand"] == table("undo")["view"]["hand"]
    again = table("start", text=TEXT, step=11, seed="a", seats=["you", "rules", "rules"], seat=0)
    assert view | {"seal": ""} == again["view"] | {"seal": ""}


def test_the_seed_deals_what_is_open(table):
    """Another seed, other cards; none of them contradicts what is told."""
    hands = {tuple(table("start", text=TEXT, step=11, seed=str(seed))["view"]["hand"]) for seed in range(6)}
    assert len(hands) > 1


def test_a_match_goes_on_after_a_text(table):
    """The deal that was set up ends, and the next one is dealt from the scores it left."""
    table("start", text='[Game "raub"] [Players "2"] [Scores "9 4"] [Dealer "1"]\npass_deal', seed="b")
    reply = table("next")
    assert (2, ["9", "4"]) == (reply["view"]["number"], [seat["score"] for seat in reply["view"]["seats"]])


@pytest.mark.parametrize(("fields", "key"), [
    ({"text": "["}, "notation-expected"), ({"text": TEXT, "seats": ["you"]}, "notation-seats"),
    ({"text": TEXT, "seats": ["you", "tarok", "rules"]}, "error-seats"), ({"text": TEXT, "seats": 1}, "error-request"),
    ({"text": TEXT, "seats": ["rules"] * 3}, "error-seats"), ({"link": "v=2&t=x"}, "notation-link-newer"),
    ({"packed": "AAAA"}, "notation-link"), ({"link": "x=1"}, "notation-link"), ({"packed": "é"}, "notation-link"),
])
def test_what_cannot_be_started_is_refused(table, fields, key):
    """In words, and the table in use stays."""
    table("start", game="raub", seats=["you", "rules"], seed="1")
    reply = table("start", **fields)
    assert (key, "1") == (reply["error"]["key"], reply["view"]["seed"])


# written

def test_a_running_deal_is_written_as_its_seat_knows_it(table):
    """No seed, no pack, no card of others; read again it is the same sight."""
    view = table("start", game="raub", seats=["you", "rules", "rules"], seed="4711")["view"]
    text = table("write", to="notation")["written"]
    assert "4711" not in text and "Seed" not in text and "Pack" not in text
    shown = table("read", link=table("write", to="link")["written"])["shown"]
    assert (0, view["hand"]) == (shown["seat"], shown["frames"][shown["step"]]["hand"])
    assert "notation-not-yet" == table("write", to="record")["error"]["key"]
    assert "error-request" == table("write", to="poem")["error"]["key"]


def test_the_seed_can_be_shared(table):
    """The link that has always started a game."""
    table("start", game="raub", seats=["person:Ana B", "rules"], seed="a&b", options={"maus": "off", "start": "41"})
    link = table("write", to="seed")["written"]
    assert "g=raub&n=a%26b&seats=person:Ana%20B,rules&o=start:41,maus:off" == link
    shown = table("read", link=link)["shown"]
    assert ("a&b", ["person:Ana B", "rules"], {"start": 41, "maus": False}) == (
        shown["seed"], shown["names"], shown["options"])


def test_a_match_that_began_with_a_text_has_no_number_to_share(table):
    """Its cards do not follow from the number: a link would deal others."""
    table("start", text='[Game "raub"] [Players "2"] [Dealer "1"]', seed="1")
    assert table("write", to="seed")["error"]["key"] == "notation-link"


def named_cards(game, section):
    """The cards that stand in the tags of a section."""
    return {word for tag in section.tags for word in re.split("[ :]", tag.value) if word in game.deck.index}


def may_be_known(match, seat):
    """What the rules let a seat know, and what all have seen: turned up, played, laid open."""
    game = match.game
    known = KNOWS[game.id].knows(match.deal, seat)
    seen = {event["args"][name] for event in game.events(match.deal.log) if event["key"] not in game.unseen
            for name in CARDS if name in event["args"]}
    return {name for card, name in enumerate(game.deck.names) if known >> card & 1} | seen


@every_game
def test_no_hidden_card_is_written(game):
    """In any moment of any deal, for every seat, by what the rules pages say of who may know what."""
    for number in range(40):
        match = a_match(game, number)
        for seat in range(len(match.seats)):
            [section] = writer.known(match, seat)
            assert named_cards(game, section) <= may_be_known(match, seat)
            moves = {card_in(game, move.name) for move in section.moves} - {None}
            assert moves <= may_be_known(match, seat)


@every_game
def test_what_is_written_does_not_depend_on_hidden_cards(game):
    """A deal read from the text has other hidden cards, and the seat writes it the same way."""
    told = 0
    for number in range(24):
        for make in (a_match, a_middle):
            match = make(game, number)
            for seat in range(len(match.seats)):
                text = printer.write(writer.known(match, seat))
                try:
                    [chapter] = reader.read(parser.parse(text), game_of, "other")
                except reader.BadNotation:
                    assert game.form.turn_is_hidden   # where a go was said is not told
                    continue
                told += 1
                assert chapter.match.observe(seat)["hand"] == match.observe(seat)["hand"]
                if not game.form.turn_is_hidden:
                    assert text == printer.write(writer.known(chapter.match, seat))
    assert told > 100


# links

@pytest.mark.parametrize("number", range(len(LINKS)))
def test_links_open_for_ever(number):
    """Links made by earlier versions: the same deal, the same step, the same cards."""
    made = LINKS[number]
    shown = Table()("read", link=made["link"])["shown"]
    frame = shown["frames"][shown["step"]]
    assert made == {"link": made["link"], **{key: shown[key] for key in ("game", "players", "step", "seat", "title")},
                    "frames": len(shown["frames"]), "hand": frame["hand"], "open": frame["open"]}


def test_unknown_keys_of_links_are_passed_over():
    """And a step that is no number counts as absent."""
    link = links.read("#v=1&colour=red&t=x&step=two&seat=1")
    assert ("x", None, 1) == (link.text, link.step, link.seat)


# in parts

def test_a_text_comes_apart_and_together_again(table):
    """Also where its deal cannot be; what is no section is refused."""
    text = '[Game "raub"] [Title en:"Two \\"aces\\"" sr:"Kec"] [Hands "AS AS / ?"]\n{en: So\\: it is.} KS {Plain} QS'
    sections = table("parse", text=text)["sections"]
    assert ["Game", "Title", "Hands"] == [tag["name"] for tag in sections[0]["tags"]]
    assert {"en": 'Two "aces"', "sr": "Kec"} == sections[0]["tags"][1]["words"]
    assert [("KS", {"": "Plain"}), ("QS", {})] == [(move["name"], move["comment"]) for move in sections[0]["moves"]]
    assert sections == table("parse", text=table("compose", sections=sections)["text"])["sections"]
    assert "error-request" == table("compose", sections=[{"tags": "KS"}])["error"]["key"]
    assert "error-request" == table("compose", sections=[{"tags": [], "comment": [1], "moves": []}])["error"]["key"]


# led by a text

def test_a_guided_match_follows_its_text_until_the_player_leaves_it(table):
    """The bots do what the text has them do, and `guide` tells its step; beside the text they think for themselves."""
    words = TEXT.split("\n\n")[0].split('"QH"]')[1].replace("{sr: Herc je adut.}", "").split()
    reply = table("start", text=TEXT, step=0, seats=["you", "rules", "rules"], seat=0, seed="1", guide=True)
    for step, word in enumerate(words):
        assert step == reply["guide"]
        if reply["wait"] is None:
            reply = table("act", actions=[word], turn=reply["view"]["turn"])
        else:
            assert "bot" == reply["wait"]
            reply = table("step")
        assert reply["error"] is None
    assert len(words) == reply["guide"]
    reply = table("undo")
    assert ("AS", None) == (words[reply["guide"]], reply["wait"])
    reply = table("act", actions=["8S"], turn=reply["view"]["turn"])
    assert (None, "bot") == (reply["guide"], reply["wait"])
    assert table("step")["error"] is None
    assert table("resume", sealed=reply["sealed"], seat=0)["guide"] is None
