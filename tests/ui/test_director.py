"""Motions one after the other: order, speed, skipping."""

import pytest

from luna.ui.moving.director import Cue, Director
from luna.ui.moving.motion import Flight, Follower, Motion


def cue(name, duration=1.0, *flights):
    return Cue(Motion(duration, flights), f"{name} lifted", f"{name} landed")


def placed(flight, seconds):
    """Where a flight is at a moment at which it is seen."""
    placing = flight.at(seconds)
    assert placing
    return placing


def told(speed=1.0):
    """A director that writes down what it tells."""
    log: list[tuple[str, str]] = []
    director: Director[str] = Director(
        lambda c: log.append(("begins", c.during)), lambda c: log.append(("ends", c.after)), speed
    )
    return director, log


ORDER = [("begins", "a lifted"), ("ends", "a landed"), ("begins", "b lifted"), ("ends", "b landed")]


def run(director, seconds, step=0.1):
    director.update(0)
    for _ in range(round(seconds / step)):
        director.update(step)


def test_motions_follow_one_another():
    director, log = told()
    director.play([cue("a"), cue("b", 0.5)])
    run(director, 0.9)
    assert director.shown == "a lifted"
    run(director, 0.3)
    assert director.shown == "b lifted"
    run(director, 0.6)
    assert log == ORDER
    assert not director.busy
    assert director.shown is None


@pytest.mark.parametrize(("speed", "seconds"), [(0.5, 2.0), (1.0, 1.0), (2.0, 0.5)])
def test_speed_stretches_the_time(speed, seconds):
    director, _ = told(speed)
    director.play([cue("a")])
    run(director, seconds - 0.06, 0.02)
    assert director.busy
    run(director, 0.08, 0.02)
    assert not director.busy


def test_without_motion_everything_is_over_at_once_and_told_in_order():
    director, log = told(None)
    director.play([cue("a"), cue("b")])
    assert log == ORDER
    assert not director.moving


def test_skipping_tells_everything_in_order():
    director, log = told()
    director.play([cue("a"), cue("b")])
    run(director, 0.3)
    director.skip()
    assert log == ORDER
    assert director.placings() == ()


def test_a_long_frame_ends_several_motions():
    director, log = told()
    director.play([cue("a"), cue("b")])
    director.update(0)
    director.update(5)
    assert log == ORDER


def test_time_before_the_start_is_not_the_motions():
    director, _ = told()
    director.play([cue("a")])
    director.update(0.9)
    director.update(0.9)
    assert director.busy


def test_what_is_added_waits_for_its_turn():
    director, log = told()
    director.play([cue("a")])
    run(director, 0.5)
    director.play([cue("b")])
    assert director.shown == "a lifted"
    run(director, 1.6)
    assert log == ORDER


def test_clearing_tells_nothing():
    director, log = told()
    director.play([cue("a")])
    director.clear()
    assert log == [("begins", "a lifted")]
    assert not director.moving


def test_points_fly_on_while_the_next_motion_runs():
    points = Flight(("crystal",), ((0, 0), (10, 0)), 0.5, 1.5, waits=False, stays=False)
    director, _ = told()
    director.play([cue("a", 1.0, points), cue("b")])
    run(director, 1.2)
    assert director.shown == "b lifted"
    assert [placing.sprite for placing in director.placings()] == ["crystal"]
    run(director, 0.5)
    assert director.placings() == ()


def test_a_flight_goes_from_its_first_to_its_last_point():
    flight = Flight(("boat",), ((0, 0), (100, 0), (100, 50)), 1.0, 2.0, arc=20)
    assert placed(flight, 0).at == (0, 0)
    assert placed(flight, 1.5).at == pytest.approx((75, 0))
    assert placed(flight, 1.5).lift == pytest.approx(20)
    assert placed(flight, 3).at == pytest.approx((100, 50))


def test_a_boat_looks_where_it_goes():
    flight = Flight(("novice",), ((0, 0), (50, 0), (0, 10)), 0, 1, under="boat")
    assert placed(flight, 0.1).under == "boat_right"
    assert placed(flight, 0.9).under == "boat_left"


def test_a_fleeting_flight_is_seen_only_in_its_time():
    smoke = Flight(("one", "two"), ((0, 0),), 1, 2, waits=False, stays=False)
    assert smoke.at(0.5) is None
    assert placed(smoke, 1.2).sprite == "one"
    assert placed(smoke, 1.8).sprite == "two"
    assert smoke.at(2.5) is None


def test_a_carried_piece_follows_at_most_60_ms_behind():
    speed, follower, step = 1500.0, Follower((0.0, 0.0)), 1 / 60
    for k in range(1, 60):
        follower.target = (speed * k * step, 0.0)
        follower.update(step)
    assert 0 <= (follower.target[0] - follower.at[0]) / speed <= 0.060


def test_a_carried_piece_never_overshoots_and_comes_to_rest():
    follower = Follower((0.0, 0.0))
    follower.target = (300.0, 0.0)
    for _ in range(60):
        follower.update(1 / 60)
        assert follower.at[0] <= 300.0001
    assert follower.resting
