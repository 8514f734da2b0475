"""Plays whole games in the real window with the real mouse: `python3 build_scripts/games/luna/play_window.py FOLDER`.

A game of three and a solo game of each level, from the title to the final ranking, by a player who wanders. Every
action is spelled by the first drag that means it. FOLDER gets the records and pictures of the window; what was
counted and measured is printed. Needs Xvfb and xdotool.
"""

import os
import random
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the positions computed here; the game gets a real window

import pygame

from build_scripts.driving.driver import Program
from build_scripts.driving.hand import Hand, played
from build_scripts.driving.report import report
from build_scripts.driving.screen import Screen
from build_scripts.driving.seen import Seen
from build_scripts.games.luna.driving.dialogs import ends
from build_scripts.games.luna.driving.hand import LunaHand
from build_scripts.games.luna.driving.setting_up import begin
from build_scripts.games.luna.wander import wander
from luna.core.game_record import load_record
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.setting_up.choice import Mode

MIDDLE = ROUNDS // 2
CURIOUS = 0.5
LAST = ("meditate", "end")
"""What ends a round and is left for later."""
CALM = 1.3
"""Seconds without a change after which a dialog has shown all it has to say."""
WRONG = 0.1
"""Share of actions before which a piece is dropped where it must not go."""


@dataclass(frozen=True)
class Game:
    """One game to be played; `level` 0 stands for hot-seat."""

    name: str
    players: Sequence[str]
    level: int
    language: str
    size: tuple[int, int]
    seed: int


GAMES = (
    Game("played-3p", ("Anna", "Bożena", "Cléo"), 0, "en", (1920, 1080), 82),
    Game("played-solo-1", ("Jörg",), 1, "de", (1280, 720), 203),
    Game("played-solo-2", ("Łucja",), 2, "pl", (1280, 720), 161),
    Game("played-solo-3", ("Niccolò",), 3, "it", (1920, 1080), 112),
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


class Match:
    """One game in one window, with its pictures and its record kept in a folder."""

    def __init__(self, game: Game, program: Program, seen: Seen, folder: Path) -> None:
        self.game, self.program, self.seen, self.folder = game, program, seen, folder
        self.player, self.rng = Wanderer(game.seed), random.Random(game.seed)

    def play(self) -> Hand:
        """From the title to the final ranking."""
        self.picture("0-title")
        mode: Mode = "solo" if self.game.level else "players"
        begin(self.program, self.seen, mode, self.game.players, self.game.seed, level=self.game.level or 1)
        hand = LunaHand(self.program, self.seen)
        self.picture("1-start")
        while legal := self.seen.legal():
            if self.rng.random() < WRONG:
                hand.drop_wrong(self.rng)
            hand.play(self.player.choose(legal))
            self.close_dialogs()
        self.picture("6-over")
        (self.folder / f"{self.game.name}.luna").write_text(played(self.program.record()), "utf-8", newline="\n")
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

    def picture(self, moment: str) -> None:
        """Keeps what is in the window."""
        width, height = self.game.size
        name = f"{self.game.name}-{moment}-{self.game.language}-{width}x{height}.png"
        pygame.image.save(self.program.rest(), self.folder / name)


def play(screen: Screen, game: Game, folder: Path) -> None:
    """Plays one game and prints what it took."""
    home, frames = Path(tempfile.mkdtemp(prefix="luna-home-")), folder / f"{game.name}-frames.txt"
    arguments = ("--frame-log", str(frames))
    began = time.perf_counter()
    with Program(screen, home / "game", game.language, game.size, arguments) as program:
        hand = Match(game, program, Seen(home / "seen", game.language, game.size), folder).play()
    title = f"{game.name}: {game.language}, {game.size[0]}x{game.size[1]}, table {game.seed}"
    kinds = {ACTIONS[step.code].kind for step in hand.seen.scene.game.match.steps}
    report(title, hand, len(kinds), frames, time.perf_counter() - began)


def check(folder: Path) -> None:
    """Replays the records just played."""
    for game in GAMES:
        path = folder / f"{game.name}.luna"
        if path.exists():
            loaded = load_record(path.read_text("utf-8"), [LUNA])
            print(f"{path.name}: {'fault ' + str(loaded.fault) if loaded.fault else 'replays to the end'}")


def main() -> int:
    """Plays all games, or those named after the folder."""
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder, chosen = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with Screen() as screen:
        for game in GAMES:
            if not chosen or game.name in chosen:
                play(screen, game, folder)
    check(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
