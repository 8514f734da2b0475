"""Arrows at the table: from place to place once the keyboard is there, and else what they mean besides."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from tests.app.table.hands import key
from tests.app.table.hinting import with_hints


@pytest.fixture
def table(app) -> TableScene:
    return with_hints(app)


def test_an_arrow_that_means_nothing_else_brings_the_keyboard_to_the_table(app, table):
    key(app, pygame.K_UP)
    first = table.pointing.focus
    assert first
    seen = {first}
    for code in (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN):
        key(app, code)
        seen.add(table.pointing.focus)
    assert len(seen) > 2
    assert table.table.looked is None


def test_after_a_pick_arrows_go_among_its_targets_only(app, table):
    piece = next(pick for pick in sorted(table.turn.sources()) if pick.kind == "novice")
    table.click([piece], table.place(piece).center)
    for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
        key(app, code)
        assert table.pointing.focus in table.turn.targets()


def test_left_looks_back_where_the_keyboard_is_not_at_the_table(app, table):
    key(app, pygame.K_LEFT)
    assert table.pointing.focus is None


def test_the_pointer_takes_the_keyboard_from_the_table(app, table):
    key(app, pygame.K_TAB)
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(1, 1), buttons=(0, 0, 0)))
    assert table.pointing.focus is None


def test_an_arrow_asks_once_where_each_place_lies_but_for_those_it_goes_between(app, table, monkeypatch):
    key(app, pygame.K_UP)
    asked, here, place = Counter[Pick](), table.pointing.focus, table.view.place

    def counted(pick, shown):
        asked[pick] += 1
        return place(pick, shown)

    monkeypatch.setattr(table.view, "place", counted)
    key(app, pygame.K_DOWN)
    often = {pick for pick, times in asked.items() if times > 1}
    assert len(asked) > 5
    assert often <= {here, table.pointing.focus}
