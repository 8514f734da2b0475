"""Installs, starts, updates and removes the downloads: `installed.py ARCHIVE|PACKAGE... [--pictures FOLDER]`.

Each is installed in an older version, started from its menu entry, a file of a game is opened as by a double click, the
newer version is installed over it, and it is removed again. Then nothing of it may be left, and the saved games and
settings must be as they were. The archive goes into a home folder made for this; a package goes into the system, so it
needs the rights for that and a system where the game is not installed. Prints a line for each step; exit code 0 or 1.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the pictures read here; the program gets a real window

import pygame

from build_scripts.bundle.linux.desktop import FILE_TYPE
from build_scripts.bundle.linux.downloads import Archive, Download, Package
from build_scripts.driving.screen import NotSeenError, Screen, eventually

TOOLS = ("Xvfb", "xdotool", "gio", "xdg-mime", "update-mime-database", "update-desktop-database")
GAME = ROOT / "tests" / "games" / "luna" / "golden" / "played" / "played-solo-1.luna"
PATIENCE = 60.0
WINDOW = "search", "--onlyvisible", "--class", "^luna$"


class Desk:
    """A person's desktop: a home folder with a game to open, a screen, and what starts programs there."""

    def __init__(self, name: str, screen: Screen, home: Path, pictures: Path | None) -> None:
        self.name, self.screen, self.home, self.pictures = name, screen, home, pictures
        self.game = home / "Downloads" / "ein Spiel (1).luna"
        self.game.parent.mkdir(parents=True)
        shutil.copy(GAME, self.game)
        hidden = {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "DBUS_SESSION_BUS_ADDRESS", "LUNA_HOME"}
        plain = {name: value for name, value in screen.environment().items() if name not in hidden}
        self.environment = {**plain, "HOME": str(home), "LANG": "C.UTF-8", "XDG_CURRENT_DESKTOP": "GNOME"}

    def call(self, *command: str | Path, check: bool = True) -> str:
        """Runs a program as the person does; its output, or NotSeenError with what it complained about."""
        with tempfile.TemporaryFile("w+", encoding="utf-8") as said:  # a pipe would be waited for until the game ends
            done = subprocess.run(
                command,
                env=self.environment,
                cwd=self.home,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                timeout=PATIENCE,
                check=False,
            )
            said.seek(0)
            output = said.read().strip()
        if check and done.returncode:
            raise NotSeenError(f"{Path(command[0]).name}: exit {done.returncode}, {output[-500:]}")
        return output

    def window(self) -> str:
        """The one window of the game; empty if there is none."""
        found = self.call("xdotool", *WINDOW, check=False).split()
        if len(found) > 1:
            raise NotSeenError(f"{len(found)} windows")
        return found[0] if found else ""

    def played(self, what: str, start: Callable[[], object], program: Path, enough: Callable[[], bool]) -> None:
        """Starts the program, waits until enough is to be seen, keeps a picture and closes the window."""
        start()
        eventually(f"a window ({what})", lambda: bool(self.window()), PATIENCE)
        window = self.window()
        pid = int(self.call("xdotool", "getwindowpid", window))
        if (runs := Path(os.readlink(f"/proc/{pid}/exe"))) != program.resolve():
            raise NotSeenError(f"{runs} runs, not {program}")
        eventually(f"a picture ({what})", self.colourful, PATIENCE)
        eventually(what, enough, PATIENCE)
        if self.pictures:
            self.pictures.mkdir(parents=True, exist_ok=True)
            pygame.time.wait(2000)
            pygame.image.save(self.screen.picture(), self.pictures / f"{self.name}-{what}.png")
        self.call("kill", str(pid))
        eventually("the end of the program", lambda: not Path(f"/proc/{pid}").exists(), PATIENCE)

    def colourful(self) -> bool:
        """Whether something is to be seen on the screen."""
        return len(set(self.screen.picture().get_buffer().raw[::997])) > 50

    def own_files(self) -> dict[str, bytes]:
        """The person's games and settings."""
        kept = [self.home / ".local" / "share" / "luna", self.home / ".config" / "luna"]
        files = sorted(path for folder in kept for path in folder.rglob("*") if path.is_file())
        return {str(path): path.read_bytes() for path in files}

    def saved(self) -> list[str]:
        """The files of saved games."""
        return [name for name in self.own_files() if name.endswith(".luna")]


def tried(desk: Desk, download: Download) -> None:
    """The whole life of an installation; raises NotSeenError or AssertionError."""
    say = lambda step: print(f"{download.name} {step}: ok", flush=True)  # noqa: E731
    assert not download.program.exists(), f"{download.program} is there already"
    before = download.everything()
    download.install_older(desk.call)
    assert download.only_older.exists()
    say("installed in an older version")
    desk.played("start", lambda: desk.call("gio", "launch", download.entry), download.program, lambda: True)
    say("started from its menu entry")
    for question, answer in ((("filetype", desk.game), FILE_TYPE), (("default", FILE_TYPE), "luna.desktop")):
        told = desk.call("xdg-mime", "query", *question)
        assert told == answer, f"{question[0]} is {told!r}"
    desk.played("open", lambda: desk.call("gio", "open", desk.game), download.program, lambda: len(desk.saved()) == 1)
    say("a game's file opened")
    kept = desk.own_files()
    download.install(desk.call)
    assert not download.only_older.exists()
    assert desk.own_files() == kept
    say("updated")
    desk.played("again", lambda: desk.call("xdg-open", desk.game), download.program, lambda: len(desk.saved()) == 2)
    say("a game's file opened by the newer version")
    kept = desk.own_files()
    download.remove(desk.call)
    left = sorted(download.everything() - before)
    assert not left, f"left behind: {left}"
    assert desk.own_files() == kept
    assert desk.call("xdg-mime", "query", "default", FILE_TYPE, check=False) == ""
    say("removed, saved games as they were")


def life(screen: Screen, path: Path, pictures: Path | None) -> bool:
    """Tries one download in a home folder of its own; True if all went well."""
    with tempfile.TemporaryDirectory(prefix="luna-home-é-", ignore_cleanup_errors=True) as folder:
        home = Path(folder) / "home"
        desk = Desk(path.name, screen, home, pictures)
        download = (Package if path.suffix == ".deb" else Archive)(path, Path(folder), home)
        if reason := download.cannot():
            print(f"{path.name} not installed: {reason}")
            return True
        try:
            tried(desk, download)
            return True
        except (AssertionError, OSError, subprocess.SubprocessError) as error:
            print(f"{path.name}: {type(error).__name__}: {error}", flush=True)
            return False
        finally:
            download.clean()


def main() -> int:
    """Tries every download; where the tools are missing it says so and fails nothing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("downloads", nargs="+", type=Path)
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    if missing := [tool for tool in TOOLS if not shutil.which(tool)]:
        print(f"not installed: {', '.join(missing)} missing")
        return 0
    with Screen() as screen:
        return min(1, sum(not life(screen, path.resolve(), options.pictures) for path in options.downloads))


if __name__ == "__main__":
    sys.exit(main())
