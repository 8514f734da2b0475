"""From the list of a game's puzzles to the table of one, and from there to its next answer or to the next puzzle."""

from __future__ import annotations

from functools import partial

from luna.app.app_context import AppContext
from luna.app.puzzles.attempt import Attempt
from luna.app.puzzles.posed import Posed, posed
from luna.app.puzzles.table import PuzzleTable
from luna.app.saves.puzzles import NEW, UNSOLVED
from luna.core.game import AnyGame


def puzzle_table(context: AppContext, game: AnyGame, number: int) -> PuzzleTable:
    """The table of a puzzle, counted from 0 in the order of the list."""
    puzzle = game.puzzles()[number]
    attempt = Attempt(context.storage.puzzles, game.key, puzzle.key)
    return _table(context, game, number, posed(game, puzzle), 0, attempt)


def next_unsolved(context: AppContext, game: AnyGame, number: int = -1) -> int | None:
    """The first puzzle after one, or before it if there is none after it, that is still to be solved."""
    marks, puzzles = context.storage.puzzles.of(game.key), game.puzzles()
    order = [*range(number + 1, len(puzzles)), *range(max(0, number))]
    return next((n for n in order if marks.get(puzzles[n].key, NEW) in UNSOLVED), None)


def _table(context: AppContext, game: AnyGame, number: int, asked: Posed, at: int, attempt: Attempt) -> PuzzleTable:
    go = context.go
    if at + 1 < len(asked.judged):
        return PuzzleTable(
            context, asked, at, attempt, lambda: go.replace(_table(context, game, number, asked, at + 1, attempt))
        )
    following = next_unsolved(context, game, number)
    onward = None if following is None else partial(_on_to, context, game, following)
    return PuzzleTable(context, asked, at, attempt, onward)


def _on_to(context: AppContext, game: AnyGame, number: int) -> None:
    context.go.replace(puzzle_table(context, game, number))
