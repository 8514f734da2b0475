"""A kernel in a process of its own: it is chosen once, when the rules are imported."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.root import ROOT


def play_in_child(module: str, games: int, kernel: str | None = None) -> list[str]:
    """Kind of the kernel and digests of what a module of the tests played on it."""
    environment = {name: value for name, value in os.environ.items() if name != "LUNA_KERNEL"}
    if kernel:
        environment["LUNA_KERNEL"] = kernel
    child = subprocess.run(
        [sys.executable, "-m", module, str(games)],
        cwd=ROOT,
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return child.stdout.split()
