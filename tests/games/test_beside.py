"""The sheet that sets the art of both games side by side."""

import pygame
import pytest

from build_scripts.sheets.beside import GAMES, measured
from build_scripts.sheets.scenes import TABLES
from luna.app.system import paths


def test_a_piece_is_measured_by_its_body_and_its_shadow_lies_where_it_is_dark_and_seen_through():
    piece = pygame.Surface((40, 20), pygame.SRCALPHA)
    piece.fill((255, 0, 0, 255), (0, 0, 20, 20))
    piece.fill((0, 0, 0, 90), (20, 0, 20, 20))
    found = measured(piece)
    assert (found.lightness, found.saturation) == pytest.approx((50, 100))
    assert found.across > 10
    assert found.down == 0


@pytest.mark.parametrize("art", GAMES, ids=lambda art: art.name)
def test_the_pieces_and_tables_that_it_shows_are_there(art):
    sprites = {path.stem for path in (paths.art_of(art.name) / "sprites").iterdir()}
    assert {name for row in art.pieces for name in row} <= sprites
    assert art.table in {f"table: {name}" for _, tables, _ in TABLES for name in tables}
