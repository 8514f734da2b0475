"""At the table of the second game a key does what the button does that bears it, whatever is to be decided."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from luna.app.table.scene import TableScene
from luna.games.rivers.picks.bar import END_KEY, PASS, SWAP
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.constants import ACT, ATTACK, BUILD, DEFEND, LEAVE, ORDER
from luna.ui.table.picks import CANCEL
from luna.ui.table.shown import Button
from tests.games.rivers.window.program import Rivers, opened, record

NAMED = {"Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE}


def decides(phase: int) -> Callable[[Rivers, Path], None]:
    def reach(program: Rivers, folder: Path) -> None:
        opened(program, folder, record(phase))
        program.come()

    return reach


def gives(program: Rivers, folder: Path) -> None:
    decides(ACT)(program, folder)
    program.pick(SWAP)
    program.pick(next(pick for pick in program.table.turn.targets() if pick.kind == Kind.HAND))


def has_done_all(program: Rivers, folder: Path) -> None:
    decides(ACT)(program, folder)
    program.pick(PASS)
    assert program.table.table.open


def looks_back(program: Rivers, folder: Path) -> None:
    decides(ACT)(program, folder)
    program.key(pygame.K_LEFT)


STATES = {
    "act": decides(ACT),
    "order": decides(ORDER),
    "attack": decides(ATTACK),
    "defend": decides(DEFEND),
    "build": decides(BUILD),
    "leave": decides(LEAVE),
    "gives": gives,
    "open": has_done_all,
    "back": looks_back,
}


def bearing(program: Rivers) -> list[Button]:
    """All buttons with a key that can be pressed."""
    shown = program.table.shown()
    looked = shown.look.buttons if shown.look else ()
    return [each for each in (*shown.actions, *shown.bar, *looked) if each.pressed_by]


def come_to(program: Rivers) -> tuple[object, ...]:
    """What a press has led to."""
    if not isinstance(program.app.top, TableScene):
        return (type(program.app.top),)
    held = program.app.top
    told = held.game.match.notations(), held.turn.picks, held.table.question, held.table.open, held.table.looked
    return (*told, held.previewing, held.hints.step)


def press(program: Rivers, key: str) -> None:
    program.key(NAMED.get(key) or ord(key.lower()), "" if key in NAMED else key.lower())


@pytest.mark.parametrize("name", STATES)
def test_a_key_does_what_the_button_does_that_bears_it(program: Rivers, tmp_path, name):
    STATES[name](program, tmp_path)
    before, buttons = come_to(program), bearing(program)
    assert buttons
    for button in buttons:
        press(program, button.key)
        by_key = come_to(program)
        STATES[name](program, tmp_path)
        assert come_to(program) == before
        program.pick(button.pick)
        assert by_key == come_to(program), button
        assert button.selected or by_key != before, button  # what is chosen already stays so
        STATES[name](program, tmp_path)


def test_the_key_that_ends_a_turn_also_confirms_its_end(program: Rivers, tmp_path):
    has_done_all(program, tmp_path)
    press(program, END_KEY)
    assert not program.table.table.open


def test_who_is_attacked_cannot_cancel_what_another_one_has_begun(program: Rivers, tmp_path):
    decides(DEFEND)(program, tmp_path)
    back = program.table.shown().actions[0]
    assert (back.pick, back.enabled) == (CANCEL, False)
