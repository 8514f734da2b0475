"""Where Luna's sounds belong and what they are made from. Standard library only: the tests read it."""

from pathlib import Path

from build_scripts.sound.lock import ASSETS, Lock

LOCK = Lock(
    Path(__file__).resolve().parent,
    ASSETS / "luna" / "sound",
    {"music": ("harmony.py", "themes.py", "music.py"), "effects": ("effects.py",)},
    frozenset(
        {
            *("music/title", "effects/button", "effects/hover", "effects/page", "effects/open_menu", "effects/wrong"),
            *("effects/undo", "effects/turn", "effects/lift", "effects/drop"),
        }
    ),
)
"""The program's own are what is heard beside the game or in any game, such as a piece that is taken up."""
