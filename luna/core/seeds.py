"""The numbers that set-ups are drawn with; short enough to be told to somebody else."""

from __future__ import annotations

import secrets

SEED_DIGITS = 9


def new_seed() -> int:
    """One that nobody can know before."""
    return secrets.randbelow(10**SEED_DIGITS)
