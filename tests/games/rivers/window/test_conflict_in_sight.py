"""What counts in a conflict stays in sight: numbers, laid tiles and the question how many come lie off it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import CONFLICT, Kind, hand
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import ATTACK, CELL_NAMES, DEFEND, SPHERES
from luna.games.rivers.rules.state import State
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.sides import fought_over, laid_at, number_at
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.table.picks import TablePick
from tests.games.rivers.rules.random_games import steps
from tests.games.rivers.window.program import Rivers, opened, record

SEEDS, FRAME = range(12), Frame((1280, 720))


def conflicts() -> Iterator[State]:
    for seed in SEEDS:
        yield from (state for state, _ in steps(seed, 4) if state.phase in (ATTACK, DEFEND))


def test_numbers_and_laid_tiles_lie_on_nothing_that_counts_where_there_is_room():
    hidden, told = 0, 0
    for state in conflicts():
        seen = Snapshot.of(state)
        assert seen.conflict is not None
        for side in seen.conflict.sides:
            leader, others = FRAME.cell(side.leader), fought_over(seen) - {side.leader}
            at = [FRAME.at(number_at(seen, side)), FRAME.at(laid_at(seen, side))]
            assert not leader.inflate(-leader.w // 4, -leader.h // 4).collidepoint(at[0])
            hidden += any(FRAME.cell(cell).collidepoint(point) for point in at for cell in others)
            told += 1
    assert told > 50
    assert hidden < told / 20  # only between three supporters


def test_what_a_side_has_off_the_map_leaves_the_number_of_the_row_to_be_read():
    """The plate of the row’s number is a third of a cell high, that of a side less than half."""
    seen = Snapshot.of(next(conflicts()))
    assert seen.conflict is not None
    leader, below, beside = (CELL_NAMES.index(name) for name in ("a2", "a3", "b2"))
    full = replace(seen.holding(1, below, beside), conflict=None)
    at, cell = FRAME.at(number_at(full, replace(seen.conflict.sides[0], leader=leader))), FRAME.cell(leader)
    assert at[0] < FRAME.map_area().left
    assert at[1] - cell.centery > cell.h * (1 / 6 + 0.45 / 2)


@pytest.mark.parametrize("phase", [ATTACK, DEFEND])
def test_the_question_how_many_tiles_lies_off_all_that_counts(program: Rivers, tmp_path, phase):
    opened(program, tmp_path, record(phase, lambda state: state.hand[SPHERES * state.actor + supporting(state)] > 1))
    program.come()
    seen = Snapshot.of(program.seen())
    counted = [program.table.place(Pick(Kind.CELL, CELL_NAMES[cell])) for cell in fought_over(seen)]
    program.drag(hand(supporting(program.seen())), CONFLICT)
    question = program.table.place(Pick(TablePick.QUESTION))
    assert isinstance(question, pygame.Rect)
    assert question.collidelist([rect for rect in counted if rect]) < 0
