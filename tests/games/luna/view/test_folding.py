"""With every size of type in every window all panels and buttons have their place beside the table."""

import itertools

import pygame
import pytest

from build_scripts.sheets.matrix import SCALES, SIZES
from luna.core.intent import Pick
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.view.geometry.action_bar import actions_area, placed_buttons, prompt_area, slot_middle, slot_radius
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import free_below, panel_rows, supply_boxes
from luna.ui.pictures.draw import wrapped
from luna.ui.reading.breaks import syllables_within
from luna.ui.table.shown import Button

CASES = list(itertools.product(SIZES, SCALES))
WORDS = ("Gunst", "Missionierung", "Kultstätte", "Heilkräuter", "Reise", "Gezeiten", "Segelboot")
ACTIONS = tuple(Button(Pick("action", str(k)), word, "moon", "M") for k, word in enumerate(WORDS + WORDS[1:]))


def overlapping(boxes):
    return [(one, other) for one, other in itertools.combinations(boxes, 2) if one.colliderect(other)]


@pytest.mark.parametrize(("size", "scale"), CASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_order_has_a_panel_and_that_of_the_one_to_act_is_open(size, scale, players):
    frame, seats = Frame(size, scale / 100), COLOURS[:players]
    for actor in (*seats, None):
        laid = panel_rows(frame, seats, actor)
        assert all(frame.left.contains(rows.whole) for rows in laid)
        assert not overlapping([rows.whole for rows in laid])
        assert not laid[seats.index(actor) if actor else 0].folded
        for rows in laid:
            assert rows.whole.contains(rows.head)
            parts = [] if rows.folded else [*rows.counts(), *supply_boxes(rows), *rows.tokens(), rows.council]
            assert all(rows.whole.contains(part) for part in parts)
            assert not overlapping(parts)
            assert all(part.h >= 17 and part.w >= 17 for part in parts)


@pytest.mark.parametrize("size", SIZES)
def test_with_the_usual_type_no_panel_is_folded(size):
    assert not any(rows.folded for rows in panel_rows(Frame(size), COLOURS, "red"))


def test_with_large_type_the_panels_of_those_who_wait_are_folded():
    folded = [rows.folded for rows in panel_rows(Frame((1280, 720), 2.0), COLOURS, "red")]
    assert folded == [colour != "red" for colour in COLOURS]


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_below_the_panels_lies_what_they_leave_free(size, scale):
    frame = Frame(size, scale / 100)
    free = free_below(frame, COLOURS[:2], "red")
    assert free.h <= 0 or frame.left.contains(free)
    assert free.top > panel_rows(frame, COLOURS[:2], "red")[-1].whole.bottom


@pytest.mark.parametrize(("size", "scale"), CASES)
@pytest.mark.parametrize("count", [1, 4, 5, 13])
def test_buttons_prompt_and_tokens_share_the_bar(fonts, size, scale, count):
    frame = Frame(size, scale / 100)
    placed = placed_buttons(frame, fonts, ACTIONS[:count])
    boxes = [each.rect for each in placed]
    radius = slot_radius(frame)
    tokens = [pygame.Rect(0, 0, 2 * radius, 2 * radius).move(x - radius, y - radius) for x, y in slots(frame)]
    assert [each.button for each in placed] == list(ACTIONS[:count])
    assert not overlapping([*boxes, *tokens, prompt_area(frame)])
    assert all(actions_area(frame).inflate(2, 2).contains(box) for box in boxes)
    assert all(frame.bottom.contains(box) for box in (*boxes, *tokens))


def slots(frame):
    return [slot_middle(frame, number) for number in range(7)]


def test_where_words_have_no_room_emblems_and_keys_stay(fonts):
    assert all(each.label for each in placed_buttons(Frame((1280, 720)), fonts, ACTIONS))
    assert not any(each.label for each in placed_buttons(Frame((1280, 720), 2.0), fonts, ACTIONS))


@pytest.mark.parametrize("size", SIZES)
def test_rows_of_buttons_are_equally_wide(fonts, size):
    placed = placed_buttons(Frame(size), fonts, ACTIONS)
    rows = [list(row) for _, row in itertools.groupby(placed, key=lambda each: each.rect.top)]
    ends = {(row[0].rect.left, row[-1].rect.right) for row in rows}
    assert len(rows) == 2
    assert max(left for left, _ in ends) - min(left for left, _ in ends) <= 1
    assert max(right for _, right in ends) - min(right for _, right in ends) <= 1


@pytest.mark.parametrize(
    ("word", "room", "first"),
    [("Kultstätteninsel", 9, "Kultstät"), ("Bücher", 4, "Bü"), ("kapłanka", 6, "kapłan"), ("xxxxxxxx", 5, "xxxxx")],
)
def test_a_word_without_room_is_parted_at_a_syllable(word, room, first):
    assert syllables_within(word, lambda each: len(each) <= room) == first


def test_a_parted_word_has_a_hyphen_and_loses_nothing(fonts):
    lines = wrapped(fonts, "von der Kultstätteninsel aus", "body", 18, 90)
    assert "".join(lines).replace("-", "").replace(" ", "") == "vonderKultstätteninselaus"
    assert any(each.endswith("-") for each in lines)
    assert all(fonts.width(each, "body", 18) <= 90 for each in lines)
