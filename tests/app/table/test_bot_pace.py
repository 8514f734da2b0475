"""How long each deed of a computer player stays in sight, and how it is told where it happened."""

import pygame
import pytest

from luna.app.settings import preferences
from luna.app.table.bots import BEFORE, PACES
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from tests.app.table.bots_table import (
    FRAME,
    Oracle,
    at_pace,
    decide,
    lines,
    quick,
    table_of,
    to_act,
    until,
    until_a_person,
)
from tests.app.table.hands import key


@pytest.fixture
def app(make_app):
    return quick(make_app())


def in_sight(app, scene, deeds=6):
    """Seconds that each deed of a bot was told after its motion, with the number of lines it was told at."""
    seen: dict[int, float] = {}
    first = lines(scene)
    while len([at for at in seen if at > first]) < deeds + 1:
        app.update(FRAME)
        while app.top is not scene:
            app.pop()
        if not scene.stage.busy and scene.shown().deed and not scene.game.rules.goes_on(scene.game.state):
            seen[lines(scene)] = seen.get(lines(scene), 0.0) + FRAME
    return [seconds for at, seconds in seen.items() if at > first][:deeds]


@pytest.mark.parametrize(
    ("pace", "speed"),
    [("slow", "1"), ("normal", "0.5"), ("normal", "1"), ("normal", "2"), ("normal", "instant"), ("fast", "1")],
)
def test_each_deed_stays_in_sight_as_long_as_the_pace_says_however_fast_motions_are(app, pace, speed):
    at_pace(app, pace, speed)
    times = in_sight(app, table_of(app, ("level-1",) * 3, thinker=Oracle(1)), 4)
    assert all(PACES[pace] - 2 * FRAME <= seconds <= PACES[pace] + 0.6 for seconds in times), times


def test_at_the_normal_pace_a_deed_can_be_read_and_at_the_slow_one_twice():
    assert PACES["normal"] >= 1.2
    assert PACES["slow"] >= 2 * PACES["normal"]
    assert PACES["fast"] < PACES["normal"] / 2


def test_without_motion_the_fast_pace_waits_for_nothing(app):
    at_pace(app, "fast", "instant")
    scene = table_of(app, ("", "level-1", "level-1", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    updates = 0
    while to_act(scene):
        app.update(0.001)
        updates += 1
    assert updates < 30


def test_a_bot_answers_a_person_sooner_than_it_follows_another_bot(app):
    at_pace(app, "normal", "instant")
    scene = table_of(app, ("", "level-1", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    before, passed = lines(scene), 0.0
    while lines(scene) == before:
        app.update(FRAME)
        passed += FRAME
    assert BEFORE <= passed <= BEFORE + 3 * FRAME < PACES["normal"]


@pytest.mark.parametrize("way", ["click", "space", "enter"])
def test_on_click_each_bot_waits_for_a_press_and_says_so(app, way):
    at_pace(app, "click", "instant")
    scene = table_of(app, ("", "level-1", "level-1", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    until(scene, lambda scene: scene.bots.held)
    for _ in range(2):
        before = lines(scene)
        app.update(60.0)
        assert lines(scene) == before
        assert scene.shown().deed.hint == app.context.text("deed-next")
        if way == "click":
            at = scene.view.place(Pick("sea"), scene.shown()).center
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                app.handle(pygame.event.Event(kind, button=1, pos=at))
        else:
            key(app, pygame.K_SPACE if way == "space" else pygame.K_RETURN)
        until(scene, lambda scene: scene.bots.held or not to_act(scene))
        assert lines(scene) > before
    assert not to_act(scene)
    assert scene.shown().deed.hint == ""


def test_a_press_shortens_the_wait_for_the_next_bot(app):
    at_pace(app, "slow", "instant")
    scene = table_of(app, ("", "level-1", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    until(scene, lambda scene: scene.shown().deed)
    before = lines(scene)
    app.update(FRAME)
    key(app, pygame.K_SPACE)
    for _ in range(4):
        app.update(FRAME)
    assert lines(scene) > before


def test_the_pace_is_changed_by_a_key_at_the_table_and_remembered(app):
    scene = table_of(app)
    seen = []
    for _ in PACES:
        key(app, pygame.K_p, "p")
        seen.append(app.context.settings.get(preferences.BOT_PACE))
        assert scene.shown().bubble.text == app.context.text("bot-pace", pace=seen[-1])
    assert sorted(seen) == sorted(PACES)


def test_a_deed_is_told_with_its_points_where_it_happened_until_the_person_acts(app):
    at_pace(app, "normal", "instant")
    scene = table_of(app, ("", "level-3", "level-3"), thinker=Oracle(1))
    told = 0
    for _ in range(12):
        until_a_person(scene)
        deed = scene.shown().deed
        if deed:
            lines_of = [line for line in scene.shown().chronicle if line.since <= lines(scene) <= line.step]
            own = [line for line in lines_of if line.colour == deed.colour]
            told_of = tuple(line.short for line in own if not line.head)
            assert deed.rows[: len(told_of)] == told_of
            assert deed.points == next(line.points for line in own if line.head)
            assert deed.about == frozenset().union(*(line.places for line in own))
            told += 1
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(640, 400)))
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(640, 400)))
        assert scene.shown().deed is None
        while scene.table.begun:
            scene.step_back()
        decide(scene)
    assert told > 8


def test_the_deed_is_told_while_it_happens_too(app):
    at_pace(app, "normal", "1")
    app.context.settings.put(preferences.REDUCED_MOTION, False)
    scene = table_of(app, ("", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    before = lines(scene)
    until(scene, lambda scene: lines(scene) > before and scene.stage.busy)
    assert scene.drawn().deed == scene.shown().deed is not None


def test_where_nobody_plays_each_action_stays_marked_after_its_motion(app):
    at_pace(app, "normal")
    scene = table_of(app, ("level-1", "level-1"), thinker=Oracle(1))
    seen: dict[int, float] = {}
    while len(seen) < 6:
        app.update(FRAME)
        if not scene.stage.busy and scene.shown().chosen:
            seen[lines(scene)] = seen.get(lines(scene), 0.0) + FRAME
    *whole, _ = seen.values()
    assert min(whole) >= PACES["normal"] - 2 * FRAME


def test_what_the_bots_moved_is_marked_until_the_person_acts(app):
    scene = table_of(app)
    until_a_person(scene)
    decide(scene)
    until_a_person(scene)
    assert scene.shown().chosen
    scene.turn.choose(sorted(scene.turn.sources())[:1])
    scene.redraw()
    assert scene.shown().chosen == {pick for pick in scene.turn.picks if pick.kind not in ("action", "reserve")}


def answered_after(app, patience):
    """Seconds until a bot plays that makes up its mind after so many looks, and what was told meanwhile."""
    scene = table_of(app, ("", "level-1"), thinker=Oracle(patience))
    until_a_person(scene)
    decide(scene)
    until(scene, to_act)
    before, passed, told = lines(scene), 0.0, []
    while lines(scene) == before:
        told.append(scene.shown().prompt)
        key(app, pygame.K_SPACE)
        app.update(FRAME)
        passed += FRAME
    return passed, told


@pytest.fixture
def hesitating(monkeypatch):
    """Bots that take a second for whatever they decide."""
    monkeypatch.setattr(LUNA.bots, "hesitation", lambda state: 1.0)


@pytest.mark.parametrize(("pace", "speed"), [("fast", "instant"), ("normal", "1")])
def test_where_time_would_tell_what_a_bot_holds_it_takes_the_same_whatever_it_thinks(app, hesitating, pace, speed):
    at_pace(app, pace, speed)
    at_once, thoughtful = answered_after(app, 1), answered_after(app, 15)
    assert at_once == thoughtful
    assert at_once[0] >= 1.0


def test_who_thinks_for_longer_than_that_answers_at_a_multiple_of_it(app, hesitating):
    times = {round(answered_after(app, patience)[0], 2) for patience in (24, 30, 36)}
    assert len(times) == 1
    assert min(times) >= 2.0


def test_elsewhere_a_bot_that_has_decided_plays_at_once(app):
    assert answered_after(app, 1)[0] < answered_after(app, 15)[0]
