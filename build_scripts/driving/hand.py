"""A hand at the table: spells an action by drags and clicks of the real mouse and waits for its line on disk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from random import Random

from build_scripts.driving.driver import Point, Program
from build_scripts.driving.screen import eventually
from build_scripts.driving.seen import Seen
from luna.core.intent import Pick
from luna.core.record import DIVIDER
from luna.core.turn import Ask, Outcome, Play, Refused, Turn


@dataclass(frozen=True, slots=True)
class Gesture:
    """A drag of a piece onto a target, or without a piece a click on it."""

    target: Pick
    piece: Pick | None = None


@dataclass
class Tally:
    """What a hand has done; `slowest` is the longest time in seconds from a release to the line on disk."""

    actions: int = 0
    drags: int = 0
    clicks: int = 0
    refused: int = 0
    slowest: float = 0.0
    slowest_line: str = ""
    by_click_only: list[str] = field(default_factory=list)


def lines_of(record: str) -> list[str]:
    """The action lines of a record."""
    _, _, actions = record.partition(f"\n{DIVIDER}\n")
    return [line for line in actions.split("\n") if line and not line.startswith("#")]


def played(record: str) -> str:
    """A record without its notes."""
    return "".join(f"{line}\n" for line in record.splitlines() if line and not line.startswith("#"))


def first_way(turn_of: Callable[[], Turn], ways: Iterable[list[Gesture]], code: int) -> list[Gesture]:
    """The first of some ways that means an action, alone or among the options of a question; raises AssertionError."""
    for steps in ways:
        outcome = _tried(turn_of(), steps)
        if outcome == Play(code) or (isinstance(outcome, Ask) and code in outcome.codes):
            return steps
    raise AssertionError(f"no way to action {code}")


def _tried(turn: Turn, steps: list[Gesture]) -> Outcome:
    outcome: Outcome = None
    for step in steps:
        outcome = done(turn, step)
    return outcome


def done(turn: Turn, step: Gesture) -> Outcome:
    """What a gesture does to the picks of a turn."""
    if step.piece:
        return turn.drop(step.piece, [step.target]) if turn.lift([step.piece]) else None
    return turn.choose([step.target])


class Hand(ABC):
    """Plays in one program, looking at the record on disk only.

    `movable` are the kinds of picks that it can take up, `surroundings` those where nobody drops a piece.
    """

    movable: Collection[str]
    surroundings: Collection[str]

    def __init__(self, program: Program, seen: Seen) -> None:
        self.program, self.seen, self.tally = program, seen, Tally()
        self.look()

    @abstractmethod
    def way(self, code: int) -> list[Gesture]:
        """How a legal action is done with what lies on the table."""

    def look(self) -> None:
        """Looks at the table as it stands on disk."""
        self.seen.loads(self.program.record())

    def lines(self) -> list[str]:
        """The action lines on disk."""
        return lines_of(self.program.record())

    def play(self, line: str) -> None:
        """Spells a legal line; raises NotSeenError if the record does not get it."""
        before, code = self.lines(), self.seen.legal()[line]
        steps = self.way(code)
        if all(step.piece is None for step in steps):
            self.tally.by_click_only.append(line)
        outcome, at = None, (0, 0)
        for step in steps:
            at = self.make(step)
            outcome = done(self.seen.scene.turn, step)
            self.seen.scene.redraw()
        if isinstance(outcome, Ask):
            self.program.click(self.seen.option(outcome, at, code))
            self.tally.clicks += 1
        seconds = self.arrives([*before, line])
        self.tally.actions += 1
        if seconds > self.tally.slowest:
            self.tally.slowest, self.tally.slowest_line = seconds, line
        self.follow(code)

    def follow(self, code: int) -> None:
        """An action has come to the disk."""
        self.look()

    def see(self, at: Point) -> None:
        """Moves the pointer and waits until the window shows exactly the table of the record on disk."""
        self.look()
        self.compare(at)

    def compare(self, at: Point) -> None:
        """Moves the pointer and waits until the window shows exactly the table that is expected."""
        self.seen.point(at)

        def is_seen() -> bool:
            self.program.move(at)  # each time: SDL puts the pointer back when the window has become another
            return self.program.looks_like(self.seen.drawn(), at)

        eventually("the table as expected", is_seen)

    def expect(self, lines: list[str]) -> float:
        """Waits until the record has exactly these lines; returns the seconds it took."""
        return eventually(f"{len(lines)} lines on disk, the last {lines[-1]!r}", lambda: self.lines() == lines)

    def arrives(self, lines: list[str]) -> float:
        """The same where a bot may have answered already."""
        return eventually(f"{lines[-1]!r} on disk", lambda: self.lines()[: len(lines)] == lines)

    def drag_of(self, line: str) -> tuple[Point, Point]:
        """Where the one drag that means a legal line begins and ends."""
        (step,) = self.way(self.seen.legal()[line])
        assert step.piece
        return self.seen.to_lift(step.piece), self.seen.to_drop(step.piece, step.target)

    def drop_wrong(self, rng: Random) -> str:
        """Drags a piece to where it must not go; returns what was tried, empty if the lot found nothing.

        Raises AssertionError if the record changed.
        """
        before = self.lines()
        places = [pick for pick in self.seen.everything() if pick.kind not in (*self.surroundings, "action", "bar")]
        pieces = [pick for pick in places if pick.kind in self.movable and self.seen.scene.turn.lift([pick]) == pick]
        for _ in range(20 if pieces else 0):
            piece, at = rng.choice(pieces), self.seen.place(rng.choice(places))
            if isinstance(self.seen.dropped(piece, at), Refused):
                self.program.drag(self.seen.to_lift(piece), at)
                self.program.rest()
                assert self.lines() == before, f"{piece} dropped at {at} was played"
                self.tally.refused += 1
                return f"{piece} at {at}"
        return ""

    def make(self, step: Gesture) -> Point:
        """Drags or clicks; returns where it ended."""
        if step.piece:
            start, end = self.seen.to_lift(step.piece), self.seen.to_drop(step.piece, step.target)
            self.program.drag(start, end)
            self.tally.drags += 1
        else:
            end = self.seen.to_click(step.target)
            self.program.click(end)
            self.tally.clicks += 1
        self.seen.press(end)
        return end
