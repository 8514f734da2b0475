"""Where ground points of Luna's table fall in the window."""

from __future__ import annotations

from luna.games.luna.view.geometry.layout import screen
from luna.ui.moving.motion import Point
from luna.ui.table import frame as table

TABLE = table.Needs((1392, 938), (960, 515), bottom=112, lean=40)


class Frame(table.Frame):
    """The areas of a window with Luna's table in it."""

    def __init__(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        super().__init__(size, TABLE, text_scale)

    def at(self, ground: Point, z: float = 0.0) -> Point:
        """A ground point at height z -> window px."""
        return self.point(screen(*ground, z))
