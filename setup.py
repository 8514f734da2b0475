"""The part of packaging that `pyproject.toml` has no words for; see `build_scripts/wheel/commands.py`."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent))

from build_scripts.wheel import commands

setup(cmdclass=commands.COMMANDS, ext_modules=commands.extensions(), options=commands.OPTIONS)
