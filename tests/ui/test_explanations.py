"""What a button does is said beside it to whoever rests on it, by pointer or by keyboard, and never on it."""

import itertools

import pygame
import pytest

from luna.ui.widgets.explanations import REST, Explanations
from luna.ui.widgets.notice import notice_place

BOXES = {"rules": pygame.Rect(100, 100, 200, 50), "quit": pygame.Rect(100, 170, 200, 50)}
WINDOW = pygame.Rect(0, 0, 1280, 720)


@pytest.fixture
def told():
    explanations = Explanations()
    explanations.told["rules"] = "All of them."
    return explanations


def point(told, at):
    told.follow(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    told.update(0.0, None, BOXES)


def press(told, kind, **values):
    told.follow(pygame.event.Event(kind, **values))


def changes(told, seconds, focused=None):
    return told.update(seconds, focused, BOXES)


def test_a_pointer_that_rests_is_told_and_one_that_passes_is_not(told):
    point(told, (150, 120))
    assert not changes(told, REST / 2)
    assert changes(told, REST)
    point(told, (150, 190))
    assert told.shown == ""


def test_a_button_without_an_explanation_says_nothing(told):
    point(told, (150, 190))
    assert not changes(told, 2 * REST)


@pytest.mark.parametrize(
    ("kind", "values"), [(pygame.MOUSEBUTTONDOWN, {"button": 1, "pos": (150, 120)}), (pygame.KEYDOWN, {"key": 13})]
)
def test_a_press_takes_it_away_until_the_pointer_comes_again(told, kind, values):
    point(told, (150, 120))
    changes(told, REST)
    press(told, kind, **values)
    assert changes(told, 0.1)
    assert not changes(told, 10 * REST)
    point(told, (0, 0))
    point(told, (150, 120))
    assert changes(told, REST)


def test_the_keyboard_is_told_at_once_and_the_pointer_takes_over_again(told):
    told.focus_moved()
    assert changes(told, 0.0, "rules")
    assert told.shown == "rules"
    point(told, (0, 0))
    assert told.shown == ""


@pytest.mark.parametrize("at", [(0, 0), (1080, 0), (0, 670), (1080, 670), (540, 340)])
@pytest.mark.parametrize("size", [(400, 40), (200, 120), (900, 40)])
def test_a_plate_is_never_on_its_button_nor_outside_the_window(at, size):
    button = pygame.Rect(at, (200, 50))
    plate = notice_place(size, button, 6, WINDOW, ())
    assert not plate.colliderect(button)
    assert WINDOW.contains(plate)


def test_a_plate_lies_where_it_hides_least_of_the_other_buttons():
    button = pygame.Rect(540, 340, 200, 50)
    around = [button.move(x, y) for x, y in itertools.product((-210, 0, 210), (-60, 0, 60)) if (x, y) != (0, 0)]
    beside = [box for box in around if box.left < button.right]
    assert notice_place((150, 40), button, 6, WINDOW, beside).left >= button.right
    assert notice_place((150, 40), button, 6, WINDOW, ()).top >= button.bottom


def test_a_plate_hides_another_row_rather_than_what_stands_beside_its_button():
    button = pygame.Rect(540, 340, 120, 30)
    row = [button.move(x, 0) for x in (-130, 130, 260)]
    rows = [button.move(x, y) for x in (-130, 0, 130) for y in (-36, 36)]
    plate = notice_place((280, 40), button, 6, WINDOW, [*row, *rows])
    assert plate.collidelist(row) < 0
