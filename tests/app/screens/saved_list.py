"""The list of saved games: how to open it, and what it says."""

from __future__ import annotations

from pathlib import Path

import pygame

from luna.app.app import App
from luna.app.saved_games.scene import SavedGames
from luna.app.table.scene import TableScene
from tests.app.saves.saved import UNFINISHED
from tests.app.table.hands import click


def add(app: App, record: str = UNFINISHED) -> str:
    """A saved game and its id."""
    id = app.context.storage.add(record)
    assert isinstance(id, str)
    return id


def listed(app: App) -> SavedGames:
    """Opens the list from the title."""
    app.home()
    click(app, "saved")
    return top(app)


def top(app: App) -> SavedGames:
    scene = app.top
    assert isinstance(scene, SavedGames)
    return scene


def table(app: App) -> TableScene:
    scene = app.top
    assert isinstance(scene, TableScene)
    return scene


def saved_as(app: App) -> str:
    """The id of the game on the table."""
    path = table(app).game.file.path
    assert path is not None
    return path.stem


def titled(app: App, id: str) -> str:
    summary = app.context.storage.summary(id)
    assert summary is not None
    return summary.title


def words(app: App) -> list[str]:
    scene = top(app)
    return [label.text for label in scene.form.labels] + [widget.text for widget in scene.form.widgets.values()]


def says(app: App, words_of_it: str) -> bool:
    return any(words_of_it in each for each in words(app))


def drop(app: App, path: Path) -> None:
    app.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
