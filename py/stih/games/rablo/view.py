"""What the table draws for one seat of a Rabló deal. The table itself knows no rule."""

from __future__ import annotations

from stih.engine.cards import cards_in
from stih.engine.errors import Message, message
from stih.engine.state import OVER, Observation, Seat
from stih.engine.view import Choice, LastTrick, Pile, Played, SeatView, TableView
from stih.games.rablo.deal import (
    ACTIONS,
    ANNOUNCE,
    AUCTION,
    CARDS,
    DOUBLING,
    ENOUGH,
    FIRST_WORD,
    KONTRA,
    PASS,
    PLAY,
    SHOW,
    card_of,
    kind_of,
    stake_of,
)
from stih.games.rablo.panel import extra, said
from stih.games.rablo.rules import (
    ABOVE,
    DECK,
    DURCHMARSCH,
    GOAL,
    HAND,
    PLAYERS,
    WORDS,
    Rules,
    announcement,
    trick_winner,
)
from stih.games.rablo.sides import UNKNOWN
from stih.games.rablo.why import best_card, follow_reason, why_not


def view(obs: Observation) -> TableView:
    """The view of the observing seat."""
    mine = obs["turn"] == obs["seat"]
    return TableView(
        phase=obs["phase"], seat=obs["seat"], players=PLAYERS,
        to_act=None if obs["phase"] == OVER else obs["turn"],
        direction=Rules(*obs["rules"]).direction,
        seats=tuple(_seat(obs, seat) for seat in range(PLAYERS)),
        hand=tuple(DECK.faces(obs["hand"])),
        trick=_trick(obs["leader"], obs["trick"], obs), last_trick=_last_trick(obs), piles=_piles(obs),
        trump=DECK.suit(trump(obs)), tags=_tags(obs),
        prompt=_prompt(obs) if mine else _waiting(obs),
        play=_play(obs) if mine else {}, illegal=_illegal(obs) if mine else {},
        choices=_choices(obs) if mine else (),
        calls=(_enough(obs),) if obs["calls"] else (),
        extra=extra(obs),
    )


def trump(obs: Observation) -> int:
    """[7] The suit of the called card, -1 before the contract stands."""
    return DECK.suit_of[card_of(obs["bid"])] if any(obs["sides"]) else -1


# seats

def _seat(obs: Observation, seat: Seat) -> SeatView:
    side = obs["sides"][seat]
    return SeatView(
        score=str(obs["totals"][seat]), cards=obs["sizes"][seat],
        role=None if side == UNKNOWN else message("rablo-role-" + side),
        tricks=obs["won"][seat], dealer=seat == obs["dealer"], said=_said(obs, seat))


def _said(obs: Observation, seat: Seat) -> Message | None:
    """The last word of a seat, until the round it belongs to is over."""
    if obs["phase"] == AUCTION:
        words = [bid for speaker, bid in obs["bids"] if speaker == seat]
        return said(words[-1]) if words else None
    if obs["phase"] == DOUBLING or (obs["phase"] == PLAY and not obs["played"]):
        return _said_word(obs, seat)
    if obs["announced"] and seat == obs["leader"]:
        return message("rablo-said-announce", points=obs["announced"])
    return None


def _said_word(obs: Observation, seat: Seat) -> Message | None:
    """[10] A doubling, or a pass of the round that is going on."""
    words = obs["words"]
    doubling = max((place for place, (_, action) in enumerate(words) if action != PASS), default=-1)
    mine = [action for place, (speaker, action) in enumerate(words)
            if speaker == seat and (action != PASS or place > doubling)]
    if not mine:
        return None
    return message("rablo-said-pass" if mine[-1] == PASS else "rablo-said-" + WORDS[mine[-1] - KONTRA])


# cards on the table

def _trick(leader: Seat, cards: list[int], obs: Observation) -> tuple[Played, ...]:
    if not cards:
        return ()
    best = trick_winner(cards, trump(obs))
    return tuple(Played((leader + place) % PLAYERS, DECK.names[card], place == best)
                 for place, card in enumerate(cards))


def _last_trick(obs: Observation) -> LastTrick | None:
    if not obs["tricks"]:
        return None
    leader, winner, _, *cards = obs["tricks"][-1]
    return LastTrick(_trick(leader, cards, obs), winner)


def _piles(obs: Observation) -> tuple[Pile, ...]:
    """[21] A hand laid open."""
    if not obs["shown"]:
        return ()
    return (Pile("shown", tuple(DECK.faces(obs["shown"])), "row", message("rablo-label-shown", seat=obs["leader"])),)


def _tags(obs: Observation) -> tuple[Message, ...]:
    tags = []
    if any(obs["sides"]):
        tags.append(message("rablo-tag-called", "7", card=DECK.names[card_of(obs["bid"])]))
    if obs["doubled"]:
        tags.append(message("rablo-tag-" + WORDS[obs["doubled"] - 1], "10", factor=2 ** obs["doubled"]))
    if obs["pot"]:
        tags.append(message("rablo-tag-pot", "25", pot=obs["pot"]))
    return tuple(tags)


# what to do

def _waiting(obs: Observation) -> Message:
    return message("deal-over") if obs["phase"] == OVER else message("thinking", seat=obs["turn"])


def _prompt(obs: Observation) -> Message:
    if obs["phase"] == AUCTION:
        return _ask_call(obs)
    if obs["phase"] == DOUBLING:                                    # [11] the same for every seat
        return message("rablo-ask-" + WORDS[obs["stage"]], unit=stake_of(obs["bid"]) << obs["doubled"])
    return _ask_follow(obs) if obs["trick"] else _ask_lead(obs)


def _ask_call(obs: Observation) -> Message:
    if obs["bid"] < 0:
        return message("rablo-ask-call")
    return message("rablo-ask-higher", seat=obs["caller"], stake=stake_of(obs["bid"]))


def _ask_lead(obs: Observation) -> Message:
    if kind_of(obs["bid"]) == DURCHMARSCH:
        return message("rablo-ask-lead-tricks", tricks=HAND - len(obs["tricks"]))
    return message("rablo-ask-lead", points=max(0, GOAL - obs["points"]))


def _ask_follow(obs: Observation) -> Message:
    """[13] [14] The duty of the seat in turn."""
    if obs["hand"].bit_count() == 1:
        return message("ask-last")
    led, best = DECK.suit_of[obs["trick"][0]], best_card(obs)
    suit, trumps = DECK.suits[led], DECK.suits[trump(obs)]
    beats = obs["hand"] & ABOVE[best]
    if obs["hand"] & DECK.suit_mask[led]:
        return message("rablo-ask-beat" if beats and DECK.suit_of[best] == led else "rablo-ask-follow", suit=suit)
    if obs["hand"] & DECK.suit_mask[trump(obs)]:
        over = beats and DECK.suit_of[best] == trump(obs)
        return message("rablo-ask-overtrump" if over else "rablo-ask-trump", suit=suit, trump=trumps)
    return message("rablo-ask-any", suit=suit)


def _play(obs: Observation) -> dict[str, str]:
    if obs["phase"] != PLAY:
        return {}
    return {ACTIONS[action]: ACTIONS[action] for action in obs["legal"] if action < CARDS}


def _illegal(obs: Observation) -> dict[str, Message]:
    if obs["phase"] != PLAY:
        return {}
    return {DECK.names[card]: follow_reason(obs, card)
            for card in cards_in(obs["hand"]) if card not in obs["legal"]}


def _choices(obs: Observation) -> tuple[Choice, ...]:
    """Buttons. Calls are in the panel; a doubling has its button at every seat, with the reason where it is dead."""
    if obs["phase"] == AUCTION:
        return (Choice("pass", message("rablo-do-pass")),)
    if obs["phase"] == DOUBLING:
        word = WORDS[obs["stage"]]
        return (Choice(word, message("rablo-do-" + word), False, why_not(obs, word)),
                Choice("pass", message("rablo-do-pass"), True))
    return tuple(_on_lead(obs, action) for action in obs["legal"] if action >= ANNOUNCE)


def _on_lead(obs: Observation, action: int) -> Choice:
    if action >= FIRST_WORD:
        return _enough(obs) if action == ENOUGH else Choice(ACTIONS[SHOW], message("rablo-do-show"), True)
    card = action - ANNOUNCE
    points = announcement(card, obs["hand"], trump(obs))
    return Choice(ACTIONS[action], message("rablo-do-announce", "16", card=DECK.names[card], points=points))


def _enough(obs: Observation) -> Choice:
    return Choice(ACTIONS[ENOUGH], message("rablo-do-enough", "20", points=obs["points"]), obs["points"] >= GOAL)
