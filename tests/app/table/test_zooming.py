"""What wheel, double click, drags and keys do to what is seen of the table, and what they leave alone."""

import pygame
import pytest

from luna.app.screens.menu import Menu
from luna.app.settings import preferences
from luna.core.intent import Pick
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.ui.table.lens import WHOLE
from luna.ui.table.picks import LENS
from tests.app.table.bots_table import table_of
from tests.app.table.hands import key, press_at
from tests.app.table.tables import new_table, quiet

SEA = Pick("sea")


@pytest.fixture
def table(make_app):
    return new_table(quiet(make_app()))


def app_of(table):
    return table.context.go


def rest(table):
    """Until nothing moves any more."""
    for _ in range(60):
        app_of(table).update(1 / 30)


def wheel(table, at, steps):
    pygame.mouse.set_pos(at)
    app_of(table).handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False))
    rest(table)


def drag(table, way):
    """Press, move from point to point, release."""
    app = app_of(table)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=way[0]))
    for at in way[1:]:
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=way[-1]))
    rest(table)


def lens(table):
    return table.view.lens


def beside(rect, across=0, down=0):
    return rect.centerx + across, rect.centery + down


def test_the_wheel_over_the_table_leads_nearer_and_back(table):
    at = lens(table).room.center
    wheel(table, at, 3)
    assert lens(table).camera.zoom == pytest.approx(1.25**3)
    assert lens(table).camera.to(at) == pytest.approx(at, abs=1.0)
    wheel(table, at, -3)
    assert lens(table).camera == WHOLE


def test_over_the_chronicle_the_wheel_scrolls(table):
    wheel(table, table.place(Pick("chronicle")).center, 3)
    assert lens(table).camera == WHOLE


def test_over_a_panel_it_does_nothing(table):
    wheel(table, table.place(Pick("player", "yellow")).center, 3)
    assert lens(table).camera == WHOLE


def test_while_something_is_carried_the_wheel_counts_and_the_lens_stays(table):
    pair = table.place(Pick("shrines"))
    app = app_of(table)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=pair.center))
    at = lens(table).room.center
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
    assert table.hand.lifted
    wheel(table, at, 2)
    assert lens(table).camera == WHOLE


def test_a_double_click_on_the_water_leads_nearer_and_another_back(table):
    at = table.place(SEA).center
    press_at(app_of(table), at)
    assert lens(table).camera == WHOLE
    press_at(app_of(table), at)
    assert lens(table).camera.zoom == 2.0
    rest(table)
    for _ in range(2):
        press_at(app_of(table), at)
    assert lens(table).camera == WHOLE


def test_two_clicks_on_a_thing_are_no_double_click(table):
    island = table.place(Pick("island", "herbs")).center
    for _ in range(2):
        press_at(app_of(table), island)
    assert lens(table).camera == WHOLE


def test_z_leads_nearer_and_back_and_the_mark_tells_it(table):
    assert table.shown().lens is None
    key(app_of(table), pygame.K_z, "z")
    rest(table)
    mark = table.shown().lens
    assert lens(table).zoomed
    assert mark.key == "Z"
    key(app_of(table), pygame.K_z, "z")
    assert lens(table).camera == WHOLE


def test_a_click_on_the_mark_leads_back(table):
    wheel(table, lens(table).room.center, 4)
    press_at(app_of(table), table.place(LENS).center)
    assert lens(table).camera == WHOLE
    rest(table)
    assert table.shown().lens is None


def test_esc_leads_back_before_it_opens_the_menu(table):
    wheel(table, lens(table).room.center, 4)
    key(app_of(table), pygame.K_ESCAPE)
    assert lens(table).camera == WHOLE
    assert app_of(table).top is table
    key(app_of(table), pygame.K_ESCAPE)
    assert isinstance(app_of(table).top, Menu)


@pytest.mark.parametrize(("code", "typed", "nearer"), [(pygame.K_PLUS, "+", True), (pygame.K_MINUS, "-", False)])
def test_plus_and_minus_with_ctrl_zoom_and_without_it_do_not(table, code, typed, nearer):
    wheel(table, lens(table).room.center, 2)
    before = lens(table).camera.zoom
    key(app_of(table), code, typed)
    assert lens(table).camera.zoom == before
    key(app_of(table), code, "", pygame.KMOD_CTRL)
    assert (lens(table).camera.zoom > before) == nearer
    key(app_of(table), pygame.K_0, "", pygame.KMOD_CTRL)
    assert lens(table).camera == WHOLE


def test_a_drag_on_the_ground_moves_what_is_seen_with_the_hand(table):
    at = lens(table).room.center
    wheel(table, table.place(SEA).center, 5)
    before, thing = lens(table).camera, table.place(Pick("council"))
    drag(table, [at, beside(pygame.Rect(at, (0, 0)), 40, 20), beside(pygame.Rect(at, (0, 0)), 90, 60)])
    moved = lens(table).camera
    across, down = moved.by[0] - before.by[0], moved.by[1] - before.by[1]
    assert moved.zoom == before.zoom
    assert (across, down) != (0, 0)
    assert table.place(Pick("council")).topleft == (thing.x + across, thing.y + down)


def test_a_drag_of_the_whole_table_moves_nothing(table):
    drag(table, [table.place(SEA).center, lens(table).room.center])
    assert lens(table).camera == WHOLE


def test_arrows_move_what_is_seen_from_near_and_else_look_back(table):
    wheel(table, lens(table).room.center, 5)
    before = lens(table).camera.by
    key(app_of(table), pygame.K_RIGHT)
    rest(table)
    assert lens(table).camera.by[0] < before[0]
    assert table.table.looked is None


def test_a_piece_dragged_from_near_is_played_where_it_is_let_go(table):
    piece = Pick("reserve")
    island = min(pick for pick in table.turn.targets_after(piece) if pick.kind == "island")
    wheel(table, table.place(island).center, 3)
    lines = table.table.length
    drag(table, [table.place(piece).center, lens(table).room.center, table.place(island).center])
    assert table.table.length > lines
    assert lens(table).zoomed


def test_a_piece_held_at_the_edge_moves_what_is_seen(table):
    wheel(table, lens(table).room.center, 5)
    app, room = app_of(table), lens(table).room
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=table.place(Pick("shrines")).center))
    for at in (room.center, (room.right - 5, room.centery)):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
    before = lens(table).camera.by[0]
    for _ in range(20):
        app.update(1 / 30)
    assert table.hand.lifted
    assert lens(table).camera.by[0] < before


def test_the_keyboard_brings_what_it_comes_to_into_sight(table):
    wheel(table, lens(table).room.topleft, 5)
    for _ in range(12):
        key(app_of(table), pygame.K_TAB)
        rest(table)
        focus = table.pointing.focus
        assert not table.view.on_table(focus, table.shown()) or lens(table).room.collidepoint(table.place(focus).center)


def test_another_position_and_another_size_leave_the_part_that_is_seen(table):
    wheel(table, lens(table).room.center, 4)
    zoom = lens(table).camera.zoom
    table.show_anew()
    assert lens(table).camera.zoom == zoom
    table.resize((1600, 900))
    assert lens(table).camera.zoom == zoom
    assert lens(table).room.contains(lens(table).room)


def test_the_whole_table_is_seen_while_a_dialog_tells_of_its_scoring(table):
    app = app_of(table)
    wheel(table, lens(table).room.center, 4)
    while app.top is table:
        table.play(next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "meditate"))
        rest(table)
    assert lens(table).camera == WHOLE
    assert table.drawn().lens is None, "nothing leads back from there"


def test_another_table_begins_with_the_whole(table):
    wheel(table, lens(table).room.center, 4)
    assert lens(new_table(app_of(table))).camera == WHOLE


def test_with_reduced_motion_it_is_there_at_once(make_app):
    app = quiet(make_app())
    app.context.settings.put(preferences.REDUCED_MOTION, True)
    table = new_table(app)
    app.update(0.01)
    pygame.mouse.set_pos(lens(table).room.center)
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=2, flipped=False))
    assert lens(table).seen == lens(table).camera != WHOLE


def test_two_fingers_apart_lead_nearer(table):
    x, y = (side / whole for side, whole in zip(lens(table).room.center, (1280, 720), strict=True))
    event = pygame.event.Event(pygame.MULTIGESTURE, x=x, y=y, pinched=0.1, rotated=0.0, num_fingers=2, touch_id=1)
    app_of(table).handle(event)
    assert lens(table).zoomed


@pytest.mark.parametrize("wished", [False, True])
def test_the_lens_follows_others_if_wished_and_never_who_plays_here(make_app, wished):
    app = quiet(make_app())
    app.context.settings.put(preferences.FOLLOW_DEEDS, wished)
    table = table_of(app, ("", "level-2"))
    kinds = [seat.kind for seat in table.game.seats]
    table.zooming.follow(kinds.index("human"), told=False)
    assert not lens(table).follows
    table.zooming.follow(kinds.index("bot"), told=False)
    assert lens(table).follows == wished
