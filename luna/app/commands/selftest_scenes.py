"""Every scene of the program, each opened as it is in a game, for the self-test to draw."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pygame

from luna.app.app import App
from luna.app.new_game.characters import Characters
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
from luna.app.system.crash_report import Held
from luna.app.table.scene import TableScene, open_table
from luna.core.game import AnyGame
from luna.core.rules import NOBODY
from luna.core.seat import Seat, SeatKind
from luna.ui.game_window import window_of

SEED, A_FEW = 1, 20
NAMES = ("", "Żółw ß")
GRID, COLOURS = (64, 36), 30
"""A picture is looked at in so many points; one with fewer colours shows nothing."""


def table(app: App, game: AnyGame, bot: bool = False, mode: str = "") -> TableScene:
    """A new game as the set-up screen offers it, with names of persons or with a bot of the highest level."""
    setup, _ = NewGameScene(app.context.of(game), game, mode).setup_form.chosen()
    seats = [
        Seat(seat.colour, SeatKind.BOT, game.bots.levels[-1]) if bot and n else Seat(seat.colour, SeatKind.HUMAN, name)
        for n, (seat, name) in enumerate(zip(game.seats(setup), NAMES, strict=True))
    ]
    return open_table(app.context, game, game.redrawn(game.reseated(setup, seats), SEED), SEED)


def played(scene: TableScene, enough: Callable[[tuple[Any, ...]], bool]) -> tuple[Any, ...]:
    """Plays at random until an action's events are enough; returns these."""
    rng, events = Random(SEED), tuple[Any, ...]()
    while not enough(events):
        events = scene.game.play(rng.choice(scene.game.rules.legal(scene.game.state)))
    scene.show_anew()
    return events


def scenes(app: App) -> dict[str, Callable[[], object]]:
    """By name, what opens each: those of the program, and those of every game."""
    context = app.context
    program: dict[str, Callable[[], object]] = {
        "saved games": lambda: app.push(SavedGames(context)),
        "unsaved": lambda: app.push(context.routes.unsaved(context, print, quits=True)),
        "crash": lambda: app.push(Crash(context, paths.log_file().parent / "crash.txt", Held.SECRET, saved=True)),
    }
    for game in context.games:
        program |= {f"{game.key} {name}": open_it for name, open_it in _of_game(app, game).items()}
    return program


def _of_game(app: App, game: AnyGame) -> dict[str, Callable[[], object]]:
    """What there is of one game."""
    context, new = app.context.of(game), partial(_new_game, app, game)
    modes = {mode: partial(new, mode) for mode, *_ in window_of(game).modes(context.text)}
    at = partial(table, app, game)
    return {
        "title": lambda: app.push(Title(context)),
        "new game": new,
        **modes,
        **_lessons(app, game),
        **_alone(app, game),
        **_puzzles(app, game),
        **_characters(app, game),
        "who plays": lambda: app.push(WhoPlays(context, game, game.colours[0], game.bots.levels[-1], print)),
        "options": lambda: app.push(Options(context)),
        "rules book": lambda: app.push(RulesBook(context, game)),
        "table": lambda: app.push(at()),
        "table with a bot": lambda: app.push(at(bot=True)),
        "table from near": lambda: _from_near(app, at()),
        "table looked back at": lambda: _looked_back(app, at()),
        **{f"table of {mode}": partial(_of_mode, app, game, mode) for mode in modes},
        "help": lambda: _with_help(app, at()),
        "overview": lambda: app.push(Overview(context, game, at().game.state)),
        "menu": lambda: app.push(Menu(context, game, SEED, at().bots)),
        "seats": lambda: app.push(Seats(context, game, at().bots)),
        "dialog": lambda: _dialog(app, at()),
        "game's end": lambda: _game_end(app, at()),
    }


def _characters(app: App, game: AnyGame) -> dict[str, Callable[[], object]]:
    """The dialog for the character of a bot, where there is a choice."""
    context = app.context.of(game)
    dialog = partial(Characters, context, game, game.colours[0], "", print)
    return {"characters": lambda: app.push(dialog())} if game.bots.characters else {}


def _lessons(app: App, game: AnyGame) -> dict[str, Callable[[], object]]:
    """The list, each lesson, the example and the first round, as far as the game has them."""
    context, push = app.context, app.push
    course, routes = window_of(game).course, context.routes
    found: dict[str, Callable[[], object]] = {}
    for number, _ in enumerate(course.lessons):
        found["lessons"] = lambda: push(routes.lessons(context, game))
        found[f"lesson {number + 1}"] = partial(lambda number: push(routes.lesson(context, game, number)), number)
    if course.example:
        found["example"] = lambda: push(routes.example(context, game))
    if course.guide:
        found["first round"] = lambda: push(routes.first_round(context, game))
    return found


def _alone(app: App, game: AnyGame) -> dict[str, Callable[[], object]]:
    """The tables for one person, and the best known of one that came with the game."""
    if game.alone is None:
        return {}
    context, routes = app.context.of(game), app.context.routes
    known = next((each for kind in game.alone.kinds for each in game.alone.tables(kind) if each.par), None)
    found: dict[str, Callable[[], object]] = {"alone": lambda: app.push(routes.alone(context, game))}
    if known and known.par:
        setup, line = known.setup, known.par.line
        found["best known"] = lambda: app.push(routes.watched(context, game, setup, line))
    return found


def _puzzles(app: App, game: AnyGame) -> dict[str, Callable[[], object]]:
    """The list and the first of them, if there are any."""
    context, routes = app.context, app.context.routes
    if not game.puzzles():
        return {}
    return {
        "puzzles": lambda: app.push(routes.puzzles(context, game)),
        "puzzle": lambda: app.push(routes.puzzle(context, game, 0)),
    }


def _new_game(app: App, game: AnyGame, mode: str = "") -> None:
    app.push(NewGameScene(app.context.of(game), game, mode))


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


def _from_near(app: App, scene: TableScene) -> None:
    """The whole table for a game that has no other view of it."""
    app.push(scene)
    if scene.view.lens is None:
        return
    if scene.table.curtain is not None:
        _key(app, pygame.K_RETURN)
    _key(app, pygame.K_z)
    while scene.zooming.moving:
        app.update(0.1)
    if not scene.view.lens.zoomed:
        raise ValueError("the table is not seen from near")


def _looked_back(app: App, scene: TableScene) -> None:
    app.push(scene)
    played(scene, lambda events: len(scene.game.match.steps) >= 10)
    if not scene.look_at(5):
        raise ValueError("nothing is looked back at")


def _of_mode(app: App, game: AnyGame, mode: str) -> None:
    """The table of a mode where what can be chosen is compared, as soon as it has that; else after a few actions."""
    scene = table(app, game, mode=mode)
    app.push(scene)
    session, offer = scene.game, scene.offer
    played(scene, lambda _: offer.outlook(session.state) is not None or len(session.match.steps) >= A_FEW)


def _key(app: App, key: int) -> None:
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def _with_help(app: App, scene: TableScene) -> None:
    app.push(scene)
    scene.press_bar("keys")


def _dialog(app: App, scene: TableScene) -> None:
    """The first one of the game's own."""
    app.push(scene)
    scene.offer.open_dialog(played(scene, scene.offer.opens_dialog), scene)


def _game_end(app: App, scene: TableScene) -> None:
    """The dialog about its last action, and then what Esc leads to."""
    app.push(scene)
    scene.offer.open_dialog(played(scene, lambda events: scene.game.actor == NOBODY), scene)
    app.draw()
    _key(app, pygame.K_ESCAPE)
