"""A pointer that was left where it last pressed something: what comes to lie under it there is not pointed at."""

from __future__ import annotations

import pygame

from luna.core.turn import Point

AWAY = 8
"""px that the pointer has to go before it points at anything: fewer are those of a hand that lets go of a button."""
_ACTS = pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL


class Resting:
    """Whether the pointer only lies there since another scene came, and where it was then."""

    def __init__(self) -> None:
        self._at: Point | None = None
        self._left: Point | None = None
        self.on = False

    def begin(self) -> None:
        """Something else lies under the pointer from now on."""
        self._left, self.on = self._at, True

    def keeps(self, event: pygame.event.Event) -> bool:
        """Follows the pointer; True for a movement that is none yet.

        Who presses or turns the wheel means the place without having moved there.
        """
        if event.type == pygame.MOUSEMOTION:
            self._at = event.pos
            self.on = self.on and _near(self._left, event.pos)
            return self.on
        if event.type in _ACTS:
            self._at, self.on = event.dict.get("pos", self._at), False
        return False


def _near(left: Point | None, at: Point) -> bool:
    return left is not None and max(abs(left[0] - at[0]), abs(left[1] - at[1])) < AWAY
