"""Every text on the table has its place: inside the window, uncut, on no other text."""

import pygame
import pytest

from build_scripts.games.luna.sheets.tables import pictures
from build_scripts.sheets.matrix import SCALES, SIZES, pairs
from build_scripts.sheets.plain import plain_pictures
from build_scripts.sheets.texts import faults, recorded
from luna.games.luna.view.geometry.frame import Frame
from tests.games.luna.view.apps import make_app


@pytest.mark.slow
@pytest.mark.parametrize("case", pairs(), ids=str)
def test_every_text_of_the_table_has_its_room(case, tmp_path):
    language, size, scale = case
    app, surface, found = make_app(language, size, scale, tmp_path), pygame.Surface(size), {}
    with plain_pictures(), recorded() as texts:
        for name, scene, shown in pictures(app):
            texts.clear()
            scene.view.refresh()
            scene.view.draw(surface, shown)
            assert texts
            if wrong := faults(texts, size):
                found[name] = wrong
    assert not found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [*SCALES, 125])
def test_the_areas_of_a_frame_fill_the_window_and_the_table_has_one_size_with_all_sizes_of_type(size, scale):
    frame, usual = Frame(size, scale / 100), Frame(size)
    areas = (frame.top, frame.bottom, frame.left, frame.right, frame.table)
    assert sum(area.w * area.h for area in areas) == size[0] * size[1]
    assert all(one.collidelist([*areas[:n], *areas[n + 1 :]]) < 0 for n, one in enumerate(areas))
    assert frame.s == usual.s
    assert frame.table.w >= 1392 * frame.s - 1
    assert frame.table.h >= 938 * frame.s - 1
    assert frame.panels.ui_scale >= min(usual.ui_scale, frame.ui_scale)


@pytest.mark.parametrize("size", SIZES)
def test_a_larger_wish_gives_larger_bars(size):
    scales = [Frame(size, scale / 100).ui_scale for scale in (80, 100, 125, 150, 200)]
    assert scales == sorted(scales)
    assert scales[-1] > 1.5 * scales[1]
