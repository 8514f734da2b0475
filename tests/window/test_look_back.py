"""Looking back under a real mouse: the slider is dragged through the game, and nothing of it is played."""

from __future__ import annotations

import pygame
import pytest

from build_scripts.driving.screen import eventually
from luna.ui.table.picks import LOOK_SLIDER
from tests.window.conftest import OpenTable
from tests.window.records import until

pytestmark = pytest.mark.window


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_real_drag_of_the_slider_leads_to_its_step_and_back_to_the_game(open_table: OpenTable, language: str) -> None:
    record, _ = until(lambda action, state: action.kind == "appoint" and state.round == 3)
    hand = open_table(record, language)
    program, scene, before = hand.program, hand.seen.scene, hand.lines()
    present, steps = program.rest(), len(before)
    program.key("Left")
    scene.look_at(steps - 1)
    way = scene.view.place(LOOK_SLIDER, scene.shown())
    assert way is not None
    there = way.x + way.w // 3, way.centery
    program.drag((way.x + way.w * (steps - 1) // steps, way.centery), there)
    step = round((there[0] - way.x) / way.w * steps)
    scene.look_at(step)
    hand.seen.point(there)
    eventually("the step under the slider", lambda: program.looks_like(hand.seen.drawn(), there))
    assert scene.shown().look is not None
    program.drag(there, (way.right, way.centery))
    eventually("the present", lambda: not program.differs(present, pygame.Rect(way.x, way.y - 400, way.w, 300)))
    assert hand.lines() == before
