"""A screen for the window: the one that is there, else one that only exists in memory."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

XVFB = ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]


@contextlib.contextmanager
def to_draw_on() -> Iterator[bool]:
    """Whether windows can be opened inside the `with`; where there is no screen Xvfb is one for its duration."""
    if not sys.platform.startswith("linux") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield True
        return
    if not shutil.which("Xvfb"):
        yield False
        return
    with subprocess.Popen(XVFB, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="ascii") as server:
        assert server.stdout
        number = server.stdout.readline().strip()
        try:
            os.environ["DISPLAY"] = f":{number}"
            yield bool(number)
        finally:
            del os.environ["DISPLAY"]
            server.terminate()
