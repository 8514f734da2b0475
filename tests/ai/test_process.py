"""The worker process: answers, interruptions, violent ends, and nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from luna.ai.messages import Answer, Cancel, Task, Vote
from luna.ai.process import ThinkingError, WorkerProcess
from tests.ai.thoughts import think

LONG = 20.0
"""Seconds after which a test gives up; a busy machine is no bug."""
stoppable = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    worker = WorkerProcess(think)
    yield worker
    worker.close()


def answer_of(worker: WorkerProcess) -> Answer:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        if answer := worker.poll():
            return answer
        time.sleep(0.001)
    raise TimeoutError


def busy(worker: WorkerProcess, player: str = "endless") -> int:
    """Has the worker think; its process, once it surely does."""
    worker.ask(Task(1, 0, "quick"))
    answer_of(worker)
    worker.ask(Task(2, 22, player))
    time.sleep(0.05)
    assert worker.pid
    return worker.pid


def test_no_process_is_started_before_something_is_asked(worker):
    assert worker.pid is None
    assert worker.poll() is None


def test_an_answer_has_the_ticket_of_its_task_and_comes_once(worker):
    worker.ask(Task(7, 5, "steady"))
    assert worker.poll() is None
    assert answer_of(worker) == Answer(7, (Vote((5,)),))
    assert worker.poll() is None


def test_a_new_task_replaces_the_old_one_whose_answer_is_dropped(worker):
    busy(worker)
    worker.ask(Task(3, 33, "quick"))
    assert answer_of(worker) == Answer(3, (Vote((33,)),))


def test_an_answer_that_comes_too_late_is_dropped(worker):
    worker.ask(Task(1, 11, "quick"))
    time.sleep(0.3)
    worker.ask(Task(2, 22, "quick"))
    assert answer_of(worker).ticket == 2


def test_a_cancelled_worker_stops_within_a_moment(worker):
    busy(worker)
    began = time.monotonic()
    worker.send(Cancel(2))
    assert answer_of(worker) == Answer(2)
    assert time.monotonic() - began < 1.0  # 8 ms on an idle machine


def test_cancelling_something_else_stops_nothing(worker):
    busy(worker, "steady")
    worker.send(Cancel(1))
    assert answer_of(worker) == Answer(2, (Vote((22,)),))


def test_a_cancelled_task_has_no_answer(worker):
    worker.ask(Task(1, 11, "quick"))
    worker.cancel()
    time.sleep(0.3)
    assert worker.poll() is None


def test_an_exception_while_thinking_is_told_with_its_traceback_and_harms_nothing_else(worker):
    worker.ask(Task(1, 0, "broken"))
    with pytest.raises(ThinkingError, match="nothing comes to mind"):
        answer_of(worker)
    worker.ask(Task(2, 2, "quick"))
    assert answer_of(worker).ticket == 2


def test_a_worker_killed_at_work_gets_a_successor_who_does_the_task(worker):
    killed = busy(worker, "steady")
    os.kill(killed, signal.SIGTERM)
    assert answer_of(worker) == Answer(2, (Vote((22,)),))
    assert worker.pid != killed


def test_a_worker_killed_at_rest_is_replaced_when_something_is_asked(worker):
    worker.ask(Task(1, 1, "quick"))
    answer_of(worker)
    os.kill(worker.pid, signal.SIGTERM)
    worker.ask(Task(2, 2, "quick"))
    assert answer_of(worker).ticket == 2


def test_a_task_that_kills_its_worker_each_time_is_given_up(worker):
    worker.ask(Task(1, 0, "deadly"))
    with pytest.raises(ThinkingError, match="died"):
        answer_of(worker)
    worker.ask(Task(2, 2, "quick"))
    assert answer_of(worker).ticket == 2


def test_an_interrupt_from_the_terminal_is_not_for_the_worker(worker):
    os.kill(busy(worker, "steady"), signal.SIGINT)
    pid = worker.pid
    assert answer_of(worker).ticket == 2
    assert worker.pid == pid


@stoppable
def test_a_stopped_worker_holds_nobody_up_and_goes_on_later(worker):
    pid = busy(worker, "steady")
    os.kill(pid, signal.SIGSTOP)
    began = time.monotonic()
    assert [worker.poll() for _ in range(100)] == [None] * 100
    assert time.monotonic() - began < 1.0
    os.kill(pid, signal.SIGCONT)
    assert answer_of(worker) == Answer(2, (Vote((22,)),))
    assert worker.pid == pid


@pytest.mark.parametrize("stopped", [False, pytest.param(True, marks=stoppable)])
def test_a_closed_worker_is_gone_whatever_it_did(worker, stopped):
    pid = busy(worker)
    if stopped:
        os.kill(pid, signal.SIGSTOP)
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_closed_worker_can_be_asked_again(worker):
    busy(worker)
    worker.close()
    worker.ask(Task(3, 3, "quick"))
    assert answer_of(worker).ticket == 3


WINDOW = """
import time
from luna.ai.messages import Task
from luna.ai.process import WorkerProcess
from tests.ai.thoughts import think

if __name__ == "__main__":
    worker = WorkerProcess(think)
    worker.ask(Task(1, 1, "quick"))
    while not worker.poll():
        time.sleep(0.001)
    worker.ask(Task(2, 2, {player!r}))
    print("thinking", flush=True)
    {end}
"""


@pytest.mark.parametrize("player", ["quick", "endless"])
@pytest.mark.parametrize("end", ["time.sleep(100)", "pass"])
def test_no_process_survives_the_window_whether_it_is_killed_or_ends(player, end):
    source = WINDOW.format(player=player, end=end)
    window = subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert window.stdout
    assert window.stdout.readline().strip() == b"thinking"
    time.sleep(0.1)
    if end != "pass":
        window.kill()
    # Every process that is left would still hold the other end of this pipe.
    assert window.communicate(timeout=LONG)[0] == b""
