"""What each sound was made from and how it measures: `assets/sound/sounds.json`. Standard library only."""

import hashlib
import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[4]
SOURCES = Path(__file__).resolve().parent
FOLDER = ROOT / "assets" / "sound"
TABLE = FOLDER / "sounds.json"
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


def read() -> dict[str, dict[str, Any]]:
    """The table by `music/NAME` and `effects/NAME`; empty if there is none."""
    return json.loads(TABLE.read_text("utf-8")) if TABLE.exists() else {}


def write(entries: dict[str, dict[str, Any]]) -> None:
    """Writes the table, sorted."""
    TABLE.write_text(json.dumps(dict(sorted(entries.items())), indent=1) + "\n", "utf-8")
