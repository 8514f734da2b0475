"""Curves over a game: where values lie, what the pointer means, and that no two curves look alike without colour."""

import pygame
import pytest

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.graph import Curve, Graph, Span
from tests.root import ROOT

BOX = pygame.Rect(20, 30, 900, 400)
GREY = "#c8c8c8"
EMBLEMS = ("leaf", "flame", "star", "crescent")


def graph(*values: tuple[int | None, ...], box: pygame.Rect = BOX) -> Graph:
    curves = tuple(Curve(GREY, emblem, each) for emblem, each in zip(EMBLEMS, values, strict=False))
    return Graph(box, curves, (Span(0, len(values[0]) - 1, "I"),), 1.0)


@pytest.fixture
def surface():
    pygame.display.set_mode((960, 460))
    picture = pygame.Surface((960, 460))
    picture.fill("#0b1836")
    return picture


def test_a_point_means_the_nearest_step_and_none_beside_the_graph():
    drawn = graph((0, 4, 8, 12, 16))
    for step in range(5):
        x, y = drawn.point(step, 7)
        assert drawn.step_at((round(x), round(y))) == step
    assert drawn.step_at((0, 0)) is None
    assert drawn.step_at((BOX.x, BOX.y)) == 0
    assert drawn.step_at((BOX.right - 1, BOX.y)) == 4


def test_more_lies_higher_and_everything_inside():
    drawn = graph((0, 50, 100), (100, 30, -10))
    assert drawn.point(1, 50)[1] < drawn.point(1, 30)[1]
    for step in range(3):
        for curve in drawn.curves:
            assert drawn.plot.inflate(2, 2).collidepoint(drawn.point(step, curve.values[step] or 0))


def test_what_is_not_known_yet_is_not_drawn_and_takes_no_room(surface):
    fonts, plain = Fonts(ROOT / "assets" / "app" / "fonts"), graph((None, None, 50, 60))
    plain.draw(surface, fonts)
    plain.draw_mark(surface, 0)
    plain.draw_flag(surface, fonts, 0, 1, "1")
    half = pygame.Rect(plain.plot.x + 4, plain.plot.top + 4, plain.plot.w // 3, plain.plot.h - 8)
    bright = [surface.get_at((x, y)) for x in range(half.x, half.right, 3) for y in range(half.y, half.bottom, 3)]
    assert max(sum(pixel[:3]) for pixel in bright) < 3 * 160
    assert plain.point(2, 60)[1] == pytest.approx(plain.plot.top, abs=1)


def test_a_veil_lies_over_what_is_only_rough(surface):
    fonts, values = Fonts(ROOT / "assets" / "app" / "fonts"), (10,) * 20
    seen = []
    for rough in (0, 10):
        picture = surface.copy()
        curve = Curve(GREY, "leaf", values)
        drawn = Graph(BOX, (curve,), (Span(0, 19, "I"),), 1.0, rough=rough, words="rough")
        drawn.draw(picture, fonts)
        seen.append([sum(picture.get_at(tuple(map(round, drawn.point(step, 10))))[:3]) for step in (3, 15)])
    assert seen[1][0] < seen[0][0]
    assert seen[1][1] == seen[0][1]


@pytest.mark.parametrize("rough", [1, 2, 10, 20])
def test_the_words_of_the_veil_are_whole_however_narrow_it_is(rough):
    fonts, words = Fonts(ROOT / "assets" / "app" / "fonts"), "Up to here only a rough idea"
    curve = Curve(GREY, "leaf", (10,) * 21)
    drawn = Graph(BOX, (curve,), (Span(0, 20, "I"),), 1.0, rough=rough, words=words)
    rect = drawn.words_rect(fonts)
    edge = drawn.plot.left + drawn.plot.w * rough // 20
    assert drawn.plot.contains(rect)
    assert rect.w > fonts.width(words, "body", 12)
    assert rect.right <= edge or rect.left >= edge


def test_the_words_on_the_veil_lie_where_no_curve_runs(surface):
    fonts = Fonts(ROOT / "assets" / "app" / "fonts")
    curve = Curve(GREY, "leaf", (96,) * 20)
    pictures = []
    for words in ("", "rough"):
        pictures.append(surface.copy())
        drawn = Graph(BOX, (curve,), (Span(0, 19, "I"),), 1.0, 0, 100, rough=10, words=words)
        drawn.draw(pictures[-1], fonts)
    y = round(drawn.point(3, 96)[1])
    band = pygame.Rect(drawn.plot.x, y - 3, drawn.plot.w, 7)
    with_words, without = (each.subsurface(band).copy().get_buffer().raw for each in pictures)
    assert with_words == without


def test_a_faint_curve_is_dimmer_and_has_no_emblem_at_its_end(surface):
    fonts = Fonts(ROOT / "assets" / "app" / "fonts")
    lights, plain = [], []
    for faint in (False, True):
        picture, curve = surface.copy(), Curve(GREY, "leaf", (10, 10, 10), faint)
        drawn = Graph(BOX, (curve,), (Span(0, 2, "I"),), 1.0, ceiling=20)
        drawn.draw(picture, fonts)
        end = pygame.Rect(drawn.plot.right + 6, 0, 60, picture.get_height())
        lights.append(sum(picture.get_at((drawn.plot.centerx, round(drawn.point(1, 10)[1])))[:3]))
        beside = [each.subsurface(end).copy().get_buffer().raw for each in (picture, surface)]
        plain.append(beside[0] == beside[1])
    assert lights[0] > lights[1]
    assert plain == [False, True]


@pytest.mark.parametrize("values", [(0, 0), (7,) * 40, (-3, -9, -1), (0, 1000)])
def test_any_values_can_be_drawn(surface, values):
    drawn = graph(values)
    before = surface.copy()
    drawn.draw(surface, Fonts(ROOT / "assets" / "app" / "fonts"))
    drawn.draw_mark(surface, len(values) - 1)
    assert surface.get_buffer().raw != before.get_buffer().raw


def test_a_mark_at_the_end_leaves_the_emblems_to_those_beside_it(surface):
    drawn, fonts = graph((0, 50, 100), (100, 30, 10)), Fonts(ROOT / "assets" / "app" / "fonts")
    drawn.draw(surface, fonts)
    for step, free in ((2, True), (1, False)):
        picture, line = (
            surface.copy(),
            pygame.Rect(round(drawn.point(step, 0)[0]) - 3, drawn.plot.top, 8, drawn.plot.h + 2),
        )
        drawn.draw_mark(picture, step)
        for area in (picture, before := surface.copy()):
            area.fill("black", line)
        assert (picture.get_buffer().raw == before.get_buffer().raw) == free


def test_curves_of_one_colour_differ_by_their_line(surface):
    seen = set()
    flat = (10,) * 30
    fonts = Fonts(ROOT / "assets" / "app" / "fonts")
    for n in range(4):
        others = [(0,) * 30] * n
        drawn = graph(*others, flat)
        picture = surface.copy()
        drawn.draw(picture, fonts)
        y = round(drawn.point(5, 10)[1])
        row = tuple(picture.get_at((x, y))[0] > 100 for x in range(drawn.plot.x, drawn.plot.right))
        seen.add(row)
    assert len(seen) == 4
