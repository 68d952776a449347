"""Games from a file: compared with what is kept, taken when they are wanted, and nothing overwritten unasked."""

import asyncio
import json
from pathlib import Path

import pytest
from keeping import store_with
from stih.engine import record as records
from stih.session import Session
from table import taking
from table.store import GAME, pack, unpack

FILES = Path(__file__).parents[1] / "records" / "files"
START = {"do": "start", "game": "raub", "options": {}, "seats": ["you", "rules"], "seed": "1", "seat": 0}


class Engine:
    """The real engine, asked as the page asks it."""

    def __init__(self):
        self._session = Session()

    async def ask(self, do, **fields):
        return json.loads(self._session.handle(json.dumps({"id": 1, "do": do, **fields})))


def play(steps, **start):
    """The reply of a match after so many steps of the bots or first choices of the player."""
    session = Session()
    reply = json.loads(session.handle(json.dumps(START | start)))
    for _ in range(steps):
        view = reply["view"]
        act = {"do": "act", "turn": view["turn"], "actions": first(view)} if reply["wait"] is None else {"do": "step"}
        reply = json.loads(session.handle(json.dumps(act)))
        assert not reply["error"]
    return reply


def first(view):
    """The first thing that the player may do."""
    if view["select"]:
        return [view["select"]["done"]]
    return [next(iter([choice["action"] for choice in view["choices"]] + list(view["play"].values())))]


def keep(store, name, reply):
    assert store.save(name, reply["sealed"], reply["view"]) is None


async def anyone(_):
    return True


async def nobody(_):
    return False


def look(text, store):
    """The file and its offers."""
    file = taking.File(text)
    return file, asyncio.run(taking.look(file, store, Engine()))


def take(offers, store, free=anyone):
    return asyncio.run(taking.take(offers, store, free))


def exported(*replies):
    """The file of another device with these games, `g0`, `g1` and so on, saved in this order."""
    store = store_with({})
    for number, reply in enumerate(replies):
        keep(store, f"{number:x}", reply)
    return store.export()


def states(text, store):
    return [offer.state for offer in look(text, store)[1]]


def test_games_of_an_empty_browser_are_all_new_and_come_back_as_they_were():
    text, store = exported(play(0), play(3)), store_with({})
    file, offers = look(text, store)
    assert [offer.state for offer in offers] == ["new", "new"] and file.spoiled == []
    assert take(offers, store) == (2, None)
    before, after = ({unpack(kept)["sealed"] for kept in json.loads(file)["saves"]} for file in (text, store.export()))
    assert before == after
    assert states(text, store) == ["same", "same"]


def test_the_newest_game_of_a_file_is_offered_first():
    offers = look(exported(*[play(steps) for steps in (0, 4, 1)]), store_with({}))[1]
    moments = [offer.saved for offer in offers]
    assert moments == sorted(set(moments), reverse=True) and len(moments) == 3


def test_nothing_is_written_before_it_is_taken_nor_what_is_not_wanted():
    storage = {}
    offers = look(exported(play(0)), store_with(storage))[1]
    assert storage == {}
    offers[0].wanted = False
    assert take(offers, store_with(storage)) == (0, None)
    assert storage == {}


def test_a_file_that_goes_on_further_is_newer_and_the_one_here_stays_as_the_copy_before():
    store = store_with({})
    keep(store, "0", play(1))
    here, text = store.open("0")["sealed"], exported(play(4))
    offers = look(text, store)[1]
    assert [(offer.state, offer.wanted) for offer in offers] == [("newer", True)]
    take(offers, store)
    assert store.open("0")["sealed"] == offers[0].sealed
    assert store.last_good("0")["sealed"] == here


def test_what_another_tab_has_played_since_the_look_is_not_put_back():
    text, storage = exported(play(3)), {}
    store = store_with(storage)
    keep(store, "0", play(0))
    offers = look(text, store)[1]
    keep(store_with(storage), "0", played := play(6))
    assert take(offers, store) == (1, None)
    assert store.open("0")["sealed"] == played["sealed"]
    assert len(store.games()) == 2


def test_an_older_copy_is_put_beside_the_one_here_and_only_when_wanted():
    store, text = store_with({}), exported(play(1))
    keep(store, "f", play(0, seed="2"))
    keep(store, "0", play(4))
    offers = look(text, store)[1]
    assert [(offer.state, offer.wanted) for offer in offers] == [("older", False)]
    offers[0].wanted = True
    take(offers, store)
    assert len(store.games()) == 3
    assert store.open("0")["view"]["turn"] == play(4)["view"]["turn"]


def test_another_game_that_has_the_same_name_is_put_beside_it():
    store = store_with({})
    keep(store, "0", play(2, seed="77"))
    here = store.open("0")
    offers = look(exported(play(3)), store)[1]
    assert offers[0].state == "new"
    take(offers, store)
    assert store.open("0") == here and len(store.games()) == 2


def test_a_damaged_game_here_is_left_alone():
    storage = {}
    store = store_with(storage)
    keep(store, "0", play(2))
    spoiled = {key: text[:-20] for key, text in storage.items() if key.startswith(GAME)}
    storage |= spoiled
    take(look(exported(play(3)), store)[1], store)
    assert spoiled.items() <= storage.items()
    assert len(store.games()) == 2


def test_a_newer_copy_is_put_beside_a_game_that_another_tab_plays():
    store = store_with({})
    keep(store, "0", play(1))
    here = store.open("0")
    take(look(exported(play(4)), store)[1], store, nobody)
    assert store.open("0") == here and len(store.games()) == 2


def test_a_game_that_a_file_holds_twice_is_taken_once():
    body = json.loads(exported(play(1)))
    twice = json.dumps(body | {"ids": body["ids"] * 2, "saves": body["saves"] * 2})
    store = store_with({})
    assert take(look(twice, store)[1], store) == (1, None)
    assert len(store.games()) == 1


def test_when_the_storage_is_full_it_is_said_and_the_games_are_here_until_one_leaves():
    class Full(dict):
        def __setitem__(self, key, value):
            raise OSError

    store = store_with(Full())
    assert take(look(exported(play(1)), store)[1], store) == (1, "full")
    assert len(store.games()) == 1


@pytest.mark.parametrize(("text", "reason"), [
    ("", "foreign"), ("hello", "foreign"), ("{}", "foreign"), ("[]", "foreign"), ("null", "foreign"),
    ('{"stih": "one"}', "foreign"), ('{"stih": 1}', "damaged"), ('{"stih": 1, "saves": 5}', "damaged"),
    ('{"stih": 2, "anything": 1}', "newer"), ("[" * 100_000, "foreign"), ("\x00\ufffd", "foreign"),
])
def test_a_file_that_is_none_of_ours_is_refused(text, reason):
    with pytest.raises(taking.Unfit) as trouble:
        taking.File(text)
    assert trouble.value.reason == reason


def test_a_file_cut_anywhere_is_refused_as_damaged():
    text = exported(play(1))
    for length in range(40, len(text) - 1, 97):
        with pytest.raises(taking.Unfit) as trouble:
            taking.File(text[:length])
        assert trouble.value.reason == "damaged"


def sealed(record):
    """A whole save with that record."""
    return pack({"saved": 1, "sealed": record, "view": {}})


SPOILED = {
    "no text": (5, "damaged"),
    "cut": (sealed("x")[:-9], "damaged"),
    "newer": ('{"schema": 2}', "newer"),
    "no record": (pack({"saved": 1, "view": {}}), "damaged"),
    "no moment": (pack({"saved": "<b>", "sealed": "x", "view": {}}), "damaged"),
    "nested": ("[" * 100_000, "damaged"),
    "seal broken": (sealed("<img src=x onerror=alert(1)>"), "error-record"),
    "newer format": (sealed(records.seal({"format": 99})), "error-format"),
    "unknown game": (sealed(records.seal({
        "format": 1, "game": "<b>", "rules": 1, "options": {}, "seats": [], "seed": "", "first_dealer": 0,
        "deals": []})), "error-game"),
}


@pytest.mark.parametrize("name", SPOILED)
def test_one_spoiled_game_does_not_spoil_the_others(name):
    body, store = json.loads(exported(play(1))), store_with({})
    save, why = SPOILED[name]
    file, offers = look(json.dumps(body | {"ids": ["9", *body["ids"]], "saves": [save, *body["saves"]]}), store)
    assert [offer.state for offer in offers] == ["new"]
    assert [spoiled if isinstance(spoiled, str) else spoiled["key"] for spoiled in file.spoiled] == [why]


def test_the_view_in_a_file_is_not_believed():
    body = json.loads(exported(play(1)))
    save = unpack(body["saves"][0])
    save.pop("checksum")
    text = json.dumps(body | {"saves": [pack(save | {"view": {"names": "<script>"}})]})
    view = look(text, store_with({}))[1][0].view
    assert dict(view, seal=None) == dict(play(1)["view"], seal=None)


@pytest.mark.parametrize("name", ["../x", "a" * 99, 7, None, "", "x/a"])
def test_a_name_that_this_page_never_gives_is_not_used(name):
    store, body = store_with({}), json.loads(exported(play(1)))
    take(look(json.dumps(body | {"ids": [name]}), store)[1], store)
    assert [entry["id"] for entry in store.games()] != [name]


def test_only_settings_that_the_page_knows_are_offered():
    body = json.loads(exported())
    text = json.dumps(body | {"settings": {"theme": "dark", "suits": "<b>", "lang": "sr", "last": {"raub": 1},
                                           "speed": ["slow"]}})
    assert taking.File(text).settings == {"theme": "dark", "lang": "sr"}


@pytest.mark.parametrize("path", sorted(FILES.glob("*.json")), ids=lambda path: path.stem)
def test_a_file_that_an_earlier_version_wrote_is_read(path):
    """The files of tests/records/files/ are never edited."""
    store = store_with({})
    file, offers = look(path.read_text(encoding="utf-8"), store)
    assert file.spoiled == []
    assert {offer.view["game"] for offer in offers} == {"raub", "rablo", "cribbage", "preferans"}
    assert take(offers, store) == (4, None)
    assert states(path.read_text(encoding="utf-8"), store) == ["same"] * 4
