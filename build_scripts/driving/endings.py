"""How a program ends: all of its processes, and each by itself."""

from __future__ import annotations

import os
import signal

from build_scripts.driving.driver import Program
from build_scripts.driving.processes import Process, family, still_there
from build_scripts.driving.screen import eventually
from build_scripts.driving.seen import Seen
from luna.app.screens.menu import Menu

ENDING = 5.0
"""Seconds a process may take to end."""


def left(program: Program, seen: Seen) -> int:
    """Leaves the program by the menu of its table; how many processes have ended."""
    members, before = family(program.pid), program.picture()
    program.key("Escape")
    eventually("the menu", lambda: program.is_another_scene(before))
    game = seen.scene.game.game
    program.click(seen.widget(Menu(seen.app.context.of(game), game, table=seen.scene), "quit"))
    assert program.ended() == 0
    _all_end(members)
    return len(members)


def killed(program: Program) -> int:
    """Kills the process with the window and waits until the others have ended by themselves; how many there were."""
    members = family(program.pid)
    ((_, pid),) = program.windows()
    os.kill(pid, signal.SIGKILL)
    _all_end(members)
    program.ended()
    return len(members)


def _all_end(members: list[Process]) -> None:
    eventually("the end of all processes", lambda: not still_there(members), ENDING)
