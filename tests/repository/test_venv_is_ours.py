"""Nothing is ever cleared that these scripts did not make, and every command makes what it needs from anything left."""

import itertools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from build_scripts import bench, build, environment, run, test

COMMANDS: dict[str, tuple[ModuleType, tuple[str, ...]]] = {
    "run.py": (run, ("game",)),
    "test.py": (test, ("game", "dev", "kernel")),
    "build.py": (build, ("game", "bundle")),
    "bench.py": (bench, ("game",)),
}
"""What each command imports and calls, as the requirement sets in which that is."""


class Prepared(Exception):  # noqa: N818 - no error: the command has what it needs and would begin its work
    """Raised in place of a command's own work."""


class Machine:
    """A source tree with a pretended pip, venv and compiler: each leaves in the tree what it has done."""

    def __init__(self, root: Path) -> None:
        self.root, self.venv, self.kernel = root, root / ".venv", root / "build" / "kernel"
        self.compiles, self.compiled = True, 0
        sets = environment.pinned("game").parent
        mine = root / sets.relative_to(environment.ROOT)
        mine.mkdir(parents=True)
        for path in sets.glob("*.txt"):
            (mine / path.name).write_text(f"{path.stem}==1")

    def run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        code = 0
        if command[1:3] == ["-m", "venv"]:
            (self.venv / "bin").mkdir()
            (self.venv / "bin" / "python").touch()
        elif command[1:3] == ["-m", "pip"]:
            (self.venv / Path(command[-1]).with_suffix(".set").name).touch()
        else:
            assert "kernel" in self.installed()
            self.compiled += 1
            code = 0 if self.compiles else 1
            if self.compiles:
                self.kernel.mkdir(parents=True, exist_ok=True)
                (self.kernel / "fingerprint").write_text("now")
        return subprocess.CompletedProcess(command, code, "")

    def installed(self) -> set[str]:
        return {path.stem for path in self.venv.glob("*.set")}

    def kernel_module(self) -> SimpleNamespace:
        fingerprint = self.kernel / "fingerprint"
        return SimpleNamespace(
            BUILD=self.kernel,
            RECIPE="kernel.py",
            kernel_sources=lambda: ["legal.pxd"],
            fingerprint=lambda: "now",
            is_current=lambda: fingerprint.exists() and fingerprint.read_text() == "now",
        )


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    (tmp_path / "tree").mkdir()
    machine = Machine(tmp_path / "tree")
    for name, path in (("VENV", ""), ("PYTHON", "bin/python"), ("STAMP", "luna-stamp.json"), ("MARK", "luna-made.txt")):
        monkeypatch.setattr(environment, name, machine.venv / path)
    monkeypatch.setattr(environment, "ROOT", machine.root)
    monkeypatch.setattr(environment, "run", machine.run)
    monkeypatch.setattr(environment, "load_kernel_module", machine.kernel_module)
    monkeypatch.setattr(environment, "has_compiler", lambda: True)
    return machine


def call(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs a command as far as to its own work."""
    prepare = environment.prepare

    def prepared(*sets: str, **options: bool) -> None:
        prepare(*sets, **options)
        raise Prepared

    with monkeypatch.context() as patched:
        patched.setattr(environment, "prepare", prepared)
        patched.setattr(sys, "argv", [name])
        with pytest.raises(Prepared):
            COMMANDS[name][0].main()


def empty(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.mkdir()


VENVS: dict[str, Callable[[Machine], object]] = {
    "venv whole": lambda machine: None,
    "venv deleted": lambda machine: shutil.rmtree(machine.venv),
    "venv empty": lambda machine: empty(machine.venv),
    "stamp deleted": lambda machine: environment.STAMP.unlink(),
    "stamp away": lambda machine: environment.STAMP.rename(environment.STAMP.with_suffix(".away")),
    "another Python": lambda machine: environment.STAMP.write_text(json.dumps({"interpreter": "another"})),
    "Python gone": lambda machine: environment.PYTHON.unlink(),
}
BUILDS: dict[str, Callable[[Machine], object]] = {
    "build whole": lambda machine: None,
    "build deleted": lambda machine: shutil.rmtree(machine.root / "build"),
    "kernel stale": lambda machine: (machine.kernel / "fingerprint").write_text("before"),
    "kernel's fingerprint deleted": lambda machine: (machine.kernel / "fingerprint").unlink(),
}
FAILED: dict[str, Callable[[Machine], object]] = {
    "never failed": lambda machine: None,
    "failed long ago": lambda machine: note_failure(machine, "another fingerprint"),
    "failed as the kernel alone tells it": lambda machine: note_failure(machine, "now"),
    "failed unreadably": lambda machine: note_failure(machine, b"\xff\x00"),
}
ANYTHING_LEFT = list(itertools.product(VENVS, BUILDS, FAILED))


def note_failure(machine: Machine, content: str | bytes) -> None:
    machine.kernel.mkdir(parents=True, exist_ok=True)
    (machine.kernel / "failed").write_bytes(content if isinstance(content, bytes) else content.encode())


@pytest.mark.parametrize(("name", "before"), [*((name, "run.py") for name in COMMANDS), ("run.py", "test.py")])
def test_a_command_makes_what_it_needs_whatever_is_left(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, name: str, before: str
):
    for venv, built, failed in ANYTHING_LEFT:
        call(before, monkeypatch)
        VENVS[venv](machine)
        BUILDS[built](machine)
        FAILED[failed](machine)
        call(name, monkeypatch)
        left = f"{venv}, {built}, {failed}"
        assert machine.installed() >= set(COMMANDS[name][1]), left
        assert machine.kernel_module().is_current(), left


def test_what_could_not_be_compiled_is_tried_again_only_when_something_has_changed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
):
    machine.compiles = False
    call("run.py", monkeypatch)
    call("test.py", monkeypatch)
    assert machine.compiled == 1
    shutil.rmtree(machine.venv)
    call("run.py", monkeypatch)
    assert machine.compiled == 2
    environment.pinned("kernel").write_text("cython==2")
    call("run.py", monkeypatch)
    assert machine.compiled == 3


def test_the_downloads_are_not_built_without_a_kernel(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    machine.compiles = False
    call("run.py", monkeypatch)
    monkeypatch.setattr(sys, "argv", ["build.py"])
    for compiler, why in ((True, "build.log"), (False, "a C compiler")):
        monkeypatch.setattr(environment, "has_compiler", lambda compiler=compiler: compiler)
        with pytest.raises(SystemExit) as ended:
            build.main()
        assert ended.value.code == 1
        assert why in capsys.readouterr().err
    machine.compiles = True
    monkeypatch.setattr(environment, "has_compiler", lambda: True)
    call("build.py", monkeypatch)
    assert machine.kernel_module().is_current()


def shared(folder: Path) -> None:
    """An environment of somebody else, with all that one of ours has but the mark and the stamp."""
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").touch()
    (folder / "pyvenv.cfg").write_text("home = /usr/bin\n")
    (folder / "work.txt").write_text("years of work")


def linked_to_ours(machine: Machine) -> None:
    """Another tree's environment, made by these scripts, which several trees share by a link."""
    other = machine.root.parent / "other"
    shared(other)
    (other / "luna-stamp.json").write_text(json.dumps({"interpreter": "of another tree"}))
    (other / "luna-made.txt").touch()
    machine.venv.symlink_to(other)


FOREIGN: dict[str, Callable[[Machine], object]] = {
    "was not made by this program": lambda machine: shared(machine.venv),
    "is a link to": linked_to_ours,
    "is no folder": lambda machine: machine.venv.write_text("a note"),
    "is a link to nowhere": lambda machine: machine.venv.symlink_to("nowhere"),
}


def everything(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): path.read_text() for path in files}


@pytest.mark.parametrize("trouble", FOREIGN)
@pytest.mark.parametrize("name", COMMANDS)
def test_what_others_made_is_left_as_it_is_and_a_sentence_says_what_to_do(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, trouble: str
):
    FOREIGN[trouble](machine)
    before = everything(machine.root.parent)
    monkeypatch.setattr(sys, "argv", [name])
    with pytest.raises(SystemExit) as ended:
        COMMANDS[name][0].main()
    assert ended.value.code == 1
    said = capsys.readouterr().err.strip()
    assert trouble in said
    assert said.endswith("move it away or give it another name, then start again.")
    assert said.count("\n") == 0
    assert everything(machine.root.parent) == before
    assert os.path.lexists(machine.venv)


def test_clearing_removes_links_and_not_what_they_lead_to(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    call("run.py", monkeypatch)
    kept = machine.root.parent / "kept"
    shared(kept)
    (machine.venv / "folder").symlink_to(kept)
    (machine.venv / "file").symlink_to(kept / "work.txt")
    before = everything(kept)
    environment.STAMP.unlink()
    call("run.py", monkeypatch)
    assert not os.path.lexists(machine.venv / "folder")
    assert not os.path.lexists(machine.venv / "file")
    assert everything(kept) == before


def test_a_linked_environment_that_serves_this_tree_is_used(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    call("run.py", monkeypatch)
    elsewhere = machine.root.parent / "larger disk"
    machine.venv.rename(elsewhere)
    machine.venv.symlink_to(elsewhere)
    call("test.py", monkeypatch)
    assert machine.installed() >= set(COMMANDS["test.py"][1])


def test_a_creation_interrupted_at_any_moment_is_begun_anew(machine: Machine, monkeypatch: pytest.MonkeyPatch):
    class Killed(BaseException):
        pass

    for moment in ("venv", "pip"):
        shutil.rmtree(machine.venv, ignore_errors=True)

        def killed(command: list[str], moment: str = moment) -> subprocess.CompletedProcess[str]:
            if command[2] == moment:
                (machine.venv / "half").touch()
                raise Killed
            return machine.run(command)

        monkeypatch.setattr(environment, "run", killed)
        with pytest.raises(Killed):
            environment.prepare("game")
        monkeypatch.setattr(environment, "run", machine.run)
        call("run.py", monkeypatch)
        assert not (machine.venv / "half").exists()
        assert "game" in machine.installed()
