"""The pictures of the rules book show what their captions tell."""

from __future__ import annotations

import pygame
import pytest

from luna.app.system import paths
from luna.games.rivers.book.chapters import CHAPTERS, passages
from luna.games.rivers.book.pictures import PICTURES, Pictures
from luna.games.rivers.book.samples import SAMPLES, position
from luna.games.rivers.rules.constants import ATTACK, CATASTROPHE, CELL_NAMES, LEADER, NOWHERE
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    text = Text(paths.localization(), "de").of("rivers")
    return Pictures(Sprites(paths.art_of("rivers")), Fonts(paths.fonts()), text)


def test_the_book_shows_every_picture_once():
    shown = [passage.word for chapter in CHAPTERS for passage in passages(chapter) if passage.kind == "picture"]
    assert sorted(shown) == sorted(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize(("width", "scale"), [(860, 1.0), (400, 0.67), (1300, 1.5)])
def test_a_picture_is_as_large_as_was_told_and_kept(pictures: Pictures, name: str, width: int, scale: float):
    size = pictures.size(name, width, scale)
    drawn = pictures.get(name, width, scale)
    assert drawn.get_size() == size
    assert size[0] <= width
    assert pictures.kept(name, width, scale) is drawn


def test_an_unknown_picture_is_none(pictures: Pictures):
    with pytest.raises(KeyError):
        pictures.size("nothing", 100, 1.0)


def test_in_the_revolt_two_kings_have_two_temples_each():
    state = position("revolt")
    assert (state.phase, state.join) == (ATTACK, NOWHERE)
    assert (state.attack, state.defence) == (2, 2)


def test_in_the_war_a_tile_joins_two_kings_with_a_settlement_each():
    state = position("war")
    assert (state.phase, CELL_NAMES[state.join]) == (ATTACK, "i2")
    assert (state.attack, state.defence) == (1, 1)


def test_the_tiles_brought_the_king_what_the_caption_says():
    assert list(position("tiles").points[:4]) == [1, 1, 1, 0]


def test_the_monument_is_black_and_red_and_the_catastrophe_parts_the_temple():
    assert CELL_NAMES[position("monument").monument[0]] == "h3"
    assert position("catastrophe").cells[CELL_NAMES.index("h3")] == CATASTROPHE


def test_beside_the_temple_stand_king_and_priest():
    cells = position("leaders").cells
    assert [cells[CELL_NAMES.index(cell)] for cell in ("g3", "f2")] == [LEADER, LEADER + 1]


def test_what_a_sample_shows_lies_within_its_part_of_the_map():
    for sample in SAMPLES.values():
        columns, rows = sample.size
        assert 0 < columns <= 16
        assert 0 < rows <= 11
