"""Ambient motion stays in small areas, takes itself away again and keeps off what floats above."""

from dataclasses import replace

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.picks.related import Relation
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.motion import ambient
from luna.games.luna.view.motion.ambient import STEP
from luna.ui.pictures.draw import positioned
from luna.ui.table.shown import Bubble, Shown, Sign
from tests.games.luna.view.states import NAMES, random_state

SIZE = 1280, 720


@pytest.fixture
def living(make_view):
    view = make_view(SIZE)
    view.ambient = True
    return view


def test_only_the_areas_it_names_change(living):
    surface, shown = pygame.Surface(SIZE), Shown(random_state(4, 1), NAMES)
    living.draw(surface, shown)
    for _ in range(30):
        before = surface.copy()
        living.advance_ambient(STEP)
        areas = living.renew_ambient(surface, shown)
        after = surface.copy()
        for picture in (before, after):
            for area in areas:
                picture.fill("black", area)
        assert before.get_buffer().raw == after.get_buffer().raw


def test_it_takes_itself_away_without_a_trace(living, make_view):
    surface, anew, shown = pygame.Surface(SIZE), pygame.Surface(SIZE), Shown(random_state(4, 1), NAMES)
    fresh = make_view(SIZE)
    fresh.ambient = True
    for view in (living, fresh):
        view.draw(surface, shown)
    for _ in range(40):
        living.advance_ambient(0.3)
        living.renew_ambient(surface, shown)
        fresh.advance_ambient(0.3)
        fresh.draw(anew, shown)
        assert surface.get_buffer().raw == anew.get_buffer().raw
    still = pygame.Surface(SIZE)
    make_view(SIZE).draw(still, shown)
    assert surface.get_buffer().raw != still.get_buffer().raw


@pytest.mark.parametrize("more", ["signs", "related"])
def test_what_is_told_about_places_stays_above_it(living, make_view, more):
    state = random_state(4, 1)
    islands = [Pick("island", island) for island in state.islands]
    boats = dict.fromkeys(islands[:3], Sign("Journey", "journey"))
    told = {"signs": boats} if more == "signs" else {"related": dict.fromkeys(islands, Relation.THREATENS)}
    surface, anew, shown = pygame.Surface(SIZE), pygame.Surface(SIZE), replace(Shown(state, NAMES), **told)
    fresh = make_view(SIZE)
    fresh.ambient = True
    for view in (living, fresh):
        view.draw(surface, shown)
    for _ in range(40):
        living.advance_ambient(1.3)
        living.renew_ambient(surface, shown)
        fresh.advance_ambient(1.3)
        fresh.draw(anew, shown)
        assert surface.get_buffer().raw == anew.get_buffer().raw


def test_it_stays_on_the_table(living):
    surface, shown = pygame.Surface(SIZE), Shown(random_state(4, 1), NAMES)
    living.draw(surface, shown)
    for _ in range(300):
        living.advance_ambient(0.5)
        assert all(Frame(SIZE).table.contains(area) for area in living.renew_ambient(surface, shown))


def test_it_waits_while_something_floats_above(living):
    surface, shown = pygame.Surface(SIZE), Shown(random_state(4, 1), NAMES)
    shown = replace(shown, bubble=Bubble("This is why.", (600, 400), "refusal"))
    living.draw(surface, shown)
    living.advance_ambient(1.0)
    assert living.renew_ambient(surface, shown) == []


def test_ten_pictures_a_second(living):
    living.draw(pygame.Surface(SIZE), Shown(random_state(4, 1), NAMES))
    assert sum(living.advance_ambient(1 / 240) for _ in range(240)) in (9, 10, 11)


def test_without_ambient_motion_nothing_moves(make_view):
    view, surface, shown = make_view(SIZE), pygame.Surface(SIZE), Shown(random_state(4, 1), NAMES)
    view.draw(surface, shown)
    assert not view.advance_ambient(10.0)
    assert view.renew_ambient(surface, shown) == []


def test_glints_lie_on_open_water(living, sprites, monkeypatch):
    shown, surface, glinting = Shown(random_state(4, 1), NAMES), pygame.Surface(SIZE), set()
    glints = [sprites.get(f"glint_{k}", Frame(SIZE).px_per_unit) for k in (1, 2, 3)]

    def noted(placed, at):
        if any(placed is glint for glint in glints):
            glinting.add(at)
        return positioned(placed, at)

    monkeypatch.setattr(ambient, "positioned", noted)
    living.draw(surface, shown)
    for _ in range(60):
        living.advance_ambient(STEP)
        living.renew_ambient(surface, shown)
    assert len(glinting) > 15
    for x, y in glinting:
        assert {pick.kind for pick in living.picks_at((round(x), round(y)), shown)} == {"sea"}
