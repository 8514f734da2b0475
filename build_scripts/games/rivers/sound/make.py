"""Makes music and effects: `python3 build_scripts/games/rivers/sound/make.py [--only NAME] [--check]`.

Needs Python 3.11 with venv. The first call makes `build/sound-tools` with the pinned packages. `--check` makes the
samples only and compares them with the note; where a change of the scripts makes no other sound, that is noted.
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[4])

from build_scripts.sound.tools import use_tools

use_tools()

from build_scripts.games.rivers.sound.effects import EFFECTS
from build_scripts.games.rivers.sound.lock import LOCK
from build_scripts.games.rivers.sound.music import PIECES
from build_scripts.sound.making import Workshop, run

if __name__ == "__main__":
    sys.exit(run(Workshop(LOCK, PIECES, EFFECTS), __doc__))
