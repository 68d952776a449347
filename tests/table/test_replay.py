"""The replay says where the machine would have chosen otherwise, and leads from one such place to the next."""

import json
from random import Random
from types import SimpleNamespace

import pytest
import samples
from reading import classed, having, text
from stih import bots
from stih.engine.state import OVER
from stih.games import GAMES
from stih.session import Session
from table import replay, walk
from table.replay import Replay


class Words(samples.Words):
    """The words of every deck."""

    def at(self, *_setting):
        """Nothing depends on who sits where."""

    def has(self, _key):
        return True


def ask(session, do, **fields):
    return json.loads(session.handle(json.dumps({"id": 1, "do": do} | fields)))


def frames(game, seed, advised=0.5):
    """The frames of a first deal in which the player at seat 0 follows the hints now and then."""
    session, rng = Session(), Random(seed)
    ask(session, "start", game=game, seats=["you"] + ["rules"] * (max(GAMES[game].seats) - 1), seed=seed)
    while (match := session.match).deal.phase != OVER:
        if session.wait() == "bot":
            match.act(bots.move(match))
        elif rng.random() < advised:
            for name in bots.hint(match)["actions"]:
                match.act(name)
        else:
            match.act(match.game.actions[rng.choice(match.deal.legal_actions())])
    sent = ask(session, "replay", number=1)["frames"]
    return [frame | {"sheet": sent[0]["sheet"]} for frame in sent]


@pytest.fixture
def said(monkeypatch):
    """What is said aloud."""
    lines = []
    monkeypatch.setattr(walk.dom, "say", lines.append)
    return lines


def opened(shown):
    app = SimpleNamespace(text=Words(), settings={"faces": "french"}, draw=lambda: None)
    return Replay(app, SimpleNamespace(frames=shown, deck=lambda: "french"))


def differing(screen):
    """The numbers of the frames in which the advice is not what was done."""
    return [at for at, frame in enumerate(screen.frames) if frame["advice"] and not frame["advice"]["same"]]


def press(screen, command):
    screen.click(SimpleNamespace(data={"command": command}))


def judgement(screen):
    """What is drawn of it, or None."""
    lines = classed(screen.render(), "judgement")
    return text(lines[0]).strip() if lines else None


@pytest.mark.parametrize("game", GAMES)
def test_a_step_says_what_the_machine_would_have_chosen_where_that_is_something_else(game, said):
    told = 0
    for seed in "abcdef":
        screen = opened(frames(game, seed))
        for at in range(1, len(screen.frames)):
            screen.go_to(at)
            advice = screen.frame["advice"]
            line = judgement(screen)
            assert (line is not None) == (at in differing(screen))
            if line:
                told += 1
                assert line.startswith("replay-otherwise what=") and advice["reason"]["key"] in line
                assert said[-1].endswith(line)
                cards = [name.lstrip("-") for name in advice["actions"]]
                held = [card for card in screen.frame["hand"] if card in cards]
                marked = [card[1]["data-card"] for card in classed(screen.render(), "advised")]
                assert sorted(marked) == sorted(held)
    assert told > 3


def test_the_first_step_counts_the_places_and_the_button_leads_through_them(said):
    shown = next(shown for shown in (frames("preferans", f"way {seed}") for seed in range(40))
                 if len(differing(SimpleNamespace(frames=shown))) > 1)
    screen = opened(shown)
    places = differing(screen)
    assert judgement(screen) == f"replay-differences count={len(places)}"
    for place in places:
        button, = having(screen.render(), "data-command", replay.OTHERWISE)
        assert "aria-disabled" not in button[1]
        press(screen, replay.OTHERWISE)
        assert screen.at == place
    button, = having(screen.render(), "data-command", replay.OTHERWISE)
    assert button[1]["aria-disabled"] == "true"
    press(screen, replay.OTHERWISE)
    assert screen.at == places[-1] and len(said) == len(places)


def test_the_letter_of_the_lamp_does_the_same(said):
    screen = opened(next(shown for shown in (frames("raub", f"key {seed}", 0) for seed in range(40))
                         if differing(SimpleNamespace(frames=shown))))
    stopped = []
    screen.key(SimpleNamespace(key="i", plain=True, prevent=lambda: stopped.append(True)))
    assert screen.at == differing(screen)[0] and stopped and said


def test_where_nothing_differs_that_is_said_and_there_is_no_way_to_it(said):
    screen = opened(next(shown for shown in (frames("raub", f"same {seed}", 1) for seed in range(40))
                         if any(frame["advice"] for frame in shown)))
    assert judgement(screen) == "replay-differences count=0"
    assert not having(screen.render(), "data-command", replay.OTHERWISE)
    press(screen, "next")
    assert judgement(screen) is None and said


def test_of_a_deal_without_decisions_nothing_is_said():
    """As where several people share the device."""
    shown = [dict(frame, advice=None) for frame in frames("raub", "nothing")]
    screen = opened(shown)
    assert judgement(screen) is None
    assert not having(screen.render(), "data-command", replay.OTHERWISE)
