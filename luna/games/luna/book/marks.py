"""What explains a picture of the rules book: arrows, pale pieces where something goes, numbers, rings."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame

from luna.games.luna.view.geometry.frame import Frame
from luna.ui.moving.motion import Point
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import badge, blit, clear_surface, icon, plate
from luna.ui.pictures.fading import faded
from luna.ui.pictures.outlines import ellipse
from luna.ui.pictures.palette import GOLD, INK, PANEL, REFUSAL, rgb

PALE = 11
"""Opacity of a piece that is not there yet, of 16."""
STEPS, FINE = 60, 2
"""Points of each leg of an arrow; supersampling."""
DASH, GAP, STROKE, HEAD, OUTLINE = 10.0, 7.0, 3.6, 12.0, 2.2
"""Lengths and widths of an arrow, logical px."""
BADGE = 19
COIN, COIN_EDGE = 44, 12


@dataclass(frozen=True, slots=True)
class Ghost:
    """A pale piece where it will stand; `at` is where its anchor goes, in px at 1080p."""

    sprite: str
    at: Point
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way through points in px at 1080p; between two of them it bows upwards by a share of its length."""

    points: tuple[Point, ...]
    bow: float = 0.22


@dataclass(frozen=True, slots=True)
class Badge:
    """A number on a small plate."""

    words: str
    at: Point
    colour: str = GOLD


@dataclass(frozen=True, slots=True)
class Ring:
    """Gold round something; half axes in units."""

    at: Point
    rx: float
    ry: float


@dataclass(frozen=True, slots=True)
class Cross:
    """What goes out of the game."""

    at: Point


@dataclass(frozen=True, slots=True)
class InHand:
    """A favour token of the order that acts, in the upper left corner."""

    favour: str


Mark = Ghost | Arrow | Badge | Ring | Cross | InHand


class MarkPainter:
    """Draws marks over a picture."""

    def __init__(self, sprites: Sprites, fonts: Fonts) -> None:
        self._sprites, self._fonts = sprites, fonts

    def paint(self, surface: pygame.Surface, frame: Frame, marks: tuple[Mark, ...]) -> None:
        """All marks in their order."""
        for mark in marks:
            self._one(surface, frame, mark)

    def _one(self, surface: pygame.Surface, frame: Frame, mark: Mark) -> None:
        match mark:
            case Ghost():
                self._ghost(surface, frame, mark)
            case Arrow():
                arrow(surface, [frame.point(at) for at in _bowed(mark)], frame.ui_scale)
            case Badge(words, at, colour):
                badge(surface, self._fonts, words, frame.point(at), frame.px(BADGE), colour)
            case Ring(at, rx, ry):
                unit = frame.px_per_unit
                lights.gild(surface, ellipse(frame.point(at), rx * unit, ry * unit), frame.ui_scale)
            case Cross(at):
                icon(surface, "cross", frame.point(at), 0.2 * frame.px_per_unit, INK)
                icon(surface, "cross", frame.point(at), 0.16 * frame.px_per_unit, REFUSAL)
            case InHand(favour):
                self._in_hand(surface, frame, favour)

    def _ghost(self, surface: pygame.Surface, frame: Frame, ghost: Ghost) -> None:
        placed = self._sprites.get(ghost.sprite, frame.px_per_unit, ghost.scale)
        light = lights.behind(placed, GOLD, frame.ui_scale * 0.7)
        for image, anchor in (light, placed):
            blit(surface, (faded(image, PALE), anchor), frame.point(ghost.at))

    def _in_hand(self, surface: pygame.Surface, frame: Frame, favour: str) -> None:
        side, edge = frame.px(COIN), frame.px(COIN_EDGE)
        size = side + 2 * (edge // 2), side + 2 * (edge // 2)
        blit(surface, (plate(size, PANEL, 215, size[0] // 2, GOLD, 255), (0, 0)), (edge, edge))
        blit(surface, self._sprites.fitted(f"favour_{favour}", side), (edge + size[0] / 2, edge + size[1] / 2))


def arrow(surface: pygame.Surface, points: list[Point], ui_scale: float) -> None:
    """A dashed gold arrow along a curve through points in px, with a dark edge."""
    way = _curve(points)
    pad = 2 * HEAD * ui_scale
    left, top = min(x for x, _ in way) - pad, min(y for _, y in way) - pad
    right, bottom = max(x for x, _ in way) + pad, max(y for _, y in way) + pad
    size = round(right - left), round(bottom - top)
    fine = [((x - left) * FINE, (y - top) * FINE) for x, y in way]
    head, dashes = (
        _head(fine, HEAD * ui_scale * FINE),
        _dashes(fine, DASH * ui_scale * FINE, GAP * ui_scale * FINE, HEAD * ui_scale * FINE),
    )
    big = clear_surface((size[0] * FINE, size[1] * FINE))
    big.fill((*rgb(INK), 0))
    for colour, more in ((INK, OUTLINE * ui_scale * FINE), (GOLD, 0.0)):
        for a, b in dashes:
            _stroke(big, a, b, STROKE * ui_scale * FINE + 2 * more, colour)
        pygame.draw.polygon(big, colour, head)
        for a, b in zip(head, (*head[1:], head[0]), strict=True):
            _stroke(big, a, b, 2 * more, colour)
    blit(surface, (pygame.transform.smoothscale(big.premul_alpha(), size), (0, 0)), (left, top))


def _stroke(surface: pygame.Surface, a: Point, b: Point, width: float, colour: str) -> None:
    """A thick line with round ends."""
    if width < 1:
        return
    (ax, ay), (bx, by) = a, b
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = (by - ay) / length * width / 2, (ax - bx) / length * width / 2
    pygame.draw.polygon(
        surface, colour, [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
    )
    for end in (a, b):
        pygame.draw.circle(surface, colour, end, width / 2)


def _bowed(mark: Arrow) -> list[Point]:
    if len(mark.points) > 2:
        return list(mark.points)
    (ax, ay), (bx, by) = mark.points
    rise = mark.bow * math.hypot(bx - ax, by - ay)
    return [(ax, ay), ((ax + bx) / 2, (ay + by) / 2 - rise), (bx, by)]


def _curve(points: list[Point]) -> list[Point]:
    """A smooth way through the points (Catmull-Rom)."""
    before, after = _beyond(points[0], points[1]), _beyond(points[-1], points[-2])
    knots = [before, *points, after]
    way: list[Point] = []
    for p0, p1, p2, p3 in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        for step in range(STEPS):
            t = step / STEPS
            way.append((_between(p0[0], p1[0], p2[0], p3[0], t), _between(p0[1], p1[1], p2[1], p3[1], t)))
    return [*way, points[-1]]


def _beyond(end: Point, inner: Point) -> Point:
    return 2 * end[0] - inner[0], 2 * end[1] - inner[1]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _head(way: list[Point], length: float) -> tuple[Point, ...]:
    """The triangle at the end, along the last stretch of the way."""
    (x, y), (px, py) = way[-1], _back(way, length)
    along = math.hypot(x - px, y - py) or 1.0
    dx, dy = (x - px) / along, (y - py) / along
    bx, by = x - dx * length, y - dy * length
    half = length * 0.62
    return (x, y), (bx - dy * half, by + dx * half), (bx + dy * half, by - dx * half)


def _back(way: list[Point], length: float) -> Point:
    """The point of the way so far before its end."""
    for point in reversed(way):
        if math.dist(point, way[-1]) >= length:
            return point
    return way[0]


def _dashes(way: list[Point], dash: float, gap: float, head: float) -> list[tuple[Point, Point]]:
    """The pieces of the way that are drawn, none of them under the head."""
    pieces, run = [], 0.0
    whole = sum(math.dist(a, b) for a, b in pairwise(way)) - head * 0.8
    for a, b in pairwise(way):
        if run % (dash + gap) < dash and run < whole:
            pieces.append((a, b))
        run += math.dist(a, b)
    return pieces
