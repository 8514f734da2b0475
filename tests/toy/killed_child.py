"""Begins a game in the program, leads a card, and is killed as soon as that is on the disk."""

from __future__ import annotations

import os
import signal
import time

from luna.app.system import paths
from tests.toy.program import Program


def main() -> None:
    program = Program()
    program.click("new")
    program.click("begin")
    program.come()
    program.put(program.state.hands[program.table.table.actor][0])
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if any("lead" in file.read_text("utf-8") for file in paths.saves_folder().glob("*.luna")):
            os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(0.01)


if __name__ == "__main__":
    main()
