"""While a person decides, bots that think by the clock think ahead: as long as that is wished for and costs nothing."""

from __future__ import annotations

import pytest

from luna.app.settings import preferences
from luna.app.system.power import Power
from tests.app.table.bots_table import Oracle, decide, quick, table_of, until, until_a_person
from tests.app.table.hands import app_of


@pytest.fixture
def app(make_app):
    return quick(make_app())


def deciding(app, level="level-6", thinker=None):
    """A table at which a person decides, and whom its bot has asked ahead by then."""
    scene = table_of(app, ("", level), thinker=thinker or Oracle(10**6))
    scene.bots.power = Power(lambda: False)
    until(scene, lambda scene: not scene.table.bot)
    pass_time(scene)
    return scene


def pass_time(scene):
    for _ in range(3):
        app_of(scene).update(0.05)


def test_it_begins_while_the_person_still_thinks_and_ends_with_the_deed(app):
    scene = deciding(app)
    here = len(scene.game.match.steps)
    assert scene.bots.thinker.asked == [(here, "level-6")]
    before = scene.bots.thinker.cancelled
    decide(scene)
    pass_time(scene)
    assert scene.bots.thinker.cancelled > before


@pytest.mark.parametrize("level", ["level-1", "level-5"])
def test_who_counts_does_not(app, level):
    assert deciding(app, level).bots.thinker.asked == []


@pytest.mark.parametrize(("wish", "battery"), [(False, False), (True, True)])
def test_nobody_does_where_that_is_not_wished_for_or_on_battery(app, wish, battery):
    scene = deciding(app)
    app.context.settings.put(preferences.THINK_AHEAD, wish)
    scene.bots.power = Power(lambda: battery)
    scene.bots.thinker = Oracle(10**6)
    pass_time(scene)
    assert scene.bots.thinker.asked == []


def test_it_rests_under_another_screen(app):
    scene = deciding(app)
    scene.open_menu()
    assert scene.bots.thinker.cancelled > 0
    asked = len(scene.bots.thinker.asked)
    pass_time(scene)
    assert len(scene.bots.thinker.asked) == asked


def test_the_game_goes_on_as_ever(app):
    scene = deciding(app, thinker=Oracle())
    for _ in range(3):
        before = len(scene.game.match.steps)
        decide(scene)
        until_a_person(scene)
        assert len(scene.game.match.steps) > before + 1
