"""The end of a turn at the table of the second game: what was kept back is seen to come."""

from __future__ import annotations

import pygame

from luna.app.settings import preferences
from luna.core.intent import Pick
from luna.ui.table.picks import UNDO, UNDO_TURN, TablePick
from tests.games.rivers.window.program import Rivers, opened, setup_of, written

HANDS = "krrbbg", "krbbgg"


def test_new_tiles_are_seen_to_come_from_the_bag_when_the_turn_is_ended(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    program.lay("blue", "a4")
    program.lay("red", "f5")
    program.app.context.settings.put(preferences.SPEED, "1")
    before = sum(program.seen().hand[:4])
    program.table.confirm()
    for _ in range(3):
        program.app.update(0.1)
    seen = program.table.drawn()
    assert len(seen.flights) == 2
    assert sum(seen.state.hand) == before == 4
    program.settle()
    assert not program.table.busy


def lit(program: Rivers, name: str) -> bool:
    """Whether a button of the top bar looks as if it could be pressed."""
    return next(each.enabled for each in program.table.shown().bar if each.pick == Pick(TablePick.BAR, name))


def test_undo_is_lit_exactly_where_it_takes_something_back(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    assert not lit(program, "undo")
    program.lay("blue", "a4")
    assert lit(program, "undo")
    assert lit(program, "undo-turn")
    program.lay("red", "f5")
    assert lit(program, "undo")  # nothing was drawn before the eyes of anybody yet
    program.end_turn()
    assert not lit(program, "undo")
    assert not lit(program, "undo-turn")
    program.come()
    length = program.table.game.match.length
    program.key(pygame.K_BACKSPACE)
    assert program.table.game.match.length == length
    assert program.table.shown().bubble  # why not is told all the same


def test_on_undo_in_grey_it_is_told_what_cannot_be_taken_back(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    assert pointed_at(program, UNDO) == ("There is nothing to undo yet.",)
    program.lay("blue", "a4")
    assert pointed_at(program, UNDO) == ()
    program.lay("red", "f5")
    program.end_turn()
    program.come()
    for button in (UNDO, UNDO_TURN):
        assert pointed_at(program, button) == ("This cannot be undone: it has shown something hidden.",)


def pointed_at(program: Rivers, button: Pick) -> tuple[str, ...]:
    """What the card says while the pointer is on a button of the top bar; nothing of a seat's own card."""
    at = program.table.view.place(button, program.table.shown())
    assert at
    program.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at.center, rel=(1, 0), buttons=(0, 0, 0)))
    card = program.table.shown().card
    return card.lines if card else ()


def test_before_the_own_turn_is_ended_the_recap_is_the_one_of_the_others(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    program.come()
    program.lay("blue", "a4")
    program.lay("red", "f5")
    assert program.table.table.open
    hand_over = program.table.hand_over
    assert not hand_over.news
    hand_over.show()
    told = hand_over.banner()
    assert told is not None
    assert told.colour == program.table.game.seats[program.table.table.acted or 0].colour
