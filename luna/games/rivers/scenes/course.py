"""The course of a finished game: the weakest colour of each seat after every step."""

from __future__ import annotations

from luna.games.rivers.rules.rounds import round_of
from luna.games.rivers.rules.scoring import result
from luna.games.rivers.view.looks import LOOKS
from luna.games.rivers.words.rivers_words import RiversWords
from luna.games.rivers.words.text import called
from luna.ui.pictures.graph import Curve, Span
from luna.ui.pictures.timeline import Course
from luna.ui.reading.text import Text
from luna.ui.table.contract.table_end import TableEnd


def course_of(table: TableEnd, text: Text) -> Course:
    """Treasures are counted where they would help then."""
    match, colours = table.match, table.setup.colours
    positions = [match.first, *(step.after for step in match.steps)]
    weakest = [[score[0] for score in result(position).scores] for position in positions]
    curves = (
        Curve(LOOKS[colour].tint, LOOKS[colour].emblem, tuple(each[seat] for each in weakest))
        for seat, colour in enumerate(colours)
    )
    words, names = RiversWords(text, table.names, table.setup), called(text, table.names, colours)

    def told(step: int) -> str:
        done = words.deed(match.steps[step - 1]) if step else text("ending-start")
        values = " · ".join(f"{name} {points}" for name, points in zip(names, weakest[step], strict=True))
        return f"{words.stage(positions[max(0, step - 1)])} · {done} — {values}"

    return Course(tuple(curves), _rounds([round_of(position) for position in positions[:-1]]), told)


def _rounds(rounds: list[int]) -> tuple[Span, ...]:
    """The rounds by the steps that were played in them; short names, as there are many."""
    starts = [rounds.index(number) for number in dict.fromkeys(rounds)]
    ends = [*starts[1:], len(rounds)]
    return tuple(Span(start, end, str(rounds[start])) for start, end in zip(starts, ends, strict=True))
