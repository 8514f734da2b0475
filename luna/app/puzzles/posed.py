"""A puzzle as a reviewed game: its record goes on to the last answer, and each answer is an action that is judged."""

from __future__ import annotations

from dataclasses import dataclass

from luna.core.analysis import Line
from luna.core.game import AnyGame
from luna.core.game_record import AnyLoaded, load_record
from luna.core.puzzles import Answer, Lines, Puzzle
from luna.core.review import Judgement


@dataclass(frozen=True)
class Posed:
    """The game with all answers played; of each the second best action counts as what was played."""

    puzzle: Puzzle
    loaded: AnyLoaded
    judged: tuple[Judgement, ...]


def posed(game: AnyGame, puzzle: Puzzle) -> Posed:
    """Plays the answers; raises RecordError or IllegalAction where a puzzle does not fit the game."""
    loaded = load_record(puzzle.record, (game,))
    if loaded.fault:
        raise loaded.fault
    judged = []
    for answer in puzzle.answers:
        judged.append(_judgement(game, loaded, answer))
        for lines in (answer.best, *answer.replies):
            for code in _codes(loaded, lines):
                loaded.match.play(code)
    return Posed(puzzle, loaded, tuple(judged))


def _judgement(game: AnyGame, loaded: AnyLoaded, answer: Answer) -> Judgement:
    match = loaded.match
    best = Line(_codes(loaded, answer.best), answer.best_parts, answer.work)
    second = Line(_codes(loaded, answer.second), answer.second_parts, answer.work)
    round, seat = game.progress(match.state).round, game.rules.actor(match.state)
    ahead = best.value - second.value
    band = 0.0 if answer.exact else answer.band
    return Judgement(
        match.length, seat, round, best, second, ahead, band, answer.expected, answer.work, proven=answer.exact
    )


def _codes(loaded: AnyLoaded, lines: Lines) -> tuple[int, ...]:
    """The codes of an action in the present position; raises ValueError for a line that means none."""
    rules, state, codes = loaded.game.rules, loaded.match.state, list[int]()
    for line in lines:
        code = rules.code(state, line)
        if code is None:
            raise ValueError(line)
        codes.append(code)
        state = rules.apply(state, code)[0]
    return tuple(codes)
