"""The rows of the recap: what they light and play once more."""

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.scenes.round_end import RoundEnd
from tests.app.table.handing import banner, meditate, press, table_for


@pytest.fixture
def app(make_app):
    return make_app()


def test_a_row_of_the_banner_lights_where_it_happened(app):
    scene = table_for(app)
    doer = scene.game.seats[scene.table.actor].colour
    meditate(scene)
    app.update(0.001)
    candles = {pick for pick in scene.view.picks(scene.shown()) if pick.kind == "candle"}
    row = Pick("recap", "0")
    on_it = next(at for at in points_of_the_column(app) if scene.picks_at(at) == [row])

    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=on_it, rel=(1, 0), buttons=(0, 0, 0)))

    assert scene.pointing.hover == row
    assert dict.fromkeys(candles, doer).items() <= scene.shown().done_by.items()
    assert candles <= scene.shown().chosen


def test_a_row_of_the_banner_lights_nothing_once_the_banner_is_gone(app):
    scene = table_for(app)
    meditate(scene)
    app.update(0.001)
    on_it = next(at for at in points_of_the_column(app) if scene.picks_at(at) == [Pick("recap", "0")])
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=on_it, rel=(1, 0), buttons=(0, 0, 0)))

    press(app, pygame.K_SPACE)

    assert not scene.shown().chosen


def points_of_the_column(app):
    width, height = app.context.size
    return ((width - 100, y) for y in range(100, height - 90, 4))


def test_a_click_on_a_row_of_the_banner_plays_on_the_table_what_it_tells(app):
    scene = table_for(app)
    meditate(scene)
    meditate(scene)
    app.update(0.001)
    on_it = next(at for at in points_of_the_column(app) if scene.picks_at(at) == [Pick("recap", "1")])

    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=1, pos=on_it))

    assert (scene.table.looked, scene.history.running, banner(scene)) == (1, True, None)
    until_the_present(app, scene)
    assert (scene.table.looked, scene.table.length) == (None, 2)


def test_the_key_of_the_recap_plays_all_of_it_once_it_is_there(app):
    scene = table_for(app)
    meditate(scene)
    meditate(scene)
    app.update(0.001)

    press(app, pygame.K_r, "r")

    assert (scene.table.looked, scene.history.running) == (0, True)
    until_the_present(app, scene)
    assert (scene.table.looked, scene.table.length) == (None, 2)


def test_the_card_stays_as_it_is_while_somebody_points_at_lines(app):
    scene = table_for(app)
    meditate(scene)
    press(app, pygame.K_SPACE)
    press(app, pygame.K_t, "t")  # tips would lie over the chronicle
    island = scene.place(Pick("island", "herbs")).center
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=island, rel=(1, 0), buttons=(0, 0, 0)))
    before = scene.shown().card
    line = next(at for at in points_of_the_column(app) if any(pick.kind == "line" for pick in scene.picks_at(at)))

    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=line, rel=(1, 0), buttons=(0, 0, 0)))

    assert scene.pointing.hover.kind == "line"
    assert scene.shown().card == before


def test_a_click_on_the_row_of_a_scoring_opens_that(app):
    scene = table_for(app)
    while not isinstance(app.top, RoundEnd):
        meditate(scene)
    app.top.back()
    press(app, pygame.K_r, "r")
    rows = banner(scene).rows
    number = next(n for n, row in enumerate(rows) if row.opens)
    on_it = next(at for at in points_of_the_column(app) if scene.picks_at(at) == [Pick("recap", str(number))])

    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=1, pos=on_it))

    told = app.top
    assert isinstance(told, RoundEnd)
    told.back()
    assert scene.table.looked is None


def until_the_present(app, scene):
    for _ in range(200):
        if scene.table.looked is None:
            return
        app.update(0.2)
