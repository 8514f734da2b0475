"""What the game says is set as large as the usual box has room for."""

from itertools import pairwise

import pygame
import pytest

from luna.app.system import paths
from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.table import notes
from luna.ui.table.shown import Amount, TipNote, TipWay
from luna.ui.table.speaking_place import SpeakingPlace
from luna.ui.table.tips import LARGER, TEXTS, TipPainter
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


def test_a_short_sentence_is_set_in_the_largest_type_and_the_box_takes_no_more_room_than_that(type_of):
    size, rect = type_of("Take the card.")

    assert size == LARGER[0]
    assert rect.h < PLACE.usual.h / 2
    assert rect.midbottom == PLACE.column.midbottom


def test_a_long_one_is_set_smaller_and_the_box_grows_only_for_the_usual_type(type_of):
    sizes = [type_of("Take the card that lies in the middle. " * count) for count in range(1, 30)]

    assert [size for size, _ in sizes] == sorted((size for size, _ in sizes), reverse=True)
    beyond = {size for size, rect in sizes if rect.top < PLACE.top}
    assert TEXTS[0] in beyond <= set(TEXTS)


def test_the_box_never_leaves_its_column_and_tells_all_that_there_is_to_tell(type_of):
    for count in range(1, 40, 4):
        after = "\n".join(["What follows is of less weight than what stands above it."] * count)
        size, rect = type_of("Take the card that lies in the middle.", after)
        assert PLACE.column.contains(rect)
        assert size >= TEXTS[-1] or count > 8


def test_where_room_is_short_reasons_in_points_go_without_bars_before_type_gets_small():
    narrow = SpeakingPlace(pygame.Rect(0, 0, 200, 500), 300)
    painter = TipPainter(AREAS, Fonts(paths.fonts()), narrow)
    amounts = tuple(Amount(f"Reason {n}", 1.0, "+1.0") for n in range(5))
    heights = [
        painter.rect(TipNote(Pick("table"), "Take the card. " * count, amounts=amounts)).h for count in range(10, 30)
    ]
    assert max(heights) <= narrow.column.h
    drops = [below - above for above, below in pairwise(heights)]
    assert min(drops) < -5 * 6, "the bars never made room"


def test_what_has_no_word_is_a_cross_beside_the_head():
    painter = TipPainter(AREAS, Fonts(paths.fonts()), PLACE)
    note = TipNote(
        Pick("table"), "Take the card.", ways=(TipWay("close"), TipWay("on", "Go on", main=True)), head="Hint"
    )
    cross = painter.buttons(note)[Pick("tip", "close")]
    assert painter.rect(note).contains(cross)
    assert cross.bottom < painter.rect(note).centery
    assert painter.picks_at(cross.center, note) == [Pick("tip", "close")]
