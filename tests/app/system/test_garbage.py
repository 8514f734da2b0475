"""Garbage is looked for while somebody rests: no look at all that the program holds comes in between."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator

import pygame
import pytest

from luna.app.idle import REST, Idle
from luna.app.system import garbage

pytestmark = pytest.mark.usefixtures("no_texts_to_prepare")


DEFAULT = (700, 10, 10)


class Circle:
    """Holds itself, as scenes do that are held by what they hold."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_python_does() -> Iterator[None]:
    yield
    gc.set_threshold(*DEFAULT)
    gc.enable()
    gc.unfreeze()


@pytest.fixture
def by_hand() -> None:
    """Nothing goes by itself."""
    gc.disable()


@pytest.fixture
def no_texts_to_prepare(app, monkeypatch):
    monkeypatch.setattr(app.context.text, "prepare_next", lambda: False)
    pygame.event.clear()


@pytest.fixture
def idle(app) -> Idle:
    return Idle(app.context.text)


@pytest.fixture
def whole_looks() -> Iterator[Callable[[], int]]:
    """How many times everything was looked at."""
    seen: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start" and about["generation"] == 2:
            seen.append(1)

    gc.callbacks.append(note)
    yield lambda: len(seen)
    gc.callbacks.remove(note)


def much_that_stays() -> list[list[int]]:
    return [[number] for number in range(400_000)]


def gone(make: Callable[[], Circle] = Circle) -> weakref.ref[Circle]:
    return weakref.ref(make())


def test_python_itself_would_look_at_everything_while_much_comes(whole_looks):
    gc.set_threshold(*DEFAULT)
    gc.collect()
    before = whole_looks()
    kept = much_that_stays()
    assert whole_looks() > before
    assert kept


def test_while_the_program_runs_nothing_is_looked_at_as_a_whole_by_itself(whole_looks):
    garbage.begin()
    gc.collect()
    before = whole_looks()
    kept = much_that_stays()
    assert whole_looks() == before
    assert kept


def test_what_a_start_has_made_is_left_alone_until_somebody_rests(idle, by_hand):
    circle = gone()
    garbage.begin()
    gc.collect()
    assert circle()
    idle.use(REST, True)
    assert circle() is None


def test_a_short_moment_is_too_short(idle, whole_looks):
    before = whole_looks()
    assert not idle.use(REST / 2, True)
    assert whole_looks() == before


def test_what_stays_is_kept_at_the_first_rest_and_at_home_without_what_was_open(idle, by_hand):
    circle = Circle()
    idle.use(REST, False)
    known = weakref.ref(circle)
    del circle
    gc.collect()
    assert known()
    idle.use(REST, False)
    assert known()
    idle.use(REST, True)
    assert known() is None


def test_at_home_what_stays_is_kept_once(idle, monkeypatch):
    kept: list[int] = []
    monkeypatch.setattr(garbage, "keep", lambda: kept.append(1))
    for _ in range(3):
        idle.use(REST, True)
    idle.use(REST, False)
    assert kept == [1]


def test_a_scene_that_was_given_up_goes_at_the_next_rest(idle, by_hand):
    idle.use(REST, True)
    circle = gone()
    idle.use(REST, True)
    assert circle()
    idle.let_go()
    idle.use(REST, True)
    assert circle() is None


def test_a_rest_is_used_once_so_much_has_come(idle):
    garbage.begin()
    idle.use(REST, True)
    circle, kept = gone(), much_that_stays()
    idle.use(REST, True)
    assert circle() is None
    assert kept
