"""A piece of a game as a sprite: its frame, what it stands on, and how it is photographed."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from . import post, scene
from .job import Job

SHADOW, LIFTED, FLUSH = "shadow", "lifted", "flush"
"""With its shadow on the ground; in the air; lying in the ground without a shadow of its own."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A rendered sprite; size in units, anchor = where the origin falls as a fraction of the frame.

    `elevation` is the camera's, `shadow_reach` cuts a long shadow off, `contour` asks for a dark line round it.
    """

    build: Callable[[], Any]
    size: tuple[float, float]
    anchor: tuple[float, float]
    ground: str = SHADOW
    elevation: float = 90.0
    shadow_reach: float = 0.0
    contour: bool = False


def photograph(piece: Piece, path: Path, job: Job, lit: Callable[[str], None]) -> dict[str, list[float]]:
    """Render a piece; `lit` sets up light and ground for what it stands on. Returns its entry in sprites.json."""
    scene.new_scene(job.samples)
    lit(piece.ground)
    piece.build()
    (width, height), (ax, ay) = piece.size, piece.anchor
    tilt = np.sin(np.radians(piece.elevation))
    frame = round(width * job.px_per_unit), round(height * job.px_per_unit)
    scene.camera(width, frame, ((0.5 - ax) * width, (ay - 0.5) * height / tilt, 0), piece.elevation)
    scene.render(path)
    if piece.ground == SHADOW:
        post.clean_alpha(path)
    else:
        post.rewrite(path)
    if piece.shadow_reach:
        post.fade_shadow(path, piece.anchor, piece.shadow_reach, job.px_per_unit, tilt)
    if piece.contour:
        post.contour(path, job.px_per_unit)
    return {"units": list(piece.size), "anchor": list(piece.anchor)}
