"""What each sound was made from and how it measures: `sounds.json` beside the sounds. Standard library only."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
PROGRAM = ASSETS / "app" / "sound"
"""What is heard beside a game or in any game."""
SHARED = Path(__file__).resolve().parent
"""Scripts that the sounds of every game use."""
TABLE = "sounds.json"
SHARED_BY_ALL = ("tones.py", "instruments.py", "space.py", "loudness.py", "making.py")
SHARED_BY = {"music": (*SHARED_BY_ALL, "score.py"), "effects": (*SHARED_BY_ALL, "materials.py", "recipe.py")}
"""The shared scripts behind each folder of sounds."""


def hash_of(path: Path) -> str:
    """The hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


@dataclass(frozen=True, slots=True)
class Lock:
    """The lock of a game; `scripts` are its own behind each folder of sounds, `of_program` go to the program's."""

    sources: Path
    game: Path
    scripts: Mapping[str, tuple[str, ...]]
    of_program: frozenset[str] = frozenset()
    shared: Path = SHARED

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where its sounds lie."""
        return (self.game, PROGRAM) if self.of_program else (self.game,)

    def fingerprint(self, kind: str) -> str:
        """The hash of the scripts behind `music` or `effects`; from where they import makes no other sound."""
        digest = hashlib.sha256()
        shared = [self.shared / name for name in SHARED_BY[kind]]
        for path in (*shared, *(self.sources / name for name in self.scripts[kind])):
            lines = path.read_text("utf-8").splitlines(keepends=True)
            made = "".join(line for line in lines if not line.startswith(("from .", "from build_scripts.")))
            digest.update(path.name.encode() + b"\0" + made.encode() + b"\0")
        return digest.hexdigest()

    def folder_of(self, name: str) -> Path:
        """Where the sound `music/NAME` or `effects/NAME` belongs."""
        return PROGRAM if name in self.of_program else self.game

    def file_of(self, name: str) -> Path:
        """The file of a sound."""
        return self.folder_of(name) / f"{name}.ogg"

    def read(self) -> dict[str, dict[str, Any]]:
        """The tables of its folders by `music/NAME` and `effects/NAME`; without what is not there."""
        tables = [folder / TABLE for folder in self.folders if (folder / TABLE).exists()]
        return {name: entry for table in tables for name, entry in json.loads(table.read_text("utf-8")).items()}

    def write(self, entries: Mapping[str, dict[str, Any]]) -> None:
        """Writes the tables, sorted."""
        for folder in self.folders:
            own = {name: entry for name, entry in sorted(entries.items()) if self.folder_of(name) == folder}
            (folder / TABLE).write_text(json.dumps(own, indent=1) + "\n", "utf-8")
