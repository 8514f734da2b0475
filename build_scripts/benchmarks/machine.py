"""What was measured on: without it no number means anything."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

from build_scripts import environment
from build_scripts.benchmarks.child import surroundings

VERSIONS = "import pygame; print(pygame.version.ver, '.'.join(map(str, pygame.get_sdl_version())))"
KERNEL = "import luna.games.luna.rules.luna_rules; from luna.core.kernel import kernel_kind; print(kernel_kind())"


def facts() -> dict[str, str]:
    """Name and value of each fact, in reading order."""
    pygame, _, sdl = _asked(VERSIONS).partition(" ")
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "load before": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
        "system": platform.platform(terse=True),
        "python": _asked("import platform; print(platform.python_version())"),
        "pygame-ce": pygame,
        "SDL": sdl,
        "kernel": kernel(),
        "commit": _commit(),
    }


def kernel() -> str:
    """Which rules kernel the game runs with: compiled or interpreted."""
    return _asked(KERNEL)


def _asked(program: str) -> str:
    """What a line of Python in `.venv` prints."""
    call = [str(environment.PYTHON), "-P", "-c", program]
    return subprocess.run(call, env=surroundings(), capture_output=True, encoding="utf-8", check=True).stdout.strip()


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _commit() -> str:
    """The short name of the commit, marked when the tree differs from it."""
    if not shutil.which("git") or not (environment.ROOT / ".git").exists():
        return "unknown"
    described = environment.run(["git", "-C", str(environment.ROOT), "describe", "--always", "--dirty", "--exclude=*"])
    return described.stdout.strip() if described.returncode == 0 else "unknown"
