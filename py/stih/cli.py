"""The commands behind `python3 -m stih`. Records are JSON, one a line."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from stih import bots, forms
from stih.bots.duel import duel
from stih.engine import record as records
from stih.engine.errors import BadSeats, StihError
from stih.engine.game import Game
from stih.engine.match import Match
from stih.engine.options import parse_settings
from stih.engine.state import OVER, take
from stih.games import GAMES, game_of
from stih.text import describe


def main(argv: Sequence[str]) -> int:
    """Run one command; 0 when all went well, 1 when a record failed, 2 for bad input."""
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except (StihError, OSError, UnicodeError) as error:
        print(f"stih: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stih", description="Four card games: rules, bots, records.")
    commands = parser.add_subparsers(required=True)
    commands.add_parser("games", help="the games with seats, options and presets").set_defaults(run=_games)
    _add_play(commands.add_parser("play", help="play matches between bots, print records"))
    for name, run, help_text in (("trace", _trace, "every step of records, as JSON lines"),
                                 ("replay", _replay, "replay records, print their scores"),
                                 ("show", _show, "records, or notation, as readable text")):
        command = commands.add_parser(name, help=help_text)
        command.add_argument("file", nargs="?", default="-", help="a file of records (standard input)")
        command.set_defaults(run=run)
    command = commands.add_parser("convert", help="between records, notation and PPN")
    command.add_argument("--to", required=True, choices=forms.FORMS)
    command.add_argument("file", nargs="?", default="-", help="a file in any of the forms (standard input)")
    command.set_defaults(run=_convert)
    _add_match(commands.add_parser("match", help="duplicate deals between two levels"))
    return parser


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--players", type=_count)
    command.add_argument("--set", action="append", default=[], metavar="K=V", help="an option of the game")
    command.add_argument("--seed", default="1")


def _add_play(command: argparse.ArgumentParser) -> None:
    _add_table(command)
    command.add_argument("--seats", help="levels by seat: random,rules,...")
    command.add_argument("--matches", type=_count, default=1)
    command.add_argument("--max-deals", type=_count, help="leave a match after this many deals")
    command.set_defaults(run=_play)


def _add_match(command: argparse.ArgumentParser) -> None:
    _add_table(command)
    command.add_argument("--a", required=True, metavar="LEVEL")
    command.add_argument("--b", required=True, metavar="LEVEL")
    command.add_argument("--deals", type=_count, default=2000)
    command.set_defaults(run=_match)


def _count(text: str) -> int:
    """A whole number from 1, of at most nine digits."""
    if not re.fullmatch(r"[1-9][0-9]{0,8}", text):
        raise argparse.ArgumentTypeError(f"not a whole number from 1: {text!r}")
    return int(text)


def _say(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


def catalogue() -> list[dict[str, Any]]:
    """The games as the new-game screen needs them."""
    return [{"id": game.id, "rules": game.rules, "players": list(game.seats), "usual": game.usual,
             "levels": bots.levels(game.id), "options": [option.catalogue() for option in game.options],
             "presets": dict(game.presets), "cards": list(game.deck.names), "places": _places(game)}
            for game in GAMES.values()]


def _places(game: Game[Any]) -> dict[str, Any]:
    """For each number of players how many cards a hand has when it is dealt, and how many other zones may tell."""
    places = {players: game.form.places(players, 0) for players in game.seats}
    return {str(players): {"hand": len(each.hands[0]), "zones": {zone: len(all_) for zone, all_ in each.zones.items()}}
            for players, each in places.items()}


def _games(args: argparse.Namespace) -> int:
    print(json.dumps(catalogue(), ensure_ascii=False, indent=1))
    return 0


# play

def _seats(game: Game[Any], args: argparse.Namespace) -> list[str]:
    if args.seats:
        seats = [word.strip() for word in args.seats.split(",")]
    else:
        seats = ["random"] * (args.players or game.seats[0])
    if args.players not in (None, len(seats)) or not all(bots.is_bot(game.id, word) for word in seats):
        raise BadSeats(seats=",".join(seats), count=len(seats))
    return seats


def _play(args: argparse.Namespace) -> int:
    game = game_of(args.game)
    seats, options = _seats(game, args), parse_settings(game.options, args.set)
    for number in range(args.matches):
        seed = args.seed if args.matches == 1 else f"{args.seed}.{number}"
        match = Match(game, seats, seed, options)
        play_out(match, args.max_deals)
        _say(match.record())
    return 0


def play_out(match: Match, max_deals: int | None = None) -> None:
    """Let the bots play a match to its end, or *max_deals* deals of it."""
    while True:
        while match.deal.phase != OVER:
            match.act(bots.move(match))
        if match.over or len(match.deals) == max_deals:
            return
        match.next_deal()


# reading records

def _lines(name: str) -> Iterator[str]:
    if name == "-":
        yield from filter(str.strip, sys.stdin)
        return
    with Path(name).open(encoding="utf-8") as file:
        yield from filter(str.strip, file)


def _matches(name: str) -> Iterator[Match]:
    for line in _lines(name):
        record = records.parse(line)
        yield records.replay(game_of(record["game"]), record)


def _replay(args: argparse.Namespace) -> int:
    failed = 0
    for line in _lines(args.file):
        try:
            record = records.parse(line)
            _say({"ok": True, "scores": records.replay(game_of(record["game"]), record).scores()})
        except StihError as error:
            failed = 1
            _say({"ok": False, "error": error.message})
    return failed


def _show(args: argparse.Namespace) -> int:
    for match in forms.read(_whole(args.file)).matches:
        print("\n".join(describe(match)))
    return 0


def _convert(args: argparse.Namespace) -> int:
    text, lost = forms.write(forms.read(_whole(args.file)), args.to)
    sys.stdout.write(text)
    for line in lost:
        print(f"stih: lost: {line}", file=sys.stderr)
    return 0


def _whole(name: str) -> str:
    """All of a file, or of standard input."""
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _trace(args: argparse.Namespace) -> int:
    for number, match in enumerate(_matches(args.file)):
        for line in trace(number, match):
            _say(line)
    return 0


def trace(number: int, match: Match) -> Iterable[dict[str, Any]]:
    """One line a step and one a deal's end, for a replayed match."""
    game = match.game
    for index, entry in enumerate(match.deals):
        deal: Any = match.redeal(index)
        for step, name in enumerate(entry["actions"]):
            seat, action = game.spoken(name, deal.turn)
            legal = deal.legal_actions() if seat == deal.turn else deal.calls(seat)
            yield {"match": number, "deal": index, "step": step, "phase": deal.phase, "seat": seat,
                   "legal": [game.actions[each] for each in legal], "action": game.actions[action]} | game.trace(deal)
            take(deal, seat, action)
        if deal.phase == OVER:
            yield {"match": number, "deal": index, "result": game.result(deal)}


# strength

def _match(args: argparse.Namespace) -> int:
    game = game_of(args.game)
    for level in (args.a, args.b):
        if level not in bots.levels(game.id):
            raise BadSeats(seats=level, count=1)
    options = parse_settings(game.options, args.set)
    outcome = duel(game, args.players or game.seats[-1], args.a, args.b, args.deals, args.seed, options)
    _say(outcome)
    return 0
