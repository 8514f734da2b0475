"""The slider of looking back and the game that runs by itself: any step by a drag, rounds by keys, an end."""

import pygame
import pytest

from luna.app.settings import preferences
from luna.app.table.bots import PACES, WITHIN
from luna.core.intent import Pick
from luna.games.luna.rules.luna_rules import RULES
from luna.ui.table.picks import LOOK_SLIDER
from tests.app.table.looking_back import FREE, key, mouse, opened, press

STEPS = 120
FRAME = 0.05


@pytest.fixture
def table(app):
    return opened(app, FREE, STEPS)


def way(table):
    return table.view.place(LOOK_SLIDER, table.shown())


def at_step(table, step):
    track = way(table)
    return round(track.x + track.w * step / STEPS), track.centery


def looked(table):
    look = table.shown().look
    return look.step if look else None


def drag(app, *points, release=True):
    mouse(app, pygame.MOUSEBUTTONDOWN, points[0], button=1)
    for at in points[1:]:
        mouse(app, pygame.MOUSEMOTION, at, rel=(1, 0), buttons=(1, 0, 0))
    if release:
        mouse(app, pygame.MOUSEBUTTONUP, points[-1], button=1)


def test_dragging_the_slider_leads_through_the_game_and_plays_nothing(app, table):
    before = table.game.match.notations()
    key(app, pygame.K_LEFT)
    seen = []
    mouse(app, pygame.MOUSEBUTTONDOWN, at_step(table, STEPS - 1), button=1)
    for step in (90, 60, 30, 45):
        mouse(app, pygame.MOUSEMOTION, at_step(table, step), rel=(1, 0), buttons=(1, 0, 0))
        seen.append(looked(table))
    mouse(app, pygame.MOUSEBUTTONUP, at_step(table, 45), button=1)
    assert seen == [90, 60, 30, 45]
    mouse(app, pygame.MOUSEMOTION, at_step(table, 10), rel=(1, 0), buttons=(0, 0, 0))
    assert looked(table) == 45
    assert table.game.match.notations() == before


def test_a_drag_may_leave_the_slider_and_ends_where_the_button_was_let_go_unseen(app, table):
    key(app, pygame.K_LEFT)
    x, y = at_step(table, 50)
    drag(app, at_step(table, STEPS - 1), (x, y + 300), release=False)
    assert looked(table) == 50
    mouse(app, pygame.MOUSEMOTION, at_step(table, 20), rel=(1, 0), buttons=(0, 0, 0))
    assert looked(table) == 50
    drag(app, at_step(table, 50), (0, y))
    assert looked(table) == 0


def test_a_press_on_the_slider_leads_there_at_once(app, table):
    key(app, pygame.K_LEFT)
    press(app, at_step(table, 77))
    assert looked(table) == 77


def test_letting_go_at_the_end_returns_to_the_game_and_not_before(app, table):
    key(app, pygame.K_HOME)
    end = at_step(table, STEPS)
    drag(app, at_step(table, 0), end, release=False)
    assert looked(table) == STEPS - 1
    mouse(app, pygame.MOUSEBUTTONUP, end, button=1)
    assert looked(table) is None


def test_what_was_undone_lies_on_the_slider_too(app, table):
    for _ in range(20):
        key(app, pygame.K_z, mod=pygame.KMOD_CTRL)
    now = table.table.length
    assert now < STEPS
    key(app, pygame.K_LEFT)
    assert (table.shown().look.now, table.shown().look.total) == (now, STEPS)
    press(app, at_step(table, STEPS))
    assert looked(table) == STEPS
    assert table.table.length == now


def test_rounds_are_marked_where_they_begin_and_named_as_in_the_chronicle(app, table):
    key(app, pygame.K_LEFT)
    lines = [line for line in table.shown().chronicle if line.heading]
    assert [name for _, name in table.shown().look.marks] == [line.text for line in lines]
    for step, name in table.shown().look.marks[2:]:
        assert name.endswith(str(table.game.match.before(step).round))
        assert table.game.match.before(step - 1).round < table.game.match.before(step).round


def test_page_keys_go_from_round_to_round(app, table):
    key(app, pygame.K_LEFT)
    marks = [step for step, _ in table.shown().look.marks]
    assert len(marks) > 3
    for step in reversed(marks):
        key(app, pygame.K_PAGEUP)
        assert looked(table) == step
    for step in marks[1:]:
        key(app, pygame.K_PAGEDOWN)
        assert looked(table) == step
    key(app, pygame.K_PAGEDOWN)
    assert looked(table) is None


def test_a_page_key_begins_to_look_back_at_the_beginning_of_the_round(app, table):
    rounds = [line.step for line in table.shown().chronicle if line.heading]
    key(app, pygame.K_PAGEDOWN)
    assert looked(table) is None, "after the present there is nothing"
    key(app, pygame.K_PAGEUP)
    assert looked(table) == max(step for step in rounds if step < table.table.length)


def run(app, table):
    """The steps seen, and how many seconds each."""
    seen: dict[int | None, float] = {}
    for _ in range(4000):
        app.update(FRAME)
        seen[looked(table)] = seen.get(looked(table), 0.0) + FRAME
        if not table.history.running:
            break
    return seen


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_game_runs_by_itself_as_fast_as_bots_play_and_pauses_at_the_end(app, table, way):
    app.context.settings.put(preferences.BOT_PACE, "fast")
    for _ in range(25):
        key(app, pygame.K_LEFT)
    first = looked(table)
    if way == "key":
        key(app, pygame.K_SPACE, " ")
    else:
        press(app, table.view.place(Pick("look", "run"), table.shown()).center)
    assert table.shown().look.buttons[1].icon == "pause"
    seen = run(app, table)
    assert list(seen) == [*range(first + 1, STEPS), None]
    for step in range(first + 1, STEPS):
        goes_on = RULES.goes_on(table.game.match.before(step))
        wanted = min(WITHIN, PACES["fast"]) if goes_on else PACES["fast"]
        assert wanted - FRAME <= seen[step] <= wanted + 2 * FRAME
    length = table.table.length
    app.update(10.0)
    assert (looked(table), table.table.length) == (None, length)


@pytest.mark.parametrize("stop", ["space", "left", "slider", "escape"])
def test_it_stops_by_whatever_is_pressed(app, table, stop):
    key(app, pygame.K_HOME)
    key(app, pygame.K_SPACE, " ")
    for _ in range(3):
        app.update(FRAME)
    assert table.history.running
    if stop == "slider":
        press(app, at_step(table, 50))
    else:
        codes = {"space": pygame.K_SPACE, "left": pygame.K_LEFT, "escape": pygame.K_ESCAPE}
        key(app, codes[stop])
    before = looked(table)
    app.update(10.0)
    assert not table.history.running
    assert looked(table) == before


def test_what_happened_is_seen_moving_and_a_pause_in_its_middle_stays(app, table):
    app.context.settings.put(preferences.SPEED, "1")
    app.context.settings.put(preferences.BOT_PACE, "fast")
    key(app, pygame.K_HOME)
    key(app, pygame.K_SPACE, " ")
    flown = set()
    for _ in range(600):
        app.update(FRAME)
        flown |= {looked(table)} if table.busy and table.drawn().flights else set()
    assert len(flown) > 5
    while not table.busy:
        app.update(FRAME)
    step = looked(table)
    key(app, pygame.K_SPACE, " ")
    for _ in range(200):
        app.update(FRAME)
    assert (looked(table), table.busy, table.history.running) == (step, False, False)


def test_while_a_deed_is_seen_to_move_bar_and_chronicle_mark_that_one(app, table):
    app.context.settings.put(preferences.SPEED, "1")
    for _ in range(4):
        key(app, pygame.K_LEFT)
    key(app, pygame.K_SPACE, " ")
    marked = set()
    for _ in range(600):
        app.update(FRAME)
        if table.busy:
            step, shown = table.table.looked or STEPS, table.drawn().look
            marked.add(step)
            seat = RULES.actor(table.game.match.before(step))
            assert (shown.step, shown.doer) == (step, table.game.seats[seat].colour)
    assert {STEPS - 2, STEPS} <= marked


def test_the_recap_key_tells_what_the_one_to_act_then_would_have_read(app, table):
    words = table.wording.words
    for step in (STEPS - 1, 60, 90):
        table.look_at(step)
        assert table.shown().banner is None
        key(app, pygame.K_r, "r")
        assert table.shown().bubble is None
        banner, actor = table.shown().banner, RULES.actor(table.table.position)
        assert banner.colour == table.table.session.seats[actor].colour
        assert banner.rows == words.recap(table.table.first, table.table.steps[:step])
        assert looked(table) == step
    assert banner.rows


def test_where_bots_wait_for_a_click_it_runs_at_the_normal_pace(app, table):
    app.context.settings.put(preferences.BOT_PACE, "click")
    assert table.bots.rest(False) == PACES["normal"]
    assert table.bots.rest(True) == WITHIN


def test_each_step_looked_at_is_told_where_it_happened(app, table):
    key(app, pygame.K_HOME)
    assert table.shown().deed is None
    for step in range(1, STEPS):
        key(app, pygame.K_RIGHT)
        lines = [line for line in table.shown().chronicle if line.since <= step <= line.step and line.colour]
        assert table.shown().deed.rows == tuple(line.short for line in lines if not line.head)
