"""Links, the catalogue, the draft of a new game and the settings: values in, values out."""

import json
import subprocess
import sys

import pytest
from table import address, people
from table.catalogue import Game, text_of, value_of
from table.newgame import Draft
from table.settings import Settings
from table.store import Store


@pytest.fixture(scope="module")
def games():
    done = subprocess.run(
        [sys.executable, "-m", "stih", "games"], capture_output=True, check=True, env={"PYTHONPATH": "py"}
    )
    return {entry["id"]: Game(entry) for entry in json.loads(done.stdout)}


@pytest.fixture
def raub(games):
    return games["raub"]


@pytest.mark.parametrize(
    ("fragment", "screen"),
    [
        ({}, ("home", None)),
        ({"s": "abc"}, ("table", "abc")),
        ({"new": "raub"}, ("new", "raub")),
        ({"settings": "1"}, ("settings", "1")),
        ({"g": "raub", "n": "1"}, ("start", "raub")),
        ({"unknown": "1"}, ("home", None)),
    ],
)
def test_the_fragment_names_a_screen(fragment, screen):
    assert address.screen(fragment) == screen


def test_a_link_starts_a_game(games):
    fragment = {"g": "raub", "n": "4711", "seats": "rules,you", "o": "maus_around:on,start:31,maus:on"}
    assert address.request(fragment, games, "9") == {
        "game": "raub",
        "seats": ["rules", "you"],
        "options": {"maus_around": True, "start": 31},
        "seed": "4711",
        "seat": 1,
    }


@pytest.mark.parametrize(("game", "count"), [("raub", 3), ("rablo", 4), ("cribbage", 2), ("preferans", 3)])
def test_a_new_game_is_for_as_many_as_play_it_mostly(games, game, count):
    assert len(Draft(games[game], "1").seats) == count


def test_a_short_link_keeps_its_table_for_ever(games):
    assert len(address.request({"g": "cribbage"}, games, "9")["seats"]) == 3


def test_a_short_link_takes_the_usual_table(games):
    request = address.request({"g": "raub"}, games, "9")
    assert (request["seats"], request["options"], request["seed"]) == (["you", "rules", "rules"], {}, "9")


@pytest.mark.parametrize(
    ("fragment", "key"),
    [
        ({"g": "bridge"}, "error-game"),
        ({"g": "raub", "seats": "you"}, "error-seats"),
        ({"g": "raub", "seats": "you,rules,rules,rules,rules"}, "error-seats"),
        ({"g": "raub", "seats": "you,grandmaster"}, "link-seat"),
        ({"g": "raub", "n": "7" * 201}, "notation-long"),
        ({"g": "raub", "seats": "rules,rules"}, "link-you"),
        ({"g": "raub", "seats": "you,you"}, "link-you"),
        ({"g": "raub", "o": "maus"}, "error-option"),
        ({"g": "raub", "o": "maus:perhaps"}, "error-option"),
        ({"g": "raub", "o": "start:1000"}, "error-option"),
        ({"g": "raub", "o": "start:many"}, "error-option"),
        ({"g": "raub", "o": "mandatory_raub:queen"}, "error-option"),
        ({"g": "raub", "o": "moon:full"}, "error-option"),
    ],
)
def test_a_bad_link_is_refused_with_the_reason(games, fragment, key):
    with pytest.raises(address.BadLink) as trouble:
        address.request(fragment, games, "9")
    assert trouble.value.message["key"] == key


@pytest.mark.parametrize(("text", "step"), [("12", 12), ("", 0), ("abc", 0), ("-5", 0), ("1e3", 0), ("9" * 30, 0)])
def test_a_step_that_is_no_number_is_none(text, step):
    assert address.step({"step": text}) == step
    assert address.step({}) == 0


def test_a_name_in_a_link_is_as_long_as_one_that_is_typed(games):
    seats = address.request({"g": "raub", "seats": "you,person:" + "A" * 99}, games, "9")["seats"]
    assert seats == ["you", people.named("A" * 99)]


def test_every_value_of_every_option_goes_to_text_and_back(raub):
    for option in raub.options:
        for value in option.get("values") or [option["default"], option.get("max", False)]:
            assert value_of(option, text_of(value)) == value


def test_presets_are_known_by_their_values(raub):
    assert raub.presets()[0] == "seed"
    assert {name: raub.preset_of(raub.values_of(name)) for name in raub.presets()} == {n: n for n in raub.presets()}


def test_a_draft_asks_for_what_was_chosen(raub):
    draft = Draft(raub, "17")
    draft.set_players(4)
    draft.set_level(2, "random")
    draft.set_preset("house")
    draft.step("start", 1)
    assert draft.request() == {
        "game": "raub",
        "seats": ["you", "rules", "random", "rules"],
        "options": {"mandatory_raub": "seven", "start": 22},
        "seed": "17",
        "seat": 0,
    }
    assert raub.preset_of(draft.values) is None


def test_people_at_one_device_are_named_and_see_a_curtain_first(raub):
    draft = Draft(raub, "17")
    draft.set_level(1, "person")
    assert draft.request()["seats"] == ["you", "person:", "rules"]
    draft.set_name(1, " Ana, ")
    draft.set_name(0, "Mira")
    assert draft.request()["seats"] == ["person:Mira", "person:Ana", "rules"]
    assert draft.request()["seat"] is None
    draft.set_level(1, "rules")
    draft.set_name(0, "")
    assert (draft.request()["seats"], draft.request()["seat"]) == (["you", "rules", "rules"], 0)


def test_fewer_players_leave_from_the_end(raub):
    draft = Draft(raub, "17")
    draft.set_level(1, "random")
    draft.set_players(2)
    assert draft.seats == ["you", "random"]


def test_a_rule_keeps_its_limits(raub):
    draft = Draft(raub, "17")
    draft.step("max_drops", -1)
    draft.set_option("mandatory_raub", "queen")
    assert draft.request()["options"] == {}


def test_the_next_game_begins_like_the_last_one(raub):
    store = Store({})
    draft = Draft(raub, "17")
    draft.set_players(4)
    draft.set_option("maus", False)
    Settings(store, {}).remember(draft.request())
    again = Draft(raub, "18", Settings(store, {}).last("raub"))
    assert again.request() == dict(draft.request(), seed="18")


def test_a_last_game_of_another_time_is_taken_as_far_as_it_goes(raub):
    draft = Draft(raub, "18", {"seats": ["you", "oracle"], "options": {"moon": "full", "maus": False}})
    assert draft.seats == ["you", "rules", "rules"]
    assert draft.request()["options"] == {"maus": False}


def test_the_address_overrules_a_setting_until_it_is_chosen():
    settings = Settings(Store({}), {"theme": "dark", "speed": "warp"})
    assert (settings["theme"], settings["speed"], settings["lang"]) == ("dark", "normal", None)
    settings.choose("theme", "light")
    assert settings["theme"] == "light"


def test_settings_are_kept_and_worn_by_the_page():
    store = Store({})
    Settings(store, {}).choose("suits", "four")
    attributes = Settings(store, {}).attributes()
    assert ("data-suits", "four") in attributes
    assert ("data-theme", None) in attributes
