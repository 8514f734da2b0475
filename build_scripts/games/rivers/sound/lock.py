"""Where the sounds of the game belong and what they are made from. Standard library only: the tests read it."""

from pathlib import Path

from build_scripts.sound.lock import ASSETS, Lock

LOCK = Lock(
    Path(__file__).resolve().parent,
    ASSETS / "rivers" / "sound",
    {
        "music": ("instruments.py", "themes.py", "music.py"),
        "effects": ("instruments.py", "effects.py"),
    },
)
