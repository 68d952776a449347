"""Home, the form of a new game, the settings and the page of a problem, as trees."""

import pytest
import samples
from reading import classed, having, nodes, text
from table import home, newgame, problem, settings_screen
from table.catalogue import Game
from table.settings import CHOICES, Settings
from table.store import Store


class Words(samples.Words):
    """Words for screens where nobody sits yet."""

    def at(self, *_):
        pass


WORDS = Words()
ENTRY = {
    "id": "whist",
    "players": [2, 4],
    "usual": 2,
    "levels": ["random", "rules"],
    "options": [
        {"key": "open_hand", "kind": "bool", "default": False},
        {"key": "goal", "kind": "int", "default": 5, "min": 5, "max": 9},
        {"key": "trumps", "kind": "choice", "default": "cut", "values": ["cut", "none"]},
    ],
    "presets": {"seed": {}, "long": {"goal": 9}},
    "cards": [],
    "places": {},
}


def shop(**fields):
    """What home draws, with nothing in it."""
    empty = {"games": [], "saves": [], "fault": None, "doomed": None, "engine": "ready", "faces": "french"}
    return empty | {"when": lambda seconds: {"day": "today", "at": seconds * 1000}} | fields


def save(name="one", problem=None, **fields):
    view = None if problem else samples.playing(3)
    return {"id": name, "saved": 1, "view": view, "problem": problem, "copy": False} | fields


def draft():
    return newgame.Draft(Game(ENTRY), "4711")


def test_who_never_played_a_game_is_offered_its_first_deal_above_the_start():
    tree = newgame.render(newgame.Draft(Game(ENTRY), "4711", first=True), WORDS)
    assert commands(classed(tree, "go")[0]) == ["lesson", "start"]
    assert commands(tree).count("lesson") == 1
    assert [node[1]["data-to"] for node in classed(tree, "primary")] == ["lesson=whist"]
    assert commands(classed(SCREENS["new"], "go")[0]) == ["start"]


def commands(tree):
    return [node[1]["data-command"] for node in having(tree, "data-command")]


SCREENS = {
    "home": home.render(shop(games=[Game(ENTRY)], saves=[save(), save("two", "damaged")], fault="full"), WORDS),
    "new": newgame.render(draft(), WORDS),
    "settings": settings_screen.render(Settings(Store({}), {}), WORDS),
    "problem": problem.render({"title": "a", "text": "b", "detail": None, "count": 1, "again": True}, WORDS),
}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_has_its_name_one_heading_and_a_place_for_the_focus(name):
    tree = SCREENS[name]
    assert tree[1]["data-screen"] == name
    headings = [node for node in nodes(tree) if node[0] == "h1"]
    assert len(headings) == 1
    assert "data-refuge" in headings[0][1]


@pytest.mark.parametrize("name", SCREENS)
def test_every_control_has_a_name(name):
    for node in nodes(SCREENS[name]):
        if node[0] in ("a", "button"):
            assert node[1].get("aria-label") or text(node).strip()


def test_a_game_of_the_catalogue_appears_by_itself():
    tiles = classed(home.render(shop(games=[Game(ENTRY)]), WORDS), "tile")
    assert [tile[1]["data-to"] for tile in tiles] == ["new=whist"]


def test_home_says_so_when_there_is_no_catalogue():
    assert "home-no-games" in text(home.render(shop(games=None), WORDS))


def test_home_tells_of_a_missing_network_beside_what_else_is_to_be_said():
    lines = classed(home.render(shop(offline="offline-all", engine="failed"), WORDS), "statusline")
    assert [text(line).split() for line in lines] == [["offline-all"], ["problem-engine", "problem-again"]]


def test_a_sound_save_goes_on_and_a_broken_one_is_explained():
    tree = home.render(shop(saves=[save(), save("two", "damaged", copy=True), save("three", "newer")]), WORDS)
    assert [node[1]["data-to"] for node in having(tree, "data-command", "continue")] == ["s=one"]
    assert [node[1]["data-problem"] for node in having(tree, "data-problem")] == ["damaged", "newer"]
    assert [node[1]["data-save"] for node in having(tree, "data-command", "copy")] == ["two"]


def test_a_game_is_not_deleted_without_a_question():
    tree = home.render(shop(saves=[save()], doomed=save()), WORDS)
    assert {"keep", "lose"} <= set(commands(tree))
    assert "inert" in having(tree, "class", "behind")[0][1]
    assert "lose" not in commands(home.render(shop(saves=[save()]), WORDS))


def test_every_option_has_its_control_and_a_line_of_explanation():
    form = draft()
    form.set_preset(None)
    tree = newgame.render(form, WORDS)
    said = text(tree)
    for key in ("open-hand", "goal", "trumps"):
        assert f"whist-option-{key}-help" in said
    assert having(tree, "data-command", "switch")[0][1]["aria-checked"] == "false"
    assert [step[1]["aria-disabled"] for step in having(tree, "data-command", "step") if "aria-disabled" in step[1]]
    assert having(tree, "data-key", "trumps")[0][0] == "select"


def test_the_preset_that_fits_is_chosen_and_our_own_otherwise():
    form = draft()
    form.set_preset("long")
    assert [node[1]["value"] for node in having(newgame.render(form, WORDS), "checked")] == ["2", "long"]
    form.step("goal", -1)
    assert [node[1].get("value") for node in having(newgame.render(form, WORDS), "checked")] == ["2", ""]


def test_every_setting_can_be_chosen():
    fields = {node[1]["data-field"] for node in having(SCREENS["settings"], "data-field")}
    assert set(CHOICES) | {"lang"} <= fields


def test_a_problem_offers_what_can_be_done():
    trouble = {"title": "a", "text": "b", "detail": "out of memory", "count": 2, "again": True}
    tree = problem.render(trouble, WORDS)
    assert commands(tree) == ["again", "file", "home"]
    assert "out of memory" in text(tree)
    assert commands(problem.render(dict(trouble, again=False, detail=None), WORDS)) == ["home"]
