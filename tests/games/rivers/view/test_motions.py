"""Every event is seen, and every picture on the way is one the view can draw."""

import pygame
import pytest

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Released
from luna.games.rivers.picks.kinds import Kind, hand
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.motion.asking import Offered
from luna.games.rivers.view.motion.motions import BACK, Scene, motion_of
from luna.games.rivers.view.motion.routes import Routes
from luna.games.rivers.view.paint.pieces import monument_sprite, standing
from luna.games.rivers.view.places import hand_slots, waiting_monuments
from luna.ui.table.shown import Shown
from tests.games.rivers.rules.random_games import steps
from tests.games.rivers.view.pictures_of import NAMES

SIZE = 1280, 720
STILL = {ev.TurnPassed, ev.TurnEnded, ev.GameEnded}
"""Events that move nothing; a rest is no motion either."""
RESTS = {ev.ConflictBegun, ev.ConflictDecided}


@pytest.fixture(scope="module")
def games():
    """Positions as the first seat sees them, with the steps from there."""
    return [
        (RULES.observe(state, 0), Step(code, tuple(RULES.witness(event, 0) for event in events), after))
        for seed, players in ((3, 4), (4, 2), (51, 3), (11, 4))
        for state, code in steps(seed, players)
        if code >= 0
        for after, events in [RULES.apply(state, code)]
    ]


def happened(view, games):
    for state, step in games:
        seen = view.snapshot(state)
        yield view.follow(seen, seen, state, [step])


def test_every_event_has_a_motion(make_view, games):
    view, seen = make_view(SIZE), dict[type, float]()
    for state, events in happened(view, games):
        for event, after in events:
            motion = motion_of(Scene(state, Routes(Frame(SIZE), state)), event)
            seen[type(event)] = max(seen.get(type(event), 0), motion.duration)
            state = after
    assert set(seen) == {*ev.Event.__args__, Offered}
    assert {event for event, seconds in seen.items() if not seconds} == STILL


def test_flights_stay_in_the_window(make_view, games):
    view, window = make_view(SIZE), pygame.Rect((0, 0), SIZE)
    for state, events in happened(view, games):
        for cue in view.motions(state, events):
            for flight in cue.motion.flights:
                assert all(window.collidepoint(point) for point in flight.points), (events, flight)


def test_each_motion_is_short(make_view, games):
    view = make_view(SIZE)
    for state, events in happened(view, games):
        for cue in view.motions(state, events):
            assert 0.1 <= cue.motion.duration <= 2.0


def test_every_moment_can_be_drawn(make_view, games):
    view, surface = make_view(SIZE), pygame.Surface(SIZE)
    for state, events in list(happened(view, games))[::17]:
        for cue in view.motions(state, events, names=NAMES):
            for share in (0.0, 0.5, 1.0):
                placed = [flight.at(share * cue.motion.duration) for flight in cue.motion.flights]
                view.draw(surface, Shown(cue.during, NAMES, flights=tuple(each for each in placed if each)))


def test_what_is_on_its_way_stands_nowhere_else(make_view, games):
    view = make_view(SIZE)
    for state, events in happened(view, games):
        for cue in view.motions(state, events):
            for event, after in events:
                if isinstance(event, ev.TilePlaced) and cue.after is after:
                    assert cue.during.cells[event.cell] == 0
                if isinstance(event, ev.LeaderLost | ev.LeaderWithdrawn) and cue.after is after:
                    assert not cue.during.supply(cue.during.seats[event.seat])[event.colour]
                    assert cue.during.cells[event.cell] == 0


def tiles_in_hand(frame, picture):
    """The tiles behind the own screen with their places."""
    return {slot.rect.center: slot.sprite for slot in hand_slots(frame, picture) if slot.pick.kind == Kind.HAND}


def test_tiles_drawn_to_the_own_hand_turn_round_on_their_way_and_land_where_they_will_stand(make_view, games):
    view, frame, drawn = make_view(SIZE), Frame(SIZE), 0
    for state, events in happened(view, games):
        for cue in view.motions(state, events):
            there, kept = (tiles_in_hand(frame, picture) for picture in (cue.after, cue.during))
            turned = [flight for flight in cue.motion.flights if len(flight.sprites) == 2]
            for flight in turned:
                assert flight.sprites == (BACK, there[flight.points[-1]])
            if turned:
                assert sorted([*kept, *(flight.points[-1] for flight in turned)]) == sorted(there)
            drawn += len(turned)
    assert drawn > 10


def test_a_dropped_piece_starts_from_the_hand_that_let_go_of_it(make_view, games):
    view = make_view(SIZE)
    state, events = next(each for each in happened(view, games) if isinstance(each[1][0].event, ev.TilePlaced))
    colour = events[0].event.colour
    cue = view.motions(state, events, Released(hand(colour), (640, 300)))[0]
    assert cue.motion.flights[0].points[0] == (640, 300)
    assert cue.motion.duration < 0.3
    assert view.carries(events[0].event, hand(colour))
    assert not view.carries(events[0].event, Pick(Kind.LEADER, "heron:black"))


def test_reduced_motion_lets_nothing_fly(make_view, games):
    view = make_view(SIZE)
    for state, events in happened(view, games):
        for cue in view.motions(state, events, reduced=True):
            assert all(len(flight.points) == 1 for flight in cue.motion.flights)
            assert cue.motion.duration <= 1.0


def test_losers_leave_the_map_one_by_one(make_view, games):
    view = make_view(SIZE)
    for state, events in happened(view, games):
        for event, _ in events:
            if isinstance(event, ev.TilesFell) and len(event.cells) > 1:
                begins = [flight.begin for flight in motion_of(Scene(state, Routes(Frame(SIZE), state)), event).flights]
                assert begins == sorted(set(begins))
                return
    raise AssertionError("nobody lost several tiles")


def test_points_fly_from_where_they_arise_to_their_owner(make_view, games):
    view, table = make_view(SIZE), Frame(SIZE).left
    for state, events in happened(view, games):
        for cue in view.motions(state, events):
            for flight in cue.motion.flights:
                if flight.text and flight.begin:
                    assert table.collidepoint(flight.points[-1])
                    assert flight.text.startswith("+")


def standing_monuments(frame, picture):
    """Where each monument is seen, on the map or where it waits, by its sprite."""
    waiting = {monument_sprite(pair): frame.at(at) for pair, at in waiting_monuments(picture)}
    return waiting | {piece.sprite: frame.at(piece.at) for piece in standing(picture)}


def test_monuments_come_beside_their_square_for_the_question_and_go_back_after_it(make_view, games):
    view, frame, came, went = make_view(SIZE), Frame(SIZE), 0, 0
    for state, events in happened(view, games):
        for cue in view.motions(state, events):
            meanwhile, then = standing_monuments(frame, cue.during), standing_monuments(frame, cue.after)
            for flight in cue.motion.flights:
                if flight.sprites and flight.sprites[0].startswith("monument_"):
                    assert flight.points[-1] == then[flight.sprites[0]]
                    assert flight.sprites[0] not in meanwhile
                    came += bool(cue.after.offered)
                    went += not cue.after.offered
    assert min(came, went) > 0


def test_beside_what_is_told_stands_the_sign_of_who_is_named(make_view, games):
    view, told = make_view(SIZE), 0
    for state, events in happened(view, games):
        for cue in view.motions(state, events, names=NAMES):
            named = [colour for colour, name in NAMES.items() if cue.told.startswith(f"{name} –")]
            assert not named or [cue.doer] == named
            told += len(named)
    assert told > 50
