"""The points that stand beside a deed are those of that deed."""

from unittest.mock import Mock

from luna.app.table.telling.deeds import Deeds
from luna.core.seat import Seat, SeatKind
from luna.ui.table.chronicle_line import ChronicleLine

ASKED = "between", ("second",), 0
"""The position before the second step, that step and the seat of the only person."""
SEATS = Seat("heron", name="Ada"), Seat("ram", SeatKind.BOT, "level-1")


def told(*lines, alone=False, changed=()):
    """The deed of the second of two steps, which `changed` something for Ada."""
    table, wording = Mock(length=2, alone=alone, person=0, steps=("first", "second")), Mock(names={"ram": "Bruno"})
    table.session.seats, table.before = SEATS, {1: "at first", 2: "between"}.get
    wording.words.concerns = lambda before, steps, seat: changed if (before, steps, seat) == ASKED else None
    return Deeds(table, wording).closing(lines)


def test_a_head_over_this_deed_alone_tells_its_points():
    head = ChronicleLine("Bruno", "ram", head=True, step=2, begins=1, points="+3")
    assert told(head, ChronicleLine("Both of it", "ram", step=2, begins=1)).points == "+3"


def test_points_of_the_deeds_before_in_the_same_turn_do_not_stand_beside_it():
    head = ChronicleLine("Bruno", "ram", head=True, step=2, begins=1, points="+3")
    deed = told(head, ChronicleLine("First", "ram", step=1), ChronicleLine("Second", "ram", step=2))
    assert (deed.rows, deed.points) == (("Second",), "")


def test_the_only_person_reads_below_it_what_it_changed_for_them():
    lines = ChronicleLine("First", "ram", step=1), ChronicleLine("Second", "ram", step=2)
    deed = told(*lines, alone=True, changed=("Ada: −2",))
    assert (deed.rows, deed.more) == (("Second",), ("Ada: −2",))


def test_between_several_persons_a_deed_is_told_without_what_it_changed_for_one_of_them():
    assert told(ChronicleLine("Second", "ram", step=2), changed=("Ada: −2",)).more == ()


def test_an_own_deed_changes_nothing_that_its_line_does_not_tell():
    table, wording = Mock(length=1, alone=True, person=0), Mock(names={"heron": "Ada"})
    table.session.seats = SEATS
    deed = Deeds(table, wording).closing((ChronicleLine("Own", "heron", step=1),))
    assert deed
    assert (deed.rows, deed.more) == (("Own",), ())
