"""Whole games played in the real window, from the title to the final ranking, with what is kept of them."""

from __future__ import annotations

import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from build_scripts.driving.driver import STILL, Program
from build_scripts.driving.hand import Hand, played
from build_scripts.driving.report import report
from build_scripts.driving.screen import Screen
from build_scripts.driving.seen import Seen
from luna.core.game import AnyGame
from luna.core.game_record import AnyLoaded, load_record


@dataclass(frozen=True)
class Planned:
    """One game to be played: who plays at which window, and the number of the table."""

    name: str
    players: Sequence[str]
    language: str
    size: tuple[int, int]
    seed: int


P = TypeVar("P", bound=Planned)


class Sitting(ABC, Generic[P]):
    """One game in one window, with its pictures and its record kept in a folder."""

    game: ClassVar[AnyGame]

    def __init__(self, plan: P, program: Program, seen: Seen, folder: Path) -> None:
        self.plan, self.program, self.seen, self.folder = plan, program, seen, folder
        self.rng = Random(plan.seed)

    @staticmethod
    @abstractmethod
    def kind(code: int) -> str:
        """The kind of an action."""

    @abstractmethod
    def play(self) -> Hand:
        """From the title to the final ranking."""

    def keep_record(self) -> None:
        """Keeps what is on the disk, without its notes."""
        text = played(self.program.record())
        record_of(self.folder, self.plan).write_text(text, "utf-8", newline="\n")

    def picture(self, moment: str, still: float = STILL) -> None:
        """Keeps what is in the window once it has not changed for a while."""
        width, height = self.plan.size
        name = f"{self.plan.name}-{moment}-{self.plan.language}-{width}x{height}.png"
        pygame.image.save(self.program.rest(still), self.folder / name)


def record_of(folder: Path, plan: Planned) -> Path:
    """The file of a game's record."""
    return folder / f"{plan.name}.luna"


def play(sitting: type[Sitting[P]], screen: Screen, plan: P, folder: Path) -> None:
    """Plays one game and prints what it took."""
    home, frames = Path(tempfile.mkdtemp(prefix="luna-home-")), folder / f"{plan.name}-frames.txt"
    arguments = ("--frame-log", str(frames))
    began = time.perf_counter()
    with Program(screen, home / "game", plan.language, plan.size, arguments) as program:
        hand = sitting(plan, program, Seen(home / "seen", plan.language, plan.size), folder).play()
    title = f"{plan.name}: {plan.language}, {plan.size[0]}x{plan.size[1]}, table {plan.seed}"
    kinds = {sitting.kind(step.code) for step in hand.seen.scene.game.match.steps}
    report(title, hand, len(kinds), frames, time.perf_counter() - began)


def replay(game: AnyGame, path: Path) -> AnyLoaded:
    """Replays a record just played and prints whether it does to the end."""
    loaded = load_record(path.read_text("utf-8"), [game])
    print(f"{path.name}: {'fault ' + str(loaded.fault) if loaded.fault else 'replays to the end'}")
    return loaded


def play_all(
    usage: str | None,
    sitting: type[Sitting[P]],
    plans: Sequence[P],
    keep: Callable[[Path, Any], object] = lambda path, state: None,
) -> int:
    """Plays all games into the folder of the command line, or those named after it, and replays what lies there.

    `keep` gets each record's file and the position at its end.
    """
    if len(sys.argv) < 2:
        print(usage, file=sys.stderr)
        return 2
    folder, chosen = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with Screen() as screen:
        for plan in plans:
            if not chosen or plan.name in chosen:
                play(sitting, screen, plan, folder)
    for path in (record_of(folder, plan) for plan in plans):
        if path.exists():
            keep(path, replay(sitting.game, path).match.state)
    return 0
