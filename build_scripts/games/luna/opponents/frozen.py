"""Old builds of the computer players, each in a process of its own, so that nothing of them ever changes.

A build is the source of one commit, taken out of the history of this repository into `build/opponents` and compiled
there. It gets positions as records and answers with action codes; see `answering.py`, which runs inside.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from build_scripts.environment import add_packages
from luna.core.game_record import format_record
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.setup import Setup

ROOT = Path(__file__).resolve().parents[4]
ANSWERING = Path(__file__).with_name("answering.py")
NEEDED = ("luna", "build_scripts/kernel.py")
"""What of a commit is taken out."""


class FrozenError(Exception):
    """An old build cannot be made or does not answer; the message says why."""


@dataclass(frozen=True, slots=True)
class Build:
    """A commit, the digest of the weights that must be found in it, and who plays when no player is named."""

    commit: str
    weights: str
    player: str
    budget: str


BUILDS = {
    "luna-1": Build("59d28311b2cdd74eb0f484ecb1aac9a5298d9010", "fccf40a0b65d", "level-6", "1.25 s"),
}


def folder_of(name: str) -> Path:
    """Where a build lies; another Python needs another one."""
    return ROOT / "build" / "opponents" / name / str(sys.implementation.cache_tag)


def made(name: str) -> Path:
    """The folder of a build, which is taken out and compiled where it was not yet; raises FrozenError."""
    folder = folder_of(name)
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as work:
            _take_out(BUILDS[name].commit, Path(work, "tree"))
            _compile(Path(work, "tree"))
            shutil.move(Path(work, "tree"), folder)
    return folder


def _take_out(commit: str, folder: Path) -> None:
    done = subprocess.run(["git", "archive", commit, *NEEDED], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        raise FrozenError(f"{commit} is not in the history of this checkout: {done.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")


def _compile(folder: Path) -> None:
    add_packages(("kernel",))
    command = [sys.executable, str(folder / "build_scripts" / "kernel.py")]
    done = subprocess.run(command, cwd=folder, env=_environment(folder), capture_output=True, text=True, check=False)
    if done.returncode:
        raise FrozenError(f"{folder} could not be compiled: {done.stderr.strip().splitlines()[-1]}")


def _environment(folder: Path) -> dict[str, str]:
    """What the process of a build sees: its own tree, compiled."""
    return {**{k: v for k, v in os.environ.items() if k != "LUNA_KERNEL"}, "PYTHONPATH": str(folder)}


class Frozen:
    """The process of a build; it ends with the one that started it."""

    def __init__(self, name: str) -> None:
        folder = made(name)
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(ANSWERING)],
            cwd=folder,
            env=_environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        expected = {"actions": digest_of_actions(), "kernel": "compiled", "weights": BUILDS[name].weights}
        if (found := self._line()) != expected:
            raise FrozenError(f"{name} is {found} instead of {expected}")

    def asked(self, setup: Setup, match: LunaMatch, player: str, seed: int) -> tuple[int, ...]:
        """The turn that a player of the build chooses; raises FrozenError where it fails."""
        question = {"record": format_record(LUNA, setup, match), "player": player, "seed": seed}
        assert self._process.stdin
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return tuple(self._line()["codes"])

    def _line(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise FrozenError(f"the build ended with {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer


@cache
def frozen(name: str) -> Frozen:
    """The process of a build, one for each process that asks; raises FrozenError."""
    return Frozen(name)


def digest_of_actions() -> str:
    """Names the table of actions, since a code means something only in the same table."""
    return hashlib.sha256("\n".join(action.notation for action in ACTIONS).encode()).hexdigest()[:12]
