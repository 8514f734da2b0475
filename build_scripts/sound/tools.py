"""The Python that makes sounds: `build/sound-tools` with the pinned packages. Standard library only."""

import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "build" / "sound-tools"
NEEDED = ("numpy", "soundfile")


def use_tools() -> None:
    """Go on where numpy and soundfile are: here, or else in a Python that is made if need be."""
    if all(map(importlib.util.find_spec, NEEDED)) or Path(sys.prefix) == TOOLS:
        return  # in the tools and not there: its import says what is wrong
    python = TOOLS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(TOOLS, with_pip=True)
    requirements = str(ROOT / "build_scripts" / "requirements" / "sound.txt")
    install = ["-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary", ":all:", "-r", requirements]
    subprocess.run([str(python), *install], check=True)
    sys.exit(subprocess.run([str(python), *sys.argv], check=False).returncode)
