"""What the window keeps of its size when the system makes it larger; SDL's news about that are not always true."""

import pygame
import pytest

from luna.app.system import paths
from luna.app.system.display import LEAST_SIZE, Window, first_size, leaves_room

SMALL, LARGE = (1300, 760), (1800, 1000)


@pytest.fixture
def window() -> Window:
    window = Window("Luna", paths.icon(), SMALL, fullscreen=False)
    window.settle()
    return window


def becomes(window: Window, size: tuple[int, int], *news: int) -> None:
    """SDL tells something, the window has a size, and all is at rest."""
    for kind in news:
        window.notice(pygame.event.Event(kind))
    pygame.display.set_mode(size, pygame.RESIZABLE)
    window.settle()


def test_the_size_of_a_maximized_window_is_not_the_one_kept(window):
    becomes(window, LARGE, pygame.WINDOWMAXIMIZED)
    assert (window.maximized, window.size) == (True, SMALL)
    becomes(window, SMALL, pygame.WINDOWRESTORED)
    assert (window.maximized, window.size) == (False, SMALL)


def test_a_maximized_window_that_comes_back_from_being_minimized_is_as_large_as_before(window):
    becomes(window, LARGE, pygame.WINDOWMAXIMIZED)
    becomes(window, LARGE, pygame.WINDOWRESTORED)
    assert (window.maximized, window.size) == (True, SMALL)


def test_what_is_told_of_a_whole_screen_is_no_news(window):
    becomes(window, LARGE, pygame.WINDOWMAXIMIZED)
    window.toggle_fullscreen()
    window.notice(pygame.event.Event(pygame.WINDOWRESTORED))
    window.toggle_fullscreen()
    becomes(window, LARGE)
    assert (window.maximized, window.size) == (True, SMALL)


def test_another_size_of_a_usual_window_is_kept(window):
    becomes(window, (1500, 900))
    assert (window.maximized, window.size) == (False, (1500, 900))


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1024, 768), LEAST_SIZE),
        ((1280, 720), LEAST_SIZE),
        ((1366, 768), LEAST_SIZE),
        ((1920, 1080), (1600, 900)),
        ((1920, 1200), (1600, 900)),
        ((2560, 1440), (1920, 1080)),
        ((3440, 1440), (1920, 1080)),
        ((3840, 2160), (3200, 1800)),
        ((1080, 1920), LEAST_SIZE),
    ],
)
def test_the_first_window_is_as_large_as_leaves_room_on_the_screen(screen, size):
    assert first_size(screen) == size


@pytest.mark.parametrize(
    ("screen", "whole"),
    [((1024, 768), True), ((1280, 720), True), ((1280, 800), True), ((1366, 768), True), ((1440, 900), False)],
)
def test_a_first_window_takes_the_whole_of_a_screen_that_has_no_room_for_its_frame(monkeypatch, screen, whole):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    assert leaves_room(screen) is not whole
    assert Window("Luna", paths.icon(), (0, 0), fullscreen=False).fullscreen is whole
    assert not Window("Luna", paths.icon(), LEAST_SIZE, fullscreen=False).fullscreen


def test_a_window_without_a_size_takes_one_that_fits_the_screen():
    window = Window("Luna", paths.icon(), (0, 0), fullscreen=False)
    assert window.size == first_size(pygame.display.get_desktop_sizes()[0]) == window.surface.get_size()
