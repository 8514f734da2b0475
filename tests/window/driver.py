"""The real game in a real window: an X server of its own, the program as a child process, a mouse moved by xdotool.

Nothing here knows what is on the table; positions in the window come from `seen.py`. The X server keeps its picture in
a file, so looking at the window needs no further program.
"""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

import pygame

from luna.app import preferences
from luna.app.settings import Settings
from luna.app.storage import CURRENT

ROOT = Path(__file__).parents[2]
Point = tuple[int, int]
NOT_FOR_THE_GAME = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "LUNA_KERNEL")
PATIENCE = float(os.environ.get("LUNA_PATIENCE", "10"))
"""Seconds after which something that must happen counts as not happening; a busy machine may need more."""
POLL = 0.003
STILL = 0.15
"""Seconds without a change after which a picture counts as finished."""
DRAG_STEPS = 6
POINTER = 60
"""Side in px of a square that surely covers the pointer."""
UNDECORATED = """<openbox_config xmlns="http://openbox.org/3.4/rc"><theme><keepBorder>no</keepBorder></theme>
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
    """An X server that nobody sees; with a window manager only if asked, and then openbox must be installed."""

    def __init__(self, size: tuple[int, int] = (1920, 1080), managed: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="luna-screen-"))
        told, tell = os.pipe()
        command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
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


class Program:
    """The game in its window, with the user's files in a folder of their own; coordinates are the window's."""

    def __init__(
        self, screen: Screen, home: Path, language: str = "en", size: tuple[int, int] = (1280, 720), arguments=()
    ) -> None:
        self.screen, self.home, self.language, self._arguments = screen, home, language, tuple(arguments)
        self._process: subprocess.Popen[bytes] | None = None
        self.window = ""
        settings = Settings(self.settings_file)
        settings.put(preferences.WIDTH, size[0])
        settings.put(preferences.HEIGHT, size[1])

    # -- the process

    def start(self) -> None:
        """Starts the program and waits for its window and first picture."""
        command = [sys.executable, "-m", "luna", "--language", self.language, *self._arguments]
        environment = {**self.screen.environment(), "LUNA_HOME": str(self.home)}
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment)
        search = ("search", "--onlyvisible", "--class", "^luna$")
        eventually("the window", lambda: bool(self._xdotool(*search, check=False)), 3 * PATIENCE)
        self.window = self._xdotool(*search).split()[-1]
        self._xdotool("windowfocus", self.window)
        eventually("the first picture", lambda: _colours(self.picture()) > 100)

    @property
    def running(self) -> bool:
        """Whether the process is still there."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Ends the process without asking it, as a power cut would."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        """Ends the process if it still runs."""
        if self.running:
            self.kill()

    def __enter__(self) -> Program:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # -- the user's files

    @property
    def settings_file(self) -> Path:
        """What the program remembers."""
        return self.home / "config" / "settings.toml"

    @property
    def record_file(self) -> Path:
        """The game being played."""
        return self.home / "data" / "saves" / CURRENT

    def record(self) -> str:
        """The record on disk; empty if there is none."""
        try:
            return self.record_file.read_text("utf-8")
        except FileNotFoundError:
            return ""

    # -- mouse and keyboard

    def move(self, at: Point) -> None:
        """Moves the pointer."""
        self._xdotool(*self._to(at))

    def click(self, at: Point, button: int = 1) -> None:
        """Presses and releases a button at a point."""
        self._xdotool(*self._to(at), *_pause(0.02), "click", str(button))

    def hold(self, start: Point, end: Point) -> None:
        """Presses at one point and carries to another, without the release."""
        self._xdotool(*self._carry(start, end))

    def release(self) -> None:
        """Lets go of the left button."""
        self._xdotool("mouseup", "1")

    def press_right(self) -> None:
        """Presses and releases the right button where the pointer is."""
        self._xdotool("click", "3")

    def drag(self, start: Point, end: Point) -> None:
        """From press to release, the pointer moved in steps."""
        self._xdotool(*self._carry(start, end), "mouseup", "1")

    def key(self, name: str) -> None:
        """Presses a key, named as in X."""
        self._xdotool("key", name)

    def type(self, text: str) -> None:
        """Types a text slowly enough for letters that the keyboard map lacks."""
        self._xdotool("type", "--delay", "120", text)

    # -- the window

    def resize(self, size: tuple[int, int]) -> None:
        """Makes the window another size, at the top left of the screen, and waits until the game is laid out anew."""
        self._xdotool("windowmove", self.window, "0", "0", "windowsize", self.window, str(size[0]), str(size[1]))
        eventually("the new size", lambda: self.place().size == size)
        time.sleep(0.5)

    def place(self) -> pygame.Rect:
        """Where the window lies on the screen."""
        told = self._xdotool("getwindowgeometry", "--shell", self.window).splitlines()
        values = dict(line.split("=") for line in told)
        return pygame.Rect(*(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def focus_elsewhere(self) -> None:
        """Gives the keyboard focus to something else, as another program that comes to the front does."""
        root = self._xdotool("search", "--maxdepth", "0", ".*").split()[0]
        self._xdotool("windowfocus", root)

    def minimize(self) -> None:
        """Minimizes the window; this needs a window manager."""
        self._xdotool("windowminimize", self.window)

    def come_back(self) -> None:
        """Shows the window again with the keyboard focus."""
        self._xdotool("windowmap", self.window, "windowraise", self.window, "windowfocus", self.window)

    def picture(self) -> pygame.Surface:
        """What is in the window now."""
        whole = self.screen.picture()
        return whole.subsurface(self.place().clip(whole.get_rect())).copy()

    def differs(self, before: pygame.Surface, area: pygame.Rect | None = None) -> bool:
        """Whether the window's picture, or an area of it, is another one than before."""
        now = self.picture()
        if now.get_size() != before.get_size():
            return True
        return _bytes(now, area) != _bytes(before, area)

    def looks_like(self, expected: pygame.Surface, pointer: Point) -> bool:
        """Whether the window shows exactly this, apart from the pointer."""
        now, wanted = self.rest(), expected.copy()
        for picture in (now, wanted):
            picture.fill("black", pygame.Rect(pointer, (0, 0)).inflate(POINTER, POINTER))
        return _bytes(now) == _bytes(wanted)

    def rest(self) -> pygame.Surface:
        """Waits until the picture has stood still for some frames; returns it."""
        picture, since = self.picture(), time.perf_counter()
        while time.perf_counter() - since < STILL:
            time.sleep(STILL / 4)
            if self.differs(picture):
                picture, since = self.picture(), time.perf_counter()
        return picture

    def _to(self, at: Point) -> Sequence[str]:
        return "mousemove", "--window", self.window, str(at[0]), str(at[1])

    def _carry(self, start: Point, end: Point) -> Sequence[str]:
        commands = [*self._to(start), *_pause(0.02), "mousedown", "1", *_pause(0.02)]
        for step in range(1, DRAG_STEPS + 1):
            x, y = (round(a + (b - a) * step / DRAG_STEPS) for a, b in zip(start, end, strict=True))
            commands += [*self._to((x, y)), *_pause(0.012)]
        return [*commands, *_pause(0.03)]

    def _xdotool(self, *arguments: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=self.screen.environment(), check=check, capture_output=True, encoding="utf-8"
        )
        return done.stdout.strip()


def _bytes(picture: pygame.Surface, area: pygame.Rect | None = None) -> bytes:
    return pygame.image.tobytes(picture.subsurface(area or picture.get_rect()), "RGB")


def _pause(seconds: float) -> Sequence[str]:
    return "sleep", str(seconds)


def _colours(picture: pygame.Surface) -> int:
    small = pygame.transform.scale(picture, (64, 36))
    return len({small.get_at((x, y))[:3] for x in range(64) for y in range(36)})
