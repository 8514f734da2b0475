"""How large the downloads are and how soon they can be played: `measure.py ARCHIVE PROGRAM...`; needs a display.

A start is measured from the call to the first picture that takes clicks. For a cold start the system is asked to forget
the program's own files before; libraries of the system stay in its memory. Each number is the median of several starts.
"""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import zlib
from pathlib import Path

STARTS = 7
PATIENCE = 60.0
POLL = 0.001
PARTS = ("art", "sound")
"""Folders of the program and of each game in `assets`."""


def main(archive: Path, programs: list[Path]) -> int:
    """Prints a line for each number."""
    print(f"{archive.name}: {archive.stat().st_size / 1e6:.1f} MB{shares(archive)}", flush=True)
    for program in programs:
        kind = f"{program.parent.name}/{program.name}"
        start(program)  # the first one lets the system check and read what it will
        for name, cold in (("warm", False), ("cold", True)):
            if cold and not hasattr(os, "posix_fadvise"):
                print(f"{kind}: cold starts cannot be measured on this system")
                continue
            taken = [start(program, cold) for _ in range(STARTS)]
            print(
                f"{kind}: first picture {name} {statistics.median(taken):.2f} s, at worst {max(taken):.2f} s",
                flush=True,
            )
    return 0


def shares(archive: Path) -> str:
    """How much of it art and sound are, as a part of a sentence; empty where the archive is no tar."""
    if not tarfile.is_tarfile(archive):
        return ""
    sizes = dict.fromkeys(PARTS, 0)
    with tarfile.open(archive) as files:
        for member in files:
            part = next((name for name in PARTS if re.search(f"assets/[^/]+/{name}/", member.name)), None)
            content = files.extractfile(member) if part else None
            if part and content:
                sizes[part] += len(zlib.compress(content.read()))
    return "".join(f", of that {name} {size / 1e6:.1f} MB" for name, size in sizes.items())


def start(program: Path, cold: bool = False) -> float:
    """Seconds from the call to the first picture; the program is ended after it."""
    if cold:
        forget(program)
    with tempfile.TemporaryDirectory(prefix="luna-start-", ignore_cleanup_errors=True) as folder:
        frames = Path(folder) / "frames.txt"
        began = time.perf_counter()
        running = subprocess.Popen(
            [program, "--frame-log", str(frames)],
            env={**os.environ, "LUNA_HOME": folder},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not (frames.exists() and frames.stat().st_size):
                if running.poll() is not None or time.perf_counter() - began > PATIENCE:
                    raise RuntimeError(f"{program} shows no picture")
                time.sleep(POLL)
            return time.perf_counter() - began
        finally:
            running.terminate()
            running.wait()


def forget(program: Path) -> None:
    """Asks the system to drop the program's files from its memory."""
    whole = (program.parent / "files").is_dir()
    for path in (path for path in (program.parent.rglob("*") if whole else [program]) if path.is_file()):
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
        finally:
            os.close(file)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), [Path(argument).resolve() for argument in sys.argv[2:]]))
