"""What the answers to a question would bring: what all of them would is told once."""

from __future__ import annotations

from collections.abc import Sequence

Outcomes = tuple[str, ...]


def apart(outcomes: Sequence[str]) -> tuple[Outcomes, str]:
    """What only each of several answers would bring, and the lines that all of them share.

    Nothing is shared where some of them would be left with nothing to say.
    """
    lines = [outcome.split("\n") for outcome in outcomes]
    shared = [line for line in lines[0] if line and all(line in others for others in lines)] if lines[1:] else []
    own = tuple("\n".join(line for line in each if line not in shared) for each in lines)
    if any(own) and not all(own):
        return tuple(outcomes), ""
    return own, "\n".join(shared)
