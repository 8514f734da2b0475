"""Scrolling of what is longer than its view: a place that glides to where it is wanted, and a bar to drag."""

from __future__ import annotations

import pygame

from luna.ui.pictures import palette

GLIDE = 16.0
"""Share of the way still to go that is covered in a second, were the speed kept."""
REST = 0.5
"""Px from the wanted place at which it counts as reached."""
LEAST_THUMB = 36.0


class Scroll:
    """The place in something `length` px long that is seen through `view`, with a bar in `bar`."""

    def __init__(self) -> None:
        self.view = self.bar = pygame.Rect(0, 0, 0, 0)
        self.length = 0
        self._place = self._wanted = 0.0
        self._ui_scale = 1.0
        self._grip: int | None = None

    @property
    def offset(self) -> int:
        """Px hidden above the view."""
        return round(self._place)

    @property
    def limit(self) -> int:
        """The greatest offset."""
        return max(0, self.length - self.view.height)

    def fit(self, view: pygame.Rect, bar: pygame.Rect, length: int, ui_scale: float) -> None:
        """Takes sizes in px; the place stays as far as possible."""
        self.view, self.bar, self._ui_scale = view, bar, ui_scale
        self.grow(length)

    def grow(self, length: int) -> None:
        """The length has changed."""
        self.length = length
        self._place, self._wanted = min(self._place, self.limit), min(self._wanted, self.limit)

    def jump(self, place: float) -> None:
        """Is at a place at once."""
        self._place = self._wanted = max(0.0, min(place, self.limit))

    def by(self, px: float) -> None:
        """Glides on by some px."""
        self._wanted = max(0.0, min(self._wanted + px, self.limit))

    def reveal(self, top: int, bottom: int, margin: int) -> None:
        """Jumps just far enough to show a part of the whole."""
        if top - margin < self._place:
            self.jump(top - margin)
        elif bottom + margin > self._place + self.view.height:
            self.jump(bottom + margin - self.view.height)

    def update(self, seconds: float, gliding: bool) -> bool:
        """Lets time pass; True if the place has changed."""
        if self._place == self._wanted:
            return False
        way = self._wanted - self._place
        self._place += way * min(1.0, seconds * GLIDE)
        if not gliding or abs(self._wanted - self._place) < REST:
            self._place = self._wanted
        return True

    # -- the bar

    def thumb(self) -> pygame.Rect:
        """The part of the bar that is dragged; empty where there is nothing to scroll."""
        if not self.limit or self.bar.height <= 0:
            return pygame.Rect(0, 0, 0, 0)
        height = max(round(LEAST_THUMB * self._ui_scale), self.bar.height * self.view.height // self.length)
        top = self.bar.y + round((self.bar.height - height) * self._place / self.limit)
        return pygame.Rect(self.bar.x, top, self.bar.width, height)

    def press(self, at: tuple[int, int]) -> bool:
        """The mouse goes down: takes the thumb, or glides towards the place on the bar; False beside the bar."""
        reach, thumb = self.bar.inflate(round(14 * self._ui_scale), 0), self.thumb()
        if not self.limit or not reach.collidepoint(at):
            return False
        if thumb.top <= at[1] < thumb.bottom:
            self._grip = at[1] - thumb.top
        else:
            self.by((-1 if at[1] < thumb.top else 1) * self.view.height * 0.9)
        return True

    def drag(self, at: tuple[int, int]) -> bool:
        """The mouse moves; True if it holds the thumb."""
        room = self.bar.height - self.thumb().height
        if self._grip is not None and room > 0:
            self.jump((at[1] - self._grip - self.bar.y) / room * self.limit)
        return self._grip is not None

    def release(self) -> bool:
        """The mouse button goes up; True if the thumb was held."""
        held, self._grip = self._grip is not None, None
        return held

    def draw(self, surface: pygame.Surface) -> None:
        """The bar, where there is something to scroll."""
        thumb = self.thumb()
        if thumb.height:
            radius = self.bar.width // 2
            pygame.draw.rect(surface, palette.SLOT, self.bar, border_radius=radius)
            colour = palette.GOLD if self._grip is not None else palette.HAIRLINE
            pygame.draw.rect(surface, colour, thumb, border_radius=radius)
