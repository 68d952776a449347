"""`convert`: records, notation and PPN into one another, and what each cannot carry."""

import io
import json

import pytest
from notations import a_match, a_middle
from playing import random_match
from stih import cli
from stih.engine.notation import printer, writer
from stih.games import GAMES
from stih.games.preferans import PREFERANS, ppn

SAMPLE = """[Bula "40"]
[Refe "1"]
[Player1 "Ana"]
[Player2 "Marko"]
[Player3 "Jovan"]

1. 1 1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9 P,P,P
"""


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command on a text: (status, what it printed, what it complained of)."""

    def run_(source, *words):
        monkeypatch.setattr("sys.stdin", io.StringIO(source))
        status = cli.main(list(words))
        return (status, *capsys.readouterr())

    return run_


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_records_go_through_notation(run, game):
    """Several matches of a game, dealt and set up, come back the same; nothing is lost."""
    matches = [make(game, number) for number in range(4) for make in (a_match, a_middle)]
    records = "".join(json.dumps(match.record()) + "\n" for match in matches)
    status, text, lost = run(records, "convert", "--to", "notation")
    assert (0, "") == (status, lost)
    assert text == run(text, "convert", "--to", "notation")[1]
    status, again, lost = run(text, "convert", "--to", "record")
    assert (0, "") == (status, lost)
    assert [match.record() for match in matches] == [json.loads(line) for line in again.splitlines()]


@pytest.mark.parametrize("number", range(20))
def test_matches_of_preferans_go_through_ppn(number):
    """The same packs and the same results; the words may be others that lead to them."""
    match = random_match(PREFERANS, 3, f"ppn {number}", deals=4)
    text, lost = ppn.write(match)
    [again], _, _ = ppn.read(text)
    for one, other in zip(match.deals, again.deals, strict=True):
        assert (one["pack"], one["result"]) == (other["pack"], other["result"])
    assert "the seed" in lost


def test_what_a_form_cannot_carry_is_named(run):
    """Comments, titles and cards dealt by lot."""
    text = '[Game "preferans"] [Title "A hand"]\npass {nothing} pass pass {en: Again. sr: Opet.}'
    status, out, lost = run(text, "convert", "--to", "record")
    assert (0, ["pass"] * 3) == (status, json.loads(out)["deals"][0]["actions"])
    assert ["stih: lost: comments: 2", "stih: lost: tags: Title"] == lost.splitlines()


def test_ppn_is_read(run):
    """Names, number of bule, cards as they were dealt."""
    status, out, _ = run(SAMPLE, "convert", "--to", "record")
    record = json.loads(out)
    assert (0, ["person:Ana", "person:Marko", "person:Jovan"]) == (status, record["seats"])
    assert ({"start_bule": 40}, ["pass"] * 3) == (record["options"], record["deals"][0]["actions"])
    assert "7S 9D JD 7H QH" == record["deals"][0]["pack"][:14]
    assert "7D" in record["deals"][0]["pack"].split()[15:17]


def test_show_reads_notation(run):
    """As it reads records."""
    match = a_match(GAMES["raub"], 1)
    text = printer.write(writer.whole(match))
    assert run(json.dumps(match.record()), "show") == run(text, "show")


@pytest.mark.parametrize("text", [
    "[", "[Game", '[Game "tarok"]', '[Game "raub"]\nfold', "{}", "x", '[Bula "7"]\n1. 1 x P,P,P',
    SAMPLE.replace("P,P,P", "M9,P,P"), SAMPLE.replace("T9 ", "TT "), SAMPLE + "1. 2 x",
])
@pytest.mark.parametrize("form", ["record", "notation", "ppn"])
def test_bad_texts_are_one_line_and_status_2(run, text, form):
    status, out, said = run(text, "convert", "--to", form)
    assert (2, "", 1) == (status, out, len(said.splitlines()))


def test_other_games_are_no_ppn(run):
    status, out, said = run('[Game "raub"]\ndeal', "convert", "--to", "ppn")
    assert (2, "") == (status, out)
    assert "raub" in said
