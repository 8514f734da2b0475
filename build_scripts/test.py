"""Runs every check and test: `python3 build_scripts/test.py [--fast]`. Needs Python 3.11 with venv, nothing else.

All steps run even after one has failed; the exit code is 1 if any did. The last line is pytest's own summary.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"luna: Python 3.11 or newer is needed, this is {sys.version_info[0]}.{sys.version_info[1]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment

WINDOW_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox"}
RULES = "luna/games/*/rules"
CHECKS = {
    "lint (ruff check)": ["-m", "ruff", "check"],
    "format (ruff format)": ["-m", "ruff", "format", "--check"],
    "types (mypy)": ["-m", "mypy"],
    "layers (import-linter)": ["-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
}
# As many processes as cores, but not so many that windows wait for one another; who is idle takes over from the others.
TOGETHER = ["-n", "auto", "--maxprocesses", "4", "--dist", "worksteal"]
# Only what must be covered is watched: watching the whole program makes the tests of the table take twice as long.
WATCHED = [f"--cov={folder.relative_to(environment.ROOT)}" for folder in sorted(environment.ROOT.glob(RULES))]
SEARCHES = [
    str(folder.relative_to(environment.ROOT))
    for name in ("alone", "bots")
    for folder in sorted(environment.ROOT.glob(f"tests/games/*/{name}"))
]
"""Tests of what thinks for minutes in plain Python: they run in the compiled kernel where there is one."""
OTHERS = [f"--ignore={folder}" for folder in SEARCHES]
QUICK = ["-m", "not slow and not window"]
PYTEST = ["-m", "pytest", *TOGETHER]
COVERAGE = [*WATCHED, "--cov-report="]
RULES_COVERED = ["-m", "coverage", "report", "--fail-under=100", "--show-missing"]


def install_window_tools() -> None:
    """Get the X server and the mouse driver of the window tests, where this may be done without asking."""
    missing = [package for tool, package in WINDOW_TOOLS.items() if not shutil.which(tool)]
    if not missing or not sys.platform.startswith("linux"):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        environment.tell(f"installing {' and '.join(missing)} for the window tests")
        environment.run(["apt-get", "update"])
        environment.run(["apt-get", "install", "--yes", "--no-install-recommends", *missing])
    if not all(map(shutil.which, WINDOW_TOOLS)):
        environment.tell(f"{' and '.join(missing)} missing: the window tests will be reported as skipped")


def passes(name: str, arguments: list[str]) -> bool:
    """Run one step in `.venv`, its output straight to the reader."""
    print(f"\n== {name}", flush=True)
    return subprocess.call(command(arguments), cwd=environment.ROOT, env=environment.child_environment()) == 0


def run_tests(name: str, arguments: list[str], kernel: str = "interpreted") -> tuple[bool, str]:
    """Run pytest the same way with a kernel (see `luna.core.kernel`), and keep the line it closes with."""
    print(f"\n== {name}", flush=True)
    closing = ""
    with subprocess.Popen(
        command(arguments),
        cwd=environment.ROOT,
        env={**environment.child_environment(), "LUNA_KERNEL": kernel, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as tests:
        assert tests.stdout
        for line in tests.stdout:
            print(line, end="", flush=True)
            closing = line.rstrip() or closing
    return tests.returncode == 0, closing


def command(arguments: list[str]) -> list[str]:
    """A call of the Python in `.venv`."""
    return [str(environment.PYTHON), *arguments]


def is_fast(arguments: list[str]) -> bool:
    """Whether the slow tests are left out; ends the program with a sentence for wrong usage."""
    if arguments not in ([], ["--fast"]):
        environment.stop("usage: test.py [--fast]")
    return bool(arguments)


def main() -> int:
    """Prepare, run all steps, sum up."""
    fast = is_fast(sys.argv[1:])
    environment.prepare("game", "dev", "kernel")
    results = {name: passes(name, arguments) for name, arguments in CHECKS.items()}
    if not fast:
        install_window_tools()
    chosen = QUICK if fast else []
    results["tests of searches"], searched = run_tests(
        "tests of searches, compiled where that can be", [*PYTEST, *chosen, *SEARCHES], "compiled"
    )
    watched = [] if fast else COVERAGE
    results["all other tests"], closing = run_tests("all other tests", [*PYTEST, *chosen, *watched, *OTHERS])
    if fast:
        print("\n== left out by --fast: tests marked slow or window, coverage")
    else:
        results["rules covered"] = passes("rules covered to the last branch", RULES_COVERED)
    print("\n== summary")
    for name, passed in results.items():
        print(f"{'ok    ' if passed else 'FAILED'} {name}")
    print(f"searches: {searched}")
    print(closing, flush=True)
    return 0 if all(results.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
