"""The store, against a dict that can misbehave like a browser's storage."""

import json

import pytest
from keeping import VIEW, Clock, current, saved, store_with
from table.settings import Settings
from table.store import GAME, INDEX, SETTINGS, Store, Unreadable, pack, unpack


class Full(dict):
    """A storage that keeps what it has and takes nothing more."""

    def __setitem__(self, key, value):
        raise OSError("full")


class Forgetful(dict):
    """A storage that says yes and keeps nothing."""

    def __setitem__(self, key, value):
        pass


def damage(storage, key):
    storage[key] = storage[key][:-9] + "x" + storage[key][-8:]


def test_a_save_comes_back_as_it_was():
    storage = {}
    saved(storage, "first", "second")
    body = store_with(storage).open("one")
    assert body["sealed"] == "second"
    assert body["view"] == VIEW


@pytest.mark.parametrize("views", [
    [{}], [{"sheet": None}], [{"sheet": {"rows": []}}, {"sheet": {"rows": [1]}, "seat": 0}]])
def test_every_view_comes_back_with_its_own_sheet(views):
    store = Store({})
    for view in views * 2:
        store.save("one", "sealed", view)
        assert store.open("one")["view"] == view


def test_a_save_has_the_promised_fields():
    storage = {}
    saved(storage, "first")
    assert set(json.loads(storage[current(storage)])) == {"schema", "saved", "sealed", "view", "checksum"}


def test_the_copy_before_stays():
    storage = {}
    store = saved(storage, "first", "second", "third")
    assert store.last_good("one")["sealed"] == "second"


def test_the_index_is_switched_last():
    writes = []

    class Noting(dict):
        def __setitem__(self, key, value):
            writes.append(key)
            super().__setitem__(key, value)

    saved(Noting(), "first")
    assert writes == [GAME + "one/a", INDEX]


class Counting(dict):
    """A storage that counts how often it is asked for something."""

    asked = 0

    def get(self, key, default=None):
        self.asked += 1
        return super().get(key, default)

    def __iter__(self):
        self.asked += len(self)
        return super().__iter__()


@pytest.mark.parametrize("work", [lambda store: store.save("7", "next", VIEW), lambda store: store.open("7"),
                                  lambda store: store.new_id()])
def test_what_concerns_one_game_costs_no_more_where_many_are_kept(work):
    asked = []
    for games in (10, 300):
        storage = Counting()
        for number in range(games):
            saved(storage, "first", game=str(number))
        storage.asked = 0
        work(store_with(storage))
        asked.append(storage.asked)
    assert asked[0] == asked[1] > 0


def test_a_list_reads_every_game_once_and_makes_anew_only_what_has_changed():
    storage, games = Counting(), 300
    for number in range(games):
        saved(storage, "first", game=str(number))
    store, storage.asked = store_with(storage), 0
    first = {entry["id"]: entry for entry in store.games()}
    assert storage.asked <= games * 3 + 2  # the keys, one of which is the index, and the texts
    saved(storage, "second", game="7")
    again = {entry["id"]: entry for entry in store.games()}
    assert len(again) == games and [game for game in again if again[game] is not first[game]] == ["7"]


def test_several_games_side_by_side_newest_first():
    store = store_with({})
    for game in ("one", "two", "one"):
        store.save(game, game, VIEW)
    assert [entry["id"] for entry in store.games()] == ["one", "two"]


def test_new_ids_differ_from_saved_ones():
    store = Store({}, lambda: 1, lambda limit: limit - 1)
    store.save("1fff", "x", VIEW)
    assert store.new_id() == "2000"


def test_two_tabs_name_games_of_the_same_second_apart():
    left, right = Store({}, lambda: 1, lambda limit: 5), Store({}, lambda: 1, lambda limit: 6)
    assert left.new_id() != right.new_id()


def test_a_damaged_save_is_refused_and_kept():
    storage = {}
    store = saved(storage, "first", "second")
    damage(storage, current(storage))
    before = dict(storage)
    with pytest.raises(Unreadable) as trouble:
        store.open("one")
    assert trouble.value.reason == "damaged"
    assert store.games()[0]["problem"] == "damaged"
    assert store.last_good("one")["sealed"] == "first"
    assert storage == before


WHOLE = {"saved": 1, "sealed": "AAAA", "view": VIEW}
FOREIGN = [{**WHOLE, "saved": saved} for saved in ("x", None, [1], -1, 10**30, 1.5, float("inf"))] + [
    {**WHOLE, "view": view} for view in (None, [1], 5, "x")] + [{**WHOLE, "sealed": 5}, {}]


@pytest.mark.parametrize("body", FOREIGN, ids=str)
def test_a_whole_text_that_holds_no_save_is_damaged_and_spoils_no_other(body):
    """Whoever else writes into this origin's storage can make a checksum too."""
    storage = {}
    saved(storage, "first")
    storage[GAME + "two/a"] = storage[GAME + "three/a"] = storage[GAME + "three/b"] = pack(body)
    store = store_with(storage)
    assert {entry["id"]: entry["problem"] for entry in store.games()} == {
        "one": None, "two": "damaged", "three": "damaged"}
    assert store.last_good("three") is None
    assert store.save("two", "mine", VIEW) is None and store.open("two")["sealed"] == "mine"


@pytest.mark.parametrize("text", [pack({}), *[pack({"games": games}) for games in (5, ["one"], None, {"one": ["a"]})]])
def test_an_index_of_another_shape_is_as_none(text):
    storage = {}
    saved(storage, "first", "second")
    storage[INDEX] = text
    store = store_with(storage)
    assert store.open("one")["sealed"] == "second" and len(store.games()) == 1
    assert store.save("one", "third", VIEW) is None and store.open("one")["sealed"] == "third"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"schema": "one"}'])
def test_rubbish_is_damaged(text):
    with pytest.raises(Unreadable) as trouble:
        unpack(text)
    assert trouble.value.reason == "damaged"


def test_a_newer_save_is_refused_and_kept():
    storage = {}
    store = saved(storage, "first")
    storage[current(storage)] = json.dumps({"schema": 2, "shape": "unknown"})
    before = dict(storage)
    with pytest.raises(Unreadable) as trouble:
        store.open("one")
    assert trouble.value.reason == "newer"
    assert json.loads(trouble.value.text)["schema"] == 2
    assert storage == before


def test_a_newer_index_is_never_overwritten():
    storage = {}
    saved(storage, "first")
    storage[INDEX] = json.dumps({"schema": 2})
    store = store_with(storage)
    before = dict(storage)
    assert store.save("one", "second", VIEW) == "newer"
    assert store.open("one")["sealed"] == "second"
    assert storage == before


@pytest.mark.parametrize("index", [None, "rubbish"])
def test_a_lost_index_is_made_anew_from_the_games(index):
    storage = {}
    saved(storage, "first", "second")
    if index is None:
        del storage[INDEX]
    else:
        storage[INDEX] = index
    store = store_with(storage)
    assert [entry["id"] for entry in store.games()] == ["one"]
    assert store.open("one")["sealed"] == "second"
    assert store.save("two", "x", VIEW) is None
    assert len(store_with(storage).games()) == 2


def test_without_storage_the_game_goes_on_in_memory():
    store = store_with(None)
    assert store.fault == "forbidden"
    assert store.save("one", "first", VIEW) == "forbidden"
    assert store.open("one")["sealed"] == "first"
    assert [entry["id"] for entry in store.games()] == ["one"]
    store.delete("one")
    assert store.games() == []


@pytest.mark.parametrize("kind", [Full, Forgetful])
def test_a_refused_write_keeps_the_old_copy_and_goes_on_in_memory(kind):
    good = {}
    saved(good, "first")
    storage = kind(good)
    store = store_with(storage)
    assert store.save("one", "second", VIEW) == "full"
    assert store.fault == "full"
    assert store.open("one")["sealed"] == "second"
    assert storage == good


def test_when_there_is_room_again_the_fault_is_over():
    class Stubborn(dict):
        full = True

        def __setitem__(self, key, value):
            if self.full:
                raise OSError("full")
            super().__setitem__(key, value)

    storage = Stubborn()
    store = store_with(storage)
    store.save("one", "first", VIEW)
    storage.full = False
    assert store.save("one", "second", VIEW) is None
    assert store_with(storage).open("one")["sealed"] == "second"


def test_delete_leaves_nothing_of_the_game():
    storage = {}
    store = saved(storage, "first", "second")
    store.save("two", "x", VIEW)
    store.delete("one")
    assert [key for key in storage if "one" in key] == []
    assert [entry["id"] for entry in store.games()] == ["two"]


def test_an_answer_on_its_way_does_not_bring_back_what_was_deleted():
    store = saved({}, "first")
    begun = store.new_id()
    store.delete("one")
    assert store.save("one", "second", VIEW) is None
    assert store.games() == []
    store.delete_all()
    assert store.save(begun, "first", VIEW) is None
    assert store.games() == []


def test_what_another_tab_goes_on_with_after_it_was_deleted_here_is_kept_again():
    storage = {}
    here, there = saved(storage, "first"), store_with(storage)
    here.delete("one")
    there.save("one", "second", VIEW)
    assert here.open("one")["sealed"] == "second"
    here.save("one", "third", VIEW)
    assert store_with(storage).open("one")["sealed"] == "third"


def test_a_file_brings_back_what_was_deleted():
    store = saved({}, "first")
    store.delete("one")
    store.take("one", pack({"saved": 1, "sealed": "from a file", "view": VIEW}))
    assert store.save("one", "second", VIEW) is None
    assert store.open("one")["sealed"] == "second"


def test_the_time_of_a_save_does_not_go_back_when_a_game_comes_back_from_another_tab():
    storage, clock = {}, Clock()
    here = Store(storage, clock)
    here.save("one", "first", VIEW)
    clock.now += 1000
    Store(storage, clock).save("one", "second", VIEW)
    later, clock.now = here.open("one")["saved"], clock.now - 2000
    here.save("one", "third", VIEW)
    assert here.open("one")["saved"] >= later


def test_two_tabs_keep_each_others_games():
    storage = {}
    left, right = store_with(storage), store_with(storage)
    left.save("one", "first", VIEW)
    right.save("two", "first", VIEW)
    left.save("one", "second", VIEW)
    assert sorted(entry["id"] for entry in right.games()) == ["one", "two"]
    assert right.open("one")["sealed"] == "second"


def test_the_file_holds_the_texts_as_they_are():
    storage = {}
    store = saved(storage, "first")
    damage(storage, current(storage))
    assert json.loads(store.export())["saves"] == [storage[current(storage)]]


def test_a_file_of_everything_holds_the_settings_too():
    store = Store({})
    store.keep_settings({"theme": "dark"})
    assert json.loads(store.export())["settings"] == {"theme": "dark"}
    assert "settings" not in json.loads(store.export([]))


def test_everything_can_be_deleted_and_nothing_of_others():
    storage = {"other": "kept"}
    store = Store(storage)
    store.save("a", "sealed", {})
    store.keep_settings({"theme": "dark"})
    store.delete_all()
    assert storage == {"other": "kept"} and store.games() == [] and store.settings() == {}


def test_settings_are_kept():
    storage = {}
    store_with(storage).keep_settings({"lang": "sr"})
    assert store_with(storage).settings() == {"lang": "sr"}


@pytest.mark.parametrize("text", [None, "rubbish", pack({}),
                                  *[pack({"settings": kept}) for kept in ({}, 5, [1], None)]])
def test_settings_that_cannot_be_read_are_none(text):
    storage = {} if text is None else {SETTINGS: text}
    assert store_with(storage).settings() == {}


@pytest.mark.parametrize("kept", [
    {"theme": {"a": 1}, "lang": 5}, {"theme": [], "lang": ["sr"]}, {"last": 5}, {"last": {"raub": 5}},
    {"last": {"raub": {"seats": [1, 2], "options": {}}}}, {"last": {"raub": {"seats": ["you"], "options": 5}}},
], ids=str)
def test_settings_of_another_shape_are_not_followed(kept):
    settings = Settings(Store({SETTINGS: pack({"settings": kept})}), {})
    assert (settings["theme"], settings["lang"], settings.last("raub")) == ("system", None, None)
    settings.remember({"game": "raub", "seats": ["you", "rules"], "options": {}})
    assert settings.last("raub")["seats"] == ["you", "rules"]


def test_newer_settings_stay():
    storage = {SETTINGS: json.dumps({"schema": 2})}
    store = store_with(storage)
    store.keep_settings({"lang": "sr"})
    assert json.loads(storage[SETTINGS]) == {"schema": 2}
