"""How fast a machine thinks is measured once, and told of levels that think by the clock."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from luna.app.app import App
from luna.app.new_game.scene import NewGameScene
from luna.app.new_game.who_plays import WhoPlays
from luna.app.session import gauge as gauges
from luna.app.session.gauge import ENOUGH, MEASURED, PATIENCE, RATE, Gauge, rounded
from luna.core.analysis import Analysis, Line
from luna.games.luna.game import LUNA
from tests.app.table.hinting import Known
from tests.toy.game import TOY

LONG = 30.0


class Running(Known):
    """A search that has done so many iterations at each look."""

    def __init__(self, *iterations: int) -> None:
        super().__init__()
        self._iterations = list(iterations)

    def look(self) -> Analysis | None:
        done = self._iterations.pop(0)
        return Analysis((Line((1,), (0.0,), done),), done) if done else None


@pytest.fixture
def app(make_app):
    return make_app()


def measuring(app: App, *iterations: int) -> Gauge:
    """A gauge at whose clock each look takes 0.3 seconds."""
    times: Iterator[float] = (0.3 * k for k in range(100))
    gauge = Gauge(LUNA, app.context.settings, lambda: next(times))
    gauge.analyst = Running(*iterations)
    return gauge


def test_nothing_is_measured_before_somebody_looks_for_a_while(app):
    gauge = measuring(app, 0)
    gauge.update(PATIENCE / 2)
    assert not gauge.analyst.at_work
    gauge.update(PATIENCE / 2)
    assert gauge.analyst.at_work


def test_the_rate_is_what_is_done_between_two_looks_far_enough_apart(app):
    gauge = measuring(app, 0, 1000, 7000, 13_000)
    gauge.update(PATIENCE)
    known = [gauge.update(0.0) for _ in range(4)]
    assert known == [False, False, False, True]
    assert app.context.settings.get(RATE) == round(12_000 / 0.6)
    assert ENOUGH < 0.6


def test_what_is_known_is_not_measured_again_but_on_another_machine(app):
    app.context.settings.put(RATE, 5000)
    app.context.settings.put(MEASURED, gauges.here())
    gauge = measuring(app)
    gauge.update(PATIENCE)
    assert not gauge.analyst.at_work
    app.context.settings.put(MEASURED, "elsewhere")
    gauge.update(PATIENCE)
    assert gauge.analyst.at_work


def test_what_another_screen_has_interrupted_is_measured_anew(app):
    gauge = measuring(app, 1000)
    gauge.update(PATIENCE)
    gauge.update(0.0)
    gauge.end()
    assert not gauge.analyst.at_work
    gauge.analyst = Running(1000, 7000, 13_000)
    gauge.update(PATIENCE)
    known = [gauge.update(0.0) for _ in range(3)]
    assert known == [False, False, True]
    assert app.context.settings.get(RATE) == round(12_000 / 0.6)


def test_the_screen_below_another_one_does_not_measure(app):
    scene = NewGameScene(app.context.of(LUNA), LUNA)
    app.push(scene)
    scene.gauge.analyst = Running(0)
    scene.update(PATIENCE)
    assert scene.gauge.analyst.at_work
    app.push(WhoPlays(app.context.of(LUNA), LUNA, "red", "level-1", lambda level: None))
    assert not scene.gauge.analyst.at_work


@pytest.mark.parametrize(("rate", "told"), [(7, 7), (99, 99), (164_321, 160_000), (95_778, 96_000)])
def test_it_is_told_to_two_digits(rate, told):
    assert rounded(rate) == told


def test_a_level_that_thinks_by_the_clock_says_how_far_it_looks_here(app, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    app.context.settings.put(RATE, 50_000)
    app.context.settings.put(MEASURED, gauges.here())
    app.push(WhoPlays(app.context.of(LUNA), LUNA, "red", "level-1", lambda level: None))
    words = " ".join(label.text for label in app.top.form.labels)
    assert words.count("continuations a second") == 1
    assert "about 100000 continuations a second" in words


def test_a_game_that_analyses_nothing_is_not_measured(app):
    gauge = Gauge(TOY, app.context.settings)
    gauge.update(PATIENCE)
    assert not gauge.analyst.at_work


def test_this_machine_is_measured_by_a_real_search(app):
    gauge, end = Gauge(LUNA, app.context.settings), time.monotonic() + LONG
    gauge.update(PATIENCE)
    while not gauge.update(0.0) and time.monotonic() < end:
        time.sleep(0.01)
    assert gauge.known
    assert gauge.rate("level-6") >= app.context.settings.get(RATE) // 2
