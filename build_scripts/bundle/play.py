"""Plays the built programs with real mouse events: `play.py PROGRAM... [--pictures FOLDER]`; needs Xvfb and xdotool.

A person plays Luna against two bots of the strongest level, takes a turn back, quits and kills the program while a bot
thinks, and continues; then begins the second game in folders of its own, kills the program and continues. Meanwhile
only one window may be seen, afterwards no process and no file outside the person's folders may be left. Prints a line
for each thing done; exit code 0 or 1.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the positions computed here; the program gets a real window

import pygame

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import NotSeenError, Screen
from build_scripts.driving.seen import Seen
from build_scripts.games.luna.driving.with_bots import Sitting
from build_scripts.games.rivers.driving.briefly import Visit

TOOLS = ("Xvfb", "xdotool")
SITTINGS: dict[str, type[Sitting] | type[Visit]] = {"luna": Sitting, "rivers": Visit}
CALM = 1.0
"""Seconds without a change after which a picture shows what is on the disk."""


def main() -> int:
    """Plays every program; where the tools are missing it says so and fails nothing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="+", type=Path)
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    if missing := [tool for tool in TOOLS if not shutil.which(tool)]:
        print(f"not played: {' and '.join(missing)} missing")
        return 0
    with Screen() as screen:
        return min(1, sum(not played(screen, program.resolve(), options.pictures) for program in options.programs))


def played(screen: Screen, program: Path, pictures: Path | None) -> bool:
    """Plays both games in one program, each in folders of its own; True if all went well."""
    kind, told = f"{program.parent.name}/{program.name}", list[str]()
    with tempfile.TemporaryDirectory(prefix="luna play ", ignore_cleanup_errors=True) as folder:
        outside = [Path(folder) / name for name in ("home", "temporary")]
        for each in outside:
            each.mkdir()
        here = dict(zip(("HOME", "TMPDIR"), map(str, outside), strict=True))
        try:
            for game, sits_down in SITTINGS.items():
                with closing(Program(screen, Path(folder) / game, call=[str(program)], surroundings=here)) as opened:
                    sitting = sits_down(opened, Seen(Path(folder) / f"seen {game}"), told=told)
                    if pictures:
                        sitting.look = partial(keep, opened, pictures, program.parent.name)
                    sitting.play()
            trouble = ", ".join(str(path) for each in outside for path in each.rglob("*"))
        except (NotSeenError, AssertionError, OSError) as error:
            trouble = f"{type(error).__name__}: {error}"
    for line in told:
        print(f"{kind} {line}: ok")
    print(f"{kind} played in its window, nothing left behind: {trouble or 'ok'}", flush=True)
    return not trouble


def keep(opened: Program, folder: Path, name: str, moment: str) -> None:
    """Keeps what is in the window once it has come to rest."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(opened.rest(CALM), folder / f"{name}-{moment}.png")


if __name__ == "__main__":
    sys.exit(main())
