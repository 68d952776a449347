"""Records: a match as text that replays, whatever version wrote it, and refuses to when it is damaged.

The files of tests/records/ are never edited. A new format or new rules get new files beside them.
"""

import base64
import json
import zlib
from pathlib import Path

import pytest
from stih.engine import record as records
from stih.engine.errors import NewerFormat, NewerRules, StihError
from stih.games import game_of

FOLDER = Path(__file__).parents[1] / "records"
GOOD = sorted(FOLDER.glob("*.json"))
BROKEN = {
    "a-list": "format", "action-after-the-end": "deal 1, action 20: deal", "action-is-a-number": "deal 1: actions",
    "card-missing": "deal 1: pack", "card-twice": "deal 1: pack", "cut-off": "not JSON",
    "deal-after-unfinished": "deal 2, action 19: next", "deal-is-a-text": "deal 1: dealer",
    "deal-without-actions": "deal 1: actions", "empty": "not JSON", "first-dealer-nowhere": "first_dealer",
    "five-seats": "error-seats: count 5", "format-as-text": "format", "format-zero": "format",
    "illegal-action": "deal 1, action 2: maus", "no-deals": "empty", "no-format": "format", "no-seed": "seed",
    "no-such-action": "deal 1, action 2: jump", "no-such-card": "error-card: card '1X'",
    "secret-is-a-word": "secret", "seat-is-a-number": "seats",
    "option-out-of-range": "error-option: option 'start', value '99'",
    "unknown-option": "error-option: option 'jokers', value '2'", "wrong-dealer": "deal 1: dealer",
    "wrong-result": "deal 1: result",
}
OTHER = {"newer-format": {"key": "error-format", "args": {"format": 99}},
         "newer-rules": {"key": "error-rules", "args": {"rules": 99}},
         "unknown-game": {"key": "error-game", "args": {"game": "tarok"}}}


def replay(text):
    record = records.parse(text)
    return records.replay(game_of(record["game"]), record)


def read(path):
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_a_frozen_record_replays(path):
    """Every action is legal still, every result as it was then; written again it is the same."""
    stored = json.loads(read(path))
    assert stored["deals"] == replay(read(path)).record()["deals"]


def test_a_record_in_mid_trick_goes_on():
    """A match left in the middle of a trick stands where it stood, the seats and the undo with it."""
    match = replay(read(FOLDER / "raub-1-middle.json"))
    assert ("play", 0, 3) == (match.deal.phase, match.deal.turn, len(match.deals))
    assert match.deal.trick
    assert ["you", "person:Ana", "rules"] == match.seats
    assert [False, True, False] == ["undone" in entry for entry in match.deals]
    match.act(match.game.actions[match.deal.legal_actions()[0]])


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_with_the_place(name):
    with pytest.raises(StihError) as caught:
        replay(read(FOLDER / "broken" / f"{name}.json"))
    assert caught.value.message == {"key": "error-record", "args": {"reason": BROKEN[name]}}


@pytest.mark.parametrize("name", OTHER)
def test_a_newer_record_is_told_from_a_broken_one(name):
    with pytest.raises(StihError) as caught:
        replay(read(FOLDER / "broken" / f"{name}.json"))
    assert OTHER[name] == caught.value.message


def test_every_broken_file_is_tested():
    assert {*BROKEN, *OTHER} == {path.stem for path in (FOLDER / "broken").glob("*.json")}


@pytest.mark.parametrize(("setup", "reason"), [
    (5, "setup"), ({"phase": "lunch"}, "phase"), ({"tarok": 1}, "tarok"), ({"scores": "21"}, "scores"),
    ({"scores": [0, 1]}, "scores"), ({"dealer": 7}, "dealer"), ({"turn": 0}, "setup"), ({"phase": []}, "phase"),
    ({"phase": "play", "trump": "H", "hands": {"0": ["AS", "AS"]}}, "card-twice"), ({"scores": [10 ** 12]}, "scores"),
])
def test_a_setup_that_cannot_be_is_refused(setup, reason):
    """A deal that was set up is checked as the text of a deal is."""
    record = json.loads(read(FOLDER / "raub-1-middle.json"))
    deal = {**record["deals"][0], "actions": [], "setup": setup}
    if isinstance(setup, dict) and "phase" in setup:
        deal["pack"] = ""
    deal.pop("result", None)
    with pytest.raises(StihError) as caught:
        replay(json.dumps({**record, "deals": [deal]}))
    assert ("error-record", f"deal 1: {reason}") == (caught.value.key, caught.value.args_by_name["reason"])


def test_newer_errors_are_their_own_kind():
    """The page keeps such a save untouched and says that a newer version wrote it."""
    with pytest.raises(NewerFormat):
        records.check({"format": records.FORMAT + 1})
    with pytest.raises(NewerRules):
        replay(read(FOLDER / "broken" / "newer-rules.json"))


def test_a_seal_goes_there_and_back():
    record = json.loads(read(GOOD[0]))
    sealed = records.seal(record)
    assert record == records.unseal(sealed)
    assert sealed.isascii()
    assert not {*sealed} & {*"+/ \n"}


def packed(data):
    return base64.urlsafe_b64encode(zlib.compress(data)).decode()


@pytest.mark.parametrize("seed", ["\ud800", "x\udfff"])
def test_half_a_character_is_no_text(seed):
    """JSON can write it, but no deal can be drawn from it, nor a link or a reply be made of it."""
    record = json.loads(read(GOOD[0])) | {"seed": seed}
    with pytest.raises(StihError) as caught:
        records.unseal(records.seal(record))
    assert caught.value.message == {"key": "error-record", "args": {"reason": "not JSON"}}
    assert records.unseal(records.seal(record | {"seed": "\U0001f0a1"}))["seed"] == "\U0001f0a1"


@pytest.mark.parametrize("sealed", [
    "", "x", "AAAA", "š", "=" * 9, packed(b"\xff"), packed(b"[1"), packed(b"null"), packed(b"[" * 100_000),
    packed(b'{"format": ' + b"9" * 5000 + b"}"), records.seal({"format": 1})[:-8],
])
def test_a_damaged_seal_is_refused(sealed):
    """Cut off, flipped or another file altogether: always the same kind of error."""
    with pytest.raises(StihError) as caught:
        records.unseal(sealed)
    assert "error-record" == caught.value.key


def test_old_formats_are_brought_up_to_date(monkeypatch):
    """MIGRATIONS lead from each format to the next."""
    new = json.loads(read(FOLDER / "raub-1-middle.json"))
    old = {**new, "format": 0, "game": "robbery"}
    monkeypatch.setitem(records.MIGRATIONS, 0, lambda record: {**record, "format": 1, "game": "raub"})
    assert new == records.check(old)


def test_a_seal_that_would_fill_the_memory_is_refused():
    """A short text can hold a very long one."""
    with pytest.raises(StihError) as caught:
        records.unseal(packed(b" " * 50_000_000 + b"{}"))
    assert {"reason": "seal"} == caught.value.args_by_name
