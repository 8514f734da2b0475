"""Looks for texts without room in every language, window size and UI scale; runs in `.venv`."""

import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pygame

from build_scripts.games.luna.sheets import tables as luna_tables
from build_scripts.games.rivers.sheets import tables as rivers_tables
from build_scripts.sheets import forms, texts
from build_scripts.sheets.matrix import all_cases
from build_scripts.sheets.plain import plain_pictures, plain_widgets
from build_scripts.sheets.scenes import SCENES, new_app
from luna.app.app import App


def form_faults(app: App) -> Iterator[str]:
    """What is wrong in the scenes made of widgets."""
    with plain_widgets():
        for name, make in SCENES.items():
            scene = make(app)
            if app.top is not scene:
                app.push(scene)
            yield from (f"{name}: {fault}" for fault in forms.faults(scene))
            app.home()


def table_faults(app: App) -> Iterator[str]:
    """What is wrong at the table."""
    surface = pygame.Surface(app.context.size)
    with plain_pictures(), texts.recorded() as drawn:
        for name, scene, shown in chain(luna_tables.pictures(app), rivers_tables.pictures(app)):
            drawn.clear()
            scene.view.refresh()
            scene.view.draw(surface, shown)
            yield from (f"{name}: {fault}" for fault in texts.faults(drawn, app.context.size))


def main() -> int:
    """Prints every fault and how many there are; 1 if there are any."""
    count = 0
    for language, size, scale in all_cases():
        with tempfile.TemporaryDirectory(prefix="luna-sheets-") as folder:
            app = new_app(language, size, scale, Path(folder))
            for fault in (*form_faults(app), *table_faults(app)):
                count += 1
                print(f"{language} {size[0]}x{size[1]} {scale} %, {fault}", flush=True)
    print(f"{count} texts without room" if count else "every text has its room")
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
