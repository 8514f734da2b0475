"""The worker process: waits for a task, thinks in slices, listens between them, and ends when the pipe does.

While it has nothing to do it waits in the pipe and costs nothing. The other end closes with the window however that
ends, even killed; then reading fails and the process is over.
"""

from __future__ import annotations

import contextlib
import os
import signal
import traceback
from multiprocessing.connection import Connection

from luna.ai.messages import Answer, Cancel, Failure, Report, Task, Think, Thinking

POLITENESS = 5
"""Niceness: the window draws first."""


def serve(pipe: Connection, think: Think) -> None:
    """Does tasks until the pipe closes. A new task or its cancelling ends the one that is being done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the window's affair
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with contextlib.suppress(EOFError, OSError):
        while True:
            message = pipe.recv()
            while isinstance(message, Task):
                message = _done(pipe, message, think(message))


def _done(pipe: Connection, task: Task, thinking: Thinking) -> object:
    """Thinks and answers; the message that interrupted it, if one did."""
    while True:
        try:
            found = next(thinking)
        except StopIteration as end:
            pipe.send(Answer(task.ticket, end.value))
            return None
        except Exception:
            pipe.send(Failure(task.ticket, traceback.format_exc()))
            return None
        if found is not None:
            pipe.send(Report(task.ticket, found))
        if pipe.poll():
            message = pipe.recv()
            if isinstance(message, Task) or message == Cancel(task.ticket):
                thinking.close()
                pipe.send(Answer(task.ticket))
                return message
