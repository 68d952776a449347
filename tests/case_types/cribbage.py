"""How each kind of case of cribbage.json is put to the engine. Fields: see tests/cases/README.md."""

from stih.engine.options import complete
from stih.engine.state import OVER, step
from stih.games.cribbage import CRIBBAGE
from stih.games.cribbage.deal import PLAY, WORTH
from stih.games.cribbage.match import rules_of
from stih.games.cribbage.rules import (
    DECK,
    OPTIONS,
    PRESETS,
    cut_dealer,
    game_points,
    pegged,
    settle,
    skunk_of,
)
from stih.games.cribbage.scoring import Find, peg_finds, peg_points, show_parts, show_points

BY_HAND = {"counting": "manual"}   # the deal waits before the show, so that a play can be looked at by itself


def rules(variant, **more):
    """The rules of a preset; `seed` is either of the two of tradition."""
    name = {"seed": "seed-international"}.get(variant, variant)
    return rules_of(complete(OPTIONS, PRESETS[name] | more))


def events(deal):
    """What was pegged, in order: seat, what for, points."""
    return [list(event[:3]) for event in deal.events]


# the scorer

def show(case):
    """The points of a hand or crib and its parts."""
    given = case["input"]
    hand, starter, crib = DECK.parse_all(given["hand"]), DECK.parse(given["starter"]), bool(given.get("crib"))
    parts = show_parts(hand, starter, crib)
    return case["expected"], {"total": show_points(hand, starter, crib)} | parts._asdict()


def peg(case):
    """The points of the last card of a count and their parts."""
    pile = DECK.parse_all(case["input"]["pile"])
    count = sum(WORTH[card] for card in pile)
    found = peg_finds(pile, count)
    parts = {kind: sum(find.points for find in found if find.kind == kind)
             for kind in ("fifteen", "thirtyone", "pair", "run")}
    return case["expected"], {"points": sum(parts.values()), "count": count} | parts


# flows

def flow(case):
    """A course of events, by what it is about."""
    return case["expected"], {key: value for key, value in FLOWS[case["input"]["what"]](case["input"]).items()
                              if key in case["expected"]}


def play(given):
    """How the play stands after some cards."""
    options = {key: given[key] for key in ("target", "resets", "play_on") if key in given}
    deal = CRIBBAGE.position({"hands": given["hands"], "dealer": given["dealer"], "scores": given["scores"],
                              "options": options | BY_HAND})
    for card in given["order"]:
        step(deal, CRIBBAGE.parse(card))
    going = deal.phase == PLAY
    legal = sorted(CRIBBAGE.actions[action] for action in deal.legal_actions()) if going else []
    return {"events": events(deal), "scores": deal.totals, "winner": deal.winner if deal.winner >= 0 else None,
            "over": not going, "count": deal.count, "turn": deal.turn if going else None, "legal": legal}


def whole_deal(given):
    """A deal from the starter on; without an order the play is passed over."""
    deal = CRIBBAGE.position({"phase": "starter", "options": {"target": given["target"]}}
                             | {key: given[key] for key in ("hands", "crib", "starter", "dealer", "scores")})
    if deal.phase != OVER and given["order"] is None:
        deal.show()
    for card in given["order"] or ():
        if deal.phase != OVER:
            step(deal, CRIBBAGE.parse(card))
    return {"scores": deal.totals, "winner": deal.winner if deal.winner >= 0 else None, "log": events(deal)}


def cut(given):
    """Who deals after a cut."""
    dealer = cut_dealer(DECK.parse_all(given["cuts"]), rules(given["variant"]).cut_deals)
    return {"dealer": dealer, "recut": dealer is None}


def target(given):
    """Whether a side that comes to a score with its last card has won, and what the game counts."""
    scores = list(given["scores"])
    side = scores.index(max(scores))
    rule = rules(given["variant"], counting="manual")
    before = [score - (place == side) for place, score in enumerate(scores)]
    deal = CRIBBAGE.position({"players": 2, "options": rule._asdict(), "scores": before,
                              "hands": {side: ["KC"], 1 - side: []}})
    step(deal, CRIBBAGE.parse("KC"))
    over = deal.phase == OVER
    return {"over": over, "winner": deal.winner, "games": game_points(rule, min(scores)) if over else None}


def lurch(given):
    """What a game counts."""
    return {"games": game_points(rules(given["variant"]), given["loser_score"])}


def skunk(given):
    """Whether the loser is skunked, once or twice."""
    return {"skunk": skunk_of(rules(given["variant"], target=given["target"]), given["loser_score"])}


def clamp(given):
    """Where the peg stops, and what is written."""
    return {"score": pegged(given["score"], given["award"], given["target"]), "recorded": given["award"]}


def board(given):
    """The pegs after some points."""
    deal = CRIBBAGE.position({"players": 2, "scores": [given["front"], 0]})
    deal.peg(0, [Find("go", given["award"], ())])
    return {"front": deal.totals[0], "back": deal.backs[0], "over": deal.phase == OVER}


def greedy(given):
    """The card that scores most at once."""
    pile = DECK.parse_all(given["pile"])
    points = {name: peg_points([*pile, card], sum(WORTH[each] for each in (*pile, card)))
              for name, card in zip(given["hand"], DECK.parse_all(given["hand"]), strict=True)}
    best = max(points, key=points.get)
    return {"card": best, "points": points[best]}


def muggins(given):
    """What a count brings the counter and, if all of it is taken, the opponent."""
    settled = settle(given["actual"], given["claimed"], given.get("overclaim", "correct"))
    return {"counter": settled.pegged, "opponent": settled.excess + (settled.missed if given["on"] else 0)}


FLOWS = {"play": play, "deal": whole_deal, "cut": cut, "target": target, "lurch": lurch, "skunk": skunk,
         "clamp": clamp, "board": board, "muggins": muggins, "greedy": greedy}
RUN = {"show": show, "peg": peg, "flow": flow}
