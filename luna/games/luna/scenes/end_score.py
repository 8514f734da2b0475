"""What is added at the end of the game, order by order: shrines, unused favours and the council seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from luna.games.luna.rules.constants import SHRINE_POINTS
from luna.games.luna.rules.events import GameEnded
from luna.games.luna.rules.setup import Setup
from luna.games.luna.scenes.final_rows import EndPoints
from luna.games.luna.scenes.score import Value
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.reading.text import Text

STEPS = ("shrines", "favours", "council", "sum")


@dataclass(frozen=True, slots=True)
class EndRow:
    """One order's end: influence before, what the end adds, the `held` favours and the number of the council seat.

    An empty `name` shows the order's.
    """

    colour: str
    name: str
    start: int
    end: EndPoints
    held: Sequence[str]
    seat: int

    @property
    def added(self) -> int:
        """All that the end adds."""
        return self.end.sum

    @property
    def total(self) -> int:
        """The influence at the end."""
        return self.start + self.added


@dataclass(frozen=True, slots=True)
class EndScore:
    """The scoring at the end of the game: a row per seat, the colours in council order."""

    rows: Sequence[EndRow]
    council: Sequence[str]

    @property
    def steps(self) -> tuple[str, ...]:
        """The three values and their sum."""
        return STEPS

    def heading(self, text: Text) -> str:
        """That it is the end."""
        return text("end-score-heading")

    def values(self, text: Text, row: int) -> tuple[Value, ...]:
        """The three values, each with what it was given for."""
        told = self.rows[row]
        end = told.end
        shrines = text("end-score-shrines", count=end.shrines // SHRINE_POINTS, points=SHRINE_POINTS)
        favours = text("end-score-favours", count=len(told.held))
        none = text("end-score-none")
        sign = f"favour_{told.held[0]}" if told.held else "favour_novice"
        return (
            Value("shrines", f"shrine_{told.colour}", end.shrines, shrines if end.shrines else none, 0),
            Value("favours", sign, end.favours, favours if told.held else none, 1),
            Value("council", "seat", end.council, text("end-score-seat", seat=told.seat), 2),
        )

    def meaning(self, text: Text, step: int) -> str:
        """What brings points in a step."""
        return text("end-score-step", step=STEPS[step], points=SHRINE_POINTS)

    def summary(self, text: Text) -> str:
        """All meanings."""
        return " ".join(self.meaning(text, step) for step in range(len(STEPS)))

    def tie(self, text: Text, step: int | None) -> str:
        """None: who wins a tie is told with the result."""
        return ""


def end_score(state: Snapshot, ended: GameEnded, setup: Setup, names: Mapping[str, str]) -> EndScore:
    """The scoring at the end of a game, whose last position this is."""
    seats = dict(state.council)
    rows = [
        EndRow(
            colour,
            names[colour],
            start=ended.before[seat],
            end=EndPoints(ended.shrines[seat], ended.favours[seat], ended.council[seat]),
            held=state.orders[colour].favours,
            seat=seats[colour] + 1,
        )
        for seat, colour in enumerate(setup.colours)
    ]
    return EndScore(rows, [colour for colour, _ in state.council])
