"""The second game by keyboard alone: arrows go from cell to cell, and every target can be reached by them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind, hand
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.ui.table.picks import TablePick
from luna.ui.widgets import focus
from tests.games.rivers.window.program import Rivers, opened, setup_of, written

GOLDEN = Path(__file__).parent.parent / "golden" / "played-3p.luna"
BLUE_KEY, BLACK_LEADER_KEY = (pygame.K_3, "3"), (pygame.K_5, "5")


@pytest.fixture
def first_turn(program: Rivers, tmp_path) -> Rivers:
    opened(program, tmp_path / "given", written(setup_of("krrbbg", "krbbgg")))
    program.come()
    return program


def at(program: Rivers) -> Pick | None:
    return program.table.pointing.focus


def steer(program: Rivers, goal: Pick) -> int:
    """Presses the arrow that leads nearer to a place until the keyboard is there; how many it took."""
    aim = program.point(goal)
    for presses in range(40):
        if at(program) == goal:
            return presses
        here = at(program)
        x, y = program.point(here) if here else (0, 0)
        across, down = aim[0] - x, aim[1] - y
        if abs(across) > abs(down):
            program.key(pygame.K_RIGHT if across > 0 else pygame.K_LEFT)
        else:
            program.key(pygame.K_DOWN if down > 0 else pygame.K_UP)
    raise AssertionError(f"{goal} is not reached")


def test_a_whole_turn_is_played_by_keyboard_alone(first_turn):
    first_turn.key(*BLUE_KEY)
    assert steer(first_turn, Pick(Kind.CELL, "a4")) < 16
    first_turn.key(pygame.K_RETURN)
    first_turn.key(*BLACK_LEADER_KEY)
    goal = max(pick for pick in first_turn.table.turn.targets() if pick.kind == Kind.CELL)
    steer(first_turn, goal)
    first_turn.key(pygame.K_RETURN)
    assert first_turn.table.table.open
    first_turn.key(pygame.K_RETURN)
    assert first_turn.table.game.match.notations() == ["tile blue a4", f"leader black {goal.key}"]
    assert not first_turn.table.table.open


def test_a_tile_is_taken_from_the_hand_by_tab_and_arrows(first_turn):
    first_turn.key(pygame.K_TAB)
    steer(first_turn, hand(2))
    first_turn.key(pygame.K_RETURN)
    assert first_turn.table.turn.picks == (hand(2),)


def test_the_first_arrow_goes_to_the_middle_of_what_glows(first_turn):
    first_turn.key(*BLUE_KEY)
    first_turn.key(pygame.K_LEFT)
    x, y = first_turn.point(at(first_turn))
    area = first_turn.table.view.lens.room
    assert abs(x - area.centerx) < area.w / 5
    assert abs(y - area.centery) < area.h / 5


def test_a_leader_picked_on_the_map_goes_on_from_where_it_stands(first_turn):
    goals = sorted(first_turn.table.turn.targets_after(Pick(Kind.SUPPLY, "red")))
    first_turn.place_leader("red", goals[len(goals) // 2].key)
    leader = Pick(Kind.LEADER, "heron:red")
    first_turn.pick(leader)
    x, y = first_turn.point(leader)
    first_turn.key(pygame.K_RIGHT)
    across, down = first_turn.point(at(first_turn))
    assert across > x
    assert abs(down - y) <= across - x


def test_before_anything_is_picked_arrows_come_to_what_lies_on_the_map(first_turn):
    first_turn.key(pygame.K_UP)
    seen = {at(first_turn)}
    for code in (*[pygame.K_UP] * 8, *[pygame.K_LEFT] * 8):
        first_turn.key(code)
        seen.add(at(first_turn))
    assert set(RIVERS_TABLE.standing(first_turn.state)) & seen


def test_arrows_look_back_where_the_keyboard_is_not_at_the_table(first_turn):
    first_turn.lay("blue", "a4")
    first_turn.key(pygame.K_LEFT)
    assert first_turn.table.table.looked == 0


def test_from_near_the_map_goes_with_the_keyboard(first_turn):
    first_turn.key(pygame.K_z, "z")
    first_turn.key(*BLUE_KEY)
    room = first_turn.table.view.lens.room
    for code in (*[pygame.K_LEFT] * 9, *[pygame.K_UP] * 6):
        first_turn.key(code)
        for _ in range(40):
            first_turn.app.update(1 / 30)
        assert room.collidepoint(first_turn.point(at(first_turn)))


def reached(ways: list[set[int]]) -> set[int]:
    """All that ways lead to from the first place."""
    found, waits = {0}, [0]
    while waits:
        waits += (new := ways[waits.pop()] - found)
        found |= new
    return found


def all_reach_all(points: list[tuple[int, int]]) -> bool:
    """Whether arrows lead from each of some points to each other: from the first to all, and from all to it."""
    directions = focus.ARROWS.values()
    ways = [{to for way in directions if (to := focus.beyond(points, here, way)) is not None} for here in points]
    back = [{n for n, to in enumerate(ways) if here in to} for here in range(len(points))]
    return reached(ways) == reached(back) == set(range(len(points)))


def crowds(program: Rivers) -> Iterator[list[tuple[int, int]]]:
    """The places among which arrows go: before a pick, and after each that is possible."""
    table = program.table
    turn = table.table.turn
    sources = {pick for pick in turn.sources() if pick.kind != TablePick.ACTION}
    picks = [{*sources, *RIVERS_TABLE.standing(table.table.present)}]
    picks += [set(turn.targets_after(piece)) for piece in sources]
    for each in picks:
        points = [rect.center for pick in sorted(each) if (rect := table.place(pick))]
        if len(points) > 1:
            yield points


@pytest.mark.parametrize("share", [0.0, 0.2, 0.4, 0.6, 0.8, 0.95])
def test_from_every_target_each_other_is_reached_by_arrows(program, tmp_path, share):
    head, _, played = GOLDEN.read_text("utf-8").partition("---\n")
    lines = played.splitlines()
    opened(program, tmp_path / "given", "\n".join([head + "---", *lines[: round(share * len(lines))], ""]))
    program.come()
    found = list(crowds(program))
    assert found
    assert all(all_reach_all(points) for points in found)
