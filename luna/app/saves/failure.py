"""What keeps a game from being saved or opened, as a value: the game goes on."""

from __future__ import annotations

import errno
from dataclasses import dataclass

_REASONS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


@dataclass(frozen=True, slots=True)
class SaveFailure:
    """`reason` is disk-full, read-only, open-elsewhere, damaged or other; `save-failure-REASON` is its sentence."""

    reason: str


OPEN_ELSEWHERE = SaveFailure("open-elsewhere")
DAMAGED = SaveFailure("damaged")


def failure_of(error: OSError) -> SaveFailure:
    """The failure an error of the system means."""
    return SaveFailure(_REASONS.get(error.errno or 0, "other"))
