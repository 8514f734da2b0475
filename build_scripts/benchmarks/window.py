"""The real program with a stop-watch at its flip: `python -m build_scripts.benchmarks.window KIND`.

`first-frame` prints a line after the first flip. The others need a saved game and choose “Continue” on the title with
the keyboard, as a person would: `continue` prints how long the table took to appear, `idle` what share of a core it
needs while nothing happens. All of them then end the program.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from threading import Thread

import pygame

from luna.__main__ import main as play

REST, IDLE = 40.0, 5.0
"""Seconds after the table has appeared, in which texts are got ready for later, and of idleness measured."""


class Continue:
    """Presses Tab and Enter on the title; `then` gets the milliseconds from Enter to the table."""

    def __init__(self, then: Callable[[float], None]) -> None:
        self._then = then
        self._frames, self._pressed = 0, 0.0

    def __call__(self) -> None:
        """A frame has just been shown."""
        self._frames += 1
        if self._frames == 1:
            press(pygame.K_TAB)
        elif self._frames == 2:
            self._pressed = time.perf_counter()
            press(pygame.K_RETURN)
        elif self._frames == 3:
            took = 1000 * (time.perf_counter() - self._pressed)
            if "luna.app.table.scene" not in sys.modules:
                raise SystemExit("Tab and Enter on the title have not opened the table")
            self._then(took)


def first_frame_shown() -> None:
    """The title can be seen."""
    finish("shown")


def table_shown(milliseconds: float) -> None:
    """The table can be seen."""
    finish(json.dumps({"continue_ms": milliseconds}))


def watch_idle(_: float) -> None:
    """Measures beside the program's own thread and then ends it."""

    def watch() -> None:
        time.sleep(REST)
        before, began = time.process_time(), time.monotonic()
        time.sleep(IDLE)
        share = (time.process_time() - before) / (time.monotonic() - began)
        finish(json.dumps({"idle_percent": 100 * share}))

    Thread(target=watch, daemon=True).start()


def finish(result: str) -> None:
    """Print the result and end the program as its window's button does."""
    print(result, flush=True)
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def press(key: int) -> None:
    """Lets the program see a key go down and up."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))


WATCHES: dict[str, Callable[[], None]] = {
    "first-frame": first_frame_shown,
    "continue": Continue(table_shown),
    "idle": Continue(watch_idle),
}


def main() -> int:
    """Put the stop-watch behind the flip and start the program."""
    show, frame_shown = pygame.display.flip, WATCHES[sys.argv[1]]

    def flip() -> None:
        show()
        frame_shown()

    pygame.display.flip = flip
    return play([])


if __name__ == "__main__":
    sys.exit(main())
