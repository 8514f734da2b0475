"""The table at a puzzle: an action is tried there as often as one likes, and shown with its reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from luna.app.app_context import AppContext
from luna.app.lessons.taught_table import NEXT, SHOW
from luna.app.puzzles.attempt import Attempt
from luna.app.puzzles.posed import Posed
from luna.app.review.table import ReviewTable
from luna.app.review.try_words import RIGHT, SHOWN, THINKS, TRY
from luna.app.session.review_exits import Exits
from luna.app.table.telling.advice import points_told
from luna.core.analysis import Analysis
from luna.core.match import Match
from luna.core.puzzles import GAP

MILLION = 1_000_000


class PuzzleTable(ReviewTable):
    """Answer `at` of a puzzle, from 0 on; `onward` leads to its next one, or to the next puzzle if there is one."""

    def __init__(
        self,
        context: AppContext,
        posed: Posed,
        at: int,
        attempt: Attempt,
        onward: Callable[[], object] | None,
    ) -> None:
        self.posed, self.at, self.attempt = posed, at, attempt
        super().__init__(context, posed.loaded, posed.judged[at], True, Exits(onward=onward))
        self.hints.analyst = Known(self.known, attempt.fail)
        self.hints.whole = attempt.help

    @property
    def known(self) -> Analysis:
        """The best action and the second best one, as a search would tell of them."""
        judged = self.judged
        lines = judged.best, judged.played
        return Analysis(lines, judged.iterations, judged.band, judged.expected, proven=judged.proven)

    @property
    def _last(self) -> bool:
        return self.at == len(self.posed.judged) - 1

    @property
    def _exact(self) -> bool:
        return self.posed.puzzle.answers[self.at].exact

    # -- the box

    @property
    def reasons_told(self) -> bool:
        """Also to who has found it."""
        return self.state in (RIGHT, SHOWN)

    def head(self) -> str:
        text, count = self.context.text, len(self.posed.judged)
        place = self.reviewed.place(self.judged)
        return place if count == 1 else text("puzzle-head", place=place, at=self.at + 1, count=count)

    def told(self) -> str:
        text, best = self.context.text, self.words.deed(self.judged.best.codes)
        if self.state == TRY:
            return text("puzzle-task", name=self.reviewed.name(self.judged.seat), points=GAP)
        if self.state == THINKS:
            return text("hint-thinks")
        if self.state in (RIGHT, SHOWN):
            before = self.posed.loaded.match.before(self.judged.start)
            second = self.reviewed.words.brief(before, self.judged.played.codes)
            return text("puzzle-answer", how=self._how, deed=best, second=second)
        surely = self._exact and self.tried != self.judged.played.codes
        points = points_told(text, -self.loss)
        return text("puzzle-short", deed=self.words.deed(self.tried), points=points, surely="yes" if surely else "no")

    @property
    def _how(self) -> str:
        """How the answer came about."""
        return "shown" if self.state == SHOWN else "helped" if self.attempt.helped else "right"

    def after(self) -> str:
        """How it is known."""
        if not self.reasons_told:
            return ""
        answer, text = self.posed.puzzle.answers[self.at], self.context.text
        return text("puzzle-exact") if answer.exact else text("puzzle-searched", millions=round(answer.work / MILLION))

    def way_words(self, way: str) -> str:
        if way != NEXT:
            return super().way_words(way)
        leads = "leave" if not self.exits.onward else "next" if self._last else "on"
        return self.context.text("puzzle-way", way=leads)

    def ways(self) -> dict[str, Callable[[], object]]:
        """Who has found it needs no answer any more."""
        ways = super().ways()
        return {way: act for way, act in ways.items() if (self.state, way) != (RIGHT, SHOW)}

    # -- trying

    def weigh(self) -> None:
        """What leads to the same position is the answer; where all is known nobody has to think."""
        judged, dump = self.judged, self.game.game.dump
        wanted = dump(self._after(judged.best.codes))
        if dump(self.game.state) == wanted:
            self.judge(0.0)
        elif self._exact or self.tried == judged.played.codes:
            self.judge(judged.loss)
        else:
            super().weigh()

    def _after(self, codes: tuple[int, ...]) -> Any:
        state = self.posed.loaded.match.before(self.judged.start)
        for code in codes:
            state = self.game.rules.apply(state, code)[0]
        return state

    def judge(self, loss: float) -> None:
        super().judge(loss)
        if self.state != RIGHT:
            self.attempt.fail()
        elif self._last:
            self.attempt.solve()

    def show_answer(self) -> None:
        self.attempt.help()
        super().show_answer()


class Known:
    """Gives the hints of a puzzle: what is known already; `asked` is told that somebody wanted one."""

    able = True
    at_work = False

    def __init__(self, known: Analysis, asked: Callable[[], object]) -> None:
        self._known, self._asked = known, asked

    def ask(self, setup: Any, match: Match[Any, Any], played: tuple[int, ...] = (), iterations: int = 0) -> None:
        """Nobody has to think."""
        self._asked()

    def look(self) -> Analysis:
        """What is known."""
        return self._known

    def cancel(self) -> None:
        """Nothing goes on."""

    def close(self) -> None:
        """There is no process."""
