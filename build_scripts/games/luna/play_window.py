"""Plays whole games in the real window with the real mouse: `python3 build_scripts/games/luna/play_window.py FOLDER`.

A game of three and a solo game of each level, from the title to the final ranking, by a player who wanders. Every
action is spelled by the first drag that means it. FOLDER gets the records and pictures of the window; what was
counted and measured is printed. Needs Xvfb and xdotool.
"""

import os
import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the positions computed here; the game gets a real window

from build_scripts.driving.hand import Hand
from build_scripts.driving.sitting import Planned, Sitting, play_all
from build_scripts.games.luna.driving.dialogs import ends
from build_scripts.games.luna.driving.hand import LunaHand
from build_scripts.games.luna.driving.setting_up import begin
from build_scripts.games.luna.wander import wander
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.scenes.round_end import STEP_SECONDS
from luna.games.luna.setting_up.choice import Mode

MIDDLE = ROUNDS // 2
CURIOUS = 0.5
LAST = ("meditate", "end")
"""What ends a round and is left for later."""
CALM = STEP_SECONDS + 0.5
"""Seconds without a change after which a dialog has shown all it has to say."""
WRONG = 0.1
"""Share of actions before which a piece is dropped where it must not go."""


@dataclass(frozen=True)
class LunaPlan(Planned):
    """A game to be played on a `level` of solo; 0 stands for hot-seat."""

    level: int = 0


PLANS = (
    LunaPlan("played-3p", ("Anna", "Bożena", "Cléo"), "en", (1920, 1080), 82),
    LunaPlan("played-solo-1", ("Jörg",), "de", (1280, 720), 203, level=1),
    LunaPlan("played-solo-2", ("Łucja",), "pl", (1280, 720), 161, level=2),
    LunaPlan("played-solo-3", ("Niccolò",), "it", (1920, 1080), 112, level=3),
)


class Wanderer:
    """Chooses at random, half of the time something it has not done yet."""

    def __init__(self, seed: int) -> None:
        self._lot = random.Random(seed)
        self._known: set[tuple[str, bool]] = set()

    def choose(self, legal: Mapping[str, int]) -> str:
        """One of the legal lines, given with their codes."""
        new = [line for line in sorted(legal) if line not in LAST and self._kind(legal[line]) not in self._known]
        line = self._lot.choice(new) if new and self._lot.random() < CURIOUS else wander(self._lot, sorted(legal))
        self._known.add(self._kind(legal[line]))
        return line

    @staticmethod
    def _kind(code: int) -> tuple[str, bool]:
        return ACTIONS[code].kind, ACTIONS[code].novice


class LunaSitting(Sitting[LunaPlan]):
    """One game of Luna; what lies over the table after an action is looked at and clicked away."""

    game = LUNA

    @staticmethod
    def kind(code: int) -> str:
        return ACTIONS[code].kind

    def play(self) -> Hand:
        """From the title to the final ranking."""
        plan, player = self.plan, Wanderer(self.plan.seed)
        self.picture("0-title")
        mode: Mode = "solo" if plan.level else "players"
        begin(self.program, self.seen, mode, plan.players, plan.seed, level=plan.level or 1)
        hand = LunaHand(self.program, self.seen)
        self.picture("1-start")
        while legal := self.seen.legal():
            if self.rng.random() < WRONG:
                hand.drop_wrong(self.rng)
            hand.play(player.choose(legal))
            self.close_dialogs()
        self.picture("6-over")
        self.keep_record()
        return hand

    def close_dialogs(self) -> None:
        """Looks at what lies over the table after an action and clicks it away."""
        for form in ends(self.seen):
            at = self.seen.scene.game.state.round
            over = isinstance(form, GameEnd)
            go = self.seen.widget(form, "look" if over else "go")
            self.program.rest(CALM)
            if over:
                self.picture("5-end")
            elif at == MIDDLE + 1:
                self.picture("3-scoring")
            self.program.click(go)
            self.program.rest()
            if at == MIDDLE + 1:
                self.picture("4-middle")


if __name__ == "__main__":
    sys.exit(play_all(__doc__, LunaSitting, PLANS))
