"""The table at a moment of a reviewed game: another action can be tried there, and the better one is shown."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from luna.ai.process import ThinkingError
from luna.app.app_context import AppContext
from luna.app.lessons.scripted import Scripted
from luna.app.lessons.taught_table import ALONE, BACK, HINT, NEXT, SHOW, TaughtTable
from luna.app.lessons.unkept import Unkept
from luna.app.review.reviewed import Reviewed
from luna.app.review.try_words import RIGHT, SHORT, SHOWN, THINKS, TRY, TryWords
from luna.app.session.analyst import Analyses, Analyst
from luna.app.session.played import Played
from luna.app.session.review import CLOSER
from luna.app.session.review_exits import Exits
from luna.app.session.session import Session
from luna.app.table.telling.advice import Advice
from luna.core.analysis import Analysis
from luna.core.game_record import AnyLoaded, Loaded
from luna.core.intent import Pick
from luna.core.review import ALIKE, Judgement
from luna.core.seat import Seat, SeatKind
from luna.core.turn import NoTurn, Turn
from luna.ui.table.picks import CANCEL, KEYS, RESULT, TablePick
from luna.ui.table.picks import HINT as HINT_BUTTON
from luna.ui.table.shown import Button, Shown, TipNote, TipWay

LEAVE = "leave"
"""The button of the top bar."""
KEPT_BUTTONS = (HINT_BUTTON, Pick(TablePick.BAR, "preview"), KEYS)
POLL = 1 / 30

_log = logging.getLogger(__name__)


class ReviewTable(TaughtTable):
    """Nothing of it is written. With `hidden` an answer is to be found."""

    def __init__(
        self,
        context: AppContext,
        loaded: AnyLoaded,
        judged: Judgement,
        hidden: bool,
        exits: Exits | None = None,
    ) -> None:
        self.judged, self.state = judged, TRY if hidden else SHOWN
        self.reviewed, self.exits = Reviewed(context.text, loaded), exits or Exits()
        self.words = TryWords(context.text, self.reviewed, judged)
        self.analyst: Analyses = Analyst(loaded.game.bots)
        self.loss = 0.0
        """By how much the last try is short of the best."""
        self._advice: Advice | None = None
        match = loaded.match.cut(judged.start)
        setup = loaded.game.reseated(loaded.setup, _decided(self.reviewed.seats, judged.seat))
        super().__init__(context, Session(Loaded(loaded.game, setup, match, None), context.storage, Unkept()))
        self.bots.thinker = Scripted(loaded.game.bots, lambda: None)
        self.bots.deeds.dismiss()

    # -- another kind of table

    @property
    def teaching(self) -> bool:
        """An open hint takes the place of the box."""
        return not self.hints.step

    @property
    def gives_hints(self) -> bool:
        """As long as the answer is to be found."""
        return self.state == TRY

    @property
    def dialogs(self) -> bool:
        """What a try would lead to further on is not told here."""
        return False

    def turn_of(self, state: Any) -> Turn:
        """One action may be tried, with all its steps."""
        tries = self.state == TRY and (self.game.match.length == self.judged.start or self._goes_on)
        return super().turn_of(state) if tries else NoTurn()

    @property
    def _goes_on(self) -> bool:
        """Whether what is tried has further steps."""
        return self.game.rules.goes_on(self.game.state) and not self.game.game.bots.stepwise

    def confirms(self) -> bool:
        """A try is judged as it is done."""
        return False

    def named(self, seats: Iterable[Seat]) -> dict[str, str]:
        """Everybody is called as in the game, although nobody but one decides here."""
        return dict(self.reviewed.names)

    def ranked(self, seats: Iterable[Seat]) -> dict[str, int]:
        """Levels are told as in the game, too."""
        return super().ranked(self.reviewed.seats)

    def bar(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """Instead of undo and menu a way out."""
        leave = Button(Pick(TablePick.BAR, LEAVE), self.context.text("review-back"), "flag")
        return *(each for each in buttons if each.pick in KEPT_BUTTONS), leave

    def press_bar(self, name: str) -> None:
        if name == LEAVE:
            self.open_menu()
        elif Pick(TablePick.BAR, name) in (*KEPT_BUTTONS, CANCEL):
            super().press_bar(name)

    def open_menu(self) -> None:
        """Leads back to the review."""
        self.hand.let_go()
        self.context.go.pop()

    def undo(self) -> None:
        """Takes back a pick, or what was tried."""
        if self.table.begun:
            self.step_back()
        elif self.state != SHOWN:
            self._again()

    def undo_turn(self) -> None:
        """The same: nothing but a try is taken back."""
        self.undo()

    def give_up(self) -> None:
        """A try under way is begun anew."""
        self._again()

    def redo(self) -> None:
        """There is nothing to be played again."""

    def play_on(self) -> None:
        """What was looked at is left."""
        self.history.back()

    def again(self) -> None:
        """There is no other beginning."""

    def rematch(self) -> None:
        """There is no other game."""

    # -- the box

    def note(self) -> TipNote | None:
        told, advice = self.told(), self.advice if self.state == SHOWN else None
        ways = tuple(TipWay(way, self.way_words(way), way == NEXT) for way in self.ways())
        about, also = (advice.target, advice.also) if advice else (self._person, ())
        amounts = self.reviewed.amounts(self.judged) if self.reasons_told else ()
        return TipNote(about, told, ways=ways, head=self.head(), also=also, amounts=amounts, after=self.after())

    @property
    def reasons_told(self) -> bool:
        """Whether the reasons stand in the box."""
        return self.state == SHOWN

    def head(self) -> str:
        """When it was and who decided."""
        return self.words.head()

    def after(self) -> str:
        """What stands below the reasons."""
        return self.words.played() if self.state == SHOWN else ""

    def way_words(self, way: str) -> str:
        """The words of a button."""
        return self.words.way(way, leads_on=bool(self.exits.onward))

    def told(self) -> str:
        """What the box says."""
        return self.words.told(self.state, self.tried, self.loss)

    def ways(self) -> dict[str, Callable[[], object]]:
        again, show, on = {BACK: self._again}, {SHOW: self.show_answer}, self._way_on
        leave = {NEXT: self.exits.onward or self.open_menu}
        ways: dict[str, dict[str, Callable[[], object]]] = {
            TRY: {HINT: self.hints.press, **show},
            THINKS: {},
            SHORT: again | show | on,
            RIGHT: again | show | on | leave,
            SHOWN: again | leave,
        }
        return ways[self.state]

    @property
    def _way_on(self) -> dict[str, Callable[[], object]]:
        """The game goes on from what was tried, where that is offered."""
        on = self.exits.play_on
        return {ALONE: lambda: on(self.game.match)} if on else {}

    @property
    def _person(self) -> Pick:
        """The panel of whoever decided."""
        return Pick(TablePick.PLAYER, self.reviewed.seats[self.judged.seat].colour)

    @property
    def tried(self) -> tuple[int, ...]:
        """What was played here."""
        return tuple(step.code for step in self.game.match.steps[self.judged.start :])

    @property
    def advice(self) -> Advice:
        """The answer, in words and places."""
        if self._advice is None:
            judged = self.judged
            lines = judged.best, judged.played
            analysis = Analysis(lines, judged.iterations, judged.band, judged.expected, proven=judged.proven)
            self._advice = Advice(self.offer, self.table, self.wording, analysis, judged.best)
        return self._advice

    def shown(self) -> Shown:
        """The table with the box, and with the answer as arrows and ghosts."""
        if self._shown is None:
            shown = super().shown()
            actions = tuple(button for button in shown.actions if button.pick != RESULT)  # a try has none
            shown = replace(shown, actions=actions)
            if self.state != TRY and not shown.look:
                shown = replace(shown, prompt=self.context.text("review-prompt"), prompt_of="")
            if self.state == SHOWN and shown.tip:
                outcome = self.advice.outcome
                shown = replace(shown, arrows=self.advice.arrows, outcome=outcome, chosen=frozenset(), deed=None)
            self._shown = shown
        return self._shown

    def hint(self) -> None:
        """Nobody is helped unasked here."""

    # -- trying

    def was_played(self, played: Played) -> None:
        if self.state != TRY or self._goes_on:
            return
        self.state = THINKS
        self.hand_over.dismiss()  # nobody else acts here
        self.weigh()
        self.redraw()

    def weigh(self) -> None:
        """Has what was tried judged."""
        loaded = self.reviewed.loaded
        self.analyst.ask(loaded.setup, loaded.match.cut(self.judged.start), self.tried, CLOSER)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.state != THINKS or self.busy:
            return
        self.pause = min(self.pause, POLL)
        try:
            found = self.analyst.look()
        except ThinkingError:
            _log.exception("a try could not be judged")
            self.tell(self.context.text("hint-failed"), refusal=True)
            self._again()
            return
        if found is not None and not self.analyst.at_work:
            self.judge(0.0 if self.tried == self.judged.best.codes else found.loss)

    def judge(self, loss: float) -> None:
        """It is known by how much what was tried is short of the best."""
        self.loss = loss
        self.state = RIGHT if round(self.loss, 1) <= ALIKE else SHORT  # as exactly as it is told
        if self.state == RIGHT:
            self.exits.found()
        self.sound("points_up" if self.state == RIGHT else "wrong")
        self.redraw()

    def _again(self) -> None:
        """The position as it was, for another try."""
        self.analyst.cancel()
        self._to(TRY)

    def show_answer(self) -> None:
        """The answer is given away."""
        self.exits.found()
        self._to(SHOWN)

    def _to(self, state: str) -> None:
        self.state = state
        self.hints.close()
        self.game.go_to(self.judged.start)
        self.show_anew()
        self.bots.deeds.dismiss()  # what was done before it is no news
        self.redraw()

    def close(self) -> None:
        super().close()
        self.analyst.close()


def _decided(seats: Sequence[Seat], by: int) -> tuple[Seat, ...]:
    """The seats with a person on one of them."""
    return tuple(Seat(seat.colour, SeatKind.HUMAN, seat.name) if n == by else seat for n, seat in enumerate(seats))
