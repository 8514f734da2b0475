"""Reviews for a scene: all actions of a game are judged one after the other, and nothing waits for that.

reviewer = Reviewer(game, setup, match)
reviewer.update()                    with every frame, until it is `done`
review = reviewer.review             what is known by now

First all of them are looked at for a moment, then those that single sentences are told of more closely: the largest
losses and the best actions.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from luna.app.session.analyst import Analyses, Analyst
from luna.core.analysis import Analysis
from luna.core.game import AnyGame
from luna.core.match import Match
from luna.core.review import Judgement, Review, largest_first
from luna.core.rules import CHANCE
from luna.core.seat import SeatKind

ITERATIONS, CLOSER = 1280, 12_800
"""How far each action is looked at, and how far the largest losses."""
CLOSELY, BEST = 12, 2
"""How many losses are looked at more closely, more than turning points since some are none then; and of each seat how
many actions of which one may be its best."""
WORKERS = 2


@dataclass(frozen=True, slots=True)
class Action:
    """A whole action of a game: how many steps lie before it, which seat decided, and its codes."""

    start: int
    seat: int
    codes: tuple[int, ...]


def actions_of(match: Match[Any, Any], stepwise: bool = False) -> tuple[Action, ...]:
    """All actions up to the present position, without what was drawn; one that is not at its end yet is none.

    With `stepwise` each step is an action.
    """
    rules, steps, found, start = match.rules, match.steps, list[Action](), 0
    for end in range(1, len(steps) + 1):
        if rules.goes_on(steps[end - 1].after) and not stepwise:
            continue
        seat = rules.actor(match.before(start))
        if seat != CHANCE:
            found.append(Action(start, seat, tuple(step.code for step in steps[start:end])))
        start = end
    return tuple(found)


class Reviewer:
    """Judges the actions of a game in workers; it may be stopped and goes on where it was.

    `known` are judgements of the same game that were made before, all there are to be made if it is `whole`: a closer
    look finds less, and so others might come to be chosen for one.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Any,
        match: Match[Any, Any],
        known: Iterable[Judgement] = (),
        whole: bool = False,
        analyst: Callable[[], Analyses] | None = None,
    ) -> None:
        self._game, self._setup, self._match = game, setup, match
        self._actions, self._seats = actions_of(match, game.bots.stepwise), game.seats(setup)
        self._people = frozenset(n for n, seat in enumerate(self._seats) if seat.kind == SeatKind.HUMAN)
        self._known = {each.start: each for each in known}
        make = analyst or (lambda: Analyst(game.bots))
        self._analysts = [make() for _ in range(min(WORKERS, os.cpu_count() or 1))]
        self._given: dict[int, Action] = {}
        """What each analyst is about, by its number."""
        self._untold: set[int] = set()
        """Actions that an analysis had nothing to say of."""
        self._closely: frozenset[int] | None = frozenset() if whole else None
        """What is to be looked at more closely, once all is known."""
        self.running = False
        self._review: Review | None = None
        """As long as nothing new is known."""

    @property
    def total(self) -> int:
        """How many looks there are to be taken, at most."""
        seats = len({action.seat for action in self._actions})
        return len(self._actions) + min(CLOSELY + BEST * seats, len(self._actions))

    @property
    def looked(self) -> int:
        """How many of them were taken."""
        closely = sum(each.iterations >= CLOSER for each in self._known.values())
        return self.total if self.done else min(len(self._known) + closely, self.total - 1)

    @property
    def done(self) -> bool:
        """Whether all is known."""
        return not self._given and self._next() is None

    @property
    def known(self) -> tuple[Judgement, ...]:
        """All judgements that there are, in the order of the game."""
        return tuple(self._known[start] for start in sorted(self._known))

    @property
    def review(self) -> Review:
        """What is known by now: of the game up to the first action that was not looked at yet."""
        if self._review is None:
            self._review = self._reviewed()
        return self._review

    def _reviewed(self) -> Review:
        progress = self._game.progress(self._match.state)
        points = dict(progress.scores)
        colours = [seat.colour for seat in self._seats]
        final = tuple(points.get(colour, 0) for colour in colours)
        won = colours.index(progress.winner) if progress.winner else None
        ahead = next((each.start for each in self._actions if self._is_unknown(each)), None)
        length, over = (self._match.length, progress.over) if ahead is None else (ahead, False)
        judged = tuple(each for each in self.known if each.start < length)
        return Review(judged, final, length, over, won, self._people)

    def _is_unknown(self, action: Action) -> bool:
        return action.start not in self._known and action.start not in self._untold

    def go_on(self) -> None:
        """Begins, or goes on after a stop."""
        self.running = True

    def stop(self) -> None:
        """Rests; what is known stays."""
        self.running = False
        self._given.clear()
        for analyst in self._analysts:
            analyst.cancel()

    def close(self) -> None:
        """Ends the workers."""
        self.stop()
        for analyst in self._analysts:
            analyst.close()

    def update(self) -> bool:
        """Takes what was found and asks for more; True if more is known. Raises luna.ai.process.ThinkingError."""
        if not self.running:
            return False
        before = len(self._known), self.looked
        for number, analyst in enumerate(self._analysts):
            self._take(number, analyst)
            if number not in self._given and (action := self._next()):
                self._given[number] = action
                self._ask(analyst, action)
        if self.done:
            self.running = False
        return (len(self._known), self.looked) != before or not self.running

    def _ask(self, analyst: Analyses, action: Action) -> None:
        analyst.ask(self._setup, self._match.cut(action.start), action.codes, self._far(action))

    def _take(self, number: int, analyst: Analyses) -> None:
        found = analyst.look()
        if number not in self._given or analyst.at_work:
            return
        action = self._given.pop(number)
        if found is None or found.played is None:
            self._untold.add(action.start)
        else:
            self._known[action.start] = self._judged(action, found)
            self._review = None

    def _judged(self, action: Action, found: Analysis) -> Judgement:
        assert found.played
        others = [line.value for line in found.lines if line.codes != found.played.codes]
        before = self._match.before(action.start)
        forecast = self._game.bots.forecast(before)
        return Judgement(
            action.start,
            action.seat,
            self._game.progress(before).round,
            found.best,
            found.played,
            found.played.value - max(others) if others else 0.0,
            found.band,
            forecast.expected if forecast else found.expected,
            self._far(action),
            forecast.off if forecast else None,
            found.proven,
        )

    def _far(self, action: Action) -> int:
        """How far an action is to be looked at next."""
        return CLOSER if action.start in self._known else ITERATIONS

    def _next(self) -> Action | None:
        """What is to be looked at next, of what nobody looks at: what is not known, then what is told of."""
        at_work = {action.start for action in self._given.values()}
        free = [each for each in self._actions if each.start not in at_work | self._untold]
        unknown = next((each for each in free if each.start not in self._known), None)
        if unknown or any(start not in self._known for start in at_work):
            return unknown
        if self._closely is None:
            self._closely = self._chosen()
        return next(
            (each for each in free if each.start in self._closely and self._known[each.start].iterations < CLOSER), None
        )

    def _chosen(self) -> frozenset[int]:
        """What is looked at more closely: the largest losses, of persons first, and the best actions of each seat."""
        told = [each for each in self._known.values() if each.band is not None]
        losses = largest_first((each for each in told if each.loss > 0), self._people)
        chosen = {each.start for each in losses[:CLOSELY]}
        for seat in {each.seat for each in told}:
            ahead = [each for each in told if each.seat == seat and each.ahead > 0]
            ahead.sort(key=lambda each: -each.ahead)
            chosen |= {each.start for each in ahead[:BEST]}
        return frozenset(chosen)
