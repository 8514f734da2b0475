"""Starts the program: the game's window, or one of the commands that need none."""

from __future__ import annotations

import multiprocessing
import sys


def main(arguments: list[str] | None = None) -> int:
    """Runs the program with command-line arguments; returns its exit code."""
    from luna.app import unpacked
    from luna.app.command_line import parse

    unpacked.hold(unpacked.folder())
    options = parse(arguments)
    return int(options.command(options))


if __name__ == "__main__":
    multiprocessing.freeze_support()
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
