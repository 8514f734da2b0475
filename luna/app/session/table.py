"""A table without a window: who decides, what is picked and asked, what is looked at, whether a turn is still open.

What a person does is a method here. Each leads to one new position at most, of which `version` counts; whoever keeps
something about a position compares that number and need not be told in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

from luna.app.session import decisions
from luna.app.session.kept_back import KeptBack
from luna.app.session.played import Played, Question
from luna.app.session.session import Session
from luna.app.session.turn_end import passed_on
from luna.app.session.viewer import Viewer
from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.rules import CHANCE, NOBODY
from luna.core.seat import Seat, SeatKind
from luna.core.turn import Ask, NoTurn, Outcome, Point, Released, Turn


class Table:
    """One game, the position shown and the decision of the person to act.

    `turn_of` makes the turn of a position, `confirms` tells whether a person wants to end turns by a press of its own.
    """

    def __init__(
        self, session: Session, turn_of: Callable[[Any], Turn], confirms: Callable[[], bool] = lambda: False
    ) -> None:
        self.session = session
        self._turn_of, self._confirms = turn_of, confirms
        self._viewer = Viewer(session)
        self._names: dict[int, str] = {}
        """Names of persons whose seats a bot took over."""
        self._ended = session.match.length - session.open
        """Up to which line all turns have been ended; what lay there when the table was opened is, but an open one."""
        self.version = 0
        self.looked: int | None = None
        """How many steps had been played in the position looked at, None at the present one."""
        self.question: Question | None = None
        self.open = False
        """Whether the turn just played is yet to be ended: nobody else acts until then."""
        self._held = False
        """Whether the person at the screen is shown as the one to act, whoever is."""
        self._kept_back = KeptBack(session, self._viewer)
        self._show()

    # -- what there is

    @property
    def state(self) -> Any:
        """The present position as it is."""
        return self.session.state

    @property
    def position(self) -> Any:
        """The position shown, as who sits at the screen may know it."""
        return self.present if self.looked is None else self.before(self.looked + 1)

    @property
    def present(self) -> Any:
        """The present position, as who sits at the screen may know it."""
        last = self._kept_back.step
        return last.after if last else self._viewer.sees(self.state)

    @property
    def actor(self) -> int:
        """The seat that decides next in the present position; negative if none does."""
        return self.session.actor

    @property
    def acted(self) -> int | None:
        """The seat that is shown as the one to act although it has acted; its turn is still open, or to be undone."""
        return passed_on(self.session) if self.open else self.person if self._held else None

    @property
    def doer(self) -> int:
        """The seat that decided on the last step; negative if none did."""
        return self.session.rules.actor(self.session.match.before(self.length - 1)) if self.length else NOBODY

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    @property
    def bot(self) -> str:
        """The level of the bot that is to act, else an empty text."""
        return decisions.bot_at(self.session.seats, self.actor)

    @property
    def can_cancel(self) -> bool:
        """Whether something is begun, or a person's action of several steps is under way and can be taken back."""
        decides = self.looked is None and bool(self.turn.sources()) and self.doer == self.actor
        return self.begun or (decides and self.session.rules.goes_on(self.state) and self.can_undo_turn)

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return all(seat.kind != SeatKind.HUMAN for seat in self.session.seats)

    @property
    def alone(self) -> bool:
        """Whether only one person plays."""
        return [seat.kind for seat in self.session.seats].count(SeatKind.HUMAN) == 1

    @property
    def person(self) -> int | None:
        """The seat of the person at the screen in the position shown; None where nobody is to be found."""
        if self.looked is not None:
            return decisions.at_screen(self.session, self.looked)
        return decisions.at_screen(self.session, self.length - self.open)

    @property
    def curtain(self) -> int | None:
        """The seat whose person has to come to the screen before anything hidden is shown, else None."""
        return self._viewer.awaited

    @property
    def begun(self) -> bool:
        """Whether something is picked or asked that a step back would take away."""
        return bool(self.turn.picks) or self.question is not None

    @property
    def length(self) -> int:
        """How many steps were played up to the present position."""
        return self.session.match.length

    @property
    def first(self) -> Any:
        """The position before the first step, as one may know it."""
        return self._viewer.sees(self.session.match.first)

    @property
    def steps(self) -> Sequence[Step[Any, Any]]:
        """All steps as one may know them, those that were taken back too."""
        return self._kept_back.shown(self._viewer.steps(self.session.match.every_step))

    def before(self, step: int) -> Any:
        """The position before step `step`, counted from 1, as one may know it."""
        return self.steps[step - 2].after if step > 1 else self.first

    # -- deciding

    def choose(self, picks: list[Pick]) -> Outcome:
        """A click on what lies under the pointer, topmost first."""
        return None if self.turn.choose_again(picks) else self.turn.choose(picks)

    def ask(self, ask: Ask, at: Point) -> None:
        """Several actions are meant."""
        self.question = Question(ask, at)

    def answer(self, index: int) -> tuple[Outcome, Point] | None:
        """Option `index` of the question, and where that was asked; None if there is none of that number."""
        question = self.question
        if question is None or not 0 <= index < len(question.ask.plays):
            return None
        return question.ask.plays[index], question.at

    def step_back(self) -> None:
        """Drops the question with all its picks, or takes back the last pick."""
        if self.question:
            self.forget_picks()
        else:
            self.turn.back()

    def forget_picks(self) -> None:
        """Drops the question and all picks."""
        self.question = None
        self.turn.reset()

    def play(self, code: int, times: int = 1, dropped: Released | None = None, first: Sequence[int] = ()) -> Played:
        """Plays a legal action; a group goes as one movement of so many steps, which nobody comes between.

        What it brings along is played `first`.
        """
        start, by, before = self.length, self.actor, self.present
        with self.session.written_once():
            for each in (*first, *repeat(code, times)):
                self.session.play(each)
            steps = self._viewer.steps(self.session.match.steps)
            self._show()
        return Played(by, before, tuple(self._kept_back.shown(steps)[start:]), dropped)

    def confirm(self) -> Played | None:
        """Ends the open turn: whose it was, and what comes to light with that; None if none was open."""
        acted = self.acted
        if acted is None:
            return None
        ended = Played(acted, self.present, self._kept_back.left_out())
        self._ended = self.length
        self._show()
        return ended

    # -- going back and forth

    @property
    def hindrance(self) -> str:
        """Why the last line of a person cannot be taken back, a reason of `Session.hindrance`; else an empty text."""
        return "" if self._kept_back.step else decisions.why_no_undo(self.session)

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return bool(self._kept_back.step) or decisions.can_undo(self.session)

    @property
    def can_undo_turn(self) -> bool:
        """Whether `undo_turn` would."""
        return bool(self._kept_back.step) or decisions.can_undo_turn(self.session)

    def undo(self) -> bool:
        """Takes back the last line of a person and what bots did after it; False if there is none."""
        return self._went(self._kept_back.withdraw() or decisions.undo(self.session))

    def undo_turn(self) -> bool:
        """Takes back the last action of a person as a whole, and what bots did after it; False if there is none."""
        withdrawn = self._kept_back.withdraw()
        whole = withdrawn and not self.session.rules.goes_on(self.state)
        return self._went((not whole and decisions.undo_turn(self.session)) or withdrawn)

    def begun_at(self, stage_of: Callable[[Any], str] | None = None) -> int | None:
        """Where a person decided first in the whole game, or in the round: the part that `stage_of` names.

        How many lines lie before; None if nothing has been played since.
        """
        named = stage_of and (lambda state: stage_of(self._viewer.sees(state)))
        begin = decisions.stage_begun(self.session, named) if named else 0
        return decisions.first_decision(self.session, begin)

    def restart(self, line: int) -> bool:
        """Goes back to a position; what came after it can be played again. False where something is in the way."""
        return self._went(self.session.go_to(line))

    def redo(self) -> bool:
        """Plays an undone line again, and what bots did after it; False if there is none."""
        return self._went(decisions.redo(self.session))

    def look_at(self, step: int) -> bool:
        """Shows the position after so many steps, also of undone ones; the present one ends it. True if that is new."""
        step = max(0, min(step, self.length + self.session.match.undone))
        if step == (self.length if self.looked is None else self.looked):
            return False
        self._show(None if step == self.length else step)
        return True

    def play_on(self) -> bool:
        """Makes the position looked at the present one; what came after it can be played again.

        Where something is about to be drawn it goes on to the first position in which a seat decides.
        """
        looked, match = self.looked, self.session.match
        while looked is not None and self.session.rules.actor(match.before(looked)) == CHANCE:
            looked += 1
        return looked is not None and self._went(self.session.go_to(looked))

    # -- who plays

    def reseat(self, index: int, level: str) -> bool:
        """Gives a seat to a bot, or with no level to a person under the name used before; False if nothing changes."""
        seat = self.session.seats[index]
        if seat.kind == SeatKind.HUMAN:
            self._names[index] = seat.name
        name = level or self._names.get(index, "")
        new = Seat(seat.colour, SeatKind.BOT, name, seat.character) if level else Seat(seat.colour, name=name)
        if new == seat or not (level or self.session.can_sit(index)):
            return False
        self.session.reseat(index, new)
        self._show(self.looked)
        return True

    def uncover(self) -> None:
        """The person the curtain waits for sits at the screen."""
        self._viewer.come()
        self._show(self.looked)

    def show_anew(self, held: bool = False) -> None:
        """The game was changed from outside; `held` = what the person has done is only to be taken back."""
        self._show()
        self._held = held

    def _went(self, moved: bool) -> bool:
        if moved:
            self._show()
        return moved

    def _show(self, looked: int | None = None) -> None:
        """Another position is shown: what belonged to the one before is forgotten."""
        self.version += 1
        self.looked, self.question, self._held = looked, None, False
        self.open = self._confirms() and self.length > self._ended and passed_on(self.session) >= 0
        self._ended = self._ended if self.open else self.length
        self.session.leave_open(self.open)
        acted = self.acted
        self._viewer.follow(self.actor if acted is None else acted)
        self._kept_back.follow(self.open)
        waits = bool(self.bot) or self.open or self.curtain is not None
        self.turn: Turn = NoTurn() if waits else self._turn_of(self.present)
