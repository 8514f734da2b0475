"""The real game in a real window: the program as a child process, mouse and keyboard moved by xdotool.

Nothing here knows what is on the table; positions in the window come from `seen.py`.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

import pygame

from build_scripts.driving.screen import PATIENCE, NotSeenError, Screen, eventually
from build_scripts.environment import ROOT
from luna.app.settings import preferences
from luna.app.settings import tips as tips_settings
from luna.app.settings.store import SettingsFile

Point = tuple[int, int]
STILL = 0.15
"""Seconds without a change after which a picture counts as finished."""
DRAG_STEPS = 6
POINTER = 60
"""Side in px of a square that surely covers the pointer."""
SEARCH = "search", "--onlyvisible", "--class", "^luna$"
FROM_SOURCE = sys.executable, "-m", "luna"


class Program:
    """The game in its window, with the user's files in a folder of their own; coordinates are the window's.

    Motions are reduced unless it is to be `moving`, so that a picture can be waited for and compared. `call` is what
    starts the program, `surroundings` what its environment has besides.
    """

    def __init__(
        self,
        screen: Screen,
        home: Path,
        language: str = "en",
        size: tuple[int, int] = (1280, 720),
        arguments: Sequence[str] = (),
        moving: bool = False,
        call: Sequence[str] = FROM_SOURCE,
        surroundings: Mapping[str, str] | None = None,
    ) -> None:
        self.moving, self._call, self._surroundings = moving, tuple(call), surroundings or {}
        self.screen, self.home, self.language, self._arguments = screen, home, language, tuple(arguments)
        self._process: subprocess.Popen[bytes] | None = None
        self.window = ""
        settings = SettingsFile(self.settings_file)
        settings.put(preferences.WIDTH, size[0])
        settings.put(preferences.HEIGHT, size[1])
        settings.put(preferences.REDUCED_MOTION, not moving)
        settings.put(preferences.BOT_PACE, "fast")
        settings.put(preferences.HAND_OVER, "off")
        settings.put(tips_settings.TIPS, "never")

    # -- the process

    def start(self) -> None:
        """Starts the program and waits for its window and first picture."""
        command = [*self._call, "--language", self.language, *self._arguments]
        environment = {**self.screen.environment(), "LUNA_HOME": str(self.home), "PYTHONFAULTHANDLER": "1"}
        self._process = subprocess.Popen(command, cwd=ROOT, env={**environment, **self._surroundings})
        eventually("the window", self.is_seen, 3 * PATIENCE)
        self.window = self._xdotool(*SEARCH).split()[-1]
        self._xdotool("windowfocus", self.window)
        eventually("the first picture", lambda: len(set(_thumbnail(self.picture()))) > 100)

    @property
    def running(self) -> bool:
        """Whether the process is still there."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The process that was started; a program in a single file starts the one with the window from it."""
        assert self._process
        return self._process.pid

    def is_seen(self) -> bool:
        """Whether a window of the game is to be seen, whichever process it belongs to."""
        return bool(self._xdotool(*SEARCH, check=False))

    def windows(self) -> list[tuple[str, int]]:
        """The windows that can be seen, each with the process it belongs to."""
        return [(window, int(self._xdotool("getwindowpid", window))) for window in self._xdotool(*SEARCH).split()]

    def ended(self) -> int:
        """Waits until the process has ended by itself; returns its exit code."""
        assert self._process
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    def kill(self) -> None:
        """Ends the process without asking it, as a power cut would."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = None

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
        return self.home / "data" / "saves" / "game-000001.luna"

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

    def double_click(self, at: Point) -> None:
        """Two clicks, one soon after the other."""
        self._xdotool(*self._to(at), *_pause(0.02), "click", "--repeat", "2", "--delay", "60", "1")

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

    def press(self, *places: int) -> None:
        """Presses the last of some keys while the others are held; a place is X's code of the physical key."""
        *held, last = map(str, places)
        down = [word for each in held for word in ("keydown", each)]
        up = [word for each in reversed(held) for word in ("keyup", each)]
        self._xdotool(*down, "key", last, *up)

    def type(self, text: str) -> None:
        """Types a text slowly enough for letters that the keyboard map lacks, also on a busy machine."""
        self._xdotool("type", "--delay", "120" if text.isascii() else "400", text)

    # -- the window

    def resize(self, size: tuple[int, int]) -> None:
        """Makes the window another size, at the top left of the screen."""
        self._xdotool("windowmove", self.window, "0", "0", "windowsize", self.window, str(size[0]), str(size[1]))
        self.wait_for_size(size)

    def wait_for_size(self, size: tuple[int, int]) -> None:
        """Waits until the window has a size; the game is laid out anew a moment later."""
        eventually(f"a window of {size}", lambda: self.place().size == size)

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
        self._xdotool("windowmap", self.window)
        eventually("the window again", lambda: self.window in self._xdotool(*SEARCH, check=False).split())
        self._xdotool("windowfocus", self.window)

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

    def is_another_scene(self, before: pygame.Surface) -> bool:
        """Whether most of the window shows something else than before."""
        then, now = _thumbnail(before), _thumbnail(self.picture())
        return sum(a != b for a, b in zip(then, now, strict=True)) > len(then) / 2

    def looks_like(self, expected: pygame.Surface, pointer: Point) -> bool:
        """Whether the window shows exactly this, apart from the pointer."""
        now, wanted = self.rest(), expected.copy()
        for picture in (now, wanted):
            picture.fill("black", pygame.Rect(pointer, (0, 0)).inflate(POINTER, POINTER))
        return _bytes(now) == _bytes(wanted)

    def rest(self, still: float = STILL) -> pygame.Surface:
        """Waits until the picture has not changed for some seconds and returns it; NotSeenError if it never rests.

        With a table that is always moving it only waits.
        """
        if self.moving:
            time.sleep(still)
            return self.picture()
        began = since = time.perf_counter()
        picture = self.picture()
        while time.perf_counter() - since < still:
            time.sleep(STILL / 4)
            if self.differs(picture):
                picture, since = self.picture(), time.perf_counter()
            if since - began > 2 * PATIENCE:
                raise NotSeenError("the picture never rests")
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
        if self._process and self._process.poll() is not None:
            raise NotSeenError(f"the program ended by itself with {self._process.returncode}")
        command, environment = ["xdotool", *arguments], self.screen.environment()
        done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
        if check and done.returncode:
            raise NotSeenError(f"xdotool {arguments[0]}: {done.stderr.strip()}")
        return done.stdout.strip()


def _bytes(picture: pygame.Surface, area: pygame.Rect | None = None) -> bytes:
    return pygame.image.tobytes(picture.subsurface(area or picture.get_rect()), "RGB")


def _pause(seconds: float) -> Sequence[str]:
    return "sleep", str(seconds)


def _thumbnail(picture: pygame.Surface) -> list[bytes]:
    """Its colours at points all over it."""
    data = pygame.image.tobytes(pygame.transform.scale(picture, (64, 36)), "RGB")
    return [data[k : k + 3] for k in range(0, len(data), 3)]
