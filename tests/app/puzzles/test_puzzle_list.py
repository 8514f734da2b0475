"""The list of puzzles: marks, the chosen one, and one solved by mouse from there."""

from __future__ import annotations

import pygame
import pytest

from luna.app.app import App
from luna.app.lessons.taught_table import NEXT
from luna.app.puzzles.contents import Puzzles
from luna.app.puzzles.table import PuzzleTable
from luna.app.saves.puzzles import FIRST, TRIED
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.ui.table.picks import TablePick
from tests.app.table.hands import click, key, press_at
from tests.app.table.tables import quiet


@pytest.fixture
def app(make_app) -> App:
    return quiet(make_app())


def opened(app: App) -> Puzzles:
    app.push(app.context.routes.puzzles(app.context, LUNA))
    app.draw()
    return at(app)


def at(app: App) -> Puzzles:
    assert isinstance(app.top, Puzzles)
    return app.top


def labels(scene: Puzzles) -> str:
    return "\n".join(label.text for label in scene.form.labels)


def test_every_puzzle_has_a_button_and_the_first_that_is_not_solved_is_chosen(app):
    puzzles = LUNA.puzzles()
    app.context.storage.puzzles.add(LUNA.key, puzzles[0].key, FIRST)
    app.context.storage.puzzles.add(LUNA.key, puzzles[1].key, TRIED)
    scene = opened(app)
    assert {f"puzzle-{n}" for n in range(len(puzzles))} <= set(scene.form.widgets)
    assert scene.chosen == 1
    assert f"1 of {len(puzzles)} solved" in labels(scene)
    assert "Tried, still to be solved" in labels(scene)


@pytest.mark.parametrize("times", [1, 3])
def test_however_many_there_are_each_button_lies_on_the_panel(app, monkeypatch, times):
    many = LUNA.puzzles() * times
    monkeypatch.setattr(type(LUNA), "puzzles", lambda game: many)
    scene = opened(app)
    panel = scene.form.rect((0, 0, *scene.canvas))
    assert all(panel.contains(scene.form.widgets[f"puzzle-{n}"].element.rect) for n in range(len(many)))


def test_a_click_chooses_and_a_second_one_opens(app):
    scene = opened(app)
    click(app, "puzzle-2")
    assert scene.chosen == 2
    click(app, "puzzle-2")
    table = app.top
    assert isinstance(table, PuzzleTable)
    assert table.posed.puzzle == LUNA.puzzles()[2]


def test_by_keys_alone_the_first_is_opened_left_and_the_list_closed(app):
    opened(app)
    key(app, pygame.K_RETURN)
    app.update(0.01)
    assert isinstance(app.top, PuzzleTable)
    key(app, pygame.K_ESCAPE)
    app.update(0.01)
    at(app)
    key(app, pygame.K_ESCAPE)
    assert not isinstance(app.top, Puzzles)


def test_after_one_is_solved_the_list_shows_it_and_chooses_the_next(app):
    opened(app)
    click(app, "begin")
    table = app.top
    assert isinstance(table, PuzzleTable)
    app.context.storage.puzzles.add(LUNA.key, table.posed.puzzle.key, FIRST)
    table.open_menu()
    app.draw()
    assert at(app).chosen == 1
    assert "1 of" in labels(at(app))


def test_one_is_solved_by_mouse_alone(app):
    """Chosen and opened in the list, found at the table by presses on its things, left by the button of the box."""
    number = next(n for n, puzzle in enumerate(LUNA.puzzles()) if puzzle.answers[0].best == ("meditate",))
    opened(app)
    for _ in range(1 if number == at(app).chosen else 2):
        click(app, f"puzzle-{number}")
    table = app.top
    assert isinstance(table, PuzzleTable)
    app.draw()
    press(app, table, *table.offer.spelled(table.game.state, table.judged.best.codes[0]))
    assert "Solved" in box(table)
    assert app.context.storage.puzzles.of(LUNA.key) == {table.posed.puzzle.key: FIRST}
    press(app, table, Pick(TablePick.TIP, NEXT))
    assert app.top is not table


def press(app: App, table: PuzzleTable, *picks: Pick) -> None:
    """One after the other, in the middle of each."""
    for pick in picks:
        place = table.view.place(pick, table.shown())
        assert place, pick
        press_at(app, place.center)
        for _ in range(60):
            app.update(0.05)
            app.draw()


def box(table: PuzzleTable) -> str:
    tip = table.shown().tip
    return tip.text if tip else ""


def test_a_game_without_puzzles_has_none(app):
    assert [game.key for game in app.context.games if game.puzzles()] == [LUNA.key]


def test_an_evening_alone_leads_to_them(app):
    app.push(app.context.routes.alone(app.context, LUNA))
    app.draw()
    click(app, "tab-puzzles")
    at(app)
    key(app, pygame.K_ESCAPE)
    assert not isinstance(app.top, Puzzles)
