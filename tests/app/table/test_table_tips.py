"""Tips at the table: in the first game, one at a time, until they are understood or done or were there for a while."""

import pygame
import pytest

from luna.app.lessons.progress import Progress
from luna.app.settings import preferences
from luna.app.settings import tips as tips_settings
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.lessons.course import COURSE
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from luna.games.luna.words.tips import TIPS
from luna.ui.table.picks import CHRONICLE, TIP_OFF, TIP_UNDERSTOOD
from tests.app.table.tables import new_table, open_choice, quiet

SOLO = NewGame("solo", 1, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)


@pytest.fixture
def app(make_app):
    return quiet(make_app(), tips="first")


def told(app, table):
    """The id of the tip that is shown."""
    ids = {
        app.context.text(f"tip-{tip}", mode="two", level=0, count=6): tip
        for tip in ("goal", "turn", "favour", "appoint", "token", "priestess", "journey", "council", "meditate")
    }
    tip = table.shown().tip
    return ids.get(tip.text, "another") if tip else None


def solo_table(app):
    """A solo game, in which the island of the opponent is chosen."""
    table = open_choice(app, SOLO)
    app.push(table)
    app.draw()
    for kind in (ActionKind.PLACE_SHRINE, ActionKind.PLACE_PAIRS, ActionKind.TIRE):
        play(table, kind)
    return table


def read(table):
    """The present tip is looked at for longer than anybody needs."""
    table.tips.update(60.0, table.shown())


def key(app, code, mod=0):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
    app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=""))


def move(app, *at):
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    app.draw()


def test_no_tip_comes_up_under_a_pointer_that_is_on_the_chronicle(app, table):
    aside = table.view.place(CHRONICLE, table.shown()).center
    click(app, table, TIP_UNDERSTOOD)
    move(app, *aside)
    play(table, "council")
    app.update(0.1)
    assert told(app, table) is None
    move(app, app.context.size[0] // 2, 9)
    tip = told(app, table)
    assert tip is not None
    app.update(0.1)
    move(app, *aside)
    assert told(app, table) == tip, "what has come stays, and can be pressed"
    table.look_at(0)
    app.update(0.1)
    table.history.back()
    assert told(app, table) is None, "it took the place of the line that was clicked"


def click(app, table, pick):
    at = table.view.place(pick, table.shown()).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, pos=at, button=pygame.BUTTON_LEFT))


def seen(app):
    return tips_settings.seen_of(app.context.settings, LUNA.key)


def play(table, kind):
    table.play(next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == kind))


def end_of_round(table):
    while table.game.state.round == 1:
        play(table, "meditate")


def test_help_asked_for_on_a_tip_explains_what_it_speaks_of(app, table):
    at = table.view.place(TIP_UNDERSTOOD, table.shown()).move(0, -12).midtop
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=pygame.BUTTON_RIGHT))
    assert table.help.topic == table.tips.note().about


def test_the_first_game_begins_with_a_tip(app, table):
    assert told(app, table) == "goal"


def test_the_first_tip_names_the_first_drag_and_rings_the_novices_that_can_be_dragged(app, table):
    shown = table.shown()
    novices = {pick for pick in shown.sources if pick.kind == Kind.NOVICE}
    assert shown.tip.text.startswith("To begin: drag a ringed novice ")
    assert {shown.tip.about, *shown.tip.also} == novices
    assert all(table.turn.targets_after(pick) for pick in novices)


@pytest.mark.parametrize("way", ["click", "key"])
def test_an_understood_tip_goes_and_the_next_comes_with_the_next_position(app, table, way):
    click(app, table, TIP_UNDERSTOOD) if way == "click" else key(app, pygame.K_n)
    assert told(app, table) is None
    move(app, app.context.size[0] // 2, 9)
    play(table, "council")
    assert told(app, table) not in ("goal", None)


def test_a_tip_whose_action_was_done_is_not_told_in_this_game(app, table):
    play(table, "favor")
    assert "favour" in table.tips.told
    assert "favour" not in seen(app)


def test_a_beginner_first_learns_what_one_wants_then_how_a_turn_goes_then_the_way_to_the_temple(app, table):
    order = list[str | None]()
    while len(order) < 3:
        order.append(told(app, table))
        key(app, pygame.K_n)
        play(table, "council")
    assert order == ["goal", "turn", "appoint"]


def test_an_understood_tip_is_not_told_in_another_first_game(app, table):
    key(app, pygame.K_n)
    assert told(app, new_table(app)) != "goal"


def test_tips_last_through_the_first_game_and_end_with_it(app, table):
    end_of_round(table)
    assert told(app, table) is not None
    while RULES.actor(table.game.state) >= 0:
        play(table, "meditate")
    assert told(app, new_table(app)) is None


def test_the_end_of_a_game_does_not_end_the_tips_of_another_kind(app, table):
    while RULES.actor(table.game.state) >= 0:
        play(table, "meditate")
    assert told(app, new_table(app)) is None
    assert told(app, solo_table(app)) is not None


def test_solo_has_tips_of_its_own_about_its_own_rules_and_what_was_seen_stays_seen(app, table):
    for _ in range(len(TIPS)):
        key(app, pygame.K_n)
        table.position_changed()
    assert {"goal", "turn"} <= seen(app)
    assert solo_table(app).tips.tip[0] == "turn-solo"


def test_a_game_that_is_left_does_not_end_the_tips(app, table):
    end_of_round(table)
    assert told(app, new_table(app)) is not None


def test_a_tip_makes_room_once_it_could_be_read(app, table):
    play(table, "council")
    assert told(app, table) == "goal"
    read(table)
    play(table, "council")
    assert told(app, table) not in ("goal", None)
    assert told(app, new_table(app)) != "goal"


def test_a_tip_in_sight_never_gives_way_to_a_recap_that_comes_by_itself(app):
    """What the others did is told first; only when it was put away the next tip comes."""
    app.context.settings.put(preferences.HAND_OVER, "banner")
    choice = NewGame("players", 0, (("yellow", "Ada"), ("red", ""), ("blue", "")), "preset", None, None, 7)
    table = open_choice(app, choice)
    app.push(table)
    first = table.game.state.actor
    for seat in {0, 1, 2} - {first}:
        table.bots.reseat(seat, "level-1")
    for _ in range(3):
        play(table, "meditate")
    while not table.shown().banner:
        assert told(app, table) is None
        app.update(0.1)
    key(app, pygame.K_SPACE)
    assert table.shown().banner is None
    assert told(app, table)


def test_a_tip_that_was_not_in_sight_was_not_read(app, table):
    table.toggle_preview()
    read(table)
    table.toggle_preview()
    play(table, "council")
    assert told(app, table) == "goal"
    assert told(app, new_table(app)) == "goal"


def test_tips_can_begin_anew_for_somebody_else(app, table):
    settings = app.context.settings
    key(app, pygame.K_n)
    while RULES.actor(table.game.state) >= 0:
        play(table, "meditate")
    settings.put(tips_settings.TIPS, "never")
    tips_settings.begin_again(settings)
    assert not tips_settings.began(settings)
    assert told(app, new_table(app)) == "goal"


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


def test_a_tip_stays_while_something_is_picked_and_keeps_quiet_while_something_is_explained_or_previewed(app, table):
    table.click([min(pick for pick in table.turn.sources() if pick.kind == "novice")], (400, 300))
    assert told(app, table) == "goal"
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
    assert table.shown().tip.text.startswith("Zu Beginn: ")


def test_what_a_lesson_has_taught_is_not_told_again(app):
    """All of them done: what is left is the aim and what no lesson teaches."""
    progress = Progress(app.context.settings, LUNA.key)
    for lesson in COURSE.lessons:
        progress.finish(lesson.key)
    table = new_table(app)
    while table.game.state.round == 1:
        assert table.tips.tip is None or table.tips.tip[0] in ("goal", "token")
        play(table, "meditate")


def test_a_lesson_of_another_game_teaches_nothing_here(app):
    Progress(app.context.settings, "another").finish("consecrate")
    assert told(app, new_table(app)) == "goal"


def test_who_wants_tips_in_every_game_gets_those_of_lessons_too(app):
    Progress(app.context.settings, LUNA.key).finish("consecrate")
    app.context.settings.put(tips_settings.TIPS, "always")
    assert told(app, new_table(app)) == "goal"
