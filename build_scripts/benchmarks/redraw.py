"""How long the whole table takes to paint: `python -m build_scripts.benchmarks.redraw 1920x1080`.

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
from luna.app.app import App
from luna.app.system import paths
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.games.luna.view.view import TableView
from luna.ui.table.shown import Shown

WARM, FRAMES = 4, 200
PARTS = ("state", "prompt", "card", "chronicle", "sources")


def two_pictures(app: App) -> tuple[Shown, Shown]:
    """Two positions with nothing in common that is painted; ends the program if something is."""
    game = scene.game_of(scene.longest_record(), paths.saves_folder())
    table = TableScene(app.context, game)
    pictures = []
    for at, figure in zip(scene.crowded_moments(game), ("priestess", "builder"), strict=True):
        game.match.go_to(at)
        table.show_anew()
        table.pointing.move_focus(Pick(figure), table.middle)
        pictures.append(replace(table.shown(), tip=None))  # the table is measured, not where a tip finds room
    first, second = pictures
    for part in PARTS:
        if getattr(first, part) == getattr(second, part):
            raise SystemExit(f"the two pictures share their {part}, so not everything would be painted again")
    return first, second


def taken(what: Callable[[], object]) -> float:
    """Seconds of this thread that a call takes."""
    began = time.thread_time()
    what()
    return time.thread_time() - began


def main() -> None:
    """Draw the pictures in turn, beside them the yardstick, an opaque picture copied, and print both medians."""
    width, height = map(int, sys.argv[1].split("x"))
    app = scene.hidden_app()
    app.context.size = width, height
    view, surface = TableView(app.context.sprites, app.context.fonts, app.context.text), scene.surface(app.context.size)
    view.resize(app.context.size)
    pictures, opaque = two_pictures(app), scene.surface(app.context.size)
    redrawn, copied = [], []
    for number in range(WARM + FRAMES):  # in turn, so that a busy machine holds up both
        redrawn.append(taken(partial(view.draw, surface, pictures[number % 2])))
        copied.append(taken(partial(surface.blit, opaque, (0, 0))))
    medians = {"redraw": statistics.median(redrawn[WARM:]), "blit": statistics.median(copied[WARM:])}
    print(json.dumps({f"{what}_{sys.argv[1]}_ms": 1000 * median for what, median in medians.items()}))


if __name__ == "__main__":
    main()
