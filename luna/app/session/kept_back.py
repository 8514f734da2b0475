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
    """The last step of an open turn, where its end brings something to light."""

    def __init__(self, session: Session, viewer: Viewer) -> None:
        self._session, self._viewer = session, viewer
        self.step: Step[Any, Any] | None = None
        """As one may see it now; None where nothing is kept back."""

    def follow(self, open: bool) -> None:
        """The turn just played is `open`, or it has been ended; what a bot did last in it was seen and stays."""
        match = self._session.match
        own = open and not bot_at(self._session.seats, last_actor(self._session))
        kept = own and self._session.hindrance(match.length - 1)
        self.step = self._viewer.step(self._session.rules.while_open(match.steps[-1])) if kept else None

    def shown(self, steps: Sequence[Step[Any, Any]]) -> Sequence[Step[Any, Any]]:
        """Steps from the first on, with that one as it is shown."""
        length = self._session.match.length
        return [*steps[: length - 1], self.step, *steps[length:]] if self.step else steps

    def left_out(self) -> tuple[Step[Any, Any], ...]:
        """What of that step was kept back, as one may see it once the turn is ended; nothing where nothing was."""
        if self.step is None:
            return ()
        whole = self._viewer.step(self._session.match.steps[-1])
        events = tuple(event for event in whole.events if event not in self.step.events)
        return (Step(whole.code, events, whole.after),)

    def withdraw(self) -> bool:
        """Takes it back for good: it can't be played again, as its end would be known; False where there is none."""
        if self.step:
            self._session.withdraw(self._session.match.length - 1)
        return self.step is not None
