"""The map from near in the program: cells that mean nothing now are its ground, others are not."""

from __future__ import annotations

import pytest

from luna.app.app import App
from luna.app.session.session import begin_game
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.core.seat import Seat
from luna.games.rivers.game import RIVERS
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import ACT, CELL_NAMES, EMPTY
from luna.games.rivers.rules.setup import draw_setup
from luna.ui.table.lens import WHOLE
from tests.app.table.hands import press_at
from tests.games.rivers.window.conftest import Open


@pytest.fixture
def table(app: App, opened: Open) -> TableScene:
    """The first turn of two persons at one screen."""
    setup = draw_setup(shipped_board(), (Seat("heron", name="Eva"), Seat("ram", name="Jan")), 3)
    scene = opened(begin_game(RIVERS, setup, app.context.storage))
    scene.table.uncover()
    scene.position_changed()
    assert scene.table.present.phase == ACT
    return scene


def bare(table: TableScene) -> tuple[int, int]:
    """The middle of a cell with nothing on it."""
    cells = table.table.present.cells
    name = next(CELL_NAMES[at] for at in range(70, 90) if cells[at] == EMPTY)
    rect = table.place(Pick(Kind.CELL, name))
    assert rect
    return rect.center


def zoom(table: TableScene) -> float:
    assert table.view.lens
    return table.view.lens.camera.zoom


def test_two_clicks_on_a_cell_that_means_nothing_now_lead_nearer_and_two_more_back(app, table):
    at = bare(table)
    for _ in range(2):
        press_at(app, at)
    assert zoom(table) == 2.0
    for _ in range(60):
        app.update(1 / 30)
    for _ in range(2):
        press_at(app, at)
    assert zoom(table) == WHOLE.zoom


def test_two_clicks_on_a_cell_where_a_chosen_tile_may_go_lay_it_there_and_no_more(app, table):
    piece = next(pick for pick in sorted(table.table.turn.sources()) if pick.kind == Kind.HAND)
    place = table.place(piece)
    assert place
    press_at(app, place.center)
    goal = next(pick for pick in sorted(table.table.turn.targets()) if pick.kind == Kind.CELL)
    rect = table.place(goal)
    assert rect
    steps = table.game.match.length
    for _ in range(2):
        press_at(app, rect.center)
    assert table.game.match.length == steps + 1
    assert zoom(table) == WHOLE.zoom
