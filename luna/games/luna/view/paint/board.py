"""What never moves during a game: sea, temple, islands, boardwalks, path, boards and the numbers on their fields."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame

from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.places import Boards
from luna.games.luna.view.inscribed import field_sprite
from luna.games.luna.view.paint.hollow import hollow
from luna.ui.pictures.assets import BACKDROP, Placed, Sprites
from luna.ui.pictures.draw import blit
from luna.ui.pictures.palette import SEA_ABYSS, rgb

REACH = 2.3
"""How far an island with its boardwalk, buildings and light reaches from its centre at most, in units."""


def draw_board(frame: Frame, sprites: Sprites, boards: Boards, ring: tuple[str, ...]) -> pygame.Surface:
    """An opaque picture of the window without pieces and panels."""
    surface = pygame.Surface(frame.size).convert()
    surface.fill(rgb(SEA_ABYSS))
    _draw_sea(surface, frame, sprites.picture(BACKDROP))
    draw_land(surface, frame, sprites, boards, ring)
    return surface


def draw_land(surface: pygame.Surface, frame: Frame, sprites: Sprites, boards: Boards, ring: tuple[str, ...]) -> None:
    """All of the board that stands in the sea."""
    for position in back_to_front(len(ring)):
        draw_island(surface, frame, sprites, position, ring[position])
    draw_path(surface, frame, sprites, len(boards))
    draw_hall(surface, frame, sprites, boards)


def large_sprites(boards: Boards, ring: tuple[str, ...]) -> Iterator[str]:
    """The largest of what stands in the sea, the hall last."""
    for position, island in enumerate(ring):
        yield f"island_{island}"
        yield f"quay_{position + 1}"
    yield from (f"board_{board.colour}" for board in boards)


def back_to_front(islands: int) -> list[int]:
    """The positions of islands in the order in which they are drawn."""
    return sorted(range(islands), key=lambda k: -lay.island_centre(k)[1])


def draw_island(surface: pygame.Surface, frame: Frame, sprites: Sprites, position: int, island: str) -> None:
    """An island with its boardwalk, where it is to be seen."""
    if not _in_sight(surface, frame, position):
        return
    at = frame.at(lay.island_centre(position))
    blit(surface, sprites.get(f"island_{island}", frame.px_per_unit), at)
    blit(surface, sprites.get(f"quay_{position + 1}", frame.px_per_unit), at)


def placed_scenery(
    frame: Frame, sprites: Sprites, ring: tuple[str, ...]
) -> Iterator[tuple[Placed, tuple[float, float]]]:
    """What stands on the islands, and where."""
    for position, island in enumerate(ring):
        yield sprites.get(f"scenery_{island}", frame.px_per_unit), frame.at(lay.island_centre(position))


def draw_scenery(surface: pygame.Surface, frame: Frame, sprites: Sprites, position: int, island: str) -> None:
    """What stands on an island once more, over light that was drawn on its ground."""
    if _in_sight(surface, frame, position):
        blit(surface, sprites.get(f"scenery_{island}", frame.px_per_unit), frame.at(lay.island_centre(position)))


def _in_sight(surface: pygame.Surface, frame: Frame, position: int) -> bool:
    (x, y), reach = frame.at(lay.island_centre(position)), REACH * frame.px_per_unit
    return surface.get_clip().colliderect((x - reach, y - reach, 2 * reach, 2 * reach))


def _draw_sea(surface: pygame.Surface, frame: Frame, picture: pygame.Surface) -> None:
    """The background picture; where the window is larger its mirror image goes on with the sea."""
    size = round(lay.BACKGROUND_UNITS[0] * frame.px_per_unit), round(lay.BACKGROUND_UNITS[1] * frame.px_per_unit)
    picture = pygame.transform.smoothscale(picture, size)
    rect = picture.get_rect()
    middle = frame.point(lay.BACKGROUND_CENTRE)
    rect.center = round(middle[0]), round(middle[1])
    across = [k for k in (-1, 0, 1) if rect.move(k * rect.w, 0).colliderect(surface.get_rect())]
    for k in across:
        for n in (-1, 0, 1):
            tile = rect.move(k * rect.w, n * rect.h)
            if tile.colliderect(surface.get_rect()):
                image = pygame.transform.flip(picture, bool(k), bool(n)) if k or n else picture
                surface.blit(image, tile)


def draw_path(surface: pygame.Surface, frame: Frame, sprites: Sprites, boards: int) -> None:
    """The places of the path in a game with so many boards."""
    places = lay.path_places(boards)
    spots = [lay.path_slot(k, places) for k in range(places)]
    if boards < lay.ROWS:
        for (x0, y0), (x1, y1) in pairwise(spots):
            link = sprites.get("path_link", frame.px_per_unit)
            blit(surface, link, frame.at(((x0 + x1) / 2, (y0 + y1) / 2), lay.Z_PAVING))
    size = round(2 * lay.TILE_R * frame.px_per_unit), round(2 * lay.TILE_R * lay.SIN_E * frame.px_per_unit)
    for spot in spots:
        blit(surface, sprites.get("path_slot", frame.px_per_unit), frame.at(spot, lay.Z_PAVING))
        blit(surface, hollow(*size), frame.at(spot, lay.Z_PAVING))


def draw_hall(surface: pygame.Surface, frame: Frame, sprites: Sprites, boards: Boards) -> None:
    """The boards of the hall, closed ones too, with the numbers on their fields."""
    for row in reversed(range(lay.ROWS)):
        board = boards[row] if row < len(boards) else None
        anchor = frame.at(lay.board_centre(row), lay.Z_HALL - lay.BOARD_THICK)
        blit(surface, sprites.get(f"board_{board.colour if board else 'closed'}", frame.px_per_unit), anchor)
        for column, written in enumerate(zip(board.tiles, board.symbols, strict=True)) if board else ():
            at = frame.at(lay.hex_centre(row, column), lay.Z_HALL)
            blit(surface, sprites.get(field_sprite(*written), frame.px_per_unit), at)
