"""Motions on a table of which only a part is seen: they go where its places are seen, and end at the edge of that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

import pygame

from luna.ui.moving.director import Cue
from luna.ui.moving.motion import Flight, Motion, Point
from luna.ui.table.lens import Camera, Lens

StateT = TypeVar("StateT")

ARRIVAL = 0.35
"""Seconds that a lens is given to come to where something happens."""
SURROUNDINGS = 200
"""How much is seen beside what the lens is to show, in logical px."""
BODY = 24
"""How far what stands at a point reaches round it, in px."""


def reach(cues: Iterable[Cue[StateT]], room: pygame.Rect) -> pygame.Rect | None:
    """Where on the whole table something comes to stay, None where nothing does."""
    ends = [flight.points[-1] for cue in cues for flight in cue.motion.flights if flight.stays and not flight.text]
    boxes = [pygame.Rect(round(x) - BODY, round(y) - BODY, 2 * BODY, 2 * BODY) for x, y in ends]
    on_table = [box for box in boxes if room.collidepoint(box.center)]
    return on_table[0].unionall(on_table[1:]) if on_table else None


def cues_near(
    cues: Iterable[Cue[StateT]], lens: Lens, place: Callable[[], pygame.Rect | None], margin: int
) -> list[Cue[StateT]]:
    """Cues of the whole table as a lens shows them.

    One that is near and follows what happens first goes to the `place` of it, with so much round that.
    """
    if not lens.zoomed:
        return list(cues)
    there = place() if lens.follows else None
    goes = there is not None and lens.show(there, margin)
    return _cues_through(cues, lens.camera, lens.room, waits=goes and not lens.calm)


def _cues_through(
    cues: Iterable[Cue[StateT]], camera: Camera, room: pygame.Rect, waits: bool = False
) -> list[Cue[StateT]]:
    """The same cues on the table as a camera shows it in its room, if wished after the time it takes to get there."""
    seen = [replace(cue, motion=_motion(cue.motion, camera, room)) for cue in cues]
    if waits and seen:
        first = seen[0]
        seen.insert(0, Cue(Motion(ARRIVAL), first.during, first.during, first.told, first.doer))
    return seen


def _motion(motion: Motion, camera: Camera, room: pygame.Rect) -> Motion:
    return replace(motion, flights=tuple(_flight(flight, camera, room) for flight in motion.flights))


def _flight(flight: Flight, camera: Camera, room: pygame.Rect) -> Flight:
    """Words stay in sight; what comes from beside the table or goes there starts or ends in its own size."""
    inside = [bool(room.collidepoint(point)) for point in flight.points]
    points = tuple(camera.to(at) if within else at for at, within in zip(flight.points, inside, strict=True))
    if flight.text or not all(inside):
        points = tuple(_clamped(at, room) if within else at for at, within in zip(points, inside, strict=True))
    if flight.text:
        return replace(flight, points=points)
    first, last = (1.0 if within else 1 / camera.zoom for within in (inside[0], inside[-1]))
    scale = flight.scale[0] * first, flight.scale[1] * last
    box = (room.x, room.y, room.w, room.h) if all(inside) else None
    return replace(flight, points=points, scale=scale, arc=flight.arc * camera.zoom, within=box)


def _clamped(at: Point, room: pygame.Rect) -> Point:
    """The point of a room nearest to a point."""
    return min(max(at[0], room.left), room.right), min(max(at[1], room.top), room.bottom)
