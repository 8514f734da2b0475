"""What lies over the table: Esc takes away the topmost thing, and no layer swallows a click on a button."""

import pygame
import pytest

from build_scripts.games.luna.sheets.form_scenes import finished
from luna.app.new_game.scene import NewGameScene
from luna.app.screens.menu import Menu
from luna.app.settings import lessons
from luna.app.sheet.scene import Overview
from luna.app.table.scene import resume_table
from luna.core.intent import Pick
from luna.core.turn import Ask, Play
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.game_end import GameEnd
from luna.ui.table.picks import TIP_UNDERSTOOD, TablePick
from tests.app.table.hands import app_of, key, press_at, tops
from tests.app.table.looking_back import move
from tests.app.table.tables import new_table, quiet


@pytest.fixture
def quiet_app(make_app):
    return quiet(make_app(), tips="first")


@pytest.fixture
def table(quiet_app):
    return new_table(quiet_app)


def written(settings):
    """What stands in the file of settings."""
    return settings.path.read_text("utf-8") if settings.path.exists() else ""


def ask(table, count=2):
    """Opens a question with so many options."""
    codes = [code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "journey"][:count]
    table.settle(Ask(tuple(map(Play, codes))), (640, 300))


def place(table, pick):
    return table.view.place(pick, table.shown()).center


def escape(table):
    key(app_of(table), pygame.K_ESCAPE)
    app_of(table).draw()


def test_escape_takes_away_one_thing_after_the_other_and_then_opens_the_menu(table):
    table.play(RULES.code(table.game.state, "meditate"))
    key(app_of(table), pygame.K_LEFT)
    assert table.history.on
    table.toggle_preview()
    table.help.open(Pick("council"))
    escape(table)
    assert (table.help.topic, table.preview.on, table.history.on) == (None, True, True)
    escape(table)
    assert (table.preview.on, table.history.on) == (True, False)
    escape(table)
    assert not table.preview.on
    while table.shown().tip:
        escape(table)
    assert app_of(table).top is table
    escape(table)
    assert isinstance(app_of(table).top, Menu)


def test_escape_takes_the_question_before_the_preview(table):
    table.toggle_preview()
    ask(table)
    escape(table)
    assert (table.asked, table.preview.on) == (None, True)


def test_a_tip_that_escape_took_away_stays_away_in_this_game_and_comes_in_the_next(table):
    tip = table.shown().tip
    assert tip
    escape(table)
    assert table.shown().tip is None
    table.play(RULES.code(table.game.state, "meditate"))
    assert table.shown().tip != tip
    assert new_table(app_of(table)).shown().tip == tip


def test_a_press_that_closes_a_card_never_hits_the_tip_that_lay_hidden_below_it(table):
    shown = table.shown()
    at = place(table, TIP_UNDERSTOOD)
    for topic in ("council", "candle", "builder", "apostate"):
        table.help.open(Pick(topic), place(table, Pick(topic)))
        if not table.view.picks_at(at, table.shown()):
            break
    before = written(table.context.settings)
    press_at(app_of(table), at)
    assert table.help.topic is None
    assert written(table.context.settings) == before
    move(app_of(table), table.middle)
    assert table.shown().tip == shown.tip


# -- a question


def test_a_key_of_a_button_that_plays_at_once_first_takes_a_question_away(table):
    ask(table)
    key(app_of(table), pygame.K_m, "m")
    assert (table.asked, table.turn.picks, table.game.match.length) == (None, (), 0)
    key(app_of(table), pygame.K_m, "m")
    assert [step.code for step in table.game.match.steps] == [RULES.code(table.game.match.first, "meditate")]


def test_a_button_that_plays_at_once_first_takes_a_question_away(table):
    ask(table)
    press_at(app_of(table), place(table, Pick("action", "meditate")))
    assert (table.asked, table.turn.picks, table.game.match.length) == (None, (), 0)
    press_at(app_of(table), place(table, Pick("action", "meditate")))
    assert table.game.match.length == 1


def test_a_button_that_begins_an_action_begins_it_in_place_of_a_question(table):
    ask(table)
    press_at(app_of(table), place(table, Pick("action", "favor")))
    assert (table.asked, table.turn.picks) == (None, (Pick("action", "favor"),))


def test_a_bar_button_does_the_same_and_leaves_the_question(table):
    ask(table)
    press_at(app_of(table), place(table, Pick("bar", "preview")))
    assert table.preview.on
    assert table.asked


def test_a_letter_does_the_same_with_a_question_open(table):
    ask(table)
    key(app_of(table), pygame.K_o, "o")
    assert isinstance(app_of(table).top, Overview)


def test_a_click_beside_a_question_only_takes_it_away(table):
    novice = min(pick for pick in table.turn.sources() if pick.kind == "novice")
    at = place(table, novice)
    ask(table)
    press_at(app_of(table), at)
    assert (table.asked, table.turn.picks) == (None, ())


def test_a_drag_beside_a_question_takes_it_away_and_begins(table):
    novice = min(pick for pick in table.turn.sources() if pick.kind == "novice")
    at = place(table, novice)
    ask(table)
    app = app_of(table)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 60, at[1] + 40), rel=(60, 40), buttons=(1, 0, 0)))
    assert (table.asked, table.hand.lifted) == (None, novice)


def test_a_click_on_the_plate_of_a_question_does_nothing_whatever_lies_below(table):
    at = place(table, Pick("action", "meditate"))
    codes = [code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "journey"][:3]
    table.settle(Ask(tuple(map(Play, codes))), at)
    plate = table.view.place(Pick(TablePick.QUESTION), table.shown())
    press_at(app_of(table), (plate.x + 4, plate.centery))
    assert table.asked
    assert not table.game.match.steps


def test_digits_belong_to_the_options_and_the_buttons_show_it(table):
    ask(table, 3)
    assert {"1", "2", "3", "4", "5"} <= {button.key for button in table.shown().actions}
    lit = {button.pressed_by for button in table.shown().actions}
    assert not {"1", "2", "3"} & lit
    assert "5" in lit
    first = table.asked.codes[0]
    key(app_of(table), pygame.K_1, "1")
    assert [step.code for step in table.game.match.steps] == [first]


# -- Enter without any focus


def test_enter_on_the_title_begins_a_new_game_once_the_lessons_are_put_away(make_app):
    from luna.app.screens.title import Title

    app = make_app()
    app.context.settings.put(lessons.PUT_AWAY, True)
    app.push(Title(app.context))
    assert app.top.form.focused is None
    key(app, pygame.K_RETURN)
    assert tops(app) == [Title, NewGameScene]


def test_enter_at_a_finished_table_opens_the_result(quiet_app):
    id = quiet_app.context.storage.add(finished("Ada"))
    table = resume_table(quiet_app.context, id)
    quiet_app.push(table)
    key(quiet_app, pygame.K_RETURN)
    assert isinstance(quiet_app.top, GameEnd)
