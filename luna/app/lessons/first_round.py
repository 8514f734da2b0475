"""The accompanied first round: a real, saved game in which a box says what is worth doing, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from luna.app.app_context import AppContext
from luna.app.lessons.progress import FIRST_ROUND, Progress
from luna.app.lessons.taught_table import ALONE, HINT, NEXT, SHOW, TaughtTable
from luna.app.session.played import Played
from luna.app.session.session import Session, begin_game
from luna.core.game import AnyGame
from luna.core.intent import Pick
from luna.core.seeds import new_seed
from luna.core.turn import Released
from luna.ui.game_window import window_of
from luna.ui.lessons.course import Advice
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import TipNote, TipWay


def open_first_round(context: AppContext, game: AnyGame) -> GuidedTable:
    """A new game that begins with it."""
    guide, seed = window_of(game).course.guide, new_seed()
    assert guide
    return GuidedTable(context, begin_game(game, guide.setup(seed), context.storage, seed))


class GuidedTable(TaughtTable):
    """Until the guide has nothing more to say, or the person wishes to be alone; then it is a table like any other."""

    deeds_stay = box_stays = True

    def __init__(self, context: AppContext, game: Session) -> None:
        self._course = window_of(game.game).course
        self._progress = Progress(context.settings, game.game.key)
        self._alone = False
        self._advised: tuple[int, Advice | None] = (-1, None)
        self._followed = False
        """Whether what was played last is what was advised."""
        super().__init__(context, game)

    @property
    def teaching(self) -> bool:
        return not self._alone

    @property
    def task_done(self) -> bool:
        return self._followed

    def note(self) -> TipNote | None:
        text, advice, table = self.context.text, self._advice, self.table
        if table.open or table.bot or table.over or self._showing:
            return None
        ways = tuple(TipWay(way, text(f"lesson-way-{way}"), way == NEXT) for way in self.ways())
        head = text("lesson-first-round")
        if self._is_over:
            return TipNote(self._person, text("lesson-first-round-over"), ways=ways, head=head)
        if advice is None:
            return None
        told = text(advice.id, **advice.args)
        return TipNote(advice.about, told, ways=ways, head=head, also=self._lit(advice) if self.hinted else ())

    def ways(self) -> dict[str, Callable[[], object]]:
        if self.table.bot:
            return {}
        if self._is_over:
            return {NEXT: self._leave_alone}
        if self._advice is None or self._showing:
            return {}
        hint: dict[str, Callable[[], object]] = {} if self.hinted else {HINT: self.hint}
        return {ALONE: self._leave_alone, **hint, SHOW: self._show}

    @property
    def _person(self) -> Pick:
        """The panel of the seat to act."""
        return Pick(TablePick.PLAYER, self.table.session.seats[self.table.actor].colour)

    @property
    def _is_over(self) -> bool:
        guide = self._course.guide
        return guide is None or guide.over(self.table.present)

    @property
    def _advice(self) -> Advice | None:
        """For the present position, thought out once."""
        version, guide = self.table.version, self._course.guide
        if self._advised[0] != version:
            self._advised = version, guide.advice(self.table.present) if guide and not self.table.bot else None
        return self._advised[1]

    def _lit(self, advice: Advice) -> tuple[Pick, ...]:
        picks = self._course.spell(self.table.present, advice.codes[0])
        return tuple(pick for pick in picks if pick.kind != TablePick.BAR)

    def _show(self) -> None:
        if self._advice:
            self.show(self._advice.codes)

    def _leave_alone(self) -> None:
        self._alone = True
        self._progress.finish(FIRST_ROUND)
        self.tips.follow(self.picture.position)

    def play(
        self, code: int, times: int = 1, dropped: Released | None = None, first: Sequence[int] = ()
    ) -> Played | None:
        if self.teaching and self._advice:
            self._followed = code == self._advice.codes[0]
            self.tips.follows(self._advice.codes[0], code)
        return super().play(code, times, dropped, first)

    def enter(self) -> None:
        """What was said before the scoring speaks of the round that is over."""
        if self._is_over:
            self._said = None
        super().enter()

    def position_changed(self) -> None:
        self.hinted = False
        super().position_changed()
        if not self._alone and self._is_over:
            self._progress.finish(FIRST_ROUND)
            self._said = self._said if self._followed else None
