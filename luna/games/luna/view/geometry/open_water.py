"""The part of the table where nothing of the game ever is."""

from __future__ import annotations

import pygame

from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.topics import PIER_HALF

BESIDE_NAME, GAP = 533, 8
"""Where the longest name of the island at the lower left ends, in px at 1080p, and what stays free of the jetty."""


def open_water(frame: Frame) -> pygame.Rect:
    """The sea below the temple, from the name of the lower left island to the jetty."""
    left = round(frame.point((BESIDE_NAME, 0))[0])
    right = frame.at(lay.jetty_spot(COLOURS[0]), lay.Z_JETTY)[0] - PIER_HALF * frame.px_per_unit - frame.px(GAP)
    top = round(frame.at(lay.jetty_spot(COLOURS[0]), lay.Z_JETTY)[1])
    return pygame.Rect(left, top, round(right) - left, frame.table.bottom - top)
