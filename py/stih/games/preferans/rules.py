"""Preferans: the pack, the contracts and the options. A number [n] is a clause of the rules page."""

from __future__ import annotations

from typing import NamedTuple

from stih.engine.cards import Cards, Deck
from stih.engine.options import Option, Options
from stih.engine.state import Seat

RULES_VERSION = 1
SEATS = (3,)                                                        # [1]
PLAYERS = 3
DECK = Deck(suits="CDHS", ranks="789TJQKA")                         # [2] the ten stands below the jack
HAND = 10                                                           # [4] cards to a hand, tricks to a deal
UNLIMITED = -1

SPADES, DIAMONDS, HEARTS, CLUBS, BETTEL, SANAC, WHOLE = range(2, 9)  # [14] contracts, by their number
TRUMPS = (-1, -1, 3, 1, 2, 0, -1, -1, -1)                           # the suit of DECK that each makes trumps
ALL_OR_NOTHING = (BETTEL, WHOLE)                                    # one trick on the wrong side ends these
NEED = 6                                                            # [14] tricks the declarer needs in the others
BEATEN = 5                                                          # defence tricks that beat him
QUOTA, JOINT = 2, 4                                                 # [17] what a defender, and a pair, must reach

OPTIONS = (                                                         # [39]
    Option("direction", "cw", ("cw", "ccw"), "1"),
    Option("start_bule", 60, (10, 300), "28", step=10),
    Option("max_refa", UNLIMITED, (0, 20), "12", none=UNLIMITED),
    Option("hat_blocks_refa", False, clause="12"),
    Option("hat_freezes_refa", False, clause="33"),
    Option("naming_allows_6_7", False, clause="9"),
    Option("contract_8", False, clause="38"),
    Option("defender_quota", "two_or_joint_four", ("two_or_joint_four", "individual_two"), "17"),
    Option("fine_when_declarer_down", False, clause="17"),
    Option("kontra_model", "single_responsible", ("single_responsible", "bilateral"), "20"),
    Option("max_kontra", 4, (0, 4), "19"),
    Option("bettel_kontra_supe", "kontra_only_5U", ("kontra_only_5U", "both_5U", "kontra_10U"), "32"),
    Option("spades_without_kontra", "declarer_wins",
           ("declarer_wins", "refa_then_win", "refa_then_redeal", "play"), "21"),
    Option("refa_exempts_spades", True, clause="21"),
    Option("sanac_lead", "skip_declarer", ("skip_declarer", "through_declarer"), "23"),
    Option("must_head", False, clause="24"),
    Option("must_overtrump", False, clause="24"),
    Option("stop_at_five", True, clause="26"),
    Option("open_bettel", False, clause="25"),
    Option("end_rule", "cap", ("cap", "cap_supe", "stop_at_or_below"), "34"),
    Option("last_hand_double_fall", False, clause="35"),
    Option("sheet_sign", "debt_positive", ("debt_positive", "debt_negative"), "28"),
)
_SERBIAN: Options = {
    "direction": "ccw", "start_bule": 100, "max_refa": 2, "hat_blocks_refa": True,
    "spades_without_kontra": "refa_then_win", "refa_exempts_spades": False, "sanac_lead": "through_declarer",
}
PRESETS: dict[str, Options] = {
    "croatian": {},
    "serbian-2001": _SERBIAN,
    "club": {**_SERBIAN, "max_kontra": 2, "last_hand_double_fall": True},
}


class Rules(NamedTuple):
    """The options of a match, in the order of OPTIONS."""

    direction: str
    start_bule: int
    max_refa: int
    hat_blocks_refa: bool
    hat_freezes_refa: bool
    naming_allows_6_7: bool
    contract_8: bool
    defender_quota: str
    fine_when_declarer_down: bool
    kontra_model: str
    max_kontra: int
    bettel_kontra_supe: str
    spades_without_kontra: str
    refa_exempts_spades: bool
    sanac_lead: str
    must_head: bool
    must_overtrump: bool
    stop_at_five: bool
    open_bettel: bool
    end_rule: str
    last_hand_double_fall: bool
    sheet_sign: str

    def highest(self) -> int:
        """[14] [38] The highest contract there is."""
        return WHOLE if self.contract_8 else SANAC

    def highest_name(self) -> int:
        """[9] The highest contract that may be named when several said igra."""
        return self.highest() if self.naming_allows_6_7 else CLUBS


def after(seat: Seat) -> Seat:
    """[1] The next seat in rotation."""
    return (seat + 1) % PLAYERS


def others(seat: Seat) -> tuple[Seat, Seat]:
    """The two seats after *seat*, in rotation."""
    return (seat + 1) % PLAYERS, (seat + 2) % PLAYERS


def trump_mask(trump: int) -> Cards:
    """The cards of the trump suit, none without one."""
    return DECK.suit_mask[trump] if trump >= 0 else 0
