"""Starts the program: the game's window, or one of the commands that need none."""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import sys


def main(arguments: list[str] | None = None) -> int:
    """Runs the program with command-line arguments; returns its exit code."""
    from luna.app.system import unpacked

    unpacked.hold(unpacked.folder())
    if not (sys.argv[1:] if arguments is None else arguments):
        return _play()
    from luna.app.commands.command_line import parse

    options = parse(arguments)
    return int(options.command(options))


def _play() -> int:
    """The window without any option, as most often: putting the help into words would take 20 ms of the start."""
    gc.disable()  # until the first picture is shown: of what is imported hardly anything becomes garbage
    from luna.app.opening import run

    return run(argparse.Namespace())


if __name__ == "__main__":
    multiprocessing.freeze_support()
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
