"""A worker process as seen from the window: no call here waits for it, and one that was killed is replaced."""

from __future__ import annotations

import contextlib
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from luna.ai.messages import Answer, Cancel, Failure, Report, Task, Think
from luna.ai.worker import serve

TRIES = 3
"""How often a task is given to a worker that dies of it."""
PATIENCE = 0.2
"""Seconds a worker has for ending by itself."""


class ThinkingError(Exception):
    """A worker died of its task again and again, or its thinking raised; the message has the traceback."""


class WorkerProcess:
    """One worker, started when it is first needed; it does one task at a time."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._task: Task | None = None
        self._tries = 0
        self.found: object = None
        """What was last reported about the task, None before."""

    @property
    def pid(self) -> int | None:
        """The process, None before it is started."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Starts the process unless it runs; it gets ready while the window goes on."""
        if self._process and self._process.is_alive():
            return
        self.close(0)
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, self._think), name="luna-worker", daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, task: Task) -> None:
        """Gives a task; it replaces the one before."""
        self._task, self._tries, self.found = task, 1, None
        self._give()

    def cancel(self) -> None:
        """Lets the worker stop; what it still answers is not looked at."""
        if self._task:
            self.send(Cancel(self._task.ticket))
        self._task = None

    def send(self, message: Task | Cancel) -> None:
        """Sends to whoever may be there; that nobody is shows when the answer is waited for."""
        if self._pipe:
            with contextlib.suppress(OSError):
                self._pipe.send(message)

    def poll(self) -> Answer | None:
        """The answer to the last task once it is there; raises ThinkingError."""
        while self._task:
            message = self._received()
            if message is None:
                return None
            if isinstance(message, Report) and message.ticket == self._task.ticket:
                self.found = message.found
            elif isinstance(message, Answer | Failure) and message.ticket == self._task.ticket:
                self._task = None
                if isinstance(message, Failure):
                    raise ThinkingError(message.report)
                return message
        return None

    def close(self, patience: float = PATIENCE) -> None:
        """Ends the process, by force after so many seconds; it may be started again."""
        if self._pipe:
            self._pipe.close()
        if self._process:
            self._process.join(patience)
            self._process.kill()
            self._process.join()
            self._process.close()
        self._pipe = self._process = None

    def _received(self) -> object:
        """The next message that is there already, None if there is none; a worker that died gets a successor."""
        try:
            if self._pipe and self._pipe.poll():
                return self._pipe.recv()
        except (EOFError, OSError):
            self._replace()
        return None

    def _replace(self) -> None:
        """The task for a new process, unless too many died of it."""
        self.close(0)
        if self._tries == TRIES:
            self._task = None
            raise ThinkingError(f"the worker died {TRIES} times")
        self._tries += 1
        self._give()

    def _give(self) -> None:
        self.start()
        if self._task:
            self.send(self._task)
