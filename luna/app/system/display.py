"""The window: opened once, resizable, maximized or borderless fullscreen; SDL is told how before it starts."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

LEAST_SIZE = (1280, 720)
SIZES = LEAST_SIZE, (1600, 900), (1920, 1080), (2560, 1440), (3200, 1800), (3840, 2160)
"""What a first window may have; the largest is taken that leaves room on the screen for what else is there."""
SHARE = 0.85
"""Of the screen's sides that a first window takes at most."""
FRAME = 100
"""px of the screen's height that a window's frame and the bars of the system may take."""
_NO_SCREEN = ("offscreen", "dummy")


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class Window:
    """The program's one window; raises NoDisplayError where nobody could see it.

    `size` is what it has as a usual window: not maximized, not the whole screen; one of 0 px is as fits the screen. On
    a screen that has no room for that and a frame such a first window takes the whole screen.
    """

    def __init__(
        self, title: str, icon: Path, size: tuple[int, int], fullscreen: bool, maximized: bool = False
    ) -> None:
        start_video()
        pygame.display.set_caption(title)
        pygame.display.set_icon(pygame.image.load(icon))
        self.size = size if all(size) else first_size(_screen())
        self.fullscreen, self.maximized = fullscreen or (not all(size) and _is_cramped()), maximized
        self._told_maximized = maximized
        self._largest: tuple[int, int] | None = None
        self._place: tuple[int, int] = 0, 0
        self._moved_by_us = False
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; another one after each resize."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def notice(self, event: pygame.event.Event) -> None:
        """Hears that the window was maximized, or no longer is; of a whole screen that is no news."""
        if not self.fullscreen and event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self._told_maximized = event.type == pygame.WINDOWMAXIMIZED

    def settle(self) -> None:
        """Takes size and place as they are; to be called when the window has come to rest."""
        if self.fullscreen:
            return
        size = self.surface.get_size()
        whole = size in pygame.display.get_desktop_sizes()
        # SDL says "restored" of a maximized window that was minimized, and late of one that became a whole screen: it
        # is true only if the size is another one.
        self.maximized = self._told_maximized or whole or size == self._largest
        if not self.maximized:
            self._take_place(size)
        elif self._told_maximized and not whole and size != self.size:
            self._largest = size

    def toggle_fullscreen(self) -> None:
        """Changes between the window and the whole screen; a resize event follows only where the system sends one."""
        self.settle()
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self._sdl_window.set_fullscreen(True)
            return
        self._sdl_window.set_windowed()
        if self.maximized:  # SDL has forgotten it, and where the window was before
            self._sdl_window.position, self._moved_by_us = self._place, True
            self._maximize()

    def _take_place(self, size: tuple[int, int]) -> None:
        if self._moved_by_us:
            self._sdl_window.position = self._place  # the first time the frame around it was not known yet
        self.size, self._place, self._moved_by_us = size, self._sdl_window.position, False

    def _maximize(self) -> None:
        self._told_maximized = True  # SDL says it only of what others do
        self._sdl_window.maximize()

    @property
    def _sdl_window(self) -> pygame.Window:
        return pygame.Window.from_display_module()

    def _open(self) -> None:
        # Always as a window first: one opened as a whole screen keeps that size when it becomes a window.
        pygame.display.set_mode(self._fitting_size(), pygame.RESIZABLE)
        self._sdl_window.minimum_size = LEAST_SIZE
        self._place = self._sdl_window.position
        if self.fullscreen:
            self._sdl_window.set_fullscreen(True)
        elif self.maximized:
            self._maximize()

    def _fitting_size(self) -> tuple[int, int]:
        width, height = self.size
        if _is_seen():
            width, height = map(min, self.size, _screen())
        return max(width, LEAST_SIZE[0]), max(height, LEAST_SIZE[1])


def first_size(screen: tuple[int, int]) -> tuple[int, int]:
    """Of a window on a screen of that size, before a person has given it one."""
    width, height = (side * SHARE for side in screen)
    return max((size for size in SIZES if size[0] <= width and size[1] <= height), default=LEAST_SIZE)


def leaves_room(screen: tuple[int, int]) -> bool:
    """Whether nothing of the least window with its frame is hidden on a screen of that size."""
    return LEAST_SIZE[0] <= screen[0] and LEAST_SIZE[1] + FRAME <= screen[1]


def _is_cramped() -> bool:
    return _is_seen() and not leaves_room(_screen())


def _is_seen() -> bool:
    return pygame.display.get_driver() not in _NO_SCREEN


def _screen() -> tuple[int, int]:
    return pygame.display.get_desktop_sizes()[0]


def start_video() -> None:
    """Starts SDL's video part; a driver without a screen is accepted only if the environment asks for it."""
    # Through OpenGL a software surface takes 5 to 17 times as long to show where there is no real GPU.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # pygame has set the first one to the script's name when it was imported.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "luna"
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in _NO_SCREEN and driver not in os.environ.get("SDL_VIDEODRIVER", "").split(","):
        pygame.display.quit()
        raise NoDisplayError(driver)
