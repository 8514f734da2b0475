"""The single-file program: what a killed one left is removed, of this game alone, and never under a running one."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from luna.app.system import unpacked

PATIENCE = 20.0
pytestmark = pytest.mark.skipif(not unpacked.LOCKS, reason="nothing is locked on this system")
HOLDS = """
import sys, time
from pathlib import Path
from luna.app.system import unpacked
unpacked.hold(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""
STARTS = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdout=sys.stdout)
time.sleep(60)
"""
WATCHES = """
import os, sys, time
from pathlib import Path
from luna.app.system import unpacked
unpacked.LOOK, unpacked.GRACE = 0.02, {grace}
unpacked.end_with_starter(Path("_MEI"), lambda: {end})
print(os.getpid(), flush=True)
time.sleep(60)
"""


def unpack(path: Path, *names: str) -> Path:
    """A folder as the starter makes it, with some files."""
    for name in names or ("libpython.so", "assets/app/art/title.webp", f"{unpacked.PARTS}/legal.so"):
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).touch()
    return path


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder of the program that clears."""
    return unpack(tmp_path / "_MEIown")


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Callable[[Path], subprocess.Popen[str]]]:
    """Starts a program that runs in a folder."""
    running = []

    def start(folder: Path) -> subprocess.Popen[str]:
        program = subprocess.Popen([sys.executable, "-c", HOLDS, str(folder)], stdout=subprocess.PIPE, text=True)
        running.append(program)
        assert program.stdout
        assert program.stdout.readline() == "held\n"
        return program

    yield start
    for program in running:
        program.kill()
        program.communicate()


def test_the_folder_of_a_killed_program_is_removed_and_that_of_a_running_one_stays(own: Path, program):
    killed, running = (unpack(own.parent / name) for name in ("_MEIone", "_MEItwo"))
    victim = program(killed)
    program(running)
    unpacked.clear_left(own)
    assert killed.is_dir()
    victim.kill()
    victim.wait()
    unpacked.clear_left(own)
    assert not killed.exists()
    assert (running / "libpython.so").exists()
    assert (own / "libpython.so").exists()


def test_a_program_clears_what_was_left_half_cleared(own: Path):
    half = unpack(own.parent / "_MEIhalf", unpacked.MARK, "rest.so")
    unpacked.clear_left(own)
    assert not half.exists()


def test_a_folder_that_is_just_being_unpacked_stays_until_it_is_too_old_for_that(own: Path):
    partly = unpack(own.parent / "_MEIpartly")
    unpacked.clear_left(own)
    assert partly.exists()
    long_ago = time.time() - 2 * unpacked.UNPACKING
    os.utime(partly, (long_ago, long_ago))
    unpacked.clear_left(own)
    assert not partly.exists()


def test_nothing_of_others_is_touched(own: Path, tmp_path_factory: pytest.TempPathFactory):
    elsewhere = unpack(tmp_path_factory.mktemp("elsewhere"), unpacked.MARK, "precious.txt")
    others = unpack(own.parent / "_MEIother", "libpython.so", "another_program.so")
    plain = unpack(own.parent / "MEI", unpacked.MARK)
    (own.parent / "_MEIfile").touch()
    (own.parent / "_MEIlink").symlink_to(elsewhere)
    inside = unpack(own.parent / "_MEIinside", unpacked.MARK)
    (inside / "link").symlink_to(elsewhere)
    long_ago = time.time() - 2 * unpacked.UNPACKING
    os.utime(others, (long_ago, long_ago))
    unpacked.clear_left(own)
    assert not inside.exists()
    assert sorted(path.name for path in elsewhere.iterdir()) == sorted((unpacked.MARK, "precious.txt"))
    assert {path.name for path in own.parent.iterdir()} == {"_MEIown", "_MEIother", "MEI", "_MEIfile", "_MEIlink"}
    assert plain.exists()


def test_the_folder_of_another_user_is_not_touched(own: Path, monkeypatch: pytest.MonkeyPatch):
    left = unpack(own.parent / "_MEIleft", unpacked.MARK)
    monkeypatch.setattr(os, "getuid", lambda: left.stat().st_uid + 1)
    unpacked.clear_left(own)
    assert left.exists()


def test_a_program_in_a_folder_or_from_source_does_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    assert unpacked.folder() is None
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "Luna" / "files"), raising=False)
    assert unpacked.folder() is None
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_MEIxyz"))
    assert unpacked.folder() == tmp_path / "_MEIxyz"
    for step in (unpacked.hold, unpacked.clear_left):
        step(None)
    unpacked.end_with_starter(None, pytest.fail)


@pytest.mark.parametrize(("end", "grace"), [("os.kill(os.getpid(), 15)", 60.0), ("None", 0.02), ("1 / 0", 0.02)])
def test_the_program_ends_when_its_starter_is_killed(end: str, grace: float):
    code = WATCHES.format(end=end, grace=grace)
    starter = subprocess.Popen([sys.executable, "-c", STARTS, code], stdout=subprocess.PIPE, text=True)
    assert starter.stdout
    child = int(starter.stdout.readline())
    starter.send_signal(signal.SIGKILL)
    starter.wait()
    until = time.monotonic() + PATIENCE
    while runs(child):
        assert time.monotonic() < until
        time.sleep(0.02)
    starter.stdout.close()


def runs(pid: int) -> bool:
    """Whether a process is there and has not ended without being asked after."""
    try:
        os.kill(pid, 0)
        return sys.platform != "linux" or ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
