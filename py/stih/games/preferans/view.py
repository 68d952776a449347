"""What the table draws for one seat of a Preferans deal. The table itself knows no rule."""

from __future__ import annotations

from stih.engine.cards import cards_in
from stih.engine.errors import Message, message
from stih.engine.state import OVER, Observation, Seat
from stih.engine.view import Choice, LastTrick, Pile, Played, SeatView, Select, TableView
from stih.games.preferans.actions import (
    ACTIONS,
    AUCTION,
    BID,
    CLAIMED,
    DECLARING,
    DISCARD,
    HOLD,
    KONTRAS,
    LAY,
    NAMING,
    PARTNER,
    PLAY,
)
from stih.games.preferans.panel import extra, say
from stih.games.preferans.play import trick_winner
from stih.games.preferans.prompts import prompt
from stih.games.preferans.rules import ALL_OR_NOTHING, BETTEL, DECK, HAND, NEED, PLAYERS, QUOTA, Rules
from stih.games.preferans.table import CALLED, CAME, DRAGGED, STAYS
from stih.games.preferans.why import follow_reason, trump_of

ROLES = {CAME: "preferans-role-comes", STAYS: "preferans-role-stays", CALLED: "preferans-role-called",
         DRAGGED: "preferans-role-called"}
SIDES = {"cw": "left", "ccw": "right"}     # [1] where the next seat sits


def view(obs: Observation) -> TableView:
    """The view of the observing seat."""
    mine = obs["turn"] == obs["seat"]
    return TableView(
        phase=obs["phase"], seat=obs["seat"], players=PLAYERS,
        to_act=None if obs["phase"] == OVER else obs["turn"],
        direction=SIDES[Rules(*obs["rules"]).direction],
        seats=tuple(_seat(obs, seat) for seat in range(PLAYERS)),
        hand=tuple(DECK.faces(obs["hand"])),
        trick=_trick(obs, obs["leader"], obs["trick"]), last_trick=_last_trick(obs), piles=_piles(obs),
        trump=DECK.suit(trump_of(obs)), tags=_tags(obs),
        prompt=prompt(obs) if mine else _waiting(obs),
        play=_play(obs) if mine else {}, illegal=_illegal(obs) if mine else {},
        select=_select(obs) if mine else None, choices=_choices(obs) if mine else (),
        calls=tuple(_choice(action) for action in obs["calls"]),
        extra=extra(obs),
    )


def _waiting(obs: Observation) -> Message:
    return message("deal-over") if obs["phase"] == OVER else message("thinking", seat=obs["turn"])


# seats

def _seat(obs: Observation, seat: Seat) -> SeatView:
    sign = 1 if Rules(*obs["rules"]).sheet_sign == "debt_positive" else -1
    return SeatView(
        score=str(sign * obs["bule"][seat]), cards=obs["sizes"][seat], role=_role(obs, seat), tricks=obs["won"][seat],
        need=_need(obs, seat), dealer=seat == obs["dealer"],
        out=obs["coming"][seat] == STAYS, said=say(obs, seat))


def _role(obs: Observation, seat: Seat) -> Message | None:
    if seat == obs["declarer"]:
        return message("preferans-role-declarer")
    if obs["kontra"][seat]:
        return message("preferans-role-kontra")
    key = ROLES.get(obs["coming"][seat])
    return None if key is None else message(key)


def _need(obs: Observation, seat: Seat) -> int | None:
    """[14] [17] The tricks a seat owes by itself; what a pair owes together is in the view's extra."""
    contract = obs["contract"]
    if seat == obs["declarer"]:
        return {0: None, BETTEL: 0}.get(contract, HAND if contract in ALL_OR_NOTHING else NEED)
    alone = obs["caller"] < 0 and not max(obs["kontra"]) and contract not in ALL_OR_NOTHING
    return QUOTA if alone and obs["coming"][seat] == CAME else None


# cards on the table

def _trick(obs: Observation, leader: Seat, cards: list[int]) -> tuple[Played, ...]:
    if not cards:
        return ()
    best = trick_winner(cards, trump_of(obs))
    seats = [seat % PLAYERS for seat in range(leader, leader + PLAYERS) if obs["active"] >> seat % PLAYERS & 1]
    return tuple(Played(seat, DECK.names[card], place == best)
                 for place, (seat, card) in enumerate(zip(seats, cards, strict=False)))


def _last_trick(obs: Observation) -> LastTrick | None:
    if not obs["tricks"]:
        return None
    leader, winner, *cards = obs["tricks"][-1]
    return LastTrick(_trick(obs, leader, cards), winner)


def _piles(obs: Observation) -> tuple[Pile, ...]:
    """[13] The talon until it is taken, and what was laid away; [25] a Bettel hand laid open."""
    piles = [*_talon(obs)]
    if obs["laid"] == 2:
        label, known = message("preferans-label-discards", seat=obs["declarer"]), DECK.faces(obs["discards"])
        piles.append(Pile("discards", tuple(known), "row", label) if known
                     else Pile("discards", layout="stack", label=label, backs=2))
    if obs["open"] and obs["seat"] != obs["declarer"]:
        piles.append(Pile("open", tuple(DECK.faces(obs["open"])), "row",
                          message("preferans-label-open", seat=obs["declarer"])))
    return tuple(piles)


def _talon(obs: Observation) -> tuple[Pile, ...]:
    """Turned up for all until the play begins; its taker sees it in his hand."""
    label = message("preferans-label-talon")
    if obs["talon"]:
        return (Pile("talon", tuple(DECK.faces(obs["talon"])), "row", label),)
    if not obs["shown"]:
        return (Pile("talon", layout="stack", label=label, backs=2),)
    if obs["active"] or obs["phase"] == OVER or obs["seat"] == obs["declarer"]:
        return ()
    return (Pile("talon", tuple(DECK.faces(obs["shown"])), "row", label),)


def _tags(obs: Observation) -> tuple[Message, ...]:
    tags = []
    if obs["contract"]:
        tags.append(message("preferans-tag-contract", contract=obs["contract"], igra=obs["igra"]))
    if obs["doubled"]:
        tags.append(message("preferans-tag-refa", "33"))
    tags += [message("preferans-tag-kontra", "19", level=level, factor=1 << level)
             for level in obs["kontra"] if level]
    if obs["plain_spades"] and obs["contract"] and not max(obs["kontra"]) and obs["phase"] != OVER:
        tags.append(message("preferans-tag-spades", "21"))
    return tuple(tags)


# what may be done

def _play(obs: Observation) -> dict[str, str]:
    return {ACTIONS[action]: ACTIONS[action] for action in obs["legal"] if action < LAY}


def _illegal(obs: Observation) -> dict[str, Message]:
    if obs["phase"] != PLAY:
        return {}
    return {DECK.names[card]: follow_reason(obs, card)
            for card in cards_in(obs["hand"]) if card not in obs["legal"]}


def _select(obs: Observation) -> Select | None:
    if obs["phase"] != DISCARD:
        return None
    left = 2 - obs["laid"]
    return Select(left, left, None, message("preferans-do-lay"))


def _choices(obs: Observation) -> tuple[Choice, ...]:
    """The buttons of a phase, the weightier word nearer to the thumb. Claims are in extra."""
    if obs["phase"] in (PLAY, DISCARD):
        return ()
    words = list(obs["legal"])
    if obs["phase"] == CLAIMED or ACTIONS[words[0]] in ("agree", "come"):
        words.reverse()
    primary = _primary(obs, words)
    return tuple(_choice(action, place == primary) for place, action in enumerate(words))


def _primary(obs: Observation, words: list[int]) -> int:
    """The place of the word said most: a number or holding it in the auction, letting be under kontra."""
    if obs["phase"] == AUCTION:
        return int(BID < words[1] <= HOLD)
    return 0 if obs["phase"] in (NAMING, DECLARING, PARTNER, KONTRAS) else len(words) - 1


def _choice(action: int, primary: bool = False) -> Choice:
    return Choice(ACTIONS[action], do(action), primary)


def do(action: int) -> Message:
    """The words on the button of an action."""
    word, _, number = ACTIONS[action].partition(":")
    if not number:
        return message(f"preferans-do-{word}")
    if word == "claim":
        return message("preferans-do-claim", count=int(number))
    return message(f"preferans-do-{word}", contract=int(number))
