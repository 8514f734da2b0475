"""The ways in which the game is installed on Linux, each with an older version of itself, for `installed.py`."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

Call = Callable[..., str]
"""Runs a program as the person does; raises if it fails."""
OLDER = "only-older.txt"
"""A file that the older version has and the newer one has not."""


class Download:
    """One download, installed and removed; `folder` is for what that takes, `home` the person's own."""

    name: str
    program: Path
    """What the menu entry starts."""
    entry: Path
    """The menu entry itself."""
    only_older: Path
    """A file of the older version alone."""

    def cannot(self) -> str:
        """Why it cannot be tried here; empty if it can."""
        return ""

    def install_older(self, call: Call) -> None:
        """Installs a version before this one."""
        raise NotImplementedError

    def install(self, call: Call) -> None:
        """Installs this version, over whatever version is there."""
        raise NotImplementedError

    def remove(self, call: Call) -> None:
        """Removes the game."""
        raise NotImplementedError

    def everything(self) -> set[str]:
        """All files that an installation may leave."""
        raise NotImplementedError

    def clean(self) -> None:
        """Undoes what a check that failed has left."""


class Archive(Download):
    """The archive of the folder, installed for one user by the script in it."""

    def __init__(self, path: Path, folder: Path, home: Path) -> None:
        self.name, self._home = path.name, home
        self._unpacked = {version: folder / version for version in ("older", "newer")}
        for target in self._unpacked.values():
            with tarfile.open(path) as archive:
                archive.extractall(target, filter="tar")
        (self._unpacked["older"] / "Luna" / "files" / OLDER).touch()
        installed = home / ".local" / "lib" / "luna"
        self.program, self.only_older = installed / "Luna", installed / "files" / OLDER
        self.entry = home / ".local" / "share" / "applications" / "luna.desktop"

    def install_older(self, call: Call) -> None:
        call("sh", self._unpacked["older"] / "Luna" / "install.sh")

    def install(self, call: Call) -> None:
        call("sh", self._unpacked["newer"] / "Luna" / "install.sh")
        shutil.rmtree(self._unpacked["newer"])  # who has installed it needs the download no more

    def remove(self, call: Call) -> None:
        call("sh", self.program.parent / "uninstall.sh")

    def everything(self) -> set[str]:
        """All files in the home folder but the person's own and the caches that the desktop makes."""
        own = (".local/share/luna/", ".config/", ".cache/", ".local/state/", "Downloads/")
        made = (".local/share/mime/", ".local/share/applications/mimeinfo.cache")
        names = {path.relative_to(self._home).as_posix() for path in self._home.rglob("*") if not path.is_dir()}
        caches = {name for name in names if name.startswith(made) and "luna" not in Path(name).name}
        return {name for name in names - caches if not name.startswith(own)}


class Package(Download):
    """The Debian package, installed for all."""

    def __init__(self, path: Path, folder: Path, home: Path) -> None:
        del home  # nothing of the person's is touched
        self.name, self._path, self._folder = path.name, path, folder
        self.program = Path("/usr/lib/luna/Luna")
        self.only_older = self.program.parent / "files" / OLDER
        self.entry = Path("/usr/share/applications/luna.desktop")

    def cannot(self) -> str:
        if os.geteuid() or not shutil.which("dpkg"):
            return "it needs the rights to install packages"
        return "the game is installed on this system" if self._status() else ""

    def install_older(self, call: Call) -> None:
        tree, older = self._folder / "tree", self._folder / "older.deb"
        call("dpkg-deb", "-R", self._path, tree)
        (tree / "usr" / "lib" / "luna" / "files" / OLDER).touch()
        control = tree / "DEBIAN" / "control"
        control.write_text(control.read_text("utf-8").replace("\nVersion: ", "\nVersion: 0~before+"), "utf-8")
        call("dpkg-deb", "--root-owner-group", "-Znone", "-b", tree, older)
        call("dpkg", "-i", older)

    def install(self, call: Call) -> None:
        call("dpkg", "-i", self._path)
        call("dpkg", "--verify", "luna")

    def remove(self, call: Call) -> None:
        call("dpkg", "-r", "luna")
        if status := self._status():
            raise AssertionError(f"dpkg still knows it: {status}")

    def everything(self) -> set[str]:
        """All files where the package has some, but for the caches that other packages keep there."""
        places = ("applications", "mime/packages", "mime/application", "icons/hicolor", "doc")
        names = {str(path) for place in places for path in Path("/usr/share", place).rglob("*luna*")}
        return names | {str(path) for path in (Path("/usr/lib/luna"), Path("/usr/games/luna")) if os.path.lexists(path)}

    def clean(self) -> None:
        if self._status():
            subprocess.run(["dpkg", "-P", "luna"], capture_output=True, check=False)

    def _status(self) -> str:
        ask = ["dpkg-query", "-W", "-f", "${Status}", "luna"]
        done = subprocess.run(ask, capture_output=True, text=True, check=False)
        known = done.returncode == 0 and not done.stdout.endswith("not-installed")
        return done.stdout.strip() if known else ""
