"""The map from near in the program: cells that mean nothing now are its ground, others are not."""

from __future__ import annotations

import pytest

from luna.app.app import App
from luna.app.session.session import begin_game
from luna.app.settings import tips as tips_settings
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.core.seat import Seat
from luna.games.catalogue import GAMES
from luna.games.rivers.game import RIVERS
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import ACT, CELL_NAMES, EMPTY
from luna.games.rivers.rules.setup import draw_setup
from luna.ui.table.lens import WHOLE
from tests.app.conftest import new_app
from tests.app.table.hands import press_at


@pytest.fixture
def app(tmp_path, monkeypatch):
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    app = new_app(games=GAMES)
    app.context.settings.put(tips_settings.TIPS, "never")
    yield app
    app.close()
    app.context.storage.close()


@pytest.fixture
def table(app: App) -> TableScene:
    """The first turn of two persons at one screen."""
    setup = draw_setup(shipped_board(), (Seat("heron", name="Eva"), Seat("ram", name="Jan")), 3)
    scene = TableScene(app.context.of(RIVERS), begin_game(RIVERS, setup, app.context.storage))
    app.push(scene)
    app.draw()
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
