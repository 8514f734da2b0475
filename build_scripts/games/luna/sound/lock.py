"""What each sound was made from and how it measures: `sounds.json` beside the sounds. Standard library only."""

import hashlib
import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[4]
SOURCES = Path(__file__).resolve().parent
GAME, PROGRAM = ROOT / "assets" / "luna" / "sound", ROOT / "assets" / "app" / "sound"
OF_PROGRAM = {
    *("music/title", "effects/button", "effects/hover", "effects/page", "effects/open_menu", "effects/wrong"),
    *("effects/undo", "effects/turn", "effects/lift", "effects/drop"),
}
"""What is heard beside the game or in any game, such as a piece that is taken up."""
TABLE = "sounds.json"
SHARED = ("tones.py", "instruments.py", "space.py", "loudness.py", "make.py")
MADE_FROM = {
    "music": (*SHARED, "score.py", "themes.py", "music.py"),
    "effects": (*SHARED, "materials.py", "recipe.py", "effects.py"),
}
"""The scripts behind each folder of sounds."""


def fingerprint(kind: str) -> str:
    """The hash of the scripts behind `music` or `effects`; from where they import makes no other sound."""
    digest = hashlib.sha256()
    for name in MADE_FROM[kind]:
        lines = (SOURCES / name).read_text("utf-8").splitlines(keepends=True)
        made = "".join(line for line in lines if not line.startswith(("from .", "from build_scripts.")))
        digest.update(name.encode() + b"\0" + made.encode() + b"\0")
    return digest.hexdigest()


def hash_of(path: Path) -> str:
    """The hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def folder_of(name: str) -> Path:
    """Where the sound `music/NAME` or `effects/NAME` belongs."""
    return PROGRAM if name in OF_PROGRAM else GAME


def file_of(name: str) -> Path:
    """The file of a sound."""
    return folder_of(name) / f"{name}.ogg"


def read() -> dict[str, dict[str, Any]]:
    """The tables of both folders by `music/NAME` and `effects/NAME`; without what is not there."""
    tables = [folder / TABLE for folder in (GAME, PROGRAM) if (folder / TABLE).exists()]
    return {name: entry for table in tables for name, entry in json.loads(table.read_text("utf-8")).items()}


def write(entries: dict[str, dict[str, Any]]) -> None:
    """Writes the tables, sorted."""
    for folder in (GAME, PROGRAM):
        own = {name: entry for name, entry in sorted(entries.items()) if folder_of(name) == folder}
        (folder / TABLE).write_text(json.dumps(own, indent=1) + "\n", "utf-8")
