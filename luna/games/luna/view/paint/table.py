"""Paints the pieces of one state with everything that is lit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import Group, Piece, flat, groups, upright
from luna.games.luna.view.geometry.places import Boards, field_ground, tile_kinds
from luna.games.luna.view.geometry.spots import Ground, disc_spots
from luna.games.luna.view.inscribed import field_sprite
from luna.games.luna.view.looks import deed_colour, target_colour
from luna.games.luna.view.paint.board import draw_scenery, placed_scenery
from luna.games.luna.view.paint.labels import Label, Pile, draw_coins
from luna.games.luna.view.paint.numbers import COUNT
from luna.games.luna.view.paint.path import ASLEEP, RELEASED, PathPainter
from luna.games.luna.view.paint.seats import draw_seat_values
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights, marks
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import Blit, Bodies, badge, blit, blit_all, contour, glow, positioned
from luna.ui.pictures.outlines import Outline, bounds, ellipse, local
from luna.ui.pictures.palette import GLINT, ORDERS
from luna.ui.pictures.shades import asleep
from luna.ui.table.shown import Shown
from luna.ui.table.spot import AREA, Spot

HALOED = (
    Kind.NOVICE,
    Kind.RESTING,
    Kind.OTHER,
    Kind.OTHER_RESTING,
    Kind.JETTY,
    Kind.PRIESTESS,
    Kind.BUILDER,
    Kind.APOSTATE,
    Kind.GUARDIAN,
    Kind.CANDLE,
    Kind.STANDING_SHRINE,
)
"""Kinds of picks lit along the silhouettes of their sprites instead of an outline."""
PLACES = (Kind.TILE, Kind.FIELD)
"""Kinds of picks with a number on them that no mark may hide."""
LINED = (*PLACES, Kind.ISLAND)
"""What the last deed is marked at by a line inside its edge: corners of many islands would be a crowd."""
COUNCIL = Pick(Kind.COUNCIL)
BROAD = 1.8
"""Breadth of the light behind what has none at its feet, as a multiple of the usual."""


class TablePainter:
    """Draws pieces and lights on top of the empty board."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts
        self._upright: tuple[Snapshot | None, tuple[Group, ...], list[Piece]] = None, (), []
        self._bodies: tuple[Snapshot | None, Bodies, list[pygame.Rect]] = None, (), []
        self._path = PathPainter(frame)
        self._numbers = lru_cache(maxsize=2)(self._numbers_of)

    def paint_land(self, surface: pygame.Surface, shown: Shown, spots: Mapping[Pick, Spot]) -> None:
        """Light round islands and the council, and the shores of the last deed, behind the buildings."""
        self._paint_recent_places(surface, shown, spots, (Kind.ISLAND,))
        self._paint_lit(surface, shown, spots, (Kind.ISLAND, Kind.COUNCIL))
        self._paint_scenery(surface, shown)

    def paint(
        self,
        surface: pygame.Surface,
        shown: Shown,
        ground: Ground,
        labels: tuple[Label, ...],
        spots: Mapping[Pick, Spot],
    ) -> None:
        """Everything that stands and lies on the table, from back to front."""
        state = shown.state
        kinds = tile_kinds(state)
        self._path.paint_shadow(surface, state)
        blit_all(surface, [each for piece in flat(state) for each in self._flat(kinds, piece)])
        draw_seat_values(surface, self._frame, self._fonts, state)
        self._path.paint_rings(surface, kinds, ground, state)
        self._paint_feet(surface, shown, spots)
        self._paint_lit(surface, shown, spots, PLACES)
        self._paint_recent_places(surface, shown, spots, PLACES)
        self._paint_lit(surface, shown, spots, (Kind.FAVOUR,))
        blit_all(surface, self._numbers(state.boards))
        blit_all(surface, [each for piece in self._pieces(state) for each in self._standing(shown, piece)])
        for label in labels:
            pile = Pile(state.favours_left(label.island), locked=label.island == state.barred)
            draw_coins(surface, self._frame, self._sprites, self._fonts, label, pile)
        self._paint_badges(surface, shown)
        self._paint_recent(surface, shown, spots)

    def _paint_recent(self, surface: pygame.Surface, shown: Shown, spots: Mapping[Pick, Spot]) -> None:
        """Corners round what the last deed was about; in the council that is the disc that moved."""
        told = any(pick.kind == Kind.DISC for pick in shown.recent)
        discs = [spot for spot in disc_spots(self._frame, shown.state) if spot.pick in shown.recent] if told else []
        recent = sorted(pick for pick in shown.recent & spots.keys() if pick.kind not in LINED)
        others = [spots[pick] for pick in recent if not (discs and pick == COUNCIL)]
        for spot in (*others, *discs):
            rect = spot.rect.inflate(self._frame.px(8), self._frame.px(6))
            colour = deed_colour(shown.done_by.get(spot.pick, shown.done_by.get(COUNCIL)))
            marks.corners(surface, rect, colour, self._frame.ui_scale)

    def _paint_recent_places(
        self, surface: pygame.Surface, shown: Shown, spots: Mapping[Pick, Spot], kinds: tuple[str, ...]
    ) -> None:
        """Inside the edge of tiles, fields and islands: one line each, and nothing of their neighbours is covered."""
        for pick in _known(shown.recent, kinds, spots):
            colour = deed_colour(shown.done_by.get(pick))
            marks.inlay(surface, spots[pick].lit, colour, self._frame.ui_scale)

    def _numbers_of(self, boards: Boards) -> list[Blit]:
        """The numbers and symbols of all fields."""
        return [
            positioned(
                self._sprites.get(field_sprite(number, symbol), self._frame.px_per_unit),
                self._frame.at(field_ground(boards, number), lay.Z_HALL),
            )
            for board in boards
            for number, symbol in zip(board.tiles, board.symbols, strict=True)
        ]

    def _groups(self, state: Snapshot) -> tuple[Group, ...]:
        """The groups of novices; with what stands upright those of the latest state are kept."""
        if self._upright[0] is not state:
            crowds = tuple(groups(state))
            self._upright = state, crowds, upright(state, crowds)
        return self._upright[1]

    def _pieces(self, state: Snapshot) -> list[Piece]:
        """What stands upright: what is hovered is looked for in every picture."""
        self._groups(state)
        return self._upright[2]

    def _placed(self, piece: Piece) -> tuple[tuple[pygame.Surface, tuple[float, float]], tuple[float, float]]:
        placed = self._sprites.get(piece.sprite, self._frame.px_per_unit, piece.scale)
        return placed, self._frame.at(piece.ground, piece.z)

    def _flat(self, kinds: Mapping[int, str], piece: Piece) -> Iterator[Blit]:
        """A tile or disc."""
        (image, anchor), at = self._placed(piece)
        kind = kinds[int(piece.pick.key)] if piece.pick and piece.pick.kind == Kind.TILE else ""
        yield positioned((asleep(image) if kind in ASLEEP else image, anchor), at)

    def _paint_lit(
        self, surface: pygame.Surface, shown: Shown, spots: Mapping[Pick, Spot], kinds: tuple[str, ...]
    ) -> None:
        colour = target_colour(shown.state.actor)
        for pick in _known(shown.sources - shown.targets - shown.chosen, kinds, spots):
            marks.beads(surface, spots[pick].lit, self._frame.ui_scale)
        for pick in _known(shown.targets, kinds, spots):
            area = spots[pick].rank == AREA
            lights.light(surface, spots[pick].lit, colour, self._frame.ui_scale, tint=0 if area else 30)
            if not area:
                marks.wedges(surface, spots[pick].lit, colour, self._frame.ui_scale)
        for pick in _known(shown.chosen, kinds, spots):
            lights.gild(surface, spots[pick].lit, self._frame.ui_scale, deed_colour(shown.done_by.get(pick)))

    def _paint_scenery(self, surface: pygame.Surface, shown: Shown) -> None:
        """Buildings and trees of marked islands: light and line lie behind them."""
        marked = shown.sources | shown.targets | shown.chosen | shown.recent
        lit = {pick.key for pick in marked if pick.kind == Kind.ISLAND}
        for position, island in enumerate(shown.state.islands):
            if island in lit:
                draw_scenery(surface, self._frame, self._sprites, position, island)

    def _paint_feet(self, surface: pygame.Surface, shown: Shown, spots: Mapping[Pick, Spot]) -> None:
        """On the ground under groups: beads for sources, a ring with wedges for targets, gold for the chosen."""
        unit, ui_scale = self._frame.px_per_unit, self._frame.ui_scale
        colour = target_colour(shown.state.actor)
        for pick in _known(shown.sources | shown.targets | shown.chosen, HALOED, spots):
            hit = spots[pick].rect
            middle = hit.centerx, hit.bottom - 0.14 * unit
            outline = ellipse(middle, hit.w / 2 + 0.03 * unit, 0.20 * unit)
            ring, at = local(outline)
            if pick in shown.chosen:
                tint = deed_colour(shown.done_by.get(pick))
                blit(surface, glow(ring, tint, tint, max(3, round(6 * ui_scale)), 3 * ui_scale, 60), at)
            elif pick in shown.targets:
                lights.light(surface, outline, colour, ui_scale * 0.8)
                marks.wedges(surface, outline, colour, ui_scale)
            else:
                marks.beads(surface, outline, ui_scale)

    def _standing(self, shown: Shown, piece: Piece) -> Iterator[Blit]:
        """A standing piece, with light behind it if it is chosen or a target."""
        placed, at = self._placed(piece)
        if piece.pick is not None and piece.pick.kind in HALOED:
            if piece.pick in shown.chosen:
                tint, broad = deed_colour(shown.done_by.get(piece.pick)), piece.pick.kind == Kind.STANDING_SHRINE
                scale = self._frame.ui_scale * (BROAD if broad else 0.8)
                yield positioned(lights.behind(placed, tint, scale), at)
            elif piece.pick in shown.targets:
                colour = target_colour(shown.state.actor)
                yield positioned(lights.behind(placed, colour, self._frame.ui_scale), at)
            elif piece.pick.kind == Kind.GUARDIAN:
                yield positioned(lights.behind(placed, RELEASED, self._frame.ui_scale * 0.8), at)
        yield positioned(placed, at)

    def hover(self, surface: pygame.Surface, shown: Shown, pick: Pick, written: Bodies) -> bool:
        """A line round the silhouettes of a group or figure, behind what is `written`; False if the pick has none."""
        bodies = []
        for piece in self._pieces(shown.state) if pick.kind in HALOED else ():
            if piece.pick == pick:
                (image, (ax, ay)), (x, y) = self._placed(piece)
                bodies.append((image, round(x - ax), round(y - ay)))
        if bodies:
            _, left, top = bodies[0]  # as seen from the first one, so that the line is kept where all are moved
            beside = tuple((image, x - left, y - top) for image, x, y in bodies)
            line = contour(beside, GLINT, max(2, round(3 * self._frame.ui_scale)))
            blit(surface, lights.behind_all(line, (left, top), written), (left, top))
        return bool(bodies)

    def standing(self, state: Snapshot, outline: Outline) -> Bodies:
        """What lies before a line along an outline: pieces, numbers of fields, buildings and trees of islands."""
        if self._bodies[0] is not state:
            pieces = (self._placed(piece) for piece in self._pieces(state))
            all_of_them = (*pieces, *placed_scenery(self._frame, self._sprites, state.islands))
            blits = [*(positioned(placed, at) for placed, at in all_of_them), *self._numbers(state.boards)]
            rects = [image.get_rect(topleft=at) for image, at in blits]
            self._bodies = state, tuple((image, *at) for image, at in blits), rects
        _, bodies, rects = self._bodies
        return tuple(bodies[k] for k in bounds(outline).collidelistall(rects))

    def _paint_badges(self, surface: pygame.Surface, shown: Shown) -> None:
        """How many a group is where not all are drawn, also while some of them are in the hand."""
        hand = shown.carried
        for group in self._groups(shown.state):
            held = hand.count if hand and hand.source and hand.source == group.pick else 0
            if ground := replace(group, count=group.count + held).counted_at():
                at = self._frame.at(ground, group.z)
                colour = group.sprite.partition("_")[2]
                badge(surface, self._fonts, f"×{group.count}", at, self._frame.type(COUNT), ORDERS[colour])


def _known(picks: Iterable[Pick], kinds: tuple[str, ...], spots: Mapping[Pick, Spot]) -> list[Pick]:
    return sorted(pick for pick in picks if pick.kind in kinds and pick in spots)
