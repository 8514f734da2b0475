"""A puzzle at the table: tried, judged, hinted at, shown, marked, and the way to the next one."""

from __future__ import annotations

import pygame
import pytest

from luna.app.app import App
from luna.app.puzzles.opening import next_unsolved, puzzle_table
from luna.app.puzzles.table import PuzzleTable
from luna.app.saves.puzzles import FIRST, HELPED, SOLVED, TRIED
from luna.core.puzzles import GAP
from luna.games.luna.game import LUNA
from luna.ui.table.picks import RESULT
from tests.app.review.reviewing import answered, told
from tests.app.table.hands import key
from tests.app.table.tables import quiet


@pytest.fixture
def app(make_app) -> App:
    return quiet(make_app())


def opened(app: App, number: int = 0) -> PuzzleTable:
    """The table of a puzzle."""
    app.push(puzzle_table(app.context, LUNA, number))
    app.draw()
    return at(app)


def at(app: App) -> PuzzleTable:
    """The table that is seen."""
    table = app.top
    assert isinstance(table, PuzzleTable)
    return table


def attempt(app: App, table: PuzzleTable, codes: tuple[int, ...]) -> None:
    table.play(codes[-1], first=codes[:-1])
    for _ in range(5):
        app.update(0.05)


def mark(app: App, number: int = 0) -> str:
    """What became of a puzzle."""
    return app.context.storage.puzzles.of(LUNA.key).get(LUNA.puzzles()[number].key, "")


def solve(app: App, table: PuzzleTable) -> PuzzleTable:
    """All its answers, one after the other."""
    for _ in table.posed.judged[table.at : -1]:
        attempt(app, table, table.judged.best.codes)
        key(app, pygame.K_RETURN)
        table = at(app)
    attempt(app, table, table.judged.best.codes)
    return table


def test_the_table_asks_and_does_not_tell(app):
    table = opened(app)
    assert table.game.match.length == table.judged.start
    assert f"at least {GAP} points" in told(table)
    assert table.shown().arrows == ()
    assert table.turn.sources() or table.game.rules.legal(table.game.state)
    assert not mark(app)


def test_who_finds_every_answer_at_once_has_solved_it_at_the_first_try(app):
    table = solve(app, opened(app))
    tip = table.shown().tip
    assert tip
    assert "Solved" in tip.text
    assert tip.amounts
    assert tip.after
    assert mark(app) == FIRST


def test_another_action_is_short_and_can_be_taken_back_and_then_it_is_solved(app):
    table = opened(app)
    attempt(app, table, table.judged.played.codes)
    assert "−" in told(table)
    assert mark(app) == TRIED
    key(app, pygame.K_b, "b")
    assert table.game.match.length == table.judged.start
    solve(app, table)
    assert mark(app) == SOLVED


def test_an_action_that_is_none_of_the_two_is_short_by_at_least_that_much_where_all_is_known(app):
    number = next(n for n, puzzle in enumerate(LUNA.puzzles()) if puzzle.answers[0].exact)
    table = opened(app, number)
    state, rules = table.game.state, table.game.rules
    first = {table.judged.best.codes[0], table.judged.played.codes[0]}
    code = next(c for c in rules.legal(state) if c not in first and not rules.goes_on(rules.apply(state, c)[0]))
    attempt(app, table, (code,))
    assert told(table).endswith("or less")


def test_the_three_steps_of_a_hint_tell_what_is_known_and_cost_the_first_try(app):
    table = opened(app)
    for step in (1, 2, 3):
        key(app, pygame.K_l, "l")
        for _ in range(3):
            app.update(0.05)
        assert table.hints.step == step
    assert table.shown().outcome is not None
    assert mark(app) == TRIED


@pytest.mark.parametrize(("asks", "mark_then"), [("l", SOLVED), ("ll", SOLVED), ("lll", HELPED), ("s", HELPED)])
def test_who_was_told_the_whole_answer_has_solved_it_only_with_help(app, asks, mark_then):
    table = opened(app)
    for letter in asks:
        key(app, pygame.key.key_code(letter), letter)
        app.update(0.05)
    key(app, pygame.K_ESCAPE if asks != "s" else pygame.K_b, "b")
    solve(app, table)
    assert mark(app) == mark_then
    assert ("with help" in told(at(app))) == (mark_then == HELPED)
    assert (next_unsolved(app.context, LUNA) == 0) == (mark_then == HELPED)


def test_the_answer_is_shown_with_reasons_and_how_it_is_known(app):
    table = opened(app)
    tip = answered(app, table)
    assert "Solution" in tip.text
    assert tip.after
    assert mark(app) == TRIED


def test_where_all_is_known_neither_hint_nor_answer_has_a_band(app):
    puzzles = LUNA.puzzles()
    exact = next(n for n, puzzle in enumerate(puzzles) if all(answer.exact for answer in puzzle.answers))
    table = opened(app, exact)
    for _ in range(3):
        key(app, pygame.K_l, "l")
        for _ in range(3):
            app.update(0.05)
    tip = table.shown().tip
    assert tip
    assert "Proven" in tip.after
    assert "±" not in tip.text + tip.after
    key(app, pygame.K_ESCAPE)
    table.show_answer()
    assert "±" not in table.reviewed.why(table.judged)


def test_where_not_all_is_known_it_is_told_how_long_was_searched(app):
    searched = next(n for n, puzzle in enumerate(LUNA.puzzles()) if not puzzle.answers[0].exact)
    tip = answered(app, opened(app, searched))
    assert "20 million" in tip.after


def test_who_has_solved_one_goes_on_to_the_next_that_is_not_solved(app):
    puzzles = LUNA.puzzles()
    app.context.storage.puzzles.add(LUNA.key, puzzles[1].key, FIRST)
    solve(app, opened(app))
    key(app, pygame.K_RETURN)
    assert at(app).posed.puzzle == puzzles[2]
    app.draw()


def test_who_has_solved_the_last_one_goes_back_to_where_it_was_opened(app):
    for puzzle in LUNA.puzzles()[1:]:
        app.context.storage.puzzles.add(LUNA.key, puzzle.key, SOLVED)
    below = app.top
    solve(app, opened(app))
    key(app, pygame.K_RETURN)
    assert app.top is below


def test_a_try_that_ends_the_game_offers_no_result_of_it(app):
    def ends(number: int) -> bool:
        return LUNA.puzzles()[number].answers[0].best == ("meditate",)

    table = opened(app, next(filter(ends, range(len(LUNA.puzzles())))))
    attempt(app, table, table.judged.best.codes)
    assert table.game.rules.actor(table.game.state) < 0
    assert RESULT not in {button.pick for button in table.shown().actions}


def test_nothing_is_written_beside_the_mark(app):
    folder = app.context.storage.path("game-000001").parent
    solve(app, opened(app))
    assert {path.name for path in folder.glob("*")} <= {"puzzles", "lock"}
