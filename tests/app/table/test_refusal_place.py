"""A refusal lies where a piece was let go, else beside what it speaks of, wherever the pointer goes meanwhile."""

from __future__ import annotations

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.core.rules import Violation
from luna.core.turn import Point, Refused, Released
from luna.games.luna.picks.kinds import Kind
from luna.ui.table.shown import Bubble
from tests.app.table.tables import new_table

ONE_LINE = 80
"""Characters of a sentence that is taken in at a glance."""


def refused(scene: TableScene, reason: str, at: Point, **args: str) -> Bubble:
    scene.settle(Refused(Violation(reason, args)), at)
    told = scene.shown().bubble
    assert told
    return told


def middle(scene: TableScene, island: str) -> Point:
    place = scene.place(Pick("island", island))
    assert place
    return place.center


def test_it_is_about_the_island_that_it_names_first_of_all_the_blocked_one(app):
    scene = new_table(app)
    at = middle(scene, "herbs")
    assert refused(scene, "same_island", at, island="book").about == Pick("island", "book")
    assert refused(scene, "none_to_wake", at, blocked="tides").about == Pick("island", "tides")
    assert refused(scene, "none_to_wake", at, blocked="none").about == scene.pointing.hover


def test_without_an_island_it_is_about_what_was_pressed_and_stays_there(app):
    scene = new_table(app)
    herbs, book = middle(scene, "herbs"), middle(scene, "book")
    scene.hand.hover(herbs)
    hover = scene.pointing.hover
    assert refused(scene, "reserve_empty", herbs).about == hover
    scene.hand.hover(book)
    assert scene.pointing.hover != hover
    told = scene.shown().bubble
    assert told
    assert told.about == hover


def test_of_a_piece_that_was_let_go_it_is_about_the_place_where_that_was(app):
    scene = new_table(app)
    book, piece = middle(scene, "book"), Pick("novice", "herbs")
    scene.hand.hover(book)
    scene.settle(Refused(Violation("blocked_by_apostate", {"island": "herbs"})), book, Released(piece, book))
    told = scene.shown().bubble
    assert told
    assert told.about == scene.pointing.hover
    assert told.at == book


def told_of(scene: TableScene, *reasons: str) -> str:
    first, *also = (Violation(reason, {"tile": 7, "island": "herbs"}) for reason in reasons)
    scene.settle(Refused(first, tuple(also)), scene.middle)
    told = scene.shown().bubble
    assert told
    return told.text


def test_two_short_reasons_are_told_together_and_of_more_or_longer_ones_the_first(app):
    scene = new_table(app)
    first, second = told_of(scene, "needs_bribery"), told_of(scene, "reserve_empty")
    assert told_of(scene, "needs_bribery", "reserve_empty").split("\n\n") == [first, second]
    assert told_of(scene, "needs_bribery", "reserve_empty", "herbs_taken") == first
    assert told_of(scene, "needs_bribery", "no_use_for_book") == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_over_mere_water_one_short_sentence_refuses_a_piece_and_the_card_stays(app, language):
    app.use_language(language)
    scene = new_table(app)
    piece = min(pick for pick in scene.turn.sources() if pick.kind == Kind.NOVICE)
    place = scene.place(piece)
    assert place
    water = next(
        (x, y) for x in range(400, 900, 20) for y in range(120, 600, 20) if scene.picks_at((x, y)) == [Pick(Kind.SEA)]
    )
    move(app, place.center)
    card = scene.shown().card
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place.center, button=1))
    move(app, water, held=True)
    assert scene.shown().card == card
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=water, button=1))
    move(app, (water[0] + 1, water[1]))
    shown = scene.shown()
    assert shown.bubble
    assert shown.bubble.text == app.context.text("drop-nowhere")
    assert len(shown.bubble.text) < ONE_LINE
    assert shown.targets >= scene.turn.targets_after(piece)
    assert shown.card == card


def move(app, at, held=False):
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(int(held), 0, 0)))
