"""Looking back: any line shows its position, nothing can be played there, and nothing of it is left behind."""

from dataclasses import replace

import pygame
import pytest

from luna.app.screens.menu import Menu
from luna.app.sheet.scene import Overview
from luna.core.intent import Pick
from luna.core.turn import Ask, Play
from luna.games.luna.rules.constants import PREPARE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.emblems import SYMBOLS
from luna.ui.table.picks import CHRONICLE
from tests.app.table.looking_back import FREE, SOLO, STEPS, key, mouse, move, opened, place, press
from tests.app.table.moving import lively
from tests.app.table.tables import CHOICE


@pytest.fixture
def table(app):
    return opened(app)


def press_button(app, table, name):
    press(app, place(table, Pick("look", name)))


def entry_of(table, step):
    """A sentence of a step, where it is seen."""
    entries = table.view.page(table.shown()).entries
    lines = (each for each in entries if each.source.colour and not each.source.head)
    return next(each for each in lines if told(each, step))


def told(entry, step):
    return entry.source.since <= step <= entry.source.step


def position(table, step):
    return Snapshot.of(table.game.match.steps[step - 1].after) if step else Snapshot.of(table.game.match.first)


def stage(app, state):
    """What the head of the table tells of a position."""
    prepares = state.phase == PREPARE
    return app.context.text("table-preparation") if prepares else app.context.text("round-name", round=state.round)


def saved(table):
    return table.game.match.notations(), table.game.match.undone


def test_a_click_on_a_line_shows_the_position_after_its_step(app, table):
    before = saved(table)
    table.history.wheel([CHRONICLE], 2)
    entries = table.view.page(table.shown()).entries
    entry = next(each for each in entries if each.source.colour and not each.source.head)
    press(app, entry.rect.center)
    shown, step = table.shown(), entry.source.step
    assert 0 < step < STEPS
    assert shown.state == position(table, step)
    assert shown.look.step == step
    assert shown.look.place == f"Step {step} of {STEPS}"
    assert saved(table) == before


def test_a_click_on_a_line_beside_a_question_answers_no_and_shows_the_position(app, table):
    before = saved(table)
    table.settle(Ask(tuple(map(Play, RULES.legal(table.game.state)[:2]))), (400, 300))
    entry = entry_of(table, STEPS - 5)
    press(app, entry.rect.center)
    assert (table.asked, saved(table)) == (None, before)
    assert table.shown().look.step == entry.source.step


def test_the_line_clicked_stays_under_the_pointer(app, table):
    at = entry_of(table, STEPS - 5).rect.center
    press(app, at)
    assert entry_of(table, STEPS - 5).rect.collidepoint(at)


def test_until_the_pointer_moves_only_what_was_clicked_is_lit(app, table):
    first, second = (entry_of(table, step) for step in (STEPS - 5, STEPS - 4))
    press(app, first.rect.center)
    table.wording.reading.end = table.view.page(table.shown()).end + 2
    table.redraw()
    table.point_again(second.rect.center)
    lit = {
        pick
        for line in table.shown().chronicle
        if line.since <= table.table.looked <= line.step
        for pick in line.places
    }
    assert (table.shown().hover, table.shown().chosen) == (None, lit)
    entry = entry_of(table, STEPS - 4)
    move(app, (entry.rect.x + 3, entry.rect.y + 3))
    assert table.shown().hover == Pick("line", str(entry.number))
    assert table.shown().chosen == entry.source.places


def test_between_the_lines_of_the_chronicle_nothing_lights_up(app, table):
    page = table.view.page(table.shown())
    move(app, (page.bar.centerx, page.bar.centery))
    assert table.pointing.hover == CHRONICLE
    assert table.shown().hover is None


def test_a_click_on_the_newest_line_shows_its_deed_once_more(app, table):
    newest = entry_of(table, STEPS)
    press(app, newest.rect.center)
    assert table.table.looked == newest.source.since - 1
    for _ in range(300):
        app.update(0.1)
    assert table.table.looked is None


def test_a_line_pointed_at_lights_what_it_speaks_of_and_nothing_else(app, table):
    entry = entry_of(table, STEPS - 2)
    move(app, entry.rect.center)
    shown = table.shown()
    assert shown.chosen == entry.source.places != frozenset()
    assert (shown.sources, shown.targets) == (frozenset(), frozenset())
    move(app, app.context.size)
    assert table.shown().sources == table.turn.sources()


@pytest.mark.parametrize("choice", [CHOICE, SOLO, FREE], ids=["two", "solo", "preparation"])
def test_every_step_can_be_looked_at_by_keys(app, choice):
    table = opened(app, choice)
    last = len(table.game.match.steps)
    for step in range(last - 1, -1, -1):
        key(app, pygame.K_LEFT)
        assert table.shown().state == position(table, step)
        assert [each for each in table.view.page(table.shown()).entries if told(each, step)]
    key(app, pygame.K_LEFT)
    assert table.shown().look.step == 0
    key(app, pygame.K_RIGHT)
    assert table.shown().look.step == 1
    key(app, pygame.K_END)
    assert table.shown().look is None
    key(app, pygame.K_HOME)
    assert table.shown().state == position(table, 0)


def test_nothing_can_be_played_while_looking_back(app, table):
    before = saved(table)
    key(app, pygame.K_LEFT)
    for pick in (Pick("island", "herbs"), Pick("priestess"), Pick("candle"), Pick("council")):
        table.messages.clear()
        press(app, place(table, pick))
        assert "nothing can be played" in table.shown().bubble.text
    for code, letter in ((pygame.K_m, "m"), (pygame.K_TAB, "\t"), (pygame.K_SPACE, " "), (pygame.K_1, "1")):
        key(app, code, letter)
    assert (table.turn.picks, table.asked, table.shown().actions) == ((), None, ())
    assert saved(table) == before
    assert table.shown().look.step == STEPS - 1


def test_what_takes_back_and_what_looks_back_have_emblems_of_their_own(app, table):
    key(app, pygame.K_LEFT)
    shown = table.shown()
    icons = [button.icon for button in (*shown.bar, *shown.look.buttons) if button.icon]
    assert len(set(icons)) == len(icons)
    outlines = [SYMBOLS[icon] for icon in icons if icon in SYMBOLS]
    assert not [one for n, one in enumerate(outlines) if one in outlines[:n]]


def test_no_piece_can_be_lifted_while_looking_back(app, table):
    while not any(pick.kind == "novice" for pick in table.turn.sources()):
        table.undo()
    source = min(pick for pick in table.turn.sources() if pick.kind == "novice")
    steps = len(table.game.match.steps)
    key(app, pygame.K_LEFT)
    at = place(table, Pick("island", source.key))
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    mouse(app, pygame.MOUSEMOTION, (at[0] + 60, at[1]), rel=(60, 0), buttons=(1, 0, 0))
    assert table.hand.lifted is None
    mouse(app, pygame.MOUSEBUTTONUP, (at[0] + 60, at[1]), button=1)
    assert len(table.game.match.steps) == steps


@pytest.mark.parametrize("way", ["button", "key"])
def test_playing_on_keeps_the_later_lines_until_something_is_played(app, table, way):
    for _ in range(5):
        key(app, pygame.K_LEFT)
    press_button(app, table, "play") if way == "button" else key(app, pygame.K_a, "a")
    match = table.game.match
    assert (len(match.steps), match.undone, table.shown().look) == (STEPS - 5, 5, None)
    assert table.shown().state == Snapshot.of(table.game.state)
    undone = table.shown().undone[1:]
    assert {step for line in undone for step in range(line.since, line.step + 1)} == set(range(STEPS - 4, STEPS + 1))
    table.play(RULES.legal(table.game.state)[0])
    assert (match.undone, table.shown().undone) == (0, ())


@pytest.mark.parametrize("choice", [CHOICE, FREE, SOLO], ids=["of two", "prepared", "solo"])
def test_the_line_above_the_buttons_tells_the_same_moment_as_the_head(app, choice):
    table, begun = opened(app, choice, 100), 0
    for step in range(1, len(table.game.match.steps)):
        table.history.look_at(step)
        title = table.shown().look.title
        before, after = (stage(app, table.game.match.before(each)) for each in (step - 1, step))
        assert after in title
        assert (title == app.context.text("look-back-begins", place=after)) == (before != after)
        begun += before != after
    assert begun


def test_undone_lines_can_be_looked_at_and_played_again(app, table):
    for _ in range(4):
        key(app, pygame.K_z, mod=pygame.KMOD_CTRL)
    now = len(table.game.match.steps)
    entry = entry_of(table, now + 1)
    press(app, entry.rect.center)
    assert table.shown().look.title.startswith("Undone")
    assert len(table.game.match.steps) == now
    press_button(app, table, "play")
    assert len(table.game.match.steps) == entry.source.step > now


@pytest.mark.parametrize("way", ["button", "escape", "end"])
def test_back_to_now(app, table, way):
    now = table.shown()
    for _ in range(3):
        key(app, pygame.K_LEFT)
    if way == "button":
        press_button(app, table, "now")
    else:
        key(app, pygame.K_ESCAPE if way == "escape" else pygame.K_END)
    assert replace(table.shown(), hover=None, card=now.card, outcome=None, related={}) == now
    key(app, pygame.K_ESCAPE)  # takes the journey back that is not done yet
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Menu)


def test_buttons_and_wheel_step(app, table, monkeypatch):
    key(app, pygame.K_LEFT)
    press_button(app, table, "back")
    assert table.shown().look.step == STEPS - 2
    press_button(app, table, "forth")
    assert table.shown().look.step == STEPS - 1
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: place(table, Pick("look", "bar")))
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=3, flipped=False))
    assert table.shown().look.step == STEPS - 4


def test_undo_and_redo_still_work_on_the_game(app, table):
    for _ in range(3):
        key(app, pygame.K_LEFT)
    key(app, pygame.K_z, mod=pygame.KMOD_CTRL)
    assert (len(table.game.match.steps), table.shown().look) == (STEPS - 1, None)
    key(app, pygame.K_LEFT)
    key(app, pygame.K_y, mod=pygame.KMOD_CTRL)
    assert (len(table.game.match.steps), table.shown().look) == (STEPS, None)


def test_overview_preview_and_language_keep_to_the_position_looked_at(app, table):
    key(app, pygame.K_HOME)
    table.toggle_preview()
    table.language_changed()
    assert table.shown().state == position(table, 0)
    assert table.shown().preview is not None
    key(app, pygame.K_o, "o")
    assert isinstance(app.top, Overview)


def test_the_chronicle_scrolls_by_wheel_and_bar_and_has_no_backlog(app, table, monkeypatch):
    total = table.view.page(table.shown()).total
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: place(table, Pick("chronicle")))
    for _ in range(50):
        app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    top = table.view.page(table.shown())
    assert top.entries[0].number == 0
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    assert table.view.page(table.shown()).end > top.end
    for _ in range(50):
        app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    bottom = table.view.page(table.shown())
    assert bottom.end == total
    assert table.shown().hover in table.view.picks_at(place(table, Pick("chronicle")), table.shown())
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    assert table.view.page(table.shown()).end < total
    thumb = table.view.page(table.shown()).thumb
    mouse(app, pygame.MOUSEBUTTONDOWN, thumb.center, button=1)
    mouse(app, pygame.MOUSEMOTION, (thumb.centerx, 0), rel=(0, -9), buttons=(1, 0, 0))
    assert table.view.page(table.shown()).entries[0].number == 0
    mouse(app, pygame.MOUSEBUTTONUP, (thumb.centerx, 0), button=1)
    mouse(app, pygame.MOUSEMOTION, (thumb.centerx, 700), rel=(0, 9), buttons=(0, 0, 0))
    assert table.view.page(table.shown()).entries[0].number == 0
    assert len(table.game.match.steps) == STEPS


def test_beside_what_is_looked_at_stands_the_emblem_of_whoever_did_it(table):
    for step in range(1, STEPS):
        table.look_at(step)
        before = position(table, step - 1)
        assert table.shown().prompt_of == before.actor


def test_while_the_game_runs_by_itself_the_card_of_a_seat_tells_how_it_stands_where_it_is(app):
    table = opened(lively(app))
    table.history.run_from(0)
    seen = set[tuple[str, int]]()
    for _ in range(600):
        app.update(0.1)
        shown = table.drawn()
        if shown.card and shown.card.seat:
            colour = shown.card.seat.key
            influence = shown.state.orders[colour].influence
            assert app.context.text("fact-influence", count=influence) in shown.card.facts
            assert len(shown.card.facts) <= 4, "the card grows while things move"
            seen.add((colour, influence))
    assert len(seen) > 4
