"""The arrows of what is advised, behind all numbers of the table and of the panels."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import number_fields, supply_novice
from luna.games.luna.view.tabletop import Tabletop
from luna.ui.table.arrows import draw_arrows
from luna.ui.table.shown import Shown
from luna.ui.table.spot import PIECE, Spot, boxed


def draw_advised(
    surface: pygame.Surface, frame: Frame, top: Tabletop, shown: Shown, known: Mapping[Pick, Spot]
) -> None:
    """They lead from place to place, out of the reserve from its novice; the way of a book its ghosts show already."""
    seats, actor, solo = shown.state.seats, shown.state.actor, shown.state.solo
    numbers = [*top.numbers(shown.state), *number_fields(frame, seats, actor, solo)]
    if actor in seats:
        reserve = boxed(Pick(Kind.RESERVE), PIECE, supply_novice(frame, seats, actor, solo), 0)
        known = {**known, reserve.pick: reserve}
    arrows = [way for way in shown.arrows if not (shown.outcome and way[0].kind == Kind.FIELD)]
    draw_arrows(surface, arrows, known, frame.ui_scale, numbers)
