"""House rules: how values are read, checked and written."""

import pytest
from stih.engine.errors import BadOption
from stih.engine.options import Option, changed, complete, parse_settings

BLIND, START = Option("blind", True, clause="27"), Option("start", 21, (11, 41), "3")
RAUB = Option("raub", "off", ("off", "seven", "ak7"), "26")
TABLE = (BLIND, START, RAUB)


@pytest.mark.parametrize(("option", "text", "expected"), [
    (BLIND, "on", True), (BLIND, "OFF", False), (BLIND, "true", True), (BLIND, "false", False),
    (START, "11", 11), (START, "41", 41), (RAUB, "ak7", "ak7"), (RAUB, "off", "off"),
])
def test_a_value_is_read_as_links_write_it(option, text, expected):
    assert expected == option.parse(text)


@pytest.mark.parametrize(("option", "text"), [
    (BLIND, ""), (BLIND, "1"), (BLIND, "yes"), (START, ""), (START, "10"), (START, "42"), (START, "--12"),
    (START, "12.0"), (START, "1e1"), (START, "²"), (START, "9" * 5000), (START, "on"), (RAUB, "on"), (RAUB, "AK7"),
])
def test_a_text_that_is_no_value_is_refused(option, text):
    with pytest.raises(BadOption) as caught:
        option.parse(text)
    assert caught.value.message == {"key": "error-option", "args": {"option": option.key, "value": text}}


@pytest.mark.parametrize(("option", "value"), [
    (BLIND, 1), (BLIND, None), (BLIND, "on"), (START, True), (START, 21.0), (START, "21"), (START, [21]),
    (RAUB, ["off"]), (RAUB, {}), (RAUB, False),
])
def test_a_value_of_another_type_is_refused(option, value):
    """1 is not True and True is not 1: a record says what it means."""
    with pytest.raises(BadOption):
        option.check(value)


def test_options_are_completed_and_cut_to_what_differs():
    """Records carry only what is not the default, and every option has a value in play."""
    assert {"blind": True, "start": 15, "raub": "off"} == complete(TABLE, {"start": 15})
    assert {"start": 15} == changed(TABLE, complete(TABLE, {"start": 15, "blind": True}))


@pytest.mark.parametrize("given", [{"jokers": 2}, {"start": 99}, {"": 1}])
def test_options_that_are_not_the_games_are_refused(given):
    with pytest.raises(BadOption):
        complete(TABLE, given)


def test_settings_of_the_command_line():
    assert {"start": 15, "blind": False} == parse_settings(TABLE, ["start=15", "blind=off"])
    for setting in ("start", "start=", "=15", "jokers=1", "start=15=16"):
        with pytest.raises(BadOption):
            parse_settings(TABLE, [setting])


def test_the_catalogue_tells_a_screen_what_to_offer():
    assert {"key": "blind", "kind": "bool", "default": True, "clause": "27"} == BLIND.catalogue()
    assert (11, 41) == (START.catalogue()["min"], START.catalogue()["max"])
    assert ["off", "seven", "ak7"] == RAUB.catalogue()["values"]
