"""The page holds nothing that its seat may not know: not in messages, not in nodes, not in the accessibility tree,
nor in a hint.

A match is led natively to a random moment, then a second one is made in which every card unknown to the viewer lies
elsewhere, in the pack and in what was laid away. Both are put into the browser's storage and opened. What the page
shows and what the worker tells it must be the same to the letter, the sealed record aside and the pack's seal, which
tests/engine/test_fair.py tries to break.
"""

import json
import re
from importlib import import_module
from random import Random

import pytest
from player import Player
from stih import bots
from stih.engine import record as records
from stih.engine.cards import cards_in
from stih.engine.errors import StihError
from stih.engine.match import Match
from stih.engine.rng import shuffled
from stih.engine.state import OVER
from stih.games import GAMES
from stih.session import Session
from support import wait_for_engine
from table.store import Store

VIEWER = 0
TRIES = 3000
LISTEN = """
window.told = [];
const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
        const value = data.get.call(this);
        window.told.push(spell(value));
        return value;
    },
});
function spell(data) {
    const bytes = value => value instanceof ArrayBuffer || ArrayBuffer.isView(value);
    return JSON.stringify(data, (key, value) => bytes(value) ? new TextDecoder().decode(value) : value) ?? "";
}
"""


def moment(game, seed):
    """A match at a moment when the viewer is to act, or at a deal's end; seats and moment are drawn by lot."""
    rng, players = Random(seed), game.seats[seed % len(game.seats)]
    match = Match(game, ["you"] + ["rules"] * (players - 1), str(seed))
    for _ in range(rng.randrange(4, 40)):
        if match.deal.phase == OVER:
            break
        legal = match.deal.legal_actions()
        mine = match.deal.turn == VIEWER
        match.act(game.actions[legal[int(rng.random() * len(legal))]] if mine else bots.move(match))
    while match.deal.phase != OVER and match.deal.turn != VIEWER:
        match.act(bots.move(match))
    return match


def exchanged(match, seed):
    """The record of a match that the viewer cannot tell from this one, or None if there is none to be found."""
    knowing = import_module(f"knows.{match.game.id}")
    shown = knowing.knows(match.deal, VIEWER)
    unknown = cards_in(match.game.deck.all & ~shown)
    for number in range(TRIES):
        other = renamed(match, dict(zip(unknown, shuffled(unknown, Random(f"{seed}/{number}")), strict=True)))
        if other and other["deals"] != match.record()["deals"]:
            return other
    return None


def renamed(match, places):
    """The record with cards renamed, if it replays and all have seen the same; else None."""
    names = match.game.deck.names
    new = {names[card]: names[places.get(card, card)] for card in range(len(names))}
    record = match.record()
    deal = record["deals"][-1]
    deal["pack"] = " ".join(new[name] for name in deal["pack"].split())
    deal["actions"] = [re.sub(r"^(-?)(\w\w)$", lambda m: m[1] + new.get(m[2], m[2]), name) for name in deal["actions"]]
    try:
        other = records.replay(match.game, record)
    except StihError:
        return None
    return record if other.deal.log == match.deal.log and other.deal.phase == match.deal.phase else None


def stored(record):
    """The browser's storage with this one game in it, as the page itself would have kept it."""
    sealed, storage = records.seal(record), {}
    reply = json.loads(Session().handle(json.dumps({"id": 1, "do": "resume", "sealed": sealed, "seat": VIEWER})))
    Store(storage, clock=lambda: 1_000_000_000).save("1", reply["sealed"], reply["view"])
    return storage


def everything(page, storage):
    """All that a script in the page or a screen reader can get hold of when this game is opened."""
    page.evaluate("location.hash = ''")
    page.wait_for_selector("[data-screen='home']")
    page.evaluate("kept => { localStorage.clear(); Object.assign(localStorage, kept); window.told = []; }", storage)
    page.evaluate("location.hash = 's=1'")
    page.wait_for_function("window.told.some(text => text.includes('view'))")
    if Player(page).settle() == "table":
        page.keyboard.press("i")
        page.wait_for_selector(".say .hint")
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    spoken = [[node.get(part, {}).get("value") for part in ("role", "name", "description")] for node in tree]
    told = [bare(text) for text in page.evaluate("window.told") if "view" in text]  # the hint's reply among them
    return {"nodes": page.content(), "spoken": spoken, "told": told}


def bare(text):
    """A message without what is for storage alone, and without the numbers that count messages."""
    return re.sub(r'(seal(?:ed)?\\*":\\*")[\w=-]+', r"\1", re.sub(r'^\[\d+|id\\*":\d+', "", text))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_cards_unknown_to_the_viewer_leave_no_trace_in_the_page(page, site, game):
    page.add_init_script(LISTEN)
    page.goto(site + "?speed=instant")
    wait_for_engine(page)
    done = 0
    for seed in range(60):
        match = moment(game, seed)
        other = exchanged(match, seed)
        if other is None:
            continue
        seen = [everything(page, stored(record)) for record in (match.record(), other)]
        assert seen[0]["told"], "no reply of the worker was heard"
        assert seen[0] == seen[1], (game.id, seed, match.deal.phase)
        done += 1
        if done == 10:
            return
    pytest.fail(f"only {done} deals could be compared")
