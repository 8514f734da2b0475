"""What belongs to the thing under the pointer: lines, a cross at whom it would displace, a warning."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.related import Relation
from luna.games.luna.view.geometry.frame import Frame
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Placed
from luna.ui.pictures.draw import FINE, Bodies, blit, clear_surface, glow, icon, plate
from luna.ui.pictures.outlines import Outline, edge_between, local
from luna.ui.pictures.palette import CREAM, GLINT, INK, REFUSAL, rgb
from luna.ui.table.spot import Spot

SIGNS = {Relation.LOSES: "cross", Relation.THREATENS: "warning"}
SIGN = 9
"""Half the size of a sign, in logical px."""
STROKE = 1.4
"""Thickness of the line from a tile to its field, in logical px."""
PAIRS = {(Kind.TILE, Kind.FIELD), (Kind.FIELD, Kind.TILE)}
"""What a line leads to and from."""


class RelationPainter:
    """Draws relations over the picture; nothing of it is kept but single marks."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def paint(
        self,
        surface: pygame.Surface,
        hover: Pick | None,
        related: Mapping[Pick, str],
        known: Mapping[Pick, Spot],
        standing: Callable[[Outline], Bodies],
    ) -> None:
        """Of places that are seen; `standing` tells what stands before a line along an outline."""
        seen = {pick: relation for pick, relation in related.items() if pick in known}
        for pick, relation in seen.items():
            if relation == Relation.BELONGS:
                self._belongs(surface, pick, known, standing)
                if hover and hover in known and (hover.kind, pick.kind) in PAIRS:
                    self._thread(surface, known[hover].lit, known[pick].lit, standing)
        for pick, relation in seen.items():
            if relation != Relation.BELONGS:
                self._marked(surface, known[pick], Relation(relation), standing(known[pick].lit))

    def _belongs(
        self,
        surface: pygame.Surface,
        pick: Pick,
        known: Mapping[Pick, Spot],
        standing: Callable[[Outline], Bodies],
    ) -> None:
        """An island is told by the coin with its symbol: a line round its shore would cross its buildings."""
        coin = known.get(Pick(Kind.FAVOUR, pick.key)) if pick.kind == Kind.ISLAND else None
        if coin:
            lights.gild(surface, coin.lit, self._frame.ui_scale)
        else:
            lit = known[pick].lit
            lights.trace(surface, lit, self._frame.ui_scale * 0.6, standing(lit))

    def _marked(self, surface: pygame.Surface, spot: Spot, relation: Relation, standing: Bodies) -> None:
        tint = REFUSAL if relation == Relation.LOSES else GLINT
        shape, at = local(spot.lit)
        light = glow(shape, tint, tint, 2, max(1.5, STROKE * self._frame.ui_scale), 40)
        blit(surface, lights.behind_all(light, at, standing), at)
        radius = max(7, self._frame.px(SIGN))
        disc = plate((2 * radius, 2 * radius), INK, 235, radius, tint, 255, max(1, self._frame.px(2)))
        middle = sign_middle(spot, radius)
        blit(surface, (disc, (radius, radius)), middle)
        icon(surface, SIGNS[relation], middle, radius * 0.62, CREAM)

    def _thread(
        self, surface: pygame.Surface, first: Outline, last: Outline, standing: Callable[[Outline], Bodies]
    ) -> None:
        """From edge to edge, behind all that lies between."""
        start, end = edge_between(first, last), edge_between(last, first)
        left, top = min(start[0], end[0]), min(start[1], end[1])
        ends = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
        line = _thread(*ends, max(1.2, STROKE * self._frame.ui_scale))
        blit(surface, lights.behind_all(line, (left, top), standing((start, end))), (left, top))


def sign_middle(spot: Spot, radius: int) -> tuple[float, float]:
    """Where a sign at a place goes: on the upper edge, which no number reaches, that of a field beside its own."""
    share = 0.64 if spot.pick.kind == Kind.FIELD else 0.5
    return spot.rect.left + share * spot.rect.w, spot.rect.top + radius * 0.2 - (spot.pick.kind == Kind.TILE) * 3


@lru_cache(maxsize=64)
def _thread(start: tuple[int, int], end: tuple[int, int], stroke: float) -> Placed:
    """A light line with a dark edge between two points."""
    pad = 4
    size = max(start[0], end[0]) + 2 * pad, max(start[1], end[1]) + 2 * pad
    big = clear_surface((size[0] * FINE, size[1] * FINE))
    a, b = (((x + pad) * FINE, (y + pad) * FINE) for x, y in (start, end))
    for tint, alpha, width in ((INK, 150, stroke * 2.2), (GLINT, 220, stroke)):
        pygame.draw.line(big, (*rgb(tint), alpha), a, b, max(1, round(width * FINE)))
    return pygame.transform.smoothscale(big.premul_alpha(), size), (float(pad), float(pad))
