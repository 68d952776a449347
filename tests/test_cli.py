"""The command line: what it prints, that commands go together, and that bad input is one line and status 2."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playing import option_sets
from stih import cli
from stih.games import GAMES
from stih.games.raub import RAUB

PY = Path(__file__).parents[1] / "py"
RECORDS = Path(__file__).parent / "records"
OPTIONS = list(option_sets(RAUB))


@pytest.fixture
def run(capsys):
    """Run a command in this process: (status, what it printed)."""

    def run_(*words):
        try:
            status = cli.main([str(word) for word in words])
        except SystemExit as leave:
            status = leave.code
        return status, capsys.readouterr().out

    return run_


def shell(command, **more):
    """Run a command line as a person does; `stih` in it is the program."""
    command = command.replace("stih", f"{sys.executable} -m stih")
    environment = {**os.environ, "PYTHONPATH": str(PY)}
    return subprocess.run(command, shell=True, capture_output=True, env=environment, check=False, timeout=60, **more)


def settings(options):
    """Options as arguments, `on` and `off` for true and false."""
    for key, value in options.items():
        yield from ("--set", f"{key}={'on' if value is True else 'off' if value is False else value}")


def lines(text):
    return [json.loads(line) for line in text.splitlines()]


# the commands

def test_games_lists_all_there_is_to_choose(run):
    """Seats, levels, options with defaults and bounds, presets: what the new-game screen is made of."""
    status, out = run("games")
    assert 0 == status
    games = {game["id"]: game for game in json.loads(out)}
    assert set(GAMES) == set(games)
    raub = games["raub"]
    assert [2, 3, 4] == raub["players"]
    assert ["random", "rules"] == raub["levels"][:2]
    assert [option.key for option in RAUB.options] == [option["key"] for option in raub["options"]]
    assert {"mandatory_raub": "ak7", "max_drops": 2} == raub["presets"]["strict"]


def test_play_prints_records(run):
    """One match a line, with a seed of its own, the options that differ from the default and the seats asked for."""
    status, out = run("play", "raub", "--seats", "rules,random,random", "--matches", 3, "--seed", "x",
                      "--set", "start=11")
    records = lines(out)
    assert (0, 3) == (status, len(records))
    assert ["x.0", "x.1", "x.2"] == [record["seed"] for record in records]
    assert [{"start": 11}] * 3 == [record["options"] for record in records]
    assert [["rules", "random", "random"]] * 3 == [record["seats"] for record in records]
    assert all(min(record["deals"][-1]["result"]["scores"]) <= 0 for record in records)


def test_play_is_the_same_every_time(run):
    assert run("play", "raub", "--seed", "7") == run("play", "raub", "--seed", "7")
    assert run("play", "raub", "--seed", "7") != run("play", "raub", "--seed", "8")


def test_play_leaves_a_match_after_so_many_deals(run):
    _, out = run("play", "raub", "--players", 4, "--max-deals", 2)
    assert 2 == len(lines(out)[0]["deals"])


def test_replay_tells_scores_and_faults(run, tmp_path):
    """A line for every record, good or bad; status 1 when one failed."""
    good = (RECORDS / "raub-1-finished.json").read_text(encoding="utf-8")
    file = tmp_path / "records"
    file.write_text(good + "\n" + (RECORDS / "broken" / "newer-format.json").read_text(encoding="utf-8") + good)
    status, out = run("replay", file)
    scores = json.loads(good)["deals"][-1]["result"]["scores"]
    assert 1 == status
    assert [{"ok": True, "scores": scores}, {"ok": False, "error": {"key": "error-format", "args": {"format": 99}}},
            {"ok": True, "scores": scores}] == lines(out)


def test_show_prints_a_record_to_read(run):
    status, out = run("show", RECORDS / "raub-1-finished.json")
    assert 0 == status
    assert out.startswith("raub, seed 4711, seats rules random rules")
    assert "won by seat 0" in out.splitlines()
    assert 14 == sum(line.startswith("deal ") for line in out.splitlines())


def test_match_measures_two_levels(run):
    status, out = run("match", "raub", "--a", "rules", "--b", "random", "--players", 2, "--deals", 20)
    outcome = json.loads(out)
    low, high = outcome["interval"]
    assert (0, 20, "rules", "random") == (status, outcome["deals"], outcome["a"], outcome["b"])
    assert low <= outcome["gain"] <= high


def test_commands_go_together_in_a_pipe():
    """Records on standard output, records on standard input; a reader that has enough is no fault."""
    piped = shell("stih play raub --players 3 --matches 3 | stih replay")
    assert [True] * 3 == [line["ok"] for line in lines(piped.stdout.decode())]
    assert b"" == piped.stderr
    cut = shell("stih play raub --matches 60 | head -c 100")
    assert (100, b"") == (len(cut.stdout), cut.stderr)


# traces

SUITS = {card: card[1] for card in RAUB.deck.names}


def playable(hand, trick, trump):
    """[15] What a hand may play, from a trace line's own cards."""
    if not trick:
        return set(hand)
    led = SUITS[trick[0][1]]
    return ({card for card in hand if SUITS[card] == led} or {card for card in hand if SUITS[card] == trump}
            or set(hand))


def check_step(line):
    """One step: its legal list fits the hands, the trick and the trump."""
    hand, held = line["hands"][line["seat"]], [card for cards in line["hands"] for card in cards]
    assert line["action"] in line["legal"]
    assert len(line["legal"]) == len(set(line["legal"]))
    assert len(held) == len(set(held))
    if line["phase"] == "play":
        assert playable(hand, line["trick"], line["trump"]) == set(line["legal"])
    elif line["phase"] == "exchange":
        assert {"done", *("-" + card for card in hand)} >= set(line["legal"]) >= {"done"}
    elif line["phase"] == "fifth_card":
        assert (5, {"-" + card for card in hand}) == (len(hand), set(line["legal"]))
    else:
        assert len(line["legal"]) > 1
        assert not set(line["legal"]) & set(SUITS)


def check_result(result, before):
    """A deal's end: the scores go on from those before, and the points add up as clause 17 says."""
    assert result["scores"] == [score + delta for score, delta in zip(before, result["deltas"], strict=True)]
    if result.get("refe"):
        assert not any(result["deltas"])
        return
    solo, factor = result["solo"], 2 if result["doubled"] else 1
    off = sum(-delta for delta in result["deltas"] if delta < 0)
    failed_with_one = result["tricks"][solo] == 1 < result["duty"]
    assert off == (3 if failed_with_one else 4) * factor
    assert sum(result["tricks"]) == (4 if result["followers"] else 0)
    assert result["deltas"][solo] > 0 or result["tricks"][solo] >= result["duty"] or not result["followers"]


def check_trace(text, players, start):
    """Every line of a trace, match by match; gives how many deals there were."""
    at, scores, deals = None, [], 0
    for line in lines(text):
        if (line["match"], line["deal"]) != at:
            scores = [start] * players if line["deal"] == 0 else scores
            at, step = (line["match"], line["deal"]), 0
        if "result" in line:
            check_result(line["result"], scores)
            scores, deals = line["result"]["scores"], deals + 1
        else:
            assert step == line["step"]
            step += 1
            check_step(line)
    return deals


def traced(run, tmp_path, players, options, matches):
    """The trace of matches played at random, and what replay says of them."""
    _, records = run("play", "raub", "--players", players, "--matches", matches, "--seed", "t", *settings(options))
    file = tmp_path / "records"
    file.write_text(records, encoding="utf-8")
    _, replayed = run("replay", file)
    assert [record["deals"][-1]["result"]["scores"] for record in lines(records)] == [
        line["scores"] for line in lines(replayed)]
    status, trace = run("trace", file)
    assert 0 == status
    assert sum(len(record["deals"]) for record in lines(records)) == check_trace(
        trace, players, options.get("start", 21))


@pytest.mark.parametrize("number", range(len(OPTIONS)), ids=lambda number: str(OPTIONS[number]))
def test_traces_keep_the_rules(run, tmp_path, number):
    """Every option on and off, the number of players in turn: legal lists, results and replay agree."""
    traced(run, tmp_path, 2 + number % 3, OPTIONS[number], 2)


@pytest.mark.slow
@pytest.mark.parametrize("players", RAUB.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_many_traces_keep_the_rules(run, tmp_path, players, options):
    """200 matches of every number of players with every option on and off."""
    traced(run, tmp_path, players, options, 200)


def test_a_trace_begins_with_the_first_choice(run):
    """The fields of a line, in full."""
    _, out = run("trace", RECORDS / "raub-1-middle.json")
    first = lines(out)[0]
    assert ["match", "deal", "step", "phase", "seat", "legal", "action", "hands", "trick", "trump"] == list(first)
    assert (0, 0, 0, "dealer_choice", [[], [], []], [], None) == tuple(
        first[key] for key in ("match", "deal", "step", "phase", "hands", "trick", "trump"))


# bad input

@pytest.mark.parametrize("words", [
    "", "jump", "play", "play tarok", "play raub --players 9", "play raub --players 0", "play raub --players x",
    "play raub --players -1", "play raub --seats rules", "play raub --seats you,rules", "play raub --seats ,,",
    "play raub --seats rules,rules --players 3", "play raub --set start", "play raub --set start=--5",
    "play raub --set start=99999999999", "play raub --set jokers=1", "play raub --matches 0", "play raub --matches x",
    "play raub --max-deals 0", "match raub --a rules", "match raub --a rules --b best", "match tarok --a a --b b",
    "match raub --a rules --b random --deals 0", "match raub --a rules --b random --players 7", "trace /no/such/file",
    "replay /", "show /no/such/file", "trace BROKEN", "show BROKEN", "games extra",
])
def test_bad_input_is_refused_with_status_2(words, capsys):
    """A sentence on standard error, nothing on standard output, no traceback."""
    arguments = words.replace("BROKEN", str(RECORDS / "broken" / "cut-off.json")).split()
    try:
        status = cli.main(arguments)
    except SystemExit as leave:
        status = leave.code
    out, err = capsys.readouterr()
    assert (2, "") == (status, out)
    assert "stih" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("text", [b"\xff\xfe", b"{}\n", b"[1]\n", b"null\n", b'{"format": 1}\n', b"not JSON\n"])
def test_bad_records_on_standard_input(text):
    """Bytes that are no text as well."""
    done = shell("stih trace", input=text)
    assert (2, b"") == (done.returncode, done.stdout)
    assert 1 == len(done.stderr.splitlines())


def test_a_seed_that_is_no_text():
    """Bytes on the command line that are no UTF-8."""
    done = shell(r"stih play raub --seed $(printf '\377')")
    assert 2 == done.returncode
    assert b"Traceback" not in done.stderr


def test_no_records_are_no_fault():
    done = shell("stih trace", input=b"\n\n")
    assert (0, b"", b"") == (done.returncode, done.stdout, done.stderr)
