"""The texts of first deals, read as the page reads them."""

import json
from functools import cache
from pathlib import Path

from stih.session import Session

FOLDER = Path(__file__).parents[1] / "assets" / "lessons"
LANGUAGES = ("en", "sr", "hr", "sl", "hu", "ru")
LEARNER = 0


@cache
def ask(do, text, step=None):
    """What the engine answers about a text."""
    fields = {"id": 1, "do": do, "text": text, "step": step, "action": None}
    reply = json.loads(Session().handle(json.dumps(fields)))
    assert reply["error"] is None, reply["error"]
    return reply


class Reader:
    """The lesson of a game."""

    def __init__(self, game):
        self.text = (FOLDER / f"{game}.stih").read_text(encoding="utf-8")
        self.shown = ask("read", self.text)["shown"]
        self.frames = self.shown["frames"]

    def own_gestures(self):
        """The steps at which the learner is asked, the first of each set of cards that are laid away together."""
        for step, frame in enumerate(self.frames[:-1]):
            following = self.frames[step + 1]
            away = (frame["action"] or "").startswith("-") and frame["by"] == LEARNER
            if following["by"] == LEARNER and not away:
                yield step

    def legal(self, step):
        """What the learner may do at a step."""
        return [choice["action"] for choice in ask("judge", self.text, step)["judge"]["choices"] if not choice["why"]]
