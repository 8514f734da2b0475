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
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the positions computed here; the game gets a real window

import pygame

from build_scripts.driving.driver import STILL, Program
from build_scripts.driving.hand import played
from build_scripts.driving.report import report
from build_scripts.driving.screen import Screen
from build_scripts.driving.seen import Seen
from build_scripts.games.rivers.driving.hand import RiversHand
from build_scripts.games.rivers.driving.setting_up import begin
from luna.core.game_record import load_record
from luna.core.match import Match
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import NOBODY
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup
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
class Game:
    """One game to be played."""

    name: str
    players: Sequence[str]
    bots: Sequence[str]
    language: str
    size: tuple[int, int]
    seed: int


GAMES = (
    Game("played-3p", ("Anna", "Bożena", "Cléo"), (), "de", (1280, 720), 7),
    Game("played-with-2-bots", ("Łucja",), ("level-2", "level-1"), "pl", (1920, 1080), 5),
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


class Sitting:
    """One game in one window, with its pictures and its record kept in a folder."""

    def __init__(self, game: Game, program: Program, seen: Seen, folder: Path) -> None:
        self.game, self.program, self.seen, self.folder = game, program, seen, folder
        self.player, self.rng = Player(game.seed), random.Random(game.seed)
        self._pictured: set[str] = set()

    def play(self) -> RiversHand:
        """From the title to the final ranking."""
        hand = begin(self.program, self.seen, self.game.players, self.game.seed, self.game.bots)
        self.picture("1-start")
        if self.game.bots:
            hand.wait_for_bots()
        while self.seen.scene.table.actor != NOBODY:
            if self.rng.random() < WRONG:
                hand.drop_wrong(self.rng)
            game = self.seen.scene.game
            code = self.player.choose(game.setup, game.match)
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
        text = played(self.program.record())
        (self.folder / f"{self.game.name}.luna").write_text(text, "utf-8", newline="\n")

    def picture(self, moment: str, still: float = STILL) -> None:
        """Keeps what is in the window once it has not changed for a while."""
        width, height = self.game.size
        name = f"{self.game.name}-{moment}-{self.game.language}-{width}x{height}.png"
        pygame.image.save(self.program.rest(still), self.folder / name)


def play(screen: Screen, game: Game, folder: Path) -> None:
    """Plays one game and prints what it took."""
    home, frames = Path(tempfile.mkdtemp(prefix="luna-home-")), folder / f"{game.name}-frames.txt"
    arguments = ("--frame-log", str(frames))
    began = time.perf_counter()
    with Program(screen, home / "game", game.language, game.size, arguments) as program:
        hand = Sitting(game, program, Seen(home / "seen", game.language, game.size), folder).play()
    title = f"{game.name}: {game.language}, {game.size[0]}x{game.size[1]}, table {game.seed}"
    kinds = {ACTIONS[step.code].kind for step in hand.seen.scene.game.match.steps}
    report(title, hand, len(kinds), frames, time.perf_counter() - began)


def write_ends(folder: Path) -> None:
    """Replays the records just played and keeps the positions at their ends."""
    for game in GAMES:
        path = folder / f"{game.name}.luna"
        if path.exists():
            loaded = load_record(path.read_text("utf-8"), [RIVERS])
            print(f"{path.name}: {'fault ' + str(loaded.fault) if loaded.fault else 'replays to the end'}")
            end = json.dumps(dump(loaded.match.state), indent=1, sort_keys=True, ensure_ascii=False)
            path.with_suffix(".json").write_text(end + "\n", "utf-8", newline="\n")


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
    write_ends(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
