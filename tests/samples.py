"""Views of Raub as the engine sends them, for looking at what the table makes of them."""

import copy


def message(key, clause=None, **args):
    made = {"key": key, "args": args}
    return made | {"clause": clause} if clause else made


def seat(score, **fields):
    base = {"score": str(score), "role": None, "cards": 4, "tricks": 0, "need": None,
            "dealer": False, "out": False, "said": None}
    return base | fields


def played(seat_number, card, winning=False):
    return {"seat": seat_number, "card": card, "winning": winning}


def view(players=3, **fields):
    """A view in which nothing is asked; `fields` replace its own."""
    base = {
        "game": "raub", "players": players, "seat": 0, "number": 7, "turn": 31, "phase": "play",
        "to_act": 0, "direction": "right", "names": ["you", "rules", "rules", "rules"][:players],
        "seats": [seat(12, dealer=True), seat(9), seat(15), seat(18)][:players],
        "hand": ["9D", "JH", "8S", "AS"], "trick": [], "last_trick": None, "piles": [], "trump": None,
        "tags": [], "prompt": message("thinking", seat=1), "play": {}, "illegal": {}, "select": None,
        "choices": [], "log": LOG, "sheet": SHEET, "result": None, "match": None,
    }
    return copy.deepcopy(base | fields)


LOG = [
    message("raub-dealing", seat=0), message("raub-turned", seat=0, card="QH"),
    message("raub-accept", seat=1, suit="H", duty=2), message("raub-follow", seat=2),
    message("raub-follow", seat=0), message("raub-exchanged", seat=1, count=2),
    message("play", seat=1, card="TS"), message("play", seat=2, card="KS"),
]


def cells(*pairs, solo=0, dropped=None):
    """What a deal wrote for each seat, from (change, total); a change of None is a deal that was not played."""
    parts = ["solo" if seat == solo else "dropped" if seat == dropped else "follows" for seat in range(len(pairs))]
    return [{"change": change, "total": total, "part": None if change is None else part, "failed": (change or 0) > 0}
            for (change, total), part in zip(pairs, parts, strict=True)]


SHEET = {
    "start": 21, "waiting": 1,
    "rows": [
        {"number": 1, "cells": cells((-2, 19), (-1, 20), (-1, 20)), "doubled": False, "refe": 0, "note": None},
        {"number": 2, "cells": cells((None, 19), (None, 20), (None, 20)), "doubled": False, "refe": 1,
         "note": message("raub-note-refe")},
        {"number": 3, "cells": cells((4, 23), (-6, 14), (0, 20), dropped=2), "doubled": True, "refe": 0,
         "note": message("raub-note-double")},
        {"number": 4, "cells": cells((-2, 21), (-1, 13), (-1, 19)), "doubled": False, "refe": 0, "note": None},
        {"number": 5, "cells": cells((None, 21), (None, 13), (None, 19)), "doubled": False, "refe": 1,
         "note": message("raub-note-pass-deal", seat=2)},
    ],
}

TURNED = {"zone": "turned", "cards": ["QH"], "layout": "one", "label": message("raub-label-turned"), "backs": 0}
STOCK = {"zone": "stock", "cards": [], "layout": "stack", "label": message("raub-label-stock", count=16), "backs": 16}

THREE = [
    seat(12, dealer=True, role=message("raub-role-follows"), need=1),
    seat(9, role=message("raub-role-solo"), need=2, cards=3),
    seat(15, role=message("raub-role-follows"), need=1, cards=3),
]


def playing(players=3, **fields):
    """The viewer is to follow spades; two hearts and diamonds must wait."""
    seats = [*THREE, seat(18, role=message("raub-role-dropped"), out=True, cards=0)][:players]
    trick = [played(1, "TS"), played(2, "KS", True)] if players > 2 else [played(1, "TS", True)]
    here = {
        "seats": seats, "trick": trick, "piles": [TURNED], "trump": "H", "tags": [message("raub-tag-double")],
        "prompt": message("raub-ask-play", suit="S"), "play": {"AS": "AS", "8S": "8S"},
        "illegal": {"JH": message("raub-why-follow", "15", card="JH", suit="S"),
                    "9D": message("raub-why-follow", "15", card="9D", suit="S")},
    }
    return view(players, **(here | fields))


def exchanging(**fields):
    """The viewer lays cards away, as many as it likes."""
    seats = [THREE[0], THREE[1] | {"cards": 4, "said": message("raub-said-exchange", count=2)},
             THREE[2] | {"cards": 4, "said": message("raub-said-exchange", count=1)}]
    here = {
        "phase": "exchange", "seats": seats, "piles": [TURNED, STOCK], "trump": "H",
        "prompt": message("raub-ask-exchange", max=4),
        "select": {"prefix": "-", "min": 0, "max": 4, "done": "done", "none": message("raub-do-keep"),
                   "some": message("raub-do-change")},
    }
    return view(3, **(here | fields))


def speaking(players=4, **fields):
    """The viewer is asked whether it accepts the third card."""
    seats = [seat(12), seat(9, said=message("raub-said-pass")), seat(15, said=message("raub-said-pass")),
             seat(18, dealer=True)][:players]
    refused = {"zone": "refused", "cards": ["9C", "KD"], "layout": "row", "label": message("raub-label-refused"),
               "backs": 0}
    here = {
        "phase": "speak", "seats": seats, "piles": [refused, TURNED, STOCK],
        "prompt": message("raub-ask-speak", suit="H", round=3),
        "choices": [
            {"action": "pass", "text": message("raub-do-pass"), "primary": False, "why": None},
            {"action": "accept", "text": message("raub-do-accept"), "primary": True, "why": None},
        ],
    }
    return view(players, **(here | fields))


def dealing(**fields):
    """The viewer chooses what to deal; Maus is not to be had."""
    choices = [
        {"action": "maus", "text": message("raub-do-maus"), "primary": False,
         "why": message("raub-why-maus-score", "28", below=9)},
        {"action": "pass_deal", "text": message("raub-do-pass-deal"), "primary": False, "why": None},
        {"action": "deal", "text": message("raub-do-deal"), "primary": True, "why": None},
    ]
    here = {"phase": "dealer_choice", "hand": [], "seats": [seat(12, cards=0), seat(9, cards=0), seat(15, cards=0)],
            "prompt": message("raub-ask-deal"), "choices": choices, "piles": [STOCK], "log": []}
    return view(3, **(here | fields))


LAST = {"cards": [played(1, "TS"), played(2, "KS"), played(0, "AS", True)], "winner": 0}


def taken(**fields):
    """A trick has just been finished; the viewer took it and leads."""
    here = {"last_trick": LAST, "hand": ["9D", "JH", "8S"], "trick": [], "prompt": message("raub-ask-lead", need=0),
            "play": {"9D": "9D", "JH": "JH", "8S": "8S"}, "illegal": {}}
    return playing(3, **(here | fields))


def line(number, role, change, before, items, tricks):
    return {"seat": number, "role": message(role), "change": change, "before": before, "after": before + change,
            "items": items, "tricks": tricks}


def item(key, clause, points, **args):
    return message(key, clause, points=abs(points), **args) | {"points": points}


RESULT = {
    "title": message("raub-result-failed", "17", seat=1, suit="H", tricks=1, duty=2),
    "text": message("raub-result-scores", "19", seat=0, score=10, count=1), "doubled": True, "next_dealer": 1,
    "rows": [
        line(1, "raub-role-solo", 8, 9, [item("raub-item-solo-failed", "17", 4, tricks=1, duty=2),
                                         item("raub-item-doubled", "20", 4)], [["AS", "KH", "9H"]]),
        line(2, "raub-role-follows", -4, 15, [item("raub-item-follower", "18", -2, tricks=2),
                                              item("raub-item-doubled", "20", -2)],
             [["TS", "KS", "8S"], ["AD", "9D", "JH"]]),
        line(0, "raub-role-follows", -2, 12, [item("raub-item-follower", "18", -1, tricks=1),
                                              item("raub-item-doubled", "20", -1)], [["7C", "JD", "QC"]]),
    ],
}


def finished(**fields):
    """The deal is over: the solo player failed."""
    here = {"phase": "over", "to_act": None, "hand": [], "trump": "H", "prompt": message("deal-over"),
            "last_trick": LAST, "result": RESULT}
    return view(3, **(here | fields))


def won(**fields):
    """The match is over and the viewer has won it."""
    return finished(match={"winner": 0, "title": message("raub-match-won", "19", seat=0, score=-1, deals=14)}, **fields)


class Words:
    """Stands for `text.Text`: a sentence is its key with its arguments."""

    language = "en"
    deck = "french"
    names = ("You", "Marko", "Ana", "Jelena")

    def setting(self):
        return self

    def __call__(self, said, **args):
        if not isinstance(said, str):
            said, args = said["key"], {**said["args"], **args}
        return " ".join([said, *(f"{name}={value}" for name, value in args.items())])

    def card(self, name, case="nom"):
        return f"card {name}"

    def index(self, name, _deck=""):
        return name[0]

    def name(self, number):
        return self.names[number]

    def rules(self, game):
        return f"rules/{game}.en.html"


def page_state(**fields):
    """The page's own part of what is drawn."""
    return {"chosen": [], "rules": "rules/raub.en.html"} | fields
