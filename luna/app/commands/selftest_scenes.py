"""Every scene of the program, each opened as it is in a game, for the self-test to draw."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from luna.app.app import App
from luna.app.new_game.choice import NewGame
from luna.app.new_game.scene import NewGameScene
from luna.app.new_game.who_plays import WhoPlays
from luna.app.rules_book.scene import RulesBook
from luna.app.saved_games.scene import SavedGames
from luna.app.screens.crash import Crash
from luna.app.screens.menu import Menu, Seats
from luna.app.screens.options import Options
from luna.app.screens.title import Title
from luna.app.sheet.scene import Overview
from luna.app.system import paths
from luna.app.table.ends import opens_scene, show_ends
from luna.app.table.scene import TableScene, open_table
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.luna_rules import RULES

SEED, LEVEL = 1, "level-6"
SEATS = (("yellow", ""), ("red", "Żółw ß"))
GRID, COLOURS = (64, 36), 30
"""A picture is looked at in so many points; one with fewer colours shows nothing."""


def table(app: App, bots: tuple[str, ...] = ()) -> TableScene:
    """A new game of two."""
    return open_table(app.context, NewGame("players", 0, SEATS, "preset", "yellow", None, SEED, bots))


def played(scene: TableScene, enough: Callable[[tuple[Event, ...]], bool]) -> tuple[Event, ...]:
    """Plays at random until an action's events are enough; returns these."""
    lot, events = Random(SEED), tuple[Event, ...]()
    while not enough(events):
        events = scene.game.play(lot.choice(RULES.legal(scene.game.state)))
    scene.show_anew()
    return events


def scenes(app: App) -> dict[str, Callable[[], object]]:
    """By name, what opens each."""
    return {
        "title": lambda: app.push(Title(app.context)),
        "new game": lambda: app.push(NewGameScene(app.context)),
        "solo": lambda: app.push(NewGameScene(app.context, "solo")),
        "who plays": lambda: app.push(WhoPlays(app.context, "red", LEVEL, print)),
        "options": lambda: app.push(Options(app.context)),
        "saved games": lambda: app.push(SavedGames(app.context)),
        "rules book": lambda: app.push(RulesBook(app.context)),
        "table": lambda: app.push(table(app)),
        "table with a bot": lambda: app.push(table(app, ("", LEVEL))),
        "help": lambda: _with_help(app),
        "overview": lambda: app.push(Overview(app.context, table(app).game.state)),
        "menu": lambda: app.push(Menu(app.context, SEED, table(app).bots)),
        "seats": lambda: app.push(Seats(app.context, table(app).bots)),
        "round's end": lambda: _round_end(app),
        "game's end": lambda: _game_end(app),
        "crash": lambda: app.push(Crash(app.context, paths.log_file().parent / "crash.txt", saved=True)),
    }


def draw(app: App, name: str) -> None:
    """Draws the scene on top in every language; raises ValueError if a picture shows nothing."""
    for language in app.context.text.languages:
        app.use_language(language)
        app.update(0.02)
        drawn = app.draw()
        pygame.display.flip()
        small = pygame.transform.scale(app.window.surface, GRID)
        seen = {tuple(small.get_at((x, y))) for x in range(GRID[0]) for y in range(GRID[1])}
        if not drawn or len(seen) < COLOURS:
            raise ValueError(f"{name} in {language} shows {len(seen)} colours")


def _with_help(app: App) -> None:
    scene = table(app)
    app.push(scene)
    scene.press_bar("keys")


def _round_end(app: App) -> None:
    scene = table(app)
    app.push(scene)
    show_ends(scene, played(scene, opens_scene))


def _game_end(app: App) -> None:
    """The scoring of the last round, and then what Esc leads to."""
    scene = table(app)
    app.push(scene)
    show_ends(scene, played(scene, lambda events: scene.game.state.phase == OVER))
    app.draw()
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
