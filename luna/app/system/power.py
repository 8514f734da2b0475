"""Whether the machine runs on a battery, as its system tells; where nobody tells, it does not."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

SUPPLIES = Path("/sys/class/power_supply")
LASTING = 60.0
"""Seconds that an answer is believed."""
PATIENCE = 1.0
"""Seconds that a program of the system may take to answer."""


class Power:
    """Asks at most once a minute."""

    def __init__(self, ask: Callable[[], bool] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._ask, self._clock = ask or on_battery, clock
        self._until = float("-inf")
        self._battery = False

    @property
    def battery(self) -> bool:
        """Whether it runs on a battery."""
        now = self._clock()
        if now >= self._until:
            self._battery, self._until = self._ask(), now + LASTING
        return self._battery


def on_battery() -> bool:
    """Asks this system."""
    asked = {"win32": _on_battery_windows, "darwin": _on_battery_mac}.get(sys.platform, discharging)
    try:
        return asked()
    except (OSError, ValueError, AttributeError, subprocess.SubprocessError):
        return False


def discharging(supplies: Path = SUPPLIES) -> bool:
    """Whether a battery of the machine is being emptied; those of mice and the like do not count."""
    for supply in sorted(supplies.glob("*")):
        own = _read(supply / "scope") != "Device"
        if own and _read(supply / "type") == "Battery" and _read(supply / "status") == "Discharging":
            return True
    return False


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _on_battery_mac() -> bool:
    told = subprocess.run(["pmset", "-g", "batt"], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return "'Battery Power'" in told.stdout


class _PowerStatus(ctypes.Structure):
    """`SYSTEM_POWER_STATUS`."""

    _fields_ = [
        ("line", ctypes.c_ubyte),
        ("flag", ctypes.c_ubyte),
        ("percent", ctypes.c_ubyte),
        ("saver", ctypes.c_ubyte),
        ("seconds", ctypes.c_ulong),
        ("full_seconds", ctypes.c_ulong),
    ]


def _on_battery_windows() -> bool:
    status = _PowerStatus()
    told = getattr(ctypes, "windll").kernel32.GetSystemPowerStatus(ctypes.byref(status))  # noqa: B009
    return bool(told) and status.line == 0
