"""Help and tip above the table: which is drawn, and what of them lies under the pointer."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import Bodies
from luna.ui.pictures.outlines import bounds
from luna.ui.table.areas import Areas
from luna.ui.table.help import HelpPainter
from luna.ui.table.picks import HELP_LINK, HELP_PANEL, TABLE, TIP_PANEL, TablePick
from luna.ui.table.shown import Shown
from luna.ui.table.spot import SEA, Spot
from luna.ui.table.tip_place import Setting
from luna.ui.table.tips import TipPainter

KEPT = frozenset({TablePick.PLAYER, TablePick.CHRONICLE, TablePick.ACTION, TablePick.BAR})
"""What a tip never covers where any other place is free."""


class Floating:
    """Knows the painters of both; `known` are the pickable places, `about` is the place a help is about.

    `prompt` = the place of the words to who is to act, which a tip leaves free, `broad` = the
    kind of picks that are large places, which it covers only where it has to.
    """

    def __init__(self, frame: Areas, sprites: Sprites, fonts: Fonts, prompt: pygame.Rect, broad: str = "") -> None:
        self.help, self.tip = HelpPainter(frame, sprites, fonts), TipPainter(frame, fonts)
        self._frame, self._prompt, self._broad = frame, prompt, broad

    def paint_tip(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """The tip, where its place is to be seen."""
        setting = self._setting(shown, known)
        if shown.tip and setting:
            self.tip.paint(surface, shown.tip, setting, shown.hover)

    def paint_help(self, surface: pygame.Surface, shown: Shown, about: Spot | None, standing: Bodies = ()) -> None:
        """The help."""
        if shown.help:
            self.help.paint(surface, shown.help, about, shown.hover, standing)

    def picks_at(
        self, pos: tuple[int, int], shown: Shown, known: Mapping[Pick, Spot], about: Spot | None
    ) -> list[Pick]:
        """The parts of help or tip under a window position."""
        if shown.help:
            return self.help.picks_at(pos, shown.help, about)
        setting = self._setting(shown, known)
        return self.tip.picks_at(pos, shown.tip, setting) if shown.tip and setting else []

    def place(self, pick: Pick, shown: Shown, known: Mapping[Pick, Spot], about: Spot | None) -> pygame.Rect | None:
        """Where a part of help or tip lies; None if it is not shown now."""
        if shown.help:
            parts = {HELP_PANEL: self.help.rect(shown.help, about), HELP_LINK: self.help.link(shown.help, about)}
            return parts.get(pick)
        setting = self._setting(shown, known)
        if shown.tip is None or setting is None:
            return None
        return {TIP_PANEL: self.tip.rect(shown.tip, setting), **self.tip.buttons(shown.tip, setting)}.get(pick)

    def _setting(self, shown: Shown, known: Mapping[Pick, Spot]) -> Setting | None:
        """What the tip has to keep off; None without a tip or where its place is not to be seen."""
        place = (known.get(shown.tip.about) or known.get(shown.tip.instead or TABLE)) if shown.tip else None
        if place is None:
            return None
        assert shown.tip
        lit = tuple(known[pick] for pick in shown.tip.also if pick in known and known[pick] != place)
        things = [spot for spot in known.values() if spot.rank < SEA and spot.pick.kind not in (self._broad, *KEPT)]
        usable = shown.sources | shown.targets | shown.recent
        used = tuple(spot.rect for spot in things if spot.pick in usable)
        others = tuple(spot.rect for spot in things if spot.pick not in usable)
        broad = tuple(spot.rect for spot in known.values() if spot.pick.kind == self._broad)
        whole = (_whole(spot) for spot in known.values() if spot.pick.kind in KEPT)
        kept = self._prompt, self._frame.right, self._frame.top, *whole
        return Setting(place, used, others, broad, kept, lit)


def _whole(spot: Spot) -> pygame.Rect:
    """All that a place covers; its rectangle may be only the part that is meant most."""
    return bounds(tuple(corner for outline in spot.hit for corner in outline))
