"""Every text on the table has its place: inside the window, uncut, on no other text."""

import pygame
import pytest

from build_scripts.sheets.matrix import SCALES, SIZES, pairs
from build_scripts.sheets.plain import plain_pictures
from build_scripts.sheets.pseudo import ALL_LANGUAGES, text_in
from build_scripts.sheets.texts import faults, recorded
from luna.core.seat import NAME_LENGTH
from luna.games.rivers.rules.constants import ACT, ATTACK, BUILD, DEFEND, LEAVE, ORDER
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.places import actions_area, hand_slots, prompt_area, screen_area
from luna.games.rivers.view.view import RiversView
from luna.ui.table.button_rows import bar_shape
from tests.games.rivers.view.pictures_of import first, shown
from tests.root import ROOT

PHASES = (ACT, ORDER, ATTACK, DEFEND, BUILD, LEAVE)
LONG = dict.fromkeys(("heron", "ram", "fish", "palm"), "M" * NAME_LENGTH)


@pytest.mark.slow
@pytest.mark.parametrize("case", pairs(), ids=str)
def test_every_text_of_the_table_has_its_room(case, sprites, fonts):
    language, size, scale = case
    say = text_in(ROOT / "localization", language).of("rivers")
    view, surface, found = RiversView(sprites, fonts, say), pygame.Surface(size), {}
    view.resize(size, scale / 100)
    with plain_pictures(), recorded() as texts:
        for phase in PHASES:
            texts.clear()
            view.refresh()
            view.draw(surface, shown(view, first(phase), say, names=LONG))
            assert texts
            if wrong := faults(texts, size):
                found[phase] = wrong
    assert not found


def test_pairs_have_all_languages():
    assert {language for language, _, _ in pairs()} == set(ALL_LANGUAGES)


@pytest.mark.parametrize("size", [*SIZES, (1024, 768), (3440, 1440)])
@pytest.mark.parametrize("scale", SCALES)
def test_what_is_behind_the_screen_stays_there_and_leaves_room_for_buttons(size, scale, sprites, fonts, say):
    frame = Frame(size, scale / 100)
    view = RiversView(sprites, fonts, say("en"))
    for slot in hand_slots(frame, view.snapshot(first(ACT))):
        assert screen_area(frame).contains(slot.rect)
    assert frame.bottom.contains(screen_area(frame))
    assert actions_area(frame).left > screen_area(frame).right
    assert actions_area(frame).w >= frame.bottom.w * 0.5
    assert prompt_area(frame, bar_shape(frame).prompt).bottom <= actions_area(frame).top


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_map_has_one_size_with_all_sizes_of_type_and_lies_inside_the_table(size, scale):
    frame = Frame(size, scale / 100)
    assert frame.s == Frame(size).s
    assert frame.table.contains(frame.map_area())
    areas = (frame.top, frame.bottom, frame.left, frame.right, frame.table)
    assert sum(area.w * area.h for area in areas) == size[0] * size[1]


def test_cells_lie_side_by_side_without_gaps():
    frame = Frame((1366, 768))
    for cell in range(15):
        assert frame.cell(cell).right == frame.cell(cell + 1).left
        assert frame.cell(16 * cell % 160).bottom == frame.cell(16 * cell % 160 + 16).top
    assert frame.square(0) == frame.cell(0).union(frame.cell(17))
