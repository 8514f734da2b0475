"""How fast tables, saved games and rules book answer: `python -m build_scripts.benchmarks.table luna|rivers`.

Next position, hover, zoom, resize and language of one game, with the first one also the list of saved games and the
book; times on a core, unseen. Book and another language come after some seconds of rest, in which texts are got ready.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module

import pygame

from build_scripts.benchmarks import scene
from build_scripts.benchmarks.child import Numbers
from luna.app.app import App
from luna.app.rules_book.scene import RulesBook
from luna.app.saved_games.scene import SavedGames
from luna.app.session.session import Session
from luna.app.table.scene import TableScene
from luna.core.game_record import load_record
from luna.core.intent import Pick
from luna.games.luna.book.chapters import CHAPTERS
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.rivers.game import RIVERS
from luna.games.rivers.picks.kinds import Kind, standing
from luna.ui.context import Context
from luna.ui.game_window import window_of

SMALL, FULL_HD = (1280, 720), (1920, 1080)
LANGUAGES = ("de", "pl", "it")
REPEATS = 5
HOVERS = 60
LENS_ZOOM, PANS = 2.5, 20
RIVERS_STEP = 150
"""Of a recorded game of four of Between the Rivers; there is much on the map."""


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


def hovers(table: TableScene, things: Sequence[Pick]) -> list[float]:
    """The pointer goes from thing to thing; first a round that is not measured."""
    surface = scene.surface(FULL_HD)
    places = [rect.center for pick in things if (rect := table.view.place(pick, table.shown()))]

    def point_at(place: tuple[int, int]) -> None:
        table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        table.draw(surface)

    times = [milliseconds(partial(point_at, places[number % len(places)])) for number in range(len(places) + HOVERS)]
    return times[len(places) :]


def resizes(app: App, table: TableScene) -> list[float]:
    """From the small window to full HD; the way back is not measured."""

    def to(size: tuple[int, int]) -> None:
        app.context.resize(size)
        app.context.forget_sprites()
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


@dataclass(frozen=True)
class Played:
    """A game to measure at: what its numbers are called, a crowded step, and what the pointer goes over."""

    prefix: str
    session: Session
    step: int
    things: tuple[Pick, ...]


def of_luna() -> Played:
    """A long game of four."""
    session = scene.crowded_game(LUNA)
    things = *map(Pick, ("priestess", "builder", "apostate")), *(Pick("island", name) for name in ISLAND_NAMES)
    return Played("", session, scene.crowded_moments(session)[1], things)


def of_rivers() -> Played:
    """One of four of Between the Rivers; the pointer goes over the leaders on the map and some of the tiles."""
    session = scene.crowded_game(RIVERS)
    found = standing(session.match.before(RIVERS_STEP))
    leaders = [pick for pick in found if pick.kind == Kind.LEADER]
    tiles = [pick for pick in found if pick.kind == Kind.CELL]
    return Played("rivers_", session, RIVERS_STEP, (*leaders, *tiles[:: len(tiles) // len(leaders)]))


def opened_list(app: App) -> float:
    """The list of saved games of both games opened for the first time, without its pictures, which come one by one."""
    surface = scene.surface(FULL_HD)

    def open_it() -> None:
        listed = SavedGames(app.context)
        listed.resize(FULL_HD)
        listed.draw(surface)

    return milliseconds(open_it)


def rest(context: Context) -> None:
    """What the program does while nobody does anything."""
    context.text.read_ahead()
    while context.text.prepare_next():
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


def at_table(app: App, played: Played) -> Numbers:
    """Everything that is measured of any game at its table, in medians, and the worst of the next positions."""
    positions = next_positions(app, played.session)
    played.session.match.go_to(played.step)
    table = TableScene(app.context.of(played.session.game), played.session)
    app.push(table)
    table.draw(scene.surface(FULL_HD))
    zooms, pans = lens_steps(table)
    times = {
        "next_position_ms": positions,
        "hover_ms": hovers(table, played.things),
        "resize_ms": resizes(app, table),
        "zoom_step_ms": zooms,
        "pan_step_ms": pans,
    }
    rest(table.context)
    times["language_ms"] = language_changes(app, table)
    numbers = {key: statistics.median(found) for key, found in times.items()} | {
        "next_position_worst_ms": max(positions)
    }
    return {played.prefix + key: number for key, number in numbers.items()}


def beside_table(app: App) -> Numbers:
    """A record, the list of games and the book."""
    record = scene.longest_record()
    loads = [milliseconds(lambda: load_record(record, [LUNA])) for _ in range(REPEATS)]
    numbers = {"load_record_ms": statistics.median(loads), "saved_games_ms": opened_list(app)}
    numbers["book_ms"], numbers["chapter_ms"] = opened_book(app)
    return numbers


def main() -> None:
    """Measure one game, with the first one all that is beside its table too."""
    app, first = scene.hidden_app(), sys.argv[1] == LUNA.key
    app.context.resize(FULL_HD)
    numbers = at_table(app, of_luna() if first else of_rivers())
    print(json.dumps(numbers | beside_table(app) if first else numbers))


if __name__ == "__main__":
    main()
