"""The preview over the chronicle: every word has its room, and it covers neither the map nor the panels."""

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.games.rivers.points.ahead import Threat
from luna.games.rivers.view.paint.preview import Preview
from luna.ui.pictures.draw import fitted
from tests.games.rivers.view.pictures_of import game, shown
from tests.games.rivers.view.test_readability import SIZE, drawn, faults

ROWS = {"points": (12, 8, 10, 9), "coming": (1, 0, 0, 2), "treasures": (0, 2, 0, 0), "total": (13, 10, 10, 11)}
THREATS = Threat(12, 10, lost=True), None, Threat(1, 2, lost=False), Threat(3, 3, lost=True)
WHOLE = Preview(ROWS, frozenset({1, 2}), "own", (1, 0, 1, 1), THREATS)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_it_is_cut_off_and_it_lies_in_the_column(make_view, say, monkeypatch, language, size, scale):
    cut: list[str] = []

    def watched(fonts, text, *rest):
        result = fitted(fonts, text, *rest)
        cut.extend([text] if result[0] != text else [])
        return result

    monkeypatch.setattr("luna.games.rivers.view.paint.preview.fitted", watched)
    view = make_view(size, language, scale)
    what = shown(view, game(3, 4)[60], say(language))
    bare, told = pygame.Surface(size), pygame.Surface(size)
    view.draw(bare, what)
    what = shown(view, game(3, 4)[60], say(language), preview=WHOLE)
    view.draw(told, what)
    same = pygame.mask.from_threshold(bare, (0, 0, 0), (1, 1, 1, 255), told)
    same.invert()
    changed = same.get_bounding_rects()
    assert cut == []
    assert changed
    assert all(rect.x >= view.lens.room.right and rect.bottom <= view.lens.room.bottom for rect in changed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_numbers_can_be_read(make_view, say, language):
    view = make_view(SIZE, language)
    seen = drawn(view, shown(view, game(3, 4)[60], say(language), preview=WHOLE))
    told = [each for each in seen if each.place.startswith("preview")]
    assert {"12:10", "1:2", "3:3", "13"} <= {each.what for each in told}
    assert faults(told) == []
