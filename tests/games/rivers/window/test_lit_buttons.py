"""Buttons while pieces move: lit where the own turn goes on, also while others are paid for the deed, else dim."""

from __future__ import annotations

from luna.app.settings import preferences
from luna.games.rivers.rules.actions import ACTIONS
from luna.games.rivers.rules.rivers_rules import RULES
from tests.games.rivers.window.program import Rivers, opened, setup_of, written

HANDS = "krrbbg", "krbbgg"


def seen_while_moving(program: Rivers):
    while program.table.busy:
        yield program.table.drawn()
        program.app.update(1 / 30)


def test_the_buttons_of_the_second_action_are_lit_while_the_tile_of_the_first_comes_down(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    program.app.context.settings.put(preferences.SPEED, "1")
    program.table.play(next(code for code in RULES.legal(program.seen()) if ACTIONS[code].kind == "tile"))
    assert program.table.busy
    then = program.table.shown().actions
    assert {shown.actions for shown in seen_while_moving(program)} == {then}
    assert any(button.enabled for button in then)


def test_no_button_is_lit_while_the_turn_goes_over(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    program.lay("blue", "a4")
    program.lay("red", "f5")
    program.app.context.settings.put(preferences.SPEED, "1")
    program.table.confirm()
    assert program.table.busy
    assert not any(button.enabled for shown in seen_while_moving(program) for button in shown.actions)
