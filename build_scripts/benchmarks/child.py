"""Calls the measuring programs: each in a process of its own, so that none warms a cache for another."""

import json
import subprocess

from build_scripts import environment

Numbers = dict[str, float]


def command(module: str, *arguments: str) -> list[str]:
    """The call of a measuring program with the Python in `.venv`."""
    return [str(environment.PYTHON), "-P", "-m", f"build_scripts.benchmarks.{module}", *arguments]


def surroundings(**variables: str) -> dict[str, str]:
    """The environment of a measuring program; its output is its numbers and nothing else."""
    return {**environment.child_environment(), "PYGAME_HIDE_SUPPORT_PROMPT": "1", **variables}


def measured_by(module: str, *arguments: str, **variables: str) -> Numbers:
    """What a program measures; empty if it fails, which it has then said on stderr."""
    environment.tell(f"measuring {module} {' '.join(arguments)}".rstrip())
    call = command(module, *arguments)
    done = subprocess.run(call, env=surroundings(**variables), stdout=subprocess.PIPE, encoding="utf-8", check=False)
    return dict(json.loads(done.stdout)) if done.returncode == 0 else {}
