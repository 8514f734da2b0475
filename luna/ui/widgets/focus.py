"""Keyboard focus: which of a screen's widgets the keys go to, and which one is next in a direction."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

Direction = tuple[int, int]
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
ARROWS = {pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT, pygame.K_UP: UP, pygame.K_DOWN: DOWN}


def in_order(boxes: Sequence[pygame.Rect], at: int | None, step: int) -> int | None:
    """The box `step` places on from `at`, round and round."""
    if not boxes:
        return None
    if at is None:
        return 0 if step > 0 else len(boxes) - 1
    return (at + step) % len(boxes)


def towards(boxes: Sequence[pygame.Rect], at: int | None, direction: Direction) -> int | None:
    """The nearest box in a direction; a box beside the line counts as further away. `at` itself if there is none."""
    if at is None:
        return in_order(boxes, None, 1)
    here = boxes[at]

    def distance(box: pygame.Rect) -> float | None:
        ahead = _gap(here, box, direction)
        aside = _gap(here, box, (direction[1], direction[0])), _gap(here, box, (-direction[1], -direction[0]))
        return ahead + 3 * max(0, *aside) if ahead >= 0 else None

    found = [(far, n) for n, box in enumerate(boxes) if n != at and (far := distance(box)) is not None]
    return min(found)[1] if found else at


def beyond(points: Sequence[tuple[int, int]], here: tuple[int, int], direction: Direction) -> int | None:
    """The nearest point in a direction, those at most 45° off it before all others; None if nothing lies there."""
    across, down = direction

    def distance(point: tuple[int, int]) -> tuple[bool, int] | None:
        x, y = point[0] - here[0], point[1] - here[1]
        ahead, aside = x * across + y * down, abs(x * down) + abs(y * across)
        return (aside > ahead, ahead + 2 * aside) if ahead > 0 else None

    return min(((far, n) for n, point in enumerate(points) if (far := distance(point))), default=(None, None))[1]


def _gap(here: pygame.Rect, there: pygame.Rect, direction: Direction) -> int:
    """Px between facing edges of two boxes in a direction; negative where they overlap or lie the other way."""
    if direction == LEFT:
        return here.left - there.right
    if direction == RIGHT:
        return there.left - here.right
    if direction == UP:
        return here.top - there.bottom
    return there.top - here.bottom
