"""The game so far as lines under the heads of turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from luna.core.intent import Pick
from luna.core.match import Step
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import ACT, NOBODY
from luna.games.rivers.rules.events import Event, GameEnded
from luna.games.rivers.rules.rounds import round_of
from luna.games.rivers.rules.state import State
from luna.games.rivers.words import telling
from luna.games.rivers.words.ending import verdict
from luna.games.rivers.words.places import places_of
from luna.games.rivers.words.text import called
from luna.ui.reading.phrases import Say
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.kept_chronicle import KeptChronicle

RiversStep = Step[State, Event]


class Chronicle(KeptChronicle[State, Event]):
    """Lines of a match, a turn at a time; what others do within it has their name before it."""

    def __init__(self, text: Say, names: Mapping[str, str], colours: Sequence[str]) -> None:
        super().__init__()
        self._text, self._colours, self._names = text, colours, names
        self._called = called(text, names, colours)

    def goes_on(self, state: State) -> bool:
        """A turn has several actions, and decisions within them."""
        return state.phase != ACT or state.left < shipped_board().actions

    def beginning(self, first: State) -> ChronicleLine:
        """The heading of the first round."""
        return self._round(first, 0)

    def tell(self, before: State, steps: Sequence[RiversStep], start: int) -> Iterator[ChronicleLine]:
        """The lines of a turn; one that goes on has its head where it began."""
        owner = before.active
        if not self.goes_on(before):
            yield self._head(owner, steps, start)
        for number, step in enumerate(steps, start + 1):
            for group in telling.grouped(step.events):
                yield self._line(group, owner, number, step.after)
        after = steps[-1].after
        if round_of(after) != round_of(before):
            yield self._round(after, start + len(steps))

    def _round(self, state: State, number: int) -> ChronicleLine:
        return ChronicleLine(self._text("round-name", round=round_of(state)), heading=True, step=number)

    def _head(self, owner: int, steps: Sequence[RiversStep], start: int) -> ChronicleLine:
        """Whose turn it is; points stand below it, each with its colour where it was earned."""
        name, colour = self._called[owner], self._colours[owner]
        return ChronicleLine(name, colour, head=True, step=start + len(steps), begins=start + 1)

    def _line(self, group: Sequence[Event], owner: int, number: int, after: State) -> ChronicleLine:
        seat = telling.doer(group[0])
        return ChronicleLine(
            partial(self._words, group, owner, after),
            None if seat == NOBODY else self._colours[seat],
            step=number,
            places=frozenset[Pick]().union(*(places_of(event, self._colours) for event in group)),
            brief=partial(telling.together, self._text, group, self._called),
            opens="end" if isinstance(group[0], GameEnded) else "",
        )

    def _words(self, group: Sequence[Event], owner: int, after: State) -> str:
        told, seat = telling.together(self._text, group, self._called), telling.doer(group[0])
        if isinstance(group[0], GameEnded):
            return self._text("chronicle-with-verdict", told=told, verdict=verdict(self._text, after, self._names))
        return told if seat in (owner, NOBODY) else telling.by(self._text, self._called[seat], told)
