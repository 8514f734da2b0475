"""How fast tables, saved games and rules book answer: next position, hover, resize, language; times on a core, unseen.

The book and another language come after some seconds of rest, in which the program gets its texts ready.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module

import pygame

from build_scripts.benchmarks import scene
from build_scripts.games.rivers.sheets.tables import GAMES as RIVERS_RECORDS
from luna.app.app import App
from luna.app.rules_book.scene import RulesBook
from luna.app.saved_games.scene import SavedGames
from luna.app.session.session import Session
from luna.app.system import paths
from luna.app.table.scene import TableScene
from luna.core.game_record import load_record
from luna.core.intent import Pick
from luna.games.luna.book.chapters import CHAPTERS
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.ui.game_window import window_of

SMALL, FULL_HD = (1280, 720), (1920, 1080)
LANGUAGES = ("de", "pl", "it")
REPEATS = 5
HOVERS = 60
LENS_ZOOM, PANS = 2.5, 20


def milliseconds(what: Callable[[], object]) -> float:
    """Time of this thread that a call takes."""
    began = time.thread_time()
    what()
    return 1000 * (time.thread_time() - began)


def next_positions(app: App, game: Session) -> list[float]:
    """One game from its first position to its last, each seen for the first time, as after an action."""
    table, surface = TableScene(app.context.of(game.game), game), scene.surface(FULL_HD)
    table.resize(FULL_HD)

    def show() -> None:
        table.show_anew()
        table.view.draw(surface, table.shown())

    times = []
    for at in range(len(game.match.steps) + 1):
        game.match.go_to(at)
        times.append(milliseconds(show))
    return times[1:]


def hovers(table: TableScene) -> list[float]:
    """The pointer goes from thing to thing; first a round that is not measured."""
    surface = scene.surface(FULL_HD)
    things = [*map(Pick, ("priestess", "builder", "apostate")), *(Pick("island", name) for name in ISLAND_NAMES)]
    places = [rect.center for pick in things if (rect := table.view.place(pick, table.shown()))]

    def point_at(place: tuple[int, int]) -> None:
        table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        table.draw(surface)

    times = [milliseconds(partial(point_at, places[number % len(places)])) for number in range(len(places) + HOVERS)]
    return times[len(places) :]


def resizes(app: App, table: TableScene) -> list[float]:
    """From the small window to full HD; the way back is not measured."""

    def to(size: tuple[int, int]) -> None:
        app.context.size = size
        app.context.sprites.clear()
        table.resize(size)
        table.draw(scene.surface(size))

    times = []
    for _ in range(REPEATS):
        to(SMALL)
        times.append(milliseconds(lambda: to(FULL_HD)))
    return times


def lens_steps(table: TableScene) -> tuple[list[float], list[float]]:
    """Steps of a zoom and of a move of what is seen from near, as drawn while they go on."""
    surface, lens, frame = scene.surface(FULL_HD), table.view.lens, 1 / 60
    assert lens
    zooms, pans = [], []

    def draw() -> None:
        table.redraw()
        table.view.draw(surface, table.shown())

    for _ in range(REPEATS):
        lens.nearer(LENS_ZOOM, lens.room.center)
        while lens.moving:
            lens.update(frame)
            zooms.append(milliseconds(draw))
        lens.settle()
        draw()
        for step in range(PANS):
            lens.pan(*((9, 5) if step < PANS // 2 else (-9, -5)))
            pans.append(milliseconds(draw))
        lens.whole()
        while lens.moving:
            lens.update(frame)
            zooms.append(milliseconds(draw))
        draw()
    return zooms, pans


def language_changes(app: App, table: TableScene) -> list[float]:
    """To each other language for the first time."""
    surface = scene.surface(FULL_HD)

    def change(language: str) -> None:
        app.use_language(language)
        table.draw(surface)

    return [milliseconds(partial(change, language)) for language in LANGUAGES]


def rivers_game() -> Session:
    """A game of four of Between the Rivers."""
    return scene.game_of((RIVERS_RECORDS / "four.luna").read_text("utf-8"), paths.saves_folder())


def opened_list(app: App) -> float:
    """The list of saved games of both games opened for the first time, without its pictures, which come one by one."""
    surface = scene.surface(FULL_HD)

    def open_it() -> None:
        listed = SavedGames(app.context)
        listed.resize(FULL_HD)
        listed.draw(surface)

    return milliseconds(open_it)


def rest(app: App) -> None:
    """What the program does while nobody does anything."""
    app.context.text.read_ahead()
    while app.context.text.prepare_next():
        pass


def opened_book(app: App) -> tuple[float, float]:
    """The rules book opened for the first time, and the longest of its other chapters with all their pictures."""
    surface = scene.surface(FULL_HD)
    app.use_language("de")
    app.context.seascape.picture(FULL_HD)  # the title has shown it
    for module in window_of(LUNA).modules:  # the program has read them ahead
        import_module(module)

    def open_it() -> None:
        app.push(RulesBook(app.context, LUNA))
        app.draw()

    def show(chapter: str) -> None:
        book.open(chapter)
        book.draw(surface)
        while book.page.make_next(0):
            book.draw(surface)

    first = milliseconds(open_it)
    book = RulesBook(app.context, LUNA)
    book.resize(FULL_HD)
    return first, max(milliseconds(partial(show, chapter)) for chapter in CHAPTERS[1:])


def main() -> None:
    """Measure everything on the same game and print medians."""
    app, record = scene.hidden_app(), scene.longest_record()
    app.context.size = FULL_HD
    game = scene.game_of(record, paths.saves_folder())
    positions, of_rivers = next_positions(app, game), next_positions(app, rivers_game())
    game.match.go_to(scene.crowded_moments(game)[1])
    table = TableScene(app.context, game)
    app.push(table)
    table.draw(scene.surface(FULL_HD))
    zooms, pans = lens_steps(table)
    medians = {
        "next_position_ms": positions,
        "rivers_next_position_ms": of_rivers,
        "hover_ms": hovers(table),
        "resize_ms": resizes(app, table),
    }
    medians |= {"zoom_step_ms": zooms, "pan_step_ms": pans}
    rest(app)
    medians |= {
        "language_ms": language_changes(app, table),
        "load_record_ms": [milliseconds(lambda: load_record(record, [LUNA])) for _ in range(REPEATS)],
    }
    numbers = {key: statistics.median(times) for key, times in medians.items()}
    numbers |= {"next_position_worst_ms": max(positions), "rivers_next_position_worst_ms": max(of_rivers)}
    numbers["saved_games_ms"] = opened_list(app)
    numbers["book_ms"], numbers["chapter_ms"] = opened_book(app)
    print(json.dumps(numbers))


if __name__ == "__main__":
    main()
