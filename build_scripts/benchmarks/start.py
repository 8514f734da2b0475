"""The real window: how long a start takes, how long the way to the table, what an idle table costs."""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from build_scripts import environment
from build_scripts.benchmarks.child import Numbers, command, measured_by, surroundings

STARTS = 5
RUN = environment.ROOT / "build_scripts" / "run.py"


def measure(folder: Path) -> Numbers:
    """Medians over several starts; `folder` takes the place of the player's own.

    They are warm starts: one before them fills the caches for files and bytecode.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    kept = {"LUNA_HOME": str(folder), "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    environment.tell("measuring start")
    first_frame(kept)
    numbers = {"first_frame_ms": statistics.median(first_frame(kept) for _ in range(STARTS))}
    numbers["run_overhead_ms"] = statistics.median(added_by_run(kept) for _ in range(STARTS))
    measured_by("saved_game", **kept)
    tables = [measured_by("window", "continue", **kept) for _ in range(STARTS)]
    if all(tables):
        numbers["continue_ms"] = statistics.median(table["continue_ms"] for table in tables)
    return numbers | measured_by("window", "idle", **kept)


def first_frame(kept: dict[str, str]) -> float:
    """Milliseconds from the call of the program to after its first flip."""
    began = time.perf_counter()
    with subprocess.Popen(
        command("window", "first-frame"), env=surroundings(**kept), stdout=subprocess.PIPE
    ) as program:
        assert program.stdout
        shown = program.stdout.readline()
        took = time.perf_counter() - began
    if shown.strip() != b"shown" or program.returncode:
        environment.stop("the program ended before its first frame, or with an error after it")
    return 1000 * took


def added_by_run(kept: dict[str, str]) -> float:
    """Milliseconds that a start through run.py takes longer than one of the program itself."""
    plain = lasts([str(environment.PYTHON), "-P", "-m", "luna", "--version"], kept)
    return lasts([sys.executable, str(RUN), "--version"], kept) - plain


def lasts(call: list[str], kept: dict[str, str]) -> float:
    """Milliseconds that a command takes from beginning to end."""
    began = time.perf_counter()
    subprocess.run(call, env=surroundings(**kept), stdout=subprocess.DEVNULL, check=True)
    return 1000 * (time.perf_counter() - began)
