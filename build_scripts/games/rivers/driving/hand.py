"""A hand at the table of Between the Rivers: drags and clicks, the end of a turn, the curtain between persons."""

from __future__ import annotations

from collections.abc import Iterator

from build_scripts.driving.driver import Point, Program
from build_scripts.driving.hand import Gesture, Hand, first_way
from build_scripts.driving.screen import eventually
from build_scripts.driving.seen import Seen
from luna.app.session.turn_end import passed_on
from luna.core.game_record import load_record
from luna.core.intent import Spelling
from luna.core.rules import NOBODY
from luna.core.seat import SeatKind
from luna.games.rivers.game import RIVERS
from luna.games.rivers.picks.kinds import BAG, MOVABLE, SURROUNDINGS, hand
from luna.games.rivers.picks.spelling import spell
from luna.games.rivers.picks.turn import Turn
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State
from luna.ui.input.resting import AWAY
from luna.ui.table.picks import CONFIRM

THOUGHT = 60.0
"""Seconds that bots may take together, on a machine that has other things to do."""


def gestures(spelling: Spelling) -> list[Gesture]:
    """A spelling as a hand makes it: a piece is dragged, anything else is clicked."""
    first, *rest = spelling
    if first.kind in MOVABLE and len(rest) == 1:
        return [Gesture(rest[0], first)]
    return [Gesture(pick) for pick in spelling]


def ways(state: State, code: int) -> Iterator[list[Gesture]]:
    """The ways of doing an action, the most natural first."""
    action = ACTIONS[code]
    if action.kind == ActionKind.SWAP:
        given = [hand(colour) for colour, count in enumerate(action.counts) for _ in range(count)]
        yield [*(Gesture(BAG, tile) for tile in given), Gesture(BAG)]
    yield from map(gestures, spell(state, code))


class RiversHand(Hand):
    """Plays every person of a game at one screen; the table it expects is played along and never looked up."""

    movable, surroundings = MOVABLE, SURROUNDINGS

    def __init__(self, program: Program, seen: Seen) -> None:
        super().__init__(program, seen)
        self.come()

    def way(self, code: int) -> list[Gesture]:
        """As who sits at the screen knows the position."""
        state = self.seen.scene.table.present
        there = (way for way in ways(state, code) if all(self.seen.is_there(step.target) for step in way))
        return first_way(lambda: Turn(state), there, code)

    def follow(self, code: int) -> None:
        """The action comes to the expected table; an open turn stays open."""
        self.seen.scene.play(code)
        self.seen.scene.end_motions()

    @property
    def open(self) -> bool:
        """Whether the turn just played is yet to be ended."""
        return self.seen.scene.table.open

    def end_turn(self) -> None:
        """Presses the button that ends the open turn."""
        self.program.rest()
        self.press(self.seen.place(CONFIRM))
        assert not self.open

    def come(self) -> None:
        """The next person takes the screen, where a curtain waits for it, and moves the pointer a little."""
        if self.seen.scene.covered:
            x, y = self.seen.scene.middle
            self.program.rest()
            self.press((x, y), (x + AWAY, y))
            assert not self.seen.scene.covered

    def press(self, at: Point, then: Point | None = None) -> None:
        """Clicks a point of the window and of the expected table; both look the same `then`, unless a bot plays on."""
        self.program.click(at)
        self.seen.click(at)
        self.seen.scene.end_motions()
        if not self.seen.scene.table.bot:
            self.compare(then or at)

    def take_turn(self, line: str) -> None:
        """Plays a line; where that ends the turn it is ended, bots answer, and the next person comes."""
        self.play(line)
        if self.open:
            self.end_turn()
        elif self.seen.scene.table.bot:
            self.hear_last_word()
        if self.seen.scene.table.bot:
            self.wait_for_bots()
        self.come()

    def hear_last_word(self) -> None:
        """A bot decides within the person's turn, which has to be ended where nothing is left to do in it."""
        eventually("a bot's decision", self._is_heard, THOUGHT)
        self.program.rest()
        if self._has_passed_on():
            self.program.key("Return")

    def _is_heard(self) -> bool:
        return self._is_a_persons_turn() or self._has_passed_on()

    def _has_passed_on(self) -> bool:
        """Whether the turn has come to another seat by what is on disk."""
        self.look()
        return passed_on(self.seen.scene.game) >= 0

    def wait_for_bots(self) -> None:
        """Waits until a person is to decide or the game is over, and looks at the table as it is then."""
        eventually("a person's turn", self._is_a_persons_turn, THOUGHT)
        self.program.rest()
        self.look()

    def _is_a_persons_turn(self) -> bool:
        """As the record on disk says."""
        loaded = load_record(self.program.record(), [RIVERS])
        actor = RULES.actor(loaded.match.state)
        return actor == NOBODY or loaded.setup.seats[actor].kind == SeatKind.HUMAN
