"""A game of one number, thought about in different ways: what workers are tested with."""

from __future__ import annotations

import os
import signal
import time

from luna.ai.messages import Task, Thinking, Vote


def think(task: Task) -> Thinking:
    """Votes for the position itself; the player's name says how long that takes and whether it goes well."""
    number = task.position
    assert isinstance(number, int)
    if task.player == "broken":
        raise LookupError("nothing comes to mind")
    if task.player == "deadly":
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(10)
    slices = {"quick": 0, "steady": 30, "endless": 10**6}[task.player]
    for _ in range(slices):
        time.sleep(0.005)
        yield
    return (Vote((number,)),)
