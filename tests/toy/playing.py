"""What persons do at the table of the toy game."""

from __future__ import annotations

from tests.toy.program import Program
from tests.toy.turn import LET_PASS


def answer(program: Program) -> None:
    """The next seat lets the card pass."""
    program.come()
    program.pick(LET_PASS)


def play_turn(program: Program) -> None:
    """Whoever is in turn leads its lowest card and gets a point for it."""
    if program.table.covered:
        program.come()
    program.put(program.state.hands[program.table.table.actor][0])
    answer(program)


def begin_toy(program: Program) -> None:
    """A new toy game from the title of another one."""
    program.click("game-toy")
    program.click("new")
    program.click("begin")
