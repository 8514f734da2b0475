"""From a review to the table at one of its actions, and on to the next turning point or to a game of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from luna.app.app_context import AppContext
from luna.app.review.reviewed import Reviewed
from luna.app.review.what_if import play_on
from luna.app.session.review_exits import Exits
from luna.core.match import Match
from luna.core.review import Judgement, Review
from luna.ui.scene import Scene


class Tables:
    """Those of one review, kept under its `id` if it has one; `choose` has it tell of another action."""

    def __init__(
        self,
        context: AppContext,
        reviewed: Reviewed,
        review: Callable[[], Review],
        choose: Callable[[Judgement], object],
        id: str,
    ) -> None:
        self._context, self._reviewed, self._review, self._choose, self._id = context, reviewed, review, choose, id
        self._revealed: set[int] = set()
        """Where a person has seen the answer, by the steps before."""

    def hides(self, judged: Judgement) -> bool:
        """Whether the better action is still to be found, whoever missed it."""
        return judged.start not in self._revealed and judged in self._review().turning_points

    def reveal(self, judged: Judgement) -> None:
        """The better action is known."""
        self._revealed.add(judged.start)

    def open(self, judged: Judgement) -> None:
        """Opens the table above the review."""
        self._context.go.push(self._table(judged))

    def play_on(self, judged: Judgement, match: Match[Any, Any]) -> None:
        """A game of its own from a table on."""
        play_on(self._context, self._reviewed, judged, match, self._id)

    def _table(self, judged: Judgement) -> Scene:
        points = self._review().turning_points
        told = points.index(judged) + 1 if judged in points else None
        later = [each for each in points if each.start > judged.start] if told is None else points[told:]
        after = [each for each in later if self.hides(each)]
        onward = partial(self._on_to, after[0]) if after else None
        exits = Exits(partial(self.reveal, judged), partial(self.play_on, judged), onward)
        loaded, hidden = self._reviewed.loaded, self.hides(judged)
        return self._context.routes.review_table(self._context, loaded, judged, hidden, exits)

    def _on_to(self, judged: Judgement) -> None:
        """From the table of one turning point to that of another."""
        self._choose(judged)
        self._context.go.replace(self._table(judged))
