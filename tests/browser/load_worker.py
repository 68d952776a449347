"""A worker as the page's own that plays by itself: matches through the session, request by request, as a page would."""

import gc
import json
import random

import pyodide_js
from stih.session import Session

session = Session()


def ask(do, **fields):
    """A request as the page sends it, and its reply."""
    reply = json.loads(session.handle(json.dumps({"id": 1, "do": do, **fields})))
    assert reply["error"] is None, reply["error"]
    return reply


def chosen(view, rng):
    """The actions of one gesture of the person's, by lot."""
    select = view["select"]
    if select and (not view["play"] or rng.random() < 0.5):
        count = select["max"] if select["done"] is None else rng.randint(select["min"], select["max"])
        cards = [select["prefix"] + card for card in rng.sample(view["hand"], count)]
        return cards + [select["done"]] * (select["done"] is not None and count < select["max"])
    free = [choice["action"] for choice in view["choices"] if choice["why"] is None]
    return [rng.choice([*view["play"].values(), *free])]


def match(game, seats, options, seed, deals):
    """Play a match to its end, or so many deals of it; gives the number of deals."""
    rng, played = random.Random(seed), 1
    reply = ask("start", game=game, seats=seats, options=options, seed=seed, seat=0)
    while reply["wait"] != "over":
        if reply["wait"] == "bot":
            reply = ask("step")
        elif reply["wait"] is None:
            reply = ask("act", actions=chosen(reply["view"], rng), turn=reply["view"]["turn"])
        elif played == deals:
            break
        else:
            played, reply = played + 1, ask("next")
    ask("close")
    return played


def play(game, how, first, count, deals):
    """Play matches, `how` being seats and options; gives as JSON deals, bytes of memory and Python's objects."""
    played = sum(match(game, *json.loads(how), f"load {number}", deals) for number in range(first, first + count))
    gc.collect()
    return json.dumps([played, pyodide_js._module.HEAPU8.length, len(gc.get_objects())])


__export__ = ["play"]
