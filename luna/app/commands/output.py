"""What the commands print, for a terminal, a file or another program that may stop reading at any moment."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from luna.app.system.problems import problem_of
from luna.ui.reading.text import Text

EXIT_FAULT = 1
EXIT_NOBODY_READS = 128 + 13
"""As for a program that SIGPIPE ends."""


def printing(text: Text, command: Callable[[], int]) -> int:
    """The exit code of a command that prints; what it printed has arrived, or why not is told."""
    try:
        code = command()
        if sys.stdout is not None:  # as in a program without a terminal
            sys.stdout.flush()
    except BrokenPipeError:
        _let_go()
        return EXIT_NOBODY_READS
    except OSError as error:
        _let_go()
        return complain(text("cli-cannot-print", problem=problem_of(error)))
    return code


def complain(sentence: str) -> int:
    """Tells what went wrong; the exit code for it."""
    print(sentence, file=sys.stderr)
    return EXIT_FAULT


def _let_go() -> None:
    """Sends what is still to be printed nowhere, so that the end of the program does not fail with it again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
