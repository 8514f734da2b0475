"""The points that stand beside a deed are those of that deed."""

from unittest.mock import Mock

from luna.app.table.telling.deeds import Deeds
from luna.ui.table.chronicle_line import ChronicleLine


def told(*lines):
    """The deed of the second of two steps."""
    table, wording = Mock(length=2), Mock(names={"ram": "Bruno"})
    return Deeds(table, wording).closing(lines)


def test_a_head_over_this_deed_alone_tells_its_points():
    head = ChronicleLine("Bruno", "ram", head=True, step=2, begins=1, points="+3")
    assert told(head, ChronicleLine("Both of it", "ram", step=2, begins=1)).points == "+3"


def test_points_of_the_deeds_before_in_the_same_turn_do_not_stand_beside_it():
    head = ChronicleLine("Bruno", "ram", head=True, step=2, begins=1, points="+3")
    deed = told(head, ChronicleLine("First", "ram", step=1), ChronicleLine("Second", "ram", step=2))
    assert (deed.rows, deed.points) == (("Second",), "")
