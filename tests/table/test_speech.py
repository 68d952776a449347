"""What is said aloud: the cards of a trick in one line, the rest a line each, and no decision twice."""

from table.speech import Speech

PLAYS = [{"what": "play"}, {"what": "play"}, {"what": "trick"}]
BID = {"what": "raub-accept"}


def words(message):
    return message.get("what") or message["key"]


def said(wanted, *calls):
    """The lines said when these events come; a view among them is asked."""
    lines = []
    speech = Speech(lines.append)
    for call in calls:
        if isinstance(call, dict):
            speech.ask(call, words, wanted)
        else:
            speech.tell(call, words, wanted)
    return lines


def view(turn):
    return {"number": 1, "turn": turn, "phase": "play", "prompt": {"key": "ask"}}


def test_a_trick_is_one_line_and_a_word_another():
    assert said("all", [BID, *PLAYS]) == ["raub-accept", "play play trick"]


def test_cards_are_said_before_the_player_is_asked_and_a_decision_once():
    assert said("all", [BID, PLAYS[0]], view(1), view(1)) == ["raub-accept", "play", "ask"]
    assert said("all", view(1), view(2)) == ["ask", "ask"]


def test_finished_tricks_alone_hold_all_their_cards():
    assert said("tricks", [BID, PLAYS[0]], view(1), PLAYS[1:]) == ["play play trick"]


def test_off_says_nothing():
    assert said("off", [BID, *PLAYS], view(1), PLAYS) == []
