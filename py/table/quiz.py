"""A question at an embedded table: the reader chooses, the author's answer or the text or the rules bot judges."""

import asyncio

from table import steps, whynot
from table.engaged import Engaged
from table.pointing import DONE
from table.vnode import h


class Quiz(Engaged):
    """The table at which the question is put. Until it is answered nothing is played."""

    def begun(self, embed, told, request):
        """As for a match that is played on."""
        super().begun(embed, told, request)
        self._verdict = None
        """`(what was chosen, whether it is right, what was meant)`: lists of actions, the last of such lists."""

    # ---- the answer

    def _send(self, actions, card=None):
        self._why = self._raised = None
        asyncio.create_task(self._judge(actions))

    async def _judge(self, actions):
        meant = await self._meant()
        right = laid(actions) in [laid(each) for each in meant]
        self._verdict = (actions, right, meant)
        self.embed.acted(self.game.view["seat"], actions, right)
        self._app.draw()

    async def _meant(self):
        """The answers that count as right: the author's, else what the text goes on with, else the rules bot's."""
        if self.embed.wanted:
            return [each.split("+") for each in self.embed.wanted.split()]
        step = self.request["step"]
        told = self.told_text.answer(step)
        if told:
            return [told]
        reply = await self._app.engine.ask("judge", link=self.told_text.link, step=step, action=None)
        return [] if reply["error"] or not reply["judge"]["bot"] else [[reply["judge"]["bot"]]]

    # ---- drawing

    def remark(self, t):
        """The verdict with the author's comment and the ways on, or why something may not be chosen."""
        if not self._verdict:
            return super().remark(t) or steps.remark(t.chosen(self._frame(0)["comment"]))
        chosen, right, meant = self._verdict
        sign = h("b", {"key": "verdict", "class": "right" if right else "wrong"},
                 t("embed-right" if right else "embed-wrong"))
        yours = h("span", {"key": "yours"}, " ", t("embed-answer", what=self._words(chosen, t)))
        other = None if right or not meant else h("span", {"key": "meant"}, " ", t(
            "embed-meant", what=" / ".join([self._words(each, t) for each in meant])))
        said = t.chosen(self._frame(len(self.told_text.answer(self.request["step"])))["comment"])
        words = [h("p", {"key": "words"}, sign, yours, other), h("p", {"key": "comment"}, said) if said else None]
        return steps.remark(words, self._ways(right, t))

    def _frame(self, later):
        frames = self.told_text.frames
        return frames[min(self.request["step"] + later, len(frames) - 1)]

    def _words(self, actions, t):
        shown = [action for action in actions if action != DONE] or actions
        return ", ".join([whynot.in_words(action, self.view["game"], t) for action in shown])

    def _ways(self, right, t):
        commands = (() if right else ("again",)) + ("play", "see")
        says = {"again": "embed-again", "play": "steps-play", "see": "embed-see"}
        return h("p", {"key": "ways", "class": "acts"}, [_button(command, t(says[command])) for command in commands])

    # ---- commands

    def _command(self, command, data):
        if command == "quiz-again":
            self.reset()
        elif command == "quiz-play":
            self.embed.play(self.request["step"])
        elif command == "quiz-see":
            self.embed.walk(self.request["step"])
        else:
            super()._command(command, data)

    def reset(self):
        """Put the question again."""
        self._verdict = None
        self._chosen = []
        super().reset()


def _button(command, text):
    attrs = {"key": command, "class": "btn quiet", "type": "button", "data-command": "quiz-" + command}
    return h("button", attrs, text)


def laid(actions):
    """A gesture as it is compared: the cards in any order, without the word that ends it."""
    return sorted([action for action in actions if action != DONE] or actions)
