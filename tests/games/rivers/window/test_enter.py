"""At the table of the second game Enter does what the button says that bears it, wherever the pointer is."""

from __future__ import annotations

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.rivers.picks.bar import PASS, SWAP
from luna.games.rivers.picks.kinds import BAG, SCREEN, Kind, cell, hand
from luna.ui.table.picks import CONFIRM, DONE
from tests.games.rivers.window.program import Rivers, opened, setup_of, written

HANDS = "krrbbg", "krbbgg"
RED, BLUE, GREEN = hand(1), hand(2), hand(3)


@pytest.fixture
def swapping(program: Rivers, tmp_path) -> Rivers:
    """A red and the only green tile lie on the bag."""
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    for pick in (SWAP, RED, GREEN):
        program.pick(pick)
    return program


def bearing(program: Rivers) -> list[Pick]:
    """The buttons that bear Enter and can be pressed."""
    return [each.pick for each in program.table.shown().actions if each.pressed_by == "Enter"]


def given(program: Rivers) -> list[str]:
    return [line for line in program.table.game.match.notations() if line.startswith("swap")]


@pytest.mark.parametrize(
    "place", [RED, BLUE, GREEN, BAG, SCREEN, cell(100), PASS, SWAP, DONE, Pick(Kind.SUPPLY, "red")]
)
def test_enter_gives_away_what_lies_on_the_bag_wherever_the_pointer_is(swapping: Rivers, place: Pick):
    if rect := swapping.table.place(place):
        swapping.move(rect.center)
    assert bearing(swapping) == [DONE]
    swapping.key(pygame.K_RETURN)
    assert given(swapping) == ["swap red=1 green=1"]


def test_where_tab_went_enter_picks_and_the_button_does_not_bear_it(swapping: Rivers):
    while swapping.table.pointing.focus != RED:
        swapping.key(pygame.K_TAB)
    assert bearing(swapping) == []
    swapping.key(pygame.K_RETURN)
    assert swapping.table.turn.picks == (SWAP, RED, GREEN, RED)
    assert bearing(swapping) == [DONE]  # no red tile is left to be picked
    swapping.key(pygame.K_RETURN)
    assert given(swapping) == ["swap red=2 green=1"]


def test_before_anything_lies_on_the_bag_no_button_can_be_pressed_by_enter(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    assert bearing(program) == []
    program.pick(SWAP)
    assert bearing(program) == []


def test_help_takes_enter_from_the_button(swapping: Rivers):
    swapping.table.help.open(BAG)
    swapping.table.redraw()
    assert bearing(swapping) == []


def test_an_open_turn_is_ended_by_enter_wherever_the_pointer_is(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    program.lay("blue", "a4")
    program.lay("red", "f5")
    program.move(program.point(BAG))
    assert bearing(program) == [CONFIRM]
    program.key(pygame.K_RETURN)
    assert not program.table.table.open
