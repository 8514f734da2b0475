"""What moves at the table: motions of actions, the piece in the hand, influence being counted up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce

import pygame

from luna.app.app_context import AppContext
from luna.app.settings import preferences
from luna.core.intent import Pick
from luna.games.luna.rules.dump import StateDict
from luna.games.luna.rules.events import Event, PairsPlaced
from luna.games.luna.view.motion.carry import without
from luna.games.luna.view.motion.fold import landed
from luna.games.luna.view.motion.staging import Released, carried, until_told
from luna.games.luna.view.shown import Carried, Shown
from luna.games.luna.view.view import TableView
from luna.ui.director import Cue, Director
from luna.ui.motion import Flight, Follower

SPEEDS: dict[str, float | None] = {"0.5": 0.5, "1": 1.0, "2": 2.0, "instant": None}
HOME = 0.15
"""Seconds in which a piece glides back to where it was taken."""
COUNTING = 0.8, 6.0
"""Seconds for counting up influence, and the least points a second."""
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pause:
    """A scoring that a dialog tells: the position before it, the scoring, and what follows it at the table."""

    before: StateDict
    scored: Event
    rest: list[Event]


class Stage:
    """Shows what happened after it happened; `heard` gets the name of each effect when its motion begins."""

    def __init__(self, context: AppContext, view: TableView, heard: Callable[[str], None] = lambda _: None) -> None:
        self._context, self._view, self._heard = context, view, heard
        self._director = Director[StateDict](self._began)
        self._before: Shown | None = None
        self._after: Callable[[], None] | None = None
        self._last: StateDict | None = None
        self._pause: Pause | None = None
        self._told: dict[str, int] = {}
        """Influence as far as a dialog has counted it."""
        self._scores: dict[str, float] = {}
        self._hand: Follower | None = None
        self._taken_at: Point = (0, 0)
        self.count = 0
        """How many novices the carried piece stands for, if the person said so; else 0."""
        self.fit = 0
        """How many of these the place under the pointer takes; 0 where it takes none."""

    # -- motions

    @property
    def busy(self) -> bool:
        """Whether what is shown lags behind the game."""
        return self._director.busy

    @property
    def reduced(self) -> bool:
        """Whether the person wants no motion."""
        return self._context.settings.get(preferences.REDUCED_MOTION)

    @property
    def moves(self) -> bool:
        """Whether pieces fly at all."""
        return not self.reduced and SPEEDS[self.speed] is not None

    @property
    def lively(self) -> bool:
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
        state: StateDict,
        events: Sequence[Event],
        dropped: Released | None,
        after: Callable[[], None] | None,
    ) -> None:
        """Shows an action played in a position while the picture was `before`; `after` is called when it is over."""
        told = list(events)
        if before.state is not state and isinstance(told[0], PairsPlaced):
            state = landed(state, told.pop(0))  # each pair stood at its place as soon as it was picked
        self._before, self._after = _quiet(before), after
        if after:
            told, rest = until_told(told)
            self._pause = Pause(reduce(landed, told[:-1], state), told[-1], rest)
        self._go(state, told, dropped)

    def go_on(self) -> None:
        """The dialog has told of the scoring; what waited for that goes on: figures move, the next round begins."""
        pause, self._pause, self._told = self._pause, None, {}
        if pause and self._before:
            self._go(landed(pause.before, pause.scored), pause.rest)

    def counted(self, scores: Mapping[str, int]) -> bool:
        """The influence that the dialog has counted up to, by colour; True if that changes the picture."""
        if self._pause is None or scores == self._told:
            return False
        self._told = dict(scores)
        return True

    def reword(self, shown: Shown) -> None:
        """The words of the picture that waits, in another language."""
        if self._pause and self._before:
            self._before = _quiet(shown)

    def _go(self, state: StateDict, events: list[Event], dropped: Released | None = None) -> None:
        assert self._before
        self._director.speed = SPEEDS[self.speed]
        cues = self._view.cues(state, events, dropped, self.reduced, self._before.names)
        if cues and self.moves:
            self._scores = {colour: player["influence"] for colour, player in state["players"].items()}
            self._last = self._pause.before if self._pause else cues[-1].after
        self._director.play(cues)
        self._finish()

    def skip(self) -> bool:
        """Everything is at its end at once; True if that called `after`, so that another scene may be on top now."""
        self._director.skip()
        self._scores = {}
        return self._finish()

    def clear(self) -> None:
        """Another position is shown: nothing of the old one goes on."""
        self._director.clear()
        self._scores, self._told, self._before, self._after, self._pause = {}, {}, None, None, None

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if the picture has changed."""
        moved = self._director.update(seconds)
        moved |= self._count(seconds)
        if self._hand and not self._hand.resting:
            self._hand.update(seconds)
            moved = True
        self._finish()
        return moved

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one."""
        return self._director.moving or bool(self._scores) or bool(self._hand and not self._hand.resting)

    def over(self, shown: Shown) -> Shown:
        """What is shown instead of the truth while it is catching up."""
        state = self._director.shown or (self._pause.before if self._pause else None)
        if state is not None and self._before:
            prompt = self._director.told or self._before.prompt
            shown = replace(self._before, state=state, names=shown.names, prompt=prompt)
        if self._hand and shown.carried:
            x, y = self._hand.at
            count = self.fit or self.count or shown.carried.count
            source = shown.carried.source
            state = without(shown.state, source, count) if source else shown.state
            shown = replace(shown, state=state, carried=replace(shown.carried, count=count, at=(round(x), round(y))))
        flights = self._director.placings()
        scores = self._told or {colour: round(score) for colour, score in self._scores.items()}
        return replace(shown, flights=flights, scores=scores) if flights or scores else shown

    def _began(self, cue: Cue[StateDict]) -> None:
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
        """Influence goes towards the value of the position shown."""
        if not self._scores or self._last is None:
            return False
        before, state = dict(self._scores), self._director.shown or self._last
        for colour, player in state["players"].items():
            self._scores[colour] = _towards(before[colour], player["influence"], seconds)
        if not self.busy and self._scores == before:
            self._scores = {}
        return self._scores != before

    # -- the piece in the hand

    def take(self, at: Point, counts: Sequence[int], all_of_them: bool) -> None:
        """A piece is lifted; it stands for all novices it can if the person wants that."""
        self._hand, self._taken_at = Follower(at), at
        self.count, self.fit = counts[-1] if counts and all_of_them else 0, 0

    def carry(self, at: Point) -> None:
        """The pointer with the piece is here now."""
        if self._hand:
            self._hand.target = at
            if self.reduced:
                self._hand.at = at

    def change_count(self, counts: Sequence[int], steps: int) -> bool:
        """More or fewer novices; False if the piece stands for one only."""
        if not counts:
            return False
        at = counts.index(self.count) if self.count in counts else 0
        self.count = counts[min(len(counts) - 1, max(0, at + steps))]
        return True

    def let_go(self, held: Carried | None, pick: Pick | None, events: Sequence[Event]) -> None:
        """The piece leaves the hand: it lands by its motion, or it glides home."""
        hand, self._hand, self.count, self.fit = self._hand, None, 0, 0
        if hand is None or held is None or pick is None or not self.moves:
            return
        if not any(carried(event, pick) for event in events):
            self._director.let_fly(Flight((held.sprite,), (hand.at, self._taken_at), 0.0, HOME, scale=(1.15, 1.0)))


def _quiet(shown: Shown) -> Shown:
    """A picture without anything that could be used."""
    quiet = frozenset[Pick]()
    return replace(shown, sources=quiet, targets=quiet, chosen=quiet, armed=frozenset(), hover=None, carried=None,
                   bubble=None, choices=None, banner=None, preview=None, help=None, tip=None, prompt_of="")  # fmt: skip


def _towards(score: float, target: int, seconds: float) -> float:
    step = seconds * max(COUNTING[1], abs(target - score) / COUNTING[0])
    return float(target) if abs(target - score) <= step else score + step * (1 if target > score else -1)
