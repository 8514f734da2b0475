"""The window: opened once, resizable or borderless fullscreen; SDL is told how before it starts."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

LEAST_SIZE = (1280, 720)
_NO_SCREEN = ("offscreen", "dummy")


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class Window:
    """The program's one window; raises NoDisplayError where nobody could see it."""

    def __init__(self, title: str, icon: Path, size: tuple[int, int], fullscreen: bool) -> None:
        start_video()
        pygame.display.set_caption(title)
        pygame.display.set_icon(pygame.image.load(icon))
        self._windowed_size = size
        self.fullscreen = fullscreen
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; another one after each resize."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size to come back to from fullscreen."""
        return self._windowed_size if self.fullscreen else self.surface.get_size()

    def toggle_fullscreen(self) -> None:
        """Changes between the window and the whole screen; a resize event follows only where the system sends one."""
        self._windowed_size = self.windowed_size
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self._sdl_window.set_fullscreen(True)
        else:
            self._sdl_window.set_windowed()

    @property
    def _sdl_window(self) -> pygame.Window:
        return pygame.Window.from_display_module()

    def _open(self) -> None:
        # Always as a window first: one opened as a whole screen keeps that size when it becomes a window.
        pygame.display.set_mode(self._fitting_size(), pygame.RESIZABLE)
        self._sdl_window.minimum_size = LEAST_SIZE
        if self.fullscreen:
            self._sdl_window.set_fullscreen(True)

    def _fitting_size(self) -> tuple[int, int]:
        width, height = self._windowed_size
        if pygame.display.get_driver() not in _NO_SCREEN:
            width, height = map(min, self._windowed_size, pygame.display.get_desktop_sizes()[0])
        return max(width, LEAST_SIZE[0]), max(height, LEAST_SIZE[1])


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
