"""The stars of a grade in a row: golden ones that were earned, hollow ones that are still to be had."""

from __future__ import annotations

import pygame

from luna.core.alone import GRADES
from luna.ui.pictures.draw import icon
from luna.ui.pictures.palette import FAINT, GOLD, INK
from luna.ui.widgets.forms import Box, Form

HOLLOW = 0.62
"""How much of a star that is still to be had is dark."""


def draw_stars(
    surface: pygame.Surface, form: Form, box: Box, grade: int, count: int = GRADES, centred: bool = True
) -> None:
    """So many of them side by side in a box of logical units, the earned ones first."""
    place = form.rect(box)
    each = min(place.w / count, place.h * 1.15)
    left = place.centerx - each * (count - 1) / 2 if centred else place.left + each / 2
    for n in range(count):
        centre, radius = (left + n * each, place.centery), each * 0.42
        icon(surface, "grade", centre, radius, GOLD if n < grade else FAINT)
        if n >= grade:
            icon(surface, "grade", centre, radius * HOLLOW, INK)
