"""From a position to a puzzle: a glance, a longer look, a proof, the reasons, and then the same for what follows.

A puzzle has up to three actions; between them the others answer as level 5 does.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from build_scripts.games.luna.puzzles.deep import DEEP, compared, glance
from build_scripts.games.luna.puzzles.exactly import Ending, TooMuchError, can_be_exact
from build_scripts.games.luna.puzzles.finds import difficulty, obvious
from build_scripts.games.luna.puzzles.mined import PROVEN, Mined
from build_scripts.games.luna.puzzles.proof import Found
from luna.ai.budget import Budget
from luna.core.analysis import Analysis
from luna.core.game import new_match
from luna.core.game_record import format_record
from luna.core.puzzles import GAP
from luna.games.luna.bots.analysis import reports
from luna.games.luna.bots.bot import choose
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import ACTION
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State

GLANCE_AT_THE_END, GLANCE, LOOK, CLOSER, TOLD = 1_000, 3_000, 60_000, 600_000, 300_000
"""Continuations of the first looks and of the analysis that gives the reasons."""
NEARLY, NEARLY_AT_THE_END, SURELY = 2.6, 1.8, 3.4
"""Gaps that a short look may well underrate; one that is worth a proof."""
DECIDED = 18.0
"""A lead with which nothing is at stake any more."""
MOST_STEPS = 3
APART = 12
"""Codes from one puzzle of a game to the next."""
MOST_ALIKE = 32
"""Puzzles with answers of the same kind."""


class Prover:
    """Looks at the positions of one game; `hidden` are only those in which what is obvious is wrong."""

    def __init__(self, mined: Mined, setup: Setup, seed: int, endings: bool, hidden: bool) -> None:
        self._mined, self._setup, self._seed, self._endings, self._hidden = mined, setup, seed, endings, hidden
        self._free_from = 0
        """Positions of which a puzzle was made, and those right after them, are no others."""

    def look(self, state: State, codes: Sequence[int]) -> None:
        """Notes a puzzle, or why a position to which these codes led, and that looked like one, is none."""
        if len(codes) < self._free_from:
            return
        seen = self._stands_out(state, self._hidden)
        if not seen:
            return
        began = time.process_time()
        verdict, step = self._proven(state, seen)
        place = {"seed": self._seed, "length": len(codes), "round": state.round, "seat": state.actor}
        if verdict != PROVEN:
            self._mined.add(place | {"verdict": verdict, "seconds": round(time.process_time() - began, 1)} | step)
            return
        steps = [step, *self._onward(state, step)]
        self._mined.add(place | {"verdict": PROVEN, "steps": steps, "record": self._record(codes)})
        self._free_from = len(codes) + APART

    def _record(self, codes: Sequence[int]) -> str:
        match = new_match(LUNA, self._setup)
        for code in codes:
            match.play(code)
        return format_record(LUNA, self._setup, match)

    def _stands_out(self, state: State, hidden: bool = False) -> Found | None:
        ending = can_be_exact(state)
        if self._endings and not ending:
            return None
        iterations = GLANCE_AT_THE_END if ending and not hidden else GLANCE
        seen, nearly = glance(state, iterations), NEARLY_AT_THE_END if ending else NEARLY
        if seen is None or seen.gap < nearly or abs(seen.value) > DECIDED:
            return None
        return None if hidden and obvious(state) == seen.best else seen

    def _proven(self, state: State, seen: Found) -> tuple[str, dict[str, Any]]:
        """The verdict, and the step with all there is to say of it."""
        kind = _written(state, seen.best)[0].split()[0]
        if not self._hidden and self._mined.kinds()[kind] >= MOST_ALIKE:
            return "enough of that kind", {"kind": kind}
        if can_be_exact(state):
            try:
                return self._exactly(state, seen)
            except TooMuchError:
                return "too much to compare", {}
        for iterations in (LOOK, CLOSER):
            found = glance(state, iterations) if iterations == LOOK else compared(state, iterations)
            if found is None or found.best != seen.best:
                return "another best", {"work": iterations}
            if found.gap < (NEARLY if iterations == LOOK else SURELY):
                return "not far enough ahead", {"work": iterations, "gap": round(found.gap, 2)}
        began = time.process_time()
        found = compared(state, DEEP)
        if found.best != seen.best:
            return "another best", {"work": found.work}
        if found.gap < GAP:
            return "not far enough ahead", {"work": found.work, "gap": round(found.gap, 2)}
        told = _told(state, found)
        if not told or told.best.codes != found.best or told.loss < GAP:
            return "other reasons", {"work": found.work}
        return PROVEN, _step(state, found, told, time.process_time() - began)

    def _exactly(self, state: State, seen: Found) -> tuple[str, dict[str, Any]]:
        """The same where every line can be compared; raises TooMuchError."""
        began, ending = time.process_time(), Ending(state)
        found = ending.found(seen.best, seen.second)
        if found.gap < GAP:
            return "not far enough ahead", {"work": found.work, "gap": found.gap, "exact": True}
        (best, expected), (second, _) = ending.line(found.best), ending.line(found.second)
        told = Analysis((best, second), found.work, 0.0, expected, second)
        return PROVEN, _step(state, found, told, time.process_time() - began)

    def _onward(self, first: State, step: dict[str, Any]) -> list[dict[str, Any]]:
        """The steps after the first one, as long as they are puzzles as well; adds the answers to those before."""
        state, seat, rng, steps = first.copy(), first.actor, Random(self._seed), list[dict[str, Any]]()
        while len(steps) + 1 < MOST_STEPS:
            replies = _replied(state, step, seat, rng)
            if state.phase != ACTION or state.actor != seat:
                break
            seen = self._stands_out(state)
            verdict, onward = self._proven(state, seen) if seen else ("", {})
            if verdict != PROVEN:
                break
            step["replies"] = replies
            steps.append(onward)
            step = onward
        return steps


def _replied(state: State, step: dict[str, Any], seat: int, rng: Random) -> list[list[str]]:
    """Plays an answer and what the others do then, up to the next decision of the seat."""
    for line in step["best"]:
        _play(state, line)
    replies: list[list[str]] = []
    while state.phase == ACTION and state.actor != seat:
        codes = choose(state, "level-5", rng)
        replies.append(_written(state, codes))
        for line in replies[-1]:
            _play(state, line)
    return replies


def _told(state: State, found: Found) -> Analysis | None:
    """The reasons, as a hint tells them."""
    told = None
    for report in reports(state, Budget(TOLD), found.second):
        told = report or told
    return told if told and told.played else None


def _step(state: State, found: Found, told: Analysis, seconds: float) -> dict[str, Any]:
    assert told.played
    return {
        "best": _written(state, found.best),
        "second": _written(state, found.second),
        "value": round(found.value, 2),
        "next": round(found.next, 2),
        "work": found.work,
        "exact": found.exact,
        "seconds": round(seconds, 1),
        "difficulty": difficulty(state, found.best),
        "best_parts": [round(part, 2) for part in told.best.parts],
        "second_parts": [round(part, 2) for part in told.played.parts],
        "expected": [round(points, 1) for points in told.expected],
        "band": told.band,
    }


def _written(state: State, codes: Any) -> list[str]:
    return [LUNA.rules.notation(state, code) for code in codes]


def _play(state: State, line: str) -> None:
    code = LUNA.rules.code(state, line)
    assert code is not None
    play(state, code)
