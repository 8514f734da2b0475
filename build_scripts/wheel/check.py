"""Installs the game into a fresh environment as `pip install .` does: `python3 build_scripts/wheel/check.py`.

Needs Python 3.11 with venv, and the network for the packages. The command `luna` must then work from any folder, alone
with what was installed: `--version` names the kernel that this machine can have, `--selftest` finds everything well.
Prints a line for each step; exit code 0 or 1.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"luna: Python 3.11 or newer is needed, this is {sys.version_info[0]}.{sys.version_info[1]}.")

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build_scripts import environment

UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def main() -> int:
    """Makes the environment, installs, tries; 1 if anything failed."""
    kernel = "compiled" if environment.has_compiler() else "interpreted"
    with tempfile.TemporaryDirectory(prefix="luna-wheel-") as name:
        folder = Path(name)
        programs = folder / "fresh" / ("Scripts" if os.name == "nt" else "bin")
        python, luna = str(programs / "python"), str(programs / "luna")
        steps = {
            "a fresh environment": ([sys.executable, "-m", "venv", str(folder / "fresh")], ""),
            "pip install .": ([python, "-m", "pip", "install", "--quiet", str(environment.ROOT)], ""),
            f"luna --version, {kernel}": ([luna, "--version"], f"({kernel} kernel)"),
            "luna --selftest": ([luna, "--selftest"], "scenes: ok"),
        }
        return min(1, sum(not passes(what, call, word, folder) for what, (call, word) in steps.items()))


def passes(what: str, call: list[str], word: str, folder: Path) -> bool:
    """Whether a call ends well and says a word, with nothing of this tree on its way."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUNA_"))}
    alone |= {**UNSEEN, "LUNA_HOME": str(folder / "person")}
    try:
        done = subprocess.run(call, cwd=folder, env=alone, capture_output=True, encoding="utf-8", check=False)
        trouble = "" if done.returncode == 0 and word in done.stdout else f"exit {done.returncode}\n"
        trouble += f"{done.stdout}{done.stderr}" if trouble else ""
    except OSError as error:
        trouble = str(error)
    print(f"{what}: {trouble or 'ok'}", flush=True)
    return not trouble


if __name__ == "__main__":
    sys.exit(main())
