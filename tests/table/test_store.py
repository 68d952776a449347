"""The store, against a dict that can misbehave like a browser's storage."""

import json

import pytest
from keeping import VIEW, current, saved, store_with
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


@pytest.mark.parametrize("text", [None, "rubbish", pack({"settings": {}})])
def test_settings_that_cannot_be_read_are_none(text):
    storage = {} if text is None else {SETTINGS: text}
    assert store_with(storage).settings() == {}


def test_newer_settings_stay():
    storage = {SETTINGS: json.dumps({"schema": 2})}
    store = store_with(storage)
    store.keep_settings({"lang": "sr"})
    assert json.loads(storage[SETTINGS]) == {"schema": 2}
