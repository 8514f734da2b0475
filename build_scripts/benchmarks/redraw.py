"""How long the whole table of each game takes to paint: `python -m build_scripts.benchmarks.redraw 1920x1080`.

Two crowded positions of one game take turns, so that every part differs each time and is painted again; what stays as
it was: the empty board, scaled sprites, rendered words. Time is that of this thread on a core, without showing it.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from build_scripts.benchmarks import scene
from build_scripts.games.rivers.sheets import tables
from luna.app.app import App
from luna.app.system import paths
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.ui.table.contract.view import View
from luna.ui.table.shown import Shown

MIDDLE, LATER = 90, 150
"""Steps of a recorded game of four of Between the Rivers after which there is much on the map; others are to act."""
WARM, FRAMES = 4, 200
PARTS = ("state", "prompt", "card", "chronicle", "sources")


class Painting:
    """A table's view with two positions to paint; ends the program if they have something painted in common."""

    def __init__(self, view: View, pictures: tuple[Shown, Shown], size: tuple[int, int]) -> None:
        for part in PARTS:
            if getattr(pictures[0], part) == getattr(pictures[1], part):
                raise SystemExit(f"the two pictures share their {part}, so not everything would be painted again")
        self._view, self._pictures, self._number = view, pictures, 0
        self._surface = scene.surface(size)
        view.resize(size, 1.0)

    def next(self) -> None:
        """The other position is painted."""
        self._number += 1
        self._view.draw(self._surface, self._pictures[self._number % 2])


def luna(app: App) -> Painting:
    """A crowded game of four."""
    game = scene.game_of(scene.longest_record(), paths.saves_folder())
    table = TableScene(app.context, game)
    pictures = []
    for at, figure in zip(scene.crowded_moments(game), ("priestess", "builder"), strict=True):
        game.match.go_to(at)
        table.show_anew()
        table.pointing.move_focus(Pick(figure), table.middle)
        pictures.append(replace(table.shown(), tip=None))  # the table is measured, not where a tip finds room
    return Painting(table.view, (pictures[0], pictures[1]), app.context.size)


def rivers(app: App) -> Painting:
    """The middle of a game of four."""
    first, second = (tables.played(app, "four", steps) for steps in (MIDDLE, LATER))
    pictures = replace(first.shown(), tip=None), replace(second.shown(), tip=None)
    return Painting(second.view, pictures, app.context.size)


def taken(what: Callable[[], object]) -> float:
    """Seconds of this thread that a call takes."""
    began = time.thread_time()
    what()
    return time.thread_time() - began


def main() -> None:
    """Paint the games in turn, beside them the yardstick, an opaque picture copied, and print the medians."""
    app, size = scene.hidden_app(), sys.argv[1]
    width, height = map(int, size.split("x"))
    app.context.resize((width, height))
    surface, opaque = (scene.surface(app.context.size) for _ in range(2))
    works: dict[str, Callable[[], object]] = {
        "redraw": luna(app).next,
        "rivers_redraw": rivers(app).next,
        "blit": partial(surface.blit, opaque, (0, 0)),
    }
    times: dict[str, list[float]] = {what: [] for what in works}
    for _ in range(WARM + FRAMES):  # in turn, so that a busy machine holds up all of them
        for what, work in works.items():
            times[what].append(taken(work))
    print(json.dumps({f"{what}_{size}_ms": 1000 * statistics.median(found[WARM:]) for what, found in times.items()}))


if __name__ == "__main__":
    main()
