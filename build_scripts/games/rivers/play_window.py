"""Plays whole games in the real window with the real mouse: `python3 build_scripts/games/rivers/play_window.py FOLDER`.

A game of three persons at one screen and one of a person against two bots, from the title to the final ranking. What
is decided for persons comes from a level of the computer, now and then it is something that was never done before.
FOLDER gets the records, the positions at their ends and pictures of the window; what was counted and measured is
printed. Needs Xvfb and xdotool.
"""

import json
import os
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the positions computed here; the game gets a real window

from build_scripts.driving.driver import Program
from build_scripts.driving.seen import Seen
from build_scripts.driving.sitting import Planned, Sitting, play_all
from build_scripts.games.rivers.driving.hand import RiversHand
from build_scripts.games.rivers.driving.setting_up import begin
from luna.core.match import Match
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import NOBODY
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.rules.state import State
from luna.games.rivers.scenes.game_end import GameEnd

LEVEL, CURIOUS = "level-2", 0.3
"""Who decides for a person, and how often something is tried as long as it was never done."""
CALM = 1.3
"""Seconds without a change after which a dialog has shown all it has to say."""
WRONG = 0.05
"""Share of actions before which a piece is dropped where it must not go."""
MOMENTS = {"commit": "conflict", "build": "monument", "war": "wars", "leave": "treasure"}
"""Kinds of decisions whose first one is worth a picture."""


@dataclass(frozen=True)
class RiversPlan(Planned):
    """A game to be played against `bots`."""

    bots: Sequence[str] = ()


PLANS = (
    RiversPlan("played-3p", ("Anna", "Bożena", "Cléo"), "de", (1280, 720), 7),
    RiversPlan("played-with-2-bots", ("Łucja",), "pl", (1920, 1080), 5, bots=("level-2", "level-1")),
)


class Player:
    """Decides as a level would, and sometimes does what it has never done."""

    def __init__(self, seed: int) -> None:
        self._lot = random.Random(seed)
        self._known: set[ActionKind] = set()

    def choose(self, setup: Setup, match: Match) -> int:
        """The code of the next action."""
        new = [code for code in RULES.legal(match.state) if ACTIONS[code].kind not in self._known]
        if new and self._lot.random() < CURIOUS:
            code = self._lot.choice(new)
        else:
            code = RIVERS.bots.choose(setup, match, LEVEL, self._lot)[0]
        self._known.add(ACTIONS[code].kind)
        return code


class RiversSitting(Sitting[RiversPlan]):
    """One game of this kind; the first decision of some kinds is worth a picture."""

    game = RIVERS

    def __init__(self, plan: RiversPlan, program: Program, seen: Seen, folder: Path) -> None:
        super().__init__(plan, program, seen, folder)
        self._pictured: set[str] = set()

    @staticmethod
    def kind(code: int) -> str:
        return ACTIONS[code].kind

    def play(self) -> RiversHand:
        """From the title to the final ranking."""
        plan, player = self.plan, Player(self.plan.seed)
        hand = begin(self.program, self.seen, plan.players, plan.seed, plan.bots)
        self.picture("1-start")
        if plan.bots:
            hand.wait_for_bots()
        while self.seen.scene.table.actor != NOBODY:
            if self.rng.random() < WRONG:
                hand.drop_wrong(self.rng)
            game = self.seen.scene.game
            code = player.choose(game.setup, game.match)
            self.note(ACTIONS[code].kind)
            hand.take_turn(RULES.notation(game.state, code))
        self.end()
        return hand

    def note(self, kind: str) -> None:
        """Keeps a picture of the first decision of some kinds, before it is made."""
        if (moment := MOMENTS.get(kind)) and moment not in self._pictured:
            self._pictured.add(moment)
            self.picture(f"2-{moment}", CALM)

    def end(self) -> None:
        """The ranking, the table behind it, and what is on the disk."""
        self.picture("3-end", CALM)
        self.program.click(self.seen.widget(GameEnd(self.seen.scene), "look"))
        self.picture("4-over")
        self.keep_record()


def keep_end(path: Path, state: State) -> None:
    """Keeps the position at the end of a record beside it."""
    end = json.dumps(dump(state), indent=1, sort_keys=True, ensure_ascii=False)
    path.with_suffix(".json").write_text(end + "\n", "utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(play_all(__doc__, RiversSitting, PLANS, keep_end))
