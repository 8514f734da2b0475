"""Between the Rivers in the whole program: set up, played by dragging, saved, continued and ended."""

from __future__ import annotations

import pygame

from luna.app.screens.title import Title
from luna.core.game import new_match
from luna.core.game_record import format_record
from luna.core.intent import Pick
from luna.core.seat import SeatKind
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.constants import CELL_NAMES, NOBODY
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.scenes.game_end import GameEnd
from luna.games.rivers.table.rivers_table import RiversTable
from luna.ui.table.picks import TablePick
from tests.games.rivers.window.conftest import Begin
from tests.games.rivers.window.program import Rivers, opened, setup_of, written

HANDS = "krrbbg", "krbbgg"
TILE, AGAIN = ("blue", "a4"), ("red", "f5")


def at_table(program: Rivers, tmp_path, *lines: str) -> Rivers:
    """Two persons, the first at the screen."""
    opened(program, tmp_path / "given", written(setup_of(*HANDS), *lines))
    program.come()
    return program


def own_turn(program: Rivers) -> None:
    """Both actions of a turn."""
    program.lay(*TILE)
    program.lay(*AGAIN)


def over() -> str:
    """A whole game of the weakest bots."""
    setup = setup_of(*HANDS)
    match = new_match(RIVERS, setup)
    while RULES.actor(match.state) != NOBODY:
        legal = RULES.legal(match.state)
        match.play(legal[(7 * match.length) % len(legal)])
    return format_record(RIVERS, setup, match)


def test_a_new_game_begins_with_one_person_against_the_easiest_level(program: Rivers):
    program.click("new")
    program.click("begin")
    seats = program.table.game.seats
    assert [seat.kind for seat in seats] == [SeatKind.HUMAN, SeatKind.BOT]
    assert seats[1].name == "level-1"
    assert not program.table.covered


def test_seats_signs_and_ways_are_chosen_and_remembered(program: Rivers):
    program.click("players")
    program.click("add-2")
    program.click("colour-0-palm")
    program.click("who-2")
    program.click("level-3")
    program.click("begin")
    seats = program.table.game.seats
    assert [(seat.colour, seat.kind) for seat in seats] == [("palm", "human"), ("ram", "human"), ("fish", "bot")]
    program.app.home()
    program.click("players")
    program.click("begin")
    again = program.table.game.seats
    assert [(seat.colour, seat.kind, seat.name) for seat in again] == [(s.colour, s.kind, s.name) for s in seats]


def test_the_same_number_gives_the_same_table(program: Rivers):
    bags = []
    for _ in range(2):
        program.click("new")
        program.form.form.focus_on("seed")
        for digit in "27":
            program.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=digit))
            program.app.update(0.01)
        program.click("begin")
        bags.append((program.table.game.setup.bag, program.table.game.setup.start))
        program.app.home()
    assert bags[0] == bags[1]


def test_a_bot_answers(program: Rivers):
    program.click("new")
    program.click("begin")
    program.wait(lambda: program.table.table.actor == 0)
    before = program.table.table.length
    program.key(pygame.K_SPACE)
    for _ in range(2):
        program.place_any()
    program.end_turn()
    program.wait(lambda: program.table.table.length > before + 2 and program.table.table.actor == 0)
    assert {seat for seat in (0, 1) if program.state.leader[4 * seat : 4 * seat + 4] != [-1] * 4} == {1}


def test_a_tile_and_a_leader_are_dragged_to_the_map(program: Rivers, tmp_path):
    at_table(program, tmp_path)
    program.lay(*TILE)
    assert program.state.cells[CELL_NAMES.index("a4")] == 3
    program.place_leader("red", "a2")
    assert program.state.leader[1] == CELL_NAMES.index("a2")


def test_the_end_of_a_turn_waits_for_a_press_and_shows_no_new_tile_before(program: Rivers, tmp_path):
    own_turn(at_table(program, tmp_path))
    assert program.table.table.open
    assert sum(program.seen().hand[:4]) == 4
    assert program.seen().drawn == 12
    program.end_turn()
    assert program.table.covered
    program.come()
    assert program.seen().drawn == 14


def test_a_turn_that_waits_is_taken_back_and_not_played_again_by_itself(program: Rivers, tmp_path):
    own_turn(at_table(program, tmp_path))
    length = program.table.table.length
    program.key(pygame.K_BACKSPACE)
    assert program.table.table.length == length - 1
    assert program.table.game.match.undone == 1
    assert sum(program.seen().hand[:4]) == 5
    program.key(pygame.K_BACKSPACE)
    assert program.table.table.length == length - 2


def test_a_turn_that_was_ended_is_not_taken_back(program: Rivers, tmp_path):
    own_turn(at_table(program, tmp_path))
    program.end_turn()
    program.come()
    length = program.table.table.length
    program.key(pygame.K_BACKSPACE)
    assert program.table.table.length == length
    bubble = program.table.shown().bubble
    assert bubble is not None
    assert bubble.text == program.app.context.text("no-undo-revealed")


def test_between_two_persons_a_curtain_falls(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", written(setup_of(*HANDS)))
    assert program.table.covered
    assert sum(program.seen().hand) == 0
    program.come()
    assert [sum(program.seen().hand[:4]), sum(program.seen().hand[4:8])] == [6, 0]
    own_turn(program)
    program.end_turn()
    assert program.table.covered
    assert sum(program.seen().hand) == 0
    program.come()
    assert [sum(program.seen().hand[:4]), sum(program.seen().hand[4:8])] == [0, 6]


def test_a_game_is_there_again_after_the_program_has_ended(begin: Begin, tmp_path):
    program = at_table(begin(), tmp_path)
    program.lay(*TILE)
    program.app.close()
    program.app.context.storage.close()
    again = begin()
    assert again.app.top
    assert again.app.top.about == "rivers"
    again.click("continue")
    again.come()
    assert again.state.cells[CELL_NAMES.index("a4")] == 3


def test_the_end_tells_who_has_won_and_leads_to_a_rematch(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", over())
    end = program.app.top
    assert isinstance(end, GameEnd)
    for _ in range(40):
        program.app.update(0.1)
    result = program.picture()
    program.click("tab-course")
    assert program.picture() != result
    program.click("rematch")
    assert sum(program.state.points) == 0
    assert [seat.colour for seat in program.table.game.seats] == ["heron", "ram"]


def test_from_the_course_one_looks_at_the_table_as_it_was(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", over())
    program.click("tab-course")
    program.key(pygame.K_HOME)
    program.click("course-look")
    assert program.table.table.looked == 0


def test_the_last_line_of_the_chronicle_leads_to_the_result_again(program: Rivers, tmp_path):
    opened(program, tmp_path / "given", over())
    program.click("look")
    lines = program.table.shown().chronicle
    last = next(n for n, line in enumerate(lines) if line.opens)
    program.press(program.point(Pick(TablePick.LINE, str(last))))
    assert isinstance(program.app.top, GameEnd)


def test_the_book_and_the_sheet_are_those_of_the_game(program: Rivers, tmp_path):
    at_table(program, tmp_path)
    for code, letter in ((pygame.K_F1, ""), (pygame.K_o, "o")):
        program.key(code, letter)
        assert program.app.top
        assert program.app.top.about == "rivers"
        program.picture()
        program.key(pygame.K_ESCAPE)


def test_the_export_of_a_game_under_way_says_that_it_holds_all_secrets(begin: Begin, tmp_path):
    for record, secret in ((written(setup_of(*HANDS), "tile blue a4"), True), (over(), False)):
        program = opened(begin(), tmp_path / "given", record)
        if not secret:
            program.click("look")
        id = program.table.playing
        program.app.home()
        program.app.open_saved_games()
        program.click(f"export-{id}")
        told = "\n".join(label.text for label in program.form.form.labels)
        assert (program.app.context.text("saved-export-secrets") in told) == secret


def test_where_nothing_is_previewed_there_is_neither_button_nor_key_for_it(program: Rivers, tmp_path, monkeypatch):
    at_table(program, tmp_path)
    monkeypatch.setattr(RiversTable, "previews", False)
    program.table.redraw()
    shown = program.table.shown()
    assert "preview" not in {button.pick.key for button in shown.bar}
    program.key(pygame.K_v, "v")
    assert not program.table.preview.on


def test_from_the_table_one_comes_back_to_the_title_of_the_game(program: Rivers, tmp_path):
    at_table(program, tmp_path)
    for _ in ("the tip", "the menu"):
        program.key(pygame.K_ESCAPE)
    program.click("title")
    assert isinstance(program.app.top, Title)
    assert program.app.top.about == "rivers"
    program.picture()
