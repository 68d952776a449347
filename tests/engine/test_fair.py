"""A pack is sealed before its first card and can be checked afterwards; the seal tells nothing meanwhile."""

import hashlib
import itertools
import json
from pathlib import Path

import pytest
from stih.engine import fair
from stih.engine import record as records
from stih.games import GAMES
from stih.session import Session

SEATS = {"raub": 3, "rablo": 4, "cribbage": 2, "preferans": 3}
RECORDS = Path(__file__).parents[1] / "records"


class Table:
    """A session that plays by itself; every reply is kept."""

    def __init__(self, game, people=1, seed="5", **options):
        seats = ["you", *["person:Ana"] * (people - 1)] + ["rules"] * (SEATS[game] - people)
        self.session, self.replies = Session(), []
        self.ask("start", game=game, seats=seats, seed=seed, options=options, seat=0)

    def ask(self, do, **fields):
        self.replies.append(json.loads(self.session.handle(json.dumps({"do": do, **fields}))))
        return self.reply

    @property
    def reply(self):
        return self.replies[-1]

    @property
    def match(self):
        return self.session.match

    def play(self):
        """To the end of the deal, everybody doing the first thing that is legal, in the engine itself."""
        while self.match.deal.phase != "over":
            self.match.act(self.match.game.actions[self.match.deal.legal_actions()[0]])
            self.ask("view", seat=0)

    def reveal(self):
        return self.ask("reveal", number=len(self.match.deals))


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def check(revealed):
    """The seal of what was revealed, worked out as docs/fairness.md says."""
    closed = [each.get("envelope") or sha(f"{place} {each['card']} {each['salt']}")
              for place, each in enumerate(revealed["cards"])]
    return sha("\n".join(closed))


def seals(table):
    """The seals of all replies."""
    return {reply["view"]["seal"] for reply in table.replies}


@pytest.mark.parametrize("game", GAMES)
def test_the_seal_is_there_before_the_first_card_and_stays_until_it_is_opened(game):
    table = Table(game)
    table.play()
    revealed = table.reveal()["revealed"]
    assert seals(table) == {revealed["seal"]} == {check(revealed)}
    assert len(revealed["cards"]) == len(GAMES[game].deck.names)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_opened_is_the_pack_that_was_dealt_and_what_the_player_has_been_shown(game):
    table = Table(game)
    table.play()
    opened = [each.get("card") for each in table.reveal()["revealed"]["cards"]]
    pack = table.match.deals[0]["pack"].split()
    assert [card or name for card, name in zip(opened, pack, strict=True)] == pack
    shown = json.dumps(table.ask("replay", number=1)["frames"])
    assert {card for card in opened if card} == {card for card in pack if f'"{card}"' in shown}
    assert None in opened or game == "rablo"


@pytest.mark.parametrize("game", GAMES)
def test_at_one_device_nothing_is_opened_that_only_one_person_knew(game):
    table = Table(game, people=2)
    table.play()
    opened = {each.get("card") for each in table.reveal()["revealed"]["cards"]}
    shown = json.dumps(table.ask("replay", number=1)["frames"])
    assert all(f'"{card}"' in shown for card in opened - {None})


def test_when_the_match_is_over_everything_is_open():
    table = Table("raub", start=11)
    while not table.match.over:
        table.play()
        if not table.match.over:
            table.ask("next")
    revealed = table.reveal()["revealed"]
    assert all("card" in each for each in revealed["cards"])
    assert check(revealed) == revealed["seal"]


def test_nothing_is_opened_before_the_deal_is_over():
    table = Table("raub")
    for number in (0, 1, 2, -1, "1", None):
        assert table.ask("reveal", number=number)["error"]
        assert "revealed" not in table.reply


def test_the_same_number_is_sealed_differently_each_time():
    assert len(seals(Table("raub")) | seals(Table("raub")) | seals(Table("raub", seed="6"))) == 3


def test_every_deal_has_its_own_seal_and_salts():
    table = Table("raub", start=31)
    salts = []
    for _ in range(3):
        table.play()
        salts += [each["salt"] for each in table.reveal()["revealed"]["cards"] if "salt" in each]
        table.ask("next")
    assert len(seals(table)) == 4 and len(set(salts)) == len(salts)


def test_any_other_pack_has_another_seal():
    pack = list(GAMES["raub"].deck.names)
    secret, found = "0" * 32, set()
    for one, other in itertools.combinations(range(len(pack)), 2):
        twin = pack.copy()
        twin[one], twin[other] = pack[other], pack[one]
        found.add(fair.seal(secret, 0, " ".join(twin)))
    assert len(found) == 32 * 31 // 2


def test_a_closed_envelope_is_no_hash_that_could_be_guessed():
    """Neither of the card alone, nor with a salt that has been opened, nor with the game's number."""
    names, cards = GAMES["raub"].deck.names, fair.opened("12" * 16, 0, GAMES["raub"].deck.names, {"AS", "KH"})
    known = ["", "0", "5", *[each["salt"] for each in cards if "salt" in each]]
    guesses = {sha(f"{place} {card} {salt}") for place in range(32) for card in names for salt in known}
    assert not guesses & {each["envelope"] for each in cards if "envelope" in each}
    assert sum("card" in each for each in cards) == 2


def test_the_secret_is_not_in_a_reply_but_under_the_seal_of_the_record():
    table = Table("raub")
    table.play()
    table.reveal()
    text = json.dumps([{**reply, "sealed": ""} for reply in table.replies])
    assert table.match.secret and table.match.secret not in text
    assert records.unseal(table.reply["sealed"])["secret"] == table.match.secret


def test_a_match_that_is_opened_again_has_the_seal_it_had():
    table, other = Table("raub"), Session()
    reply = json.loads(other.handle(json.dumps({"do": "resume", "sealed": table.reply["sealed"], "seat": 0})))
    assert {reply["view"]["seal"]} == seals(table)


def test_a_record_from_before_there_were_seals_gets_one():
    record = records.parse((RECORDS / "raub-1-middle.json").read_text())
    ask = {"do": "resume", "sealed": records.seal(record), "seat": None}
    reply = json.loads(Session().handle(json.dumps(ask)))
    assert len(reply["view"]["seal"]) == 64


def test_a_frozen_record_has_the_seal_it_always_had():
    record = records.parse((RECORDS / "raub-1-sealed.json").read_text())
    ask = {"do": "resume", "sealed": records.seal(record), "seat": None}
    reply = json.loads(Session().handle(json.dumps(ask)))
    assert reply["view"]["seal"] == "7060c44ee309697242cf69181c4e70b0e3ce7aa040dc0653ea3a852154f7333c"


def test_a_deal_in_the_middle_has_no_seal():
    """It has no pack."""
    text = '[Game "raub"] [Players "2"] [Phase "play"] [Hands "AS 8S / QH 7S"] [Trump "H"] [Won "1 1"] [Turn "0"] AS 7S'
    session = Session()
    reply = json.loads(session.handle(json.dumps({"do": "start", "text": text, "seed": "1", "seats": ["you"] * 2})))
    assert reply["error"] is None and reply["view"]["seal"] is None
    session.handle(json.dumps({"do": "view", "seat": 0}))
    reply = json.loads(session.handle(json.dumps({"do": "reveal", "number": 1})))
    assert reply["error"]
