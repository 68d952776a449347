"""Everything that can go wrong with a browser's storage: nothing is lost, or the page knows and can say so.

What is injected: a write refused (each write in turn), a page that ends before any write, storage forbidden,
eviction, a value cut anywhere, a newer version, two tabs, a clock turned back.
"""

import itertools
import json

import pytest
from keeping import VIEW, Clock, current, saved, store_with
from table.store import GAME, INDEX, PREFIX, SETTINGS, Store, Unreadable, pack, unpack


class Killed(BaseException):
    """The page has ended; nothing of it runs on."""


class Failing(dict):
    """A storage that counts what is written and taken away, and refuses one of these, or ends the page before it."""

    def __init__(self, held, at=None, fault=OSError):
        super().__init__(held)
        self.count, self._at, self._fault = 0, at, fault

    def _step(self):
        self.count += 1
        if self.count - 1 == self._at:
            raise self._fault

    def __setitem__(self, key, value):
        self._step()
        super().__setitem__(key, value)

    def pop(self, key, default=None):
        self._step()
        return super().pop(key, default)


def two_games():
    """What is stored after two saves of one game and one of another."""
    storage = {}
    saved(storage, "first", "second")
    saved(storage, "other", game="two")
    return storage


WORK = {
    "the first save of a game": lambda store: store.save("new", "begun", VIEW),
    "the next save of a game": lambda store: store.save("one", "third", VIEW),
    "a save after a copy was lost": lambda store: store.save("two", "third", VIEW),
    "a game deleted": lambda store: store.delete("one"),
    "everything deleted": lambda store: store.delete_all(),
    "settings kept": lambda store: store.keep_settings({"lang": "sr"}),
}
KEEPS = [name for name in WORK if "delete" not in name]


def steps(work):
    """How many times the work writes or takes away."""
    storage = Failing(two_games())
    WORK[work](store_with(storage))
    return range(storage.count)


def every_step(works=WORK):
    return [(work, step) for work in works for step in steps(work)]


def opened(storage):
    """The records of all games as a page finds them on its next start; each of them opens."""
    store = store_with(storage)
    return {entry["id"]: store.open(entry["id"])["sealed"] for entry in store.games()}


def test_every_kind_of_work_has_its_steps():
    """A save writes the game and the index, so that there is something to go wrong."""
    assert {work: len(steps(work)) for work in WORK} == {
        "the first save of a game": 2, "the next save of a game": 2, "a save after a copy was lost": 2,
        "a game deleted": 3, "everything deleted": 7, "settings kept": 1}


@pytest.mark.parametrize(("work", "step"), every_step())
def test_a_page_killed_before_any_write_leaves_games_that_open(work, step):
    storage = Failing(two_games(), step, Killed)
    with pytest.raises(Killed):
        WORK[work](store_with(storage))
    kept = opened(dict(storage))
    if "deleted" not in work:
        assert kept["one"] in ("second", "third") and kept["two"] in ("other", "third")
    assert set(kept.values()) <= {"first", "second", "third", "other", "begun"}


@pytest.mark.parametrize("step", steps("the first save of a game"))
def test_a_first_save_is_found_even_if_the_index_was_never_written(step):
    storage = Failing(two_games(), step, Killed)
    with pytest.raises(Killed):
        WORK["the first save of a game"](store_with(storage))
    assert opened(dict(storage)).get("new") == (None if step == 0 else "begun")


@pytest.mark.parametrize(("work", "step"), every_step(KEEPS))
def test_a_full_storage_at_any_write_loses_nothing(work, step):
    before = two_games()
    storage = Failing(before, step)
    store = store_with(storage)
    fault = WORK[work](store)
    if work != "settings kept":
        assert fault == store.fault == "full"
        newest = {entry["id"]: store.open(entry["id"])["sealed"] for entry in store.games()}
        assert newest == {"one": "second", "two": "other"} | {
            "the first save of a game": {"new": "begun"}, "the next save of a game": {"one": "third"},
            "a save after a copy was lost": {"two": "third"}}[work]
        assert newest.keys() == set(json.loads(store.export())["ids"])
    kept = opened(dict(storage))
    assert kept["one"] in ("second", "third") and kept["two"] in ("other", "third")


@pytest.mark.parametrize("step", range(2))
def test_a_refused_save_is_written_by_the_next_one(step):
    storage = Failing(two_games(), step)
    store = store_with(storage)
    assert store.save("one", "third", VIEW) == "full"
    assert store.save("one", "fourth", VIEW) is None
    assert opened(dict(storage)) == {"one": "fourth", "two": "other"}


@pytest.mark.parametrize("evicted", [keys for size in range(1, 5)
                                     for keys in itertools.combinations(sorted(two_games()), size)], ids=" ".join)
def test_what_is_left_after_an_eviction_opens(evicted):
    storage = {key: text for key, text in two_games().items() if key not in evicted}
    kept = opened(storage)
    assert ("one" in kept) == any(key.startswith(GAME + "one") for key in storage)
    assert ("two" in kept) == any(key.startswith(GAME + "two") for key in storage)
    assert store_with(storage).save("one", "next", VIEW) is None
    assert opened(storage)["one"] == "next"


def test_after_an_eviction_of_everything_one_begins_anew():
    store = store_with({})
    assert store.games() == [] and store.settings() == {} and store.fault is None
    assert json.loads(store.export())["saves"] == []


def test_a_value_cut_anywhere_is_never_taken_for_a_whole_one():
    text = pack({"saved": 1, "sealed": "AAAA", "view": VIEW})
    for length in range(len(text) - 1):
        with pytest.raises(Unreadable):
            unpack(text[:length])
        with pytest.raises(Unreadable):
            unpack(text[:length] + "}")


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("key", [current(two_games()), INDEX, SETTINGS])
def test_a_stored_value_cut_short_is_told_and_the_copy_offered(key, part):
    storage = two_games() | {SETTINGS: pack({"settings": {"lang": "sr"}})}
    storage[key] = storage[key][: int(len(storage[key]) * part)]
    before, store = dict(storage), store_with(storage)
    if key.startswith(GAME):
        assert [entry["problem"] for entry in store.games() if entry["id"] == "one"] == ["damaged"]
        assert store.last_good("one")["sealed"] == "first"
        assert storage[key] in json.loads(store.export())["saves"]
    else:
        assert store.open("one")["sealed"] == "second"
    assert storage == before


@pytest.mark.parametrize("key", [current(two_games()), INDEX])
def test_what_a_newer_version_wrote_is_told_and_left_alone(key):
    storage = two_games()
    storage[key] = json.dumps({"schema": 2, "games": {}})
    before, store = dict(storage), store_with(storage)
    assert store.save("two", "third", VIEW) == ("newer" if key == INDEX else None)
    assert storage[key] == before[key]
    assert store.open("two")["sealed"] == "third"


def test_two_tabs_keep_two_games_whatever_the_order_of_their_writes():
    """Both read the index before either writes it: the later one writes an index without the other's game."""
    storage = {}
    for first, second in (("one", "two"), ("two", "one")):
        storage.clear()
        saved(storage, "begun", game=first)
        lost = dict(storage)
        saved(lost, "begun", game=second)
        index = json.loads(lost[INDEX])["games"]
        lost[INDEX] = pack({"games": {second: index[second]}})
        assert opened(lost) == {"one": "begun", "two": "begun"}


def test_a_save_that_another_tab_wrote_over_reopens_at_the_newest_copy():
    storage = two_games()
    first, before = store_with(storage), storage[INDEX]
    first.save("one", "third", VIEW)
    theirs = storage | {INDEX: before}
    store_with(theirs).save("two", "later", VIEW)
    storage.update(theirs)
    assert opened(storage) == {"one": "second", "two": "later"}
    first.mend("one")
    assert opened(storage) == {"one": "third", "two": "later"}


class Interrupted(dict):
    """A storage whose index another tab writes as soon as it has been written."""

    def __init__(self, held, work):
        super().__init__(held)
        self._work = work

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        if key == INDEX and self._work:
            work, self._work = self._work, None
            work(self)


def test_an_index_that_another_tab_writes_meanwhile_is_no_full_storage():
    storage = Interrupted(two_games(), lambda storage: store_with(storage).save("two", "later", VIEW))
    assert store_with(storage).save("one", "third", VIEW) is None
    assert opened(storage) == {"one": "third", "two": "later"}


def test_nothing_is_mended_for_a_game_that_was_deleted_or_is_not_written_here():
    storage = two_games()
    store = store_with(storage)
    store.mend("one")
    store.save("one", "third", VIEW)
    before = dict(storage)
    store.mend("two")
    assert storage == before
    store_with(storage).delete("one")
    store.mend("one")
    assert opened(storage) == {"two": "other"}


def test_a_clock_turned_back_changes_neither_the_order_nor_the_copy():
    storage, clock = {}, Clock()
    store = Store(storage, clock)
    store.save("one", "first", VIEW | {"turn": 1})
    clock.now -= 1_000_000
    store.save("one", "second", VIEW | {"turn": 2})
    assert store.open("one")["saved"] >= store.last_good("one")["saved"]
    del storage[INDEX]
    assert Store(storage, clock).open("one")["sealed"] == "second"


def test_a_clock_turned_back_between_two_starts_is_noticed_too():
    storage, clock = {}, Clock()
    Store(storage, clock).save("one", "first", VIEW | {"turn": 1})
    clock.now -= 1_000_000
    Store(storage, clock).save("one", "second", VIEW | {"turn": 2})
    del storage[INDEX]
    assert Store(storage, clock).open("one")["sealed"] == "second"


def test_forbidden_storage_is_told_and_all_of_it_goes_into_the_file():
    store = store_with(None)
    for sealed in ("first", "second"):
        assert store.save("one", sealed, VIEW) == "forbidden"
    assert [unpack(text)["sealed"] for text in json.loads(store.export())["saves"]] == ["second"]
    assert store.last_good("one") is None


def test_keys_of_others_are_neither_read_nor_touched():
    others = {"stih/1/gamer": "x", GAME: "x", GAME + "one": "x", GAME + "one/c": "x", "zzz": "x"}
    storage = two_games() | others
    store = store_with(storage)
    assert {entry["id"] for entry in store.games()} == {"one", "two"}
    store.save("one", "third", VIEW)
    assert others.items() <= storage.items()
    assert PREFIX not in "".join(json.loads(store.export())["ids"])
