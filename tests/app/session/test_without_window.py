"""The table and everything it needs run where there is no window."""

import subprocess
import sys

from tests.root import ROOT

MODULES = (
    "luna.app.session.table",
    "luna.app.session.bot_turns",
    "luna.app.session.thinker",
    "luna.core.turn",
    "luna.ui.table.plain_turn",
)


def test_a_table_needs_no_pygame():
    code = f"import sys, {', '.join(MODULES)}; print([m for m in sys.modules if m.partition('.')[0] == 'pygame'])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
