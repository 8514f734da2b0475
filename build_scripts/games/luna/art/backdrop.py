"""The background of the table: sea and temple island."""

import bpy  # type: ignore[import-not-found, unused-ignore]
import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import painted, post, scene
from luna.games.luna.view.geometry import layout as lay

from . import grade, modules, rig, sea, temple
from .terrain import Props, coast

EXTENT = (-11.2, 11.2, -8.9, 8.9)
TEMPLE_WINDOW = (-440, -262, 440, 475)
"""What is rendered at full size, in px at 1080p from the table centre; the sea round it is soft and gets its detail
from the painting."""
MOON = (*lay.ground(-310, -412), 0.42)
BANK = (1, 2.3, 0.0)
"""Seed, power and wobble of the bright water under an island."""


def background(job, out):
    """Sea at half size with the painting's detail, the temple island at full size; one WebP."""
    scene.new_scene(job.samples, transparent=False)
    rig.moonlight()
    shore = temple.temple_island(Props())
    bank = coast(lay.ISLAND_RX, lay.ISLAND_RY, *BANK)
    banks = [(*lay.island_centre(k), bank) for k in range(len(lay.POSITIONS))]
    colour, glow = sea.paint(EXTENT, job.px_per_unit, [shore], MOON, 3, banks)
    modules.sea_plane(colour, glow, EXTENT, job)
    size = tuple(round(side * job.px_per_unit) for side in lay.BACKGROUND_UNITS)
    down = (lay.TABLE_CENTRE[1] - lay.BACKGROUND_CENTRE[1]) / lay.UNIT
    rig.camera(lay.BACKGROUND_UNITS[0], (size[0] // 2, size[1] // 2), (0, down / lay.SIN_E, 0))
    path = job.work / "background.png"
    scene.render(path)
    picture = painted.detailed(post.read(path), _painting(colour, size, down), size, 0.7)
    _sharpen_temple(picture, path, size, down, job.px_per_unit)
    finished = grade.grade(post.bloom(picture, job.px_per_unit))
    Image.fromarray(post.to_bytes(finished)).save(out, quality=94, method=6)


def _painting(colour, size, down):
    """The part of the painted sea that the picture shows, at full size."""
    x0, x1, y0, y1 = EXTENT
    across, deep = lay.BACKGROUND_UNITS[0] / 2, lay.BACKGROUND_UNITS[1] / 2
    rows, columns = colour.shape[:2]
    left, right = ((x - x0) / (x1 - x0) * columns for x in (-across, across))
    top, bottom = ((y1 - (down + s * deep) / lay.SIN_E) / (y1 - y0) * rows for s in (1, -1))
    return Image.fromarray(post.to_bytes(colour)).resize(size, Image.Resampling.LANCZOS, (left, top, right, bottom))


def _sharpen_temple(picture, path, size, down, px_per_unit):
    """Render the window of the temple island at full size and lay it in with a soft edge."""
    halves = lay.BACKGROUND_UNITS[0] / 2, lay.BACKGROUND_UNITS[1] / 2 + down
    ends = [value / lay.UNIT + halves[k % 2] for k, value in enumerate(TEMPLE_WINDOW)]
    x0, y0, x1, y1 = (end / lay.BACKGROUND_UNITS[k % 2] for k, end in enumerate(ends))
    settings = bpy.context.scene.render
    settings.resolution_x, settings.resolution_y = size
    settings.use_border = settings.use_crop_to_border = True
    settings.border_min_x, settings.border_max_x = x0, x1
    settings.border_min_y, settings.border_max_y = 1 - y1, 1 - y0
    scene.render(path)
    sharp = post.read(path)
    rows, columns = sharp.shape[:2]
    left, top = round(x0 * size[0]), round(y0 * size[1])
    yy, xx = np.mgrid[0:rows, 0:columns]
    inside = np.minimum.reduce([xx, yy, columns - 1 - xx, rows - 1 - yy])
    share = np.clip(inside / (0.25 * px_per_unit), 0, 1)[..., None]
    part = picture[top : top + rows, left : left + columns]
    part[:] = part * (1 - share) + sharp * share
