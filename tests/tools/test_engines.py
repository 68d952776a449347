"""The commands for other engines and long sessions: what they run, and what they say where something is missing."""

import pytest
from tools import engines, fetch, load, testing
from tools.steps import BuildError


@pytest.fixture
def ran(monkeypatch):
    """What the commands would run, as (arguments, variables); nothing is built or fetched."""
    runs = []
    monkeypatch.setattr(fetch, "program", lambda command, **variables: runs.append((command, variables)) or 0)
    monkeypatch.setattr(testing, "prepare", lambda: "a browser")
    monkeypatch.setattr(fetch, "packages", lambda group: None)
    monkeypatch.setattr(fetch, "debian", lambda package, find: find())
    monkeypatch.setattr(engines.dist, "build", lambda: None)
    monkeypatch.setattr(engines, "FINDERS", {"firefox": lambda: None, "webkit": lambda: "here"})
    return runs


def test_a_browser_that_is_missing_is_named_with_its_package_and_the_others_are_tested(ran):
    with pytest.raises(BuildError, match=r"Firefox is not here .* apt-get install firefox-esr$"):
        engines.main(["-k", "deal"])
    [(command, variables)] = ran
    assert variables == {"STIH_ENGINES": "webkit"}
    assert command[-3:] == ["tests/engines", "-k", "deal"]


def test_only_the_browsers_named_are_looked_for(ran):
    assert engines.main(["webkit"]) == 0


def test_a_test_of_everything_leaves_out_a_browser_that_cannot_be_had(ran, capsys):
    assert engines.run_those_here(["firefox", "webkit"]) == 0
    assert [variables for _, variables in ran] == [{"STIH_ENGINES": "webkit"}]
    assert "Firefox is not here" in capsys.readouterr().out


def test_a_part_of_the_long_sessions_runs_to_the_share_wanted(ran):
    assert load.main(["deals", "--share", "0.02"]) == 0
    [(command, variables)] = ran
    assert command[-1] == "tests/games/test_many_deals.py"
    assert variables["STIH_LOAD"] == "0.02"


def test_a_part_that_is_not_there_is_refused(ran, capsys):
    with pytest.raises(SystemExit):
        load.main(["nothing"])
    assert "matches, table, deals" in capsys.readouterr().err
