"""Renders every scene into contact sheets: `python3 build_scripts/contact_sheets.py [--help]`.

Writes a PNG file to build/sheets for each language, window size and UI scale asked for, every scene under its name.
`--check` looks instead for texts without room in all languages, sizes and scales and prints what it finds; the exit
code is 1 if there is anything. Needs Python 3.11 with venv, nothing else.
"""

import argparse
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"luna: Python 3.11 or newer is needed, this is {sys.version_info[0]}.{sys.version_info[1]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """The options; exits with 2 for wrong usage."""
    parser = argparse.ArgumentParser(description="renders every scene into contact sheets under build/sheets")
    parser.add_argument("--languages", default="en,de,pl,it", help="with commas; “pseudo” is English made longer")
    parser.add_argument("--sizes", default="1280x720,1920x1080", help="window sizes with commas")
    parser.add_argument("--scales", default="100", help="UI scales in percent with commas")
    parser.add_argument("--scenes", default="", help="only scenes whose name has one of these words, with commas")
    parser.add_argument("--full", action="store_true", help="every scene as a file of its own in full size as well")
    parser.add_argument("--check", action="store_true", help="check that every text has its room; no pictures")
    return parser.parse_args(arguments)


def main() -> int:
    """Prepare, then draw or check in `.venv`."""
    options = parse()
    environment.prepare("game")
    module = "build_scripts.sheets.check" if options.check else "build_scripts.sheets.draw"
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [str(environment.PYTHON), "-m", module, *sys.argv[1:]]
    return subprocess.call(command, cwd=environment.ROOT, env={**environment.child_environment(), **unseen})


if __name__ == "__main__":
    sys.exit(main())
