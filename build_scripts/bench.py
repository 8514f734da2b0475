"""Measures the speed of rules, table and window: `python3 build_scripts/bench.py [--json FILE] [--compare FILE]`.

Prints a table of what was measured, as a time and as a multiple of a yardstick measured in the same run, beside its
target; a missed target is no error. Needs Python 3.11 with venv, nothing else; the window is opened on the screen that
is there, otherwise in Xvfb, otherwise it is not measured.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"luna: Python 3.11 or newer is needed, this is {sys.version_info[0]}.{sys.version_info[1]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment
from build_scripts.benchmarks import machine, report, screen, start
from build_scripts.benchmarks.child import Numbers, measured_by


def measure(folder: Path) -> Numbers:
    """Every number that this machine can give; `folder` takes the place of the player's own."""
    yardsticks = [measured_by("yardsticks")]
    numbers = measured_by("rules", "interpreted", LUNA_KERNEL="interpreted")
    numbers |= measured_by("rivers_rules", "interpreted", LUNA_KERNEL="interpreted")
    numbers |= measured_by("thought", "interpreted", LUNA_KERNEL="interpreted")
    if machine.kernel() == "compiled":
        numbers |= measured_by("rules", "compiled")
        numbers |= measured_by("rivers_rules", "compiled")
        yardsticks.append(measured_by("yardsticks"))
        numbers |= measured_by("search")
        numbers |= measured_by("thought", "compiled")
    unseen = {"SDL_VIDEODRIVER": "dummy", "LUNA_HOME": str(folder / "unseen")}
    for size in report.SIZES:
        numbers |= measured_by("redraw", size, **unseen)
    yardsticks.append(measured_by("yardsticks"))
    for game in report.GAMES:
        numbers |= measured_by("table", game, **unseen)
        numbers |= measured_by("gaps", game, **unseen)
        for size in report.MEMORY_SIZES:
            numbers |= measured_by("memory", game, size, **unseen)
    numbers |= medians(yardsticks)
    with screen.to_draw_on() as found:
        if found:
            numbers |= start.measure(folder / "seen")
        else:
            environment.tell("no screen and no Xvfb: start, window and idle time are not measured")
    return numbers


def medians(measured: list[Numbers]) -> Numbers:
    """Of each number, measured again and again since a machine may be busier at times, the one in the middle."""
    keys = {key for numbers in measured for key in numbers}
    return {key: statistics.median(numbers[key] for numbers in measured if key in numbers) for key in keys}


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """The options; exits with 2 for wrong usage."""
    parser = argparse.ArgumentParser(description="measures the speed of rules, table and window")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the numbers to a file")
    parser.add_argument("--compare", metavar="FILE", type=Path, help="show the numbers of such a file beside the new")
    return parser.parse_args(arguments)


def main() -> int:
    """Prepare, measure everything, print it; 1 if something could not be measured that needs no screen or compiler."""
    options = parse()
    before = report.read(options.compare) if options.compare else None
    environment.prepare("game", "bench")
    facts = machine.facts()
    with tempfile.TemporaryDirectory(prefix="luna-bench-") as folder:
        numbers = measure(Path(folder))
    print(report.machine_lines(facts))
    print(report.table(numbers))
    if before:
        print(report.comparison(before, numbers))
    if options.json:
        options.json.write_text(json.dumps({"machine": facts, "numbers": numbers}, indent=1) + os.linesep, "utf-8")
    return 0 if numbers.keys() >= report.ALWAYS else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
