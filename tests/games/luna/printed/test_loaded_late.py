"""What opening the title reads of Luna: what it offers there is looked into when somebody wants it."""

from __future__ import annotations

import subprocess
import sys

from tests.root import ROOT

LATER = (
    "luna.games.luna.view.paint.table",
    "luna.games.luna.printed.desk",
    "luna.games.luna.search.",
    "luna.ai.process",
)
CODE = """
import sys
from luna.games.luna.game import LUNA
from luna.ui.game_window import window_of
assert window_of(LUNA).printed and LUNA.alone
print(*sys.modules)
"""


def test_the_title_knows_that_there_are_tables_and_printed_values_without_what_they_are_made_with() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not [name for name in done.stdout.splitlines()[-1].split() if name.startswith(LATER)]
