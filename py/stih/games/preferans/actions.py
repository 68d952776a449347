"""What may be said and done in Preferans, and what the public log tells of it.

Actions: 0..31 a card to play, 32..63 the same card to lay away, 64.. the words below.
"""

from __future__ import annotations

from stih.games.preferans.rules import DECK, HAND, WHOLE

_NUMBERS = range(2, WHOLE + 1)
WORDS = ("pass", *(f"bid:{n}" for n in _NUMBERS), "hold", "igra", "bettel", "sanac", "preferans",
         *(f"name:{n}" for n in _NUMBERS), "yield", *(f"declare:{n}" for n in _NUMBERS),
         "come", "stay", "alone", "call", "ok", "kontra", "rekontra", "subkontra", "mortkontra",
         *(f"claim:{n}" for n in range(HAND + 1)), "agree", "refuse", "stop")
ACTIONS = (*DECK.names, *("-" + name for name in DECK.names), *WORDS)
LAY = len(DECK.names)                       # LAY + card lays that card away
_AT = {name: action for action, name in enumerate(ACTIONS)}

PASS, HOLD, YIELD = _AT["pass"], _AT["hold"], _AT["yield"]
BID, NAME, DECLARE = (_AT[f"{word}:2"] - 2 for word in ("bid", "name", "declare"))   # + the contract's number
HAND_BIDS = tuple(_AT[word] for word in ("igra", "bettel", "sanac", "preferans"))
COME, STAY, ALONE, CALL, OK = (_AT[word] for word in ("come", "stay", "alone", "call", "ok"))
KONTRA = _AT["kontra"] - 1                  # + 1 kontra, + 2 rekontra, + 3 subkontra, + 4 mortkontra
CLAIM = _AT["claim:0"]                      # + the tricks claimed
AGREE, REFUSE, STOP = _AT["agree"], _AT["refuse"], _AT["stop"]

AUCTION, NAMING, DISCARD, DECLARING = "auction", "naming", "discard", "declare"
DEFENCE, PARTNER, KONTRAS, PLAY = "defence", "partner", "kontra", "play"
CLAIMED, STOPPING = "claim", "stop"

EVENT_ARGS = {
    "play": ("seat", "card"), "trick": ("seat",),
    "preferans-dealing": ("seat",), "preferans-pass": ("seat",), "preferans-bid": ("seat", "level"),
    "preferans-hold": ("seat", "level"), "preferans-igra": ("seat",), "preferans-bettel": ("seat",),
    "preferans-sanac": ("seat",), "preferans-whole": ("seat",), "preferans-out": ("seat",),
    "preferans-names": ("seat", "contract"), "preferans-yield": ("seat",),
    "preferans-refa": (), "preferans-no-refa": (), "preferans-spades-refa": ("seat",),
    "preferans-spades-no-refa": ("seat",), "preferans-spades-won": ("seat",),
    "preferans-takes": ("seat",), "preferans-talon": ("card", "second"), "preferans-laid": ("seat",),
    "preferans-declare": ("seat", "contract"), "preferans-declare-igra": ("seat", "contract"),
    "preferans-come": ("seat",), "preferans-stay": ("seat",), "preferans-nobody": ("seat",),
    "preferans-alone": ("seat",), "preferans-call": ("seat", "other"), "preferans-dragged": ("seat",),
    "preferans-ok": ("seat",), "preferans-kontra": ("seat",), "preferans-rekontra": ("seat",),
    "preferans-subkontra": ("seat",), "preferans-mortkontra": ("seat",),
    "preferans-claims": ("seat", "count"), "preferans-agree": ("seat",), "preferans-refuse": ("seat",),
    "preferans-claimed": ("seat", "count"),
    "preferans-made": ("seat", "tricks"), "preferans-down": ("seat", "tricks"),
    "preferans-hat": ("seat",), "preferans-hat-off": ("seat",),
    "preferans-stop": ("seat",), "preferans-stopped": (),
}
