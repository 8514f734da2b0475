"""Sprites, fonts and text fitting."""

import pygame
import pytest

from luna.ui.pictures.assets import KEPT_TEXTS, Fonts
from luna.ui.pictures.draw import fitted, plate, wrapped
from luna.ui.pictures.palette import mix, rgb
from tests.root import ROOT

POLISH = "Zażółć gęślą jaźń, nowicjusze wyspy uświęcenia odpoczywają"


def test_a_sprite_is_scaled_once_per_size(sprites):
    assert sprites.get("novice_red", 100)[0] is sprites.get("novice_red", 50, 2.0)[0]
    assert sprites.get("novice_red", 100)[0].get_height() * 2 == pytest.approx(
        sprites.get("novice_red", 200)[0].get_height(), abs=2
    )


def test_a_scaled_sprite_has_no_halo(sprites):
    """Premultiplied: no colour channel exceeds its alpha."""
    image, _ = sprites.get("novice_white", 63)
    for x in range(image.get_width()):
        for y in range(image.get_height()):
            red, green, blue, alpha = image.get_at((x, y))
            assert max(red, green, blue) <= alpha + 1


def test_a_fitted_sprite_is_as_large_as_asked(sprites):
    for name in ("novice_red", "favour_book", "temple_guardian", "tile_07"):
        image, (x, y) = sprites.fitted(name, 40)
        solid = max(pygame.mask.from_surface(image, 200).get_bounding_rects(), key=lambda rect: rect.w * rect.h)
        assert max(solid.size) == pytest.approx(40, abs=2)
        assert solid.center == pytest.approx((x, y), abs=2)


def test_texts_are_kept_and_bounded(fonts):
    assert fonts.render("Luna", "title", 20, "#ffffff") is fonts.render("Luna", "title", 20, "#ffffff")
    small = Fonts(ROOT / "assets" / "app" / "fonts")
    rendered = [small.render(str(number), "body", 12, "#ffffff") for number in range(KEPT_TEXTS + 50)]
    kept = [small.render(str(number), "body", 12, "#ffffff") for number in range(50, KEPT_TEXTS + 50)]
    assert all(now is before for now, before in zip(kept, rendered[50:], strict=True))
    assert small.render("49", "body", 12, "#ffffff") is not rendered[49]


def test_type_is_never_smaller_than_eleven_px(fonts):
    assert fonts.font("body", 4) is fonts.font("body", 11)


@pytest.mark.parametrize("width", [40, 90, 200])
def test_wrapped_lines_fit_and_lose_nothing(fonts, width):
    lines = wrapped(fonts, POLISH, "body", 16, width)
    assert all(fonts.width(row, "body", 16) <= width for row in lines)
    if width == 200:
        assert " ".join(lines) == POLISH


def test_no_line_ends_with_a_word_of_one_letter(fonts):
    width = fonts.width("nowicjusz w świątyni", "body", 16) - 1
    assert wrapped(fonts, "nowicjusz w świątyni", "body", 16, width) == ("nowicjusz", "w świątyni")


def test_a_tie_without_room_is_not_kept(fonts):
    assert wrapped(fonts, "w świątyni", "body", 16, fonts.width("świątyni", "body", 16)) == ("w", "świątyni")


def test_fitting_prefers_smaller_type_to_cutting(fonts):
    full = fonts.width(POLISH, "body", 20)
    assert fitted(fonts, POLISH, "body", 20, full, 12) == (POLISH, 20)
    words, size = fitted(fonts, POLISH, "body", 20, round(full * 0.8), 12)
    assert words == POLISH
    assert 12 <= size < 20
    words, size = fitted(fonts, POLISH, "body", 20, 60, 12)
    assert words.endswith("…")
    assert fonts.width(words, "body", size) <= 60


def test_a_plate_has_round_transparent_corners():
    surface = plate((40, 30), "#0b1836", 200, 10)
    assert surface.get_at((0, 0)).a < 40
    assert surface.get_at((20, 15)).a == pytest.approx(200, abs=2)


def test_colours_mix():
    assert rgb("#0a141e") == (10, 20, 30)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
