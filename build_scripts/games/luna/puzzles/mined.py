"""The file of what was found, a line of JSON for each game that was looked through and each position that stood out."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "mined"
PROVEN, LOOKED = "proven", "looked"


class Mined:
    """The lines of one run, about games of a `player` against itself; `name` is that of its file."""

    def __init__(self, name: str, mode: str, player: str) -> None:
        self._path, self._game = FOLDER / f"{name}.jsonl", {"mode": mode, "player": player}
        FOLDER.mkdir(exist_ok=True)
        self._lines = read(self._path)
        self._others = [line for path in FOLDER.glob("*.jsonl") if path != self._path for line in read(path)]
        self.last_seed = max((line["seed"] for line in self._lines if line["verdict"] == LOOKED), default=0)
        self._drop_unfinished()

    def kinds(self) -> Counter[str]:
        """How many puzzles there are in all files by the first word of their answer."""
        proven = (line for line in (*self._others, *self._lines) if line["verdict"] == PROVEN)
        return Counter(line["steps"][0]["best"][0].split()[0] for line in proven)

    def looked(self, seed: int, positions: int) -> None:
        """A game was looked through."""
        self.add({"seed": seed, "verdict": LOOKED, "positions": positions})

    def add(self, line: dict[str, Any]) -> None:
        """One line more."""
        line = self._game | line
        self._lines.append(line)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def _drop_unfinished(self) -> None:
        """What was found in a game that was not looked through to its end will be found again."""
        whole = [line for line in self._lines if line["seed"] <= self.last_seed]
        if len(whole) < len(self._lines):
            self._path.write_text("".join(json.dumps(line) + "\n" for line in whole), encoding="utf-8")
            self._lines = whole


def read(path: Path) -> list[dict[str, Any]]:
    """The lines of a file, none where there is no such file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
