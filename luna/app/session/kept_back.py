"""What is not shown of a turn until who played it has ended it: it may still be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from luna.app.session.decisions import bot_at
from luna.app.session.session import Session
from luna.app.session.turn_end import last_actor
from luna.app.session.viewer import Viewer
from luna.core.match import Step


class KeptBack:
    """The last step of an open turn, where its end brings something to light, and of one that was taken back."""

    def __init__(self, session: Session, viewer: Viewer) -> None:
        self._session, self._viewer = session, viewer
        self.step: Step[Any, Any] | None = None
        """As one may see it now; None where nothing is kept back."""
        self._lines: dict[int, Step[Any, Any]] = {}
        """All that is kept something back of, by line."""

    def follow(self, open: bool) -> None:
        """The turn just played is `open`, or it has been ended; what a bot did last in it was seen and stays."""
        match = self._session.match
        own = open and not bot_at(self._session.seats, last_actor(self._session))
        kept = own and self._session.hindrance(match.length - 1)
        lines = [*([match.length - 1] if kept else ()), *self._undone()]
        self._lines = {line: self._kept(match.every_step[line]) for line in lines}
        self.step = self._lines.get(match.length - 1)

    def _undone(self) -> list[int]:
        """The lines that can be played again and bring something to light: nobody was shown that yet."""
        match = self._session.match
        return [line for line in range(match.length, match.length + match.undone) if match.reveals(line)]

    def _kept(self, step: Step[Any, Any]) -> Step[Any, Any]:
        return self._viewer.step(self._session.rules.while_open(step))

    def shown(self, steps: Sequence[Step[Any, Any]]) -> Sequence[Step[Any, Any]]:
        """Steps from the first on, with those as they are shown."""
        return [self._lines.get(line, step) for line, step in enumerate(steps)] if self._lines else steps

    def left_out(self) -> tuple[Step[Any, Any], ...]:
        """What of that step was kept back, as one may see it once the turn is ended; nothing where nothing was."""
        if self.step is None:
            return ()
        whole = self._viewer.step(self._session.match.steps[-1])
        events = tuple(event for event in whole.events if event not in self.step.events)
        return (Step(whole.code, events, whole.after),)

    def withdraw(self) -> bool:
        """Takes it back, so that it can be played again and nobody sees its end; False where there is none."""
        if self.step:
            self._session.withdraw(self._session.match.length - 1)
        return self.step is not None
