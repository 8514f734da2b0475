"""The stars of a grade in a row: golden ones that were earned, dark ones that are still to be had."""

from __future__ import annotations

import pygame

from luna.core.alone import GRADES
from luna.ui.pictures.draw import icon
from luna.ui.pictures.palette import GOLD, PIP_OFF
from luna.ui.widgets.forms import Box, Form


def draw_stars(
    surface: pygame.Surface, form: Form, box: Box, grade: int, count: int = GRADES, centred: bool = True
) -> None:
    """So many of them side by side in a box of logical units, the earned ones first."""
    place = form.rect(box)
    each = min(place.w / count, place.h * 1.15)
    left = place.centerx - each * (count - 1) / 2 if centred else place.left + each / 2
    for n in range(count):
        icon(surface, "grade", (left + n * each, place.centery), each * 0.42, GOLD if n < grade else PIP_OFF)
