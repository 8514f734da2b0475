"""Every scene of the program in one window, by its name."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from build_scripts.games.luna.sheets import form_scenes as luna_forms
from build_scripts.games.luna.sheets import tables as luna_tables
from build_scripts.games.rivers.sheets import form_scenes as rivers_forms
from build_scripts.games.rivers.sheets import tables as rivers_tables
from build_scripts.sheets.pseudo import text_in
from luna.app.app import App
from luna.app.opening import compose
from luna.app.rules_book.scene import RulesBook
from luna.app.saves.library import Library
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
from luna.app.sheet.scene import Overview
from luna.app.system import paths
from luna.app.system.display import Window
from luna.games.catalogue import GAMES
from luna.games.luna.book.chapters import CHAPTERS
from luna.games.luna.game import LUNA
from luna.games.rivers.book.chapters import CHAPTERS as RIVERS_CHAPTERS
from luna.games.rivers.game import RIVERS
from luna.ui.scene import Scene

Cell = tuple[str, pygame.Surface]
DRAWN = tuple(dict.fromkeys((*GAMES, RIVERS)))
"""Games with scenes here, also one that is not among those of the program yet."""
SCENES = luna_forms.SCENES | rivers_forms.SCENES
"""The screens made of widgets."""
TABLES = ((LUNA, luna_tables.TABLES, luna_tables.moments), (RIVERS, rivers_tables.TABLES, rivers_tables.moments))
"""The tables of each game, and what each of them shows."""

BOOKS = (LUNA, "rules", CHAPTERS), (RIVERS, "rivers rules", RIVERS_CHAPTERS)
"""The rules books, what their scenes are called, and their chapters."""


def new_app(language: str, size: tuple[int, int], scale: int, folder: Path) -> App:
    """A program in a window that nobody sees; its files lie in a folder."""
    os.environ["LUNA_HOME"] = str(folder)
    settings = SettingsFile(paths.settings_file())
    settings.put(preferences.UI_SCALE, scale)
    window = Window("Luna", paths.icon(), size, fullscreen=False)
    return compose(window, settings, text_in(paths.localization(), language), Library(paths.saves_folder(), DRAWN))


MOST_PICTURES = 20
"""In one scene; more often it is not drawn again."""


def draw_all(app: App, wanted: Callable[[str], bool]) -> Iterator[Cell]:
    """A picture of each scene whose name is wanted."""
    yield from _forms(app, wanted)
    yield from _tables(app, wanted)
    yield from _covered(app, wanted)
    for game, name, chapters in BOOKS:
        for chapter in chapters:
            if wanted(f"{name}: {chapter}"):
                yield f"{name}: {chapter}", _drawn(app, RulesBook(app.context.of(game), game, chapter))


def _forms(app: App, wanted: Callable[[str], bool]) -> Iterator[Cell]:
    for name, make in SCENES.items():
        if wanted(name):
            scene = make(app)
            if app.top is not scene:
                app.push(scene)
            yield name, _drawn(app, scene)
            app.home()


def _tables(app: App, wanted: Callable[[str], bool]) -> Iterator[Cell]:
    for game, tables, moments in TABLES:
        for name, make in tables.items():
            table = f"table: {name}"
            if not wanted(table) and not wanted(f"overview: {name}"):
                continue
            scene = make(app)
            for moment, shown in moments(app, scene) if wanted(table) else ():
                picture = pygame.Surface(app.context.size)
                scene.view.draw(picture, shown)
                yield f"{table}{moment}", picture
            if wanted(f"overview: {name}"):
                yield f"overview: {name}", _drawn(app, Overview(app.context.of(game), game, scene.game.state))


def _covered(app: App, wanted: Callable[[str], bool]) -> Iterator[Cell]:
    for name, make in rivers_tables.COVERED.items():
        if wanted(f"table: {name}"):
            yield f"table: {name}", _drawn(app, make(app))


def _drawn(app: App, scene: Scene) -> pygame.Surface:
    """The scene over what is seen below it, with the pictures in it that are made one by one."""
    picture = pygame.Surface(app.context.size)
    scene.resize(app.context.size)
    scene.enter()
    for _ in range(MOST_PICTURES):
        scene.update(0)
        for each in () if scene.opaque or scene is not app.top else app.scenes[-2:-1]:
            each.draw(picture)
        scene.draw(picture)
        scene.dirty = False
        scene.update(0)
        if not scene.dirty:
            break
    return picture
