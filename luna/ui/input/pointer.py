"""Mouse events as gestures: click, drag, drop, cancel. A lost button-up never leaves a piece in the air."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from luna.core.turn import Point

SLACK = 6
"""Movement in px (at UI scale 1) up to which a press and release are a click."""


@dataclass(frozen=True, slots=True)
class Hovered:
    """The pointer moved without a button."""

    at: Point


@dataclass(frozen=True, slots=True)
class DragBegan:
    """A press turned into a drag; `at` is where it was pressed."""

    at: Point


@dataclass(frozen=True, slots=True)
class Dragged:
    """The drag went on."""

    at: Point


@dataclass(frozen=True, slots=True)
class Dropped:
    """The button was released after a drag; `at` are the release event's own coordinates."""

    at: Point


@dataclass(frozen=True, slots=True)
class Clicked:
    """Press and release at one place."""

    at: Point


@dataclass(frozen=True, slots=True)
class Cancelled:
    """Right button, or the window lost pointer or focus while something was held; `held` tells which."""

    held: bool


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned; positive = away from the person."""

    at: Point
    steps: int


Gesture = Hovered | DragBegan | Dragged | Dropped | Clicked | Cancelled | Scrolled
_LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class Pointer:
    """Turns one window's events into gestures; an event may give none, or two (a drag begins and moves)."""

    def __init__(self) -> None:
        self._pressed: Point | None = None
        self._dragging = False
        self.slack = SLACK

    @property
    def dragging(self) -> bool:
        """Whether something is held."""
        return self._dragging

    def release(self) -> bool:
        """Lets go without a drop; True if something was held."""
        held = self._dragging
        self._pressed, self._dragging = None, False
        return held

    def gestures(self, event: pygame.event.Event) -> list[Gesture]:
        """What an event means."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._pressed, self._dragging = event.pos, False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            return [Cancelled(self.release())]
        elif event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos, bool(event.buttons[0]))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._released(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            return [Scrolled(pygame.mouse.get_pos(), event.y)]
        elif event.type in _LOST and self._pressed:
            return [Cancelled(self.release())]
        return []

    def _moved(self, at: Point, button: bool) -> list[Gesture]:
        if self._pressed and not button:  # the release happened where no event reached us
            return [Cancelled(self.release()), Hovered(at)]
        if not self._pressed:
            return [Hovered(at)]
        if self._dragging:
            return [Dragged(at)]
        if self._far(at):
            self._dragging = True
            return [DragBegan(self._pressed), Dragged(at)]
        return []

    def _released(self, at: Point) -> list[Gesture]:
        pressed = self._pressed
        if pressed is None:
            return []
        if not self._dragging and not self._far(at):
            self.release()
            return [Clicked(at)]
        begun: list[Gesture] = [] if self._dragging else [DragBegan(pressed)]
        self.release()
        return [*begun, Dropped(at)]

    def _far(self, at: Point) -> bool:
        assert self._pressed is not None
        return max(abs(at[0] - self._pressed[0]), abs(at[1] - self._pressed[1])) > self.slack
