"""Behind the curtain lies a table at which nobody has pointed at anything yet."""

from __future__ import annotations

import pygame

from tests.games.rivers.window.program import Rivers, opened, setup_of, written


def test_what_the_curtain_hid_under_the_pointer_is_not_pointed_at_when_somebody_comes(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of("krrbbg", "krbbgg")))
    table = program.table
    program.come()
    shown = table.shown()
    pick = next(button.pick for button in shown.actions if button.enabled)
    place = table.view.place(pick, shown)
    assert place
    opened(program, tmp_path / "again", written(setup_of("krrbbg", "krbbgg")))
    at = place.center
    pygame.mouse.set_pos(at)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        program.app.handle(pygame.event.Event(kind, button=1, pos=at))
    assert program.table.shown().hover is None
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 12, at[1]), rel=(12, 0), buttons=(0, 0, 0))
    program.app.handle(moved)
    assert program.table.shown().hover == pick
