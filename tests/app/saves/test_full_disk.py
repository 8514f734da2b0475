"""A disk that is full: told as long as it lasts, and nothing unsaved is left without a question."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator

import pygame
import pytest

from luna.app.app import App
from luna.app.saves.library import Library
from luna.app.saves.puzzles import TRIED
from luna.app.saves.tries import Try
from luna.app.screens.menu import Menu
from luna.app.screens.title import Title
from luna.app.screens.unsaved import Unsaved
from luna.app.table.saving import RETRY
from luna.app.table.scene import TableScene
from luna.core.alone import table_key
from luna.core.intent import Pick
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from tests.app.saves.saved import begun
from tests.app.screens.saved_list import add
from tests.app.table.hands import click, key, tops

UNSAVED = Pick("bar", "unsaved")


class Disk:
    """`os.write` of a disk that can be filled."""

    def __init__(self) -> None:
        self.full, self._write = False, os.write

    def __call__(self, handle: int, data: bytes) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return self._write(handle, data)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk()
    monkeypatch.setattr(os, "write", disk)
    yield disk
    disk.full = False


@pytest.fixture
def table(app: App, disk: Disk) -> TableScene:
    """Three lines played and saved; then the disk is full, and one is taken back."""
    table = TableScene(app.context, begun(app.context.storage))
    app.push(table)
    disk.full = True
    table.game.go_to(2)
    table.show_anew()
    table.game.file.drain()
    app.update(0.01)
    return table


def said(table: TableScene) -> str:
    bubble = table.shown().bubble
    return bubble.text if bubble else ""


def marked(table: TableScene) -> bool:
    return UNSAVED in [button.pick for button in table.shown().bar]


def on_disk(app: App) -> int:
    """How many actions a program finds that starts now."""
    games = Library(app.context.storage.path("game-000001").parent, GAMES).games()
    return next(game.length for game in games if game.id == "game-000001")


def test_the_table_says_so_and_keeps_a_mark_until_it_is_over(app: App, table: TableScene, disk: Disk) -> None:
    assert "disk is full" in said(table)
    table.messages.clear()
    table.redraw()
    for _ in range(3):
        app.update(1.0)
        assert not said(table)
        assert marked(table)
    disk.full = False
    app.update(RETRY)
    table.game.file.drain()
    app.update(0.01)
    assert not marked(table)
    assert on_disk(app) == 2


def test_the_mark_tries_again_when_it_is_pressed(app: App, table: TableScene, disk: Disk) -> None:
    table.messages.clear()
    table.click([UNSAVED], (0, 0))
    assert "disk is full" in said(table)
    disk.full = False
    table.click([UNSAVED], (0, 0))
    assert "saved again" in said(table)
    assert not marked(table)


def test_the_menu_does_not_say_that_every_action_is_saved(app: App, table: TableScene, disk: Disk) -> None:
    def told() -> str:
        app.push(Menu(app.context, LUNA))
        menu = app.top
        assert isinstance(menu, Menu)
        words = " ".join(label.text for label in menu.form.labels)
        app.pop()
        return words

    assert "disk is full" in told()
    assert "Every action" not in told()
    disk.full = False
    app.context.storage.retry()
    assert "Every action" in told()


def leave_by(*ways: str) -> Callable[[App], object]:
    def leave(app: App) -> None:
        app.push(Menu(app.context, LUNA))
        for way in ways:
            click(app, way)

    return leave


WAYS: dict[str, Callable[[App], object]] = {
    "quit in the menu": leave_by("quit"),
    "title in the menu": leave_by("title"),
    "new game in the menu": leave_by("new", "begin"),
    "the window's cross": lambda app: app.handle(pygame.event.Event(pygame.QUIT)),
}


@pytest.mark.parametrize("way", WAYS)
def test_leaving_asks_first_and_back_is_back(app: App, table: TableScene, way: str) -> None:
    WAYS[way](app)
    before = tops(app)[:-1]
    assert tops(app)[-1] is Unsaved
    app.handle(pygame.event.Event(pygame.QUIT))
    assert tops(app) == [*before, Unsaved]
    key(app, pygame.K_ESCAPE)
    assert tops(app) == before
    assert TableScene in before
    assert on_disk(app) == 3


@pytest.mark.parametrize("way", WAYS)
def test_leaving_tries_again_and_goes_on_when_that_helps(app: App, table: TableScene, disk: Disk, way: str) -> None:
    WAYS[way](app)
    click(app, "retry")
    assert tops(app)[-1] is Unsaved
    disk.full = False
    click(app, "retry")
    assert Unsaved not in tops(app)
    assert table not in app.scenes
    assert on_disk(app) == 2


@pytest.mark.parametrize("way", WAYS)
def test_leaving_without_saving_is_possible(app: App, table: TableScene, way: str) -> None:
    WAYS[way](app)
    click(app, "leave")
    assert Unsaved not in tops(app)
    assert table not in app.scenes
    assert on_disk(app) == 3


def test_another_game_of_the_list_asks_too(app: App, table: TableScene, disk: Disk) -> None:
    disk.full = False
    other = add(app)
    disk.full = True
    app.push(Menu(app.context, LUNA))
    click(app, "saved")
    click(app, f"play-{other}")
    assert tops(app)[-1] is Unsaved
    click(app, "leave")
    assert tops(app) == [Title, TableScene]
    assert app.top is not table


def test_while_everything_is_saved_nothing_is_asked(app: App, table: TableScene, disk: Disk) -> None:
    disk.full = False
    app.context.storage.retry()
    app.quit()
    assert tops(app) == []


def test_a_game_that_never_got_to_disk_is_asked_about_too(app: App, disk: Disk) -> None:
    disk.full = True
    app.push(TableScene(app.context, begun(app.context.storage)))
    app.quit()
    assert tops(app) == [Title, TableScene, Unsaved]


def test_which_game_was_played_last_is_noted_when_there_is_room_again(app: App, disk: Disk) -> None:
    first = add(app)
    disk.full = True
    game = begun(app.context.storage)
    disk.full = False
    game.save()
    app.context.storage.close()
    found = Library(app.context.storage.path(first).parent, GAMES).to_continue()
    assert found is not None
    assert found.id != first


def refusals(app):
    return " ".join(label.text for label in app.top.form.labels)


def test_the_tables_and_puzzles_say_that_what_was_reached_is_not_on_the_disk(app, disk):
    disk.full = True
    table = LUNA.alone.tables("solo-1")[0]
    app.context.storage.tries.add(Try(table_key(LUNA, table.setup), "game-000001", 12, 0, "2026-11-29"))
    app.context.storage.puzzles.add(LUNA.key, LUNA.puzzles()[0].key, TRIED)
    told = app.context.text("reached-not-kept", reason="disk-full")
    click(app, "alone")
    assert told in refusals(app)
    assert "+12" in refusals(app)
    click(app, "tab-puzzles")
    assert told in refusals(app)
    app.top.back()
    disk.full = False
    app.top.enter()
    assert told not in refusals(app)


def test_values_that_a_full_disk_does_not_take_stay_on_the_screen(app, disk):
    click(app, "printed")
    screen = app.top
    screen.keeping.desk.name = "Anna"
    screen.keeping.keep(anew=True)
    screen.keeping.desk.name = "Anna’s box"
    screen.rebuild()
    disk.full = True
    click(app, "save")
    assert app.context.text("printed-failed", reason="disk-full") in refusals(app)
    assert screen.keeping.changed
    assert screen.keeping.desk.name == "Anna’s box"
    disk.full = False
    click(app, "save")
    assert app.context.text("printed-kept") in refusals(app)
    assert not screen.keeping.changed
