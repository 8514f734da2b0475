"""Who never plays the second game loads hardly anything of it."""

from __future__ import annotations

import subprocess
import sys

from tests.root import ROOT

LIGHT = {"constants"}
"""Modules of its rules that are names only."""
CODE = """
import sys
from luna.games.catalogue import GAMES
from luna.ui.game_window import window_of
for game in GAMES:
    window_of(game).symbol
found = (name.removeprefix("luna.games.rivers.rules.") for name in sys.modules if "rivers.rules." in name)
print(*sorted(found))
"""


def test_the_title_knows_the_name_and_sign_of_a_game_without_its_rules() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], cwd=ROOT, capture_output=True, text=True, check=True)
    assert set(done.stdout.splitlines()[-1].split()) == LIGHT
