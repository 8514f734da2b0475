"""How the seats of a game are told apart: by a colour, the light it gives, an emblem and a sprite."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from luna.ui.pictures.palette import mix

WHITE = "#ffffff"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """`emblem` is a name of `luna.ui.pictures.emblems`, `sprite` one of the game's, empty for none.

    `white` = the share of it in the seat's light, more where the colour itself would drown in the ground.
    """

    tint: str
    emblem: str
    sprite: str = ""
    white: float = 0.15

    @property
    def light(self) -> str:
        """The light of what the seat may use."""
        return mix(self.tint, WHITE, self.white)

    @property
    def soft(self) -> str:
        """For small signs on a dark ground."""
        return mix(self.tint, WHITE, max(self.white, 0.2))


Looks = Mapping[str, SeatLook]
"""Of the seats, by colour, and of what happens to all."""
FOR_ALL = ""
"""In place of a colour: of what happens to all."""
