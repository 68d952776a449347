"""What travels between two drawings of the table."""

import samples
from table.motion import Scene, plan


def moves(before, after, held=False, hold=False):
    found = plan(Scene(before, held), Scene(after, hold))
    return [(move.kind, move.source, move.target) for move in found]


def test_nothing_moves_on_the_first_drawing_or_when_nothing_has_changed():
    view = samples.playing(3)
    assert plan(None, Scene(view, False)) == [] and plan(Scene(view, False), None) == []
    assert moves(view, view) == []


def test_the_viewers_card_comes_from_the_hand():
    before, after = samples.playing(3), samples.taken()
    assert moves(before, after, hold=True) == [("arrive", ".hand [data-card='AS']", ".trick [data-table-card='AS']")]


def test_anothers_card_comes_from_its_seat():
    after = samples.playing(3)
    before = samples.playing(3, trick=after["trick"][:1])
    assert moves(before, after) == [("arrive", ".seat[data-at='w'] .plate", ".trick [data-table-card='KS']")]


def test_a_taken_trick_goes_to_its_winner_when_it_is_no_longer_held():
    view = samples.taken()
    found = moves(view, view, held=True)
    assert {kind for kind, _, _ in found} == {"swept"} and len(found) == 3
    assert {target for _, _, target in found} == {".seat[data-at='s'] .plate"}


def test_exchanged_cards_go_and_come():
    before = samples.exchanging()
    after = samples.exchanging(hand=["AS", "8S", "JH", "7C"])
    assert [kind for kind, _, _ in moves(before, after)] == ["swept", "dealt"]


def test_a_deal_brings_cards_to_every_seat():
    before = samples.dealing()
    seats = [dict(seat, cards=2) for seat in before["seats"]]
    after = samples.dealing(hand=["AS", "8S"], seats=seats)
    found = moves(before, after)
    assert [kind for kind, _, _ in found] == ["dealt"] * 4
    assert {source for _, source, _ in found} == {".trick.pile .card"}


def test_a_card_is_turned_up_in_its_place():
    before = samples.exchanging(piles=[samples.STOCK])
    after = samples.exchanging()
    assert moves(before, after) == [("turned", ".trick.pile .card", ".zone [data-table-card='QH']")]


def test_a_card_taken_back_flies_nowhere():
    before, after = samples.taken(), samples.playing(3)
    assert {kind for kind, _, _ in moves(before, after)} <= {"arrive", "dealt"}
