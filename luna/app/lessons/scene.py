"""A lesson at the table: it tells, waits for the pupil's deed, shows where that leads and goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.lessons.done import LessonDone
from luna.app.lessons.lecture import Lecture
from luna.app.lessons.progress import Progress
from luna.app.lessons.scripted import Scripted
from luna.app.lessons.taught_table import BACK, HINT, NEXT, SHOW, TaughtTable
from luna.app.lessons.unkept import unkept_game
from luna.app.session.played import Played
from luna.core.game import AnyGame
from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.core.turn import NoTurn, Turn
from luna.ui.game_window import window_of
from luna.ui.lessons.lesson import Await, Deeds, Lesson, Say
from luna.ui.table.picks import KEYS, TablePick
from luna.ui.table.shown import Button, Shown, TipNote, TipWay

LEAVE = "leave"
"""The button of the top bar."""


class LessonScene(TaughtTable):
    """Lesson `number` of a game's course, counted from 0, from one of its steps on."""

    box_stays = True
    _leaves = False
    """Whether the next press of the key leaves."""
    _told = 0
    """Number of the step that the box told of last."""
    _refused = False
    """Whether the table is shut after a deed that was not meant."""

    def __init__(self, context: AppContext, game: AnyGame, number: int, step: int = 0) -> None:
        self.course, self.number = window_of(game).course, number
        self.lesson = lesson = self.taught()
        session = unkept_game(game, lesson.record(), context.storage)
        self.lecture = Lecture(lesson, session, step)
        self.progress = Progress(context.settings, game.key)
        super().__init__(context, session)
        self.chapter = lesson.chapter
        self.bots.thinker = Scripted(game.bots, self._next_of_others)
        self.bots.deeds.dismiss()  # what led to the lesson's position is no news

    def taught(self) -> Lesson:
        """What is taught here."""
        return self.course.lessons[self.number]

    # -- another kind of table

    def turn_of(self, state: Any) -> Turn:
        """The pupil decides only where that is awaited."""
        return super().turn_of(state) if self.lecture.waits else NoTurn()

    def confirms(self) -> bool:
        """A deed is judged as it is done."""
        return False

    def named(self, seats: Iterable[Seat]) -> dict[str, str]:
        """Orders are called by their colours, whoever plays them."""
        return super().named(Seat(seat.colour, _nobody(seat.kind), "") for seat in seats)

    def ranked(self, seats: Iterable[Seat]) -> dict[str, int]:
        """Who plays here by the lesson has no level."""
        return {}

    def bar(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """Instead of undo and menu a way out."""
        leave = Button(Pick(TablePick.BAR, LEAVE), self.context.text("lesson-leave"), "flag")
        return *(each for each in buttons if each.pick in (Pick(TablePick.BAR, "preview"), KEYS)), leave

    def press_bar(self, name: str) -> None:
        if name == LEAVE:
            self._leave()
        elif name in ("preview", "keys", "cancel"):
            super().press_bar(name)

    def open_menu(self) -> None:
        """A lesson has no menu: its key leaves, but only when it is pressed twice."""
        if self._leaves:
            self._leave()
        else:
            self._leaves = True
            self.tell(self.context.text("lesson-leave-again"))
            self.redraw()

    def _leave(self) -> None:
        """The lesson goes on from here the next time."""
        self.hand.let_go()
        self.progress.leave(self.lesson.key, 0 if self.lecture.over else self.lecture.at)
        self.context.go.pop()

    def undo(self) -> None:
        """Takes back a pick, or goes to the step before."""
        if self.table.begun:
            self.step_back()
        else:
            self.press(BACK)

    def undo_turn(self) -> None:
        """The same: nothing but steps is gone back."""
        self.undo()

    def give_up(self) -> None:
        """The action under way is begun anew, with its step; one that a step before began, with that."""
        if self.lecture.goes_on:
            self._take_back()
        else:
            super().give_up()

    def handle(self, event: pygame.event.Event) -> bool:
        """Whoever takes hold of a thing after a deed that was not meant tries again: the deed is taken back first."""
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.KEYDOWN and event.key != pygame.K_ESCAPE):
            self._leaves = False
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if pressed and self._refused and not (self.busy or self.help.topic):
            under = self.picks_at(event.pos)[:1]
            if under and under[0].kind not in set(TablePick):
                self._take_back()
        return super().handle(event)

    @property
    def task_done(self) -> bool:
        return self.lecture.done(self._told)

    def redo(self) -> None:
        """There is nothing to be played again."""

    def look_at(self, step: int) -> bool:
        """Only the present is shown."""
        return False

    def again(self) -> None:
        """The lesson from its beginning."""
        self.context.go.replace(self.context.routes.lesson(self.context, self.game.game, self.number))

    def shown(self) -> Shown:
        """The bar tells how it goes on, not what else could be done."""
        if self._shown is None:
            shown = super().shown()
            if self.lecture.over:
                shown = replace(shown, prompt="", prompt_of="")  # nobody goes on, though somebody would be to act
            elif shown.tip and not self.table.begun:
                shown = replace(shown, prompt=self.context.text(self._prompt()), prompt_of=self._pupil)
            others = any(isinstance(step, Deeds) for step in self.lesson.steps[: self.lecture.at])
            if not (others or self.table.begun):
                shown = replace(
                    shown, chosen=frozenset(), recent=frozenset()
                )  # where it was done that led to the lesson's position
            step = self.lecture.step
            self._shown = replace(shown, arrows=step.ways) if isinstance(step, Say) else shown
        return self._shown

    @property
    def _pupil(self) -> str:
        """The order that the box speaks to; empty where nobody plays."""
        return next((seat.colour for seat in self.game.seats if seat.kind == SeatKind.HUMAN), "")

    def _prompt(self) -> str:
        ways = self.ways()
        if NEXT in ways:
            return "lesson-prompt-back" if self.lecture.wrong else "lesson-prompt"
        return "lesson-prompt-do" if HINT in ways else "lesson-prompt-show"

    # -- the box

    def note(self) -> TipNote | None:
        lecture, text = self.lecture, self.context.text
        step, id = lecture.step, lecture.text
        if not id or step is None or isinstance(step, Deeds) or self._showing:
            return None
        self._told = lecture.at
        at, steps = lecture.told
        head = self.head(text(f"lesson-{self.lesson.key}-title"))
        ways = tuple(TipWay(way, text(f"lesson-way-{self.word_of(way)}"), way == NEXT) for way in self.ways())
        also = (*step.also, *(self._lit() if self.hinted else ()))
        return TipNote(step.about, text(id), ways=ways, head=head, step=at, steps=steps, also=also)

    def head(self, title: str) -> str:
        """What stands above the box."""
        return self.context.text("lesson-head", number=self.number + 1, count=len(self.course.lessons), title=title)

    def ways(self) -> dict[str, Callable[[], object]]:
        lecture = self.lecture
        ways: dict[str, Callable[[], object]] = {}
        if not lecture.text or self._showing:
            return {}
        if lecture.wrong:
            return {NEXT: self._take_back}
        if lecture.at:
            ways[BACK] = self._back
        if isinstance(lecture.step, Say):
            ways[NEXT] = self._read
        elif isinstance(lecture.step, Await) and lecture.waits:
            if not (self.hinted or self._lit() <= {lecture.step.about, *lecture.step.also}):
                ways[HINT] = self.hint
            ways[SHOW] = self._show
        return ways

    def word_of(self, way: str) -> str:
        return "take-back" if way == NEXT and self.lecture.wrong else way

    def _lit(self) -> set[Pick]:
        """The pieces and places by which a hand does it."""
        lines, state = self.lecture.to_play, self.game.state
        code = self.game.rules.code(state, lines[0]) if lines else None
        if code is None:
            return set()
        return {pick for pick in self.course.spell(state, code) if pick.kind != TablePick.BAR}

    # -- steps

    def was_played(self, played: Played) -> None:
        self.lecture.played()
        self.hand_over.dismiss()  # the box tells what there is to be told
        self.hinted = False
        self.redraw()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.busy or not self._on_top:
            return
        if self.lecture.fulfilled:
            self._go_on()
        elif self.lecture.wrong and not self._refused:
            self._refused = True
            self.show_anew(held=True)  # nothing more can be done before it is taken back

    def _go_on(self) -> None:
        others = isinstance(self.lecture.step, Deeds)
        self.lecture.go_on()
        if self.lecture.over:
            self.finish()
        else:
            self._begin_step(others)

    def finish(self) -> None:
        """All is done."""
        self.progress.finish(self.lesson.key)
        self.context.go.push(LessonDone(self.context, self.game.game, self.number))

    def _begin_step(self, others: bool = False) -> None:
        """The step is seen from its beginning; where `others` have just acted, that is told first."""
        self.hinted = self._refused = False
        self.show_anew()
        if not others:
            self.bots.deeds.dismiss()
            self.redraw()

    def _read(self) -> None:
        self.lecture.read()

    def _take_back(self) -> None:
        self.sound("undo")
        self.lecture.begin_again()
        self._begin_step()

    def _back(self) -> None:
        self._showing = ()
        if self.lecture.back():
            self._begin_step()

    def _show(self) -> None:
        """Plays what is still missing, all of it anew where the pupil went another way."""
        if self.lecture.goes_on and self.lecture.to_play == self._solution():
            self.lecture.begin_again()
            self._begin_step()
        state, codes = self.game.state, list[int]()
        for line in self.lecture.to_play:
            code = self.game.rules.code(state, line)
            assert code is not None
            codes.append(code)
            state = self.game.rules.apply(state, code)[0]
        self.show(codes)

    def _solution(self) -> tuple[str, ...]:
        step = self.lecture.step
        return step.solution if isinstance(step, Await) else ()

    def _next_of_others(self) -> int | None:
        """What the seat to act plays next, where the lesson is at that."""
        lecture = self.lecture
        if not isinstance(lecture.step, Deeds) or lecture.fulfilled or not lecture.to_play:
            return None
        return self.game.rules.code(self.game.state, lecture.to_play[0])


def _nobody(kind: str) -> SeatKind:
    """A bot goes by its colour as a person without a name does."""
    return SeatKind.HUMAN if kind == SeatKind.BOT else SeatKind(kind)
