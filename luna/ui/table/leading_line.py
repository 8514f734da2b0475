"""The line from what is told to its place on the table, or to the edge beyond which that lies."""

from __future__ import annotations

import math

import pygame

from luna.core.turn import Point
from luna.ui.pictures.draw import FINE, blit, clear_surface, plate
from luna.ui.pictures.palette import CREAM
from luna.ui.table.areas import Scaled
from luna.ui.table.free_place import gap, nearest

LINKED = 70
"""The longest broad line, in logical px."""
HEAD, RIM = 21, 2
"""Half the length of a head that points beyond the edge, and its light rim; in logical px."""


def draw_leading_line(
    surface: pygame.Surface, frame: Scaled, rect: pygame.Rect, place: pygame.Rect, colour: str
) -> None:
    """A line with a dot at its end: a thin one where it may have to cross something."""
    px = frame.px
    start, end = nearest(rect, place.center), nearest(place.inflate(-place.w // 3, -place.h // 3), rect.center)
    broad = max(2, px(3)) if gap(rect, place) <= px(LINKED) else max(1, px(2))
    pygame.draw.line(surface, colour, start, end, broad)
    dot = plate((px(11), px(11)), colour, 255, px(11) // 2 + 1, CREAM, 255, max(1, px(2)))
    blit(surface, (dot, (px(11) / 2, px(11) / 2)), end)


def way_out(frame: Scaled, room: pygame.Rect, place: Point) -> pygame.Rect:
    """Where at the edge of what is seen in a room a head has room that points to a place beyond it."""
    head = frame.px(HEAD + RIM)
    inner = room.inflate(-2 * head, -2 * head)
    middle = nearest(inner, place)
    return pygame.Rect(middle[0] - head, middle[1] - head, 2 * head, 2 * head)


def draw_way_out(
    surface: pygame.Surface, frame: Scaled, rect: pygame.Rect, head: pygame.Rect, place: Point, colour: str
) -> None:
    """A line to the edge of what is seen, where a head points to a place beyond it."""
    px, (x, y) = frame.px, head.center
    angle = math.atan2(place[1] - y, place[0] - x)
    pygame.draw.line(surface, colour, nearest(rect, (x, y)), (x, y), max(3, px(4)))
    blit(surface, (_head(angle, px(HEAD), max(1, px(RIM)), colour), (head.w / 2, head.h / 2)), (x, y))


def _head(angle: float, length: int, rim: int, colour: str) -> pygame.Surface:
    """The head of an arrow round its middle."""
    side = 2 * (length + rim)
    big = clear_surface((side * FINE, side * FINE))
    turns = (0.0, 1.0), (2.5, 1.0), (math.pi, 0.35), (-2.5, 1.0)
    corners = [(math.cos(angle + by) * length * far, math.sin(angle + by) * length * far) for by, far in turns]
    outline = [((side / 2 + across) * FINE, (side / 2 + down) * FINE) for across, down in corners]
    pygame.draw.polygon(big, CREAM, outline)
    pygame.draw.lines(big, CREAM, True, outline, 2 * rim * FINE)
    pygame.draw.polygon(big, colour, outline)
    return pygame.transform.smoothscale(big, (side, side)).premul_alpha()
