"""Opens the program again and again and is told to end at ever later moments: `ending_child.py SIGNAL SECONDS…`.

Prints for each time how it ended and which threads were left.
"""

import argparse
import os
import signal
import sys
import threading

from luna.app.opening import run


def ended(number: int, seconds: float) -> str:
    """The exit code of one run that gets the signal after so many seconds, or what it raised; and its threads."""
    caller = threading.Timer(seconds, os.kill, (os.getpid(), number))
    caller.start()
    outcome: str | int | None
    try:
        outcome = run(argparse.Namespace())
    except SystemExit as end:
        outcome = end.code
    caller.join()
    return f"{outcome} {[thread.name for thread in threading.enumerate() if thread is not threading.main_thread()]}"


if __name__ == "__main__":
    signal_number = signal.Signals[sys.argv[1]]
    signal.signal(signal_number, signal.SIG_IGN)  # between two runs
    for wait in sys.argv[2:]:
        print(ended(signal_number, float(wait)), flush=True)
