"""What holds itself in circles is looked for while somebody rests, and never among what stays as long as the program.

Left to itself Python goes through all that the program holds whenever that has grown by a quarter. With the texts of
four languages that takes 150 to 240 ms, in which nothing on the screen moves; without what stays, 15 to 25.
"""

from __future__ import annotations

import gc

DUE = 10
"""Looks at what is middle-aged after which Python itself would look at all."""
RARELY = 100 * DUE
"""After so many it does so even if nobody rests: millions of objects later."""


def begin() -> None:
    """Ends the time without any look that a start is; what has come in it is not looked at before somebody rests."""
    if not gc.isenabled():
        gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, RARELY)
    gc.enable()


def due() -> bool:
    """Whether so much has come since the last look that there may be garbage among it."""
    return gc.get_count()[2] >= DUE


def look() -> None:
    """Looks at everything but what stays."""
    gc.collect()


def keep() -> None:
    """Looks at everything; what is left stays from now on, instead of what was said to stay before."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
