"""The game so far as sentences, one chronicle line an event, kept while the match goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from luna.core.match import Step
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.events import Event, NovicesTired, RoundBegan, TokenSpent, TravelEnded
from luna.games.luna.rules.state import State
from luna.games.luna.text import sentence
from luna.games.luna.view.shown import ChronicleLine

LunaStep = Step[State, Event]


COSTS = NovicesTired | TokenSpent | TravelEnded
"""What only pays for, or ends, something another line tells."""


class Chronicle:
    """Lines of a match; only new steps are put into words, after an undo only what differs."""

    def __init__(self, text: Callable[..., str], names: Sequence[str], colours: Sequence[str]) -> None:
        self._text, self._names, self._colours = text, names, colours
        self._told: list[tuple[LunaStep, tuple[ChronicleLine, ...]]] = []

    def lines(self, steps: Sequence[LunaStep]) -> tuple[ChronicleLine, ...]:
        """All lines up to the last of these steps, oldest first."""
        same = 0
        for (told, _), step in zip(self._told, steps, strict=False):
            if told is not step:
                break
            same += 1
        del self._told[same:]
        self._told += [(step, tuple(self._tell(step))) for step in steps[same:]]
        return tuple(line for _, lines in self._told for line in lines)

    def _tell(self, step: LunaStep) -> list[ChronicleLine]:
        lines = []
        tire = ACTIONS[step.code].kind == "tire"  # the automaton's novices go to rest: no cost, the event itself
        for event in step.events:
            if isinstance(event, COSTS) and not tire:
                continue
            if isinstance(event, RoundBegan):
                lines.append(ChronicleLine(self._text("round-name", round=event.round), heading=True))
            told = sentence(self._text, event, self._names, self._colours)
            seat = getattr(event, "by", getattr(event, "seat", None))
            colour = None if seat is None else self._colours[seat]
            lines.append(ChronicleLine(told, colour))
        return lines
