"""Waiting for what the person at the window does."""

from __future__ import annotations

import time

import pygame

LOOK = 0.004
"""Seconds between two looks; pygame's own waiting looks every millisecond, which costs 2.5 % of a core."""


def awaited(seconds: float) -> list[pygame.event.Event]:
    """The events that are there, or the first ones that come within so many seconds; needs the video part."""
    until = time.monotonic() + seconds
    while not (events := pygame.event.get()) and (rest := until - time.monotonic()) > 0:
        time.sleep(min(rest, LOOK))
    return events
