"""The pointer that a button has left on something of the table points at nothing until it moves."""

import pygame
import pytest

from luna.app.screens.menu import Menu
from luna.app.settings import tips as tips_settings
from luna.ui.table.picks import TIP_UNDERSTOOD
from tests.app.table.hands import press_at
from tests.app.table.tables import new_table


def move(app, at):
    pygame.mouse.set_pos(at)
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    app.update(0.01)


def button_of(table):
    """A button of the bar that can be pressed, and a point on it."""
    shown = table.shown()
    pick = next(button.pick for button in shown.actions if button.enabled)
    return pick, table.view.place(pick, shown).center


def beside(at):
    return at[0] + 12, at[1]


def test_a_new_table_has_nothing_pointed_at_where_the_pointer_was_left(app):
    at = button_of(new_table(app))[1]
    app.pop()
    move(app, at)
    table = new_table(app)
    card = table.shown().card
    app.update(0.5)
    move(app, (at[0] + 2, at[1] + 1))
    assert table.shown().hover is None
    assert table.shown().card == card


def test_the_first_real_movement_points(app):
    pick, at = button_of(new_table(app))
    app.pop()
    move(app, at)
    table = new_table(app)
    move(app, beside(at))
    assert table.shown().hover == pick


def test_below_a_menu_that_is_closed_nothing_is_pointed_at(app):
    table = new_table(app)
    pick, at = button_of(table)
    move(app, at)
    assert table.shown().hover == pick
    table.open_menu()
    assert isinstance(app.top, Menu)
    app.pop()
    assert table.shown().hover is None
    move(app, beside(at))
    assert table.shown().hover == pick


def test_the_place_of_the_keyboard_stays_below_a_menu(app):
    table = new_table(app)
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    focus = table.shown().hover
    assert focus
    table.open_menu()
    app.pop()
    assert table.shown().hover == focus


def test_what_lay_below_a_box_is_not_pointed_at_once_it_is_put_away(app):
    app.context.settings.put(tips_settings.TIPS, "always")
    table = new_table(app)
    place = table.view.place(TIP_UNDERSTOOD, table.shown())
    assert place
    at = place.center
    move(app, at)
    assert table.shown().hover == TIP_UNDERSTOOD
    press_at(app, at)
    move(app, (at[0] + 1, at[1]))
    assert table.shown().hover is None


@pytest.mark.parametrize("again", [False, True], ids=["left", "moved"])
def test_a_button_of_a_form_is_lit_once_the_pointer_has_moved(app, again):
    table = new_table(app)
    table.open_menu()
    at = app.top.form.widgets["resume"].element.rect.center
    app.pop()
    move(app, at)
    table.open_menu()
    app.update(0.05)
    if again:
        move(app, beside(at))
    assert app.top.form.widgets["resume"].element.hovered == again
