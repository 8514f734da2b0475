"""Kills the program in a single file in every way: `kill.py PROGRAM`; needs Xvfb and xdotool.

Killed as a whole, it leaves the folder it was unpacked into, and the next start removes that, but none of a program
that runs. Where only its starter is killed, the window closes. Where the folder is cleaned away under it, it goes on.
Prints a line for each; exit code 0 or 1.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the pictures read here; the program gets a real window

from build_scripts.driving.driver import Program
from build_scripts.driving.processes import family, still_there
from build_scripts.driving.screen import NotSeenError, Screen, eventually
from luna.app.system.unpacked import MARK, PREFIX

TOOLS = ("Xvfb", "xdotool")
PATIENCE = 60.0


class Unpacked:
    """The program in a single file, with temporary files in a folder of its own."""

    def __init__(self, screen: Screen, program: Path, folder: Path) -> None:
        self._temporary = folder / "temporary"
        self._temporary.mkdir()
        told = {"TMPDIR": str(self._temporary), "HOME": str(folder)}
        self.program = Program(screen, folder / "game", call=[str(program)], surroundings=told)

    def folders(self) -> set[Path]:
        """What is unpacked now."""
        return set(self._temporary.glob(f"{PREFIX}*"))

    def start(self) -> Path:
        """Starts it; the folder that it was unpacked into."""
        before = self.folders()
        self.program.start()
        eventually("its mark", lambda: all((new / MARK).exists() for new in self.folders() - before), PATIENCE)
        (new,) = self.folders() - before
        return new

    def kill(self, whole: bool) -> None:
        """Kills the starter, or all processes at once."""
        members = family(self.program.pid)
        for process in members if whole else members[:1]:
            os.kill(process.pid, signal.SIGKILL)
        self.program.ended()
        eventually("the end of all processes", lambda: not still_there(members), PATIENCE)
        eventually("the end of the window", lambda: not self.program.is_seen(), PATIENCE)


def tried(unpacked: Unpacked) -> None:
    """All of it; raises NotSeenError."""
    left = unpacked.start()
    unpacked.kill(whole=True)
    eventually("a folder left behind", left.exists, 0.1)
    used = unpacked.start()
    eventually("the removal of what was left", lambda: unpacked.folders() == {used}, PATIENCE)
    print("killed as a whole: the next start removes what it left: ok", flush=True)
    unpacked.kill(whole=False)
    print("its starter killed: the window closes: ok", flush=True)
    own = unpacked.start()
    eventually("the removal of what was left", lambda: unpacked.folders() == {own}, PATIENCE)
    shutil.rmtree(own)
    for key in ("F1", "Escape", "F2", "F2"):
        before = unpacked.program.rest()
        unpacked.program.key(key)
        eventually(f"what {key} shows", partial(unpacked.program.differs, before), PATIENCE)
    print("its folder cleaned away: it goes on: ok", flush=True)


def main() -> int:
    """Kills it; where the tools are missing it says so and fails nothing."""
    program = Path(sys.argv[1]).resolve()
    if missing := [tool for tool in TOOLS if not shutil.which(tool)]:
        print(f"not killed: {' and '.join(missing)} missing")
        return 0
    with Screen() as screen, tempfile.TemporaryDirectory(prefix="luna-kill-", ignore_cleanup_errors=True) as folder:
        unpacked = Unpacked(screen, program, Path(folder))
        try:
            tried(unpacked)
            return 0
        except (NotSeenError, OSError, ValueError) as error:
            print(f"{program.name}: {type(error).__name__}: {error}")
            return 1
        finally:
            unpacked.program.close()


if __name__ == "__main__":
    sys.exit(main())
