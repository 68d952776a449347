"""What the table draws for one seat of a cribbage deal. The table itself knows no rule."""

from __future__ import annotations

from stih.engine.cards import cards_in
from stih.engine.errors import Message, message
from stih.engine.state import OVER, Observation, Seat
from stih.engine.view import Choice, Pile, Played, SeatView, Select, TableView
from stih.games.cribbage import told
from stih.games.cribbage.deal import ACTIONS, LAY_AWAY, PEG, PLAY, SHOW, TAKE
from stih.games.cribbage.due import due
from stih.games.cribbage.rules import DECK, HAND
from stih.games.cribbage.why import too_much


def view(obs: Observation) -> TableView:
    """The view of the observing seat."""
    mine = obs["turn"] == obs["seat"] and obs["phase"] != OVER
    seats = range(obs["players"])
    said = told.said(obs)
    return TableView(
        phase=obs["phase"], seat=obs["seat"], players=obs["players"],
        to_act=None if obs["phase"] == OVER else obs["turn"], direction="left",
        seats=tuple(_seat(obs, seat, said[seat]) for seat in seats),
        hand=tuple(DECK.faces(obs["hand"])),
        trick=tuple(Played(seat, DECK.names[card]) for seat, card in told.pile(obs)),
        piles=_piles(obs), prompt=_prompt(obs) if mine else _waiting(obs),
        help=due(obs) if mine else None, play=_play(obs) if mine else {}, illegal=_illegal(obs) if mine else {},
        select=_select(obs) if mine else None, choices=_choices(obs) if mine else (),
        extra=told.extra(obs),
    )


# seats

def _seat(obs: Observation, seat: Seat, said: Message | None) -> SeatView:
    dealer = seat == obs["dealer"]
    return SeatView(score=str(obs["totals"][seat % obs["sides"]]), cards=obs["sizes"][seat],
                    role=message("cribbage-role-crib") if dealer else None, dealer=dealer, said=said)


# cards on the table

def _piles(obs: Observation) -> tuple[Pile, ...]:
    """The starter, the crib and the rest of the pack."""
    piles = []
    if obs["starter"] >= 0:
        piles.append(Pile("starter", (DECK.names[obs["starter"]],), "one", message("cribbage-label-starter")))
    laid = told.crib_size(obs)
    if obs["crib"]:
        piles.append(Pile("crib", tuple(DECK.faces(obs["crib"])), "row", _crib_label(obs)))
    elif laid:
        piles.append(Pile("crib", layout="stack", backs=laid, label=_crib_label(obs)))
    piles.append(Pile("stock", layout="stack", backs=obs["stock"]))
    return tuple(piles)


def _crib_label(obs: Observation) -> Message:
    return message("cribbage-label-crib", seat=obs["dealer"])


# what to do

def _waiting(obs: Observation) -> Message:
    return message("deal-over") if obs["phase"] == OVER else message("thinking", seat=obs["turn"])


def _prompt(obs: Observation) -> Message:
    return _PROMPTS[obs["phase"]](obs)


def _ask_lay(obs: Observation) -> Message:
    return message("cribbage-ask-lay", seat=obs["dealer"], count=obs["hand"].bit_count() - HAND)


def _ask_play(obs: Observation) -> Message:
    if not obs["pile"]:
        return message("cribbage-ask-lead")
    return message("cribbage-ask-play", count=obs["count"])


def _ask_card(obs: Observation) -> Message:
    return message("cribbage-ask-card", count=obs["count"])


def _ask_count(obs: Observation) -> Message:
    return message("cribbage-ask-crib" if obs["crib"] else "cribbage-ask-hand")


def _ask_muggins(obs: Observation) -> Message:
    return message("cribbage-ask-muggins", seat=told.counter(obs), claim=obs["claim"])


_PROMPTS = {LAY_AWAY: _ask_lay, PLAY: _ask_play, PEG: _ask_card, SHOW: _ask_count, TAKE: _ask_muggins}


def _play(obs: Observation) -> dict[str, str]:
    if obs["phase"] != PLAY:
        return {}
    return {ACTIONS[action]: ACTIONS[action] for action in obs["legal"]}


def _illegal(obs: Observation) -> dict[str, Message]:
    if obs["phase"] != PLAY:
        return {}
    return {DECK.names[card]: too_much(obs, card) for card in cards_in(obs["hand"]) if card not in obs["legal"]}


def _select(obs: Observation) -> Select | None:
    if obs["phase"] != LAY_AWAY:
        return None
    count = obs["hand"].bit_count() - HAND
    return Select(count, count, None, message("cribbage-do-lay", seat=obs["dealer"]))


def _choices(obs: Observation) -> tuple[Choice, ...]:
    """Only the answer that takes nothing is a button; numbers are asked for in `extra`."""
    if obs["phase"] != TAKE:
        return ()
    return (Choice("no_muggins", message("cribbage-do-no-muggins"), primary=True),)
