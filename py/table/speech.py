"""What is told to those who listen: a line an event, and of a trick one line when it is complete or waits for them."""

PLAY, TRICK = "play", "trick"


class Speech:
    """Says what happens, as much as is wanted: "all", "tricks" (finished tricks alone) or "off"."""

    def __init__(self, say):
        self._say = say
        self._cards = []
        """Sentences about the trick on the table that have not been said."""
        self._asked = None

    def tell(self, events, t, wanted):
        """Tell events; `t` gives their sentences."""
        for event in events:
            if event["what"] in (PLAY, TRICK):
                self._cards.append(t(event))
            if event["what"] == TRICK:
                self._flush(wanted != "off")
            elif event["what"] != PLAY and wanted == "all":
                self._flush(True)
                self._say(t(event))

    def ask(self, view, t, wanted):
        """Tell what the player is asked, once for each decision, after the cards that lie there."""
        decision = (view["number"], view["turn"], view["phase"])
        if wanted == "all" and decision != self._asked:
            self._flush(True)
            self._say(t(view["prompt"]))
        self._asked = decision

    def _flush(self, aloud):
        if self._cards and aloud:
            self._say(" ".join(self._cards))
        self._cards = []
