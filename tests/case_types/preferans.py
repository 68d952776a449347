"""How each type of case of preferans.json is put to the engine. Fields: see tests/cases/README.md."""

from stih.engine.options import complete
from stih.engine.state import step
from stih.games.preferans import PREFERANS
from stih.games.preferans.match import rules_of
from stih.games.preferans.rules import OPTIONS, UNLIMITED
from stih.games.preferans.score import Hand, score_hand, settle, write_off

SEATS = "ABC"
DEALER = 2   # C deals, A is forehand
MANY = 300   # bule left where a case says nothing of them


def ours(move):
    """`BID2` as the engine's name: `bid:2`."""
    word = move.rstrip("0123456789")
    number = move[len(word):]
    return word.lower() + (f":{number}" if number else "")


def options(case):
    """The options of a case; null is written -1 where there is no limit."""
    return {key: UNLIMITED if value is None else value for key, value in case.get("option", {}).items()}


def auctioned(case, moves):
    """The deal after these moves of the auction."""
    deal = PREFERANS.position({"dealer": DEALER, "phase": "auction", "options": options(case)})
    for move in moves:
        step(deal, PREFERANS.parse(ours(move)))
    return deal


def auction(case):
    """Who plays, with the talon or without, and what he may declare."""
    deal = PREFERANS.position({"dealer": DEALER, "phase": "auction", "options": options(case)})
    for seat, move in case["actions"]:
        assert SEATS[deal.turn] == seat, "another is in turn"
        step(deal, PREFERANS.parse(ours(move)))
    if deal.ending == "refa":
        return case["result"], {"refa_all": deal.refe == [1, 1, 1]}
    while deal.phase == "discard":
        deal.apply(deal.legal_actions()[0])
    names = [PREFERANS.actions[action] for action in deal.legal_actions()]
    numbers = [int(name.partition(":")[2]) for name in names if name.startswith("declare")] or [deal.contract]
    return case["result"], {"declarer": SEATS[deal.declarer], "talon": not deal.igra, "may_declare": numbers}


def auction_illegal(case):
    """A move is not among the legal ones, and these are all of them."""
    deal = auctioned(case, case["after"])
    legal = {PREFERANS.actions[action] for action in deal.legal_actions()}
    return ({ours(move) for move in case["legal"]}, False), (legal, ours(case["move"]) in legal)


def hand_of(facts):
    """A hand as the engine scores it."""
    active = [] if facts.get("no_play") else [SEATS.index(seat) for seat in facts["active_defenders"]]
    caller = SEATS.index(facts["caller"]) if facts.get("caller") else -1
    kontra = [facts["kontra_level"] if facts.get("kontra_by") == seat else 0 for seat in SEATS]
    tricks = [facts.get("tricks", {}).get(seat, 0) for seat in SEATS]
    return Hand(SEATS.index(facts["declarer"]), facts["contract"], facts["igra"],
                facts.get("declarer_open_refa", False), tricks, active,
                active if caller < 0 else [caller], caller, kontra)


def score_of(case, facts, remaining):
    """What the hand writes, as cases put it: seats with a change, pairs with points."""
    written = score_hand(rules_of(complete(OPTIONS, options(case))), hand_of(facts), remaining)
    bule = {seat: change for seat, change in zip(SEATS, written.bule, strict=True) if change}
    supe = {f"{SEATS[place // 3]}>{SEATS[place % 3]}": points for place, points in enumerate(written.supe) if points}
    return bule, supe


def deal(case):
    """The changes of bule and supe."""
    remaining = case.get("before", {}).get("bule_total", MANY)
    expected = {seat: change for seat, change in case["bule"].items() if change}, case["supe"]
    return expected, score_of(case, case, remaining)


def end(case):
    """The cap, the write-off or the settlement."""
    if "bule_before" in case:
        off = write_off(case["bule_before"])
        after = [bule - part for bule, part in zip(case["bule_before"], off, strict=True)]
        return (case["written_off"], case["bule_after"]), (off, after)
    if "hand" not in case:
        return case["result"], settle(case["bule"], flat(case["supe"]))
    bule, supe = score_of(case, case["hand"], case["before"]["bule_total"])
    total = case.get("total_after")
    after = None if total is None else case["before"]["bule_total"] + sum(bule.values())
    return (case["bule"], case["supe"], total), (bule, supe, after)


def flat(supe):
    """Supe by pair as the engine keeps them."""
    return [supe.get(f"{writer}>{declarer}", 0) for writer in SEATS for declarer in SEATS]


RUN = {"auction": auction, "auction_illegal": auction_illegal, "deal": deal, "end": end}
