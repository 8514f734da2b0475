"""Events become gestures; nothing stays in the air."""

from __future__ import annotations

import pygame
import pytest

from luna.ui.input.pointer import Cancelled, Clicked, DragBegan, Dragged, Dropped, Gesture, Hovered, Pointer, Scrolled


def press(at: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def release(at: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def move(at: tuple[int, int], held: bool = True) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0))


@pytest.fixture
def pointer() -> Pointer:
    return Pointer()


def told(pointer: Pointer, *events: pygame.event.Event) -> list[Gesture]:
    return [gesture for event in events for gesture in pointer.gestures(event)]


def test_press_and_release_at_one_place_is_a_click(pointer: Pointer) -> None:
    assert told(pointer, press((10, 10)), move((12, 9)), release((12, 9))) == [Clicked((12, 9))]


def test_a_drag_begins_where_it_was_pressed_and_ends_where_it_was_released(pointer: Pointer) -> None:
    gestures = told(pointer, press((10, 10)), move((40, 10)), move((80, 20)), release((90, 30)))
    assert gestures == [DragBegan((10, 10)), Dragged((40, 10)), Dragged((80, 20)), Dropped((90, 30))]


def test_a_release_far_away_without_any_motion_is_still_a_drop(pointer: Pointer) -> None:
    assert told(pointer, press((10, 10)), release((200, 200))) == [DragBegan((10, 10)), Dropped((200, 200))]


def test_a_lost_release_cancels_at_the_next_motion(pointer: Pointer) -> None:
    told(pointer, press((10, 10)), move((40, 10)))
    assert told(pointer, move((50, 10), held=False)) == [Cancelled(True), Hovered((50, 10))]
    assert not pointer.dragging


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_losing_the_window_cancels_a_drag(pointer: Pointer, kind: int) -> None:
    told(pointer, press((10, 10)), move((40, 10)))
    assert told(pointer, pygame.event.Event(kind)) == [Cancelled(True)]
    assert told(pointer, release((40, 10))) == []


def test_the_right_button_cancels(pointer: Pointer) -> None:
    assert told(pointer, press((5, 5), pygame.BUTTON_RIGHT)) == [Cancelled(False)]
    told(pointer, press((10, 10)), move((40, 10)))
    assert told(pointer, press((40, 10), pygame.BUTTON_RIGHT)) == [Cancelled(True)]
    assert told(pointer, release((40, 10))) == []


def test_other_buttons_and_a_release_without_press_mean_nothing(pointer: Pointer) -> None:
    assert told(pointer, press((5, 5), 2), release((5, 5), 2), release((9, 9))) == []


def test_the_wheel_scrolls(pointer: Pointer) -> None:
    pygame.display.init()
    assert [type(g) for g in told(pointer, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=2))] == [Scrolled]
