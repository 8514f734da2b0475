"""The real window from near: real wheel, real clicks and drags, and the record on disk tells what was meant."""

from __future__ import annotations

import pytest

from build_scripts.driving.screen import eventually
from luna.core.intent import Pick
from tests.window.conftest import OpenTable
from tests.window.records import until

pytestmark = pytest.mark.window

NOTCH = 1.25
WHEEL_UP = 4
AWAY = 5, 5
SEA = Pick("sea")


def appointing() -> tuple[str, str]:
    return until(lambda action, _: action.kind == "appoint" and not action.novice)


def test_an_action_is_played_from_near(open_table: OpenTable) -> None:
    record, line = appointing()
    hand = open_table(record)
    program, lens = hand.program, hand.seen.scene.view.lens
    assert lens
    (start, end), whole = hand.drag_of(line), program.rest()
    at = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    program.click(at, WHEEL_UP)
    lens.nearer(NOTCH, at)
    lens.settle()
    program.move(AWAY)
    eventually("the part of the table", lambda: program.differs(whole, lens.room))
    start, end = hand.drag_of(line)
    lines = hand.lines()
    program.drag(start, end)
    hand.expect([*lines, line])


def test_the_water_leads_nearer_and_goes_with_the_hand_and_esc_leads_back(open_table: OpenTable) -> None:
    record, _ = appointing()
    hand = open_table(record)
    program, lens = hand.program, hand.seen.scene.view.lens
    assert lens
    room = lens.room
    program.move(AWAY)
    whole, lines, sea = program.rest(), hand.lines(), hand.seen.place(SEA)
    program.double_click(sea)
    program.move(AWAY)
    eventually("the part of the table", lambda: program.differs(whole, room))
    near = program.rest()
    program.drag(sea, (sea[0] + 60, sea[1] - 40))
    program.move(AWAY)
    eventually("another part of it", lambda: program.differs(near, room))
    program.key("Escape")
    eventually("the whole table", lambda: not program.differs(whole, room))
    assert hand.lines() == lines
