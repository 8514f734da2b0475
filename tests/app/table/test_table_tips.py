"""Tips at the table: in the first game, one at a time, until they are understood or done or were there for a while."""

import pygame
import pytest

from luna.app.lessons.progress import Progress
from luna.app.settings import tips as tips_settings
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.lessons.course import COURSE
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.ui.table.picks import TIP_OFF, TIP_UNDERSTOOD
from tests.app.table.tables import new_table, quiet


@pytest.fixture
def app(make_app):
    return quiet(make_app(), tips="first")


@pytest.fixture
def table(app):
    return new_table(app)


def told(app, table):
    """The id of the tip that is shown."""
    ids = {
        app.context.text(f"tip-{tip}"): tip
        for tip in ("goal", "glow", "favour", "appoint", "token", "priestess", "journey", "council")
    }
    tip = table.shown().tip
    return ids.get(tip.text, "another") if tip else None


def key(app, code, mod=0):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
    app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=""))


def click(app, table, pick):
    at = table.view.place(pick, table.shown()).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, pos=at, button=pygame.BUTTON_LEFT))


def play(table, kind):
    table.play(next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == kind))


def end_of_round(table):
    while table.game.state.round == 1:
        play(table, "meditate")


def test_the_first_game_begins_with_a_tip(app, table):
    assert told(app, table) == "goal"


@pytest.mark.parametrize("way", ["click", "key"])
def test_an_understood_tip_goes_and_the_next_comes_with_the_next_position(app, table, way):
    click(app, table, TIP_UNDERSTOOD) if way == "click" else key(app, pygame.K_n)
    assert told(app, table) is None
    play(table, "council")
    assert told(app, table) not in ("goal", None)


def test_a_tip_whose_action_was_done_is_not_told(app, table):
    key(app, pygame.K_n)
    play(table, "favor")
    assert "favour" in app.context.settings.get(tips_settings.SEEN)


def test_an_understood_tip_is_not_told_in_another_first_game(app, table):
    key(app, pygame.K_n)
    assert told(app, new_table(app)) != "goal"


def test_tips_last_through_the_first_game_and_end_with_it(app, table):
    end_of_round(table)
    assert told(app, table) is not None
    while RULES.actor(table.game.state) >= 0:
        play(table, "meditate")
    assert told(app, new_table(app)) is None


def test_a_game_that_is_left_does_not_end_the_tips(app, table):
    end_of_round(table)
    assert told(app, new_table(app)) is not None


def test_a_tip_makes_room_after_two_actions_beside_it(app, table):
    play(table, "council")
    assert told(app, table) == "goal"
    play(table, "council")
    assert told(app, table) not in ("goal", None)
    assert told(app, new_table(app)) != "goal"


def test_tips_in_every_game_begin_anew(app, table):
    app.context.settings.put(tips_settings.TIPS, "always")
    key(app, pygame.K_n)
    end_of_round(table)
    assert told(app, new_table(app)) == "goal"


def test_no_tips_for_who_wants_none(app):
    app.context.settings.put(tips_settings.TIPS, "never")
    assert told(app, new_table(app)) is None


def test_tips_are_switched_off_in_the_panel_and_on_again_by_key(app, table):
    click(app, table, TIP_OFF)
    assert told(app, table) is None
    assert app.context.settings.get(tips_settings.TIPS) == "never"
    key(app, pygame.K_t)
    assert told(app, table) == "goal"
    key(app, pygame.K_t)
    assert told(app, table) is None


def test_a_tip_keeps_quiet_while_something_is_picked_explained_or_previewed(app, table):
    table.click([min(pick for pick in table.turn.sources() if pick.kind == "novice")], (400, 300))
    assert told(app, table) is None
    table.step_back()
    assert told(app, table) == "goal"
    table.help.open(Pick("priestess"))
    assert told(app, table) is None
    table.help.close()
    table.toggle_preview()
    assert told(app, table) is None


def test_ctrl_t_and_ctrl_n_are_no_keys_of_tips(app, table):
    key(app, pygame.K_n, pygame.KMOD_CTRL)
    key(app, pygame.K_t, pygame.KMOD_CTRL)
    assert told(app, table) == "goal"


def test_a_tip_changes_its_language(app, table):
    app.use_language("de")
    assert table.shown().tip.text == app.context.text("tip-goal")
    assert table.shown().tip.text.startswith("Der meiste Einfluss")


def test_what_a_lesson_has_taught_is_not_told_again(app):
    """All of them done: what is left is what no lesson teaches."""
    progress = Progress(app.context.settings, LUNA.key)
    for lesson in COURSE.lessons:
        progress.finish(lesson.key)
    table = new_table(app)
    while table.game.state.round == 1:
        assert told(app, table) in ("token", None)
        play(table, "meditate")


def test_a_lesson_of_another_game_teaches_nothing_here(app):
    Progress(app.context.settings, "another").finish("consecrate")
    assert told(app, new_table(app)) == "goal"


def test_who_wants_tips_in_every_game_gets_those_of_lessons_too(app):
    Progress(app.context.settings, LUNA.key).finish("consecrate")
    app.context.settings.put(tips_settings.TIPS, "always")
    assert told(app, new_table(app)) == "goal"
