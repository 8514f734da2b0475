"""A picture shows what the seat at the screen may know and nothing else."""

from itertools import pairwise
from random import Random

import pygame
import pytest

from luna.core.match import Step
from luna.core.rules import NOBODY
from luna.games.rivers.rules.constants import SPHERES
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.view.snapshot import Snapshot
from luna.games.rivers.view.thumbnails import RiversThumbnails
from luna.ui.table.shown import Shown
from tests.games.rivers.rules.random_games import steps
from tests.games.rivers.view.pictures_of import NAMES, shown, some


def other_secrets(state, seat, seed):
    """The same position with other tiles in other hands, other points and treasures behind other screens."""
    rng = Random(seed)
    other = RULES.imagine(state, seat, rng)
    for place in range(SPHERES * state.table.seats):
        if place // SPHERES != seat:
            other.points[place] = rng.randrange(20)
    for each in range(state.table.seats):
        if each != seat:
            other.treasures[each] = rng.randrange(4)
    return other


def pixels(view, picture):
    surface = pygame.Surface((1280, 720))
    view.draw(surface, picture)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_that_differ_in_what_others_hold_are_drawn_alike(make_view, say, players):
    view = make_view()
    for seed, state in enumerate(some(3, players, 90)):
        other = other_secrets(state, state.actor, seed)
        assert pixels(view, shown(view, state, say("en"))) == pixels(view, shown(view, other, say("en")))


@pytest.mark.parametrize("players", [2, 4])
def test_behind_the_curtain_nobodys_hand_and_points_are_drawn(make_view, players):
    view = make_view()
    for state in some(4, players, 90):
        snapshot = view.snapshot(RULES.observe(state, NOBODY))
        assert snapshot.hand is None
        assert {player.points for player in snapshot.players.values()} == {None}
        other = view.snapshot(RULES.observe(other_secrets(state, NOBODY, 1), NOBODY))
        assert pixels(view, Shown(snapshot, NAMES)) == pixels(view, Shown(other, NAMES))


def test_the_hand_stays_that_of_the_eyes_while_another_seat_acts(make_view):
    view = make_view()
    state = next(state for state in some(3, 2, 7) if state.actor == 1)
    snapshot = view.snapshot(RULES.observe(state, 0))
    assert (snapshot.holder, snapshot.actor) == ("heron", "ram")
    assert snapshot.hand == tuple(state.hand[:SPHERES])
    assert snapshot.players["ram"].points is None


def test_an_open_position_shows_the_hand_of_who_is_asked_for_and_no_other_points():
    state = next(some(3, 4, 90))
    snapshot = Snapshot.of(state, person=2)
    assert snapshot.holder == "fish"
    assert [name for name, player in snapshot.players.items() if player.points is not None] == ["fish"]


def test_once_the_game_is_over_all_points_are_seen():
    state = [state for state, _ in steps(1, 2)][-1]
    assert state.actor == NOBODY
    assert None not in {player.points for player in Snapshot.of(state).players.values()}


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_seen_in_motion_is_told_by_what_was_seen_alone(make_view, players):
    """After each step the picture in motion is the one of the position, for the eyes of every seat and of nobody."""
    view = make_view()
    for seat in (0, 1, NOBODY):
        played = list(steps(6, players))
        for (before, code), (after, _) in pairwise(played):
            events = tuple(RULES.witness(event, seat) for event in RULES.apply(before, code)[1])
            seen, then = view.snapshot(RULES.observe(before, seat)), view.snapshot(RULES.observe(after, seat))
            happened = view.follow(seen, seen, None, [Step(code, events, after)])[1]
            if after.actor != NOBODY and happened:
                last = happened[-1].after
                for part in ("cells", "treasures", "monuments", "join", "bag", "lying", "players", "hand", "squares"):
                    assert getattr(last, part) == getattr(then, part), (part, events)


def test_small_pictures_of_saved_games_differ_by_nothing_hidden(sprites, fonts, say):
    painter = RiversThumbnails(sprites, fonts, say("en"))
    state = next(some(3, 4, 90))
    pictures = [painter.paint(each, (300, 200), 1.0) for each in (state, other_secrets(state, NOBODY, 2))]
    one, other = (pygame.image.tobytes(picture, "RGB") for picture in pictures)
    assert one == other
    assert pictures[0].get_width() <= 300
    assert pictures[0].get_height() <= 200
