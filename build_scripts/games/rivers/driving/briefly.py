"""The beginning of a game against the computer in the real window: a tile, a kill, it goes on and is left.

Used by the tests on the source tree and by the build on what it has packed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from build_scripts.driving.driver import Program
from build_scripts.driving.endings import killed, left
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import continued
from build_scripts.games.rivers.driving.hand import RiversHand
from build_scripts.games.rivers.driving.setting_up import begin

LEVEL, SEED = "level-5", 5


@dataclass
class Visit:
    """One person before one program; `look` is called with a word at every moment worth a picture."""

    program: Program
    seen: Seen
    look: Callable[[str], None] = lambda moment: None
    told: list[str] = field(default_factory=list)
    """What was done, a sentence each."""

    def play(self) -> None:
        """All of it; raises AssertionError where something is wrong."""
        self.program.start()
        hand = begin(self.program, self.seen, ["Zoë"], SEED, bots=[LEVEL])
        hand.wait_for_bots()
        hand.play(next(line for line in sorted(self.seen.legal()) if line.startswith("tile")))
        assert hand.tally.drags == 1
        self.look("tile")
        lines = hand.lines()
        self.told.append("a tile of the second game is placed by dragging")
        ended = killed(self.program)
        self.program.start()
        hand = continued(self.program, self.seen, RiversHand)
        assert hand.lines() == lines
        self.look("tile-continued")
        self.told.append(f"killed, {ended} processes end by themselves, the tile still lies there")
        left(self.program, self.seen)
