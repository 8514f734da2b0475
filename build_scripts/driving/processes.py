"""The processes of a running program, read from /proc: the one that was started and all that came of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")
GONE, RUNS = "ZX", "R"


@dataclass(frozen=True, order=True)
class Process:
    """A process; when it started tells it from a later one with the same number."""

    pid: int
    started: int

    @property
    def state(self) -> str:
        """The letter of its state, empty if it is gone."""
        now = _read(self.pid)
        return now[1] if now and now[0] == self and now[1] not in GONE else ""

    def __str__(self) -> str:
        try:
            called = (PROC / str(self.pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        except OSError:
            called = ""
        return f"{self.pid} {self.state} {called}"


def family(pid: int) -> list[Process]:
    """A process and all that it and its children have started and that have not ended."""
    everyone = list(_everyone())
    found = {pid}
    for _ in everyone:  # nobody has more generations than there are processes
        more = {process.pid for process, _, parent in everyone if parent in found}
        if more <= found:
            break
        found |= more
    return sorted(process for process, _, _ in everyone if process.pid in found and process.state)


def still_there(processes: list[Process]) -> list[Process]:
    """Those that have not ended."""
    return [process for process in processes if process.state]


def _everyone() -> Iterator[tuple[Process, str, int]]:
    for name in os.listdir(PROC):
        if name.isdecimal() and (read := _read(int(name))):
            yield read


def _read(pid: int) -> tuple[Process, str, int] | None:
    """The process, the letter of its state and its parent; None if it is gone."""
    try:
        told = (PROC / str(pid) / "stat").read_text("utf-8", "replace")
    except OSError:
        return None
    fields = told.rpartition(")")[2].split()  # the name before may hold anything
    return Process(pid, int(fields[19])), fields[0], int(fields[1])
