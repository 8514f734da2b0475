"""The frame round the table that says who is to act."""

from __future__ import annotations

import pygame

from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.looks import target_colour

EDGE = 3


def draw_edge(surface: pygame.Surface, frame: Frame, actor: str | None) -> None:
    """A thin line round the table in the colour of the order to act."""
    if actor:
        pygame.draw.rect(surface, target_colour(actor), frame.table, max(2, frame.px(EDGE)))
