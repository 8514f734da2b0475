"""Ghosts: what a position that is only thought of would change, drawn over the one that is shown."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.board import Board
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.ghosts import Ghosts, Joining, ghosts
from luna.games.luna.view.geometry.layout import shifted
from luna.games.luna.view.geometry.pieces import Piece
from luna.games.luna.view.inscribed import field_sprite
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights, marks
from luna.ui.pictures.assets import Fonts, Placed, Sprites
from luna.ui.pictures.draw import badge, blit, contour, icon, plate
from luna.ui.pictures.palette import CREAM, GLINT, GOLD, INK, REFUSAL

PALE, RIM = 175, 235
"""Opacity (0-255) of what is not there yet, and of the line of light round it, which any ground lets see."""
BOOK = "book"
CROSS = 11
"""Half the size of the sign over a novice that would be displaced, in logical px."""


class GhostPainter:
    """Draws the difference of two positions; that of the latest two is kept."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts
        self._kept: tuple[Snapshot, Snapshot, Ghosts] | None = None
        self._paled: dict[tuple[str, float], tuple[Placed, Placed]] = {}

    def paint(self, surface: pygame.Surface, state: Snapshot, outcome: Snapshot) -> None:
        """What would go is outlined, what would come stands pale at its place."""
        told = self._ghosts(state, outcome)
        if told.going:
            self._outline(surface, told.going, told.displaced)
        for piece in sorted(told.coming, key=lambda piece: -piece.ground[1]):
            self._pale(surface, piece, outcome.board)
        for group in told.joining:
            self._number(surface, group)
        self._book_way(surface, told)

    def _ghosts(self, state: Snapshot, outcome: Snapshot) -> Ghosts:
        kept = self._kept
        if kept is None or kept[0] != state or kept[1] is not outcome:  # what is carried makes equal states
            self._kept = kept = state, outcome, ghosts(state, outcome)
        return kept[2]

    def _placed(self, piece: Piece) -> tuple[Placed, tuple[float, float]]:
        placed = self._sprites.get(piece.sprite, self._frame.px_per_unit, piece.scale)
        return placed, self._frame.at(piece.ground, piece.z)

    def _pale(self, surface: pygame.Surface, piece: Piece, board: Board) -> None:
        placed, at = self._placed(piece)
        key = piece.sprite, piece.scale
        if key not in self._paled:
            self._paled[key] = pale(lights.behind(placed, GOLD, self._frame.ui_scale * 0.7), RIM), pale(placed)
        for each in self._paled[key]:
            blit(surface, each, at)
        if piece.pick is not None and piece.sprite.startswith("tile_") and piece.pick.kind == Kind.FIELD:
            self._field_number(surface, piece, piece.pick, board)

    def _field_number(self, surface: pygame.Surface, piece: Piece, field: Pick, board: Board) -> None:
        """It stays above the tile that comes onto its field."""
        middle = self._frame.at(shifted(piece.ground, (-lay.FIELD_PAWN[0], -lay.FIELD_PAWN[1])), piece.z)
        name = field_sprite(int(field.key), board.symbol[int(field.key)])
        blit(surface, self._sprites.get(name, self._frame.px_per_unit), middle)

    def _outline(self, surface: pygame.Surface, going: Iterable[Piece], displaced: Iterable[Piece]) -> None:
        """A line with a dark rim, seen on a white book too, round what would go; what is displaced is struck out."""
        width = max(2, round(2.5 * self._frame.ui_scale))
        lost = set(displaced)
        for piece in going:
            (image, (ax, ay)), (x, y) = self._placed(piece)
            body = (image, 0, 0)
            for colour, wide in ((INK, 2 * width), (REFUSAL if piece in lost else GLINT, width)):
                blit(surface, contour((body,), colour, wide), (round(x - ax), round(y - ay)))
            if piece in lost:
                self._strike(surface, (x, y - 0.30 * self._frame.px_per_unit * piece.scale))

    def _book_way(self, surface: pygame.Surface, told: Ghosts) -> None:
        """An arrow along which a book would go from one novice to another."""
        books = [piece for pieces in (told.going, told.coming) for piece in pieces if piece.sprite == BOOK]
        if len(books) == 2:
            start, end = (self._frame.at(book.ground, book.z) for book in books)
            marks.arrow(surface, start, end, GOLD, self._frame.ui_scale)

    def _strike(self, surface: pygame.Surface, at: tuple[float, float]) -> None:
        radius = self._frame.px(CROSS)
        disc = plate((2 * radius, 2 * radius), INK, 235, radius, REFUSAL, 255, max(1, self._frame.px(2)))
        blit(surface, (disc, (radius, radius)), at)
        icon(surface, "cross", at, radius * 0.6, CREAM)

    def _number(self, surface: pygame.Surface, group: Joining) -> None:
        """How many would come, where not all are drawn."""
        if group.count > len(group.pieces):
            front = group.pieces[-1]
            at = self._frame.at(shifted(front.ground, lay.NUMBER), front.z)
            badge(surface, self._fonts, f"+{group.count}", at, self._frame.type(18), GOLD)


def pale(placed: Placed, alpha: int = PALE) -> Placed:
    """A see-through copy of a premultiplied sprite."""
    copy = placed[0].copy()
    copy.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy, placed[1]
