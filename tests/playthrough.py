"""Playthroughs as text, to be read by eye and kept: what every seat sees at every step of a few deals.

    PYTHONPATH=py:tests python3 tests/playthrough.py        writes tests/playthroughs/ anew

A file begins with the match it plays: game, seats, seed, options. After that each step shows what has
changed: fields of the truth, the public part of an observation, the seats' own parts; then the legal
actions and the one taken (`>`). Cards are written by name.
"""

import json
from importlib import import_module
from pathlib import Path
from random import Random

from playing import moves
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games import GAMES

FOLDER = Path(__file__).parent / "playthroughs"


def text_of(setup):
    """The playthrough of a setup: `{"game", "seats", "seed", "options", "deals"}`."""
    game = GAMES[setup["game"]]
    match = Match(game, ["random"] * setup["seats"], setup["seed"], setup["options"])
    rng, lines = Random(f"{setup['seed']}/moves"), [json.dumps(setup)]
    for number in range(setup["deals"]):
        if match.over:
            break
        if number:
            match.next_deal()
        lines += ["", f"deal {number + 1}: {match.deals[-1]['pack']}"]
        lines += deal_lines(game, match, rng)
    return "\n".join(lines) + "\n"


def deal_lines(game, match, rng):
    """The steps of the deal on the table to its end, and now and then what may be said between two deals."""
    kit, shown, players, step = import_module(f"knows.{game.id}"), {}, len(match.seats), 0
    while True:
        yield f"[{step}]"
        yield from changes(shown, table(game, kit, match, players))
        choices = moves(match.deal, players)
        if match.deal.phase == OVER:
            yield f"result: {json.dumps(match.deals[-1]['result'])}"
            if not choices or rng.random() < 0.5:
                return
        taken = word(game, match, *pick(kit, match.deal, choices, rng))
        yield f"legal: {' '.join(word(game, match, *move) for move in choices)}"
        yield f"> {taken}"
        match.act(taken)
        step += 1


def pick(kit, deal, choices, rng):
    """A move by lot; where equal chances would hardly ever bring up rare events, the game's kit draws it."""
    if hasattr(kit, "pick"):
        return kit.pick(deal, choices, rng)
    return choices[int(rng.random() * len(choices))]


def word(game, match, seat, action):
    """An action as records write it."""
    name = game.actions[action]
    return name if seat == match.deal.turn else f"{seat}:{name}"


def table(game, kit, match, players):
    """All there is to show, as lines by their heads.

    A field with no word before it is public; `truth` is hidden from somebody, `all` is what every seat
    observes where that is less than the truth, `seat 2` what that seat observes. `legal` has a line of its own.
    """
    truth = {name: getattr(match.deal, name) for name in match.deal.__slots__}
    seen = [match.observe(seat) for seat in range(players)]
    shared = {key: value for key, value in seen[0].items() if all(obs[key] == value for obs in seen)}
    true = {key for key in shared.keys() & truth.keys() if listed(truth[key]) == shared[key]}
    lines = {(name if name in true else f"truth {name}"): value for name, value in truth.items()}
    lines |= {f"all {key}": value for key, value in shared.items() if key not in true}
    for seat, obs in enumerate(seen):
        lines |= {f"seat {seat} {key}": value for key, value in obs.items() if key not in shared}
    return {head: written(game, kit, head.split()[-1], value) for head, value in lines.items()
            if head.split()[-1] != "legal"}


def listed(value):
    """A value as JSON gives it back: tuples are lists."""
    return [listed(item) for item in value] if isinstance(value, (list, tuple)) else value


def changes(shown, lines):
    """The lines that differ from those shown before; of a log, what is new."""
    for head, value in lines.items():
        before = shown.get(head)
        if value != before:
            grown = head.endswith("log") and before and value.startswith(before[:-1])
            yield f"{head}: {'+ ' + value[len(before) - 1:-1].lstrip(', ') if grown else value}"
    shown.clear()
    shown.update(lines)


def written(game, kit, name, value):
    """A field's value, its cards by name."""
    names = game.deck.names
    if name in kit.SETS:
        if isinstance(value, list):
            return " / ".join(" ".join(game.deck.faces(cards)) or "-" for cards in value)
        return " ".join(game.deck.faces(value)) or "-"
    if name in kit.CARDS and isinstance(value, list):
        return " ".join(names[card] if card >= 0 else "?" for card in value) or "-"
    return json.dumps(value)


def setup_in(path):
    """The setup a stored playthrough begins with."""
    return json.loads(path.read_text(encoding="utf-8").partition("\n")[0])


def main():
    """Write every stored playthrough anew from its first line."""
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(text_of(setup_in(path)), encoding="utf-8")


if __name__ == "__main__":
    main()
