"""The course of a finished game as a graph in which a step is marked."""

from __future__ import annotations

import pygame
import pytest

from luna.app.system import paths
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.graph import Curve, Span
from luna.ui.pictures.timeline import LOOK, Course, Timeline
from luna.ui.widgets.forms import Form
from luna.ui.widgets.manager import Manager
from luna.ui.widgets.theme import theme

COURSE = Course(
    (Curve("#ffffff", "star", (0, 1, 1, 2, 3)), Curve("#ff0000", "flame", (0, 0, 2, 2, 2))),
    (Span(0, 2, "1"), Span(2, 4, "2")),
    lambda step: f"step {step}",
)
BOX = (0.0, 0.0, 800.0, 500.0)


@pytest.fixture
def form() -> Form:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    fonts = Fonts(paths.fonts())
    return Form(Manager((1280, 720), theme(1.0), fonts.folder), fonts, 1.0)


@pytest.fixture
def timeline(form: Form) -> Timeline:
    looked = list[int]()
    made = Timeline(lambda: COURSE)
    made.place(form, BOX, "look", looked.append)
    return made


def told(form: Form) -> str:
    return " ".join(label.text for label in form.labels if label.key == "course")


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def test_at_first_the_end_is_marked_and_told(timeline: Timeline, form: Form):
    assert (timeline.at, told(form)) == (4, "step 4")


def test_keys_go_to_the_beginning_the_end_and_from_part_to_part(timeline: Timeline, form: Form):
    for code, at in ((pygame.K_HOME, 0), (pygame.K_PAGEDOWN, 2), (pygame.K_PAGEDOWN, 4), (pygame.K_PAGEUP, 2)):
        assert timeline.handle(key(code), form)
        assert (timeline.at, told(form)) == (at, f"step {at}")
    assert timeline.handle(key(pygame.K_END), form)
    assert not timeline.handle(key(pygame.K_END), form)


def test_arrows_go_by_steps_while_the_button_has_the_focus(timeline: Timeline, form: Form):
    assert not timeline.handle(key(pygame.K_LEFT), form)
    form.focus_on(LOOK)
    assert timeline.handle(key(pygame.K_LEFT), form)
    assert timeline.at == 3


def test_the_pointer_marks_a_step_and_only_a_click_on_the_graph_counts(timeline: Timeline, form: Form):
    at = 60, 100
    assert timeline.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)), form)
    assert timeline.at == 0
    assert timeline.clicked(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert not timeline.clicked(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(900, 600), button=1))


def test_it_draws_both_curves(timeline: Timeline, form: Form):
    surface = pygame.Surface((1280, 720))
    timeline.draw(surface, form.fonts)
    assert surface.get_bounding_rect().w > 0
