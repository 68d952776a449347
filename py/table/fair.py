"""The seal of a deal: shown while it is played, checked by the page itself once it is over (docs/fairness.md)."""

import asyncio
import binascii
import hashlib

from table import menu
from table.vnode import h


def sha256(text):
    """The SHA-256 of a text, in hex."""
    return binascii.hexlify(hashlib.sha256(text.encode()).digest()).decode()


def seal_of(cards):
    """The seal of a pack whose cards are open with their salts, or closed in their envelopes."""
    closed = [each.get("envelope") or sha256(f"{place} {each['card']} {each['salt']}")
              for place, each in enumerate(cards)]
    return sha256("\n".join(closed))


class Check:
    """What is to be seen of a deal's seal. `promised` is the seal as the page was first told it.

    `state`: "none" (this deal has no seal), "sealed" (the deal is not over), "wait", then "good", "broken", or "later"
    where the engine cannot open it now.
    """

    def __init__(self, view, promised, draw):
        self.view = view
        self.promised = promised
        self.cards = []
        self.state = "none" if not promised else "wait" if view["result"] else "sealed"
        self._draw = draw

    async def look(self, engine):
        """Have the pack opened, and work the seal out from it."""
        reply = await engine.ask("reveal", number=self.view["number"])
        self.take(reply.get("revealed"))
        self._draw()

    def take(self, revealed):
        """Compare what was opened, if anything could be, with what was promised."""
        self.cards = revealed["cards"] if revealed else []
        self.state = "later" if not revealed else "good" if seal_of(self.cards) == self.promised else "broken"

    # ---- drawing

    def render(self, t):
        """The panel."""
        opened = len([each for each in self.cards if "card" in each])
        said = t("fair-" + self.state, opened=opened, count=len(self.cards))
        body = [h("p", {"role": "status", "data-seal": self.state}, said),
                h("p", None, _code(grouped(self.promised))) if self.promised else None,
                self._pack(t),
                h("p", {"class": "hint"}, t("fair-number", seed=self.view["seed"])),
                h("p", None, h("a", {"href": t.rules("fairness")}, t("fair-about")))]
        return menu.panel("fair", t("fair-title"), h("div", {"class": "fair"}, body), t)

    def _pack(self, t):
        if not self.cards:
            return None
        rows = [_row(place, each, t) for place, each in enumerate(self.cards)]
        return h("details", None, h("summary", None, t("fair-pack")), h("ol", {"class": "envelopes"}, rows))


def _row(place, each, t):
    """A card with the very text that its envelope is the hash of; or the envelope alone."""
    if "card" in each:
        words = [h("b", None, t.card(each["card"])), _code(f"{place} {each['card']} {each['salt']}")]
    else:
        words = [h("b", None, t("fair-closed")), _code(each["envelope"])]
    return h("li", {"key": place}, words)


def _code(text):
    return h("code", {"translate": "no"}, text)


def grouped(seal):
    """The 64 digits in groups of eight, which can be read and compared."""
    return " ".join([seal[at : at + 8] for at in range(0, len(seal), 8)])


def open_for(game, engine, draw):
    """The seal of the deal at the table of `game`; a finished deal is opened meanwhile."""
    check = Check(game.view, game.seals.get(game.view["number"]), draw)
    if check.state == "wait":
        asyncio.create_task(check.look(engine))
    return check
