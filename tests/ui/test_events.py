"""Waiting for events ends with the first one and not later than wanted."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
import pytest

from luna.ui.input.events import LOOK, awaited

KEY = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")


@pytest.fixture(autouse=True)
def video() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.event.clear()


@pytest.fixture
def sleeps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time stands still but for sleeping."""
    slept: list[float] = []
    monkeypatch.setattr("luna.ui.input.events.time.sleep", slept.append)
    monkeypatch.setattr("luna.ui.input.events.time.monotonic", lambda: sum(slept))
    return slept


def test_events_that_are_there_come_at_once_and_together(sleeps):
    pygame.event.post(KEY)
    pygame.event.post(KEY)
    assert [event.type for event in awaited(5)] == [pygame.KEYDOWN, pygame.KEYDOWN]
    assert sleeps == []


def test_without_time_nothing_is_waited_for(sleeps):
    assert awaited(0) == awaited(-1) == []
    assert sleeps == []


def test_nothing_happens_for_as_long_as_wanted_and_not_longer(sleeps):
    assert awaited(0.1) == []
    assert sum(sleeps) == pytest.approx(0.1)
    assert max(sleeps) <= LOOK


def test_the_first_event_ends_the_waiting(sleeps, monkeypatch):
    def sleep(seconds: float) -> None:
        sleeps.append(seconds)
        if len(sleeps) == 3:
            pygame.event.post(KEY)

    monkeypatch.setattr("luna.ui.input.events.time.sleep", sleep)
    assert [event.type for event in awaited(5)] == [pygame.KEYDOWN]
    assert len(sleeps) == 3


def test_an_event_from_another_thread_is_seen_soon():
    began = time.monotonic()
    pygame.time.set_timer(KEY, 50, loops=1)
    assert [event.type for event in awaited(20)] == [pygame.KEYDOWN]
    assert time.monotonic() - began < 10
