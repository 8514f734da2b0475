"""What moves at the table: motions of what happened, pieces that glide home, points being counted up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.settings import preferences
from luna.app.table.buttons import dimmed, while_told
from luna.core.intent import Pick
from luna.core.turn import Released
from luna.ui.moving.director import Cue, Director
from luna.ui.moving.motion import Flight
from luna.ui.table.contract.view import Happened, View
from luna.ui.table.shown import Button, Deed, Shown

SPEEDS: dict[str, float | None] = {"0.5": 0.5, "1": 1.0, "2": 2.0, "instant": None}
COUNTING = 0.8, 6.0
"""Seconds for counting up points, and the least points a second."""


@dataclass(frozen=True, slots=True)
class Pause:
    """What a dialog tells: the snapshots before and after it, and what follows it at the table."""

    before: Any
    after: Any
    rest: list[Happened]


@dataclass(frozen=True, slots=True)
class Closing:
    """A deed after which a dialog opens, and for how many seconds it is in sight before."""

    deed: Deed | None
    seconds: float


class Stage:
    """Shows what happened after it happened; `heard` gets the name of each effect when its motion begins."""

    def __init__(self, context: AppContext, view: View, heard: Callable[[str], None] = lambda _: None) -> None:
        self._context, self._view, self._heard = context, view, heard
        self._director = Director[Any](self._began)
        self._before: Shown | None = None
        self._after: Callable[[], None] | None = None
        self._last: Any | None = None
        self._pause: Pause | None = None
        self._closing: Closing | None = None
        self._hold = 0.0
        """Seconds that the last deed before a dialog still stays in sight."""
        self._doer = ""
        """The colour of whose deed is seen, with all that follows from it; empty where it is nobody's."""
        self._told: dict[str, int] = {}
        """Points as far as a dialog has counted them."""
        self._lit = frozenset[Pick]()
        """What a dialog tells of."""
        self._scores: dict[str, float] = {}

    # -- motions

    @property
    def busy(self) -> bool:
        """Whether what is shown lags behind the game."""
        return self._director.busy or self._hold > 0

    @property
    def told(self) -> bool:
        """Whether a dialog tells of what happened, and nothing goes on before it has."""
        return self._pause is not None

    @property
    def reduced(self) -> bool:
        """Whether the person wants no motion."""
        return self._context.settings.get(preferences.REDUCED_MOTION)

    @property
    def moves(self) -> bool:
        """Whether pieces fly at all."""
        return not self.reduced and SPEEDS[self.speed] is not None

    @property
    def ambient(self) -> bool:
        """Whether the sea may glitter: not for who wants no motion, nor while somebody works in another window."""
        return not self.reduced and pygame.key.get_focused()

    @property
    def speed(self) -> str:
        """The chosen speed."""
        return self._context.settings.get(preferences.SPEED)

    def change_speed(self, steps: int) -> str:
        """Chooses a faster or slower speed and remembers it."""
        names = list(SPEEDS)
        name = names[min(len(names) - 1, max(0, names.index(self.speed) + steps))]
        self._context.settings.put(preferences.SPEED, name)
        self._director.speed = SPEEDS[name] or self._director.speed
        if SPEEDS[name] is None:
            self.skip()
        return name

    def play(
        self,
        before: Shown,
        start: Any,
        happened: Sequence[Happened],
        dropped: Released | None,
        after: Callable[[], None] | None,
        closing: Closing | None = None,
    ) -> None:
        """Shows what happened from a snapshot on while the picture was `before`; `after` is called when it is over.

        With a `closing` deed it stays in sight before that.
        """
        told = list(happened)
        self._before, self._after, self._closing = _quiet(before), after, closing
        self._hold = closing.seconds if closing else 0.0
        if after and told:
            told, rest = self._view.until_told(told)
            self._pause = Pause(self._told_over(start, told), told[-1].after, rest)
        self._go(start, told, dropped)

    def stand(self, before: Shown, start: Any, happened: Sequence[Happened]) -> None:
        """Stands as while a dialog tells of what happened, which it now does once more; nothing follows it."""
        self._before, self._after = _quiet(before), None
        seen = self._told_over(start, self._view.until_told(happened)[0])
        self._pause = Pause(seen, seen, [])

    @staticmethod
    def _told_over(start: Any, told: Sequence[Happened]) -> Any:
        """The snapshot over which a dialog tells of the last of what happened from a snapshot on."""
        return told[-2].after if told[1:] else start

    def go_on(self) -> None:
        """The dialog has told what it had to tell; what waited for that goes on: figures move, a round begins."""
        pause, self._pause, self._told, self._lit = self._pause, None, {}, frozenset()
        if pause and self._before:
            self._go(pause.after, pause.rest)

    def counted(self, scores: Mapping[str, int]) -> bool:
        """The points that the dialog has counted up to, by colour; True if that changes the picture."""
        if self._pause is None or scores == self._told:
            return False
        self._told = dict(scores)
        return True

    def light(self, places: Collection[Pick]) -> bool:
        """Lights what the dialog tells of; True if that changes the picture."""
        lit = frozenset(places) if self._pause else frozenset()
        changed, self._lit = lit != self._lit, lit
        return changed

    def reword(self, shown: Shown) -> None:
        """The words of the picture that waits, in another language."""
        if self._pause and self._before:
            self._before = _quiet(shown)

    def _go(self, start: Any, happened: list[Happened], dropped: Released | None = None) -> None:
        assert self._before
        self._director.speed = SPEEDS[self.speed]
        cues = self._view.motions(start, happened, dropped, self.reduced, self._before.names)
        if cues and self.moves:
            self._scores = dict[str, float](self._view.scores(start))
            self._last = self._pause.before if self._pause else cues[-1].after
        self._doer = next((cue.doer for cue in cues if cue.doer), "")
        self._director.play(cues)
        self._finish()

    def skip(self) -> bool:
        """Everything is at its end at once; True if that called `after`, so that another scene may be on top now."""
        self._director.skip()
        self._scores, self._hold = {}, 0.0
        return self._finish()

    def clear(self) -> None:
        """Another position is shown: nothing of the old one goes on."""
        self._director.clear()
        self._hold = 0.0
        self._scores, self._told, self._before, self._after, self._pause = {}, {}, None, None, None
        self._lit = frozenset()

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if the picture has changed."""
        moved = self._director.update(seconds)
        if not self._director.busy:
            self._hold = max(0.0, self._hold - seconds)
        moved |= self._count(seconds)
        self._finish()
        return moved

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one."""
        return self._director.moving or bool(self._scores)

    def over(self, shown: Shown, acting: str) -> Shown:
        """What is shown instead of the truth while it is catching up; `acting` = the colour of who decides then."""
        state = self._director.shown or (self._pause.before if self._pause else None)
        if state is not None and self._before:
            prompt = self._director.told or self._before.prompt
            words = replace(
                self._before,
                state=state,
                names=shown.names,
                prompt=prompt,
                prompt_of=self._director.doer,
                lens=shown.lens,
                chosen=self._lit,
                actions=self._actions(shown, acting),
                bar=shown.bar,
            )
            closing = self._closing.deed if self._closing and self._after else shown.deed
            if self._pause and not self.busy:
                words, closing = _with_ending(words, shown), None
                words = replace(words, prompt="", actions=(), bar=while_told(words.bar))
            shown = replace(words, deed=closing)
        flights = self._director.placings()
        scores = self._told or {colour: round(score) for colour, score in self._scores.items()}
        return replace(shown, flights=flights, scores=scores) if flights or scores else shown

    def _actions(self, shown: Shown, acting: str) -> tuple[Button, ...]:
        """The buttons that a press would meet; lit only while who decides sees an own deed and no dialog follows."""
        if self._after and self._before:
            return dimmed(self._before.actions)
        return shown.actions if self._doer == acting else dimmed(shown.actions)

    def _began(self, cue: Cue[Any]) -> None:
        for name in cue.motion.sounds:
            self._heard(name)

    def _finish(self) -> bool:
        """Calls what waits for the end of all motions."""
        if self.busy or self._before is None:
            return False
        after, self._after = self._after, None
        if self._pause is None:
            self._before = None
        if after:
            after()
        return after is not None

    def _count(self, seconds: float) -> bool:
        """Points go towards the value of the position shown."""
        if not self._scores or self._last is None:
            return False
        before, state = dict(self._scores), self._director.shown or self._last
        for colour, score in self._view.scores(state).items():
            self._scores[colour] = _towards(before[colour], score, seconds)
        if not self.busy and self._scores == before:
            self._scores = {}
        return self._scores != before

    def fly(self, flight: Flight) -> None:
        """A piece glides home, where pieces fly at all."""
        if self.moves:
            self._director.let_fly(flight)


def _with_ending(before: Shown, now: Shown) -> Shown:
    """A picture with the lines of what ended a part of the game, up to the one of which a dialog tells."""
    known = len(before.chronicle)
    told = next((n for n, line in enumerate(now.chronicle) if n >= known and line.opens), known)
    if told == known:
        return before
    return replace(before, chronicle=now.chronicle[:told], undone=(), chronicle_back=0)


def _quiet(shown: Shown) -> Shown:
    """A picture without anything that could be used."""
    quiet = frozenset[Pick]()
    return replace(
        shown,
        sources=quiet,
        targets=quiet,
        chosen=quiet,
        recent=quiet,
        done_by={},
        related={},
        signs={},
        armed=frozenset(),
        hover=None,
        carried=None,
        bubble=None,
        choices=None,
        banner=None,
        deed=None,
        preview=None,
        outcome=None,
        help=None,
        tip=None,
        prompt_of="",
    )


def _towards(score: float, target: int, seconds: float) -> float:
    step = seconds * max(COUNTING[1], abs(target - score) / COUNTING[0])
    return float(target) if abs(target - score) <= step else score + step * (1 if target > score else -1)
