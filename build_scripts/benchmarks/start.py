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
FIRST_FRAME = "window", "first-frame"
GAMES = {"": "luna", "rivers_": "rivers"}
"""Which game is played, by what its numbers are called."""
RUN = environment.ROOT / "build_scripts" / "run.py"


def measure(folder: Path) -> Numbers:
    """Medians over several starts; `folder` takes the place of the player's own.

    They are warm starts: one before them fills the caches for files and bytecode.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    kept = {"LUNA_HOME": str(folder), "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    environment.tell("measuring start")
    played = {prefix: {**kept, "LUNA_HOME": str(folder / game)} for prefix, game in GAMES.items()}
    for prefix, game in GAMES.items():
        measured_by("saved_game", game, **played[prefix])
    times: dict[str, list[float]] = {}
    for start in range(1 + STARTS):  # in turn, so that a busy machine holds up all of them
        taken = {"bare_window_ms": first_picture(kept, "bare"), "first_frame_ms": first_picture(kept, *FIRST_FRAME)}
        for prefix, home in played.items():
            taken[prefix + "first_frame_saved_ms"] = first_picture(home, *FIRST_FRAME)
            taken |= {prefix + key: value for key, value in measured_by("window", "continue", **home).items()}
        for key, found in taken.items() if start else ():
            times.setdefault(key, []).append(found)
    numbers = {key: statistics.median(found) for key, found in times.items()}
    numbers["run_overhead_ms"] = statistics.median(added_by_run(kept) for _ in range(STARTS))
    for prefix, home in played.items():
        numbers |= {prefix + key: value for key, value in measured_by("window", "idle", **home).items()}
    return numbers


def first_picture(kept: dict[str, str], *program: str) -> float:
    """Milliseconds from the call of a program to after its first flip."""
    began = time.perf_counter()
    with subprocess.Popen(command(*program), env=surroundings(**kept), stdout=subprocess.PIPE) as running:
        assert running.stdout
        shown = running.stdout.readline()
        took = time.perf_counter() - began
    if shown.strip() != b"shown" or running.returncode:
        environment.stop("the program ended before its first picture, or with an error after it")
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
