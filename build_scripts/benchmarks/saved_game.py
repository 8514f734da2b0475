"""Leaves a long game one action before its end as the one to continue; its own process, so nothing is warm later.

`python -m build_scripts.benchmarks.saved_game luna|rivers`; the title is about that game then.
"""

from __future__ import annotations

import sys

from build_scripts.benchmarks.scene import record_of
from luna.app.saves.failure import SaveFailure
from luna.app.saves.library import Library
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.core.game import game_of
from luna.games.catalogue import GAMES


def main() -> None:
    """Save it where the environment says the player's files are."""
    game = game_of(GAMES, sys.argv[1])
    header_and_actions = record_of(game).rstrip("\n").rpartition("\n")[0]
    saved = Library(paths.saves_folder(), GAMES).add(header_and_actions)
    if isinstance(saved, SaveFailure):
        raise SystemExit(f"the game could not be saved: {saved.reason}")
    SettingsFile(paths.settings_file()).put(preferences.GAME, game.key)
    print("{}")


if __name__ == "__main__":
    main()
