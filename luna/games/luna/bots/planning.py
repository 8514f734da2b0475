"""An analysis of a position in solo, where everything that follows is the person's own choice.

The value of a choice is what the best line behind it that was found ends with, so it is a lead that can really be had.
Choices are compared by beams of the same width, fewer of them the wider these are.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

from luna.ai.budget import Budget, Clock, worked
from luna.ai.pace import Pace
from luna.core.analysis import Analysis, Line
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.calibration import band
from luna.games.luna.bots.proving import Proof, can_be_proven
from luna.games.luna.bots.stalling import END
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.constants import AUTOMATON, OVER
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from luna.games.luna.search.features import Weights
from luna.games.luna.search.planner import Planner
from luna.games.luna.search.sources import Sources, begin, booked, take_apart

POSITIONS = 8
"""Positions to look into for each iteration of a budget: a beam needs some 75 of them for each line to the end."""
PROVING = 2
"""The same for a proof, whose positions take longer."""
NARROWEST = 2
"""The width of the first beams."""
FIRST_COSTS = 250
"""Positions that the first beam of a choice may need."""
MOST, FEWEST = 24, 4
"""Choices that are compared, at first and at last."""
KEPT = 2 / 3
"""The share of the choices that wider beams look at."""

Turns = tuple[tuple[int, ...], ...]


class Choice:
    """A turn, and the best line that begins with it among those that were found when choices were last compared."""

    def __init__(self, state: State, codes: tuple[int, ...], weights: Weights) -> None:
        self.codes = codes
        self.planner = Planner(after(state, (codes,)), weights, NARROWEST)
        self.lead = self.planner.lead
        self.line: Turns = (codes,)

    def run(self, iterations: int, width: int) -> int:
        """Looks into as many positions, at most until the beam of a width has come to an end."""
        return self.planner.run(iterations, width)

    def ended(self, width: int) -> bool:
        """Whether a beam of this width has come to an end."""
        return self.planner.complete or self.planner.width > width

    def improve(self, lead: float, line: Turns) -> None:
        """A line was found."""
        if lead > self.lead:
            self.lead, self.line = lead, line


class Comparison:
    """The choices of a position; a turn that was `played`, and what has `led` once, are among them to the end.

    `width` is that of the beams at work, `compared` that of those by which the choices were last compared, 0 for none.
    """

    def __init__(self, state: State, weights: Weights, most: int, played: tuple[int, ...] = ()) -> None:
        self.state, self.weights = state, weights
        turns = [tuple(codes) for codes, _ in candidates_of(state, weights)][: max(FEWEST, most)]
        place = _place_of(state, turns, played) if played else -1
        if place == len(turns):
            turns.append(played)
        self.choices = [Choice(state, codes, weights) for codes in turns]
        self.played = self.choices[place] if played else None
        self.led: list[Choice] = []
        self.width, self.compared = NARROWEST, 0
        self.proof: Proof | None = None

    def run(self, iterations: int) -> int:
        """Looks into so many positions; fewer where there is nothing more to find."""
        count = 0
        while count < iterations:
            at_work = [choice for choice in self.choices if not choice.ended(self.width)]
            for choice in at_work:
                count += choice.run(iterations - count, self.width)
            if not at_work and not self.widened():
                break
        return count

    def widened(self) -> bool:
        """Compares the choices and goes on with wider beams for the better ones; whether anything is left to find."""
        for choice in self.choices:
            choice.improve(choice.planner.lead, (choice.codes, *choice.planner.line))
        self.share()
        self.choices.sort(key=lambda choice: -choice.lead)
        self.compared = self.width
        if all(choice.planner.complete for choice in self.choices):
            return False
        kept = self.choices[: max(FEWEST, int(KEPT * len(self.choices)))]
        if self.choices[0] not in self.led:
            self.led.append(self.choices[0])
        told = (self.played, *self.led) if self.played else self.led
        self.choices = [*kept, *(choice for choice in told if choice not in kept)]
        self.width *= 2
        return True

    def share(self) -> None:
        """Where the best line can as well begin with another choice, it is a line of that one too."""
        best = max(self.choices, key=lambda choice: choice.lead)
        for choice in self.choices:
            if choice.lead < best.lead and (line := reordered(self.state, best.line, choice.codes)):
                choice.improve(lead(after(self.state, line)), line)

    def told(self, iterations: int) -> Analysis:
        """What is known after the choices were compared."""
        lines = [self.line_of(choice) for choice in self.choices]
        played = lines[self.choices.index(self.played)] if self.played else None
        proven = self.proof is not None and self.proof.found and self.proof.lead == self.choices[0].lead
        final = after(self.state, self.choices[0].line).fields()["influence"]
        assert isinstance(final, list)
        expected = tuple(float(points) for points in final[: self.state.table.seats])
        return Analysis(tuple(lines), iterations, band(self.state), expected, played, proven)

    def prove(self, positions: int, room: int) -> int:
        """Looks into so many positions to prove what is best; fewer where that is proven, or there is no more room."""
        if self.proof is None:
            best = max(choice.lead for choice in self.choices)
            self.proof = Proof(self.state, self.weights, best, room)
        if self.proof.found:
            return 0
        count = self.proof.run(positions)
        if self.proof.found:
            self.take(self.proof)
        return count

    def take(self, proof: Proof) -> None:
        """What is proven is among the choices: where no beam has found it, by its own line."""
        if proof.lead > max(choice.lead for choice in self.choices) and (line := proof.line()):
            choice = next((each for each in self.choices if each.codes == line[0]), None)
            if choice is None:
                choice = Choice(self.state, line[0], self.weights)
                self.choices.append(choice)
            choice.improve(proof.lead, line)
            self.share()
            self.choices.sort(key=lambda choice: -choice.lead)

    def line_of(self, choice: Choice) -> Line:
        """A choice with what its line brings, by source."""
        here, sources = self.state.copy(), Sources()
        begin(here, sources)
        for codes in choice.line:
            for code in codes:
                booked(here, code, sources)
        take_apart(here, self.state.actor, self.weights, sources)
        return Line(choice.codes, tuple(sources.listed()), self.compared)


def plans(
    state: State, budget: Budget, played: Sequence[int] = (), clock: Clock = time.perf_counter
) -> Iterator[Analysis | None]:
    """Analyses of a position that is not the end, each better than the one before; None while there is nothing new."""
    most = POSITIONS * budget.iterations // FIRST_COSTS if budget.iterations else MOST
    comparison = Comparison(state, weights_for(set_of(state.table)), min(MOST, most), tuple(played))
    room = PROVING * budget.iterations if can_be_proven(state) else 0
    done, pace = 0, Pace(clock)

    def run(iterations: int) -> int:
        nonlocal done
        count = comparison.run(iterations)
        done += count
        if room and comparison.compared:
            comparison.prove(iterations, room)
        return count

    for _ in worked(run, lambda left: False, replace(budget, iterations=POSITIONS * budget.iterations), clock):
        yield comparison.told(done // POSITIONS) if comparison.compared and pace.due() else None
    while not comparison.compared:
        run(FIRST_COSTS)
    if room:
        for _ in worked(lambda positions: comparison.prove(positions, room), lambda left: False, Budget(room), clock):
            yield None
    yield comparison.told(done // POSITIONS)


def after(state: State, turns: Sequence[tuple[int, ...]]) -> State:
    """The position after some turns."""
    here = state.copy()
    for codes in turns:
        for code in codes:
            play(here, code)
    return here


def lead(state: State) -> float:
    """How far the person is ahead."""
    final = state.fields()["influence"]
    assert isinstance(final, list)
    return float(final[0] - final[AUTOMATON])


def reordered(state: State, line: Turns, first: tuple[int, ...]) -> Turns:
    """A line that begins with one of the turns of its round instead; empty where the rules do not allow that."""
    round_ = line[: line.index((END,)) + 1] if (END,) in line else line
    if first not in round_:
        return ()
    place = round_.index(first)
    changed = (first, *line[:place], *line[place + 1 :])
    here = state.copy()
    for codes in changed:
        for code in codes:
            if code not in legal_codes(here):
                return ()
            play(here, code)
    return changed if here.phase == OVER else ()


def _place_of(state: State, turns: Sequence[tuple[int, ...]], played: tuple[int, ...]) -> int:
    """The place of the turn that leads to the same position; behind the last where there is none."""
    wanted = after(state, (played,)).fields()
    same = (place for place, codes in enumerate(turns) if after(state, (codes,)).fields() == wanted)
    return next(same, len(turns))
