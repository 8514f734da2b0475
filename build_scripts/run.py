"""Starts the game: `python3 build_scripts/run.py [options of luna]`. Needs Python 3.11 with venv, nothing else."""

import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"luna: Python 3.11 or newer is needed, this is {sys.version_info[0]}.{sys.version_info[1]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment


def main() -> None:
    """Prepare what is missing, then become the game: its exit code and signals are the caller's."""
    environment.prepare("game")
    # -P keeps the caller's folder off the module path: a file random.py lying there must not be imported.
    command = [str(environment.PYTHON), "-P", "-m", "luna", *sys.argv[1:]]
    if os.name == "nt":  # there exec returns to the shell before the game has ended
        sys.exit(subprocess.call(command, env=environment.child_environment()))
    os.execve(command[0], command, environment.child_environment())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
