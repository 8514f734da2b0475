"""Plants random faults in the rules and says which no test notices.

Run it as `.venv/bin/python build_scripts/games/luna/mutants.py`. Each fault is one small change of one place in a
copy of the tree (see `faults.py`), in which the tests of rules, oracle and core then run until one fails. The same seed
plants the same faults in the same source; `--count` says how many. A line tells of each fault; one that survived needs
a test, or is equal to what it replaces. A fault takes some ten seconds, one that survives a minute; `test.py` has to
have made `.venv` before.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from build_scripts.environment import ROOT
from build_scripts.games.luna.faults import Fault, faults

RULES = "luna/games/luna/rules"
TREES = ("luna", "tests", "localization", "build_scripts")
TESTS = ("tests/games/luna/rules", "tests/games/luna/oracle", "tests/core")
PYTEST = ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no", "-m", "not slow", *TESTS)
TOO_LONG = 600
"""Seconds after which a fault counts as noticed: somewhere it goes round for ever."""


def copied(folder: Path) -> None:
    """Copies what the tests of the rules need; no compiled kernel is among it."""
    for tree in TREES:
        shutil.copytree(ROOT / tree, folder / tree, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)


def fails(folder: Path) -> bool:
    """Whether a test of the copied tree fails."""
    # In CI property tests try the same examples each time; a file changed twice in a second must be read each time.
    plain = os.environ | {"LUNA_KERNEL": "interpreted", "CI": "true", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        tests = subprocess.run([sys.executable, *PYTEST], cwd=folder, env=plain, capture_output=True, timeout=TOO_LONG)
    except subprocess.TimeoutExpired:
        return True
    return tests.returncode != 0


def noticed(folder: Path, fault: Fault) -> bool:
    """Whether a test fails in the copied tree while the fault is in it."""
    file = folder / fault.file.relative_to(ROOT)
    sound = file.read_text(encoding="utf-8")
    file.write_text(fault.planted(), encoding="utf-8")
    try:
        return fails(folder)
    finally:
        file.write_text(sound, encoding="utf-8")


def main() -> None:
    """Plant, test, and print a line for each fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only files whose name contains this")
    options = parser.parse_args()
    possible = [fault for fault in faults(ROOT / RULES) if options.only in fault.file.name]
    chosen = random.Random(options.seed).sample(possible, min(options.count, len(possible)))
    survived = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copied(folder)
        if fails(folder):
            sys.exit("the tests fail without any fault")
        for fault in chosen:
            told = "noticed " if noticed(folder, fault) else "SURVIVED"
            survived += told == "SURVIVED"
            print(f"{told} {fault.file.name}:{fault.line} {fault.what}", flush=True)
    print(f"{len(chosen)} of {len(possible)} possible faults planted, {survived} survived")


if __name__ == "__main__":
    main()
