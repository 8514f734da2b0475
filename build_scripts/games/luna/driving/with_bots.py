"""A game of one person with bots of the strongest level in the real window, left in the middle of their thought.

Used by the tests on the source tree and by the build on what it has packed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from build_scripts.driving.driver import Program
from build_scripts.driving.endings import killed, left
from build_scripts.driving.hand import Hand, lines_of
from build_scripts.driving.processes import RUNS, Process, family
from build_scripts.driving.screen import eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import continued
from build_scripts.games.luna.driving.hand import LunaHand
from build_scripts.games.luna.driving.setting_up import begin
from luna.core.game_record import load_record
from luna.core.intent import Pick
from luna.games.luna.game import LUNA

LEVEL, SEED = "level-6", 5
THOUGHT = 30.0
"""Seconds the bots may take together, on a machine that has other things to do."""


@dataclass
class Sitting:
    """One person before one program; `look` is called with a word at every moment worth a picture."""

    program: Program
    seen: Seen
    bots: int = 2
    turns: int = 2
    look: Callable[[str], None] = lambda moment: None
    told: list[str] = field(default_factory=list)
    """What was done, a sentence each."""

    def play(self) -> None:
        """All of it; raises AssertionError where something is wrong."""
        self.program.start()
        begin(self.program, self.seen, "players", ["Zoë"], SEED, free=False, bots=[LEVEL] * self.bots)
        hand = self._turns()
        self._takes_back(hand)
        self._quits_while_a_bot_thinks(hand)
        self.program.start()
        hand = self._goes_on()
        self._is_killed_while_a_bot_thinks(hand)
        self.program.start()
        self._goes_on()
        left(self.program, self.seen)

    def _turns(self) -> Hand:
        self._wait_for_the_person()
        hand = LunaHand(self.program, self.seen)
        for _ in range(self.turns):
            self._drag(hand)
            self._wait_for_the_person()
            hand.look()
        self.look("turns")
        self.told.append(f"{self.turns} turns by dragging, the bots answer each")
        return hand

    def _takes_back(self, hand: Hand) -> None:
        """Undo takes back what the bots did since, and the person's own action."""
        lines = hand.lines()
        self._drag(hand)
        self._wait_for_the_person()
        hand.look()
        self.program.click(self.seen.place(Pick("bar", "undo")))
        hand.expect(lines)
        hand.look()
        self.look("undone")
        self.told.append("undo takes back the turn of the person and those of the bots")

    def _quits_while_a_bot_thinks(self, hand: Hand) -> None:
        self._drag(hand)
        self._wait_for_a_thought()
        ended = left(self.program, self.seen)
        assert not self._is_the_persons_turn(), "the bots were not thinking any more"
        self.told.append(f"quit while a bot thinks: {ended} processes, none left")

    def _is_killed_while_a_bot_thinks(self, hand: Hand) -> None:
        self._wait_for_the_person()
        hand.look()
        self._drag(hand)
        self._wait_for_a_thought()
        ended = killed(self.program)
        assert not self._is_the_persons_turn(), "the bots were not thinking any more"
        self.told.append(f"killed while a bot thinks: {ended} processes end by themselves")

    def _goes_on(self) -> Hand:
        """The title offers to continue, and nothing of the game is lost."""
        lines = lines_of(self.program.record())
        hand = continued(self.program, self.seen, LunaHand)
        assert hand.lines()[: len(lines)] == lines
        self.look("continued")
        self._wait_for_the_person()
        assert hand.lines()[: len(lines)] == lines
        self.told.append(f"continued after {len(lines)} lines, the bots play on")
        return hand

    def _wait_for_a_thought(self) -> None:
        """Until a bot thinks; there is one window."""
        first = self.program.pid

        def at_work() -> list[Process]:
            return [process for process in family(first) if process.pid != first and process.state == RUNS]

        ((_, pid),) = self.program.windows()
        eventually("a worker that thinks", lambda: any(process.pid != pid for process in at_work()))
        assert len(self.program.windows()) == 1

    def _drag(self, hand: Hand) -> None:
        """Plays the first action that is one drag."""
        hand.play(next(line for line in sorted(hand.seen.legal()) if _is_one_drag(hand, line)))

    def _wait_for_the_person(self) -> None:
        eventually("the person's turn", self._is_the_persons_turn, THOUGHT)
        self.program.rest()

    def _is_the_persons_turn(self) -> bool:
        """As the record on disk says."""
        loaded = load_record(self.program.record(), [LUNA])
        return loaded.setup.seats[loaded.match.state.actor].kind == "human"


def _is_one_drag(hand: Hand, line: str) -> bool:
    if line.startswith(("journey", "tides")):
        return False  # these go on after a step
    try:
        hand.drag_of(line)
    except (AssertionError, ValueError):
        return False
    return True
