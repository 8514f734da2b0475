"""Checks the built programs where they will have to work: `check.py PROGRAM...`; prints a line each, exit code 0 or 1.

Each program is copied into a folder with spaces and letters beyond ASCII and tested there with `--selftest`: from
another working folder, without writing rights to its own folder, without HOME, with LANG=C, without a sound device.
What must not be packed is looked for too.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

TIME = 120
LOCALES = {"root", *(path.name for path in (Path(__file__).parents[2] / "localization").iterdir() if path.is_dir())}
"""Locale data that belong inside: those of the languages and the root of all."""
NO_SOUND = {"SDL_AUDIODRIVER": "alsa", "AUDIODEV": "none"}
UNWANTED = (
    "numpy", "tkinter", "_ssl", "libssl", "libcrypto", "_sqlite3", "NotoSansJP", "NotoSansSC", "NotoSansKR",
    "zoneinfo/", "libasound", "pygame/tests", "pygame/docs", "pygame/examples", "assets/app/icon/icon.ic",
)  # fmt: skip
NOBODY = "nobody"
"""Who runs the program where the person who builds it may write everywhere."""


def main(programs: list[Path]) -> int:
    """Every check on every program."""
    failed = 0
    for program in programs:
        with tempfile.TemporaryDirectory(prefix="Łódź & ß dir ") as folder:
            copy = copied(program, Path(folder))
            for name, run in CHECKS.items():
                trouble = run(copy, Path(folder))
                print(f"{program.parent.name}/{program.name} {name}: {trouble or 'ok'}", flush=True)
                failed += bool(trouble)
    return min(1, failed)


def copied(program: Path, folder: Path) -> Path:
    """The program, with the folder it needs, at another place; returns it there."""
    if app := app_of(program):
        shutil.copytree(app, folder / app.name, symlinks=True)
        return folder / program.relative_to(app.parent)
    if (program.parent / "files").is_dir():
        shutil.copytree(program.parent, folder / "Luna", symlinks=True)
        return folder / "Luna" / program.name
    shutil.copy2(program, folder)
    return folder / program.name


def packed(program: Path, _: Path) -> str:
    """Nothing is inside that only makes the download larger."""
    names = inside(program)
    found = sorted({name for name in names for part in UNWANTED if part in name})
    locales = {Path(name).stem for name in names if "locale-data/" in name}
    return ", ".join(found) or (f"locale data of {sorted(locales)}" if locales != LOCALES else "")


def inside(program: Path) -> list[str]:
    """The names of all files and modules a program consists of."""
    archive = import_module("PyInstaller.archive.readers").CArchiveReader(str(program))
    names = [*archive.toc, *archive.open_embedded_archive("PYZ.pyz").toc]
    files = app_of(program) or program.parent / "files"
    beside = (path.relative_to(files).as_posix() for path in files.rglob("*"))
    return [name.replace("\\", "/") for name in (*names, *beside)]


def app_of(program: Path) -> Path | None:
    """The application folder of macOS that a program lies in."""
    return next((parent for parent in program.parents if parent.suffix == ".app"), None)


def selftest(program: Path, where: Path, user: str | None = None, **changes: str | None) -> str:
    """What is wrong with `--selftest` in this environment; empty if nothing is."""
    environment = {**os.environ, **{name: value for name, value in changes.items() if value is not None}}
    for name in (name for name, value in changes.items() if value is None):
        environment.pop(name, None)
    try:
        done = subprocess.run(
            [program, "--selftest"],
            cwd=where,
            env=environment,
            capture_output=True,
            timeout=TIME,
            check=False,
            user=user,
            extra_groups=[] if user else None,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    output = done.stdout.decode("utf-8", "replace")
    wrong = [line for line in output.splitlines() if ": ok: " not in line]
    lines = len(output.splitlines())
    if done.returncode or wrong or (lines == 0 and os.name != "nt"):
        return f"exit {done.returncode}, {wrong or lines}, {done.stderr.decode('utf-8', 'replace')[-2000:]}"
    return ""


def read_only(program: Path, folder: Path) -> str:
    """With a program folder nobody may write to, and nothing new in it afterwards."""
    before = content(program.parent)
    for path in before:
        path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
    program.parent.chmod(0o555)
    folder.chmod(0o755)
    trouble = selftest(program, folder, NOBODY if os.name == "posix" and os.geteuid() == 0 else None)
    program.parent.chmod(0o755)
    for path in before:
        path.chmod(path.stat().st_mode | stat.S_IWUSR)
    return trouble or ("files were written beside the program" if content(program.parent) != before else "")


def content(folder: Path) -> set[Path]:
    """Everything in a folder."""
    return set(folder.rglob("*"))


def version(program: Path, folder: Path) -> str:
    """`--version` names the compiled kernel; a windowed program of Windows cannot say it."""
    done = subprocess.run([program, "--version"], cwd=folder, capture_output=True, timeout=TIME, check=False)
    return "" if b"compiled" in done.stdout or os.name == "nt" else f"says {done.stdout!r} {done.stderr!r}"


def without_streams(program: Path, folder: Path) -> str:
    """With stdin, stdout and stderr closed."""
    if os.name == "nt":
        return ""
    command = f'exec "{program}" --selftest <&- >&- 2>&-'
    done = subprocess.run(["sh", "-c", command], cwd=folder, timeout=TIME, check=False)
    return f"exit {done.returncode}" if done.returncode else ""


CHECKS: dict[str, Callable[[Path, Path], str]] = {
    "holds nothing unwanted": packed,
    "version": version,
    "in a path with spaces and Unicode letters": lambda program, folder: selftest(program, folder),
    "from another working folder": lambda program, folder: selftest(program, Path(tempfile.gettempdir())),
    "in a read-only folder": read_only,
    "without HOME": lambda program, folder: selftest(program, folder, HOME=None, XDG_DATA_HOME=None),
    "with LANG=C": lambda program, folder: selftest(program, folder, LANG="C", LC_ALL="C", LANGUAGE=None),
    "without a sound device": lambda program, folder: selftest(program, folder, **NO_SOUND),
    "without standard streams": without_streams,
}


if __name__ == "__main__":
    sys.exit(main([Path(argument).resolve() for argument in sys.argv[1:]]))
