"""How evenly motions go on while the strongest level thinks: `python -m build_scripts.benchmarks.gaps luna|rivers`.

Computer players of that level alone play in a window that nobody sees, thinking in processes of their own.
"""

from __future__ import annotations

import json
import statistics
import sys
import time

import pygame

from build_scripts.benchmarks import scene
from luna.app.session.session import begin_game
from luna.app.settings import preferences
from luna.app.table.scene import TableScene
from luna.core.game import game_of
from luna.core.seat import Seat
from luna.games.catalogue import GAMES

SECONDS = 30.0


class Gaps:
    """Seconds between two frames of the same motion."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._last: float | None = None
        self._end = time.perf_counter() + SECONDS
        self.found: list[float] = []

    def __call__(self) -> None:
        """A frame has just been shown."""
        now = time.perf_counter()
        if self._last is not None:
            self.found.append(now - self._last)
        self._last = now if self._table.busy else None
        if now > self._end:
            pygame.event.post(pygame.event.Event(pygame.QUIT))


def main() -> None:
    """Let them play for some time and print the worst gap and that which 99 of 100 do not exceed."""
    app, game = scene.hidden_app(), game_of(GAMES, sys.argv[1])
    app.context.settings.put(preferences.BOT_PACE, "fast")
    setup = scene.crowded_game(game).setup
    seats = [Seat(seat.colour, "bot", game.bots.levels[-1]) for seat in setup.seats]
    table = TableScene(app.context.of(game), begin_game(game, game.reseated(setup, seats), app.context.storage))
    gaps, show = Gaps(table), pygame.display.flip

    def flip() -> None:
        show()
        gaps()

    pygame.display.flip = flip
    app.run(table)
    prefix = f"{game.key}_gap"
    numbers = {f"{prefix}_ms": statistics.quantiles(gaps.found, n=100)[-1], f"{prefix}_worst_ms": max(gaps.found)}
    print(json.dumps({key: 1000 * value for key, value in numbers.items()}))


if __name__ == "__main__":
    main()
