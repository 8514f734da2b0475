"""Every event of the core is seen, and every picture on the way is one the view can draw."""

import random
from dataclasses import replace
from typing import Any

import pygame
import pytest

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Released
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import AUTOMATON
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import discs
from luna.games.luna.view.geometry.whereabouts import Whereabouts
from luna.games.luna.view.motion.flights import ONLY_FLYING
from luna.games.luna.view.motion.motions import motion_of
from luna.games.luna.view.motion.moves import POINTS, Scene
from luna.games.luna.view.motion.staging import beats, traced
from luna.games.luna.view.paint.labels import make_labels
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.reading.text import Text
from luna.ui.table.contract.view import Happened
from luna.ui.table.shown import Shown
from tests.games.luna.table.positions import first_state
from tests.games.luna.view.states import NAMES
from tests.root import ROOT

SIZE = 1280, 720
ONLY_TOLD = {ev.TravelEnded, ev.PhaseClosed, ev.RoundScored, ev.GameEnded}
MODES: list[dict[str, Any]] = [{"players": 4}, {"players": 2, "preset": True}, {"solo": 2}, {"players": 3}]


def actions(seed, mode):
    """Actions of a random game with the position before, kinds of action being equally likely."""
    rng, state = random.Random(seed), first_state(seed=seed, **mode)
    while legal := RULES.legal(state):
        kind = rng.choice(sorted({ACTIONS[code].kind for code in legal}))
        code = rng.choice([code for code in legal if ACTIONS[code].kind == kind])
        after, events = RULES.apply(state, code)
        yield Snapshot.of(state), traced(state, [Step(code, events, after)]), Snapshot.of(after)
        state = after


def whereabouts(fonts, state):
    frame, text = Frame(SIZE), Text(ROOT / "localization", "en")
    return Whereabouts(frame, make_labels(frame.on_table, fonts, text, state.islands), state)


@pytest.fixture(scope="module")
def games():
    return [action for seed in range(2) for mode in MODES for action in actions(seed, mode)]


def test_every_event_has_a_motion(fonts, games):
    seen: dict[type, int] = {}
    for before, happened, _ in games:
        state = before
        for event, after in happened:
            motion = motion_of(Scene(state, after, whereabouts(fonts, state)), event)
            seen[type(event)] = max(seen.get(type(event), 0), len(motion.flights))
            state = after
    assert set(seen) == set(ev.Event.__args__)
    assert {event for event, flights in seen.items() if not flights} == ONLY_TOLD


def test_flights_stay_in_the_window(make_view, games):
    view = make_view(SIZE)
    window = pygame.Rect((0, 0), SIZE)
    for before, happened, _ in games:
        for cue in view.motions(before, happened):
            for flight in cue.motion.flights:
                assert all(window.collidepoint(point) for point in flight.points), (happened, flight)


def test_discs_glide_from_where_they_lie_to_where_they_will_lie(fonts, games):
    shared = 0
    for before, happened, _ in games:
        state = before
        for event, after in happened:
            if isinstance(event, ev.CouncilAdvanced):
                frame, flights = Frame(SIZE), motion_of(Scene(state, after, whereabouts(fonts, state)), event).flights
                old, new = ({disc.sprite: disc for disc in discs(each)} for each in (state, after))
                assert {flight.sprites[0] for flight in flights} == {name for name in old if old[name] != new[name]}
                for flight in flights:
                    ends = old[flight.sprites[0]], new[flight.sprites[0]]
                    assert (flight.points[0], flight.points[-1]) == tuple(frame.at(end.ground, end.z) for end in ends)
                    assert flight.scale == tuple(end.scale for end in ends)
                shared += len(flights) > 1
            state = after
    assert shared > 20


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_points_float_inside_the_table_before_they_fly_to_their_panel(make_view, games, size):
    view, frame, floating = make_view(size), Frame(size), 0
    table, half = frame.table, (frame.px(POINTS[0]), frame.px(POINTS[1]))
    for before, happened, _ in games:
        for cue in view.motions(before, happened):
            for flight in cue.motion.flights:
                if flight.text:
                    told = pygame.Rect(0, 0, 2 * half[0], 2 * half[1])
                    told.center = round(flight.points[0][0]), round(flight.points[0][1])
                    assert table.inflate(2, 2).contains(told), (happened, flight)
                    floating += 1
    assert floating > 50


def test_the_last_picture_is_the_position_after_the_action(make_view, games):
    view = make_view(SIZE)
    for before, happened, after in games:
        cues = view.motions(before, happened)
        if cues:
            built = any(isinstance(event, ev.ShrineBuilt) and event.seat == AUTOMATON for event, _ in happened)
            due = None if built else before.shrine_due
            last = replace(after, actor=before.actor, phase=before.phase, shrine_due=due)
            assert replace(cues[-1].after, travel=after.travel) == last


def test_usual_actions_take_less_than_a_second(make_view, games):
    view = make_view(SIZE)
    for before, happened, _ in games:
        if not any(isinstance(event, ev.RoundScored | ev.NoviceDisplaced | ev.PairsPlaced) for event, _ in happened):
            assert sum(cue.motion.duration for cue in view.motions(before, happened)) <= 2.1
        for cue in view.motions(before, happened):
            assert 0.1 <= cue.motion.duration <= 1.4


def test_every_moment_can_be_drawn(make_view, games):
    view, surface = make_view(SIZE), pygame.Surface(SIZE)
    for before, happened, _ in games[::23]:
        for cue in view.motions(before, happened):
            for share in (0.0, 0.3, 0.7, 1.0):
                placed = [flight.at(share * cue.motion.duration) for flight in cue.motion.flights]
                flights = tuple(placing for placing in placed if placing)
                view.draw(surface, Shown(cue.during, NAMES, flights=flights))


def test_a_novice_on_its_way_is_drawn_and_only_there(make_view, games):
    view, surface = make_view(SIZE), pygame.Surface(SIZE)
    before, happened = next(
        (b, h) for b, h, _ in games if isinstance(h[-1].event, ev.NoviceAppointed | ev.NovicesSailed)
    )
    cue = view.motions(before, happened)[0]
    placed = [flight.at(cue.motion.duration / 2) for flight in cue.motion.flights]
    flights = tuple(placing for placing in placed if placing)
    view.draw(surface, Shown(cue.during, NAMES))
    without = surface.copy()
    view.draw(surface, Shown(cue.during, NAMES, flights=flights))
    x, y = flights[-1].at
    around = pygame.Rect(0, 0, 60, 60)
    around.center = round(x), round(y - flights[-1].lift - 12)
    assert surface.subsurface(around).copy().get_buffer().raw != without.subsurface(around).copy().get_buffer().raw


def test_a_dropped_piece_starts_from_the_hand(make_view, games):
    view = make_view(SIZE)
    before, happened = next((b, h) for b, h, _ in games if isinstance(h[0].event, ev.NoviceTravelled))
    (cue,) = view.motions(before, happened, Released(Pick("novice", "herbs"), (640, 300)))
    assert cue.motion.flights[0].points[0] == (640, 300)
    assert cue.motion.duration < 0.3


def test_reduced_motion_lets_nothing_fly(make_view, games):
    view = make_view(SIZE)
    for before, happened, _ in games:
        for cue in view.motions(before, happened, reduced=True):
            assert cue.during == cue.after
            assert all(len(flight.points) == 1 for flight in cue.motion.flights)
            assert cue.motion.duration <= 0.4


def test_displaced_novices_leave_together_after_the_consecration():
    after = Snapshot.of(first_state(2))
    displaced = [Happened(ev.NoviceDisplaced(1, 0, tile, -1), after) for tile in (5, 6)]
    consecrated = [Happened(event, after) for event in (ev.TokenSpent(0, 4), ev.NoviceConsecrated(0, 20, 3))]
    assert beats([*consecrated, *displaced]) == [consecrated, displaced]


def test_idle_moments_read_what_only_motions_show(make_view, sprites, monkeypatch):
    view, read = make_view(SIZE), []
    monkeypatch.setattr(type(sprites), "get", lambda _, name, *rest: read.append(name))
    for _ in range(100):
        view.prepare()
    assert sorted(read) == sorted(name for name in sprites.names() if name.startswith(ONLY_FLYING))
