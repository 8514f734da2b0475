"""What the game says is set as large as the usual box has room for."""

import pygame
import pytest

from luna.app.system import paths
from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.table import notes
from luna.ui.table.shown import TipNote
from luna.ui.table.speaking_place import SpeakingPlace
from luna.ui.table.tips import LARGER, SMALL, TEXTS, TipPainter
from tests.toy.view import ToyAreas

AREAS = ToyAreas((1920, 1080), 1.0)
PLACE = SpeakingPlace(AREAS.right, AREAS.right.centery)


@pytest.fixture
def type_of(monkeypatch):
    """In which type a sentence is drawn, in px, and where the box lies."""
    pygame.display.set_mode((600, 400))
    painter, drawn = TipPainter(AREAS, Fonts(paths.fonts()), PLACE), list[tuple[str, int]]()
    monkeypatch.setattr(notes, "line", lambda _, __, text, at, role, px, colour, *rest: drawn.append((text, px)))

    def measured(text, after=""):
        note = TipNote(Pick("table"), text, understood="Yes", after=after)
        drawn.clear()
        painter.paint(pygame.Surface(AREAS.size), note, None)
        return next(px for words, px in drawn if text.startswith(words)), painter.rect(note)

    return measured


def test_where_there_is_nothing_to_press_there_is_no_button():
    assert TipNote(Pick("table"), "One moment …").buttons == ()


def test_a_short_sentence_is_set_in_the_largest_type_and_the_box_stays_as_it_is(type_of):
    size, rect = type_of("Take the card.")

    assert size == LARGER[0]
    assert rect == PLACE.usual


def test_a_long_one_is_set_smaller_and_the_box_grows_only_for_the_usual_type(type_of):
    sizes = [type_of("Take the card that lies in the middle. " * count) for count in range(1, 30)]

    assert [size for size, _ in sizes] == sorted((size for size, _ in sizes), reverse=True)
    assert {size for size, rect in sizes if rect != PLACE.usual} <= set(TEXTS)
    assert TEXTS[0] in {size for size, rect in sizes if rect != PLACE.usual}


def test_the_box_never_leaves_its_column_and_rather_tells_less_than_in_small_type(type_of):
    for count in range(1, 60, 4):
        after = "\n".join(["What follows is of less weight than what stands above it."] * count)
        size, rect = type_of("Take the card that lies in the middle.", after)
        assert PLACE.column.contains(rect)
        assert size >= SMALL
