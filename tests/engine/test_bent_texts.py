"""Texts that set up what no deal leads to: refused, or played to the end."""

import json
import re
from functools import partial
from random import Random

import pytest
from notations import a_middle
from stih.engine.notation import printer, writer
from stih.games import GAMES
from stih.session import Session

TAG = re.compile(r'\[(\w+) "([^"]*)"\]')


def bent(text, pool, rng):
    """A text with some of its tags changed: words left out, doubled, put for others, or another text's."""
    for _ in range(rng.randrange(1, 4)):
        tag = rng.choice(list(TAG.finditer(text)))
        name, words = tag[1], tag[2].split(" ")
        at, how = rng.randrange(len(words)), rng.randrange(5)
        if how == 0:
            del words[at]
        elif how == 1:
            words.insert(at, rng.choice([*words, "?", "/", "on", "off"]))
        elif how == 2:
            words[at] = re.sub(r"\d+", lambda _: rng.choice(["0", "1", "2", "3", "9", "120"]), words[at])
        elif how == 3:
            words[at] = re.sub(r"^[\dTJQKA][CDHS]$", "?", words[at])
        elif told := [each[2] for other in pool for each in TAG.finditer(other) if each[1] == name]:
            words = [rng.choice(told)]
        text = text[:tag.start()] + f'[{name} "{" ".join(words)}"]' + text[tag.end():]
    return text


def asked(session, do, **fields):
    """A session's reply."""
    return json.loads(session.handle(json.dumps({"id": 1, "do": do, **fields})))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whatever_is_taken_for_a_deal_can_be_played_to_its_end(game):
    """By a person who plays at random and the bots; then it is replayed."""
    pool = [printer.write(writer.whole(a_middle(game, number))) for number in range(20)]
    played = 0
    for number in range(300):
        rng, session = Random(f"bent {number}"), Session()
        ask = partial(asked, session)
        reply = ask("start", text=bent(rng.choice(pool), pool, rng))
        if reply["error"]:
            assert reply["error"]["key"] != "error-internal"
            continue
        while reply["wait"] in (None, "bot"):
            action = game.actions[rng.choice(session.match.deal.legal_actions())]
            reply = ask("step") if reply["wait"] else ask("act", turn=reply["view"]["turn"], actions=[action])
            assert reply["error"] is None
        assert ask("replay", number=reply["view"]["number"])["error"] is None
        played += 1
    assert played > 10
