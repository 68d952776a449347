"""What the replay of a deal says of a player's decisions: what the lamp would have said at that moment, no more."""

import json
from random import Random

import pytest
from secrecy import swapped
from stih import bots
from stih.bots import hindsight
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games import GAMES
from stih.session import Session

SEATS = ["rules", "you", "rules", "rules"]
YOU = 1
HOUSE_RULES = {"cribbage": {"counting": "manual", "muggins": "all"}}
DEALS = 6
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


class Table:
    """A session in which the player acts by lot, and asks for a hint before every decision."""

    def __init__(self, game, seed):
        self.session, self.rng, self.hints = Session(), Random(seed), {}
        self.ask("start", game=game.id, seats=SEATS[:max(game.seats)], seed=seed, seat=YOU,
                 options=HOUSE_RULES.get(game.id, {}))

    def ask(self, do, **fields):
        reply = json.loads(self.session.handle(json.dumps({"id": 1, "do": do} | fields)))
        assert reply["error"] is None, reply["error"]
        return reply

    def play(self):
        """To the end of the deal; `hints` are then those of the gestures, by the number of their first action."""
        deal = self.session.match.deal
        while deal.phase != OVER:
            if self.session.wait() == "bot":
                self.ask("step")
            else:
                self._decide(deal)

    def _decide(self, deal):
        turn, forced = self.session.match.turn_number, len(deal.legal_actions()) == 1
        if not forced:
            self.hints[turn] = self.ask("hint", turn=turn)["hint"]
        self.ask("act", turn=turn, actions=self._gesture(deal))

    def _gesture(self, deal):
        """Some actions that answer what is asked now: cards laid away are one gesture."""
        trial, done, game = deal.clone(), [], self.session.match.game
        asked = deal.turn, deal.phase
        while not done or (done[-1].startswith("-") and (trial.turn, trial.phase) == asked):
            action = self.rng.choice(trial.legal_actions())
            trial.apply(action)
            done.append(game.actions[action])
        return done


@pytest.fixture(scope="module", params=GAMES.values(), ids=list(GAMES))
def tables(request):
    """Some tables whose first deal is over."""
    played = [Table(request.param, f"hindsight {number}") for number in range(DEALS)]
    for table in played:
        table.play()
    return played


def judged(table):
    """By the number of the action that began it, each decision that the replay judges, and where it does."""
    words, found = table.session.match.deals[0]["actions"], {}
    for place, frame in enumerate(table.ask("replay", number=1)["frames"]):
        if frame["advice"]:
            first = max(turn for turn in table.hints if turn < place)
            found[first] = frame["advice"], words[first:place]
    return found


def test_each_decision_has_the_hint_that_was_given_then(tables):
    """And no other step has any: neither those of bots nor those where one thing was allowed."""
    different = 0
    for table in tables:
        found = judged(table)
        assert {first: {**advice, "same": None} for first, (advice, _) in found.items()} == {
            first: {**hint, "same": None} for first, hint in table.hints.items()}
        for advice, done in found.values():
            assert advice["same"] or sorted(done) != sorted(advice["actions"])
            different += not advice["same"]
    assert different > DEALS


def test_another_card_is_the_same_only_where_nobody_else_has_one_between(tables):
    for table in tables:
        match, told = table.session.match, judged(table)
        deal, deck = match.redeal(0), match.game.deck
        for turn, word in enumerate(match.deals[0]["actions"]):
            advice, done = told.get(turn, (None, None))
            if advice and advice["same"] and sorted(done) != sorted(advice["actions"]):
                assert match.game.id in hindsight.POINTLESS
                low, high = sorted([deck.index[done[0]], deck.index[advice["actions"][0]]])
                between = set(range(low, high)) - {card for card in range(low, high) if deal.hands[YOU] >> card & 1}
                assert deck.suit_of[low] == deck.suit_of[high]
                assert not any(deal.hands[seat] >> card & 1 for seat in range(len(match.seats)) for card in between)
                assert not between & set(deal.trick)
            match.game.take(deal, word)


def test_the_same_record_has_the_same_judgement(tables):
    for table in tables:
        match = table.session.match
        again = Match.replay(match.game, match.record())
        assert hindsight.judged(match, 1, YOU) == hindsight.judged(again, 1, YOU)


@every_game
def test_who_follows_the_hints_hears_of_no_difference(game):
    match = Match(game, SEATS[:max(game.seats)], "as advised", HOUSE_RULES.get(game.id))
    while match.deal.phase != OVER:
        for name in bots.hint(match)["actions"] if match.deal.turn == YOU else [bots.move(match)]:
            match.act(name)
    told = [advice for advice in hindsight.judged(match, 1, YOU) if advice]
    assert told and all(advice["same"] for advice in told)


def test_cards_laid_away_in_another_order_are_the_same_gesture():
    match = Match(GAMES["cribbage"], ["rules", "you"], "order")
    while match.deal.phase != OVER:
        if match.deal.turn == YOU:
            for name in reversed(bots.hint(match)["actions"]):
                match.act(name)
        else:
            match.act(bots.move(match))
    assert all(advice["same"] for advice in hindsight.judged(match, 1, YOU) if advice)


def test_cards_that_the_player_could_not_know_change_nothing(tables):
    """At each decision the deal is one of those that the player cannot tell apart."""
    for number, table in enumerate(tables):
        match = table.session.match
        deal, told = match.redeal(0), judged(table)
        for turn, word in enumerate(match.deals[0]["actions"]):
            if turn in told:
                twin, _ = swapped(match.game, deal, YOU, Random(number))
                assert bots.hint_in(match.game, twin) == {
                    key: value for key, value in told[turn][0].items() if key != "same"}
            match.game.take(deal, word)


def test_people_at_one_device_are_not_judged(tables):
    """A hint names cards that the others may never see."""
    match = tables[0].session.match
    people = ["person:Ana", "you", "rules", "rules"][:len(match.seats)]
    shared = Match.replay(match.game, match.record() | {"seats": people})
    assert hindsight.judged(shared, 1, YOU) == [None] * (len(match.deals[0]["actions"]) + 1)
