"""An X server that nobody sees. It keeps its picture in a file, so looking at it needs no further program."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import pygame

NOT_FOR_THE_GAME = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "LUNA_KERNEL")
PATIENCE = float(os.environ.get("LUNA_PATIENCE", "10"))
"""Seconds after which something that must happen counts as not happening; a busy machine may need more."""
POLL = 0.003
PANEL = 24
"""Height in px of what a maximized window leaves free at the top of the screen, as for a panel."""
MAXIMIZE = "super+Up"
"""The window manager's key that maximizes the window, or makes it a usual one again."""
UNDECORATED = f"""<openbox_config xmlns="http://openbox.org/3.4/rc"><theme><keepBorder>no</keepBorder></theme>
<margins><top>{PANEL}</top></margins>
<keyboard><keybind key="W-Up"><action name="ToggleMaximize"/></keybind></keyboard>
<applications><application class="*"><decor>no</decor></application></applications></openbox_config>"""


class NotSeenError(AssertionError):
    """Something that had to happen did not."""


def eventually(what: str, happened: Callable[[], bool], patience: float = PATIENCE) -> float:
    """Waits until something holds; returns the seconds it took, raises NotSeenError if it never does."""
    began = time.perf_counter()
    while not happened():
        if time.perf_counter() - began > patience:
            raise NotSeenError(what)
        time.sleep(POLL)
    return time.perf_counter() - began


class Screen:
    """The server; with a window manager only if asked, and then openbox must be installed."""

    def __init__(self, size: tuple[int, int] = (1920, 1080), managed: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="luna-screen-"))
        told, tell = os.pipe()
        command = [
            "Xvfb",
            "-displayfd",
            str(tell),
            "-screen",
            "0",
            f"{size[0]}x{size[1]}x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ]
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(
            [*command, "-fbdir", str(self.folder)], pass_fds=(tell,), stdout=quiet, stderr=quiet
        )
        os.close(tell)
        with os.fdopen(told) as answer:
            self.display = f":{answer.readline().strip()}"
        self._frame = self.folder / "Xvfb_screen0"
        self._manager = self._manage() if managed else None

    def _manage(self) -> subprocess.Popen[bytes]:
        config = self.folder / "openbox.xml"
        config.write_text(UNDECORATED)
        quiet = subprocess.DEVNULL
        command = ["openbox", "--sm-disable", "--config-file", str(config)]
        manager = subprocess.Popen(command, env=self.environment(), stdout=quiet, stderr=quiet)
        eventually("the window manager", self._is_managed)
        return manager

    def _is_managed(self) -> bool:
        search = ["xdotool", "search", "--class", "openbox"]
        return subprocess.run(search, env=self.environment(), capture_output=True).returncode == 0

    def use_layout(self, layout: str) -> None:
        """Gives programs that start from now on another keyboard layout, named as in X; needs `setxkbmap`."""
        subprocess.run(["setxkbmap", layout], env=self.environment(), check=True, capture_output=True)

    def environment(self) -> dict[str, str]:
        """The environment of a program on this screen."""
        kept = {name: value for name, value in os.environ.items() if name not in NOT_FOR_THE_GAME}
        return {**kept, "DISPLAY": self.display}

    def picture(self) -> pygame.Surface:
        """What is on the whole screen now."""
        data = self._frame.read_bytes()
        header = struct.unpack(">25I", data[:100])
        width, height, row, colours = header[4], header[5], header[12], header[19]
        start = header[0] + 12 * colours
        seen = pygame.image.frombuffer(data[start : start + row * height], (width, height), "BGRA")
        seen.set_alpha(None)  # the fourth byte is nothing
        whole = pygame.Surface((width, height), depth=24)
        whole.blit(seen, (0, 0))
        return whole

    def close(self) -> None:
        """Ends the server and what runs on it."""
        for process in (self._manager, self._server):
            if process:
                process.terminate()
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
