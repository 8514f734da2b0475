"""Help and what the game says: which is drawn, and what of them lies under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import Bodies
from luna.ui.pictures.outlines import Outline
from luna.ui.table.areas import Areas
from luna.ui.table.help import HelpPainter
from luna.ui.table.picks import HELP_LINK, HELP_PANEL, TIP_PANEL
from luna.ui.table.rings import draw_rings
from luna.ui.table.shown import Shown
from luna.ui.table.spot import Spot
from luna.ui.table.tips import TipPainter

Known = Mapping[Pick, Spot]


class Floating:
    """Knows the painters of both; `known` are the pickable places, `about` is the place a help is about."""

    def __init__(self, frame: Areas, sprites: Sprites, fonts: Fonts, tip: Callable[[Shown], TipPainter]) -> None:
        self._frame, self._help, self._tip = frame, HelpPainter(frame, sprites, fonts), tip

    def paint_rings(
        self,
        surface: pygame.Surface,
        shown: Shown,
        known: Known,
        standing: Callable[[Outline], Bodies] = lambda _: (),
        written: Callable[[Outline], Bodies] = lambda _: (),
    ) -> None:
        """Rings round what the tip speaks of, behind what is `standing` and `written` there."""
        if shown.tip:
            draw_rings(surface, _spoken_of(shown, known), self._frame.ui_scale, shown.arrived, standing, written)

    def paint_tip(self, surface: pygame.Surface, shown: Shown) -> None:
        """What the game says."""
        if shown.tip:
            self._tip(shown).paint(surface, shown.tip, shown.hover, shown.arrived)

    def paint_help(self, surface: pygame.Surface, shown: Shown, about: Spot | None, standing: Bodies = ()) -> None:
        """The help."""
        if shown.help:
            self._help.paint(surface, shown.help, about, shown.hover, standing)

    def picks_at(self, pos: tuple[int, int], shown: Shown, about: Spot | None) -> list[Pick]:
        """The parts of help or tip under a window position."""
        helped = self._help.picks_at(pos, shown.help, about) if shown.help else []
        return helped or (self._tip(shown).picks_at(pos, shown.tip) if shown.tip else [])

    def place(self, pick: Pick, shown: Shown, about: Spot | None) -> pygame.Rect | None:
        """Where a part of help or tip lies; None if it is not shown now."""
        parts = dict[Pick, pygame.Rect]()
        if shown.tip:
            tip = self._tip(shown)
            parts |= {TIP_PANEL: tip.rect(shown.tip), **tip.buttons(shown.tip)}
        if shown.help:
            parts |= {HELP_PANEL: self._help.rect(shown.help, about), HELP_LINK: self._help.link(shown.help, about)}
        return parts.get(pick)

    def spoken(self, shown: Shown) -> pygame.Rect | None:
        """Where what the game says lies; None where it says nothing."""
        return self._tip(shown).rect(shown.tip) if shown.tip else None


def _spoken_of(shown: Shown, known: Known) -> tuple[Spot, ...]:
    """What the tip speaks of, as far as it is to be seen, each place once."""
    assert shown.tip
    picks = (shown.tip.about, *shown.tip.also)
    return tuple({known[pick].pick: known[pick] for pick in picks if pick in known}.values())
