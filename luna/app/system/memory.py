"""Memory that nobody uses any more goes back to the system.

Pictures come and go in many sizes, and glibc keeps the holes between them: an evening of screens and window sizes
would take ever more.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from luna.core.caching import cache


def give_back() -> None:
    """Takes some milliseconds; where the C library has no such call it does nothing, and does not need to."""
    if trim := _trim():
        trim(0)


@cache
def _trim() -> Any:
    """The call of glibc."""
    if not sys.platform.startswith("linux"):
        return None
    return getattr(ctypes.CDLL(None), "malloc_trim", None)
