"""Whose eyes the table shows: in a game with secrets nobody at the screen sees another one's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from luna.app.session.session import Session
from luna.core.match import Step
from luna.core.rules import NOBODY
from luna.core.seat import SeatKind

UNSEEN = -1
"""In place of the code of an action of which something is hidden: it would tell that."""


class Viewer:
    """The seat that the screen belongs to, and the one it is to be handed to.

    A person alone among bots has it all the time. Of several each gets it when it is to decide, and between two of them
    nobody has it until the next one has come. Who only watches sees what everybody knows.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.seat = NOBODY
        self.awaited: int | None = None
        self._shared = False
        """Whether several persons have played here."""
        self._seen: list[tuple[Step[Any, Any], Step[Any, Any]]] = []
        self._seen_by = NOBODY

    @property
    def _persons(self) -> list[int]:
        return [n for n, seat in enumerate(self._session.seats) if seat.kind == SeatKind.HUMAN]

    def follow(self, actor: int) -> None:
        """A seat is to decide, or with a negative number none."""
        if not self._session.rules.secrets:
            return
        persons = self._persons
        if len(persons) == 1:
            self._leave_to(persons[0])
            return
        self._shared |= bool(persons)
        self.awaited = None
        if self.seat not in persons:
            self.seat = NOBODY
        if actor in persons and actor != self.seat:
            self.awaited = actor

    def _leave_to(self, only: int) -> None:
        """The last person among bots has the screen for good, once it has come where others sat there too."""
        handed = self._shared and self.seat != only
        self.awaited, self.seat = (only, NOBODY) if handed else (None, only)

    def come(self) -> None:
        """The person awaited has the screen now."""
        if self.awaited is not None:
            self.seat, self.awaited = self.awaited, None

    def sees(self, state: Any) -> Any:
        """A position as far as it may be shown now."""
        return self._session.rules.observe(state, self._eyes)

    def witnesses(self, event: Any) -> Any:
        """An event as far as it may be told now."""
        return self._session.rules.witness(event, self._eyes)

    def steps(self, steps: Sequence[Step[Any, Any]]) -> Sequence[Step[Any, Any]]:
        """Steps from the first on as far as they may be shown now; those that were asked for before are the same."""
        if not self._session.rules.secrets:
            return steps
        if self._seen_by != self._eyes:
            self._seen_by, self._seen = self._eyes, []
        same = 0
        for (step, _), other in zip(self._seen, steps, strict=False):
            if step is not other:
                break
            same += 1
        self._seen[same:] = [(step, self.step(step)) for step in steps[same:]]
        return [seen for _, seen in self._seen]

    def step(self, step: Step[Any, Any]) -> Step[Any, Any]:
        """One step as far as it may be shown now."""
        events = tuple(map(self.witnesses, step.events))
        return Step(step.code if events == step.events else UNSEEN, events, self.sees(step.after))

    @property
    def _eyes(self) -> int:
        return NOBODY if self.awaited is not None else self.seat
