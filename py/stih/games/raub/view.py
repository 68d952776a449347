"""What the table draws for one seat of a Raub deal. The table itself knows no rule."""

from __future__ import annotations

from stih.engine.cards import cards_in
from stih.engine.errors import Message, message
from stih.engine.state import OVER, Observation, Seat
from stih.engine.view import Choice, LastTrick, Pile, Played, SeatView, Select, TableView
from stih.games.raub.deal import (
    ACTIONS,
    DEALER_CHOICE,
    EXCHANGE,
    FIFTH_CARD,
    FOLLOWING,
    PLAY,
    RAUB_CHOICE,
    SPEAK,
    TURN_UP,
    trick_winner,
)
from stih.games.raub.price import price
from stih.games.raub.rules import DECK, HAND, Rules
from stih.games.raub.why import follow_reason, why_not

# The buttons of each phase, the likeliest last: nearest to the thumb.
BUTTONS = {
    DEALER_CHOICE: ("maus_around", "maus", "pass_deal", "deal"),
    TURN_UP: ("face_down", "face_up"),
    RAUB_CHOICE: ("continue", "raub"),
    SPEAK: ("pass", "accept"),
    FOLLOWING: ("drop", "follow"),
}
OPTIONAL = {"maus_around": "maus_around", "maus": "maus", "pass_deal": "voluntary_pass"}


def view(obs: Observation) -> TableView:
    """The view of the observing seat."""
    mine = obs["turn"] == obs["seat"] and obs["phase"] != OVER
    return TableView(
        phase=obs["phase"], seat=obs["seat"], players=obs["players"],
        to_act=None if obs["phase"] == OVER else obs["turn"],
        direction=Rules(*obs["rules"]).direction,
        seats=tuple(_seat(obs, seat) for seat in range(obs["players"])),
        hand=tuple(DECK.faces(obs["hand"])),
        trick=_trick(obs["leader"], obs["trick"], obs),
        last_trick=_last_trick(obs), piles=_piles(obs), trump=DECK.suit(obs["trump"]), tags=_tags(obs),
        prompt=_prompt(obs) if mine else _waiting(obs), help=price(obs) if mine else None,
        play=_play(obs) if mine else {}, illegal=_illegal(obs) if mine else {},
        select=_select(obs) if mine else None, choices=_choices(obs) if mine else (),
    )


# seats

def _seat(obs: Observation, seat: Seat) -> SeatView:
    return SeatView(
        score=str(obs["totals"][seat]), cards=obs["sizes"][seat], role=_role(obs, seat),
        tricks=obs["won"][seat], need=_need(obs, seat), dealer=seat == obs["dealer"],
        out=not obs["active"] >> seat & 1, said=_said(obs, seat))


_SOLO_ROLES = {"maus": "raub-role-maus", "accept": "raub-role-solo"}


def _role(obs: Observation, seat: Seat) -> Message | None:
    if seat == obs["solo"]:
        return message(_SOLO_ROLES.get(obs["kind"], "raub-role-raub"))
    if not obs["active"] >> seat & 1:
        return message("raub-role-dropped")
    if obs["solo"] >= 0 and _has_followed(obs, seat):
        return message("raub-role-follows")
    return None


def _has_followed(obs: Observation, seat: Seat) -> bool:
    if obs["phase"] != FOLLOWING:
        return True
    return _place(obs, seat) < _place(obs, obs["turn"])


def _place(obs: Observation, seat: Seat) -> int:
    """A seat's place in the order from the dealer's right, from 0."""
    return int(seat - obs["dealer"] - 1) % int(obs["players"])


def _need(obs: Observation, seat: Seat) -> int | None:
    """[9] [10] The tricks a seat owes."""
    if obs["solo"] < 0 or not obs["active"] >> seat & 1 or not _has_followed(obs, seat):
        return None
    return obs["duty"] if seat == obs["solo"] else 1


_SAID = {
    "raub-pass-deal": "raub-said-pass-deal", "raub-maus": "raub-said-maus",
    "raub-maus-around": "raub-said-maus-around", "raub-maus-forced": "raub-said-maus",
    "raub-raub": "raub-said-raub", "raub-raub-forced": "raub-said-raub",
    "raub-face-down": "raub-said-face-down", "raub-continue": "raub-said-continue",
    "raub-accept": "raub-said-accept", "raub-pass": "raub-said-pass", "raub-follow": "raub-said-follow",
    "raub-follow-forced": "raub-said-follow", "raub-drop": "raub-said-drop",
}
_NEW_ROUND = ("raub-turned-again",)


def _said(obs: Observation, seat: Seat) -> Message | None:
    """The last word of a seat, until the round it belongs to is over or the play begins."""
    if obs["tricks"] or obs["trick"]:
        return None
    for entry in reversed(obs["log"]):
        if entry[0] in _NEW_ROUND:
            return None
        if len(entry) > 1 and entry[1] == seat:
            if entry[0] == "raub-exchanged":
                return message("raub-said-exchange", count=entry[2])
            if entry[0] in _SAID:
                return message(_SAID[entry[0]])
    return None


# cards on the table

def _trick(leader: Seat, cards: list[int], obs: Observation) -> tuple[Played, ...]:
    if not cards:
        return ()
    best, seats = trick_winner(cards, obs["trump"]), _order(obs, leader)
    return tuple(Played(seat, DECK.names[card], place == best)
                 for place, (seat, card) in enumerate(zip(seats, cards, strict=False)))


def _order(obs: Observation, leader: Seat) -> list[Seat]:
    n = obs["players"]
    return [(leader + i) % n for i in range(n) if obs["active"] >> (leader + i) % n & 1]


def _last_trick(obs: Observation) -> LastTrick | None:
    if not obs["tricks"]:
        return None
    leader, winner, *cards = obs["tricks"][-1]
    return LastTrick(_trick(leader, cards, obs), winner)


def _piles(obs: Observation) -> tuple[Pile, ...]:
    """Turned cards and the stock. A raubed card is gone once the dealer has taken it."""
    piles = []
    if obs["turned"] and not obs["taken"]:
        *refused, current = (DECK.names[card] if card >= 0 else "" for card in obs["turned"])
        if refused:
            piles.append(Pile("refused", tuple(refused), "row", message("raub-label-refused")))
        piles.append(Pile("turned", (current,), "one", message(_turned_label(obs))))
    if obs["stock"] and obs["phase"] not in (PLAY, OVER):
        piles.append(Pile("stock", layout="stack", backs=obs["stock"],
                          label=message("raub-label-stock", count=obs["stock"])))
    return tuple(piles)


def _turned_label(obs: Observation) -> str:
    if obs["turned"] == [-1]:
        return "raub-label-blind"
    return "raub-label-turned" if obs["kind"] in ("", "accept") else "raub-label-raubed"


def _tags(obs: Observation) -> tuple[Message, ...]:
    tags = []
    if obs["refe"]:
        tags.append(message("raub-tag-double") | {"help": message("raub-tag-double-help", "20")})
    if obs["refe"] > 1:
        tags.append(message("raub-tag-refe", count=obs["refe"]))
    if obs["kind"] == "blind" and obs["trump"] < 0:
        tags.append(message("raub-tag-blind"))
    if obs["solo"] >= 0 and obs["duty"] == 1 and not obs["won"][obs["solo"]]:
        tags.append(message("raub-tag-duty", duty=1))
    return tuple(tags)


# what to do

def _waiting(obs: Observation) -> Message:
    return message("deal-over") if obs["phase"] == OVER else message("thinking", seat=obs["turn"])


def _prompt(obs: Observation) -> Message:
    return _PROMPTS[obs["phase"]](obs)


def _ask_deal(obs: Observation) -> Message:
    return message("raub-ask-deal")


def _ask_turn_up(obs: Observation) -> Message:
    return message("raub-ask-turn-up")


def _ask_raub(obs: Observation) -> Message:
    return message("raub-ask-raub", card=DECK.names[obs["turned"][0]])


def _ask_speak(obs: Observation) -> Message:
    return message("raub-ask-speak", suit=_suit(obs["turned"][-1]), round=len(obs["turned"]))


def _ask_follow(obs: Observation) -> Message:
    if obs["trump"] < 0:
        return message("raub-ask-follow-blind", seat=obs["solo"])
    return message("raub-ask-follow", seat=obs["solo"], suit=DECK.suit(obs["trump"]))


def _ask_exchange(obs: Observation) -> Message:
    return message("raub-ask-exchange", max=min(HAND, obs["stock"]))


def _ask_fifth(obs: Observation) -> Message:
    return message("raub-ask-fifth", card=DECK.names[obs["turned"][0]])


def _ask_play(obs: Observation) -> Message:
    if not obs["trick"]:
        need = (_need(obs, obs["seat"]) or 0) - obs["won"][obs["seat"]]
        return message("raub-ask-lead", need=max(0, need))
    if obs["hand"].bit_count() == 1:
        return message("ask-last")
    led = DECK.suit_of[obs["trick"][0]]
    if obs["hand"] & DECK.suit_mask[led]:
        return message("raub-ask-play", suit=DECK.suits[led])
    if obs["hand"] & DECK.suit_mask[obs["trump"]]:
        return message("raub-ask-trump", suit=DECK.suits[led], trump=DECK.suits[obs["trump"]])
    return message("raub-ask-any", suit=DECK.suits[led])


_PROMPTS = {DEALER_CHOICE: _ask_deal, TURN_UP: _ask_turn_up, RAUB_CHOICE: _ask_raub, SPEAK: _ask_speak,
            FOLLOWING: _ask_follow, EXCHANGE: _ask_exchange, FIFTH_CARD: _ask_fifth, PLAY: _ask_play}


def _suit(card: int) -> str:
    return DECK.suits[DECK.suit_of[card]]


def _play(obs: Observation) -> dict[str, str]:
    if obs["phase"] != PLAY:
        return {}
    return {ACTIONS[action]: ACTIONS[action] for action in obs["legal"]}


def _illegal(obs: Observation) -> dict[str, Message]:
    if obs["phase"] != PLAY:
        return {}
    return {DECK.names[card]: follow_reason(obs, card)
            for card in cards_in(obs["hand"]) if card not in obs["legal"]}


def _select(obs: Observation) -> Select | None:
    if obs["phase"] == EXCHANGE:
        limit = min(HAND, obs["stock"]) - obs["laid"]
        return Select(0, limit, message("raub-do-keep"), message("raub-do-change"), "done")
    if obs["phase"] == FIFTH_CARD:
        return Select(1, 1, None, message("raub-do-lay"))
    return None


def _choices(obs: Observation) -> tuple[Choice, ...]:
    """Buttons that may be pressed, and those a player would look for, with the reason against them."""
    rules, buttons = Rules(*obs["rules"]), BUTTONS.get(obs["phase"], ())
    shown = [name for name in buttons if name not in OPTIONAL or getattr(rules, OPTIONAL[name])]
    return tuple(Choice(name, message("raub-do-" + name.replace("_", "-")), name == shown[-1],
                        why_not(obs, name)) for name in shown)


