"""Marked-up words become lines, blocks become a page with links."""

from __future__ import annotations

import pygame
import pytest

from luna.app.system import paths
from luna.ui.pictures.assets import Fonts
from luna.ui.reading import markup
from luna.ui.reading.blocks import Block
from luna.ui.reading.markup import Span
from luna.ui.reading.page import Page

WIDTH = 500


@pytest.fixture(scope="module")
def fonts():
    pygame.display.set_mode((600, 400))
    return Fonts(paths.fonts())


class Album:
    """Pictures of one height; remembers which were made."""

    def __init__(self, height=200):
        self.height, self.made = height, {}

    def size(self, name, width, ui_scale):
        return width, self.height

    def kept(self, name, width, ui_scale):
        return self.made.get(name)

    def get(self, name, width, ui_scale):
        self.made[name] = pygame.Surface((width, self.height), pygame.SRCALPHA)
        self.made[name].fill("red")
        return self.made[name]


def page_of(fonts, *blocks, album=None, **more):
    return Page(fonts, 1.0, WIDTH, blocks, album or Album(), **more)


def words_of(lines):
    return [" ".join(run.span.text for run in line) for line in lines]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("plain", [Span("plain")]),
        ("a **b c** d", [Span("a "), Span("b c", strong=True), Span(" d")]),
        ("[the temple](temple-1).", [Span("the temple", target="temple-1"), Span(".")]),
        ("**[a](b) c**", [Span("a", True, "b"), Span(" c", True)]),
        ("[**a**](b)", [Span("a", True, "b")]),
    ],
)
def test_marks_make_spans(text, parts):
    assert list(markup.spans(text)) == parts


@pytest.mark.parametrize("text", ["**open", "a ** b", "****", "[words]", "[words](", "[](x)", "[a](b c)", "(a) [b] **"])
def test_incomplete_marks_are_shown_as_they_are(text):
    assert markup.plain(text) == text
    assert not any(span.strong or span.target for span in markup.spans(text))


def test_lines_keep_every_word_and_stay_inside_the_width(fonts):
    text = (
        "The **novices of an order** serve on [seven islands](table) around the temple, **and** one of them waits. " * 5
    )
    lines = markup.flow(fonts, text, 24, WIDTH)
    assert " ".join(words_of(lines)).replace(" ,", ",").split() == markup.plain(text).split()
    assert len(lines) > 5
    assert all(markup.width_of(line) <= WIDTH for line in lines)


def test_a_sign_after_a_link_is_not_torn_off(fonts):
    for width in range(100, 300, 7):
        lines = markup.flow(fonts, "one two [three](x), four", 24, width)
        assert not any(line[0].span.text.startswith(",") for line in lines)


@pytest.mark.parametrize(
    "text",
    [
        "six novices of 8_islands",
        "six novices of **8**_islands",
        "nowicjusz dziś w_[świątyni](temple)",
        "nowicjusz dziś [i_w](a) [świątyni](temple)",
        "nowicjusz dziś [w](temple)_świątyni",
        "a novice is worth_1.",
        "a novice is worth_**1**.",
        "a novice waits_– thinking",
    ],
)
def test_no_line_ends_at_a_tie(fonts, text):
    width = fonts.width(markup.plain(text.partition("_")[0]), "body", 24) + 1
    first, *_ = words_of(markup.flow(fonts, text.replace("_", " "), 24, width))
    assert first == text.partition("_")[0].rpartition(" ")[0]


def test_a_tie_without_room_is_not_kept(fonts):
    width = fonts.width("świątyni", "body", 24)
    assert words_of(markup.flow(fonts, "w świątyni", 24, width)) == ["w", "świątyni"]


def test_a_link_is_found_where_it_is_drawn(fonts):
    page = page_of(fonts, Block("paragraph", "first"), Block("item", "see [the temple](temple) there", lead="Lead"))
    ((box, link),) = page.links
    assert link.target == "temple"
    assert page.link_at(*box.center).target == "temple"
    assert page.link_at(box.left - 2, box.centery) is None
    assert page.link_at(box.centerx, box.top - 3) is None
    surface = pygame.Surface((WIDTH, 400))
    page.draw(surface, surface.get_rect(), 0)
    below = pygame.Rect(box.left, box.centery + 7, box.width, 6)
    assert pygame.transform.average_color(surface, below)[0] > 20


def test_a_link_under_the_pointer_lights_up_and_an_equal_one_elsewhere_does_not(fonts):
    blocks = [Block("paragraph", "[temple](temple)"), Block("paragraph", "[temple](temple)")]
    page = page_of(fonts, *blocks)
    (first, _), (second, _) = page.links
    pictures = []
    for hot in (None, page.link_at(*second.center)):
        pictures.append(pygame.Surface((WIDTH, 200)))
        page.draw(pictures[-1], pictures[-1].get_rect(), 0, hot)
    same = [
        pictures[0].subsurface(box).get_buffer().raw == pictures[1].subsurface(box).get_buffer().raw
        for box in (first, second)
    ]
    assert same == [True, False]


def test_items_of_a_list_begin_beside_the_widest_lead(fonts):
    leads = [Block("item", "[a](a)", lead="R1"), Block("item", "[b](b)", lead="Limits")]
    page = page_of(fonts, *leads, Block("paragraph", "between"), Block("item", "[c](c)"))
    (first, _), (second, _), (third, _) = page.links
    assert first.left == second.left > fonts.width("Limits", "bold", 24)
    assert third.left < second.left


def test_a_long_lead_is_broken_and_makes_room(fonts):
    page = page_of(fonts, Block("item", "[a](a)", lead="With a shrine of the order"), Block("paragraph", "[b](b)"))
    (first, _), (second, _) = page.links
    assert second.top - first.top > 2 * first.height


def drawn(page, offset=0):
    surface = pygame.Surface((WIDTH, 100))
    page.draw(surface, surface.get_rect(), offset)
    return surface.get_at((WIDTH // 2, 50))


def test_pictures_have_their_room_before_they_are_made(fonts):
    album = Album(height=400)
    blocks = [block for n in range(4) for block in (Block("picture", picture=f"p{n}"), Block("paragraph", "[x](x)"))]
    page = page_of(fonts, *blocks, album=album)
    before = page.links
    assert [drawn(page) != pygame.Color("red"), album.made] == [True, {}]
    while page.make_next(0):
        pass
    assert list(album.made) == ["p0", "p1", "p2", "p3"]
    assert [page.links, drawn(page)] == [before, pygame.Color("red")]


def test_the_pictures_in_view_are_made_before_those_above(fonts):
    album = Album(height=400)
    page = page_of(fonts, *[Block("picture", picture=f"p{n}") for n in range(3)], album=album)
    for _ in range(3):
        page.make_next(500)
    assert list(album.made) == ["p1", "p2", "p0"]


def test_a_picture_that_was_made_before_is_there_at_once(fonts):
    album = Album(height=400)
    page_of(fonts, Block("picture", picture="p"), album=album).make_next(0)
    page = page_of(fonts, Block("picture", picture="p"), album=album)
    assert drawn(page) == pygame.Color("red")
    assert not page.make_next(0)


def test_only_the_view_is_drawn_on(fonts):
    page = page_of(fonts, *[Block("paragraph", "words " * 60)] * 5, title="Title")
    surface = pygame.Surface((WIDTH + 100, 300))
    page.draw(surface, pygame.Rect(50, 100, WIDTH, 100), 150)
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    (box, *more) = [pygame.Rect(50, 100, WIDTH, 100).contains(rect) for rect in drawn.get_bounding_rects()]
    assert box
    assert all(more)


def test_marked_words_stand_out_and_the_first_is_found(fonts):
    blocks = [Block("paragraph", "nothing here"), Block("paragraph", "two shrines")]
    page = page_of(fonts, *blocks, title="Shrines", marked=("shrine",))
    assert page.first_mark() > page_of(fonts, blocks[0], title="Shrines").height
    pictures = [pygame.Surface((WIDTH, 300)) for _ in range(2)]
    page.draw(pictures[0], pictures[0].get_rect(), 0)
    page_of(fonts, *blocks, title="Shrines").draw(pictures[1], pictures[1].get_rect(), 0)
    assert pictures[0].get_buffer().raw != pictures[1].get_buffer().raw
    assert page_of(fonts, *blocks, marked=("temple",)).first_mark() is None


def test_a_page_without_blocks_has_no_height(fonts):
    assert page_of(fonts).height == 0
